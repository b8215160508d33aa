//! What a viewer reads: plural forms, lines with pictures, and what happens when words are missing.
mod rows;

use engine::scene::{Ink, Shown};
use engine::{Arg, Line, Seat, Sign, Words};
use i18n::{Language, NoLanguage, Speech, TextTable, Texts};
use rows::rows;
use std::collections::BTreeSet;

const ALL_FORMS: &str = "
form = { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
";

const TEXTS: Texts = &[
    ("en", include_str!("speech/en.ftl")),
    ("pl", include_str!("speech/pl.ftl")),
    ("ro", include_str!("speech/ro.ftl")),
    ("ru", include_str!("speech/ru.ftl")),
];

fn known(code: &str) -> Language {
    code.parse().expect("one of ours")
}

fn table(texts: Texts) -> TextTable {
    TextTable { name: "chess", texts }
}

fn speech(language: Language) -> Speech {
    Speech::new(language, &[table(TEXTS)])
}

fn coin() -> Sign {
    Sign { sym: "coin".into(), tone: "gold".into(), shown: Shown::Number("2".into()), said: "2 coins".into() }
}

fn parts() -> [(&'static str, Arg); 3] {
    [("who", Arg::Who(Seat(2))), ("sign", coin().into()), ("much", Arg::Strong("half".into()))]
}

fn text(words: &str) -> Ink {
    Ink::Text(words.to_owned().into())
}

/// A language in which every plural form is called by its name.
fn forms_of(language: Language) -> Speech {
    Speech::new(language, &[table(vec![(language.code(), ALL_FORMS)].leak())])
}

#[track_caller]
fn check_forms(language: Language, expected: &str) {
    let speech = forms_of(language);
    let forms = [0, 1, 2, 3, 5, 21, 22, 25, 101].map(|n| speech.text("form", &[("n", Arg::Number(n))]));
    assert_eq!(forms.join(" "), expected, "{language}");
}

#[test]
fn every_language_has_its_plural_forms() {
    check_forms(known("de"), "other one other other other other other other other");
    check_forms(Language::ENGLISH, "other one other other other other other other other");
    check_forms(known("fr"), "one one other other other other other other other");
    check_forms(known("nl"), "other one other other other other other other other");
    check_forms(known("es"), "other one other other other other other other other");
    check_forms(known("pl"), "many one few few many many few many many");
    check_forms(known("cs"), "other one few few other other other other other");
    check_forms(known("sk"), "other one few few other other other other other");
    check_forms(known("hu"), "other one other other other other other other other");
    check_forms(known("ro"), "few one few few few other other other few");
    check_forms(known("ru"), "many one few few many one few many one");
}

#[test]
fn tenths_are_printed_and_counted_as_the_language_does() {
    let said = |code: &str, tenths| forms_of(known(code)).text("form", &[("n", Arg::Tenths(tenths))]);
    let forms = |code: &str| [10, 14, 20, 50].map(|tenths| said(code, tenths)).join(" ");
    assert_eq!(forms("de"), "one other other other");
    assert_eq!(forms("fr"), "one one other other");
    assert_eq!(forms("pl"), "one other few many");
    assert_eq!(forms("cs"), "one many few other");
    assert_eq!(forms("ro"), "one few few few");
    assert_eq!(forms("ru"), "one other few many");
    let printed = |code: &str, tenths| {
        let speech = Speech::new(known(code), &[table(vec![("en", "n = { $n }"), ("de", "n = { $n }")].leak())]);
        speech.text("n", &[("n", Arg::Tenths(tenths))])
    };
    assert_eq!([14, 20, -5].map(|tenths| printed("en", tenths)), ["1.4", "2", "−0.5"]);
    assert_eq!(printed("de", 14), "1,4");
}

/// The checker's list of needed categories and the plural rules themselves must not drift apart.
#[test]
fn the_checker_asks_for_the_forms_that_whole_numbers_take() {
    for language in Language::all() {
        let speech = forms_of(language);
        let taken: BTreeSet<_> = (0..200).map(|n| speech.text("form", &[("n", Arg::Number(n))])).collect();
        let taken: Vec<_> = taken.iter().map(String::as_str).collect();
        // `two` is what no language here has, so the checker names all it needs.
        let source = "form = { $n ->\n   *[two] x\n}";
        let complaints = i18n::check::check("x", &[("en", source), (language.code(), source)], &|_| true);
        let asked: BTreeSet<_> = complaints
            .iter()
            .filter(|complaint| complaint.file.contains(&format!("/{language}.")))
            .filter_map(|complaint| match complaint.fault {
                i18n::check::Fault::NoPlural(category) => Some(category),
                _ => None,
            })
            .collect();
        assert_eq!(taken, Vec::from_iter(asked), "{language}");
    }
}

/// A row of `speech.txt`: both as a text and as a line.
fn check_row(row: &str) {
    let (asked, expected) = row.split_once(" => ").expect("a sentence is expected");
    let [code, key, known_as @ ..] = &asked.split(' ').collect::<Vec<_>>()[..] else { panic!("no key in {row}") };
    let known_as = known_as.iter().map(|part| {
        let (name, value) = part.split_once('=').expect("a name and a value");
        (name, value.parse().map_or_else(|_| Arg::from(value), Arg::Number))
    });
    let (speech, args) = (speech(known(code)), known_as.collect::<Vec<_>>());
    assert_eq!(speech.text(key, &args), expected, "{row}");
    assert_eq!(speech.line(key, &args), Line::from(expected), "{row}");
}

#[test]
fn every_row_is_said() {
    rows(include_str!("speech.txt")).for_each(check_row);
}

#[test]
fn a_line_has_its_pictures_where_the_translator_puts_them_without_empty_words() {
    let [who, sign, much] = [Ink::Who(Seat(2)), Ink::Sign(coin()), Ink::Strong("half".into())];
    let (english, polish) = (speech(Language::ENGLISH), speech(known("pl")));
    let middle =
        [text("The "), sign.clone(), text(" goes to "), who.clone(), text(", "), much.clone(), text(" of it.")];
    for (speech, key, expected) in [
        (&english, "middle", &middle[..]),
        (&polish, "middle", &[who.clone(), text(" dostaje "), much.clone(), text(" ("), sign.clone(), text(").")]),
        (&english, "ends", &[who.clone(), text(" pays "), sign.clone()]),
        (&english, "alone", std::slice::from_ref(&much)),
        (&english, "touching", &[who.clone(), sign, much.clone()]),
        (&english, "twice", &[who.clone(), text(" and "), who]),
    ] {
        assert_eq!(speech.line(key, &parts()), Line(expected.to_vec()), "{key}");
    }
    assert_eq!(english.line("alone", &[("much", Arg::Strong(String::new()))]), Line::default());
}

#[test]
fn a_name_cannot_forge_a_picture() {
    for name in ["\u{F0002}Ola\u{F0000}", "{ $n }", "{\"x\"}"] {
        let args = [("a", name.into()), ("b", "".into()), ("n", Arg::from(coin()))];
        let line = speech(Language::ENGLISH).line("words", &args);
        assert_eq!(line, Line(vec![text(&format!("{name} and ")), Ink::Sign(coin())]));
    }
}

#[test]
fn plain_text_says_what_the_ear_hears() {
    assert_eq!(speech(Language::ENGLISH).text("middle", &parts()), "The 2 coins goes to P2, half of it.");
}

#[test]
fn a_language_has_its_own_words_and_those_of_english() {
    let polish = speech(known("pl"));
    assert!(polish.has("only-english") && polish.has("middle") && !polish.has("nothing"));
    assert_eq!(polish.language(), known("pl"));
}

#[test]
fn what_cannot_be_said_is_visible() {
    let polish = speech(known("pl"));
    assert_eq!(polish.line("nothing", &parts()), Line::from("⟦nothing⟧"));
    assert_eq!(polish.text("", &[]), "⟦⟧");
    assert_eq!(polish.line("ends", &parts()[..1]), Line::from("⟦ends: Unknown variable: $sign⟧"));
}

#[test]
fn of_two_tables_the_first_counts() {
    const LOUD: Texts = &[("en", "only-english = HELLO")];
    let loud = Speech::new(Language::ENGLISH, &[table(LOUD), table(TEXTS)]);
    assert_eq!(loud.text("only-english", &[]), "HELLO");
}

#[test]
fn speech_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&speech(known("pl")));
}

