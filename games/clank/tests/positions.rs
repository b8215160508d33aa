//! Positions as text: what reads back, and every way in which one is refused.
use clank::{Action, Card, Clank, State};
use engine::{Expected, Fate, Game, Quick, Turn, Unseen};

/// A position that can be read, to be spoilt. It has every line but `deck`.
const SOUND: &str = "players: 3
options: board=back discard_cost_optional=on
turn: P0
phase: text/rebel-scout/play/2 choose/apothecary/play/2
purse: skill=3 swords=2 boots=1 teleports=1 quiet=1 made=2 gains=1 gold-bonus=1 skill-per-clank=1 discount=2 trashes=1 burgle-trashes=1 exhausted no-cave-stop ignores-monsters
play: apothecary rebel-scout tunnel-guide
row: sapphire*2 sneak ladder kobold
reserve: 13 15 10
dungeon discard: shrine ogre*2
trashed: diamond
rage: 5
bag: P0*4 P1 P2*3 black*20
countdown: P2/2
removed: 5
taken: b4 b4 b5 b6 b13
spent: greater-treasure treasure
hand P0: burgle*2 stumble
pile P0: burgle
shown P0: sidestep
discard P0: burgle*2 mercenary
at P0: b21
gold P0: 12
clank P0: 2
damage P0: 3
artifacts P0: 7
items P0: key backpack crown-10
tokens P0: chalice dragon-egg monkey-idol*2
hand P1: burgle*5
discard P1: secret-tome
at P1: b9
damage P1: 9
items P1: key crown-9
tokens P1: potion-of-strength
pile P2: burgle*6 stumble*2
at P2: b33
standing P2: dead
damage P2: 10
aside P2: 2
artifacts P2: 15
";

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

const OPTIONS: &str = "one of board=back, countdown_final=kill, artifact_pickup=action, arrive_at_set_up=off, \
                       dungeon_deck_reshuffle=off, discard_cost_optional=on";
const SEAT: &str = "a seat from P0 to P2";
const TO_DO: &str = "something to be done such as enter, attack/4 or draw/P0/5";
const TOO_MUCH: &str = "at most 8 in this place";
const CARD: &str = "a card such as burgle or burgle*3";
const NO_MORE: &str = "no more of them than there are";
const ELSEWHERE: &str = "a card that can be in this place";
const ONCE: &str = "something that has not been named yet";
const RESERVE: &str = "three numbers, at most 14 15 11";
const SPACE: &str = "a number from 1 to 7";
const OUT: &str = "the first one out and a space from 1 to 5, such as P1/2, once someone is out";
const ARTIFACT: &str = "an artifact such as 5 or 30";
const ROOM: &str = "a room whose secrets are not all taken yet";
const ITEM: &str = "an item such as key*2, backpack or crown-10";
const TOKEN: &str = "a kept secret such as chalice, or monkey-idol";
const PURSE: &str = "what a purse holds, such as skill=3, boots=1 or exhausted";
const HOLDS: &str = "a key of this game’s positions";
const POSSIBLE: &str = "something that the rest of the position allows";

