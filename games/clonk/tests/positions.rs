//! Positions as text: what reads back, and every way in which one is refused.
use clonk::Clonk;
use engine::{Game, Setup};

/// A readable position, to be spoilt.
const SOUND: &str = include_str!("../positions/sound.txt");

#[test]
fn a_sound_position_reads_back() {
    let state = Clonk::read_position(SOUND).expect("it is sound");
    let written = SOUND.replace("turn: P0\n", "turn: P0\nowing: P0\n").replace("monster", "pile: 90\nmonster");
    assert_eq!(Clonk::write_position(&state), written);
    assert_eq!(Clonk::read_position(&written), Ok(state));
}

#[test]
fn a_position_that_cannot_be_names_its_line_and_what_was_expected() {
    testkit::refuses::<Clonk>(SOUND, include_str!("../positions/spoilt.txt"));
}

#[test]
fn backs_are_cards_nobody_has_named() {
    let with = |shafts: &str| {
        let text = SOUND.replace("shaft 5: pink-goblet-1", shafts);
        Clonk::read_position(&text).map(|_| ()).map_err(|misread| testkit::unread(&Clonk::INFO, &misread))
    };
    let backs = |count: usize| "*".repeat(count);
    assert_eq!(with(&format!("shaft 5: {} pink-goblet-1", backs(60))), Ok(()));
    let refusal = "expected no more face-down cards than are left unnamed: 94, found 95";
    assert_eq!(with(&format!("shaft 5: {} pink-goblet-1", backs(91))), Err(refusal.into()));
    let many = format!("shaft 4: {} pink-goblet-2\nshaft 5: {} pink-goblet-1", backs(107), backs(107));
    let refusal = "expected no more face-down cards than are left unnamed: 93, found 218";
    assert_eq!(with(&many), Err(refusal.into()));
    let refusal = format!("line 12: expected at most 108 in this place, found {}", backs(109));
    assert_eq!(with(&format!("shaft 5: {}", backs(109))), Err(refusal));
}

/// Those that can be are sound.
fn judge(positions: &str) {
    for state in testkit::judges::<Clonk>(positions) {
        assert_eq!(Clonk::audit(&state), Ok(()));
    }
}

#[test]
fn before_the_tasks_are_chosen_nothing_else_is_on_the_table() {
    judge(include_str!("../positions/tasks.txt"));
}

#[test]
fn shafts_and_hands_are_laid_out_one_after_another() {
    judge(include_str!("../positions/laying-out.txt"));
}

#[test]
fn a_turn_can_only_be_where_its_cards_allow_it() {
    judge(include_str!("../positions/turn.txt"));
}

#[test]
fn cards_are_fetched_while_there_are_some() {
    judge(include_str!("../positions/fetching.txt"));
}

#[test]
fn the_monster_sleeps_as_long_as_its_card_lies_in_the_pile() {
    judge(include_str!("../positions/monster.txt"));
}

#[test]
fn every_option_but_the_start_is_part_of_a_position() {
    for spec in Clonk::INFO.options {
        let setup = Setup::new::<Clonk>(3).and_then(|setup| setup.with(spec.name, spec.values[1])).expect("known");
        let text = Clonk::write_position(&Clonk::new(&setup));
        let line = format!("options: {}={}\n", spec.name, spec.values[1]);
        assert_eq!(text.contains(&line), spec.name != "start", "{text}");
        assert_eq!(Clonk::read_position(&text), Ok(Clonk::new(&setup)));
    }
}
