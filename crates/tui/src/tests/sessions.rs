//! One keyboard: covers, looks that go away, mistakes that lose nothing.
use super::peek::Peek;
use super::{Script, voices};
use crate::play::play_on;
use crate::session::{HotSeat, Step};
use crate::{Chair, Leave, Session, play_plain};
use engine::{AnyTable, Quick, Seat};
use std::time::Duration;

const OLA: Seat = Seat(0);
const JAN: Seat = Seat(1);

fn session<'a>(turns: usize, chairs: Vec<Chair<'a>>) -> Session<'a> {
    let names = vec!["Ola".into(), "Jan".into()];
    let (table, fate, keep) =
        (Box::new(Peek::new(turns)), Box::new(Quick::new(1)), Box::new(|_: &dyn AnyTable| Ok(())));
    Session { table, fate, names, chairs, words: voices(), promise: None, keep }
}

fn people<'a>() -> Vec<Chair<'a>> {
    vec![Chair::Person, Chair::Person]
}

fn against_a_bot<'a>(answer: &'a str) -> Vec<Chair<'a>> {
    vec![Chair::Person, Chair::Bot(Box::new(move |_, _| answer.into()))]
}

#[test]
fn a_look_is_gone_after_it_was_put_away() {
    let mut session = session(6, people());
    let mut course = HotSeat::new(&mut session);
    assert_eq!(course.next().unwrap(), Step::Pass(OLA));
    course.sit(OLA);
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    course.act(OLA, "look").unwrap();
    assert_eq!(course.next().unwrap(), Step::Look(OLA));
    assert!(course.scene(OLA).over.is_some());
    assert!(course.common_scene().over.is_none(), "nobody else sees it");
    course.put_away(OLA);
    assert!(course.scene(OLA).over.is_none());
    assert_eq!(course.next().unwrap(), Step::Pass(JAN));
    course.sit(JAN);
    course.act(JAN, "rest").unwrap();
    assert_eq!(course.next().unwrap(), Step::Look(JAN), "with several people every result is shown");
    course.put_away(JAN);
    assert_eq!(course.next().unwrap(), Step::Pass(OLA));
    course.sit(OLA);
    assert!(course.scene(OLA).over.is_none(), "a look never comes back");
}

#[test]
fn one_person_is_never_covered_and_waits_only_for_a_look() {
    let mut session = session(6, against_a_bot("look"));
    let mut course = HotSeat::new(&mut session);
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    course.act(OLA, "rest").unwrap();
    assert_eq!(course.next().unwrap(), Step::Acted(JAN));
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    course.act(OLA, "look").unwrap();
    assert_eq!(course.next().unwrap(), Step::Look(OLA));
    course.put_away(OLA);
    assert_eq!(course.next().unwrap(), Step::Acted(JAN));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut session = session(6, people());
    let mut course = HotSeat::new(&mut session);
    course.sit(OLA);
    for notation in ["cheat", "", "fly", "look up"] {
        assert!(course.act(OLA, notation).is_err());
        assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    }
    assert!(course.act(JAN, "rest").is_err());
    assert!(session.table.lines().is_empty());
}

#[test]
fn a_match_that_goes_on_shows_no_old_looks() {
    let mut session = session(6, against_a_bot("rest"));
    session.table.act(OLA, "look").unwrap();
    session.table.act(JAN, "rest").unwrap();
    let mut course = HotSeat::new(&mut session);
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    assert!(course.scene(OLA).over.is_none());
}

#[test]
fn a_bot_that_talks_nonsense_is_an_error_that_names_it() {
    let mut session = session(6, vec![Chair::Bot(Box::new(|_, _| "fly".into())), Chair::Person]);
    let error = HotSeat::new(&mut session).next().expect_err("'fly' is no action");
    assert_eq!(error.to_string(), "the bot in P0 answered 'fly': 'fly' is not the notation of an action");
}