const SPOILT_TABLE: &[testkit::Spoilt] = &[
    ("players: 3\n", "", 0, "a line “players: …”", "nothing"),
    ("players: 3", "players: 1", 1, "a number from 2 to 4", "1"),
    ("players: 3", "players: 5", 1, "a number from 2 to 4", "5"),
    ("players: 3", "players: two", 1, "a number from 2 to 4", "two"),
    ("players: 3", "players: 2", 12, NO_MORE, "P2*3"),
    ("board=back", "board=front", 2, OPTIONS, "board=front"),
    ("board=back", "start=P1", 2, OPTIONS, "start=P1"),
    ("board=back", "board=back board=back", 2, ONCE, "board=back"),
    ("board=back ", "", 15, ROOM, "b4"),
    ("turn: P0\n", "", 0, "a line “turn: …”", "nothing"),
    ("turn: P0", "turn: P3", 3, SEAT, "P3"),
    ("turn: P0", "turn: you", 3, SEAT, "you"),
    ("turn: P0", "turn: P2", 4, POSSIBLE, "text/rebel-scout/play/2 choose/apothecary/play/2"),
    ("choose/apothecary/play/2", "sleep", 4, TO_DO, "sleep"),
    ("choose/apothecary/play/2", "sleep/P0", 4, TO_DO, "sleep/P0"),
    ("choose/apothecary/play/2", "attack/0", 4, TO_DO, "attack/0"),
    ("choose/apothecary/play/2", "attack/04", 4, TO_DO, "attack/04"),
    ("choose/apothecary/play/2", "attack/21", 4, TO_DO, "attack/21"),
    ("choose/apothecary/play/2", "draw/P9/1", 4, TO_DO, "draw/P9/1"),
    ("choose/apothecary/play/2", "draw/P3/1", 4, SEAT, "draw/P3/1"),
    ("choose/apothecary/play/2", "choose/apothecary/play/7", 4, TO_DO, "choose/apothecary/play/7"),
    ("choose/apothecary/play/2", "choose/apothecary/use/0", 4, TO_DO, "choose/apothecary/use/0"),
    ("choose/apothecary/play/2", "secret/large", 4, TO_DO, "secret/large"),
    ("phase: ", "phase: next next next next next next next ", 4, TOO_MUCH, "choose/apothecary/play/2"),
    ("skill=3", "skill=0", 5, PURSE, "skill=0"),
    ("skill=3", "skill=256", 5, PURSE, "skill=256"),
    ("skill=3", "skill=many", 5, PURSE, "skill=many"),
    ("skill=3", "skill=03", 5, PURSE, "skill=03"),
    ("skill=3", "skill", 5, PURSE, "skill"),
    ("swords=2", "skill=2", 5, PURSE, "skill=2"),
    ("exhausted", "exhausted exhausted", 5, ONCE, "exhausted"),
    ("skill=3", "luck=3", 5, PURSE, "luck=3"),
    ("skill=3", "roused", 5, "a purse in one’s own turn, and only “roused” after it", "roused"),
    ("rage: 5", "rage: 0", 11, SPACE, "0"),
    ("rage: 5", "rage: 8", 11, SPACE, "8"),
    ("rage: 5", "rage: high", 11, SPACE, "high"),
    ("black*20", "black*25", 12, NO_MORE, "black*25"),
    ("black*20", "P3*20", 12, NO_MORE, "P3*20"),
    ("black*20", "white*20", 12, "cubes such as black*24 or P0*3", "white*20"),
    ("P0*4", "P0*31", 12, NO_MORE, "P0*31"),
    ("P0*4", "P0*0", 12, "cubes such as black*24 or P0*3", "P0*0"),
    ("P2/2", "P2/0", 13, OUT, "P2/0"),
    ("P2/2", "P2/5", 13, OUT, "P2/5"),
    ("P2/2", "P1/2", 13, OUT, "P1/2"),
    ("P2/2", "P3/2", 13, OUT, "P3/2"),
    ("P2/2", "P2", 13, OUT, "P2"),
    ("P2/2", "P2/two", 13, OUT, "P2/two"),
    ("removed: 5", "removed: 6", 14, ARTIFACT, "6"),
    ("removed: 5", "removed: 5 5", 14, ONCE, "5"),
    ("removed: 5", "removed: 7", 25, ONCE, "7"),
    ("b4 b4", "b4 b4 b4", 15, ROOM, "b4"),
    ("b4 b4", "b3 b4", 15, ROOM, "b3"),
    ("b4 b4", "f4 b4", 15, ROOM, "f4"),
    ("b4 b4", "b45 b4", 15, "a room such as f14", "b45"),
    ("greater-treasure", "gold", 16, "a secret such as treasure", "gold"),
    ("greater-treasure", "greater-treasure*3", 16, NO_MORE, "greater-treasure*3"),
    (" b13", "", 0, "secrets turned over (major): 1, as many as were taken", "2"),
    (" treasure", "", 0, "secrets turned over (minor): 3, as many as were taken", "2"),
    ("rage: 5", "rage: 5\nrage: 5", 12, ONCE, "rage"),
    ("rage: 5", "rage 5", 11, "a line “key: value”", "rage 5"),
    ("rage: 5", "anger: 5", 11, HOLDS, "anger"),
    ("rage: 5", "you: P0", 11, HOLDS, "you"),
    ("rage: 5", "pool P1: burgle", 11, HOLDS, "pool P1"),
];

