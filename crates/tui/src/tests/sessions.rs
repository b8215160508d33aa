//! One keyboard: covers, looks that go away, drafts that are tried and taken back, mistakes that lose nothing.
use super::peek::Peek;
use super::{Script, cases, holds, one_of, unquoted, voices};
use crate::play::play_on;
use crate::session::{HotSeat, Step};
use crate::{Chair, Leave, Session, play_plain};
use engine::{AnyTable, Quick, Scene, Seat};
use std::cell::RefCell;
use std::time::Duration;

const OLA: Seat = Seat(0);
const JAN: Seat = Seat(1);

/// The lines of every table that was kept.
type Kept = RefCell<Vec<String>>;

/// A match as the first line of a case describes it.
fn session<'a>((kind, rest): (&str, &'a str), kept: &'a Kept) -> Session<'a> {
    let (turns, rival) = rest.split_once(' ').expect("how many turns, and against whom");
    let turns = turns.parse().expect("a number of turns");
    let rival = match rival {
        "people" => Chair::Person,
        answer => Chair::Bot(Box::new(move |_, _| answer.into())),
    };
    let keep = move |table: &dyn AnyTable| {
        kept.borrow_mut().push(table.lines().join(", "));
        Ok(())
    };
    Session {
        table: Box::new(if kind == "drafts" { Peek::with_drafts(turns) } else { Peek::new(turns) }),
        fate: Box::new(Quick::new(1)),
        names: vec!["Ola".into(), "Jan".into()],
        chairs: vec![Chair::Person, rival],
        words: voices(),
        promise: None,
        keep: Box::new(keep),
    }
}

/// The story, and what is held up.
fn seen(scene: &Scene) -> String {
    let story = scene.story().map(|tale| scene.say(&tale.line));
    story.chain(scene.over.iter().map(|look| format!("{look:?}"))).map(|line| line + "\n").collect()
}

#[test]
fn everybody_has_to_do_what_the_courses_say() {
    for (case, lines) in cases(include_str!("courses.txt")) {
        let kept = Kept::default();
        let mut session = session(lines[0], &kept);
        let (begun, lines): (Vec<_>, Vec<_>) = lines[1..].iter().partition(|(verb, _)| *verb == "begun");
        begun.iter().for_each(|(_, line)| session.table.follow(line).expect("a line of this match"));
        let mut course = HotSeat::new(&mut session);
        let mut text = String::new();
        for (verb, rest) in lines {
            let (first, action) = rest.split_once(' ').unwrap_or((rest, ""));
            let seat = || first.parse::<Seat>().unwrap_or_else(|_| panic!("{case}: {verb} {rest}"));
            match verb {
                "next" => {
                    let step = format!("{:?}", course.next().expect("the match goes on"));
                    assert_eq!(step.replace("(Seat(", " P").replace("))", ""), rest, "{case}");
                }
                "sit" => course.sit(seat()),
                "put-away" => course.put_away(seat()),
                "act" => course.act(seat(), action).expect("it is allowed"),
                "refused" => assert!(course.act(seat(), action).is_err(), "{case}: {rest}"),
                "undo" => assert!(course.can_undo(seat()) && course.undo(seat()), "{case}"),
                "no-undo" => assert!(!course.can_undo(seat()) && !course.undo(seat()), "{case}"),
                "routine" => assert_eq!(course.routine(seat()).unwrap_or_default(), action, "{case}"),
                "all" => assert_eq!(course.act_all(seat()).expect("it is kept"), Ok(action == "yes"), "{case}"),
                "kept" => assert_eq!(kept.borrow().join(" | "), rest, "{case}"),
                "sees" => text = seen(&course.scene(seat())),
                "common" => text = seen(&course.common_scene()),
                _ => holds(case, &text, verb, rest),
            }
        }
    }
}

/// Everything that was shown on the way to the end of a match.
struct Played {
    left: Leave,
    /// One after another; plain lines are one long screen.
    screens: Vec<String>,
    lines: String,
}

