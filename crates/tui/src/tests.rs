//! Tests without a terminal: made-up Scenes, a tiny made-up match, and a desk that plays a script of keys.
mod choosing;
mod columns;
mod drawing;
mod dungeon;
mod dungeon_screens;
mod explaining;
mod menus;
mod meters;
mod peek;
mod remote;
mod replays;
mod scenes;
mod screens;
mod sessions;
mod shafts;
mod texts;

use crate::desk::{Desk, Heard};
use crate::picture::drawn;
use crate::voices::Voices;
use engine::{Arg, Line, NoWords, Words};
use i18n::Language;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use std::collections::VecDeque;
use std::io;
use std::time::Duration;

/// Words as a function says them.
struct Said<F>(F);

impl<F: Fn(&str, &[(&str, Arg)]) -> String> Words for Said<F> {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.text(key, args).into()
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        (self.0)(key, args)
    }
}

/// From a key and its parts to a sentence.
type Saying = fn(&str, &[(&str, Arg)]) -> String;

/// Keys instead of sentences, but names before a colon, as screens have them.
const JOINED: Said<Saying> = Said(|key, args| match (key, args) {
    ("tui-heading", [(_, Arg::Text(name))]) => format!("{name}:"),
    _ => NoWords.text(key, args),
});

/// Two languages; the words of the first are its keys. They stay until the tests end, for a session only borrows them.
fn voices() -> &'static Voices {
    let polish: Language = "pl".parse().expect("a language of the list");
    // Polish is the same after its code.
    let in_polish = |key: &str, args: &[(&str, Arg)]| format!("pl:{}", NoWords.text(key, args));
    let learn = move |language| -> Box<dyn Words> {
        if language == polish { Box::new(Said(in_polish)) } else { Box::new(NoWords) }
    };
    Box::leak(Box::new(Voices::new(vec![Language::ENGLISH, polish], Language::ENGLISH, learn)))
}

/// The cases of a script: each is a sentence after `##` and its lines, a verb and the rest. A line after `#` is a remark.
fn cases(script: &'static str) -> impl Iterator<Item = (&'static str, Vec<(&'static str, &'static str)>)> {
    script.split("\n## ").skip(1).map(|case| {
        let (name, lines) = case.split_once('\n').expect("a case has lines");
        let lines = lines.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        (name, lines.map(|line| line.split_once(' ').unwrap_or((line, ""))).collect())
    })
}

/// Holds what a case says of a text: that it `is`, `has` or `lacks` these words, or the number of times they are there.
fn holds(case: &str, text: &str, verb: &str, quoted: &str) {
    let words = unquoted(quoted);
    let found = text.matches(&words).count();
    let holds = match verb {
        "is" => text == words,
        "has" => found > 0,
        "lacks" => found == 0,
        times => times.parse() == Ok(found),
    };
    assert!(holds, "{case}: {verb} {quoted}, but it is there {found} times in\n{text}");
}

/// Which of the screens a case speaks of from here on: one by its number, the last one, or all together.
fn one_of(screens: &[String], verb: &str, rest: &str) -> Option<String> {
    match verb {
        "screen" => Some(screens[rest.parse::<usize>().expect("a number")].clone()),
        "last" => screens.last().cloned(),
        "any" => Some(screens.concat()),
        _ => None,
    }
}

/// Words between quotation marks, in which `\n` is the end of a line.
fn unquoted(quoted: &str) -> String {
    quoted.trim_matches('"').replace("\\n", "\n")
}

/// A desk of 80 by 24 that presses the given keys, remembers every screen, and stops at the end of the script.
struct Script {
    keys: VecDeque<KeyCode>,
    screens: Vec<String>,
    /// Is no key pressed while somebody only waits for a while?
    is_patient: bool,
}

impl Script {
    /// Letters are keys; `⏎` is Enter, `⎋` Esc, `②` F2, `↓` and the other arrows themselves.
    fn new(keys: &str) -> Script {
        let key = |letter| match letter {
            '⏎' => KeyCode::Enter,
            '⎋' => KeyCode::Esc,
            '↓' => KeyCode::Down,
            '↑' => KeyCode::Up,
            '→' => KeyCode::Right,
            '←' => KeyCode::Left,
            '⌫' => KeyCode::Backspace,
            '⇥' => KeyCode::Tab,
            '⇲' => KeyCode::End,
            '②' => KeyCode::F(2),
            letter => KeyCode::Char(letter),
        };
        Script { keys: keys.chars().map(key).collect(), screens: vec![], is_patient: true }
    }
    fn last(&self) -> &str {
        self.screens.last().map_or("", String::as_str)
    }
}

impl Desk for Script {
    fn show(&mut self, draw: &mut dyn FnMut(&mut Frame<'_>)) -> io::Result<()> {
        self.screens.push(drawn(80, 24, draw));
        Ok(())
    }
    fn hear(&mut self, wait: Option<Duration>) -> io::Result<Heard> {
        match wait {
            Some(_) if self.is_patient => Ok(Heard::Silence),
            _ => Ok(self.keys.pop_front().map_or(Heard::Stop, Heard::Key)),
        }
    }
}
