//! What the rules of thumb, the belief and the memory promise.
use engine::{Fate, Game, Heuristics, Memory, Quick, Seat, Setup, Unseen, Viewer};
use gnomes::{Action, Event, Gnomes, KEEPABLE, Level, Place, Places, State, Step, Tile, Tiles, View, tile_odds};
use testkit::{by_lot, by_rule, played};

/// A match by the cheap rule of thumb with some random moves; `each` sees every decision with all events so far.
fn play(players: u8, seed: u64, mut each: impl FnMut(&State, &[Event], &mut Quick)) {
    let setup = Setup::new::<Gnomes>(players).expect("two to four can play");
    played::<Gnomes>(&setup, seed, |told, seat, fate| {
        each(told, told.events, fate);
        if fate.below(8) == 0 { by_lot::<Gnomes>(told, seat, fate) } else { Gnomes::playout(told, seat, fate) }
    });
}

fn news(events: &[Event], seat: Seat) -> Vec<Event> {
    events.iter().copied().filter(|&event| Gnomes::audience(event).has(Viewer::Seat(seat))).collect()
}

fn hidden(view: &View, seat: Seat) -> Places {
    view.dealt().minus(view.seen[seat])
}

/// All ways to lay tiles of one level at some places, counted one by one.
struct Count<'a> {
    level: Level,
    /// What behaviour tells about each number of diamonds there.
    tells: &'a [[f64; 6]],
    laid: Vec<u8>,
    /// The total weight of all worlds in which this kind lies at that place.
    found: Vec<[f64; 16]>,
    all: f64,
}

impl Count<'_> {
    /// Goes on with what is left; `weight` is that of the tiles laid so far.
    fn lay(&mut self, left: Tiles, weight: f64) {
        let Some(tells) = self.tells.get(self.laid.len()) else {
            self.all += weight;
            let at = self.laid.iter().zip(&mut self.found);
            return at.for_each(|(&kind, found)| found[usize::from(kind)] += weight);
        };
        for kind in left.kinds() {
            let mut rest = left;
            rest.take(kind);
            let tell = tells[usize::from(Tile::new(self.level, kind).diamonds())];
            self.laid.push(kind);
            self.lay(rest, weight * f64::from(left.count(kind)) * tell);
            self.laid.pop();
        }
    }
}

/// The chance of every kind at each of these places, from all possible worlds.
fn by_enumeration(level: Level, tells: &[[f64; 6]], unseen: Tiles) -> Vec<[f64; 16]> {
    let found = vec![[0.0; 16]; tells.len()];
    let mut count = Count { level, tells, laid: vec![], found, all: 0.0 };
    count.lay(unseen.only(&KEEPABLE[level.index()]), 1.0);
    count.found.iter_mut().flatten().for_each(|weight| *weight /= count.all);
    count.found
}

fn unseen(view: &View, seat: Seat, level: Level) -> Tiles {
    let mut rest = view.pool[level.index()];
    let own = view.seen[seat].minus(view.public()).and(view.dealt());
    let known = own.filter_map(|place| view.tile(place)).chain(view.faces.hand);
    known.filter(|tile| tile.level() == level).for_each(|tile| rest.take(tile.kind()));
    rest
}

/// The view of a seat that was shown all but `most` tiles of each level, so that all worlds can be counted one by one.
fn shrink(state: &State, seat: Seat, most: u32, fate: &mut Quick) -> View {
    let mut state = *state;
    for level in Level::ALL {
        loop {
            let mut places = state.dealt().minus(state.seen[seat]);
            let mut of_level = places.filter(|&place| state.back(place) == level).collect::<Places>();
            if of_level.len() <= most {
                break;
            }
            places = of_level;
            let place = of_level.nth(fate.below(places.len()) as usize).expect("the number is below the length");
            state.open.seen[seat].add(place);
        }
    }
    Gnomes::view(&state, Viewer::Seat(seat))
}

#[test]
fn the_odds_of_every_hidden_tile_are_those_of_all_worlds_counted() {
    let mut positions = 0;
    for seed in 0..40 {
        play(2 + (seed % 3) as u8, seed, |state, events, fate| {
            if fate.below(20) != 0 {
                return;
            }
            let seat = Seat(fate.below(u32::from(state.players)) as u8);
            let (view, news) = (shrink(state, seat, 4, fate), news(events, seat));
            let belief = Gnomes::believe(&view, &news);
            for level in Level::ALL {
                let of_level = hidden(&view, seat).filter(|&place| view.back(place) == level);
                let places: Vec<Place> = of_level.collect();
                let tells: Vec<_> = places.iter().map(|&place| belief.likelihood(place)).collect();
                let counted = by_enumeration(level, &tells, unseen(&view, seat, level));
                for (place, counted) in places.into_iter().zip(counted) {
                    let odds = tile_odds(&view, &belief, place);
                    let off = odds.iter().zip(counted).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                    assert!(off < 1e-9, "seed {seed}: off by {off} at {place:?}\n{}", Gnomes::write_view(&view));
                    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                    positions += 1;
                }
            }
        });
    }
    assert!(positions > 500, "{positions}");
}