const SPOILT_CARDS: &[testkit::Spoilt] = &[
    ("apothecary rebel", "apothekary rebel", 6, CARD, "apothekary"),
    ("apothecary rebel", "apothecary*0 rebel", 6, CARD, "apothecary*0"),
    ("apothecary rebel", "apothecary*01 rebel", 6, CARD, "apothecary*01"),
    ("apothecary rebel", "apothecary*many rebel", 6, CARD, "apothecary*many"),
    ("apothecary rebel", "apothecary*100 rebel", 6, CARD, "apothecary*100"),
    ("apothecary rebel", "apothecary*2 rebel", 6, NO_MORE, "apothecary*2"),
    ("apothecary rebel", "ladder rebel", 6, ELSEWHERE, "ladder"),
    ("apothecary rebel", "goblin rebel", 6, ELSEWHERE, "goblin"),
    ("row: ", "row: burgle ", 7, ELSEWHERE, "burgle"),
    ("row: ", "row: mercenary ", 7, ELSEWHERE, "mercenary"),
    ("row: ", "row: goblin ", 7, ELSEWHERE, "goblin"),
    ("row: ", "row: search*2 ", 7, "at most 6 in this place", "search*2 sapphire*2 sneak ladder kobold"),
    ("row: ", "row: diamond ", 10, NO_MORE, "diamond"),
    ("13 15 10", "15 15 10", 8, RESERVE, "15 15 10"),
    ("13 15 10", "13 15 12", 8, RESERVE, "13 15 12"),
    ("13 15 10", "13 15", 8, RESERVE, "13 15"),
    ("13 15 10", "13 15 10 1", 8, RESERVE, "13 15 10 1"),
    ("13 15 10", "13 15 ten", 8, RESERVE, "ten"),
    ("ogre*2", "ogre*3", 9, NO_MORE, "ogre*3"),
    ("ogre*2", "burgle", 9, ELSEWHERE, "burgle"),
    ("trashed: diamond", "trashed: burgle", 10, ELSEWHERE, "burgle"),
    ("trashed: diamond", "trashed: diamond*2", 10, NO_MORE, "diamond*2"),
    ("trashed: diamond", "deck: sneak\ntrashed: diamond", 10, "no line “deck: …” beside “trashed: …”", "sneak"),
    ("trashed: diamond", "deck: sneak*2", 10, NO_MORE, "sneak*2"),
    ("trashed: diamond", "deck: burgle", 10, ELSEWHERE, "burgle"),
    ("hand P0: burgle*2", "hand P0: ?*2", 17, CARD, "?*2"),
    ("hand P0: burgle*2", "hand P0: overlord", 17, ELSEWHERE, "overlord"),
    ("pile P0: burgle", "pile P0: overlord", 18, ELSEWHERE, "overlord"),
    ("shown P0: sidestep", "shown P0: overlord", 19, ELSEWHERE, "overlord"),
    ("discard P0: burgle*2", "discard P0: overlord", 20, ELSEWHERE, "overlord"),
    ("pile P2: burgle*6", "pile P2: burgle*9", 34, NO_MORE, "burgle*9"),
    ("at P2", "hand P3: burgle\nat P2", 35, HOLDS, "hand P3"),
];

