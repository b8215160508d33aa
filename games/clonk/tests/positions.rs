//! Positions as text: what reads back, and every way in which one is refused.
use clonk::Clonk;
use engine::{Expected, Game, Setup};

/// A readable position, to be spoilt.
const SOUND: &str = "players: 2
options: kablooey_per_turn=1 open_log=on
step: dig
start: P1
turn: P0
given: yes
blasted: yes
monster: asleep
shaft 1: ** red-crown-1 * blue-hammer-1
shaft 2: green-sword-1
shaft 3: * green-sword-2
shaft 5: pink-goblet-1
tasks P0: [red] crown
hand P0: white-crown-1 white-crown-2
gallery P0: yellow-statue-1 yellow-sword-1
cart P0: pink-crown-1 yellow-crown-1
snores P0: 2
kablooeys P0: 1
tasks P1: blue [hammer]
cart P1: blue-crown-1
snores P1: 14
discard: green-hammer-1 blue-hammer-2
";

#[test]
fn a_sound_position_reads_back() {
    let state = Clonk::read_position(SOUND).expect("it is sound");
    let written = SOUND.replace("turn: P0\n", "turn: P0\nowing: P0\n").replace("monster", "pile: 90\nmonster");
    assert_eq!(Clonk::write_position(&state), written);
    assert_eq!(Clonk::read_position(&written), Ok(state));
}

const CARD: &str = "a card such as red-crown-2";
const TASKS: &str = "a color and a treasure such as [red] crown, the face-up one in brackets";
const ALLOWED: &str = "something that the rest of the position allows";
const ONCE: &str = "something that has not been named yet";
const OPTIONS: &str = "one of full_gallery_ends_phase=off, kablooey_per_turn=1, awakening_mixed_in=on, \
                       awakening_extra_round=on, snore_in_penalty=off, open_log=on";
const STEP: &str = "a step such as tasks, cart, dig, turn-up-s3, draw-2, lay or over";

