//! Positions as text: what reads back, and every way in which one is refused.
use engine::{AnyTable, Game, Table};
use gnomes::Gnomes;

/// A sound position, to be spoilt.
const SOUND: &str = "players: 2
options: open_discard=on what_i_have_seen=on
level: II
left: 0 16 18
step: keep
turn: P0
row P0: [I.3L] I.1A I.2L I.2T I.0L
row P1: I.1T [I.3T] I.1A I.0L I.2T
hand: II.4T
discard: I.2T II.1L
seen P0: P0.2 P1.3
";

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

const TILE: &str = "a tile that may lie in a row, such as I.2T, [II.4A], (I.0L) or ([I.3L])";
const STEP: &str = "a step such as draw, keep, lantern, corridor-3, cart or over";
const ALLOWED: &str = "something that the rest of the position allows";
const NO_MORE: &str = "no more of them than there are";
const PLACE: &str = "a place at this table, such as P1.3";
const STACKS: &str = "empty stacks above this level and full ones below";
const ENOUGH: &str = "no more tiles in a stack than are unseen";

/// What is replaced, by what, the line of the mistake (0 for none), what was expected, what was found.
const SPOILT: &[testkit::Spoilt] = &[
    ("players: 2\n", "", 0, "a line “players: …”", "nothing"),
    ("players: 2", "players: 1", 1, "a number from 2 to 4", "1"),
    ("players: 2", "players: 5", 1, "a number from 2 to 4", "5"),
    ("players: 2", "players: two", 1, "a number from 2 to 4", "two"),
    ("players: 2", "players: 3", 5, "five tiles in the row of P2", "keep"),
    ("open_discard=on", "open_discard=off", 2, "one of open_discard=on, what_i_have_seen=on", "open_discard=off"),
    ("what_i_have_seen=on", "start=P1", 2, "one of open_discard=on, what_i_have_seen=on", "start=P1"),
    ("level: II\n", "", 0, "a line “level: …”", "nothing"),
    ("level: II\n", "level: IV\n", 3, "one of I, II, III", "IV"),
    ("level: II\n", "level: I\n", 9, "a tile of this level that can be kept", "II.4T"),
    ("left: 0 16 18\n", "", 0, "a line “left: …”", "nothing"),
    ("left: 0 16 18", "left: 0 16", 4, "3 numbers", "0 16"),
    ("left: 0 16 18", "left: 0 16 18 0", 4, "3 numbers", "0 16 18 0"),
    ("left: 0 16 18", "left: 0 x 18", 4, "a number", "x"),
    ("left: 0 16 18", "left: 0 17 18", 4, ENOUGH, "0 17 18"),
    ("left: 0 16 18", "left: 26 16 18", 4, ENOUGH, "26 16 18"),
    ("left: 0 16 18", "left: 0 16 19", 4, ENOUGH, "0 16 19"),
    ("left: 0 16 18", "left: 1 16 18", 4, STACKS, "1 16 18"),
    ("left: 0 16 18", "left: 0 16 17", 4, STACKS, "0 16 17"),
    ("[I.3L]", "III.3L", 7, "a tile of a level that has been reached", "III.3L"),
    ("discard: I.2T II.1L", "discard: III.1A", 10, "a tile of a level that has been reached", "III.1A"),
    ("step: keep\n", "", 0, "a line “step: …”", "nothing"),
    ("step: keep", "step: sleep", 5, STEP, "sleep"),
    ("step: keep", "step: corridor-0", 5, STEP, "corridor-0"),
    ("step: keep", "step: corridor-4", 5, STEP, "corridor-4"),
    ("turn: P0\n", "", 0, "a line “turn: …”", "nothing"),
    ("turn: P0", "turn: P2", 6, "a seat from P0 to P1", "P2"),
    ("turn: P0", "turn: you", 6, "a seat from P0 to P1", "you"),
    ("row P1: I.1T [I.3T] I.1A I.0L I.2T\n", "", 5, "five tiles in the row of P1", "keep"),
    (" I.0L\n", "\n", 7, "five tiles in the row of P0", "[I.3L] I.1A I.2L I.2T"),
    (" I.0L\n", " I.0L I.0A\n", 7, "five tiles in the row of P0", "[I.3L] I.1A I.2L I.2T I.0L I.0A"),
    ("[I.3L]", "[I.5L]", 7, TILE, "[I.5L]"),
    ("[I.3L]", "[I.3L", 7, TILE, "[I.3L"),
    ("[I.3L]", "I.3L]", 7, TILE, "I.3L]"),
    ("[I.3L]", "[(I.3L)]", 7, TILE, "[(I.3L)]"),
    ("[I.3L]", "II.COR", 7, TILE, "II.COR"),
    ("[I.3L]", "III.SNO", 7, TILE, "III.SNO"),
    ("[I.3L]", "I.?", 7, TILE, "I.?"),
    ("[I.3L] I.1A I.2L", "[II.1A] [II.1A] I.2L", 7, NO_MORE, "[II.1A]"),
    ("discard: I.2T II.1L", "discard: II.1L II.1L", 10, NO_MORE, "II.1L"),
    ("discard: I.2T II.1L", "discard: II.4T", 0, NO_MORE, "II.4T"),
    ("I.1A I.2L I.2T", "I.0L I.2L I.2T", 0, NO_MORE, "I.0L"),
    ("discard: I.2T II.1L", "discard: I.2T II.1", 10, "a tile such as I.2T", "II.1"),
    ("hand: II.4T\n", "", 5, "a line “hand: …” beside “step: keep”", "keep"),
    ("hand: II.4T", "hand: II.4", 9, "a tile such as I.2T", "II.4"),
    ("hand: II.4T", "hand: I.3A", 9, "a tile of this level that can be kept", "I.3A"),
    ("hand: II.4T", "hand: III.4T", 9, "a tile of this level that can be kept", "III.4T"),
    ("hand: II.4T", "hand: II.BAT", 9, "a tile of this level that can be kept", "II.BAT"),
    ("step: keep", "step: draw", 9, "no line “hand: …” without “step: keep”", "II.4T"),
    ("seen P0: P0.2 P1.3", "seen P0: P0.2 P1.6", 11, PLACE, "P1.6"),
    ("seen P0: P0.2 P1.3", "seen P0: P0.2 P2.1", 11, PLACE, "P2.1"),
    ("seen P0", "seen P2", 11, "a key of this game’s positions", "seen P2"),
    ("seen P0: P0.2 P1.3", "looked: P2.1", 11, PLACE, "P2.1"),
    ("seen P0: P0.2 P1.3", "looked: P1.1", 11, "no line “looked: …” without “step: corridor-…”", "P1.1"),
    ("seen P0: P0.2 P1.3", "chosen: elsewhere", 11, PLACE, "elsewhere"),
    ("seen P0: P0.2 P1.3", "owing: P2", 11, "a seat from P0 to P1", "P2"),
    ("seen P0: P0.2 P1.3", "purse: full", 11, "a key of this game’s positions", "purse"),
    ("seen P0: P0.2 P1.3", "turn: P0", 11, "something that has not been named yet", "turn"),
    ("seen P0: P0.2 P1.3", "hush", 11, "a line “key: value”", "hush"),
    // Nobody can answer, or nothing can be drawn.
    ("seen P0: P0.2 P1.3", "owing:", 5, ALLOWED, "keep"),
    ("seen P0: P0.2 P1.3", "chosen: P0.2", 5, ALLOWED, "keep"),
    ("step: keep\nturn: P0", "turn: P0\nstep: over", 9, "no line “hand: …” without “step: keep”", "II.4T"),
];