const SPOILT_PEOPLE: &[testkit::Spoilt] = &[
    ("at P0: b21", "at P0: f21", 21, "a room on this side of the board", "f21"),
    ("at P0: b21", "at P0: b45", 21, "a room such as f14", "b45"),
    ("at P0: b21", "at P0: b0", 21, "a room such as f14", "b0"),
    ("at P0: b21", "at P0: b021", 21, "a room such as f14", "b021"),
    ("at P0: b21", "at P0: home", 21, "a room such as f14", "home"),
    ("gold P0: 12", "gold P0: 10000", 22, "a number from 0 to 9999", "10000"),
    ("gold P0: 12", "gold P0: +12", 22, "a number from 0 to 9999", "+12"),
    ("gold P0: 12", "gold P0: -1", 22, "a number from 0 to 9999", "-1"),
    ("gold P0: 12", "gold P0: lots", 22, "a number from 0 to 9999", "lots"),
    ("clank P0: 2", "clank P0: 27", 23, "a number from 0 to 26", "27"),
    ("clank P0: 2", "clank P0: 24", 24, "a number from 0 to 2", "3"),
    ("clank P0: 2", "aside P0: 2", 23, "a number from 0 to 0", "2"),
    ("damage P0: 3", "damage P0: 10", 24, "a number from 0 to 9", "10"),
    ("damage P2: 10", "damage P2: 11", 37, "a number from 0 to 10", "11"),
    ("aside P2: 2", "aside P2: 28", 38, "a number from 0 to 27", "28"),
    ("artifacts P0: 7", "artifacts P0: 6", 25, ARTIFACT, "6"),
    ("artifacts P0: 7", "artifacts P0: 7 7", 25, ONCE, "7"),
    ("artifacts P0: 7", "artifacts P0: 15", 39, ONCE, "15"),
    ("items P0: key", "items P0: key*2", 32, NO_MORE, "key"),
    ("items P0: key", "items P0: key*3", 26, NO_MORE, "key*3"),
    ("items P0: key", "items P0: sword", 26, ITEM, "sword"),
    ("items P0: key", "items P0: crown", 26, ITEM, "crown"),
    ("items P0: key", "items P0: crown-7", 26, ITEM, "crown-7"),
    ("items P0: key", "items P0: crown-9", 32, NO_MORE, "crown-9"),
    ("crown-10", "crown-8", 0, "the best crowns, because they are sold first", "crown-8 crown-9"),
    ("tokens P0: chalice", "tokens P0: treasure", 27, TOKEN, "treasure"),
    ("tokens P0: chalice", "tokens P0: monkey", 27, TOKEN, "monkey"),
    ("tokens P0: chalice", "tokens P0: chalice*4", 27, NO_MORE, "chalice*4"),
    ("tokens P0: chalice ", "tokens P0: ", 0, "secrets turned over (major): 2, as many as were taken", "1"),
    ("monkey-idol*2", "monkey-idol*4", 27, NO_MORE, "monkey-idol*4"),
    ("monkey-idol*2", "monkey-idol*0", 27, TOKEN, "monkey-idol*0"),
    ("artifacts P2: 15", "artifacts P2: 15 20 25", 0, "one artifact for P2, and one more for each backpack", "3"),
    ("standing P2: dead", "standing P2: asleep", 36, "one of inside, left, rescued, dead", "asleep"),
    ("standing P2: dead", "standing P2: inside", 38, "a number from 0 to 0", "2"),
    ("standing P2: dead\ndamage P2: 10\naside P2: 2\n", "", 13, OUT, "P2/2"),
];

#[test]
fn a_position_that_cannot_be_names_its_line_and_what_was_expected() {
    testkit::refuses::<Clank>(SOUND, &[SPOILT_TABLE, SPOILT_CARDS, SPOILT_PEOPLE].concat());
}

