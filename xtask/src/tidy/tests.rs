//! What tidy says of small workspaces: the cases in `tests/*.txt`, and what does not go well into such a file.
//!
//! A case is a sentence behind `==`, files (a path behind `--`, and below it the text), and after each `=>` a complaint,
//! or `nothing`. What stands above the first case belongs to all of the file; a case may replace it.
use super::complaint::Complaint;
use super::{avoided, borders, complaints, glossaries, habits, languages, names, players, rules, signatures, texts};
use crate::tree::Tree;

type Check = fn(&Tree) -> Vec<Complaint>;

const CASES: &[(Check, &str)] = &[
    (avoided::check, include_str!("tests/avoided.txt")),
    (borders::check_dependencies, include_str!("tests/dependencies.txt")),
    (borders::check_names, include_str!("tests/game_names.txt")),
    (complaints, include_str!("tests/workspace.txt")),
    (glossaries::check, include_str!("tests/glossaries.txt")),
    (habits::check, include_str!("tests/habits.txt")),
    (languages::check, include_str!("tests/languages.txt")),
    (names::check_imports, include_str!("tests/imports.txt")),
    (names::check_types, include_str!("tests/types.txt")),
    (players::check, include_str!("tests/players.txt")),
    (rules::check, include_str!("tests/rulebooks.txt")),
    (rules::check, include_str!("tests/rules.txt")),
    (signatures::check, include_str!("tests/signatures.txt")),
    (texts::check, include_str!("tests/texts.txt")),
];

#[test]
fn tidy_says_what_every_case_expects() {
    for (check, text) in CASES {
        let text = format!("\n{text}");
        let (shared, cases) = text.split_once("\n== ").expect("there is a case");
        for case in cases.split("\n== ") {
            let (given, expected) = case.trim_end().split_once("\n=> ").unwrap_or_else(|| panic!("no => in {case}"));
            let sentence = given.split("\n-- ").next();
            assert!(sentence.is_some_and(|sentence| !sentence.contains('\n')), "a file begins with -- in {case}");
            let files: Vec<(&str, String)> = files(shared.trim_end()).chain(files(given)).collect();
            let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (*path, text.as_str())).collect();
            let expected: Vec<&str> = expected.split("\n=> ").filter(|said| *said != "nothing").collect();
            assert_eq!(said(*check, &files), expected, "{case}");
        }
    }
}

/// The files in a part of a case, each with the end of its last line.
fn files(part: &str) -> impl Iterator<Item = (&str, String)> {
    part.split("\n-- ")
        .skip(1)
        .map(|file| file.split_once('\n').map_or((file, String::new()), |(path, text)| (path, format!("{text}\n"))))
}

/// A check's complaints about a tree as text.
fn said(check: Check, files: &[(&str, &str)]) -> Vec<String> {
    check(&files.iter().copied().collect()).iter().map(ToString::to_string).collect()
}

fn habits_of(file: &str, text: &str) -> Vec<String> {
    said(habits::check, &[(file, text)])
}

#[test]
fn complaints_are_sorted_by_file_and_line() {
    let expected = [
        "a.rs:2: todo! does not belong outside of tests.",
        "b.rs:1: the line ends with a blank.",
        "b.rs:2: the line ends with a blank.",
        "b.rs:2: there is a tab in the line.",
    ];
    let files = [("b.rs", "//! \n\t\n"), ("a.rs", "fn a() {\n    todo!()\n}\n")];
    assert_eq!(said(complaints, &files), expected);
}

#[test]
fn a_folder_of_one_machine_is_noticed() {
    let path = ["", "home", "me"].join("/");
    assert_eq!(habits_of("a.md", &format!("\nsee {path}\n")).len(), 1);
    assert_eq!(habits_of("a.md", &format!("see the{path}, https://a.b{path}\n")), [""; 0]);
}

#[test]
fn blanks_tabs_and_ends_of_files_are_noticed() {
    assert_eq!(habits_of("a.rs", "fn a() {} \n"), ["a.rs:1: the line ends with a blank."]);
    assert_eq!(habits_of("a.rs", "\tfn a() {}\n"), ["a.rs:1: there is a tab in the line."]);
    assert_eq!(habits_of("a.rs", "fn a() {}"), ["a.rs:1: the last line does not end."]);
    assert_eq!(habits_of("a.rs", "fn a() {}\n\n"), ["a.rs:2: there are empty lines at the end."]);
    assert_eq!(said(habits::check, &[("a.md", ""), ("Makefile", "a:\n\tb\n"), ("b.snap", "a ")]), [""; 0]);
}

#[test]
fn a_file_has_at_most_500_lines() {
    assert_eq!(habits_of("a.rs", &"// a\n".repeat(500)), [""; 0]);
    let sentence = "a.rs:500: 501 lines are too many for one file; 500 is the most.";
    assert_eq!(habits_of("a.rs", &"// a\n".repeat(501)), [sentence]);
}

#[test]
fn a_type_offers_at_most_25_methods_over_all_files_of_its_crate() {
    let block = |count: usize, head: &str| {
        format!("{head} {{\n{}}}\n", "    pub fn a(&self) { { } }\n    fn b() {}\n".repeat(count))
    };
    let methods = |one: &str, second, two: &str| said(signatures::check, &[("crates/a/src/b.rs", one), (second, two)]);
    for small in [
        block(25, "impl<'a, T: Fn() -> u8> Big<'a, T>"),
        block(26, "impl Shown for Big"),
        block(26, "#[cfg(test)]\nimpl Big"),
    ] {
        assert_eq!(methods(&small, "crates/a/src/c.rs", ""), [""; 0]);
    }
    let (one, two) = (block(20, "impl<'a> Big<'a>"), block(6, "impl Big"));
    let sentence = "crates/a/src/b.rs:1: Big offers 26 methods; 25 is the most.";
    assert_eq!(methods(&one, "crates/a/src/c.rs", &two), [sentence]);
    assert_eq!(methods(&one, "crates/z/src/c.rs", &two), [""; 0]);
}
