//! A table far away: what is sent there, and what comes from there while somebody thinks.
use super::drawing::has;
use super::scenes::tiles;
use super::{drawn, voices};
use crate::desk::{Desk, Heard};
use crate::remote::{Denied, Guest, RemoteTable, Sight, Update, join_on, join_plain};
use crate::session::Leave;
use engine::scene::{Area, Id, Layout};
use engine::{Scene, Seat};
use i18n::Language;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

/// A table that remembers what it was told, and answers with the next picture.
struct Made {
    told: Vec<String>,
    sender: Sender<Update>,
    next: VecDeque<Sight>,
}

/// News of a picture that says that somebody else was quicker.
const STALE: usize = 1_000;

impl Made {
    fn new(sights: Vec<Sight>) -> (Made, Receiver<Update>) {
        let (sender, updates) = channel();
        let mut made = Made { told: vec![], sender, next: sights.into() };
        made.answer("").expect("the first picture");
        (made, updates)
    }
    fn answer(&mut self, told: &str) -> Result<String, Denied> {
        if !told.is_empty() {
            self.told.push(told.to_owned());
        }
        if told.contains("nonsense") {
            return Err(Denied::Because("That is against the rules.".into()));
        }
        if let Some(Sight { news: STALE, .. }) = self.next.front() {
            let sight = self.next.pop_front().map(|sight| Sight { news: 0, ..sight });
            self.sender.send(Update::Shown(Box::new(sight.expect("it is there")))).expect("somebody listens");
            return Err(Denied::Stale);
        }
        let sight = self.next.pop_front().unwrap_or_else(|| Sight { over: true, ..sight("99.0") });
        let at = sight.at.clone();
        self.sender.send(Update::Shown(Box::new(sight))).expect("somebody listens");
        Ok(at)
    }
}

impl RemoteTable for Made {
    fn act(&mut self, at: &str, action: &str) -> Result<String, Denied> {
        self.answer(&format!("act {at} {action}"))
    }
    fn undo(&mut self, at: &str) -> Result<String, Denied> {
        self.answer(&format!("undo {at}"))
    }
    fn put_away(&mut self, news: usize) -> Result<(), Denied> {
        self.answer(&format!("seen {news}")).map(drop)
    }
    fn say(&mut self, text: &str) -> Result<(), Denied> {
        self.told.push(format!("say {text}"));
        Ok(())
    }
    fn speak(&mut self, language: Language) {
        self.told.push(format!("speak {}", language.code()));
    }
}

fn sight(at: &str) -> Sight {
    let guest = |name: &str, present| Guest { name: name.into(), present, ..Guest::default() };
    Sight {
        at: at.into(),
        scene: tiles(),
        you: Some(Seat(0)),
        guests: vec![guest("Ania", true), guest("Ola", false)],
        ..Sight::default()
    }
}

/// Somebody else's turn.
fn watching(at: &str) -> Sight {
    Sight { scene: Scene { offers: vec![], ..tiles() }, ..sight(at) }
}

fn look(at: &str, news: usize) -> Sight {
    let over = Some(Area::new(Id(700), "look", Layout::Row, "What you saw", vec![]));
    Sight { news, put_away: true, scene: Scene { over, ..tiles() }, ..sight(at) }
}

/// Presses one key after another, and then the one that stops every program.
struct Keys(VecDeque<KeyCode>, Vec<String>);

impl Keys {
    fn new(keys: &str) -> Keys {
        let key = |letter| match letter {
            '⏎' => KeyCode::Enter,
            '②' => KeyCode::F(2),
            letter => KeyCode::Char(letter),
        };
        Keys(keys.chars().map(key).collect(), vec![])
    }
}

