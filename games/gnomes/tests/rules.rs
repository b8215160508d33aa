//! Rules that are about many matches, about chance, or about texts that must not be read. The rest are case files.
use dealer::Dealer;
use engine::{AnyTable, Fate, Game, Lot, Pile, Quick, Seat, Setup, Table, Told, Turn, Viewer};
use gnomes::{Action, BOX, Event, Front, Gnomes, Level, Place, Places, RowSlot, State, Step, Tile};
use testkit::{one_of, watched};

const PLAYERS: [u8; 3] = [2, 3, 4];
const MATCHES: u64 = 10_000;

fn setup(text: &str) -> Setup {
    Setup::read::<Gnomes>(text).expect("the setup is written correctly")
}

fn position(text: &str) -> Table<Gnomes> {
    Table::from_position(text).expect("the position is written correctly")
}

/// What happened in one match of random play.
#[derive(Default)]
struct Story {
    /// Who drew, by level.
    drawers: [Vec<Seat>; 3],
    scores: Vec<f64>,
}

/// Plays at random, keeps half of the time, and looks at every state on the way.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&State)) -> Story {
    let mut story = Story::default();
    let choose = |state: &Told<'_, Gnomes>, seat: Seat, fate: &mut Quick| {
        let mut menu = Gnomes::menu(state, seat);
        assert!(!menu.is_empty(), "GN-9.8: nobody is asked without an answer");
        if state.step == Step::Keep && fate.below(2) == 0 {
            menu.retain(|&action| action == Action::Discard);
        } else if menu.len() > 1 {
            menu.retain(|&action| action != Action::Discard);
        }
        one_of(&menu, fate)
    };
    let end = watched::<Gnomes>(setup, seed, choose, |state| {
        if state.step == Step::Draw {
            story.drawers[state.level.index()].push(state.actor);
        }
        each(state);
    });
    let scores = Gnomes::scores(&end);
    story.scores = end.everyone().map(|seat| scores[seat].expect("everybody scores").into()).collect();
    story
}

// GN-T62
#[test]
fn gn_7_1_gn_7_8_gn_9_1_gn_9_6_gn_9_8_every_match_ends_with_snow_white_after_35_to_52_draws() {
    for players in PLAYERS {
        let setup = Setup::new::<Gnomes>(players).expect("two to four can play");
        let (mut shortest, mut longest) = (u32::MAX, 0);
        for seed in 0..MATCHES {
            let mut draws = 0;
            play(&setup, seed, |state| {
                assert_eq!(Gnomes::audit(state), Ok(()), "GN-9.6, seed {seed}");
                let dealt = !matches!(state.step, Step::Start | Step::Deal | Step::Over);
                let least = state.everyone().map(|seat| state.face_down_of(seat).len()).min();
                assert!(!dealt || least >= Some(2), "GN-9.1, seed {seed}");
                draws = 52 - state.left.iter().map(|&left| u32::from(left)).sum::<u32>();
                if state.step == Step::Over {
                    assert_eq!(state.top.map(Tile::front), Some(Front::SnowWhite), "GN-7.1, seed {seed}");
                    assert_eq!(state.level, Level::III);
                }
            });
            (shortest, longest) = (shortest.min(draws), longest.max(draws));
        }
        assert_eq!((shortest, longest), (35, 52), "{players} players");
    }
}

