//! What the heuristics promise: exact odds, legal playouts, no peeking at what the seat does not know.
use clonk::{Action, Belief, Clonk, Event, State, Step, TaskKind, View, task_odds};
use engine::{Fate, Game, Heuristics, Quick, Seat, Setup, Unseen, Viewer};
use testkit::{by_lot, by_rule, played};

/// Plays by rules of thumb, now and then at random. Shows every decision together with all earlier events.
fn play(players: u8, seed: u64, mut each: impl FnMut(&State, Seat, &[Event])) {
    let setup = Setup::new::<Clonk>(players).expect("two to four can play");
    played::<Clonk>(&setup, seed, |told, seat, fate| {
        each(told, seat, told.events);
        let is_random = told.step == Step::Tasks || fate.below(20) == 0;
        if is_random { by_lot::<Clonk>(told, seat, fate) } else { by_rule::<Clonk>(told, seat) }
    });
}

fn news(events: &[Event], who: Viewer) -> Vec<Event> {
    events.iter().copied().filter(|&event| Clonk::audience(event).has(who)).collect()
}

/// Enumerates every deal of one kind of tiles that fits the view, with its weight.
fn brute_force(view: &View, belief: &Belief, seat: Seat, kind: TaskKind) -> [f64; 6] {
    let players = view.players as u32;
    let mut odds = [0.0; 6];
    for deal in 0..6u32.pow(players) {
        let tile = |seat: Seat| (deal / 6u32.pow(seat.0.into()) % 6) as usize;
        let distinct = view.everyone().all(|one| view.everyone().all(|other| one == other || tile(one) != tile(other)));
        let known = |seat: Seat| view.faces.task(seat, kind);
        if distinct && view.everyone().all(|seat| known(seat).is_none_or(|task| task.number() as usize == tile(seat))) {
            let weigh =
                |seat: Seat| if known(seat).is_some() { 1.0 } else { belief.0[seat][kind as usize][tile(seat)] };
            odds[tile(seat)] += view.everyone().map(weigh).product::<f64>();
        }
    }
    let all: f64 = odds.iter().sum();
    odds.map(|odds| odds / all)
}

