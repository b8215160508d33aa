//! What stands on the screen and what a key does to it. Pure: [`Board::hear`] answers with a wish.
use crate::brush::Brush;
use crate::chooser::{Chooser, Picked};
use crate::light::Lights;
use crate::screen;
use engine::{Scene, Words};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;

/// Why the screen is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Somebody decides.
    Decide,
    /// Somebody sees something until they put it away.
    Look,
    /// Others play.
    Watch,
    /// A match is looked back at.
    Replay,
    /// The match is over.
    End,
    /// Covered, until the player of this name sits down.
    Cover(String),
}

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Nothing.
    Table,
    /// A line is being written.
    Command(String),
    /// A page to read, and how many lines it is scrolled down.
    Reading(Page, usize),
    /// Really leave?
    Leaving,
}

/// Something to read on the whole screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    /// The rules of the decision, the legend, the keys.
    Rules,
    /// The whole story.
    Log,
    /// Everything on the table, as large as it wants to be.
    Table,
}

/// The letters that are commands of the table at any time: no offer's key has one of them.
pub const COMMAND_KEYS: &str = "qlvjku";

/// What a person wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Nothing yet.
    Stay,
    /// To do this.
    Act(String),
    /// To take the last action back.
    Undo,
    /// To do everything that needs no thought.
    All,
    /// To hear it in the next language.
    Speak,
    /// To go on.
    Done,
    /// To leave the match.
    Leave,
}

/// The screen of one moment.
pub(crate) struct Board<'w> {
    pub(crate) scene: Scene,
    pub(crate) chooser: Option<Chooser>,
    pub(crate) words: &'w dyn Words,
    pub(crate) purpose: Purpose,
    /// The line of keys, if it is not the usual one.
    pub(crate) keys: Option<&'static str>,
    /// Would something be lost that was done and is not kept yet?
    pub(crate) drafting: bool,
    pub(crate) mode: Mode,
    /// One sentence about what went wrong.
    pub(crate) message: Option<String>,
    /// By how many lines the story is scrolled back.
    pub(crate) story_back: usize,
    /// The places of the beats from this one on flash.
    pub(crate) flashing: usize,
}

impl<'w> Board<'w> {
    /// A Scene on the screen.
    pub(crate) fn new(scene: Scene, purpose: Purpose, words: &'w dyn Words) -> Board<'w> {
        let chooser = (purpose == Purpose::Decide).then(|| Chooser::new(&scene));
        Board {
            scene,
            chooser,
            words,
            purpose,
            keys: None,
            drafting: false,
            mode: Mode::Table,
            message: None,
            story_back: 0,
            flashing: usize::MAX,
        }
    }
    /// A screen with nothing on it but whom to pass it to. It holds no Scene, so none can show.
    pub(crate) fn cover(name: String, words: &'w dyn Words) -> Board<'w> {
        Board::new(Scene::default(), Purpose::Cover(name), words)
    }
    /// The same moment, told in another language. Touches are given up, for they were made by other names; what lies
    /// over the table stays.
    pub(crate) fn retell(&mut self, scene: Scene) {
        self.chooser = self.chooser.is_some().then(|| Chooser::new(&scene));
        (self.scene, self.message) = (scene, None);
    }
    /// Nothing flashes any more. Did anything?
    pub(crate) fn stop_flashing(&mut self) -> bool {
        std::mem::replace(&mut self.flashing, usize::MAX) != usize::MAX
    }
    /// A brush for its Scene.
    pub(crate) fn brush(&self) -> Brush<'_> {
        let brush = Brush::new(&self.scene, self.chooser.as_ref(), self.words);
        Brush { lights: Lights { flashing: self.flashing, ..brush.lights }, ..brush }
    }
    /// Draws it.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        screen::draw(frame, self, None);
    }
    /// Nothing lies over the table.
    pub(crate) fn is_idle(&self) -> bool {
        self.mode == Mode::Table
    }
    /// A key was pressed.
    pub(crate) fn hear(&mut self, key: KeyCode) -> Wish {
        match &mut self.mode {
            // Not a letter: it must be found by people who cannot read the present language.
            _ if key == KeyCode::F(2) => Wish::Speak,
            Mode::Leaving => self.hear_leaving(key),
            Mode::Command(_) => self.hear_command(key),
            Mode::Reading(_, down) => {
                let by = scrolled(key);
                *down = down.saturating_add_signed(by.unwrap_or(0));
                if by.is_none() {
                    self.mode = Mode::Table;
                }
                Wish::Stay
            }
            Mode::Table => self.hear_table(key),
        }
    }

