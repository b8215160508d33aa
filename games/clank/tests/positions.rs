//! Positions as text: what reads back, and every way in which one is refused.
use clank::{Card, Clank, State};
use engine::{Fate, Game, Quick, Seats, Turn, Unseen, step};

/// A position that can be read, to be spoilt. It has every line but `deck`.
const SOUND: &str = include_str!("../positions/sound.txt");

#[test]
fn a_sound_position_reads_back() {
    let state = Clank::read_position(SOUND).unwrap_or_else(|misread| panic!("{misread}"));
    assert_eq!(Clank::write_position(&state), SOUND);
    assert_eq!(Clank::audit(&state), Ok(()));
}

#[test]
fn without_a_line_trashed_the_deck_may_be_named() {
    for (line, cards, watchers) in [("deck: sneak watcher*2\n", 3, 2), ("deck: none\n", 0, 0), ("", 89, 3)] {
        let state = Clank::read_position(&SOUND.replace("trashed: diamond\n", line)).expect(line);
        let found = state.deck.copies().filter(|&card| Card(card).to_string() == "watcher").count();
        assert_eq!((state.deck.total(), found), (cards, watchers), "{line}");
        assert_eq!(Clank::read_position(&Clank::write_position(&state)), Ok(state), "{line}");
    }
}

#[test]
fn ck_15_3_an_empty_bag_is_written_and_no_line_means_black_cubes() {
    let cubes = |line: &str| {
        let state = Clank::read_position(&format!("players: 2\nturn: P0\n{line}")).expect(line);
        assert_eq!(Clank::read_position(&Clank::write_position(&state)), Ok(state), "{line}");
        (state.bag.total(), state.black_aside)
    };
    assert_eq!([cubes("bag: none\n"), cubes(""), cubes("bag: P0*2 black\n")], [(0, 24), (24, 0), (3, 23)]);
}

#[test]
fn a_position_that_cannot_be_names_its_line_and_what_was_expected() {
    testkit::refuses::<Clank>(SOUND, include_str!("../positions/spoilt.txt"));
}

#[test]
fn ck_17_5_somebody_out_means_somebody_on_the_countdown_track() {
    let possible = testkit::judges::<Clank>(include_str!("../positions/countdown.txt"));
    let turns: Vec<Turn> = possible.iter().map(Clank::turn).collect();
    assert_eq!(turns, [Turn::Over; 2]);
}

/// Those that can be are sound, and can be played on.
fn judge(positions: &str) {
    for mut state in testkit::judges::<Clank>(positions) {
        assert_eq!(Clank::audit(&state), Ok(()));
        play_on(&mut state, &mut Quick::new(3), 200);
    }
}

#[test]
fn ck_2_14_set_up_phases_come_in_their_order() {
    judge(include_str!("../positions/set-up.txt"));
}

#[test]
fn ck_3_6_closing_phases_come_in_their_order() {
    judge(include_str!("../positions/closing.txt"));
}

#[test]
fn ck_3_5_a_question_has_a_reason_and_an_answer() {
    judge(include_str!("../positions/questions.txt"));
}

#[test]
fn ck_18_1_below_what_happens_only_texts_wait() {
    judge(include_str!("../positions/texts.txt"));
}

#[test]
fn a_purse_is_for_a_turn() {
    judge(include_str!("../positions/purse.txt"));
}

/// Plays this many random steps, or to the end.
fn play_on(state: &mut State, fate: &mut Quick, steps: usize) {
    let choose = |state: &Unseen<'_, Clank>, seats: Seats, fate: &mut Quick| {
        let seat = seats.first().expect("somebody is asked");
        let menu = Clank::menu(state, seat);
        assert!(!menu.is_empty(), "nobody is asked without an answer");
        (seat, menu[fate.below(menu.len() as u32) as usize])
    };
    for _ in 0..steps {
        if !step(&mut Unseen::<Clank>(state), fate, choose) {
            return;
        }
        assert_eq!(Clank::audit(state), Ok(()));
    }
}
