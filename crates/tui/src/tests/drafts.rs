//! Drafts at one keyboard: what is tried, taken back, done by itself, and when it counts.
use super::peek::Peek;
use super::{Script, voices};
use crate::board::{Board, Purpose, Wish};
use crate::play::play_on;
use crate::session::{HotSeat, Step};
use crate::{COMMAND_KEYS, Chair, Leave, Session, play_plain};
use engine::{AnyTable, NoWords, Quick, Scene, Seat};
use ratatui::crossterm::event::KeyCode;
use std::cell::RefCell;
use std::time::Duration;

const OLA: Seat = Seat(0);
const JAN: Seat = Seat(1);

/// Ola tries out her turns, Jan is a bot that rests; what is kept goes into the list.
fn session<'a>(turns: usize, kept: &'a RefCell<Vec<Vec<String>>>) -> Session<'a> {
    let chairs = vec![Chair::Person, Chair::Bot(Box::new(|_, _| "rest".into()))];
    let keep = move |table: &dyn AnyTable| {
        kept.borrow_mut().push(table.lines());
        Ok(())
    };
    let (table, fate) = (Box::new(Peek::with_drafts(turns)), Box::new(Quick::new(1)));
    let names = vec!["Ola".into(), "Jan".into()];
    Session { table, fate, names, chairs, words: voices(), promise: None, keep: Box::new(keep) }
}

fn story(scene: &Scene) -> Vec<String> {
    scene.story.iter().map(|tale| scene.say(&tale.line)).collect()
}

#[test]
fn what_is_tried_can_be_taken_back_and_is_not_kept() {
    let kept = RefCell::default();
    let mut session = session(4, &kept);
    let mut course = HotSeat::new(&mut session);
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    assert!(!course.can_undo(OLA) && !course.undo(OLA));
    course.act(OLA, "hum").unwrap();
    course.act(OLA, "hum").unwrap();
    assert!(course.act(OLA, "cheat").is_err());
    assert!(course.act(JAN, "rest").is_err());
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    assert_eq!(story(&course.scene(OLA)), ["P0 hums", "P0 hums"]);
    assert!(course.can_undo(OLA) && course.undo(OLA));
    assert_eq!(story(&course.scene(OLA)), ["P0 hums"]);
    assert_eq!(story(&course.common_scene()), ["P0 hums"], "the only person's picture is the draft's");
    assert!(course.undo(OLA));
    assert!(!course.undo(OLA) && story(&course.scene(OLA)).is_empty());
    assert!(kept.borrow().is_empty());
    course.act(OLA, "rest").unwrap();
    assert_eq!(course.next().unwrap(), Step::Acted(JAN));
    assert_eq!(*kept.borrow(), [["P0 rest"]]);
}

#[test]
fn a_draft_is_sent_when_chance_plays_and_cannot_be_taken_back_then() {
    let kept = RefCell::default();
    let mut session = session(4, &kept);
    let mut course = HotSeat::new(&mut session);
    course.act(OLA, "hum").unwrap();
    course.act(OLA, "draw").unwrap();
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    assert_eq!(*kept.borrow(), [["P0 hum", "P0 draw", "draw lot"]]);
    assert!(!course.can_undo(OLA) && !course.undo(OLA));
    assert_eq!(story(&course.scene(OLA)), ["P0 hums", "P0 draws", "a lot was drawn"]);
    course.act(OLA, "hum").unwrap();
    course.act(OLA, "look").unwrap();
    assert_eq!(course.next().unwrap(), Step::Look(OLA));
    let look = course.scene(OLA).over.expect("Ola sees her secret");
    assert!(format!("{look:?}").contains("secret-4"), "the real one: {look:?}");
    course.put_away(OLA);
    assert_eq!(course.next().unwrap(), Step::Acted(JAN));
}

#[test]
fn the_routine_goes_through_chance_until_there_is_none() {
    let kept = RefCell::default();
    let mut session = session(4, &kept);
    let mut course = HotSeat::new(&mut session);
    course.act(OLA, "hum").unwrap();
    assert_eq!(course.routine(OLA).as_deref(), Some("hum"));
    assert_eq!(course.act_all(OLA).unwrap(), Ok(true));
    assert_eq!(*kept.borrow(), [["P0 hum", "P0 hum", "P0 draw", "draw lot"]], "chance has played, so it is kept");
    assert_eq!(course.routine(OLA), None);
    assert_eq!(course.act_all(OLA).unwrap(), Ok(false));
    assert_eq!(course.next().unwrap(), Step::Decide(OLA));
    assert_eq!(session.table.lines(), ["P0 hum", "P0 hum", "P0 draw", "draw lot"]);
}

