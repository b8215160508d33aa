//! What a reader can hold in mind: few methods to a type, no flag without a name, no arm that swallows what is new.
use super::complaint::Complaint;
use crate::source::{Source, behind_closing, is_name, words};
use crate::tree::Tree;
use std::collections::BTreeMap;

/// A type that offers others more methods than this wants to be two. What only it calls itself does not count: `apply`
/// has a function for each event.
const MOST_METHODS: usize = 25;

/// An arm that does nothing with whatever is left.
const SWALLOWS: [&str; 2] = ["_ => {}", "_ => ()"];

/// Looks at every Rust file that ships.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut found = vec![];
    let mut methods: BTreeMap<(&str, String), Methods<'_>> = BTreeMap::new();
    for (file, text) in tree.shipped("") {
        let source = Source::read(text);
        found.extend(flags(file, &source).chain(swallowed(file, &source)));
        for block in inherent_blocks(&source) {
            let known =
                methods.entry((crate_of(file), block.name)).or_insert(Methods { file, line: block.line, count: 0 });
            known.count += block.methods;
        }
    }
    let too_many = methods.iter().filter(|(_, methods)| methods.count > MOST_METHODS);
    found.extend(too_many.map(|((_, name), Methods { file, line, count })| {
        Complaint::new(file, *line, format!("{name} offers {count} methods; {MOST_METHODS} is the most."))
    }));
    found
}

/// The methods of a type, which may be spread over the files of its crate; named where the first of them stand.
struct Methods<'a> {
    file: &'a str,
    line: usize,
    count: usize,
}

fn crate_of(file: &str) -> &str {
    file.split_once("/src/").map_or(file, |(folder, _)| folder)
}

/// An `impl` without a trait.
struct Block {
    name: String,
    line: usize,
    methods: usize,
}

fn inherent_blocks(source: &Source<'_>) -> Vec<Block> {
    let code = source.code();
    let shipped = words(code, "impl").filter(|place| is_line_start(code, *place) && !source.is_test(*place));
    let blocks = shipped.filter_map(|place| {
        let open = place + code[place..].find('{')?;
        let head = behind_generics(&code[place + "impl".len()..open]);
        if head.contains(" for ") {
            return None;
        }
        let name = head.trim_start().chars().take_while(|letter| is_name(*letter)).collect();
        Some(Block { name, line: source.line(place), methods: methods(&code[open..behind_closing(code, open)]) })
    });
    blocks.collect()
}

/// Items of rustfmt begin at the line's start, or behind blanks inside a module.
fn is_line_start(code: &str, place: usize) -> bool {
    code[..place].lines().next_back().is_none_or(|line| line.trim().is_empty()) || code[..place].ends_with('\n')
}

/// `<'a, T: Fn() -> u8> Type<T>` without what stands between the first brackets.
fn behind_generics(head: &str) -> &str {
    let Some(inside) = head.strip_prefix('<') else { return head };
    let mut depth = 1;
    for (place, letter) in inside.char_indices() {
        match letter {
            '<' => depth += 1,
            '>' if !inside[..place].ends_with(['-', '=']) => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return &inside[place + 1..];
        }
    }
    head
}

/// How many functions of a block others can call.
fn methods(block: &str) -> usize {
    let is_direct = |place: &usize| block[..*place].matches('{').count() == block[..*place].matches('}').count() + 1;
    let is_public =
        |place: &usize| block[..*place].lines().next_back().is_some_and(|line| line.trim_start().starts_with("pub"));
    words(block, "fn").filter(|place| block[*place..].starts_with("fn ")).filter(is_public).filter(is_direct).count()
}

/// A call with `true` says nothing; an enum or two functions do. `offer_if(is_legal, dig)` reads well: there the bool is
/// the condition that the name asks for.
fn flags<'a>(file: &'a str, source: &'a Source<'a>) -> impl Iterator<Item = Complaint> + 'a {
    let code = source.code();
    let functions = words(code, "fn").filter(|place| code[*place..].starts_with("fn ") && !source.is_test(*place));
    functions.filter_map(move |place| {
        let (name, open) = called(code, place + "fn ".len())?;
        let inside = &code[open + 1..behind_closing(code, open) - 1];
        if name.ends_with("_if") {
            return None;
        }
        let has_flag = parameters(inside).any(|parameter| parameter.trim_end().ends_with(": bool"));
        let sentence = format!("{name} takes a bool: an enum or two functions would say what it means.");
        has_flag.then(|| Complaint::new(file, source.line(place), sentence))
    })
}

/// The name of the function that begins here, and where its parameters open.
fn called(code: &str, place: usize) -> Option<(&str, usize)> {
    let length = code[place..].find(|letter| !is_name(letter))?;
    let rest = &code[place + length..];
    let open = code.len() - behind_generics(rest).len();
    code[open..].starts_with('(').then_some((&code[place..place + length], open))
}

/// Parameters, parted at the commas that stand outside of all brackets but those of generics.
fn parameters(inside: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    inside.split(move |letter| {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => return letter == ',' && depth == 0,
        }
        false
    })
}

/// What is left out is named, so that the compiler asks when something new comes. Texts, bytes, numbers and
/// the keys of a keyboard cannot be listed to the end.
fn swallowed<'a>(file: &'a str, source: &'a Source<'a>) -> impl Iterator<Item = Complaint> + 'a {
    let code = source.code();
    let places = SWALLOWS.iter().flat_map(|arm| code.match_indices(arm)).map(|(place, _)| place);
    let bad = places.filter(|place| !source.is_test(*place) && !code[..*place].ends_with(is_name));
    let bad = bad.filter(|place| !is_over_literals(source, *place));
    bad.map(|place| Complaint::new(file, source.line(place), "this arm swallows what is new: name what it leaves out."))
}

/// Whether an arm of the same match begins with a literal or a key.
fn is_over_literals(source: &Source<'_>, place: usize) -> bool {
    let (above, line) = source.before(place).rsplit_once('\n').unwrap_or_default();
    let depth = line.len() - line.trim_start().len();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let arms = above.lines().rev().take_while(|line| indent(line) >= depth || line.is_empty());
    arms.filter(|line| indent(line) == depth).map(str::trim_start).any(|arm| {
        let pattern = arm.trim_start_matches("Some(").trim_start_matches('(');
        pattern.starts_with(|first: char| first == '"' || first == '\'' || first.is_ascii_digit())
            || ["b'", "b\"", "[b'", "KeyCode::"].iter().any(|start| pattern.starts_with(start))
    })
}