#[test]
fn imagined_worlds_are_as_frequent_as_the_odds_say_and_fit_the_view() {
    for seed in 0..3 {
        let mut taken = false;
        play(4 - seed as u8, seed + 20, |state, events, fate| {
            if taken || state.level != [Level::I, Level::II, Level::III][seed as usize] || fate.below(3) != 0 {
                return;
            }
            taken = true;
            let seat = state.owing.first().expect("somebody decides");
            let (view, news) = (Gnomes::view(state, Viewer::Seat(seat)), news(events, seat));
            let belief = Gnomes::believe(&view, &news);
            let (rounds, mut found) = (20_000, [[0.0; 16]; Place::COUNT]);
            for round in 0..rounds {
                let world = Gnomes::imagine(&view, &belief, fate);
                if round % 100 == 0 {
                    assert_eq!(Gnomes::view(&world, Viewer::Seat(seat)), view);
                    assert_eq!(Gnomes::audit(&world), Ok(()));
                }
                for place in hidden(&view, seat) {
                    let tile = world.faces.tiles[place.index()].expect("every place was filled");
                    found[place.index()][usize::from(tile.kind())] += 1.0 / f64::from(rounds);
                }
            }
            for place in hidden(&view, seat) {
                let odds = tile_odds(&view, &belief, place);
                let off = odds.iter().zip(found[place.index()]).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                assert!(off < 0.015, "off by {off} at {place:?}");
            }
        });
        assert!(taken);
    }
}

#[test]
fn what_was_kept_is_believed_to_be_better_than_what_was_given_away() {
    let (mut kept, mut given) = ((0.0, 0.0), (0.0, 0.0));
    for seed in 0..60 {
        play(3, seed, |state, events, fate| {
            if state.level != Level::II || fate.below(10) != 0 {
                return;
            }
            let (seat, from) = (Seat(0), events.len().saturating_sub(60));
            let (view, news) = (Gnomes::view(state, Viewer::Seat(seat)), news(events, seat));
            let belief = Gnomes::believe(&view, &news);
            let mean = |place| mean(view.back(place), &tile_odds(&view, &belief, place));
            for place in hidden(&view, seat).and(state.face_down) {
                let fresh = |event: &&Event| matches!(event, Event::Kept { place: there, .. } if *there == place);
                let foisted = !view.seen[place.owner()].has(place);
                let sum = if foisted { &mut given } else { &mut kept };
                if foisted || events[from..].iter().rev().any(|event| fresh(&event)) {
                    *sum = (sum.0 + mean(place), sum.1 + 1.0);
                }
            }
        });
    }
    assert!(kept.0 / kept.1 > given.0 / given.1 + 0.5, "{kept:?} {given:?}");
}

fn mean(level: Level, odds: &[f64; 16]) -> f64 {
    (1..16u8)
        .filter(|&kind| odds[usize::from(kind)] > 0.0)
        .map(|kind| odds[usize::from(kind)] * f64::from(Tile::new(level, kind).diamonds()))
        .sum()
}

#[test]
fn memory_loses_as_much_each_turn_as_it_says() {
    for (memory, share) in [(Memory::Perfect, 0.0), (Memory::Human, 0.08), (Memory::Poor, 0.25)] {
        let (mut before, mut lost) = (0.0, 0.0);
        for seed in 0..150 {
            let seat = Seat((seed % 3) as u8);
            let mut last: Option<View> = None;
            let mut turns = 0;
            play(3, seed, |state, events, _| {
                let (view, news) = (Gnomes::view(state, Viewer::Seat(seat)), news(events, seat));
                let recalled = Gnomes::recall(&view, &news, memory, seed);
                assert_eq!((recalled.faces.hand, recalled.faces.picks), (view.faces.hand, view.faces.picks));
                let gone = view.seen[seat].minus(recalled.seen[seat]);
                assert!(gone.and(view.public()).is_empty(), "what lies open is never forgotten");
                assert!(gone.clone().all(|place| recalled.tile(place).is_none()));
                let now = news.iter().filter(|event| matches!(event, Event::Passed { to } if *to == seat)).count();
                if now > turns && now > 1 {
                    turns = now;
                    // From one of its turns to the next, only tiles that stayed in place can be compared.
                    if let Some(last) = last {
                        let same = last.seen[seat].and(last.face_down).and(state.face_down);
                        let same = same.filter(|&place| last.tile(place) == view.tile(place)).collect::<Places>();
                        before += f64::from(same.len());
                        lost += f64::from(same.minus(recalled.seen[seat]).len());
                    }
                }
                last = Some(recalled);
            });
        }
        let found = lost / before;
        assert!((found - share).abs() < 0.02, "{memory:?} lost {found} instead of {share}");
        assert!(share > 0.0 || lost == 0.0);
    }
}

