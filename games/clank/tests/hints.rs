//! Where somebody walks in a circle.
use clank::{Action, Clank};
use engine::{Game, Heuristics, Seat, Unseen};

const ME: Seat = Seat(0);

/// Where P0 is after each of these actions, in a turn with enough for all of them.
fn places(actions: &[&str]) -> Vec<u64> {
    let text = "players: 2\nturn: P0\npurse: skill=4 swords=2 boots=4\n\
                row: search*2 sneak*2 ladder*2\nat P0: f2\nat P1: f5\n";
    let mut state = Clank::read_position(text).expect("the position is sound");
    let mut places = vec![Clank::place_key(&state, ME)];
    for action in actions {
        let action: Action = action.parse().expect("the action is written correctly");
        assert_eq!(Clank::check(&state, ME, action), Ok(()), "{action}");
        Clank::act(&mut Unseen::<Clank>(&mut state), ME, action);
        places.push(Clank::place_key(&state, ME));
    }
    places
}

#[test]
fn who_returns_to_a_room_with_nothing_gained_has_walked_in_a_circle() {
    let [start, away, back] = places(&["move f3", "move f2"])[..] else { panic!("two steps") };
    assert!(start == back && start != away);
}

#[test]
fn who_has_bought_or_beaten_something_has_not() {
    let bought = places(&["acquire explore", "move f3", "move f2"]);
    assert!(bought[0] != bought[1] && bought[1] == bought[3]);
    let beaten = places(&["fight goblin"]);
    assert_ne!(beaten[0], beaten[1]);
}
