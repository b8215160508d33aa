//! Reads Rust source just well enough to tell code from comments, strings and tests.
//!
//! A whole parser would be slower to build than the rest of this tool; rustfmt has already
//! put every file into one shape, so a scanner is enough.
use std::ops::Range;

/// One Rust file, taken apart.
pub(crate) struct Source<'a> {
    text: &'a str,
    code: String,
    literals: Vec<Range<usize>>,
    tests: Vec<Range<usize>>,
}

impl<'a> Source<'a> {
    pub(crate) fn read(text: &'a str) -> Source<'a> {
        let pieces = pieces(text);
        let mut bytes = text.as_bytes().to_vec();
        for (_, range) in &pieces {
            bytes[range.clone()].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        }
        let code = String::from_utf8(bytes).expect("whole characters were replaced by blanks");
        let tests = test_items(&code);
        let literals = pieces.into_iter().filter(|(kind, _)| *kind == Kind::Literal).map(|(_, range)| range);
        Source { text, literals: literals.collect(), tests, code }
    }

    /// The code alone, byte for byte in its place: comments, strings and characters are blanks.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// The text as it is written, up to a place.
    pub(crate) fn before(&self, place: usize) -> &'a str {
        &self.text[..place]
    }

    /// What stands between the quotes of every string and character, with its place.
    pub(crate) fn literals(&self) -> impl Iterator<Item = (usize, &'a str)> + '_ {
        self.literals.iter().map(|range| {
            let written = &self.text[range.clone()];
            let inside = written.trim_start_matches(['r', 'b', 'c', '#']).trim_end_matches('#');
            (range.start, inside.get(1..inside.len() - 1).unwrap_or(""))
        })
    }

    /// Whether a place lies in a `#[cfg(test)]` item or a `#[test]` function.
    pub(crate) fn is_test(&self, place: usize) -> bool {
        self.tests.iter().any(|range| range.contains(&place))
    }

    /// The functions with `#[test]` above them: place and name.
    pub(crate) fn test_names(&self) -> Vec<(usize, &str)> {
        let attributes = self.code.match_indices("#[test]");
        attributes.filter_map(|(place, attribute)| test_name(&self.code, place + attribute.len())).collect()
    }

    /// The line number of a place, counted from 1.
    pub(crate) fn line(&self, place: usize) -> usize {
        line_of(self.text, place)
    }
}

/// The line number of a place, counted from 1.
pub(crate) fn line_of(text: &str, place: usize) -> usize {
    text.as_bytes()[..place].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// Where a word stands alone, not as a part of a longer name.
pub(crate) fn words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    whole(text, word, is_name)
}

/// Where a word stands with none of the characters before or behind it that would make it part of a longer one.
pub(crate) fn whole<'a>(text: &'a str, word: &'a str, is_part: fn(char) -> bool) -> impl Iterator<Item = usize> + 'a {
    let stands_alone =
        move |place: &usize| !text[..*place].ends_with(is_part) && !text[place + word.len()..].starts_with(is_part);
    text.match_indices(word).map(|(place, _)| place).filter(stands_alone)
}

/// Whether a character may be part of a Rust name.
pub(crate) fn is_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The place just behind the bracket that closes the one at `open`; the text's end if none does.
pub(crate) fn behind_closing(code: &str, open: usize) -> usize {
    let mut depth = 0usize;
    for (place, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return place + 1;
        }
    }
    code.len()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Comment,
    Literal,
}

/// Every comment and every literal with quotes, in order.
fn pieces(text: &str) -> Vec<(Kind, Range<usize>)> {
    let mut found = Vec::new();
    let (mut place, mut before) = (0, ' ');
    while let Some(character) = text[place..].chars().next() {
        match piece(&text[place..], before) {
            Some((kind, length)) => {
                found.push((kind, place..place + length));
                (place, before) = (place + length, ' ');
            }
            None => (place, before) = (place + character.len_utf8(), character),
        }
    }
    found
}

fn piece(rest: &str, before: char) -> Option<(Kind, usize)> {
    if rest.starts_with("//") {
        return Some((Kind::Comment, rest.find('\n').unwrap_or(rest.len())));
    }
    if rest.starts_with("/*") {
        return Some((Kind::Comment, block_comment(rest)));
    }
    let literal = character(rest).or_else(|| if is_name(before) { None } else { string(rest) });
    literal.map(|length| (Kind::Literal, length))
}

/// The length of a block comment; they nest.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0usize;
    let mut place = 0;
    while place < rest.len() {
        let step = match rest.as_bytes()[place..] {
            [b'/', b'*', ..] => (depth + 1, 2),
            [b'*', b'/', ..] => (depth - 1, 2),
            _ => (depth, 1),
        };
        (depth, place) = (step.0, place + step.1);
        if depth == 0 {
            return place;
        }
    }
    rest.len()
}

