//! Tests without a terminal: made-up Scenes, a tiny made-up match, and a desk that plays a script of keys.
mod choosing;
mod columns;
mod drafts;
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

/// Keys instead of sentences, but names before a colon, as screens have them.
struct Joined;

impl Words for Joined {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        NoWords.line(key, args)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        match (key, args) {
            ("tui-heading", [(_, Arg::Text(name))]) => format!("{name}:"),
            _ => NoWords.text(key, args),
        }
    }
}

/// Keys instead of sentences, after the code of the language.
struct Polish;

impl Words for Polish {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.text(key, args).into()
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        format!("pl:{}", NoWords.text(key, args))
    }
}

/// Two languages; the words of the first are its keys. They stay until the tests end, for a session only borrows them.
fn voices() -> &'static Voices {
    let polish: Language = "pl".parse().expect("a language of the list");
    let learn =
        move |language| -> Box<dyn Words> { if language == polish { Box::new(Polish) } else { Box::new(NoWords) } };
    Box::leak(Box::new(Voices::new(vec![Language::ENGLISH, polish], Language::ENGLISH, learn)))
}

/// A desk of 80 by 24 that presses the given keys, remembers every screen, and stops at the end of the script.
struct Script {
    keys: VecDeque<KeyCode>,
    screens: Vec<String>,
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
            '②' => KeyCode::F(2),
            letter => KeyCode::Char(letter),
        };
        Script { keys: keys.chars().map(key).collect(), screens: vec![] }
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
            Some(_) => Ok(Heard::Silence),
            None => Ok(self.keys.pop_front().map_or(Heard::Stop, Heard::Key)),
        }
    }
}
