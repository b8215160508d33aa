//! Positions as text: what reads back, and every way in which one is refused.
use engine::{AnyTable, Game, Table};
use gnomes::Gnomes;

/// A sound position, to be spoilt.
const SOUND: &str = include_str!("../positions/sound.txt");

#[test]
fn a_sound_position_reads_back() {
    let state = Gnomes::read_position(SOUND).expect("it is sound");
    assert_eq!(Gnomes::write_position(&state), SOUND.replace("turn: P0\n", "turn: P0\nowing: P0\n"));
    let others = [
        "players: 4\nlevel: I\nleft: 16 18 18\nstep: start\nturn: P0\n",
        "players: 2\nlevel: I\nleft: 16 18 18\nstep: deal\nturn: P1\nrow P0: I.0L I.1T\nseen P0: P0.1 P0.2\n",
        "players: 2\nlevel: III\nleft: 0 0 3\nstep: corridor-2\nturn: P0\nowing: P1\nlooked: P0.3\n\
         row P0: (I.1L) ([I.3L]) II.4T III.5* I.2L\nrow P1: [I.2T] [II.2T] I.1L I.1T I.0A\ndiscard: III.COR\n",
        "players: 2\nlevel: III\nleft: 0 0 3\nstep: explosion\nturn: P0\nowing: P1\nrow P0: [I.1L] [I.3L] II.4T III.5* I.2L\n\
         row P1: [I.2T] [II.2T] I.1L I.1T I.0A\ndiscard: III.EXP\nchosen: P0.1\n",
        "players: 2\nlevel: III\nleft: 0 0 3\nstep: over\nturn: P0\nrow P0: [I.1L] [I.3L] [II.4T] [III.5*] (I.2L)\n\
         row P1: [I.2T] [II.2T] [I.1L] [I.1T] ([I.0A])\ndiscard: III.SNO\n",
    ];
    for text in others {
        let state = Gnomes::read_position(text).unwrap_or_else(|misread| panic!("{misread} in {text}"));
        assert_eq!(Gnomes::write_position(&state), text);
    }
}

#[test]
fn a_position_that_cannot_be_names_its_line_and_what_was_expected() {
    testkit::refuses::<Gnomes>(SOUND, include_str!("../positions/spoilt.txt"));
}

#[test]
fn a_position_nobody_can_go_on_from_is_refused() {
    testkit::judges::<Gnomes>(include_str!("../positions/going-on.txt"));
}

#[test]
fn who_owes_a_decision_need_not_be_written() {
    let rows = "row P0: I.0T I.1L I.2A I.2L I.1A\nrow P1: I.3L I.3T I.1A I.0L I.2T\nrow P2: I.1T I.1T I.2T I.2T I.1L";
    let table = [
        ("keep\nhand: I.1L", "P1"),
        ("lantern", "P1"),
        ("torch", "P1"),
        ("arrows", "P1"),
        ("corridor-3", "P1"),
        ("corridor-1", "P1"),
        ("bats", "P1"),
        ("first-look", "P0 P1 P2"),
        ("cart", "P0 P1 P2"),
        ("explosion", "P0 P1 P2"),
        ("cart\nchosen: P1.5", "P0 P2"),
        ("explosion\nchosen: P0.1 P2.2", "P1"),
        ("draw", ""),
    ];
    for (step, owing) in table {
        let table = Table::<Gnomes>::from_position(&format!(
            "players: 3\nlevel: I\nleft: 16 18 18\nturn: P1\nstep: {step}\n{rows}"
        ))
        .expect("the position is written correctly");
        let line = table.position_text().lines().find_map(|line| line.strip_prefix("owing: ").map(str::to_owned));
        assert_eq!(line.unwrap_or_default(), owing, "{step}");
    }
}

#[test]
fn a_deal_fills_one_row_after_another() {
    testkit::judges::<Gnomes>(include_str!("../positions/dealing.txt"));
}

#[test]
fn before_the_first_turn_everything_is_dealt_and_nothing_else_has_happened() {
    let possible = testkit::judges::<Gnomes>(include_str!("../positions/first-look.txt"));
    let written: Vec<String> = possible.iter().map(Gnomes::write_position).collect();
    let seen = "seen P0: P0.1 P0.2 P0.3 P0.4 P0.5\nseen P1: P1.1 P1.2 P1.3 P1.4 P1.5\n";
    assert!(written.len() == 1 && written[0].contains(seen), "{written:?}");
}