#[test]
fn ck_17_5_somebody_out_means_somebody_on_the_countdown_track() {
    let misread = Clank::read_position(&SOUND.replace("countdown: P2/2\n", "")).expect_err("P2 is out");
    let refusal = "expected a line “countdown: …” beside “standing P2: dead”, found nothing";
    assert_eq!(testkit::unread(&Clank::INFO, &misread), refusal);
    let empty_handed = "players: 2\nturn: P0\nstanding P1: left\ncountdown: P1/1\n";
    let misread = Clank::read_position(empty_handed).expect_err("nobody leaves without an artifact");
    let refusal = "expected a line “artifacts P1: …” beside “standing P1: left”, found nothing";
    assert_eq!(testkit::unread(&Clank::INFO, &misread), refusal);
    let over = "players: 2\nturn: P0\nstanding P0: left\nartifacts P0: 5\nstanding P1: dead\ndamage P1: 10\n";
    let read = |more: &str| Clank::read_position(&format!("{over}{more}")).map(|state| Clank::turn(&state));
    assert_eq!(read("countdown: P0/5\n"), Ok(Turn::Over));
    assert_eq!(read("countdown: P0/1\n"), Ok(Turn::Over));
    assert!(
        read("countdown: P0/6\n").is_err() && read("").is_err() && read("countdown: P0/1\nphase: enter\n").is_err()
    );
}

/// Can two players on the front be in this phase, with these other lines?
fn can_be(phase: &str, more: &str) -> bool {
    let line = if phase.is_empty() { String::new() } else { format!("phase: {phase}\n") };
    let text = format!("players: 2\nturn: P0\n{line}{}\n", more.replace("; ", "\n"));
    match Clank::read_position(&text) {
        Ok(state) => {
            assert_eq!(Clank::read_position(&Clank::write_position(&state)), Ok(state), "{text}");
            assert_eq!(Clank::audit(&state), Ok(()), "{text}");
            let mut on = state;
            play_on(&mut on, &mut Quick::new(3), 200);
            true
        }
        Err(misread) => {
            let place = if phase.is_empty() { "P0" } else { phase };
            let possible = Expected::possible();
            assert_eq!((misread.expected, misread.found.as_str()), (possible, place), "{text}");
            false
        }
    }
}

/// Possible (`+`) and impossible (`-`) phases, each with its other lines.
#[track_caller]
fn judge(phases: &str) {
    for line in phases.lines().map(str::trim) {
        let (sign, rest) = line.split_at(1);
        let (phase, more) = rest.split_once('|').unwrap_or((rest, ""));
        assert_eq!(can_be(phase.trim(), more.trim()), sign == "+", "{line}");
    }
}

const FULL: &str = "row: search*2 sneak*2 ladder*2";

#[test]
fn ck_2_14_set_up_phases_come_in_their_order() {
    judge(
        "+ first-turn deal-hands deal-row
         + first-turn deal-hands deal-row first-player
         + first-turn deal-hands deal-row remove-artifacts/2
         + first-turn deal-hands deal-row first-player remove-artifacts/2
         - first-turn deal-hands deal-row remove-artifacts/2 first-player
         - first-turn deal-hands deal-row first-player remove-artifacts/8
         - first-turn deal-hands deal-row remove-artifacts/7 | removed: 5
         - first-turn deal-hands first-player
         - first-turn deal-row
         - first-turn deal-hands
         - first-turn
         - deal-row
         - first-player
         - remove-artifacts/1
         - deal-hands deal-row
         + first-turn deal-hands deal-row | row: sneak*2 ladder*2
         - first-turn deal-hands deal-row | row: sneak*2 ladder*2 search*2
         - first-turn deal-hands deal-row | deck: none
         - first-turn deal-hands deal-row | deck: kobold*3
         - first-turn deal-hands deal-row | deck: sneak
         - first-turn deal-hands text/apothecary/play/0 deal-row | hand P0: burgle*6
         - first-turn draw/P0/5 | pile P0: burgle*6; standing P0: dead; damage P0: 10; countdown: P0/1
         - first-turn deal-hands deal-row first-player | standing P0: dead; damage P0: 10; countdown: P0/1
         + first-turn deal-hands text/watcher/arrive/0 deal-row | row: watcher
         - first-turn deal-hands text/watcher/defeat/0 deal-row | row: watcher
         - first-turn deal-hands deal-row text/watcher/arrive/0 | row: watcher
         + first-turn draw/P0/5 | pile P0: burgle*6
         - first-turn draw/P0/5
         + first-turn draw/P0/5 draw/P1/5 | pile P0: burgle*6; pile P1: burgle*6
         - first-turn draw/P1/5 draw/P0/5 | pile P1: burgle*6
         - first-turn refill draw/P0/5 | pile P0: burgle*6
         - first-turn attack/2
         - first-turn draw/P0/5 | pile P0: burgle*6; play: burgle",
    );
}

