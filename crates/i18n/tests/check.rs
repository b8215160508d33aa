//! The proof-reader: every complaint has a text that provokes it and nothing else.
mod rows;

use i18n::Language;
use i18n::check::check;
use rows::rows;

#[track_caller]
fn complaints(texts: &[(&str, &str)], expected: &[&str]) {
    complaints_with(texts, &|_| true, expected);
}

#[track_caller]
fn complaints_with(texts: &[(&str, &str)], used: &dyn Fn(&str) -> bool, expected: &[&str]) {
    let said: Vec<String> = check("gnomes", texts, used).iter().map(ToString::to_string).collect();
    let expected: Vec<String> = expected.iter().map(|said| format!("gnomes/text/{said}.")).collect();
    assert_eq!(said, expected, "{texts:?}");
}

/// One row of `check.txt`, which says how it is written.
#[track_caller]
fn row(row: &str) {
    let row = row.replace('⏎', "\n    ").replace('⍽', "\u{a0}").replace('⎵', "\u{202f}");
    let mut parts = row.split(" => ");
    let texts = parts.next().expect("it has texts");
    let (english, translated) = texts.split_once(" | ").unwrap_or(("en 1", texts));
    let english = format!("a = {}\n", english.strip_prefix("en ").expect("English comes first"));
    let (codes, text) = translated.split_once(' ').expect("it has a language and a text");
    let (text, faults) = (format!("a = {text}\n"), parts.collect::<Vec<_>>());
    for code in codes.split(',') {
        let texts = [("en", english.as_str()), (code, &text)];
        let expected: Vec<String> = faults.iter().map(|fault| format!("{code}.ftl, key a: {fault}")).collect();
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        complaints(if code == "en" { &texts[1..] } else { &texts }, &expected);
    }
}

#[test]
fn every_row_has_its_faults_and_no_others() {
    rows(include_str!("check.txt")).for_each(row);
}

#[test]
fn a_clean_table_gives_none() {
    complaints(&[("en", include_str!("clean/en.ftl")), ("pl", include_str!("clean/pl.ftl"))], &[]);
}

#[test]
fn syntax_with_its_line() {
    for (source, line, error) in [
        ("a = One\n\nb = Two { $x\n\nc = Three\n", 5, "Expected a token starting with \"}\""),
        ("a = One\nb Two\n", 2, "Expected a token starting with \"=\""),
        ("a = { $n ->\n    [one] One\n    [other] Two\n}\n", 4, "The select expression must have a default variant"),
    ] {
        complaints(&[("en", source)], &[&format!("en.ftl: line {line} is not Fluent: {error}")]);
    }
}

#[test]
fn tables_and_keys_that_are_missing_or_too_many() {
    let (yes, both) = (("en", "a = Yes"), ("en", "a = Yes\nb = No"));
    complaints(&[yes, ("xx", "b = ...")], &["xx.ftl: this is none of our languages"]);
    complaints(&[yes, ("pl", "a = Tak"), ("pl", "a = Ano")], &["pl.ftl: the list of texts has this language twice"]);
    complaints(&[("en", "a = Yes\na = No")], &["en.ftl, key a: the key stands there twice"]);
    complaints(&[("en", "a = Yes\n-a = No")], &["en.ftl, key -a: the key stands there twice"]);
    complaints(&[], &["en.ftl: the file is missing"]);
    complaints(&[("pl", "a = Tak")], &["en.ftl: the file is missing"]);
    // Every language but English may be missing.
    complaints(&[yes], &[]);
    complaints(&[yes, ("de", "a = Ja\nb = Nein")], &["de.ftl, key b: English does not have this key"]);
    let unused = ["en.ftl, key b: nothing uses it"];
    complaints_with(&[both, ("de", "a = Ja\nb = Nein")], &|key| key != "b", &unused);
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        complaints(&[both, (language.code(), "a = x")], &[&format!("{language}.ftl, key b: the text is missing")]);
        complaints(&[(language.code(), "a = x\nb = y"), both], &[]);
    }
}

#[test]
fn a_text_may_be_the_english_one_if_it_says_so() {
    let english = ("en", "a = Start\nb = { $n ->\n    [one] { $n } token\n   *[other] { $n } tokens\n}\n");
    let marked = english.1.replace("a =", "# same as English\na =").replace("b =", "# Fiches.\n# same as English\nb =");
    complaints(&[english, ("nl", &marked)], &[]);
}

#[test]
fn a_mark_above_a_text_that_is_not_the_english_one() {
    let stale = |texts: &[(&str, &str)], key| {
        complaints(texts, &[&format!("{key}: “# same as English” stands above it, and it is not")]);
    };
    stale(&[("en", "a = Start"), ("de", "# same as English\na = Anfang")], "de.ftl, key a");
    stale(&[("en", "a = 7"), ("de", "# same as English\na = 7")], "de.ftl, key a");
    stale(&[("en", "# same as English\na = Start")], "en.ftl, key a");
    stale(&[("en", "# same as English\n-a = Start")], "en.ftl, key -a");
}

/// Fluent trims those at the ends, and inside a sentence a blank belongs to it.
#[test]
fn blanks_that_nobody_sees_or_everybody_wants() {
    complaints(&[("en", "a =   yes  \nb = no{ $x ->\n    [own] { \" \" }way\n   *[other] { \"\" }\n}.\n")], &[]);
}

#[test]
fn quotation_marks_of_another_language() {
    let kinds = ["„So“", "“So”", "«So»", "„So”", "‘So’", "»So«", "‚So‘"];
    let own = ["de „…“", "en “…”", "nl “…”", "es «…»", "pl „…”", "cs „…“", "sk „…“", "hu „…”", "ro „…”", "ru «…»"];
    for (code, marks) in own.iter().filter_map(|own| own.split_once(' ')) {
        let right = marks.replace('…', "So");
        assert!(kinds.contains(&right.as_str()));
        for kind in kinds {
            let fault = format!(" => quotation marks are {marks} here, in pairs");
            row(&format!("{code} {kind}{}", if kind == right { "" } else { &fault }));
        }
    }
}

#[test]
fn no_break_spaces_before_french_marks() {
    for mark in [';', ':', '!', '?', '%'] {
        for wrong in [format!("Oui{mark}"), format!("Oui {mark} non"), format!("{{ 1 }} {mark}")] {
            row(&format!("fr {wrong} => a no-break space belongs before {mark}"));
        }
        row(&format!("fr {{ 1 }}⎵{mark}"));
        row(&format!("fr Oui⍽{mark} (non⎵{mark})"));
    }
}