#[test]
fn a_language_is_found_by_its_code() {
    for language in Language::all() {
        assert_eq!(language.code().parse(), Ok(language));
        assert_eq!(language.to_string(), language.code());
        assert!(!language.own_name().is_empty());
    }
    for wrong in ["", "PL", "pl ", "pl-PL", "xx", "polski"] {
        assert_eq!(wrong.parse::<Language>(), Err(NoLanguage), "{wrong}");
    }
    let all: Vec<&str> = Language::all().map(Language::code).collect();
    for promised in "de en fr nl es pl cs sk hu ro ru".split(' ') {
        assert!(all.contains(&promised), "{promised} was promised; there may be more");
    }
    assert_eq!(NoLanguage.to_string(), format!("not one of the languages {}", all.join(" ")));
}

#[test]
fn a_language_is_found_by_the_locale_of_a_system_or_browser() {
    for polish in ["pl_PL.UTF-8", "pl-PL", "pl", "PL", "pl.UTF-8", "pl_PL@euro"] {
        assert_eq!(Language::from_locale(polish), Some(known("pl")), "{polish}");
    }
    assert_eq!(Language::from_locale("hu"), Some(known("hu")));
    for none in ["C", "C.UTF-8", "POSIX", "", "ja_JP.UTF-8", "plural"] {
        assert_eq!(Language::from_locale(none), None, "{none}");
    }
}

#[test]
fn the_reader_is_spoken_to_and_nobody_can_call_themselves_so() {
    let speech = speech(Language::ENGLISH);
    let said = |key: &str, who: Arg| speech.text(key, &[("who", who), ("count", Arg::Number(2))]);
    assert_eq!(said("digs", Arg::You), "You dig 2 holes.");
    assert_eq!(said("digs", Arg::Name("Ola".into())), "Ola digs.");
    assert_eq!(said("digs", Arg::Name("you".into())), "you digs.", "a name chooses nothing");
    assert_eq!(said("names", Arg::You), "⟦names: the reader is not spoken to⟧");
    let line = |who: Arg| speech.line("digs", &[("who", who), ("count", Arg::Number(1))]);
    assert_eq!(line(Arg::You), Line::from("You dig a hole."));
    assert_eq!(line(Arg::Who(Seat(1))), Line(vec![Ink::Who(Seat(1)), Ink::Text(" digs.".into())]));
}
