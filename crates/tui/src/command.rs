//! A written line: a number of an offer, a notation, or one of a few words.
use crate::plain::plain_offers;
use engine::scene::CitedRule;
use engine::{Scene, Words};

/// What is written after this letter is said to the table.
pub(crate) const TALK: char = '/';

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// To be told this: the rules of the decision, or what is wrong with the line; nothing if it was empty.
    Tell(Vec<String>),
    /// Leave the match.
    Quit,
    /// The whole story.
    Log,
    /// Take the last action back.
    Undo,
    /// Do everything that needs no thought.
    All,
    /// Speak the language of this code.
    Speak(String),
    /// A notation to be tried.
    Act(String),
}

/// Reads a line against the Scene it answers. Whether a notation is legal is for the table to say.
pub(crate) fn read_command(line: &str, scene: &Scene, words: &dyn Words) -> Command {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let offers = plain_offers(scene);
    match line.as_str() {
        "" => Command::Tell(vec![]),
        "q" => Command::Quit,
        "?" => Command::Tell(rules(scene, words)),
        written if scene.all_offers().any(|offer| offer.act == written) => Command::Act(line),
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            let at = digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let offer = at.and_then(|at| offers.get(at));
            let none = || words.text("tui-no-such-number", &[("most", (offers.len() as i64).into())]);
            offer.map_or_else(|| Command::Tell(vec![none()]), |offer| Command::Act(offer.act.clone()))
        }
        written => word_command(written, words).unwrap_or(Command::Act(line)),
    }
}

/// What a person can do now besides taking an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Besides {
    /// Take the last action back.
    pub(crate) undo: bool,
    /// Do everything that needs no thought.
    pub(crate) routine: bool,
    /// Talk to the others at the table.
    pub(crate) talk: bool,
}

impl Besides {
    /// The line of keys, where it is not the usual one.
    pub(crate) fn keys(self) -> Option<&'static str> {
        match (self.undo, self.routine) {
            (false, false) => None,
            (true, false) => Some("tui-keys-undo"),
            (false, true) => Some("tui-keys-routine"),
            (true, true) => Some("tui-keys-undo-routine"),
        }
    }
    /// Asks what to do, with the words that can be written now; `?` is always one of them.
    pub(crate) fn question(self, words: &dyn Words) -> String {
        let say = |word: &Word| words.text(word.key, &[]);
        let undo = self.undo.then(|| say(&UNDO));
        let all = self.routine.then(|| say(&ALL));
        let talk = self.talk.then(|| format!("{TALK}…"));
        let choices = [Some("?".to_owned()), undo, all, Some(say(&LOG)), Some(say(&LANGUAGE)), talk, Some(say(&QUIT))];
        let choices = choices.into_iter().flatten().collect::<Vec<_>>().join(", ");
        words.text("tui-your-choice", &[("words", choices.into())])
    }
}

/// The rules of the decision, and what the words mean.
fn rules(scene: &Scene, words: &dyn Words) -> Vec<String> {
    let law = |law: &CitedRule| format!("{}  {}", law.rule, scene.say(&law.line));
    let all = [LOG, QUIT, UNDO, ALL, LANGUAGE].map(|word| (word.english, words.text(word.key, &[]).into()));
    scene.laws.iter().map(law).chain([words.text("tui-plain-help", &all)]).collect()
}

/// A command as it is written in the reader's language; the English word is always understood too.
struct Word {
    key: &'static str,
    english: &'static str,
}

const LOG: Word = Word { key: "tui-word-log", english: "log" };
const UNDO: Word = Word { key: "tui-word-undo", english: "undo" };
const ALL: Word = Word { key: "tui-word-all", english: "all" };
const QUIT: Word = Word { key: "tui-word-quit", english: "quit" };
const LANGUAGE: Word = Word { key: "tui-word-language", english: "language" };

impl Word {
    fn is(&self, written: &str, words: &dyn Words) -> bool {
        written == self.english || written == words.text(self.key, &[])
    }
}

fn word_command(line: &str, words: &dyn Words) -> Option<Command> {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    if LANGUAGE.is(first, words) {
        return Some(Command::Speak(rest.to_owned()));
    }
    let all = [(LOG, Command::Log), (UNDO, Command::Undo), (ALL, Command::All), (QUIT, Command::Quit)];
    all.into_iter().find(|(word, _)| word.is(line, words)).map(|(_, command)| command)
}
