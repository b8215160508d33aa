//! How players, pictures and strong type pass through Fluent: as placeholders, one character each.
use engine::scene::Ink;
use engine::{Arg, Line};
use fluent_bundle::FluentValue;
use std::borrow::Cow;
use std::ops::RangeInclusive;

/// Plane 15 of Unicode is for private use, and unlike the private characters below it no icon font draws with it.
const PLACEHOLDERS: RangeInclusive<char> = '\u{F0000}'..='\u{FFFFD}';

/// What Fluent is told about a part of a sentence that will become a [`Line`].
pub(crate) fn line_value(index: usize, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(number),
        Arg::Text(text) | Arg::Name(text) => FluentValue::from(without_placeholders(text)),
        Arg::You => FluentValue::None,
        Arg::Strong(_) | Arg::Who(_) | Arg::Sign(_) => FluentValue::from(String::from(placeholder(index))),
    }
}

/// What Fluent is told about a part of a sentence that stays plain text.
pub(crate) fn text_value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(number),
        Arg::Text(text) | Arg::Strong(text) | Arg::Name(text) => FluentValue::from(text),
        Arg::You => FluentValue::None,
        Arg::Who(seat) => FluentValue::from(seat.to_string()),
        Arg::Sign(sign) => FluentValue::from(&sign.said),
    }
}

/// The sentence Fluent has made, with the placeholders turned back into what they stand for.
pub(crate) fn split(sentence: &str, args: &[(&str, Arg)]) -> Line {
    let mut line = Vec::new();
    let mut words = String::new();
    for character in sentence.chars() {
        if let Some(ink) = ink(character, args) {
            line.push(Ink::Text(std::mem::take(&mut words)));
            line.push(ink);
        } else {
            words.push(character);
        }
    }
    line.push(Ink::Text(words));
    line.retain(|ink| !matches!(ink, Ink::Text(words) | Ink::Strong(words) if words.is_empty()));
    Line(line)
}

fn placeholder(index: usize) -> char {
    PLACEHOLDERS.clone().nth(index).expect("a sentence has fewer than 65 thousand parts")
}

fn ink(character: char, args: &[(&str, Arg)]) -> Option<Ink> {
    if !PLACEHOLDERS.contains(&character) {
        return None;
    }
    let index = character as usize - *PLACEHOLDERS.start() as usize;
    of(&args.get(index)?.1)
}

/// A part of a sentence that is no mere text.
pub(crate) fn of(arg: &Arg) -> Option<Ink> {
    match arg {
        Arg::Strong(text) => Some(Ink::Strong(text.clone())),
        Arg::Who(seat) => Some(Ink::Who(*seat)),
        Arg::Sign(sign) => Some(Ink::Sign(sign.clone())),
        Arg::Number(_) | Arg::Text(_) | Arg::Name(_) | Arg::You => None,
    }
}

/// Does a text hold a character that stands for something else here?
pub(crate) fn has_placeholder(text: &str) -> bool {
    // All of them begin with this byte in UTF-8, and hardly anything else does.
    text.bytes().any(|byte| byte == 0xf3) && text.contains(|character| PLACEHOLDERS.contains(&character))
}

/// A player chooses her own name; it must not be able to put a picture into a sentence.
fn without_placeholders(text: &str) -> Cow<'_, str> {
    let forged = |character| PLACEHOLDERS.contains(&character);
    if text.contains(forged) { Cow::Owned(text.replace(forged, "")) } else { Cow::Borrowed(text) }
}