/// What is replaced, by what, the line of the mistake (0 for none), what was expected, what was found.
const SPOILT: &[testkit::Spoilt] = &[
    ("players: 2\n", "", 0, "a line “players: …”", "nothing"),
    ("players: 2", "players: 1", 1, "a number from 2 to 4", "1"),
    ("players: 2", "players: 5", 1, "a number from 2 to 4", "5"),
    ("players: 2", "players: two", 1, "a number from 2 to 4", "two"),
    ("players: 2", "players: 3", 3, ALLOWED, "dig"),
    ("open_log=on", "open_log=off", 2, OPTIONS, "open_log=off"),
    ("open_log=on", "start=P1", 2, OPTIONS, "start=P1"),
    ("kablooey_per_turn=1 ", "", 7, "no line “blasted: …” without “options: kablooey_per_turn=1”", "yes"),
    ("step: dig\n", "", 0, "a line “step: …”", "nothing"),
    ("step: dig", "step: sleep", 3, STEP, "sleep"),
    ("step: dig", "step: draw-0", 3, STEP, "draw-0"),
    ("step: dig", "step: draw-4", 3, STEP, "draw-4"),
    ("step: dig", "step: refill-s6", 3, STEP, "refill-s6"),
    ("step: dig", "step: tiles-8", 3, STEP, "tiles-8"),
    ("start: P1\n", "", 0, "a line “start: …”", "nothing"),
    ("start: P1", "start: P2", 4, "a seat from P0 to P1", "P2"),
    ("turn: P0\n", "", 0, "a line “turn: …”", "nothing"),
    ("turn: P0", "turn: you", 5, "a seat from P0 to P1", "you"),
    ("given: yes", "given: no", 6, "“yes”, or no such line", "no"),
    ("blasted: yes", "blasted: no", 7, "“yes”, or no such line", "no"),
    ("monster: asleep\n", "", 0, "a line “monster: …”", "nothing"),
    ("monster: asleep", "monster: gone", 8, "one of asleep, awake, prowling", "gone"),
    ("monster: asleep", "monster: awake", 8, ALLOWED, "awake"),
    ("shaft 1: **", "shaft 1: *?", 9, "a card such as red-crown-2, or * for a back", "*?"),
    ("red-crown-1", "red-crown-4", 9, "a card such as red-crown-2, or * for a back", "red-crown-4"),
    ("red-crown-1", "red-crown", 9, "a card such as red-crown-2, or * for a back", "red-crown"),
    ("red-crown-1", "red-red-1", 9, "a card such as red-crown-2, or * for a back", "red-red-1"),
    ("red-crown-1", "crown-red-1", 9, "a card such as red-crown-2, or * for a back", "crown-red-1"),
    ("green-sword-1", "red-crown-1", 10, ONCE, "red-crown-1"),
    ("shaft 5", "shaft 6", 12, "a key of this game’s positions", "shaft 6"),
    ("[red] crown", "red crown", 3, ALLOWED, "dig"),
    ("[red] crown", "[red] [crown]", 13, TASKS, "[crown]"),
    ("[red] crown", "crown [red]", 13, TASKS, "crown"),
    ("[red] crown", "[red] crown hammer", 13, TASKS, "hammer"),
    ("[red] crown", "[red", 13, TASKS, "[red"),
    ("[red] crown", "[red] ?", 13, TASKS, "?"),
    ("[red] crown", "[blue] crown", 19, ONCE, "blue"),
    ("[red] crown", "[red] hammer", 19, ONCE, "[hammer]"),
    ("white-crown-2", "white-crown-1", 14, ONCE, "white-crown-1"),
    ("white-crown-2", "pink-goblet-1", 14, ONCE, "pink-goblet-1"),
    ("white-crown-2", "?", 14, CARD, "?"),
    (
        "white-crown-1 white-crown-2",
        "blue-goblet-1 blue-goblet-2 blue-goblet-3 blue-sword-1 blue-sword-2 blue-sword-3 pink-sword-1 pink-sword-2 pink-sword-3",
        14,
        "at most 8 in this place",
        "blue-goblet-1 blue-goblet-2 blue-goblet-3 blue-sword-1 blue-sword-2 blue-sword-3 pink-sword-1 pink-sword-2 pink-sword-3",
    ),
    ("yellow-sword-1", "s1", 15, CARD, "s1"),
    (
        "gallery P0: ",
        "gallery P0: red-sword-1 red-sword-2 red-sword-3 ",
        15,
        "at most 4 in this place",
        "red-sword-1 red-sword-2 red-sword-3 yellow-statue-1 yellow-sword-1",
    ),
    ("pink-crown-1 yellow-crown-1", "white-crown-1", 16, ONCE, "white-crown-1"),
    ("snores P0: 2", "snores P0: 3", 21, "a number from 0 to 13", "14"),
    ("snores P0: 2", "snores P0: 17", 17, "a number from 0 to 16", "17"),
    ("snores P0: 2", "snores P0: many", 17, "a number from 0 to 16", "many"),
    ("kablooeys P0: 1", "kablooeys P0: 17", 18, "a number from 0 to 16", "17"),
    ("green-hammer-1", "blue-crown-1", 22, ONCE, "blue-crown-1"),
    ("green-hammer-1", "*", 22, CARD, "*"),
    ("discard: green", "pile: 3\ndiscard: green", 22, "“90”", "3"),
    ("discard: green", "owing: P2\ndiscard: green", 22, "a seat from P0 to P1", "P2"),
    ("discard: green", "owing: P1\ndiscard: green", 3, ALLOWED, "dig"),
    ("discard: green", "owing: P0 P1\ndiscard: green", 3, ALLOWED, "dig"),
    ("discard: green", "owing:\ndiscard: green", 3, ALLOWED, "dig"),
    ("discard: green", "chosen P0: colour\ndiscard: green", 3, ALLOWED, "dig"),
    ("discard: green", "chosen P0: red\ndiscard: green", 22, "one of colour, treasure", "red"),
    ("discard: green", "hand P2: red-hammer-1\ndiscard: green", 22, "a key of this game’s positions", "hand P2"),
    ("discard: green", "turn: P0\ndiscard: green", 22, ONCE, "turn"),
    ("discard: green", "hush\ndiscard: green", 22, "a line “key: value”", "hush"),
    ("cart P0: pink-crown-1 yellow-crown-1\n", "", 3, ALLOWED, "dig"),
    ("* blue-hammer-1", "*", 3, ALLOWED, "dig"),
];