    fn hear_leaving(&mut self, key: KeyCode) -> Wish {
        self.mode = Mode::Table;
        if matches!(key, KeyCode::Char('q' | 'Q')) { Wish::Leave } else { Wish::Stay }
    }
    fn hear_command(&mut self, key: KeyCode) -> Wish {
        let Mode::Command(text) = &mut self.mode else {
            return Wish::Stay;
        };
        self.message = None;
        match key {
            KeyCode::Char(letter) => text.push(letter),
            KeyCode::Enter if !text.trim().is_empty() => return Wish::Act(text.trim().to_owned()),
            KeyCode::Backspace if text.pop().is_some() => {}
            KeyCode::Enter | KeyCode::Backspace | KeyCode::Esc => self.mode = Mode::Table,
            _ => return Wish::Stay,
        }
        Wish::Stay
    }
    fn hear_table(&mut self, key: KeyCode) -> Wish {
        if let KeyCode::Char('q' | 'Q') = key {
            if self.purpose == Purpose::End {
                return Wish::Leave;
            }
            self.mode = Mode::Leaving;
            return Wish::Stay;
        }
        match (&self.purpose, key) {
            // Enter does nothing here, and space chooses nothing: one key press too many must not decide.
            (Purpose::Cover(_) | Purpose::Look | Purpose::Watch, KeyCode::Char(' ')) => Wish::Done,
            (Purpose::End, KeyCode::Enter) => Wish::Done,
            (Purpose::Cover(_), _) => Wish::Stay,
            (Purpose::Decide | Purpose::Look | Purpose::Watch | Purpose::Replay | Purpose::End, _) => {
                self.hear_page(key)
            }
        }
    }
    fn hear_page(&mut self, key: KeyCode) -> Wish {
        match key {
            KeyCode::Char('?') => self.mode = Mode::Reading(Page::Rules, 0),
            KeyCode::Char('l') => self.mode = Mode::Reading(Page::Log, usize::MAX),
            KeyCode::Char('v') => self.mode = Mode::Reading(Page::Table, 0),
            KeyCode::Char('u') if self.purpose == Purpose::Decide => return Wish::Undo,
            // Not a letter: the first letters of the alphabet are the cards of a hand.
            KeyCode::Char('*') if self.purpose == Purpose::Decide => return Wish::All,
            KeyCode::PageUp => self.story_back += 5,
            KeyCode::PageDown => self.story_back = self.story_back.saturating_sub(5),
            _ => return self.hear_choice(key),
        }
        Wish::Stay
    }
    fn hear_choice(&mut self, key: KeyCode) -> Wish {
        let Some(chooser) = &mut self.chooser else {
            return Wish::Stay;
        };
        self.message = None;
        match key {
            KeyCode::Up | KeyCode::Char('k') => chooser.step(-1),
            KeyCode::Down | KeyCode::Char('j') => chooser.step(1),
            KeyCode::Home => chooser.step(isize::MIN),
            KeyCode::End => chooser.step(isize::MAX),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Left => drop(chooser.back()),
            KeyCode::Tab | KeyCode::Char(':') => self.mode = Mode::Command(String::new()),
            _ => {
                let picked = match key {
                    KeyCode::Enter => Some(chooser.enter()),
                    KeyCode::Char(letter) if letter.is_alphanumeric() => chooser.type_key(letter),
                    _ => None,
                };
                match picked {
                    Some(Picked::Act(act)) => return Wish::Act(act),
                    Some(Picked::Touched | Picked::Nothing) => {}
                    None => self.message = Some(self.words.text("tui-no-such-key", &[("key", key.to_string().into())])),
                }
            }
        }
        Wish::Stay
    }
}

/// By how many lines a key scrolls a page; nothing for the keys that close it.
fn scrolled(key: KeyCode) -> Option<isize> {
    match key {
        KeyCode::Up | KeyCode::Char('k') => Some(-1),
        KeyCode::Down | KeyCode::Char('j') => Some(1),
        KeyCode::PageUp => Some(-10),
        KeyCode::PageDown | KeyCode::Char(' ') => Some(10),
        KeyCode::Home => Some(isize::MIN),
        KeyCode::End => Some(isize::MAX),
        _ => None,
    }
}