#[test]
fn ck_3_6_closing_phases_come_in_their_order() {
    assert!(!can_be("closing refill", FULL) && !can_be("closing refill draw/P1/5", "pile P1: burgle*6"));
    judge(
        "- closing text/brilliance/play/0 refill | pile P0: burgle*6
         - closing text/mister-whiskers/play/0 refill
         - text/rebel-scout/play/2 trash | play: burgle; purse: trashes=1
         + closing refill
         + closing refill | purse: roused
         - closing refill | deck: none
         - closing refill | play: burgle
         - closing
         - refill
         - refill closing
         + closing refill draw/P0/5 | pile P0: burgle*6
         - closing refill draw/P0/5 | hand P0: burgle*6
         - closing draw/P0/5 | pile P0: burgle*6
         - closing refill draw/P0/5 | pile P0: burgle*6; standing P0: dead; damage P0: 10; countdown: P0/1
         + closing refill attack/2 | standing P0: dead; damage P0: 10; countdown: P0/1
         - closing attack/2
         - closing refill enter | at P0: f4
         - closing refill text/watcher/arrive/0 | row: watcher
         + closing text/watcher/arrive/0 text/shrine/arrive/0 refill | row: watcher shrine
         - closing text/watcher/defeat/0 refill | row: watcher
         - closing enter refill | at P0: f4
         + next attack/2
         + next attack/2 | purse: roused
         + next attack/2 | standing P0: left; artifacts P0: 5; countdown: P0/2
         - next attack/2 | bag: none
         - next attack/2 | standing P0: left; artifacts P0: 5; standing P1: left; artifacts P1: 7; countdown: P0/2
         - next attack/2 | play: burgle
         - next refill attack/2
         - next draw/P0/1 | pile P0: burgle
         - attack/2 next
         - next",
    );
}

#[test]
fn ck_3_5_a_question_has_a_reason_and_an_answer() {
    judge(
        "+
         - | standing P0: dead; damage P0: 10; countdown: P0/1
         + enter | at P0: f4
         + enter | at P0: f5
         - enter | at P0: f3
         - enter | at P0: f4; taken: f4 f4; spent: treasure*2
         + enter | at P0: f4; taken: f4; spent: treasure
         + enter | at P0: f24
         - enter | at P0: f24; tokens P1: monkey-idol*3
         + enter | at P0: f18
         - enter | at P0: f18; removed: 5
         - enter | at P0: f18; artifacts P0: 7
         + enter | at P0: f18; artifacts P0: 7; items P0: backpack
         - enter | at P0: f18; options: artifact_pickup=action
         - enter | at P0: f4; standing P0: dead; damage P0: 10; countdown: P0/1
         + trash | play: burgle; purse: trashes=1
         + trash | discard P0: burgle; purse: trashes=2 burgle-trashes=1
         - trash | play: burgle
         - trash | play: burgle; purse: burgle-trashes=1
         - trash | purse: trashes=1
         - trash | play: burgle; hand P0: burgle; purse: trashes=1
         - trash | play: burgle; shown P0: burgle; purse: trashes=1
         + choose/apothecary/play/2
         + choose/shrine/use/1
         - choose/apothecary/play/0
         - choose/apothecary/play/1
         - choose/apothecary/play/3
         + discard/1/sleight-of-hand/play/1 | hand P0: burgle
         + discard/1/sleight-of-hand/play/1 | shown P0: burgle
         - discard/1/sleight-of-hand/play/1 | hand P1: burgle
         - discard/2/sleight-of-hand/play/1 | hand P0: burgle*3
         - discard/1/sleight-of-hand/play/0 | hand P0: burgle
         - discard/1/apothecary/play/2 | hand P0: burgle
         + replace | row: sneak
         - replace
         - replace | row: sneak; deck: none
         + replace | row: sneak; deck: none; dungeon discard: ogre
         - replace | row: sneak; deck: none; dungeon discard: ogre; options: dungeon_deck_reshuffle=off
         + adjacent | at P0: f3
         - adjacent | at P0: f2
         - adjacent | at P0: f23",
    );
}