#[test]
fn whoever_leaves_loses_the_draft_and_nothing_else() {
    let kept = RefCell::default();
    let mut session = session(4, &kept);
    let mut desk = Script::new("433");
    assert_eq!(play_on(&mut desk, &mut session, Duration::ZERO).unwrap(), Leave::Quit);
    assert!(desk.last().contains("P0 hums"), "it was still on the screen:\n{}", desk.last());
    assert_eq!(session.table.lines(), ["P0 draw", "draw lot"]);
    assert_eq!(*kept.borrow(), [["P0 draw", "draw lot"]]);
}

#[test]
fn the_question_before_leaving_says_that_a_draft_is_not_kept() {
    let kept = RefCell::default();
    let mut session = session(4, &kept);
    let mut desk = Script::new("qx3qq");
    assert_eq!(play_on(&mut desk, &mut session, Duration::ZERO).unwrap(), Leave::Quit);
    let last_lines: Vec<&str> = desk.screens.iter().filter_map(|screen| screen.lines().last()).collect();
    let expected =
        ["tui-keys-routine", "tui-really-leave", "tui-keys-routine", "tui-keys-undo-routine", "tui-really-leave-draft"];
    assert_eq!(last_lines, expected);
}

#[test]
fn a_plain_quit_asks_once_more_while_a_draft_is_under_way() {
    let kept = RefCell::default();
    let leaves = |input: &[u8]| {
        let (mut session, mut output) = (session(4, &kept), vec![]);
        assert_eq!(play_plain(&mut session, &mut &input[..], &mut output).unwrap(), Leave::Quit);
        let text = String::from_utf8(output).unwrap();
        (text.matches("tui-really-leave-draft").count(), text.matches("tui-your-choice").count())
    };
    assert_eq!(leaves(b"quit\nrest\n"), (0, 1), "nothing would be lost");
    assert_eq!(leaves(b"hum\nquit\nq\nrest\n"), (1, 3));
    assert_eq!(leaves(b"hum\nquit\nlog\nquit\nquit\n"), (2, 5), "whoever stays is asked again");
}

#[test]
fn the_keys_undo_and_play_all_are_shown_when_they_do_something() {
    let kept = RefCell::default();
    let mut session = session(2, &kept);
    let mut desk = Script::new("u3u*u*1 q");
    assert_eq!(play_on(&mut desk, &mut session, Duration::ZERO).unwrap(), Leave::Finished);
    let shown = |at: usize, word: &str| assert!(desk.screens[at].contains(word), "{word}:\n{}", desk.screens[at]);
    shown(0, "tui-keys-routine");
    shown(1, "tui-no-undo");
    shown(2, "tui-keys-undo-routine");
    shown(3, "tui-keys-routine");
    shown(4, "tui-keys-decide");
    shown(5, "tui-no-undo");
    shown(6, "tui-no-routine");
    shown(7, "secret-4");
    assert_eq!(session.table.lines(), ["P0 hum", "P0 hum", "P0 draw", "draw lot", "P0 look", "P1 rest"]);
    assert!(desk.screens.iter().all(|screen| !screen.contains("guessed")), "a guessed world is never seen");
}

#[test]
fn plain_words_undo_and_all_do_the_same() {
    let kept = RefCell::default();
    let mut session = session(2, &kept);
    let (input, mut output) = (b"undo\nhum\nundo\nall\nall\nlook\n", vec![]);
    assert_eq!(play_plain(&mut session, &mut &input[..], &mut output).unwrap(), Leave::Finished);
    let text = String::from_utf8(output).unwrap();
    let asked: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("tui-your-choice words=?, ")).collect();
    let asked = asked.iter().map(|line| line.split("tui-word-log").next().unwrap_or_default().replace("tui-word-", ""));
    assert_eq!(asked.collect::<Vec<_>>(), ["all, ", "all, ", "undo, all, ", "all, ", "", ""]);
    assert_eq!((text.matches("tui-no-undo").count(), text.matches("tui-no-routine").count()), (1, 1));
    assert_eq!(session.table.lines(), ["P0 hum", "P0 hum", "P0 draw", "draw lot", "P0 look", "P1 rest"]);
    assert!(text.contains("secret-4") && !text.contains("guessed"));
}

/// The commands win over an offer's key, so that the suite can forbid such keys.
#[test]
fn every_command_key_does_something_of_its_own() {
    for key in COMMAND_KEYS.chars() {
        let offer = |key: String| engine::scene::Offer { act: "act".into(), key, ..Default::default() };
        let offers = vec![offer(key.to_string()), offer("z".into())];
        let group = engine::scene::Group { offers, ..Default::default() };
        let scene = Scene { offers: vec![group], ..Scene::default() };
        let mut board = Board::new(scene, Purpose::Decide, &NoWords);
        assert_ne!(board.hear(KeyCode::Char(key)), Wish::Act("act".into()), "{key}");
    }
}