#[test]
fn hidden_tasks_are_exactly_as_likely_as_all_fitting_worlds_say() {
    for players in 2..=4 {
        let (mut looked, mut fate) = (0, Quick::new(players.into()));
        play(players, 5, |state, seat, events| {
            if state.step != Step::Dig || fate.below(12) > 0 {
                return;
            }
            for who in [Viewer::Seat(seat), Viewer::Onlooker] {
                let view = Clonk::view(state, who);
                let belief = Clonk::believe(&view, &news(events, who));
                for other in state.everyone().filter(|&other| who != Viewer::Seat(other)) {
                    let kind = view.open_tasks[other].unwrap().other();
                    let (odds, expected) = (task_odds(&view, &belief, other), brute_force(&view, &belief, other, kind));
                    let off = odds.iter().zip(expected).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max);
                    assert!(off < 1e-9, "{off}: {odds:?} is not {expected:?}");
                    assert!((odds.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                    looked += 1;
                }
            }
        });
        assert!(looked >= 3, "{looked}");
    }
}

#[test]
fn worlds_are_imagined_as_often_as_the_odds_say_and_fit_the_view() {
    let mut done = false;
    play(4, 8, |state, seat, events| {
        if done || state.step != Step::Dig || state.above_awakening() > 12 {
            return;
        }
        done = true;
        let who = Viewer::Seat(seat);
        let view = Clonk::view(state, who);
        let belief = Clonk::believe(&view, &news(events, who));
        let (mut fate, rounds, mut counts) = (Quick::new(1), 20_000, [[0.0; 6]; 4]);
        for round in 0..rounds {
            let world = Clonk::imagine(&view, &belief, &mut fate);
            if round < 50 {
                assert_eq!(Clonk::view(&world, who), view);
                assert_eq!(Clonk::audit(&world), Ok(()));
            }
            for other in state.everyone() {
                let kind = view.open_tasks[other].unwrap().other();
                counts[other.index()][world.faces.task(other, kind).unwrap().number() as usize] += 1.0;
            }
        }
        for other in state.everyone() {
            let odds = task_odds(&view, &belief, other);
            for (count, odds) in counts[other.index()].iter().zip(odds) {
                let expected = odds * f64::from(rounds);
                assert!((count - expected).abs() <= 5.0 * expected.sqrt() + 1e-9, "{count} instead of {expected}");
            }
        }
    });
    assert!(done);
}

#[test]
fn belief_tells_more_about_hidden_tasks_than_counting() {
    let (mut gain, mut cases) = (0.0, 0);
    for seed in 0..24 {
        let mut done = false;
        play(2 + (seed % 3) as u8, seed, |state, seat, events| {
            if done || state.step != Step::Dig || state.above_awakening() > 18 {
                return;
            }
            done = true;
            let who = Viewer::Seat(seat);
            let view = Clonk::view(state, who);
            let belief = Clonk::believe(&view, &news(events, who));
            let blank = Clonk::believe(&view, &[]);
            for other in state.everyone().filter(|&other| other != seat) {
                let hidden = state.faces.task(other, view.open_tasks[other].unwrap().other()).unwrap();
                let likely = |belief| task_odds(&view, belief, other)[hidden.number() as usize].ln();
                gain += likely(&belief) - likely(&blank);
                cases += 1;
            }
        });
    }
    let gain = gain / f64::from(cases);
    assert!(gain > 0.3, "{gain} in {cases} cases");
}

const START: &str = "players: 2
step: dig
start: P0
turn: P0
monster: asleep
shaft 1: ** pink-hammer-1
shaft 2: ** white-statue-1
shaft 3: ** blue-necklace-1
shaft 4: ** green-goblet-1
shaft 5: ** yellow-sword-1
tasks P0: [red] crown
tasks P1: green [hammer]
hand P0: red-crown-1 red-crown-2 red-crown-3 green-sword-1
cart P0: white-crown-1
cart P1: blue-hammer-1
";

#[test]
fn plans_that_differ_only_in_their_order_are_the_same() {
    let key = |digs: &[&str]| {
        let mut state = Clonk::read_position(START).unwrap();
        for dig in digs {
            let action: Action = dig.parse().unwrap();
            assert_eq!(Clonk::check(&state, Seat(0), action), Ok(()));
            Clonk::act(&mut Unseen::<Clonk>(&mut state), Seat(0), action);
        }
        Clonk::plan_key(&state, Seat(0))
    };
    let one = key(&["dig red-crown-1", "dig red-crown-2", "dig red-crown-3"]);
    assert_eq!(one, key(&["dig red-crown-2", "dig red-crown-1", "dig red-crown-3"]));
    assert_ne!(one, key(&["dig red-crown-1", "dig red-crown-3", "dig red-crown-2"]));
    assert_ne!(one, key(&["dig red-crown-1", "dig red-crown-3"]));
}

#[test]
fn the_blunders_of_the_case_file_are_seen_and_can_be_avoided() {
    let mut seen = 0;
    for case in include_str!("../blunders/blunders.case").split("\ncase ").skip(1) {
        let given = case.lines().filter_map(|line| line.strip_prefix("  "));
        let state = Clonk::read_position(&given.collect::<Vec<_>>().join("\n")).unwrap();
        for action in case.lines().filter_map(|line| line.strip_prefix("never P0 ")) {
            let action: Action = action.parse().unwrap();
            assert_eq!(Clonk::check(&state, Seat(0), action), Ok(()), "{action}");
            assert!(Clonk::is_blunder(&state, Seat(0), action), "{action}: {case}");
            let legal = Clonk::menu(&state, Seat(0));
            assert!(legal.iter().any(|&other| !Clonk::is_blunder(&state, Seat(0), other)), "{action}");
            seen += 1;
        }
    }
    assert_eq!(seen, 13);
}
