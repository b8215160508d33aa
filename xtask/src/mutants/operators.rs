//! The changes themselves, made on tokens: each is a small mistake a person could make.
use crate::source::{Source, behind_closing, is_name, words};
use std::ops::Range;

/// A piece of a file and what it becomes.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) range: Range<usize>,
    pub(super) replacement: String,
}

/// Operators with blanks around them, as rustfmt writes them; so `<` is never a bracket of a type.
const OPERATORS: &[(&str, &[&str])] = &[
    (" < ", &[" <= ", " >= "]),
    (" <= ", &[" < ", " > "]),
    (" > ", &[" >= ", " <= "]),
    (" >= ", &[" > ", " < "]),
    (" == ", &[" != "]),
    (" != ", &[" == "]),
    (" && ", &[" || "]),
    (" || ", &[" && "]),
    (" + ", &[" - "]),
    (" - ", &[" + "]),
    (" += ", &[" -= "]),
    (" -= ", &[" += "]),
    ("..=", &[".."]),
    (".is_empty()", &[".is_empty().eq(&false)"]),
];

/// Names that are easily taken one for the other.
const WORDS: &[(&str, &str)] = &[("true", "false")];

/// The same for methods.
const METHODS: &[(&str, &str)] = &[
    ("with", "without"),
    ("add", "remove"),
    ("face_down", "face_up"),
    ("put", "take"),
    ("first", "last"),
    ("max", "min"),
    ("any", "all"),
    ("is_some", "is_none"),
    ("push", "pop"),
];

/// What a line begins with that cannot be left out on its own.
const NOT_STATEMENTS: &[&str] =
    &["let ", "use ", "pub ", "const ", "static ", "mod ", "type ", "fn ", "struct ", "enum "];

/// Every change that can be made to a file, outside of comments, strings, attributes, tests and `debug_assert`.
pub(super) fn changes(text: &str) -> Vec<Change> {
    let source = Source::read(text);
    let code = source.code();
    let mut found = operators(code);
    found.extend(numbers(code));
    found.extend(conditions(code));
    found.extend(statements(code));
    found.extend(WORDS.iter().flat_map(|(one, other)| swaps(code, one, other)));
    found.extend(METHODS.iter().flat_map(|(one, other)| swaps(code, &format!(".{one}("), &format!(".{other}("))));
    let quiet = quiet(code);
    let is_open = |place| !source.is_test(place) && !quiet.iter().any(|range| range.contains(&place));
    found.retain(|change| is_open(change.range.start));
    found.sort_by(|one, other| (one.range.start, &one.replacement).cmp(&(other.range.start, &other.replacement)));
    found
}

/// Where a change says nothing about the rules: attributes, debug assertions, what is brought into scope.
fn quiet(code: &str) -> Vec<Range<usize>> {
    let attributes = ["#[", "#!["].into_iter().flat_map(|mark| code.match_indices(mark));
    let attributes = attributes.map(|(place, mark)| place..behind_closing(code, place + mark.len() - 1));
    let asserts = code.match_indices("debug_assert").map(|(place, _)| {
        let open = code[place..].find(['(', '[', '{']).map_or(code.len(), |length| place + length);
        place..behind_closing(code, open)
    });
    attributes.chain(asserts).collect()
}

fn operators(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    for (operator, others) in OPERATORS {
        for (place, _) in code.match_indices(operator).filter(|(place, _)| !is_closure(code, *place, operator)) {
            let range = place..place + operator.len();
            found.extend(others.iter().map(|other| Change { range: range.clone(), replacement: other.to_string() }));
        }
    }
    found
}

/// `= || x` is a closure without arguments.
fn is_closure(code: &str, place: usize, operator: &str) -> bool {
    operator == " || " && code[..place].trim_end().ends_with(['=', '(', ',', '{', ';'])
}

/// Both directions of a pair.
fn swaps(code: &str, one: &str, other: &str) -> Vec<Change> {
    let replace = |from: &str, to: &str| {
        let bare = from.trim_start_matches('.').trim_end_matches('(');
        let lead = from.len() - from.trim_start_matches('.').len();
        let places = words(code, bare)
            .filter_map(|place| place.checked_sub(lead))
            .filter(|place| code[*place..].starts_with(from));
        places.map(|place| Change { range: place..place + from.len(), replacement: to.to_string() }).collect::<Vec<_>>()
    };
    let mut found = replace(one, other);
    found.extend(replace(other, one));
    found
}

/// Whole numbers, one more or one less; not the 0 of `pair.0`, the 8 of `u8`, nor bits in `0x1f`.
fn numbers(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    let mut place = 0;
    while let Some(start) = code[place..].find(|c: char| c.is_ascii_digit()).map(|length| place + length) {
        let length = code[start..].find(|c: char| !is_name(c)).unwrap_or(code.len() - start);
        let written = &code[start..start + length];
        place = start + length;
        if !is_part(&code[..start]) && !is_fraction(&code[place..]) {
            found
                .extend(neighbours(written).into_iter().map(|replacement| Change { range: start..place, replacement }));
        }
    }
    found
}

fn is_part(before: &str) -> bool {
    before.ends_with(is_name) || before.ends_with('.') && !before.ends_with("..")
}