impl Played {
    /// Plays a match with these keys, or these lines.
    fn new(mut session: Session<'_>, verb: &str, typed: &str) -> Played {
        let typed = unquoted(typed);
        let (left, screens) = if verb == "types" {
            let (bytes, mut paper) = (typed.chars().map(|letter| letter as u8).collect::<Vec<u8>>(), vec![]);
            let left = play_plain(&mut session, &mut &bytes[..], &mut paper);
            (left, vec![String::from_utf8(paper).expect("words")])
        } else {
            let (mut desk, pace) = (Script::new(&typed), if verb == "slowly" { 1 } else { 0 });
            (play_on(&mut desk, &mut session, Duration::from_millis(pace)), desk.screens)
        };
        Played { left: left.expect("a made-up desk never fails"), screens, lines: session.table.lines().join(", ") }
    }
    /// The screen that first has these words, and all that comes after them or it.
    fn at(&self, words: &str) -> (String, String) {
        let at = self.screens.iter().position(|screen| screen.contains(words)).expect("they are there");
        match &self.screens[..] {
            [paper] => (paper.clone(), paper.split_once(words).expect("they are there").1.into()),
            screens => (screens[at].clone(), screens[at + 1..].concat()),
        }
    }
    /// What stands on every cover.
    fn covers(&self) -> Vec<String> {
        let covers = self.screens.iter().filter(|screen| screen.contains("tui-pass"));
        covers.map(|cover| cover.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }
    fn feet(&self) -> Vec<&str> {
        self.screens.iter().filter_map(|screen| screen.lines().last()).collect()
    }
    /// The words before the log in every question of plain lines.
    fn asked(&self) -> Vec<String> {
        let questions = self.screens[0].lines().filter_map(|line| line.strip_prefix("tui-your-choice words=?, "));
        let words = questions.map(|line| line.split("tui-word-log").next().unwrap_or_default());
        words.map(|words| format!("\"{}\"", words.replace("tui-word-", ""))).collect()
    }
}

#[test]
fn every_match_goes_as_the_script_says() {
    for (case, lines) in cases(include_str!("sessions.txt")) {
        let (kept, mut promise, mut text) = (Kept::default(), None, String::new());
        let mut last = None;
        for (verb, rest) in &lines[1..] {
            if let "keys" | "slowly" | "types" = *verb {
                let session = Session { promise: promise.clone(), ..session(lines[0], &kept) };
                text = last.insert(Played::new(session, verb, rest)).screens.concat();
                continue;
            }
            if *verb == "promise" {
                promise = Some((*rest).to_owned());
                continue;
            }
            let played: &Played = last.as_ref().expect("first it is played");
            match *verb {
                "leaves" => assert_eq!(format!("{:?}", played.left), *rest, "{case}"),
                "lines" => assert_eq!(played.lines, *rest, "{case}"),
                "kept" => assert_eq!(kept.borrow().join(" | "), *rest, "{case}"),
                "covers" => assert_eq!(played.covers().join(", "), *rest, "{case}"),
                "feet" => assert_eq!(played.feet().join(", "), *rest, "{case}"),
                "asked" => assert_eq!(played.asked().join(", "), *rest, "{case}"),
                "screens" => assert_eq!(played.screens.len().to_string(), *rest, "{case}\n{text}"),
                "at" => text = played.at(&unquoted(rest)).0,
                "after" => text = played.at(&unquoted(rest)).1,
                _ => match one_of(&played.screens, verb, rest) {
                    Some(screen) => text = screen,
                    None => holds(case, &text, verb, rest),
                },
            }
        }
    }
}

#[test]
fn a_bot_that_talks_nonsense_is_an_error_that_names_it() {
    let kept = Kept::default();
    let mut session = session(("match", "6 fly"), &kept);
    session.chairs.reverse();
    let error = HotSeat::new(&mut session).next().expect_err("'fly' is no action");
    assert_eq!(error.to_string(), "the bot in P0 answered 'fly': 'fly' is not the notation of an action");
}

/// A torch as the last action of a level: everybody chooses a cart next, beginning with another player.
#[test]
fn a_look_is_shown_before_the_keyboard_is_passed_also_where_the_looker_has_to_decide_again() {
    let position = "players: 2\nlevel: I\nleft: 0 18 18\nstep: torch\nturn: P1\nrow P0: I.0T I.1L I.2A I.2L I.1A\n\
        row P1: I.3L I.3T I.1A I.0L I.2T\ndiscard: I.1T";
    let table = registry::game("gnomes").expect("a game").table_from_position(position).expect("a position");
    let kept = Kept::default();
    let mut session = Session { table, ..session(("match", "0 people"), &kept) };
    let mut course = HotSeat::new(&mut session);
    course.sit(JAN);
    course.act(JAN, "look P0.3").expect("the torch may look at another's tile");
    assert_eq!(course.next().expect("the match goes on"), Step::Look(JAN));
    assert!(course.scene(JAN).over.is_some());
    course.put_away(JAN);
    assert_eq!(course.next().expect("the match goes on"), Step::Pass(OLA));
    assert_eq!(course.scene(JAN).over, None, "what was put away stays away");
}