#[test]
fn gn_8_6_who_asks_for_a_hint_is_taken_to_know_what_the_screen_shows() {
    let mut known = 0;
    for seed in 0..10 {
        play(3, seed, |state, events, _| {
            let seat = Seat((seed % 3) as u8);
            let (view, news) = (Gnomes::view(state, Viewer::Seat(seat)), news(events, seat));
            let recalled = Gnomes::recall(&view, &news, Memory::Screen, seed);
            let covered = |view: &View| view.seen[seat].minus(view.public()).and(view.dealt());
            known += covered(&view).len();
            if state.step != Step::FirstLook {
                assert!(covered(&recalled).is_empty(), "a covered front is on no screen");
                assert!(covered(&view).all(|place| recalled.tile(place).is_none()));
            }
        });
    }
    assert!(known > 0, "there was something to forget");
}

#[test]
fn the_same_seed_forgets_the_same_and_what_is_seen_again_is_known_again() {
    let (mut differ, mut forgotten, mut seen) = (0, 0, 0);
    for seed in 0..20 {
        play(2, seed, |state, events, _| {
            let seat = Seat(0);
            let (view, news) = (Gnomes::view(state, Viewer::Seat(seat)), news(events, seat));
            let recalled = Gnomes::recall(&view, &news, Memory::Poor, 7);
            assert_eq!(recalled, Gnomes::recall(&view, &news, Memory::Poor, 7));
            differ += u32::from(recalled != Gnomes::recall(&view, &news, Memory::Poor, 8));
            forgotten += view.seen[seat].minus(recalled.seen[seat]).len();
            // What was seen in this very turn is not yet forgotten, unless it was moved.
            let since = news.iter().rposition(|event| matches!(event, Event::Saw { .. })).map(|at| &news[at..]);
            let moved = |event: &Event| matches!(event, Event::Swapped { .. } | Event::Kept { .. });
            let passed = |event: &Event| matches!(event, Event::Passed { to } if *to == seat);
            if let Some([Event::Saw { place, tile, .. }, rest @ ..]) = since
                && !rest.iter().any(|event| moved(event) || passed(event))
            {
                assert_eq!(recalled.tile(*place), Some(*tile));
                seen += 1;
            }
        });
    }
    assert!(differ > 100 && forgotten > 100 && seen > 20, "{differ} {forgotten} {seen}");
}

#[test]
fn the_more_diamonds_the_better_the_chance() {
    let position = |poor: &str| {
        let text = format!(
            "players: 2\nlevel: III\nleft: 0 0 6\nstep: draw\nturn: P0\nrow P0: [I.3L] [II.4T] {poor} II.3A I.2L\n\
             row P1: [I.3T] [II.4L] I.2T II.3T I.2A\n"
        );
        Gnomes::chances(&Gnomes::read_position(&text).expect("the position is written correctly"))[Seat(0)]
    };
    let chances = ["I.0L", "I.2L", "I.3A", "II.4A", "III.5*"].map(position);
    assert!(chances.is_sorted(), "{chances:?}");
    assert!(chances[4] > chances[0] + 0.2, "{chances:?}");
}

#[test]
fn the_rule_of_thumb_beats_chance() {
    let (mut shared, matches) = (0.0, 120u32);
    for seed in 0..matches {
        let setup = Setup::new::<Gnomes>(4).expect("four can play");
        let rule = Seat((seed % 4) as u8);
        let end = played::<Gnomes>(&setup, seed.into(), |told, seat, fate| {
            if seat == rule { by_rule::<Gnomes>(told, seat) } else { by_lot::<Gnomes>(told, seat, fate) }
        });
        let winners = Gnomes::winners(&end);
        shared += if winners.has(rule) { 1.0 / f64::from(winners.len()) } else { 0.0 };
    }
    assert!(shared / f64::from(matches) > 0.8, "{shared} of {matches}");
}

#[test]
fn every_order_of_the_first_look_is_the_same_plan_and_no_other_decision_is() {
    for seed in 0..5 {
        play(2 + (seed % 3) as u8, seed, |state, _, _| {
            let seat = state.owing.first().expect("somebody decides");
            let menu = Gnomes::menu(state, seat);
            let key = |action: &Action| {
                let mut after = *state;
                Gnomes::act(&mut Unseen::<Gnomes>(&mut after), seat, *action);
                Gnomes::plan_key(&after, seat)
            };
            let mut keys: Vec<u64> = menu.iter().map(key).collect();
            keys.sort_unstable();
            keys.dedup();
            match state.step {
                Step::FirstLook => assert_eq!(keys.len(), 1),
                // Swapping two tiles of the same kind may come to the same.
                Step::Keep | Step::Arrows => assert!(keys.len() > 1),
                _ => {}
            }
        });
    }
}

#[test]
fn blunders_leave_something_else_to_do_in_every_match() {
    let (mut asked, mut blunders) = (0, 0);
    for seed in 0..40 {
        play(2 + (seed % 3) as u8, seed, |state, _, _| {
            for seat in state.owing.filter(|_| state.step != Step::FirstLook) {
                let menu = Gnomes::menu(state, seat);
                let foolish = menu.iter().filter(|&&action| Gnomes::is_blunder(state, seat, action)).count();
                asked += 1;
                blunders += usize::from(foolish > 0);
                assert!(foolish < menu.len(), "{}", Gnomes::write_position(state));
            }
        });
    }
    assert!(blunders * 20 > asked, "{blunders} of {asked}");
}