#[test]
fn between_two_people_nothing_stays_on_the_screen() {
    let mut desk = Script::new(" 1 x ");
    let mut session = session(6, people());
    assert_eq!(play_on(&mut desk, &mut session, Duration::ZERO).unwrap(), Leave::Quit);
    let covers: Vec<&String> = desk.screens.iter().filter(|screen| screen.contains("tui-pass")).collect();
    assert_eq!(covers.len(), 5, "Ola and Jan, each until no key was pressed and again, and Jan after a wrong key");
    for cover in &covers {
        assert_eq!(cover.split_whitespace().count(), 2, "only whom to pass it to:\n{cover}");
    }
    assert!(covers[2].contains("name=Jan"));
    let look = desk.screens.iter().position(|screen| screen.contains("secret-0")).expect("Ola saw her secret");
    assert!(desk.screens[look].contains("Hand of Ola") && desk.screens[look].contains("tui-put-away"));
    assert!(
        desk.screens[look + 1..].iter().all(|screen| !screen.contains("secret-0") && !screen.contains("Hand of Ola"))
    );
    assert!(desk.last().contains("Hand of Jan"));
}

#[test]
fn a_match_is_played_to_its_end_on_the_screen() {
    let mut desk = Script::new("1 2q");
    let mut session = session(4, against_a_bot("rest"));
    assert_eq!(play_on(&mut desk, &mut session, Duration::from_millis(1)).unwrap(), Leave::Finished);
    assert_eq!(session.table.lines(), ["P0 look", "P1 rest", "P0 rest", "P1 rest"]);
    assert!(desk.screens.iter().any(|screen| screen.contains("tui-keys-watch")), "the bot's action was shown");
    assert!(desk.last().contains("It is over."));
}

#[test]
fn a_written_mistake_is_explained_and_can_be_mended() {
    let mut desk = Script::new(":cheat⏎⌫⌫⌫⌫⌫rest⏎");
    let mut session = session(6, against_a_bot("rest"));
    play_on(&mut desk, &mut session, Duration::ZERO).unwrap();
    assert!(desk.screens.iter().any(|screen| screen.contains("tui-forbidden why=rule-pk-1-1 rule=PK-1.1\n: cheat█")));
    assert_eq!(session.table.lines(), ["P0 rest", "P1 rest"]);
}

fn talk(session: &mut Session<'_>, input: &[u8]) -> (Leave, String) {
    let mut output = vec![];
    let leave = play_plain(session, &mut &input[..], &mut output).unwrap();
    (leave, String::from_utf8(output).unwrap())
}

#[test]
fn plain_nonsense_gets_one_sentence_and_loses_nothing() {
    let mut session = session(2, against_a_bot("rest"));
    let (leave, text) = talk(&mut session, b"\nfly\n99\n99999999999999999999\n\xff\xfe\n0\ncheat\n?\nlog\n 1 \n");
    assert_eq!(leave, Leave::Finished);
    assert_eq!(session.table.lines(), ["P0 look", "P1 rest"]);
    assert_eq!(text.matches("tui-unreadable").count(), 2);
    assert_eq!(text.matches("tui-no-such-number most=2").count(), 3);
    assert!(text.contains("tui-forbidden why=rule-pk-1-1 rule=PK-1.1\n"));
    assert!(text.contains("tui-named name=You see things=secret-0"));
    assert!(!text.contains(&"\n".repeat(50)), "one person needs no cover");
}

#[test]
fn plain_lines_scroll_a_secret_away_between_people() {
    let mut session = session(2, people());
    let (leave, text) = talk(&mut session, b"\nlook\n\n\n");
    assert_eq!(leave, Leave::Quit, "the input ended while Jan decides");
    let (before, after) = text.split_once("tui-pass-enter name=Jan").expect("it is passed to Jan");
    assert!(before.contains("secret-0") && before.ends_with(&"\n".repeat(60)));
    assert!(!after.contains("secret-0") && after.contains("Hand of Jan"));
}