#[test]
fn ck_18_1_below_what_happens_only_texts_wait() {
    assert!(can_be("reveal", "row: sneak") && !can_be("reveal", FULL));
    judge(
        "+ attack/2
         - attack/2 | bag: none
         - attack/2 | standing P0: dead; damage P0: 10; countdown: P0/1
         + draw/P0/2 | pile P0: burgle
         - draw/P0/2 | hand P0: burgle
         - draw/P1/2 | pile P1: burgle
         - reveal | deck: none; dungeon discard: ogre
         + secret/minor | taken: f4; at P0: f4
         + secret/major | taken: f5; at P0: f5
         + text/rebel-scout/play/2 draw/P0/1 | pile P0: burgle
         + text/rebel-scout/play/2 text/rebel-miner/play/2 text/apothecary/play/0 attack/1
         - text/rebel-scout/play/1 attack/1
         - text/rebel-scout/play/2
         - attack/1 text/rebel-scout/play/2
         - text/mister-whiskers/play/2 attack/1
         - text/underworld-dealing/play/3 attack/1
         - text/watcher/defeat/0 attack/1
         - text/treasure/found/0 attack/1
         + text/archaeologist/play/1 draw/P0/1 | pile P0: burgle
         - enter attack/1 | at P0: f4
         - attack/1 attack/1
         - draw/P0/1 attack/1 | pile P0: burgle",
    );
    let text = "players: 2\nturn: P0\nphase: secret/minor\n";
    let misread = Clank::read_position(text).expect_err("nobody took one");
    let refusal = "expected secrets turned over (minor): 0, as many as were taken, found 1";
    assert_eq!(testkit::unread(&Clank::INFO, &misread), refusal);
}

#[test]
fn a_purse_is_for_a_turn() {
    for phase in ["first-turn deal-hands deal-row", "closing refill", "next attack/2"] {
        for word in ["skill=1", "exhausted"] {
            let text = format!("players: 2\nturn: P0\nphase: {phase}\npurse: {word}\n");
            let misread = Clank::read_position(&text).expect_err(&text);
            let refusal = "expected a purse in one’s own turn, and only “roused” after it";
            assert_eq!(testkit::unread(&Clank::INFO, &misread), format!("line 4: {refusal}, found {word}"));
        }
    }
}

/// Plays this many random steps, or to the end.
fn play_on(state: &mut State, fate: &mut Quick, steps: usize) {
    for _ in 0..steps {
        match Clank::turn(state) {
            Turn::Over => return,
            Turn::Chance => {
                let lot = fate.pick(Clank::pile(state));
                Clank::draw(&mut Unseen::<Clank>(state), lot);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mut menu: Vec<Action> = vec![];
                Clank::legal(state, seat, &mut menu);
                assert!(!menu.is_empty(), "nobody is asked without an answer");
                let action = menu[fate.below(menu.len() as u32) as usize];
                Clank::act(&mut Unseen::<Clank>(state), seat, action);
            }
        }
        if let Err(wrong) = Clank::audit(state) {
            panic!("{wrong}")
        }
    }
}