#[test]
fn a_position_that_cannot_be_names_its_line_and_what_was_expected() {
    testkit::refuses::<Gnomes>(SOUND, SPOILT);
}

#[test]
fn a_position_nobody_can_go_on_from_is_refused() {
    let rows = "row P0: [I.3L] I.1A I.2L (I.2T) I.0L\nrow P1: I.1T [I.3T] I.1A I.0L ([I.2T])";
    let bare = "row P0: [I.3L] [I.1A] [I.2L] (I.2T) [I.0L]\nrow P1: I.1T [I.3T] I.1A I.0L [I.2T]";
    let open = "row P0: [I.3L] [I.1A] [I.2L] (I.2T) [I.0L]\nrow P1: [I.1T] [I.3T] [I.1A] [I.0L] ([I.2T])";
    let gone = "row P0: (I.3L) (I.1A) ([I.2L]) (I.2T) (I.0L)\nrow P1: I.1T [I.3T] I.1A I.0L ([I.2T])";
    // Rows, stacks and the rest: is the position possible?
    let table = [
        (rows, "0 18 18", "step: draw", true),
        (rows, "0 0 18", "step: draw", false),
        (rows, "0 1 18", "step: draw", true),
        (rows, "0 0 18", "step: arrows\nowing: P1", false),
        (rows, "0 0 18", "step: arrows\nowing: P0 P1", false),
        (rows, "0 0 18", "step: bats\nowing: P0 P1", false),
        (rows, "0 0 18", "step: cart\nowing: P0", false),
        (rows, "0 0 18", "step: first-look", false),
        (rows, "0 0 18", "step: arrows", true),
        (bare, "0 0 18", "step: arrows", false),
        (bare, "0 0 18", "step: lantern", true),
        (bare, "0 0 18", "step: bats", false),
        (bare, "0 0 18", "step: bats\nowing: P1", true),
        (bare, "0 0 18", "step: cart", false),
        (bare, "0 0 18", "step: cart\nowing: P1", true),
        (bare, "0 0 18", "step: explosion", true),
        (gone, "0 0 18", "step: explosion", false),
        (gone, "0 0 18", "step: explosion\nowing: P1", true),
        (rows, "0 0 18", "step: over", false),
        (open, "0 0 18", "step: over", true),
        (rows, "0 0 18", "step: cart", true),
        (rows, "0 0 18", "step: cart\nchosen: P0.2", true),
        (rows, "0 0 18", "step: cart\nchosen: P0.1", false),
        (rows, "0 0 18", "step: cart\nchosen: P0.4", false),
        (rows, "0 0 18", "step: cart\nchosen: P0.2 P0.3", false),
        (rows, "0 0 18", "step: cart\nchosen: P0.2 P1.1", false),
        (rows, "0 0 18", "step: cart\nowing: P0 P1\nchosen: P0.2", false),
        (rows, "0 0 18", "step: cart\nowing: P1\nchosen: P0.2", true),
        (rows, "0 0 18", "step: explosion\nchosen: P0.1", true),
        (rows, "0 0 18", "step: explosion\nchosen: P0.4", false),
        (rows, "0 0 18", "step: explosion\nchosen: P1.5", false),
        (rows, "0 0 18", "step: arrows\nchosen: P1.1", false),
        (rows, "0 18 18", "step: draw\nchosen: P0.2", false),
    ];
    for (rows, left, more, sound) in table {
        let text = format!("players: 2\nlevel: II\nleft: {left}\nturn: P0\n{rows}\n{more}");
        let word = more.split(['\n', ' ']).nth(1).unwrap_or_default();
        let refusal = format!("line 7: expected {ALLOWED}, found {word}");
        let found =
            Gnomes::read_position(&text).map(|_| ()).map_err(|misread| testkit::unread(&Gnomes::INFO, &misread));
        assert_eq!(found, if sound { Ok(()) } else { Err(refusal) }, "{text}");
    }
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
    let read = |rows: &str, left: &str| {
        let text = format!("players: 2\nlevel: I\nleft: {left}\nturn: P0\nstep: deal\n{rows}");
        Gnomes::read_position(&text).is_ok()
    };
    let full = "row P0: I.0T I.1L I.2A I.2L I.1A";
    assert!(read("", "16 18 18") && read(full, "16 18 18") && read(&format!("{full}\nrow P1: I.3L"), "16 18 18"));
    assert!(!read("row P0: I.0T I.1L\nrow P1: I.3L", "16 18 18"), "P0 gets five before P1 gets one");
    assert!(!read(&format!("{full}\nrow P1: I.3L I.3T I.1A I.0L I.2T"), "16 18 18"), "nothing is left to deal");
    assert!(!read(full, "15 18 18"), "nobody draws during the deal");
}