#[test]
fn the_end_of_the_input_leaves_the_match() {
    let mut session = session(2, people());
    assert_eq!(talk(&mut session, b"").0, Leave::Quit);
    assert_eq!(talk(&mut session, b"\nquit\n").0, Leave::Quit);
}

/// A torch as the last action of a level: everybody chooses a cart next, beginning with another player.
#[test]
fn a_look_is_shown_before_the_keyboard_is_passed_also_where_the_looker_has_to_decide_again() {
    let position = "players: 2\nlevel: I\nleft: 0 18 18\nstep: torch\nturn: P1\nrow P0: I.0T I.1L I.2A I.2L I.1A\n\
        row P1: I.3L I.3T I.1A I.0L I.2T\ndiscard: I.1T";
    let table = registry::game("gnomes").expect("a game").table_from_position(position).expect("a position");
    let mut session = Session { table, ..session(0, vec![Chair::Person, Chair::Person]) };
    let mut course = HotSeat::new(&mut session);
    course.sit(JAN);
    course.act(JAN, "look P0.3").expect("the torch may look at another's tile");
    assert_eq!(course.next().expect("the match goes on"), Step::Look(JAN));
    assert!(course.scene(JAN).over.is_some());
    course.put_away(JAN);
    assert_eq!(course.next().expect("the match goes on"), Step::Pass(OLA));
    assert_eq!(course.scene(JAN).over, None, "what was put away stays away");
}

#[test]
fn the_language_changes_in_the_middle_of_a_match() {
    let mut session = Session { promise: Some("c0ffee".into()), ..session(6, against_a_bot("rest")) };
    let mut desk = Script::new("?②⎋②");
    assert_eq!(play_on(&mut desk, &mut session, Duration::ZERO).unwrap(), Leave::Quit);
    let spoken: Vec<bool> = desk.screens.iter().map(|screen| screen.contains("pl:tui-keys")).collect();
    assert_eq!(spoken, [false, false, true, true, false], "{}", desk.screens.join("\n"));
    assert!(desk.screens[2].contains("pl:tui-rules"), "the page stays open: {}", desk.screens[2]);
    assert!(desk.screens[3].contains("pl:tui-promise promise=c0ffee"), "the story too: {}", desk.screens[3]);
}

#[test]
fn a_cover_hides_as_well_in_another_language() {
    let mut session = session(6, people());
    let mut desk = Script { keys: Script::new("② ").keys, screens: vec![] };
    play_on(&mut desk, &mut session, Duration::ZERO).unwrap();
    let covers: Vec<&String> = desk.screens.iter().filter(|screen| screen.contains("tui-pass")).collect();
    assert!(covers.iter().any(|screen| screen.contains("pl:tui-pass name=Ola")), "{}", desk.screens.join("\n"));
    assert!(covers.iter().all(|screen| !screen.contains("tui-offers")), "{}", desk.screens.join("\n"));
}

#[test]
fn a_line_turns_to_another_language_and_its_words_are_understood() {
    let mut session = session(6, against_a_bot("rest"));
    let mut paper = vec![];
    let lines = "language\nlanguage pl\npl:tui-word-log\npl:tui-word-language en\nlog\npl:tui-word-quit\nquit\n";
    let left = play_plain(&mut session, &mut lines.as_bytes(), &mut paper).unwrap();
    assert_eq!(left, Leave::Quit);
    let paper = String::from_utf8(paper).unwrap();
    assert_eq!(paper.matches("tui-languages languages=en (English), pl (Polski)").count(), 1, "{paper}");
    let (polish, english) = (paper.matches("pl:tui-your-choice").count(), paper.matches("tui-your-choice").count());
    assert_eq!((polish, english - polish), (2, 5), "{paper}");
    assert_eq!(paper.matches("tui-unreadable").count(), 1, "a word of the other language is none: {paper}");
}