#[test]
fn gn_5_11_the_turn_order_runs_on_over_the_levels() {
    // Players, turns of each on level I, who starts level II, turns there, who starts level III; P0 starts.
    let table = [
        (2, vec![8, 8], 0, vec![9, 9], 0),
        (3, vec![6, 5, 5], 1, vec![6, 6, 6], 1),
        (4, vec![4, 4, 4, 4], 0, vec![5, 5, 4, 4], 2),
    ];
    for (players, first, second_starts, second, third_starts) in table {
        for start in 0..players {
            let setup = setup(&format!("players={players} start=P{start}"));
            let turns = |drawers: &[Seat], seat: usize| {
                let seat = Seat((seat as u8 + start) % players);
                drawers.iter().filter(|&&drawer| drawer == seat).count()
            };
            for seed in 0..50 {
                let drawers = play(&setup, seed, |_| {}).drawers;
                assert_eq!((0..first.len()).map(|seat| turns(&drawers[0], seat)).collect::<Vec<_>>(), first);
                assert_eq!((0..second.len()).map(|seat| turns(&drawers[1], seat)).collect::<Vec<_>>(), second);
                let starters = [0, second_starts, third_starts].map(|seat| Seat((seat + start) % players));
                assert_eq!(drawers.each_ref().map(|level| level[0]), starters);
                let round = drawers.concat();
                assert!(round.windows(2).all(|two| two[0].next(players) == two[1]), "GN-2.12: clockwise without a gap");
            }
        }
    }
}

/// RULES.md, section 12, the lines "random".
#[test]
fn the_mean_score_of_random_play_agrees_with_the_simulation() {
    for (players, mean, sd) in [(2, 10.72, 2.9), (3, 10.01, 2.91), (4, 9.44, 2.77)] {
        let setup = Setup::new::<Gnomes>(players).expect("two to four can play");
        let scores: Vec<f64> = (0..MATCHES).flat_map(|seed| play(&setup, seed, |_| {}).scores).collect();
        let n = scores.len() as f64;
        let found = scores.iter().sum::<f64>() / n;
        let deviation = (scores.iter().map(|score| (score - found).powi(2)).sum::<f64>() / n).sqrt();
        // The simulation was a sample of 1,200 matches, known to about 0.06.
        assert!((found - mean).abs() < 0.2, "{players} players: {found} instead of {mean}");
        assert!((deviation - sd).abs() < 0.12, "{players} players: deviation {deviation}");
    }
}

/// Everything chance draws in a match with the one seed while players choose by the other; `meddle` may do more.
fn draws(setup: &Setup, seed: u64, choices: u64, meddle: impl Fn(&mut Table<Gnomes>, Seat)) -> Vec<String> {
    let (mut table, mut dealer, mut fate) = (Table::<Gnomes>::new(setup), Dealer::numbered(seed), Quick::new(choices));
    table.settle(&mut dealer);
    while let Turn::Decide(seats) = table.turn() {
        let seat = seats.first().expect("somebody owes the decision");
        meddle(&mut table, seat);
        table.act(seat, one_of(&table.legal(seat), &mut fate)).expect("it was offered");
        table.settle(&mut dealer);
    }
    table.lines().into_iter().filter(|line| line.starts_with("draw ")).collect()
}

#[test]
fn the_same_seed_deals_the_same_tiles_whatever_the_players_do() {
    for players in PLAYERS {
        let setup = Setup::new::<Gnomes>(players).expect("two to four can play");
        let first = draws(&setup, 7, 0, |_, _| {});
        assert!((1..10).all(|choices| draws(&setup, 7, choices, |_, _| {}) == first));
        assert_ne!(draws(&setup, 8, 0, |_, _| {}), first);
    }
}

#[test]
fn gn_9_7_a_refused_choice_leaves_the_random_stream_alone() {
    let setup = setup("players=3");
    let refused = |table: &mut Table<Gnomes>, seat: Seat| {
        let legal = table.legal(seat);
        let before = table.position_text();
        for action in Gnomes::all_actions().into_iter().filter(|action| !legal.contains(action)) {
            assert!(table.act(seat, action).is_err());
        }
        assert_eq!(table.position_text(), before);
    };
    assert_eq!(draws(&setup, 7, 3, refused), draws(&setup, 7, 3, |_, _| {}));
}

/// A source of chance that must not be used.
struct Nobody;

impl Fate for Nobody {
    fn pick(&mut self, _: Pile<'_>) -> Lot {
        panic!("chance was asked for a lot")
    }
    fn below(&mut self, _: u32) -> u32 {
        panic!("chance was asked for a number")
    }
}

