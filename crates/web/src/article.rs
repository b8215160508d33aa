//! Rules for players as a page: a subset of Markdown, with pictures of the game.
//!
//! Headings, paragraphs, lists, tables, examples (`> ...`), strong words, code and links, and two kinds of pictures:
//! `![words](sign:coin)` is a symbol of the game, `![words](lesson:2/hand)` on a line of its own a figure that the caller
//! draws. A list item that begins with the id of a rule is an anchor, and every id in the text links to it.
mod inline;
mod rulebook;
mod search;

use crate::pen::Pen;
use inline::{inline, rule_id};
pub use rulebook::{RuleChapter, Rulebook};
pub use search::RuleSearch;

/// What the text cannot draw by itself.
pub struct Pictures<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Draws a figure by its name.
    pub figure: &'a dyn Fn(&str) -> Option<String>,
    /// What the reader looks for, if anything: it is marked.
    pub search: Option<&'a RuleSearch>,
}

/// The HTML of a text.
pub fn article(text: &str, pictures: &Pictures<'_>) -> String {
    let mut pen = Pen::new();
    let lines: Vec<&str> = text.lines().collect();
    let mut rest = lines.as_slice();
    while let Some(line) = rest.first() {
        let (block, length) = Block::of(line, rest);
        let (lines, others) = rest.split_at(length);
        block.draw(&mut pen, lines, pictures);
        rest = others;
    }
    pen.html()
}

/// The kind of a run of lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    Nothing,
    Heading(usize),
    Picture,
    Table,
    Bullets,
    Numbers,
    Example,
    Paragraph,
}

impl Block {
    /// What begins here, and the number of its lines.
    fn of(line: &str, rest: &[&str]) -> (Block, usize) {
        let run = |of: &dyn Fn(&str) -> bool| 1 + rest[1..].iter().take_while(|line| of(line)).count();
        let kind = Block::kind(line);
        let length = match kind {
            Block::Nothing | Block::Heading(_) | Block::Picture => 1,
            Block::Bullets | Block::Numbers => run(&|line| Block::kind(line) == kind || line.starts_with("  ")),
            Block::Table | Block::Example | Block::Paragraph => run(&|line| Block::kind(line) == kind),
        };
        (kind, length)
    }
    fn kind(line: &str) -> Block {
        let hashes = line.len() - line.trim_start_matches('#').len();
        match line {
            "" | "---" => Block::Nothing,
            _ if hashes > 0 && line[hashes..].starts_with(' ') => Block::Heading(hashes),
            _ if line.starts_with("![") && line.ends_with(')') && !line.contains("](sign:") => Block::Picture,
            _ if line.starts_with('|') => Block::Table,
            _ if line.starts_with("- ") => Block::Bullets,
            _ if line.starts_with("> ") => Block::Example,
            _ if numbered(line).is_some() => Block::Numbers,
            _ => Block::Paragraph,
        }
    }
    fn draw(self, pen: &mut Pen, lines: &[&str], pictures: &Pictures<'_>) {
        match self {
            Block::Nothing => {}
            Block::Heading(level) => {
                let name = ["h1", "h2", "h3"][level.min(3) - 1];
                pen.tag(name).inside(|pen| inline(pen, lines[0][level..].trim(), pictures));
            }
            Block::Picture => figure(pen, lines[0], pictures),
            Block::Table => table(pen, lines, pictures),
            Block::Bullets => list(pen, "ul", lines, pictures),
            Block::Numbers => list(pen, "ol", lines, pictures),
            Block::Example => example(pen, lines, pictures),
            Block::Paragraph => pen.tag("p").inside(|pen| inline(pen, &lines.join(" "), pictures)),
        }
    }
}

/// The text of a numbered item, after its number.
fn numbered(line: &str) -> Option<&str> {
    let digits = line.len() - line.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    line[digits..].strip_prefix(". ").filter(|_| digits > 0)
}

fn figure(pen: &mut Pen, line: &str, pictures: &Pictures<'_>) {
    let Some((words, name)) = line.trim_start_matches("![").trim_end_matches(')').split_once("](") else { return };
    let Some(drawn) = (pictures.figure)(name) else { return };
    pen.tag("figure").inside(|pen| {
        pen.raw(&drawn);
        if !words.is_empty() {
            pen.tag("figcaption").inside(|pen| inline(pen, words, pictures));
        }
    });
}

fn list(pen: &mut Pen, name: &'static str, lines: &[&str], pictures: &Pictures<'_>) {
    pen.tag(name).inside(|pen| {
        for item in &items(lines) {
            pen.tag("li").attr_if("id", rule_of(item).unwrap_or("")).inside(|pen| inline(pen, item, pictures));
        }
    });
}