fn is_fraction(after: &str) -> bool {
    after.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// A number's neighbours with the same ending (`3u8`); nothing for what is not a plain number.
fn neighbours(written: &str) -> Vec<String> {
    let end = written.find(|c: char| !c.is_ascii_digit() && c != '_').unwrap_or(written.len());
    let (digits, ending) = written.split_at(end);
    let is_plain = ["", "u", "i"].iter().any(|start| ending.trim_end_matches(is_name_tail) == *start);
    let Some(number) = digits.replace('_', "").parse::<u64>().ok().filter(|_| is_plain) else { return Vec::new() };
    let both = [number.checked_add(1), number.checked_sub(1)];
    both.into_iter().flatten().map(|number| format!("{number}{ending}")).collect()
}

fn is_name_tail(character: char) -> bool {
    character.is_ascii_digit() || "size".contains(character)
}

/// `if a {` becomes `if !(a) {`.
fn conditions(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    for place in words(code, "if") {
        let start = place + "if ".len();
        let line = code[start.min(code.len())..].lines().next().unwrap_or("");
        let end = line.find(" {").or_else(|| line.find(" =>"));
        let Some(condition) = end.map(|end| &line[..end]).filter(|condition| !condition.contains("let ")) else {
            continue;
        };
        found.push(Change { range: start..start + condition.len(), replacement: format!("!({condition})") });
    }
    found
}

/// A call, an assignment or a return on a line of its own is left out.
fn statements(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    let mut place = 0;
    for line in code.split_inclusive('\n') {
        let statement = line.trim();
        let start = place + (line.len() - line.trim_start().len());
        if is_statement(statement) && follows_statement(&code[..place]) {
            found.push(Change { range: start..start + statement.len(), replacement: String::from("{}") });
        }
        place += line.len();
    }
    found
}

fn is_statement(line: &str) -> bool {
    let starts_with_name = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '*');
    let does_something = line.contains('(') || line.contains("= ") || line.starts_with("return");
    let is_whole = line.ends_with(';') && behind_closing(&format!("({line})"), 0) == line.len() + 2;
    starts_with_name && does_something && is_whole && !NOT_STATEMENTS.iter().any(|word| line.starts_with(word))
}

/// Whether the line before ended something, so that this one is not the rest of a longer statement.
fn follows_statement(before: &str) -> bool {
    let before = before.trim_end();
    before.is_empty() || before.ends_with(['{', '}', ';'])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every changed form of a line, in order.
    fn changed(line: &str) -> Vec<String> {
        let apply = |change: Change| {
            let mut text = line.to_string();
            text.replace_range(change.range, &change.replacement);
            text
        };
        changes(line).into_iter().map(apply).collect()
    }

    #[test]
    fn comparisons_become_their_neighbours() {
        assert_eq!(changed("a < b"), ["a <= b", "a >= b"]);
        assert_eq!(changed("a >= b"), ["a < b", "a > b"]);
        assert_eq!(changed("a == b"), ["a != b"]);
        assert_eq!(changed("Vec<u8> -> Option<&'a [T]> => x"), [""; 0]);
    }

    #[test]
    fn and_or_plus_minus_and_ranges_are_swapped() {
        assert_eq!(changed("a && b"), ["a || b"]);
        assert_eq!(changed("a + b"), ["a - b"]);
        assert_eq!(changed("a..=b"), ["a..b"]);
        assert_eq!(changed("let f = || a"), [""; 0]);
    }

    #[test]
    fn numbers_become_their_neighbours() {
        assert_eq!(changed("[3, 0u8]"), ["[2, 0u8]", "[4, 0u8]", "[3, 1u8]"]);
        assert_eq!(changed("a..5"), ["a..4", "a..6"]);
        assert_eq!(changed("pair.0 as u8 + 0x1f - 1.5"), ["pair.0 as u8 - 0x1f - 1.5", "pair.0 as u8 + 0x1f + 1.5"]);
    }

    #[test]
    fn truth_emptiness_and_conditions_are_turned_round() {
        assert_eq!(changed("true"), ["false"]);
        assert_eq!(changed("a.is_empty()"), ["a.is_empty().eq(&false)"]);
        assert_eq!(changed("if a { b }"), ["if !(a) { b }"]);
        assert_eq!(changed("if let Some(a) = b { c }"), [""; 0]);
    }

    #[test]
    fn methods_are_taken_for_their_opposites() {
        assert_eq!(changed("a.with(b)"), ["a.without(b)"]);
        assert_eq!(changed("a.without(b)"), ["a.with(b)"]);
        assert_eq!(changed("a.max(b)"), ["a.min(b)"]);
        assert_eq!(changed("with(a).with_all(b)"), [""; 0]);
    }

    #[test]
    fn a_statement_is_left_out() {
        assert_eq!(changed("{\n    play.emit(a);\n}"), ["{\n    {}\n}"]);
        assert_eq!(changed("{\n    state.level = a;\n}"), ["{\n    {}\n}"]);
        assert_eq!(changed("{\n    return Err(a);\n}"), ["{\n    {}\n}"]);
        assert_eq!(changed("{\n    let a = b();\n    c\n        .d(e);\n}"), [""; 0]);
    }

    #[test]
    fn comments_strings_attributes_tests_and_debug_assertions_are_left_alone() {
        let quiet = "// a < b\n/// true\nconst A: &str = \"a < b && 3\";\n#[inline(1 + 2)]\n#[cfg(test)]\nmod tests {\n    \
                     #[test]\n    fn a() {\n        b(1 + 2);\n    }\n}\nfn c() {\n    debug_assert!(a < 3, true);\n}\n";
        assert_eq!(changed(quiet), [""; 0]);
    }
}