// GN-T34
#[test]
fn gn_4_10_gn_4_13_arrows_use_no_chance() {
    let text = "players: 2\nlevel: I\nleft: 0 18 18\nstep: arrows\nturn: P0\n\
        row P0: I.0T I.1L I.2A I.2L I.1A\nrow P1: I.3L I.3T I.1A I.0L I.2T\ndiscard: I.1A";
    for action in position(text).legal(Seat(0)) {
        let mut table = position(text);
        table.act(Seat(0), action).expect("it was offered");
        table.settle(&mut Nobody);
        assert!(table.owes(Seat(0)) && table.owes(Seat(1)), "the carts are next, and nothing was drawn");
        let Action::Swap { own, other } = action else { panic!("arrows offer swaps") };
        let view = table.view(Viewer::Seat(Seat(0)));
        assert_eq!(view.tile(Place::new(Seat(0), own)), None, "GN-4.12: nobody looks");
        assert_eq!(view.tile(other), None);
    }
}

#[test]
fn gn_1_13_two_three_or_four_play() {
    assert_eq!(Gnomes::INFO.players, 2..=4);
}

#[test]
fn gn_2_11_the_first_seat_starts_or_the_lot_decides() {
    for players in PLAYERS {
        let drawers = |text: &str| play(&setup(text), 5, |_| {}).drawers;
        assert_eq!(drawers(&format!("players={players}"))[0][0], Seat(0));
        let lots = Gnomes::new(&setup(&format!("players={players} start=lot")));
        let odds: Vec<(Lot, u8)> = Gnomes::pile(&lots).odds().collect();
        assert_eq!(odds, (0..players).map(|seat| (Lot(seat), 1)).collect::<Vec<_>>(), "each seat once");
    }
}

/// The odds of what comes next, as a bag's counts by kind.
fn counts(state: &State) -> Vec<(Lot, u8)> {
    Gnomes::pile(state).odds().collect()
}

fn all_of(level: Level) -> Vec<(Lot, u8)> {
    BOX[level.index()].pile(0).odds().collect()
}

#[test]
fn gn_2_1_gn_2_2_gn_2_3_gn_2_4_the_stacks_are_sorted_by_back_and_nobody_knows_what_went_to_the_box() {
    for (players, boxed) in [(2, 10), (3, 5), (4, 0)] {
        let state = Gnomes::new(&setup(&format!("players={players}")));
        assert_eq!(counts(&state), all_of(Level::I), "any level-I tile may be dealt");
        assert_eq!(Gnomes::pile(&state).name, 0);
        let (mut first, mut entered) = (true, [true, false, false]);
        play(&setup(&format!("players={players}")), 11, |state| {
            if state.step != Step::Draw {
                return;
            }
            let level = state.level.index();
            assert_eq!(Gnomes::pile(state).name as usize, level);
            assert_eq!(Gnomes::pile(state).total(), u32::from(state.left[level]) + if level == 0 { boxed } else { 0 });
            if !entered[level] {
                assert_eq!((state.left[level], counts(state)), (18, all_of(state.level)), "GN-2.4");
                entered[level] = true;
            }
            if std::mem::take(&mut first) {
                let in_rows = |kind: u8| {
                    let tile = Tile::new(Level::I, kind);
                    state.face_down.filter(|place| state.faces.tiles[place.index()] == Some(tile)).count() as u8
                };
                let unseen =
                    all_of(Level::I).into_iter().map(|(Lot(kind), copies)| (Lot(kind), copies - in_rows(kind)));
                assert_eq!(counts(state), unseen.filter(|&(_, copies)| copies > 0).collect::<Vec<_>>());
            }
        });
        assert_eq!(entered, [true; 3]);
    }
}

// GN-T05
#[test]
fn gn_1_7_no_special_tile_is_dealt_or_boxed() {
    for (players, seed) in PLAYERS.into_iter().flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        play(&setup(&format!("players={players}")), seed, |state| {
            if state.step == Step::FirstLook {
                let rows = state.face_down.map(|place| state.faces.tiles[place.index()].expect("it was dealt"));
                let rest = state.stack.kinds().map(|kind| Tile::new(Level::I, kind));
                let ordinary = |face| matches!(face, Front::Lantern(_) | Front::Torch(_) | Front::Arrows(_));
                assert!(rows.chain(rest).all(|tile| tile.level() == Level::I && ordinary(tile.front())));
            }
        });
    }
}