/// The items of a list, without their marks; an item may go on for several lines.
fn items(lines: &[&str]) -> Vec<String> {
    let mut items: Vec<String> = vec![];
    for line in lines {
        match (line.strip_prefix("- ").or_else(|| numbered(line)), items.last_mut()) {
            (Some(first), _) => items.push(first.to_owned()),
            (None, Some(item)) => *item = format!("{item} {}", line.trim()),
            (None, None) => {}
        }
    }
    items
}

/// The rule that an item of a list says.
fn rule_of(item: &str) -> Option<&str> {
    item.strip_prefix("**").and_then(rule_id)
}

/// Not a quotation, but something beside the rules.
fn example(pen: &mut Pen, lines: &[&str], pictures: &Pictures<'_>) {
    let said: Vec<&str> = lines.iter().map(|line| line.trim_start_matches("> ")).collect();
    let aside = pen.tag("aside").class("example").attr("role", "note");
    aside.inside(|pen| pen.tag("p").inside(|pen| inline(pen, &said.join(" "), pictures)));
}

fn table(pen: &mut Pen, lines: &[&str], pictures: &Pictures<'_>) {
    let cells =
        |line: &str| -> Vec<String> { line.trim_matches('|').split('|').map(|cell| cell.trim().into()).collect() };
    let is_rule = |line: &&&str| line.chars().all(|letter| "|-: ".contains(letter));
    let rows = lines.iter().filter(|line| !is_rule(line));
    pen.tag("div").class("scrolls").attr("tabindex", "0").inside(|pen| {
        pen.tag("table").inside(|pen| {
            for (at, row) in rows.enumerate() {
                pen.tag("tr").inside(|pen| {
                    for cell in cells(row) {
                        pen.tag(if at == 0 { "th" } else { "td" }).inside(|pen| inline(pen, &cell, pictures));
                    }
                });
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        let figure = |name: &str| (name == "lesson:1/row").then(|| "<i></i>".to_owned());
        article(text, &Pictures { game: "chess", figure: &figure, search: None })
    }

    #[test]
    fn blocks_become_elements() {
        assert_eq!(html("# Chess\n\nTwo play.\nOne wins.\n"), "<h1>Chess</h1><p>Two play. One wins.</p>");
        let example = "<aside class=\"example\" role=\"note\"><p>Ola wins. So it ends.</p></aside>";
        assert_eq!(html("> Ola wins.\n> So it ends.\n"), example);
        assert_eq!(html("- one\n  more\n- two\n"), "<ul><li>one more</li><li>two</li></ul>");
        assert_eq!(
            html("1. **Draw.**\n   Look.\n2. Act."),
            "<ol><li><strong>Draw.</strong> Look.</li><li>Act.</li></ol>"
        );
        let table = "<div class=\"scrolls\" tabindex=\"0\"><table><tr><th>a</th></tr><tr><td>b</td></tr></table></div>";
        assert_eq!(html("| a |\n| --- |\n| b |"), table);
    }

    #[test]
    fn nothing_of_the_text_is_taken_for_html() {
        assert_eq!(html("<b> & `<i>`"), "<p>&lt;b&gt; &amp; <code>&lt;i&gt;</code></p>");
        assert_eq!(html("[x](javascript:alert)"), "<p>x</p>");
    }

    #[test]
    fn rules_can_be_pointed_at() {
        let link = |rule: &str| format!("<a href=\"/rules/chess#{rule}\">{rule}</a>");
        let item = format!("<strong>{}</strong> See {}.", link("CH-1.2"), link("CH-3.4"));
        assert_eq!(html("- **CH-1.2** See CH-3.4."), format!("<ul><li id=\"CH-1.2\">{item}</li></ul>"));
        assert_eq!(html("X CH-x, ACH-1.2"), "<p>X CH-x, ACH-1.2</p>");
    }

    #[test]
    fn what_is_looked_for_is_marked() {
        let search = RuleSearch::new("rook  CAFE");
        let html = article(
            "The **Rook** at the Café [b](/rook).",
            &Pictures { game: "chess", figure: &|_| None, search: Some(&search) },
        );
        let marked = "<p>The <strong><mark>Rook</mark></strong> at the <mark>Café</mark> <a href=\"/rook\">b</a>.</p>";
        assert_eq!(html, marked);
    }

    #[test]
    fn pictures_are_symbols_or_figures() {
        assert_eq!(html("![A row](lesson:1/row)"), "<figure><i></i><figcaption>A row</figcaption></figure>");
        assert_eq!(html("![A row](lesson:9/row)"), "");
        assert!(html("A ![coin](sign:coin).").starts_with("<p>A <span class=\"sg s-coin game-"));
    }
}