/// The length of `'x'` or `'\n'`; a lifetime is not a character.
fn character(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    if let Some(escaped) = inside.strip_prefix('\\') {
        let first = escaped.chars().next()?.len_utf8();
        return escaped[first..].find('\'').map(|end| 2 + first + end + 1);
    }
    let length = inside.chars().next()?.len_utf8();
    inside[length..].starts_with('\'').then_some(length + 2)
}

/// The length of `"..."`, `b"..."`, `r#"..."#` and their like.
fn string(rest: &str) -> Option<usize> {
    let prefix = rest.len() - rest.trim_start_matches(['r', 'b', 'c']).len();
    let hashes = rest.len() - prefix - rest[prefix..].trim_start_matches('#').len();
    let inside = rest[prefix + hashes..].strip_prefix('"')?;
    let start = prefix + hashes + 1;
    if rest[..prefix].contains('r') {
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(inside.find(&end).map_or(rest.len(), |place| start + place + end.len()));
    }
    (hashes == 0).then(|| start + quoted(inside))
}

/// The length up to and with the closing quote, minding escapes.
fn quoted(inside: &str) -> usize {
    let mut bytes = inside.bytes().enumerate();
    while let Some((place, byte)) = bytes.next() {
        match byte {
            b'\\' => drop(bytes.next()),
            b'"' => return place + 1,
            _ => {}
        }
    }
    inside.len()
}

fn test_items(code: &str) -> Vec<Range<usize>> {
    let marks = ["#[cfg(test)]", "#[test]"].into_iter().flat_map(|mark| code.match_indices(mark));
    marks.map(|(place, mark)| place..item_end(code, place + mark.len())).collect()
}

/// The end of the item that begins here: its closing brace, or the semicolon of one without a body.
fn item_end(code: &str, from: usize) -> usize {
    let mut depth = 0i32;
    for (place, byte) in code.bytes().enumerate().skip(from) {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'{' if depth == 0 => return behind_closing(code, place),
            b';' if depth == 0 => return place + 1,
            _ => {}
        }
    }
    code.len()
}

/// The name of the function behind a `#[test]`, other attributes in between allowed.
fn test_name(code: &str, from: usize) -> Option<(usize, &str)> {
    let rest = code[from..].trim_start();
    let place = code.len() - rest.len();
    if rest.starts_with("#[") {
        return test_name(code, behind_closing(code, place + 1));
    }
    let name = rest.strip_prefix("fn ")?;
    let length = name.find(|character| !is_name(character)).unwrap_or(name.len());
    Some((place, &name[..length]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = r###"
//! one "comment" fn
fn f<'a>(x: &'a str) -> char { /* two /* nested */ if */ 'x' }
const A: &str = "a \" // no comment"; // three
const B: &str = r#"b " end"#;
const C: &[char] = &['\'', '"', '\\', 'ž'];
#[cfg(test)]
mod tests {
    #[test]
    #[allow(dead_code)]
    fn one_is_one() { assert!(true); }
}
fn after() {}
"###;

    #[test]
    fn comments_and_literals_are_blanked_in_place() {
        let source = Source::read("a/*ž*/b//c\n\"d\"'e'f('g h");
        assert_eq!(source.code(), "a      b   \n      f('g h");
        assert_eq!(Source::read(SAMPLE).code().len(), SAMPLE.len());
    }

    #[test]
    fn literals_are_found_with_their_contents() {
        let source = Source::read(SAMPLE);
        let found: Vec<&str> = source.literals().map(|(_, inside)| inside).collect();
        assert_eq!(found, ["x", "a \\\" // no comment", "b \" end", "\\'", "\"", "\\\\", "ž"]);
    }

    #[test]
    fn test_code_ends_with_its_item() {
        let source = Source::read(SAMPLE);
        let is_test = |code| source.is_test(SAMPLE.find(code).unwrap());
        assert!(is_test("assert!"));
        assert!(!is_test("fn f<"));
        assert!(!is_test("fn after"));
    }

    #[test]
    fn a_test_is_named_behind_its_attributes() {
        let source = Source::read(SAMPLE);
        let names: Vec<_> = source.test_names().into_iter().map(|(place, name)| (source.line(place), name)).collect();
        assert_eq!(names, [(11, "one_is_one")]);
    }

    #[test]
    fn a_word_is_not_a_part_of_a_longer_name() {
        assert_eq!(words("go going ago go_on go", "go").collect::<Vec<_>>(), [0, 19]);
    }
}
