//! Quotation marks and no-break spaces, as `languages.txt` says for each language.
use super::Fault;
use super::parts::{Pattern, spelled};
use crate::Language;

/// What a line of `languages.txt` says after the language's name: `«…» | ; : ! ? % » | «`.
struct Marks {
    /// The two quotation marks.
    quotes: [char; 2],
    /// Characters that need a no-break space before them.
    after_space: Vec<char>,
    /// Words and signs that need a no-break space after them.
    before_space: Vec<&'static str>,
}

impl Marks {
    fn of(language: Language) -> Option<Marks> {
        let mut fields = language.marks().split('|').map(str::trim);
        let (open, close) = fields.next()?.split_once('…')?;
        let after_space = fields.next().unwrap_or_default().chars().filter(|mark| !mark.is_whitespace()).collect();
        let before_space = fields.next().unwrap_or_default().split_whitespace().collect();
        Some(Marks { quotes: [open.chars().next()?, close.chars().next()?], after_space, before_space })
    }
}

/// What is wrong with the marks of some patterns, each fault once. What is in braces is a sign, and is ignored.
pub(super) fn faults(language: Language, patterns: &[&Pattern<'_>]) -> Vec<Fault> {
    faults_in(language, patterns.iter().map(|pattern| spelled(pattern)))
}

/// What is wrong with the marks of some texts, each fault once.
pub(super) fn faults_in(language: Language, texts: impl Iterator<Item = String>) -> Vec<Fault> {
    let Some(marks) = Marks::of(language) else { return vec![Fault::NoMarks] };
    let mut faults = Vec::new();
    for text in texts {
        if !are_paired(&text, marks.quotes) {
            faults.push(Fault::Marks(marks.quotes));
        }
        let before = marks.after_space.iter().filter(|mark| lacks_before(&text, **mark));
        faults.extend(before.map(|mark| Fault::SpaceBefore(*mark)));
        let after = marks.before_space.iter().filter(|word| lacks_after(&text, word));
        faults.extend(after.map(|word| Fault::SpaceAfter((*word).to_owned())));
    }
    let mut once = Vec::new();
    for fault in faults {
        if !once.contains(&fault) {
            once.push(fault);
        }
    }
    once
}

/// Are the quotation marks of a text the given ones, in turn? An apostrophe does not count.
fn are_paired(text: &str, [open, close]: [char; 2]) -> bool {
    let quotes = text.chars().filter(|letter| "„“”‚‘«»‹›".contains(*letter));
    let mut wanted = open;
    for quote in quotes {
        if quote != wanted {
            return false;
        }
        wanted = if quote == open { close } else { open };
    }
    wanted == open
}

fn is_no_break(letter: char) -> bool {
    matches!(letter, '\u{a0}' | '\u{202f}')
}

/// Does a mark end something without a no-break space before it? In `a:b` it ends nothing, and for `?!` one is enough.
fn lacks_before(text: &str, mark: char) -> bool {
    let ends = |next: Option<char>| next.is_none_or(|next| next.is_whitespace() || ".,;:!?)…»”“".contains(next));
    let may_follow = |before: char| is_no_break(before) || "(?!%".contains(before);
    text.match_indices(mark).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        ends(text[at + found.len()..].chars().next()) && before.is_some_and(|before| !may_follow(before))
    })
}

/// Is a word followed by an ordinary blank, or a sign by anything but a no-break space?
fn lacks_after(text: &str, word: &str) -> bool {
    let begins = |before: Option<char>| before.is_none_or(|before| before.is_whitespace() || "(„“«".contains(before));
    let is_word = word.contains(char::is_alphabetic);
    let lower = text.to_lowercase();
    lower.match_indices(word).any(|(at, _)| {
        let (before, next) = (lower[..at].chars().next_back(), lower[at + word.len()..].chars().next());
        let parts = |next: char| if is_word { matches!(next, ' ' | '\n') } else { !is_no_break(next) };
        (!is_word || begins(before)) && next.is_some_and(parts)
    })
}
