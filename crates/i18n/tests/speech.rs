//! What a viewer reads: plural forms, lines with pictures, and what happens when words are missing.
use engine::scene::{Ink, Shown};
use engine::{Arg, Line, Seat, Sign, Words};
use i18n::{Language, NoLanguage, Speech, TextTable, Texts};
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

const FORMS: Texts = &[
    ("de", ALL_FORMS),
    ("en", ALL_FORMS),
    ("fr", ALL_FORMS),
    ("nl", ALL_FORMS),
    ("es", ALL_FORMS),
    ("pl", ALL_FORMS),
    ("cs", ALL_FORMS),
    ("sk", ALL_FORMS),
    ("hu", ALL_FORMS),
    ("ro", ALL_FORMS),
    ("ru", ALL_FORMS),
];

const COINS: Texts = &[
    ("en", "coins = You have { $n ->\n    [0] nothing\n    [one] { $n } coin\n   *[other] { $n } coins\n}."),
    ("pl", "coins = Masz { $n ->\n    [one] { $n } monetę\n    [few] { $n } monety\n   *[many] { $n } monet\n}."),
    ("ru", "coins = У вас { $n ->\n    [one] { $n } монета\n    [few] { $n } монеты\n   *[many] { $n } монет\n}."),
];

const SENTENCES: Texts = &[
    (
        "en",
        "
middle = The { $sign } goes to { $who }, { $much } of it.
ends = { $who } pays { $sign }
alone = { $much }
touching = { $who }{ $sign }{ $much }
words = { $a }{ $b } and { $n }
case = { $what ->
    [own] Mine
   *[other] Not mine
}
loop = { loop }
twice = { $who } and { $who }
only-english = Hello
broken { =
attribute-only =
    .more = nobody asks
",
    ),
    ("pl", "middle = { $who } dostaje { $much } ({ $sign })."),
];

fn known(code: &str) -> Language {
    code.parse().expect("one of ours")
}

fn table(texts: Texts) -> TextTable {
    TextTable { name: "chess", texts }
}

fn speech(language: Language) -> Speech {
    Speech::new(language, &[table(SENTENCES), table(COINS)])
}

fn coin() -> Sign {
    Sign { sym: "coin".into(), tone: "gold".into(), shown: Shown::Number("2".into()), said: "2 coins".into() }
}

fn parts() -> [(&'static str, Arg); 3] {
    [("who", Arg::Who(Seat(2))), ("sign", coin().into()), ("much", Arg::Strong("half".into()))]
}

fn text(words: &str) -> Ink {
    Ink::Text(words.into())
}

#[track_caller]
fn check_forms(language: Language, expected: &str) {
    let speech = Speech::new(language, &[table(FORMS)]);
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

/// The checker's list of needed categories and the plural rules themselves must not drift apart.
#[test]
fn the_checker_asks_for_the_forms_that_whole_numbers_take() {
    for language in Language::all() {
        let speech = Speech::new(language, &[table(FORMS)]);
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

#[test]
fn a_number_chooses_the_words_around_it() {
    let said = |language, n: i64| speech(language).text("coins", &[("n", n.into())]);
    assert_eq!(said(known("pl"), 1), "Masz 1 monetę.");
    assert_eq!(said(known("pl"), 22), "Masz 22 monety.");
    assert_eq!(said(known("pl"), 112), "Masz 112 monet.");
    assert_eq!(said(known("ru"), 21), "У вас 21 монета.");
    assert_eq!(said(Language::ENGLISH, 0), "You have nothing.");
    assert_eq!(said(Language::ENGLISH, -1), "You have −1 coin.");
}

#[test]
fn numbers_are_not_grouped_and_never_panic() {
    let said = |n: i64| speech(Language::ENGLISH).text("coins", &[("n", n.into())]);
    assert_eq!(said(1_234_567), "You have 1234567 coins.");
    assert!(said(i64::MAX).ends_with(" coins."));
    assert!(said(i64::MIN).ends_with(" coins."));
}

#[test]
fn a_line_has_its_pictures_in_the_middle() {
    let [who, sign, much] = [Ink::Who(Seat(2)), Ink::Sign(coin()), Ink::Strong("half".into())];
    assert_eq!(
        speech(Language::ENGLISH).line("middle", &parts()),
        Line(vec![text("The "), sign, text(" goes to "), who, text(", "), much, text(" of it.")])
    );
}

#[test]
fn a_line_has_its_pictures_where_the_translator_puts_them() {
    let [who, sign, much] = [Ink::Who(Seat(2)), Ink::Sign(coin()), Ink::Strong("half".into())];
    assert_eq!(
        speech(known("pl")).line("middle", &parts()),
        Line(vec![who, text(" dostaje "), much, text(" ("), sign, text(").")])
    );
}

#[test]
fn a_line_has_its_pictures_at_both_ends_without_empty_words() {
    let english = speech(Language::ENGLISH);
    let [who, sign, much] = [Ink::Who(Seat(2)), Ink::Sign(coin()), Ink::Strong("half".into())];
    assert_eq!(english.line("ends", &parts()), Line(vec![who.clone(), text(" pays "), sign.clone()]));
    assert_eq!(english.line("alone", &parts()), Line(vec![much.clone()]));
    assert_eq!(english.line("touching", &parts()), Line(vec![who, sign, much]));
    assert_eq!(english.line("alone", &[("much", Arg::Strong(String::new()))]), Line::default());
}

#[test]
fn the_same_player_may_stand_in_a_line_twice() {
    let line = speech(Language::ENGLISH).line("twice", &parts());
    assert_eq!(line, Line(vec![Ink::Who(Seat(2)), text(" and "), Ink::Who(Seat(2))]));
}

#[test]
fn words_and_numbers_of_a_line_are_one_text() {
    let args = [("a", "Ola".into()), ("b", "".into()), ("n", Arg::Number(3))];
    assert_eq!(speech(Language::ENGLISH).line("words", &args), Line::from("Ola and 3"));
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
fn a_text_chooses_a_variant() {
    let english = speech(Language::ENGLISH);
    assert_eq!(english.line("case", &[("what", "own".into())]), Line::from("Mine"));
    assert_eq!(english.text("case", &[("what", "else".into())]), "Not mine");
}

#[test]
fn english_says_what_the_language_lacks() {
    let polish = speech(known("pl"));
    assert_eq!(polish.text("only-english", &[]), "Hello");
    assert_eq!(speech(known("hu")).text("coins", &[("n", Arg::Number(1))]), "You have 1 coin.");
    assert!(polish.has("only-english") && polish.has("middle") && !polish.has("nothing"));
    assert_eq!(polish.language(), known("pl"));
}

#[test]
fn what_cannot_be_said_is_visible() {
    let polish = speech(known("pl"));
    assert_eq!(polish.text("nothing", &[]), "⟦nothing⟧");
    assert_eq!(polish.line("nothing", &parts()), Line::from("⟦nothing⟧"));
    assert_eq!(polish.text("broken", &[]), "⟦broken⟧");
    assert_eq!(polish.text("attribute-only", &[]), "⟦attribute-only⟧");
    assert_eq!(polish.text("", &[]), "⟦⟧");
    assert_eq!(polish.text("coins", &[]), "⟦coins: Unknown variable: $n⟧");
    assert_eq!(polish.line("ends", &parts()[..1]), Line::from("⟦ends: Unknown variable: $sign⟧"));
    assert_eq!(polish.text("loop", &[]), "⟦loop: Cyclical dependency detected⟧");
}

#[test]
fn of_two_tables_the_first_counts() {
    const LOUD: Texts = &[("en", "only-english = HELLO")];
    let loud = Speech::new(Language::ENGLISH, &[table(LOUD), table(SENTENCES)]);
    assert_eq!(loud.text("only-english", &[]), "HELLO");
}

#[test]
fn romanian_counts_every_hundred_as_the_first() {
    const POINTS: Texts = &[
        ("en", "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n }"),
        ("ro", "points = { $n ->\n    [one] { $n } punct\n    [few] { $n } puncte\n   *[other] { $n } de puncte\n }"),
    ];
    let romanian = Speech::new(known("ro"), &[table(POINTS)]);
    let said = |number: i64| romanian.text("points", &[("n", number.into())]);
    assert_eq!([1, 2, 19, 20, 100].map(said), ["1 punct", "2 puncte", "19 puncte", "20 de puncte", "100 de puncte"]);
    assert_eq!([101, 119, 120].map(said), ["101 puncte", "119 puncte", "120 de puncte"]);
    assert_eq!([200, 1_001, -102].map(said), ["200 de puncte", "1001 puncte", "−102 puncte"]);
    assert_eq!(romanian.line("points", &[("n", Arg::Number(115))]), Line::from("115 puncte"));
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
    const TEXTS: Texts = &[(
        "en",
        "digs = { $who ->\n    [you] You dig { $count ->\n        [one] a hole\n       *[other] { $count } holes\n    }.\n   \
         *[other] { $who } digs.\n}\nnames = { $who } digs.",
    )];
    let speech = Speech::new(Language::ENGLISH, &[TextTable { name: "chess", texts: TEXTS }]);
    let said = |key: &str, who: Arg| speech.text(key, &[("who", who), ("count", Arg::Number(2))]);
    assert_eq!(said("digs", Arg::You), "You dig 2 holes.");
    assert_eq!(said("digs", Arg::Name("Ola".into())), "Ola digs.");
    assert_eq!(said("digs", Arg::Name("you".into())), "you digs.", "a name chooses nothing");
    assert_eq!(said("names", Arg::You), "⟦names: the reader is not spoken to⟧");
    let line = |who: Arg| speech.line("digs", &[("who", who), ("count", Arg::Number(1))]);
    assert_eq!(line(Arg::You), Line::from("You dig a hole."));
    assert_eq!(line(Arg::Who(Seat(1))), Line(vec![Ink::Who(Seat(1)), Ink::Text(" digs.".into())]));
}
