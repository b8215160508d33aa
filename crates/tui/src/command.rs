//! A written line: a number of an offer, a notation, or one of a few words.
use crate::plain::plain_offers;
use engine::{Scene, Words};

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// The line was empty.
    Nothing,
    /// Leave the match.
    Quit,
    /// The rules of this decision.
    Rules,
    /// The whole story.
    Log,
    /// Take the last action back.
    Undo,
    /// Do all that needs no thought.
    All,
    /// Speak the language of this code.
    Speak(String),
    /// A number beyond the last offer, which is this one.
    NoSuchNumber(usize),
    /// A notation to be tried.
    Act(String),
}

/// Reads a line against the Scene it answers. Whether a notation is legal is for the table to say.
pub(crate) fn read_command(line: &str, scene: &Scene, words: &dyn Words) -> Command {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let offers = plain_offers(scene);
    match line.as_str() {
        "" => Command::Nothing,
        "q" => Command::Quit,
        "?" => Command::Rules,
        written if scene.all_offers().any(|offer| offer.act == written) => Command::Act(line),
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            let at = digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let offer = at.and_then(|at| offers.get(at));
            offer.map_or(Command::NoSuchNumber(offers.len()), |offer| Command::Act(offer.act.clone()))
        }
        written => word_command(written, words).unwrap_or(Command::Act(line)),
    }
}

/// The words that can be written now, one after another. `?` is always among them.
pub(crate) fn choices(can_undo: bool, has_routine: bool, talk: Option<&str>, words: &dyn Words) -> String {
    let say = |word: &Word| words.text(word.key, &[]);
    let undo = can_undo.then(|| say(&UNDO));
    let all = has_routine.then(|| say(&ALL));
    let talk = talk.map(str::to_owned);
    let choices = [Some("?".to_owned()), undo, all, Some(say(&LOG)), Some(say(&LANGUAGE)), talk, Some(say(&QUIT))];
    choices.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The rules of the decision, and what the words mean.
pub(crate) fn rules(scene: &Scene, words: &dyn Words) -> Vec<String> {
    let law = |law: &engine::scene::CitedRule| format!("{}  {}", law.rule, scene.say(&law.line));
    let all = [LOG, QUIT, UNDO, ALL, LANGUAGE].map(|word| (word.english, words.text(word.key, &[]).into()));
    scene.laws.iter().map(law).chain([words.text("tui-plain-help", &all)]).collect()
}

/// A command as everybody writes it in their language; the English word is understood in all of them.
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
