//! Text inside a paragraph.
use super::Pictures;
use crate::pen::Pen;

/// Marks that come in pairs, and the element each makes.
const PAIRS: [(&str, &str); 3] = [("**", "strong"), ("*", "em"), ("`", "code")];

/// A piece of a text.
#[derive(Clone, Copy)]
enum Bit<'a> {
    Plain(&'a str),
    /// An element, and the words in it.
    Marked(&'static str, &'a str),
    /// Where it leads, and its words.
    Link(&'a str, &'a str),
    /// The symbol's name, and its words for the ear.
    Symbol(&'a str, &'a str),
    /// The id of a rule.
    Rule(&'a str),
}

/// Writes a text with its strong words, code, links, symbols and ids of rules.
pub(super) fn inline(pen: &mut Pen, text: &str, pictures: &Pictures<'_>) {
    for bit in bits(text) {
        match bit {
            Bit::Plain(words) => plain(pen, words, pictures),
            Bit::Marked("code", words) => pen.tag("code").inside(|pen| plain(pen, words, pictures)),
            Bit::Marked(element, words) => pen.tag(element).inside(|pen| inline(pen, words, pictures)),
            Bit::Link("", words) => inline(pen, words, pictures),
            Bit::Link(target, words) => pen.tag("a").attr("href", target).inside(|pen| inline(pen, words, pictures)),
            Bit::Symbol(name, words) => symbol(pen, name, words, pictures.game),
            Bit::Rule(id) => {
                let link = pen.tag("a").attr_of("href", &["/rules/", pictures.game, "#", id]);
                link.inside(|pen| plain(pen, id, pictures));
            }
        }
    }
}

/// What there is to read in a text.
pub(super) fn readable(text: &str) -> String {
    let read = |bit: Bit<'_>| match bit {
        Bit::Plain(words) | Bit::Marked("code", words) | Bit::Rule(words) => words.to_owned(),
        Bit::Marked(_, words) | Bit::Link(_, words) => readable(words),
        Bit::Symbol(..) => String::new(),
    };
    bits(text).into_iter().map(read).collect()
}

/// Words in which what is looked for is marked.
fn plain(pen: &mut Pen, words: &str, pictures: &Pictures<'_>) {
    let mut written = 0;
    for place in pictures.search.map(|search| search.places(words)).unwrap_or_default() {
        pen.text(&words[written..place.start]);
        pen.words("mark", "", &words[place.clone()]);
        written = place.end;
    }
    pen.text(&words[written..]);
}

fn bits(text: &str) -> Vec<Bit<'_>> {
    let (mut bits, mut written, mut at) = (vec![], 0, 0);
    let mut before = ' ';
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let rule = || rule_id(rest).filter(|_| !before.is_alphanumeric()).map(|id| (Bit::Rule(id), id.len()));
        let found = marked(rest).or_else(|| bracketed(rest)).or_else(rule);
        let length = found.map_or(letter.len_utf8(), |(_, length)| length);
        if let Some((bit, length)) = found {
            bits.extend((written < at).then(|| Bit::Plain(&text[written..at])));
            bits.push(bit);
            written = at + length;
        }
        at += length;
        before = text[..at].chars().next_back().unwrap_or(before);
    }
    bits.extend((written < text.len()).then(|| Bit::Plain(&text[written..])));
    bits
}

/// Strong words, emphasis, code.
fn marked(text: &str) -> Option<(Bit<'_>, usize)> {
    let (mark, element) = PAIRS.into_iter().find(|(mark, _)| text.starts_with(mark))?;
    let inside = &text[mark.len()..];
    let words = &inside[..inside.find(mark)?];
    let is_text = words.is_empty() || words.starts_with(' ') || words.ends_with(' ');
    (!is_text).then(|| (Bit::Marked(element, words), words.len() + 2 * mark.len()))
}

/// A link or a symbol.
fn bracketed(text: &str) -> Option<(Bit<'_>, usize)> {
    let is_picture = text.starts_with("![");
    let inside = text.strip_prefix('!').unwrap_or(text).strip_prefix('[')?;
    let (words, after) = inside.split_once("](")?;
    let (target, _) = after.split_once(')')?;
    let bit = match target.strip_prefix("sign:") {
        Some(name) if is_picture => Bit::Symbol(name, words),
        _ if ["https://", "/", "#"].iter().any(|start| target.starts_with(start)) => Bit::Link(target, words),
        _ => Bit::Link("", words),
    };
    Some((bit, usize::from(is_picture) + "[](".len() + words.len() + target.len() + ")".len()))
}

fn symbol(pen: &mut Pen, name: &str, words: &str, game: &str) {
    let sprite = crate::assets::path(&format!("games/{game}.svg"));
    pen.tag("span").class("sg").class_of("s-", name).class_of("game-", game).inside(|pen| {
        pen.symbol("", &sprite, name);
        if !words.is_empty() {
            pen.spoken(words);
        }
    });
}

/// The id of a rule at the beginning of a text, such as `GN-3.4`.
pub(super) fn rule_id(text: &str) -> Option<&str> {
    let capitals = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let chapter = text[capitals..].strip_prefix('-').filter(|_| capitals == 2)?;
    let number = chapter[digits(chapter)..].strip_prefix('.').filter(|_| digits(chapter) > 0)?;
    let length = capitals + 1 + digits(chapter) + 1 + digits(number);
    (digits(number) > 0).then(|| &text[..length])
}