#[test]
fn before_the_first_turn_everything_is_dealt_and_nothing_else_has_happened() {
    let read = |first_row: &str, more: &str| {
        let rows = format!("row P0: {first_row}\nrow P1: I.3L I.3T I.1A I.0L I.2T");
        let text = format!("players: 2\nlevel: I\nleft: 16 18 18\nturn: P0\nstep: first-look\n{rows}\n{more}");
        let read = Gnomes::read_position(&text).map(|state| Gnomes::write_position(&state));
        read.map_err(|misread| testkit::unread(&Gnomes::INFO, &misread))
    };
    let row = "I.0T I.1L I.2A I.2L I.1A";
    let written = read(row, "").expect("a first look");
    assert!(written.contains("seen P0: P0.1 P0.2 P0.3 P0.4 P0.5\nseen P1: P1.1 P1.2 P1.3 P1.4 P1.5\n"), "{written}");
    assert_eq!(
        read(row, "seen P0: P0.1"),
        Err("line 8: expected the player’s whole row before the first turn, found P0.1".into())
    );
    for (spoilt, more) in
        [("[I.0T] I.1L I.2A I.2L I.1A", ""), ("(I.0T) I.1L I.2A I.2L I.1A", ""), (row, "discard: I.3A")]
    {
        assert!(read(spoilt, more).is_err(), "{spoilt} {more}");
    }
}