#[test]
fn a_position_that_cannot_be_names_its_line_and_what_was_expected() {
    testkit::refuses::<Clonk>(SOUND, SPOILT);
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

/// The table of a two-player match after the set-up, as lines.
const TASKS_OPEN: &str = "tasks P0: [red] crown\ntasks P1: blue [hammer]\n";
const LAID: &str = "shaft 1: ** red-crown-1 * red-crown-2 * red-crown-3 red-hammer-1
shaft 2: ** red-hammer-2 * red-hammer-3 * red-sword-1 red-sword-2
shaft 3: ** red-sword-3 * red-goblet-1 * red-goblet-2 red-goblet-3
shaft 4: ** red-necklace-1 * red-necklace-2 * red-necklace-3 red-statue-1
shaft 5: ** red-statue-2 * red-statue-3 * blue-crown-1 blue-crown-2
";
const CARTS: &str = "cart P0: pink-crown-1\ncart P1: pink-crown-2\n";

/// Can a position of two players be at this step?
fn can_be(step: &str, more: &[&str]) -> bool {
    let monster = if more.iter().any(|lines| lines.contains("monster:")) { "" } else { "monster: asleep\n" };
    let text = format!("players: 2\nstep: {step}\nstart: P0\nturn: P0\n{monster}{}", more.concat());
    match Clonk::read_position(&text) {
        Ok(state) => {
            assert_eq!(Clonk::read_position(&Clonk::write_position(&state)), Ok(state), "{text}");
            assert_eq!(Clonk::audit(&state), Ok(()), "{text}");
            true
        }
        Err(misread) => {
            assert_eq!(misread.expected, Expected::possible(), "{text}");
            assert!([step, "asleep", "awake", "prowling"].contains(&misread.found.as_str()), "{misread}");
            false
        }
    }
}

#[test]
fn before_the_tasks_are_chosen_nothing_else_is_on_the_table() {
    let tiles = "tasks P0: red crown\ntasks P1: blue hammer\n";
    assert!(can_be("start", &[]));
    let other = "players: 2\nstep: start\nstart: P1\nturn: P1\nmonster: asleep\n";
    assert!(Clonk::read_position(other).is_err(), "the lot has not fallen");
    let other = "players: 2\nstep: tiles-0\nstart: P1\nturn: P0\nmonster: asleep\n";
    assert!(Clonk::read_position(other).is_err(), "before the first turn it is the turn of the one who starts");
    assert!(Clonk::read_position(&other.replace("turn: P0", "turn: P1")).is_ok());
    assert!(!can_be("start", &["tasks P0: red\n"]));
    assert!(can_be("tiles-0", &[]) && can_be("tiles-1", &["tasks P0: red\n"]));
    assert!(can_be("tiles-2", &["tasks P0: red\ntasks P1: blue\n"]));
    assert!(can_be("tiles-3", &["tasks P0: red crown\ntasks P1: blue\n"]));
    assert!(!can_be("tiles-1", &[]) && !can_be("tiles-0", &["tasks P0: red\n"]));
    assert!(!can_be("tiles-4", &[tiles]), "with two players four tiles are all");
    assert!(can_be("tasks", &[tiles]));
    assert!(can_be("tasks", &[tiles, "owing: P1\nchosen P0: colour\n"]));
    assert!(can_be("tasks", &[tiles, "chosen P1: treasure\n"]));
    assert!(!can_be("tasks", &[tiles, "owing: P0 P1\nchosen P0: colour\n"]));
    assert!(!can_be("tasks", &[tiles, "owing: P1\n"]), "a player who owes nothing has chosen");
    assert!(!can_be("tasks", &[tiles, "chosen P0: colour\nchosen P1: colour\n"]), "somebody still has to choose");
    assert!(!can_be("tasks", &[TASKS_OPEN]));
    let one_kablooey = "options: kablooey_per_turn=1\n";
    assert!(can_be("tasks", &[tiles, one_kablooey]) && !can_be("tasks", &[tiles, one_kablooey, "blasted: yes\n"]));
    for more in [
        LAID,
        CARTS,
        "hand P0: pink-crown-1\n",
        "discard: pink-crown-1\n",
        "snores P0: 1\n",
        "kablooeys P1: 1\n",
        "gallery P1: pink-crown-1\n",
        "given: yes\n",
        "monster: awake\n",
    ] {
        assert!(!can_be("tasks", &[tiles, more]), "{more}");
    }
}

#[test]
fn shafts_and_hands_are_laid_out_one_after_another() {
    let shafts: Vec<String> = LAID.lines().map(|line| format!("{line}\n")).collect();
    assert!(can_be("shafts-s1", &[TASKS_OPEN, "shaft 1: **\n"]));
    assert!(can_be("shafts-s1", &[TASKS_OPEN, "shaft 1: ** red-crown-1 * red-crown-2 * red-crown-3\n"]));
    assert!(!can_be("shafts-s1", &[TASKS_OPEN]), "two cards are laid before chance is asked");
    assert!(!can_be("shafts-s1", &[TASKS_OPEN, "shaft 1: *\n"]));
    assert!(!can_be("shafts-s1", &[TASKS_OPEN, "shaft 1: red-crown-1 *\n"]), "the lowest two lie face down");
    assert!(!can_be("shafts-s1", &[TASKS_OPEN, &shafts[0]]), "the first shaft is complete");
    assert!(can_be("shafts-s2", &[TASKS_OPEN, &shafts[0], "shaft 2: **\n"]));
    assert!(!can_be("shafts-s2", &[TASKS_OPEN, "shaft 2: **\n"]), "the first shaft is not there");
    assert!(!can_be("shafts-s2", &[TASKS_OPEN, &shafts[0], "shaft 2: **\nshaft 4: **\n"]));
    assert!(!can_be("shafts-s2", &[TASKS_OPEN, &shafts[0], "shaft 2: **\nhand P0: pink-crown-1\n"]));
    assert!(!can_be("shafts-s1", &["tasks P0: red crown\ntasks P1: blue hammer\n", "shaft 1: **\n"]));
    let four = "hand P0: pink-crown-1 pink-crown-2 pink-crown-3 pink-hammer-1\n";
    assert!(can_be("hands-P0", &[TASKS_OPEN, LAID]));
    assert!(can_be("hands-P0", &[TASKS_OPEN, LAID, "hand P0: pink-crown-1\n"]));
    assert!(can_be("hands-P1", &[TASKS_OPEN, LAID, four]));
    assert!(!can_be("hands-P0", &[TASKS_OPEN, LAID, four]), "the first hand is complete");
    assert!(!can_be("hands-P1", &[TASKS_OPEN, LAID, "hand P0: pink-crown-1\n"]));
    assert!(!can_be("hands-P0", &[TASKS_OPEN, LAID, "hand P1: pink-crown-1\n"]));
    assert!(!can_be("hands-P2", &[TASKS_OPEN, LAID, four, &four.replace("P0", "P1").replace("pink", "white")]));
    assert!(!can_be("hands-P0", &[TASKS_OPEN, &shafts[..4].concat()]), "a shaft is missing");
    assert!(!can_be("hands-P0", &[TASKS_OPEN, &LAID.replace("** red-crown-1", "* red-crown-1 *")]));
    assert!(!can_be("hands-P0", &[TASKS_OPEN, LAID, CARTS]));
}

#[test]
fn a_turn_can_only_be_where_its_cards_allow_it() {
    let hand = "hand P0: white-crown-1 white-crown-2\n";
    let six = "hand P0: white-crown-1 white-crown-2 white-crown-3 white-sword-1 white-sword-2 white-sword-3\n";
    let table = |more: &str| format!("{TASKS_OPEN}{CARTS}{more}");
    assert!(can_be("cart", &[TASKS_OPEN, hand]));
    assert!(!can_be("cart", &[TASKS_OPEN]), "there must be a card to load");
    assert!(!can_be("cart", &[&table(hand)]), "only in a first turn");
    assert!(!can_be("cart", &[TASKS_OPEN, hand, "gallery P0: pink-crown-1\n"]));
    assert!(!can_be("cart", &[TASKS_OPEN, hand, "gallery P1: pink-crown-1\n"]), "no gift before a first turn");
    assert!(!can_be("cart", &[TASKS_OPEN, hand, "snores P0: 1\n"]));
    assert!(!can_be("cart", &[TASKS_OPEN, hand, "kablooeys P0: 1\n"]));
    assert!(!can_be("cart", &[TASKS_OPEN, hand, "given: yes\n"]));
    assert!(can_be("cart", &[TASKS_OPEN, hand, "cart P1: pink-crown-1\nsnores P1: 1\nkablooeys P1: 1\n"]));
    let full = "gallery P0: pink-crown-3 pink-sword-1 pink-sword-2 pink-sword-3\n";
    assert!(!can_be("dig", &[&table(full)]), "a full gallery has ended the phase");
    assert!(can_be("dig", &[&table(full), "options: full_gallery_ends_phase=off\n"]));
    assert!(can_be("lay", &[&table(full), hand]));
    assert!(can_be("dig", &[&table("")]) && can_be("dig", &[&table(hand), LAID]));
    assert!(!can_be("dig", &[&table("shaft 2: red-crown-1 *\n")]), "a card laid bare is turned up first");
    assert!(can_be("turn-up-s2", &[&table("shaft 2: red-crown-1 *\n")]));
    assert!(!can_be("turn-up-s2", &[&table("shaft 2: red-crown-1\n")]), "nothing lies face down on top");
    assert!(!can_be("turn-up-s3", &[&table("shaft 2: red-crown-1 *\n")]));
    assert!(!can_be("turn-up-s2", &[TASKS_OPEN, "shaft 2: red-crown-1 *\n"]), "phase II needs a card in the cart");
    assert!(can_be("lay", &[&table(hand)]) && !can_be("lay", &[&table("")]));
    assert!(!can_be("lay", &[TASKS_OPEN, hand]));
    assert!(can_be("discard", &[&table(six)]) && !can_be("discard", &[&table(hand)]));
    assert!(!can_be("discard", &[&table(&six.replace(" white-sword-3", ""))]), "five cards are not too many");
    assert!(!can_be("discard", &[TASKS_OPEN, six]));
}

/// A position of two players with this many cards in the draw pile, the rest face down under one card each.
fn pile(left: usize) -> String {
    let backs = 108 - 2 - 3 - left;
    let shaft = |number: usize| {
        let backs = backs.saturating_sub((number - 1) * 46).min(46);
        format!("shaft {number}: {} red-sword-{number}\n", "*".repeat(backs))
    };
    [1, 2, 3].map(shaft).concat()
}

#[test]
fn cards_are_fetched_while_there_are_some() {
    let at = |step: &str, left: usize, more: &str| can_be(step, &[TASKS_OPEN, CARTS, &pile(left), more]);
    let awake = "monster: awake\n";
    assert!(at("draw-1", 31, "") && at("draw-3", 60, "") && at("refill-s4", 31, ""));
    assert!(at("draw-1", 1, awake) && at("refill-s4", 12, awake));
    assert!(!at("draw-1", 30, "") && !at("refill-s4", 30, ""), "the Awakening card comes first");
    let mixed = "options: awakening_mixed_in=on\n";
    assert!(at("draw-1", 30, mixed) && at("draw-1", 30, awake));
    assert!(!can_be("draw-1", &[TASKS_OPEN, &pile(40)]), "phase III needs a card in the cart");
    assert!(can_be("refill-s4", &[TASKS_OPEN, CARTS, &pile(40), "shaft 4: *\n"]));
    assert!(can_be("refill-s4", &[TASKS_OPEN, CARTS, &pile(40), "shaft 4: * blue-sword-1\n"]));
    assert!(!can_be("refill-s4", &[TASKS_OPEN, CARTS, &pile(40), "shaft 4: blue-sword-1\n"]));
    assert!(!can_be("refill-s4", &[TASKS_OPEN, CARTS, &pile(40), "shaft 4: **\n"]));
    assert!(!can_be("refill-s4", &[TASKS_OPEN, CARTS, &pile(40), "shaft 4: * blue-sword-1 blue-sword-2\n"]));
    let nothing_left = pile(0);
    assert!(!can_be("draw-1", &[TASKS_OPEN, CARTS, &nothing_left, awake]), "an empty pile gives nothing");
}

#[test]
fn the_monster_sleeps_as_long_as_its_card_lies_in_the_pile() {
    let at = |step: &str, left: usize, more: &str| can_be(step, &[TASKS_OPEN, CARTS, &pile(left), more]);
    let (awake, prowling) = ("monster: awake\n", "monster: prowling\n");
    let (mixed, extra) = ("options: awakening_mixed_in=on\n", "options: awakening_extra_round=on\n");
    assert!(at("dig", 60, "") && at("dig", 31, "") && at("dig", 30, ""));
    assert!(!at("dig", 29, ""), "the card would have come up");
    assert!(at("dig", 29, mixed) && at("dig", 1, mixed));
    assert!(at("dig", 30, awake) && at("dig", 0, awake) && !at("dig", 31, awake));
    assert!(!at("dig", 30, prowling), "the table did not agree on another round");
    assert!(at("dig", 30, &format!("{extra}{prowling}")) && !at("dig", 31, &format!("{extra}{prowling}")));
    assert!(at("stir-draw-2", 30, mixed) && at("stir-refill-s4", 1, mixed));
    assert!(!at("stir-draw-2", 31, mixed), "the upper pile is not used up");
    assert!(!at("stir-draw-2", 30, ""), "its depth is known");
    assert!(!at("stir-draw-2", 30, &format!("{mixed}{awake}")), "it has come up");
    assert!(!at("stir-draw-2", 0, mixed), "nothing is left to be drawn instead");
    assert!(!can_be("stir-draw-2", &[TASKS_OPEN, &pile(30), mixed]));
    assert!(!can_be("stir-refill-s4", &[TASKS_OPEN, CARTS, &pile(30), mixed, "shaft 4: blue-sword-1\n"]));
    assert!(at("over", 30, awake) && at("over", 0, awake));
    assert!(!at("over", 30, ""), "nobody has woken the monster");
    assert!(!at("over", 30, "monster: awake\nhand P1: blue-sword-1\n"), "hands are discarded");
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
