//! Small habits that keep a file pleasant to read and safe to move to another machine.
use super::complaint::Complaint;
use crate::source::{Source, is_name, words};
use crate::tree::Tree;

/// A file longer than this wants to be two.
const MOST_LINES: usize = 500;

/// What may stand in tests alone.
const ONLY_IN_TESTS: &[&str] = &[".unwrap()", "todo!", "dbg!", "unimplemented!"];

/// What may stand nowhere: a test that does not run, and one that does not say what went wrong.
const NOWHERE: &[&str] = &["#[ignore", "#[should_panic"];

/// The first folder of a path that exists on one machine only.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "work"];

/// Files other programs write, to the last blank.
const WRITTEN_BY_TOOLS: &[&str] = &[".snap", "Cargo.lock"];

/// Looks at every file for itself.
pub(super) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut found = Vec::new();
    for (file, text) in tree.files() {
        found.extend(machine_paths(file, text));
        if !WRITTEN_BY_TOOLS.iter().any(|end| file.ends_with(end)) {
            found.extend(blanks(file, text).chain(last_line(file, text)));
        }
        if file.ends_with(".rs") {
            found.extend(unfinished(file, text));
            found.extend(tabs(file, text).chain(length(file, text)));
        }
    }
    found
}

/// Whether a Rust file holds tests, benchmarks or examples and nothing that is shipped.
pub(crate) fn is_test_file(file: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| file.contains(folder)) || file.ends_with("/tests.rs")
}

fn unfinished(file: &str, text: &str) -> Vec<Complaint> {
    let source = Source::read(text);
    let mut found = Vec::new();
    for word in ONLY_IN_TESTS {
        let places = source.code().match_indices(word).map(|(place, _)| place);
        let places = places.filter(|place| word.starts_with('.') || !source.code()[..*place].ends_with(is_name));
        let shipped = places.filter(|place| !is_test_file(file) && !source.is_test(*place));
        let sentence = format!("{word} does not belong outside of tests.");
        found.extend(shipped.map(|place| Complaint::new(file, source.line(place), sentence.clone())));
    }
    for word in NOWHERE {
        let places = source.code().match_indices(word);
        let sentence = format!("{word}] hides a test that should run or say more.");
        found.extend(places.map(|(place, _)| Complaint::new(file, source.line(place), sentence.clone())));
    }
    found
}

fn machine_paths(file: &str, text: &str) -> Vec<Complaint> {
    let mut found = Vec::new();
    for folder in MACHINE_FOLDERS {
        let path = format!("/{folder}/");
        // Behind a name or another slash it is a part of a longer path or of an address.
        let is_absolute = |place: &usize| !text[..*place].ends_with(|c: char| is_name(c) || "-.~/})>*".contains(c));
        let places = words(text, folder).filter_map(|place| place.checked_sub(1));
        let places = places.filter(|place| text[*place..].starts_with(&path)).filter(is_absolute);
        let sentence = format!("{path} is a folder of one machine.");
        found.extend(places.map(|place| Complaint::new(file, crate::source::line_of(text, place), sentence.clone())));
    }
    found
}

fn blanks<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = Complaint> + 'a {
    let bad = (1..).zip(text.lines()).filter(|(_, line)| line.ends_with([' ', '\t', '\r']));
    bad.map(move |(line, _)| Complaint::new(file, line, "the line ends with a blank."))
}

fn last_line(file: &str, text: &str) -> Option<Complaint> {
    let sentence = match (text.ends_with('\n'), text.ends_with("\n\n") || text == "\n") {
        (false, _) if !text.is_empty() => "the last line does not end.",
        (true, true) => "there are empty lines at the end.",
        _ => return None,
    };
    Some(Complaint::new(file, text.lines().count(), sentence))
}

fn tabs<'a>(file: &'a str, text: &'a str) -> impl Iterator<Item = Complaint> + 'a {
    let bad = (1..).zip(text.lines()).filter(|(_, line)| line.contains('\t'));
    bad.map(move |(line, _)| Complaint::new(file, line, "there is a tab in the line."))
}

fn length(file: &str, text: &str) -> Option<Complaint> {
    let lines = text.lines().count();
    let sentence = format!("{lines} lines are too many for one file; {MOST_LINES} is the most.");
    (lines > MOST_LINES).then(|| Complaint::new(file, MOST_LINES, sentence))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::said;

    fn rust(text: &str) -> Vec<String> {
        said(check, [("src/a.rs", text)])
    }

    #[test]
    fn unfinished_code_is_noticed_outside_of_tests() {
        for word in ["a.unwrap()", "todo!()", "dbg!(a)", "unimplemented!()"] {
            let complaint = format!(
                "{} does not belong outside of tests.",
                word.trim_start_matches('a').replace("!()", "!").replace("(a)", "")
            );
            assert_eq!(rust(&format!("fn a() {{\n    {word};\n}}\n")), [format!("src/a.rs:2: {complaint}")]);
            assert_eq!(rust(&format!("#[cfg(test)]\nmod tests {{\n    fn a() {{ {word}; }}\n}}\n")), [""; 0]);
            assert_eq!(said(check, [("a/tests/b.rs", format!("fn a() {{ {word}; }}\n").as_str())]), [""; 0]);
            assert_eq!(rust(&format!("// {word}\nconst A: &str = \"{word}\";\n")), [""; 0]);
        }
        assert_eq!(rust("fn a() { b.unwrap_or(c); my_todo!(); }\n"), [""; 0]);
    }

    #[test]
    fn a_test_that_does_not_run_is_noticed_even_in_tests() {
        let ignored = rust("#[cfg(test)]\nmod tests {\n    #[test]\n    #[ignore = \"slow\"]\n    fn a() {}\n}\n");
        assert_eq!(ignored, ["src/a.rs:4: #[ignore] hides a test that should run or say more."]);
        let panics = rust("#[test]\n#[should_panic]\nfn a() {}\n");
        assert_eq!(panics, ["src/a.rs:2: #[should_panic] hides a test that should run or say more."]);
    }

    #[test]
    fn a_folder_of_one_machine_is_noticed() {
        let path = ["", "home", "me"].join("/");
        assert_eq!(said(check, [("a.md", format!("\nsee {path}\n").as_str())]).len(), 1);
        assert_eq!(said(check, [("a.md", format!("see the{path}, https://a.b{path}\n").as_str())]), [""; 0]);
    }

    #[test]
    fn blanks_tabs_and_ends_of_files_are_noticed() {
        assert_eq!(rust("fn a() {} \n"), ["src/a.rs:1: the line ends with a blank."]);
        assert_eq!(rust("\tfn a() {}\n"), ["src/a.rs:1: there is a tab in the line."]);
        assert_eq!(rust("fn a() {}"), ["src/a.rs:1: the last line does not end."]);
        assert_eq!(rust("fn a() {}\n\n"), ["src/a.rs:2: there are empty lines at the end."]);
        assert_eq!(said(check, [("a.md", ""), ("Makefile", "a:\n\tb\n"), ("b.snap", "a ")]), [""; 0]);
    }

    #[test]
    fn a_file_has_at_most_500_lines() {
        assert_eq!(rust(&"// a\n".repeat(500)), [""; 0]);
        let sentence = "src/a.rs:500: 501 lines are too many for one file; 500 is the most.";
        assert_eq!(rust(&"// a\n".repeat(501)), [sentence]);
    }
}