#[test]
fn gn_5_6_gn_6_19_gn_2_9_where_one_order_is_needed() {
    let rows = "row P0: I.0T I.1L I.2A I.2L I.1A\nrow P1: I.3L I.3T I.1A I.0L I.2T\nrow P2: I.1T I.1T I.2T I.2T I.1L";
    // The step, whose turn, who has chosen, who is asked first.
    let table = [
        ("cart", 0, "", Some(1)),
        ("cart", 1, "", Some(2)),
        ("cart", 2, "", Some(0)),
        ("cart", 0, "chosen: P1.1", Some(2)),
        ("cart", 0, "chosen: P1.1 P2.1", Some(0)),
        ("cart", 1, "chosen: P2.1", Some(0)),
        ("explosion", 0, "", Some(0)),
        ("explosion", 1, "", Some(1)),
        ("explosion", 1, "chosen: P1.1", Some(2)),
        ("explosion", 1, "chosen: P1.1 P2.1", Some(0)),
        ("explosion", 2, "", Some(2)),
        ("first-look", 1, "", Some(1)),
        ("first-look", 1, "owing: P0 P2", Some(2)),
        ("draw", 1, "", None),
        ("bats", 1, "", Some(1)),
    ];
    for (step, turn, more, expected) in table {
        let text = format!("players: 3\nlevel: I\nleft: 16 18 18\nstep: {step}\nturn: P{turn}\n{rows}\n{more}");
        assert_eq!(position(&text).asked_first(), expected.map(Seat), "{step} of P{turn}, {more}");
    }
}

// Talk is free; a player's moves show others only those tiles that the rules turn up.
#[test]
fn gn_8_8_no_action_shows_a_tile_to_another_player() {
    let (mut table, mut fate) = (Table::<Gnomes>::new(&setup("players=3")), Quick::new(8));
    table.settle(&mut fate);
    while let Turn::Decide(seats) = table.turn() {
        let seat = seats.first().expect("somebody owes the decision");
        let told = Table::news(&table, Viewer::Onlooker).len();
        table.act(seat, one_of(&table.legal(seat), &mut fate)).expect("it was offered");
        let top = table.view(Viewer::Onlooker).top;
        for event in Table::news(&table, Viewer::Onlooker).into_iter().skip(told) {
            if let Event::Discarded { tile, .. } | Event::Kept { thrown: tile, .. } = event {
                assert_eq!(top, Some(tile));
            }
            let private = matches!(event, Event::DealtTile { .. } | Event::DrewTile { .. } | Event::Saw { .. });
            assert!(!private, "{event:?}");
        }
        table.settle(&mut fate);
    }
}

#[test]
fn gn_5_6_gn_6_19_a_guessed_world_holds_every_choice_that_was_made() {
    let rows = "row P0: [I.0T] I.1L I.2A I.2L (I.1A)\nrow P1: I.3L [I.3T] I.1A (I.0L) I.2T\nrow P2: (I.1T) (I.1T) (I.2T) (I.2T) (I.1L)";
    for (step, choices) in [("cart", Places(0b10101 << 5)), ("explosion", Places(0b10111 << 5))] {
        let text =
            format!("players: 3\nlevel: II\nleft: 0 0 18\nstep: {step}\nturn: P0\nowing: P0\n{rows}\nchosen: P1.1");
        let (table, mut fate, mut found) = (position(&text), Quick::new(1), Places::NONE);
        for _ in 0..200 {
            let guess = Gnomes::guess(&table.view(Viewer::Seat(Seat(0))), &mut fate);
            assert_eq!(
                guess.faces.picks.len(),
                1,
                "one choice of P1, none of P0 who owes it, none of P2 who has no tile"
            );
            found = found.or(guess.faces.picks);
            let own = Gnomes::guess(&table.view(Viewer::Seat(Seat(1))), &mut fate);
            assert_eq!(own.faces.picks.collect::<Vec<_>>(), [Place::new(Seat(1), RowSlot(0))], "P1 knows its own");
        }
        assert_eq!(found, choices, "{step}: whatever could have been chosen");
    }
}

