//! Text inside a paragraph.
use super::Pictures;
use crate::pen::Pen;

/// Marks that come in pairs, and the element each makes.
const PAIRS: [(&str, &str); 3] = [("**", "strong"), ("*", "em"), ("`", "code")];

/// Writes a text with its strong words, code, links, symbols and ids of rules.
pub(super) fn inline(pen: &mut Pen, text: &str, pictures: &Pictures<'_>) {
    let mut rest = text;
    let mut before = ' ';
    while let Some(letter) = rest.chars().next() {
        let taken = marked(pen, rest, pictures).or_else(|| bracketed(pen, rest, pictures));
        let taken = taken.or_else(|| if before.is_alphanumeric() { None } else { linked_rule(pen, rest) });
        let taken = taken.unwrap_or_else(|| {
            let next =
                rest[letter.len_utf8()..].find(|letter: char| "*`![".contains(letter) || letter.is_ascii_uppercase());
            let end = next.map_or(rest.len(), |next| next + letter.len_utf8());
            pen.text(&rest[..end]);
            end
        });
        before = rest[..taken].chars().next_back().unwrap_or(before);
        rest = &rest[taken..];
    }
}

/// Strong words, emphasis, code.
fn marked(pen: &mut Pen, text: &str, pictures: &Pictures<'_>) -> Option<usize> {
    let (mark, element) = PAIRS.into_iter().find(|(mark, _)| text.starts_with(mark))?;
    let inside = &text[mark.len()..];
    let end = inside.find(mark)?;
    let words = &inside[..end];
    if words.is_empty() || words.starts_with(' ') || words.ends_with(' ') {
        return None;
    }
    pen.tag(element).inside(|pen| match element {
        "code" => pen.text(words),
        _ if rule_id(words).is_some() => pen.text(words),
        _ => inline(pen, words, pictures),
    });
    Some(end + 2 * mark.len())
}

/// A link or a symbol.
fn bracketed(pen: &mut Pen, text: &str, pictures: &Pictures<'_>) -> Option<usize> {
    let is_picture = text.starts_with("![");
    let inside = text.strip_prefix('!').unwrap_or(text).strip_prefix('[')?;
    let (words, after) = inside.split_once("](")?;
    let (target, _) = after.split_once(')')?;
    match target.strip_prefix("sign:") {
        Some(name) if is_picture => symbol(pen, name, words, pictures.game),
        _ if ["https://", "/", "#"].iter().any(|start| target.starts_with(start)) => {
            pen.tag("a").attr("href", target).inside(|pen| inline(pen, words, pictures));
        }
        _ => inline(pen, words, pictures),
    }
    Some(usize::from(is_picture) + "[](".len() + words.len() + target.len() + ")".len())
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

fn linked_rule(pen: &mut Pen, text: &str) -> Option<usize> {
    let id = rule_id(text)?;
    pen.tag("a").attr_of("href", &["#", id]).says(id);
    Some(id.len())
}
