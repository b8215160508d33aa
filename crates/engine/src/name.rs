//! Text from outside: names of people, texts of one line, and what a terminal may be given.
use std::fmt;

/// What somebody is called: one line of visible characters, without the bar that separates names in a record.
///
/// Every name from outside becomes one of these, whether from a form, a program, the command line, a record or a store.
///
/// ```
/// assert_eq!(engine::PlayerName::clean(" Ola\u{202e} |\tNo\u{ad}wak ").as_str(), "Ola Nowak");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayerName(String);

impl PlayerName {
    /// The visible part of this text.
    pub fn clean(text: &str) -> PlayerName {
        PlayerName(one_line(&text.replace(BAR, " ")))
    }
    /// May a name contain this character?
    pub fn may_hold(letter: char) -> bool {
        letter != BAR && is_visible(letter)
    }
    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> String {
        name.0
    }
}

/// Separates names in a record.
const BAR: char = '|';

/// A text in one line, with single blanks, without characters that are invisible or reverse the text around them.
pub fn one_line(text: &str) -> String {
    let spaced: String =
        text.chars().map(|letter| if is_empty(letter) { ' ' } else { letter }).filter(|l| may_stay(*l)).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text for a terminal: characters that would control it, or hide or reverse text, are written as `\u{1b}`; line ends
/// stay.
///
/// ```
/// assert_eq!(engine::visible("\u{1b}[2J Ola\n"), "\\u{1b}[2J Ola\n");
/// ```
pub fn visible(text: &str) -> String {
    let harmless =
        |letter: char| letter == '\n' || !(letter.is_control() || is_ignorable(letter) || breaks_line(letter));
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if harmless(letter) { shown.push(letter) } else { shown.extend(letter.escape_unicode()) }
    }
    shown
}

/// Blanks of any kind stay, to separate words.
fn may_stay(letter: char) -> bool {
    letter.is_whitespace() || is_visible(letter)
}

fn is_visible(letter: char) -> bool {
    !(letter.is_control() || is_ignorable(letter) || is_empty(letter) || breaks_line(letter) || is_private(letter))
}

/// Unicode's property `Default_Ignorable_Code_Point` (version 17; it has been stable for years) and the three characters
/// that enclose an annotation: nothing is drawn for them, and some reverse the text around them.
fn is_ignorable(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Characters with a width and no ink: in a name they count as blanks.
fn is_empty(letter: char) -> bool {
    matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}')
}

fn breaks_line(letter: char) -> bool {
    matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Characters without a meaning of their own.
fn is_private(letter: char) -> bool {
    matches!(letter, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_invisible_is_in_a_name() {
        let unseen =
            "\u{61c}\u{ad}\u{34f}\u{180e}\u{200b}\u{200d}\u{202e}\u{2066}\u{feff}\u{fe0f}\u{e0041}\u{1b}\u{e000}";
        for letter in unseen.chars() {
            assert_eq!(PlayerName::clean(&format!("Mi{letter}ca")).as_str(), "Mica", "{}", letter.escape_unicode());
            assert!(!PlayerName::may_hold(letter));
        }
        for letter in "\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}\u{2003}\u{a0}\u{2028}\u{1d159}|".chars() {
            assert_eq!(
                PlayerName::clean(&format!("{letter}Ola{letter}{letter}")).as_str(),
                "Ola",
                "{}",
                letter.escape_unicode()
            );
            assert_eq!(PlayerName::clean(&letter.to_string()), PlayerName::default());
        }
        for name in ["Ola Nowak", "Łukasz", "Дмитрий", "Ő’Brien", "李明", "Zoë 🦊"] {
            assert_eq!(PlayerName::clean(name).as_str(), name);
        }
    }

    #[test]
    fn a_terminal_is_commanded_by_nobody() {
        let shown = visible("a\u{1b}]0;x\u{7}\r\u{9b}2J\u{202e}\u{ad}\u{2028}\tÜ „x“\u{a0}…\n");
        assert_eq!(shown, "a\\u{1b}]0;x\\u{7}\\u{d}\\u{9b}2J\\u{202e}\\u{ad}\\u{2028}\\u{9}Ü „x“\u{a0}…\n");
    }
}