impl Desk for Keys {
    fn show(&mut self, draw: &mut dyn FnMut(&mut Frame<'_>)) -> io::Result<()> {
        self.1.push(drawn(80, 24, draw));
        Ok(())
    }
    fn hear(&mut self, _: Option<Duration>) -> io::Result<Heard> {
        Ok(self.0.pop_front().map_or(Heard::Stop, Heard::Key))
    }
}

fn played(sights: Vec<Sight>, keys: &str) -> (Vec<String>, Vec<String>, Leave) {
    let (mut far, updates) = Made::new(sights);
    let mut desk = Keys::new(keys);
    let left = join_on(&mut desk, &mut far, &updates, voices()).expect("a made-up desk never fails");
    (far.told, desk.1, left)
}

#[test]
fn what_is_chosen_is_sent_in_answer_to_what_was_seen() {
    let (told, screens, left) = played(vec![sight("7.0"), watching("8.0")], "D");
    assert_eq!(told, ["act 7.0 out"]);
    assert_eq!(left, Leave::Quit);
    has(&screens[0], &["Ania · tui-away name=Ola · tui-keys-talk", "D Throw it out", "tui-keys-decide"]);
    has(screens.last().expect("a screen"), &["tui-keys-watch"]);
    assert!(!screens.last().expect("a screen").contains("D Throw it out"));
}

#[test]
fn a_match_is_played_to_its_end() {
    let (told, _, left) = played(vec![sight("7.0"), sight("9.0")], "DD⏎");
    assert_eq!(told, ["act 7.0 out", "act 9.0 out"]);
    assert_eq!(left, Leave::Finished);
}

#[test]
fn a_refusal_is_said_and_nothing_else_changes() {
    let (told, screens, _) = played(vec![sight("7.0"), sight("8.0")], ":nonsense⏎D");
    assert_eq!(told, ["act 7.0 nonsense", "act 7.0 out"][..1], "the line stays open for another try");
    assert!(screens.iter().any(|screen| screen.contains("That is against the rules.")));
}

#[test]
fn what_was_chosen_counts_though_somebody_else_was_quicker() {
    let quicker = |sight| Sight { news: STALE, ..sight };
    let (told, _, _) = played(vec![sight("7.0"), quicker(sight("8.0")), watching("9.0")], "Dxx");
    assert_eq!(told, ["act 7.0 out", "act 8.0 out"]);
    let mut other = sight("8.0");
    other.scene.offers.truncate(1);
    let (told, screens, _) = played(vec![sight("7.0"), quicker(other), watching("9.0")], "D?x");
    assert_eq!(told, ["act 7.0 out"], "what can be chosen now is something else");
    assert!(screens.iter().any(|screen| screen.contains("tui-gone-on")), "{}", screens.concat());
}

#[test]
fn one_can_talk_while_others_play() {
    let (told, _, _) = played(vec![watching("7.0")], "/hello all⏎");
    assert_eq!(told, ["say hello all"]);
}

#[test]
fn a_look_is_put_away_once_even_if_the_table_still_holds_it_up() {
    let (told, screens, _) = played(vec![look("7.1", 5), look("7.1", 5), watching("8.0")], " D");
    assert_eq!(told, ["seen 5"], "the picture of the look must change before anything can be chosen");
    has(&screens[0], &["What you saw", "tui-put-away"]);
    let (told, _, _) = played(vec![look("7.1", 5), sight("7.1"), watching("8.0")], " D");
    assert_eq!(told, ["seen 5", "act 7.1 out"]);
}

#[test]
fn undo_needs_something_to_take_back() {
    let (told, screens, _) = played(vec![sight("7.0")], "u");
    assert!(told.is_empty());
    has(screens.last().expect("a screen"), &["tui-no-undo"]);
    let tried = Sight { can_undo: true, ..sight("7.1") };
    let (told, screens, _) = played(vec![tried, sight("7.0")], "u");
    assert_eq!(told, ["undo 7.1"]);
    has(&screens[0], &["tui-keys-undo"]);
}

#[test]
fn what_needs_no_thought_goes_on_by_itself() {
    let routine = |at| Sight { routine: Some("out".into()), ..sight(at) };
    let (told, _, _) = played(vec![routine("7.0"), routine("7.1"), routine("7.2"), watching("8.0")], "*xx");
    assert_eq!(told, ["act 7.0 out", "act 7.1 out", "act 7.2 out"]);
}

#[test]
fn a_lost_connection_is_told_and_found_again() {
    let (mut far, updates) = Made::new(vec![sight("7.0")]);
    far.sender.send(Update::Lost).expect("somebody listens");
    let mut desk = Keys::new("v");
    join_on(&mut desk, &mut far, &updates, voices()).expect("a made-up desk never fails");
    has(&desk.1[0], &["tui-lost", "D Throw it out"]);
}

#[test]
fn the_waiting_room_shows_who_sits_there() {
    let (sender, updates) = channel();
    let guests = ["Ania", "a free chair"].map(|name| Guest { name: name.into(), present: true, ..Guest::default() });
    sender.send(Update::Waiting(guests.into())).expect("somebody listens");
    let mut far = Made { told: vec![], sender, next: VecDeque::new() };
    let mut desk = Keys::new("");
    join_on(&mut desk, &mut far, &updates, voices()).expect("a made-up desk never fails");
    has(&desk.1[0], &["tui-waiting", "Ania", "a free chair"]);
}

/// In plain lines: what was written, and what stood on the paper in the end.
fn written(sights: Vec<Sight>, lines: &str) -> (Vec<String>, String, Leave) {
    let (mut far, updates) = Made::new(sights);
    let (sender, mut lines) = (far.sender.clone(), lines.lines().map(str::to_owned).collect::<VecDeque<_>>());
    let mut ask = move || sender.send(Update::Written(lines.pop_front())).expect("somebody listens");
    let mut paper = vec![];
    let left = join_plain(&mut far, &updates, &mut ask, voices(), &mut paper).expect("paper takes everything");
    (far.told, String::from_utf8(paper).expect("words"), left)
}

#[test]
fn plain_lines_play_the_same_match() {
    let tried = Sight { can_undo: true, ..sight("7.1") };
    let sights = vec![sight("7.0"), tried, sight("7.0"), look("9.0", 4), sight("9.0")];
    let (told, paper, left) = written(sights, "1\nundo\n/hello\nnonsense\n5\n\nout\n");
    let expected =
        ["act 7.0 keep 2", "undo 7.1", "say hello", "act 7.0 nonsense", "act 7.0 out", "seen 4", "act 9.0 out"];
    assert_eq!(told, expected);
    assert_eq!(left, Leave::Finished);
    has(
        &paper,
        &[
            "That is against the rules.",
            "What you saw",
            "Ania · tui-away name=Ola",
            "?, tui-word-undo, tui-word-log, tui-word-language, /…, tui-word-quit",
        ],
    );
}

#[test]
fn what_others_do_and_say_is_told_line_by_line() {
    let (mut far, updates) = Made::new(vec![watching("7.0")]);
    let mut later = Sight { said: vec!["Ola: well done".into()], ..watching("8.0") };
    later.scene.story.push(super::scenes::tale(1, "threw a tile out."));
    far.sender.send(Update::Shown(Box::new(later))).expect("somebody listens");
    far.sender.send(Update::Closed("The house is closed.".into())).expect("somebody listens");
    let mut paper = vec![];
    let left = join_plain(&mut far, &updates, &mut || (), voices(), &mut paper).expect("paper takes everything");
    assert_eq!(left, Leave::Quit);
    let paper = String::from_utf8(paper).expect("words");
    for line in ["kept a tile.", "threw a tile out.", "Ola: well done", "The house is closed."] {
        assert_eq!(paper.matches(line).count(), 1, "{line} in\n{paper}");
    }
}

#[test]
fn the_end_of_the_input_leaves_the_table_as_it_is() {
    let (told, _, left) = written(vec![sight("7.0")], "log\n?\n99\n");
    assert!(told.is_empty());
    assert_eq!(left, Leave::Quit);
}

#[test]
fn another_language_is_asked_for_far_away_too() {
    let (told, screens, _) = played(vec![sight("7.0")], "②");
    assert_eq!(told, ["speak pl"]);
    has(screens.last().expect("a screen"), &["pl:tui-away name=Ola", "pl:tui-keys-decide", "D Throw it out"]);
    let (told, paper, _) = written(vec![sight("7.0")], "language xx\nlanguage pl\npl:tui-word-log\n");
    assert_eq!(told, ["speak pl"]);
    has(&paper, &["tui-languages languages=en (English), pl (Polski) word=tui-word-language", "pl:tui-your-choice"]);
}

#[test]
fn what_the_house_said_before_is_said_in_the_new_language() {
    let (mut far, updates) = Made::new(vec![Sight { said: vec!["Ola is away.".into()], ..watching("7.0") }]);
    let anew = Sight { said: vec!["Oli nie ma.".into()], ..watching("7.0") };
    far.sender.send(Update::Shown(Box::new(anew))).expect("somebody listens");
    let mut desk = Keys::new("l");
    join_on(&mut desk, &mut far, &updates, voices()).expect("a made-up desk never fails");
    let last = desk.1.last().expect("a screen");
    has(last, &["Oli nie ma."]);
    assert!(!last.contains("Ola is away."), "{last}");
}