#[test]
fn gn_6_4_a_guessed_tile_is_one_that_may_lie_there_and_as_likely_as_it_is_common() {
    let text = "players: 2\nlevel: II\nleft: 0 15 18\nstep: keep\nturn: P1\nrow P0: [I.3L] I.1A I.2L I.2T I.0L\n\
        row P1: I.1T [I.3T] II.3A I.0L I.2T\nhand: II.4L\ndiscard: II.BAT\nseen P0: P0.2";
    let (view, mut fate, n) = (position(text).view(Viewer::Seat(Seat(0))), Quick::new(2), 13_000);
    let mut found = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..n {
        let guess = Gnomes::guess(&view, &mut fate);
        assert_eq!(guess.faces.tiles[1], Some("I.1A".parse().expect("a tile")), "what was seen is kept");
        let tile = |place: Place| guess.faces.tiles[place.index()].expect("every tile is guessed");
        assert!(guess.dealt().all(|place| tile(place).level() == guess.back(place)));
        let hand = guess.faces.hand.expect("the drawn tile is guessed");
        let there = tile(Place::new(Seat(1), RowSlot(2)));
        assert!(hand.level() == Level::II && !matches!(hand.front(), Front::LitCorridor | Front::Bats));
        assert_eq!(guess.stack.total(), 15, "18 but for one in the row, one in hand and one on the pile");
        *found.entry(there.to_string()).or_default() += 1;
    }
    // Fourteen tiles of level II may lie in a row: two big finds and twelve others.
    assert_eq!(found.len(), 13);
    for (tile, times) in found {
        let expected = f64::from(n) * if tile == "II.5*" { 2.0 } else { 1.0 } / 14.0;
        assert!((f64::from(times) - expected).abs() < 5.0 * expected.sqrt(), "{tile}: {times} instead of {expected}");
    }
}

#[test]
fn gn_9_6_the_audit_finds_what_is_lost_or_doubled() {
    let mut sound = None;
    play(&setup("players=2"), 4, |state| {
        if state.step == Step::FirstLook {
            sound = Some(*state);
        }
    });
    let sound = sound.expect("every match has a first look");
    let spoilt = |spoil: &dyn Fn(&mut State)| {
        let mut state = sound;
        spoil(&mut state);
        Gnomes::audit(&state).expect_err("it was spoilt")
    };
    let tile = |text: &str| text.parse::<Tile>().ok();
    assert_eq!(Gnomes::audit(&sound), Ok(()));
    let mut held = sound;
    (held.faces.hand, held.open.left[1]) = (tile("II.1L"), 17);
    assert_eq!(Gnomes::audit(&held), Ok(()), "a tile in hand is somewhere too");
    assert_eq!(spoilt(&|state| state.faces.tiles[5] = None), "no tile at P1.1");
    assert_eq!(spoilt(&|state| state.faces.tiles[0] = tile("II.1L")), "P0.1 is II.1L and shows the back I");
    assert_eq!(spoilt(&|state| state.open.backs[1].add(Place(6))).split(' ').next_back(), Some("III"));
    assert_eq!(spoilt(&|state| state.faces.tiles[..5].fill(tile("I.1L"))), "one I.1L too many");
    assert_eq!(spoilt(&|state| state.stack.put(1)), "the stack of level I is not what is left");
    assert_eq!(spoilt(&|state| state.open.left[0] -= 1), "1 drawn and 0 on the pile");
    assert_eq!(spoilt(&|state| state.open.pool[1].take(1)), "0 drawn and 1 on the pile");
    assert_eq!(spoilt(&|state| state.open.left = [15, 18, 19]), "level I: 26 unseen instead of 25");
    assert_eq!(spoilt(&|state| state.open.left = [16, 17, 19]), "level II: 18 unseen instead of 17");
}
