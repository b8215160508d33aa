//! The proof-reader: every complaint has a text that provokes it and nothing else.
use i18n::Language;
use i18n::check::check;

const ENGLISH: &str = "
# What a coin is called.
-coin = gold coin
hello = Hello, { $name }!
coins = { $n ->
    [0] No { -coin }
    [one] One { -coin }
   *[other] { $n } gold coins
}
whose = { $what ->
    [own] Yours
   *[other] Somebody else’s
}
score = { $n } : { $m }
start = Start
";

const POLISH: &str = "
-moneta = { $case ->
    [genitive] złotej monety
   *[nominative] złota moneta
}
    .gender = feminine
hello = Cześć, { $name }!
coins = { $n ->
    [0] Ani jednej { -moneta(case: \"genitive\") }
    [one] Jedna { -moneta }
    [few] { $n } złote monety
   *[many] { $n } złotych monet
}
whose = { $what ->
    [own] Twoje
   *[other] Cudze
}
score = { $n } : { $m }
# same as English
start = Start
";

#[track_caller]
fn complaints(texts: &[(&str, &str)], expected: &[&str]) {
    complaints_with(texts, &|_| true, expected);
}

#[track_caller]
fn complaints_with(texts: &[(&str, &str)], used: &dyn Fn(&str) -> bool, expected: &[&str]) {
    let said: Vec<String> = check("gnomes", texts, used).iter().map(ToString::to_string).collect();
    assert_eq!(said, expected);
}

/// One English text and one in another language, under the key `a`.
#[track_caller]
fn translated(english: &str, code: &str, other: &str, expected: &[&str]) {
    complaints(&[("en", &format!("a = {english}\n")), (code, &format!("a = {other}\n"))], expected);
}

#[test]
fn a_clean_table_gives_none() {
    complaints(&[("en", ENGLISH), ("pl", POLISH)], &[]);
}

#[test]
fn syntax_with_its_line() {
    complaints(
        &[("en", "a = One\n\nb = Two { $x\n\nc = Three\n")],
        &["gnomes/text/en.ftl: line 5 is not Fluent: Expected a token starting with \"}\"."],
    );
    complaints(
        &[("en", "a = One\nb Two\n")],
        &["gnomes/text/en.ftl: line 2 is not Fluent: Expected a token starting with \"=\"."],
    );
    complaints(
        &[("en", "a = { $n ->\n    [one] One\n    [other] Two\n}\n")],
        &["gnomes/text/en.ftl: line 4 is not Fluent: The select expression must have a default variant."],
    );
}

#[test]
fn a_language_that_is_none_of_ours() {
    complaints(&[("en", "a = Yes"), ("xx", "b = ...")], &["gnomes/text/xx.ftl: this is none of our languages."]);
}

#[test]
fn a_language_twice() {
    complaints(
        &[("en", "a = Yes"), ("pl", "a = Tak"), ("pl", "a = Ano")],
        &["gnomes/text/pl.ftl: the list of texts has this language twice."],
    );
}

#[test]
fn a_key_twice() {
    complaints(&[("en", "a = Yes\na = No")], &["gnomes/text/en.ftl, key a: the key stands there twice."]);
    complaints(&[("en", "a = Yes\n-a = No")], &["gnomes/text/en.ftl, key -a: the key stands there twice."]);
}

#[test]
fn english_missing() {
    complaints(&[], &["gnomes/text/en.ftl: the file is missing."]);
    complaints(&[("pl", "a = Tak")], &["gnomes/text/en.ftl: the file is missing."]);
}

#[test]
fn every_language_but_english_may_be_missing() {
    complaints(&[("en", "a = Yes")], &[]);
}

#[test]
fn a_key_missing_in_any_language_that_is_there() {
    let english = ("en", "a = Yes\nb = No");
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let expected = format!("gnomes/text/{language}.ftl, key b: the text is missing.");
        complaints(&[english, (language.code(), "a = x")], &[&expected]);
        complaints(&[(language.code(), "a = x\nb = y"), english], &[]);
    }
}

#[test]
fn a_key_that_english_does_not_have() {
    complaints(
        &[("en", "a = Yes"), ("de", "a = Ja\nb = Nein")],
        &["gnomes/text/de.ftl, key b: English does not have this key."],
    );
}

#[test]
fn variables_that_differ() {
    translated(
        "{ $a } and { $b }",
        "pl",
        "{ $a }",
        &["gnomes/text/pl.ftl, key a: the variable $b of English is missing."],
    );
    translated(
        "{ $a }",
        "pl",
        "{ $a }, { $b }",
        &["gnomes/text/pl.ftl, key a: English does not have the variable $b."],
    );
    // Used more often, and in a choice.
    translated("{ $n } times", "de", "{ $n ->\n    [one] { $n }-mal\n   *[other] { $n } Male\n}", &[]);
}

/// A choice by number with these variants, the last being the default, lacks these plural forms.
#[track_caller]
fn lacks(code: &str, variants: &str, missing: &[&str]) {
    let variants = variants.replace('[', "\n    [").replace("*\n    ", "\n   *").replace(']', "] z");
    let source = format!("a = {{ $n ->{variants}\n}}\n");
    let english = ("en", "a = { $n ->\n    [one] x\n   *[other] y\n}\n");
    let texts = if code == "en" { vec![("en", source.as_str())] } else { vec![english, (code, &source)] };
    let sentence = |form| format!("gnomes/text/{code}.ftl, key a: the plural form [{form}] is missing.");
    let expected: Vec<String> = missing.iter().map(sentence).collect();
    complaints(&texts, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn plural_forms_that_are_missing() {
    for code in ["en", "de", "nl", "fr", "es", "hu"] {
        lacks(code, "[one]*[other]", &[]);
        lacks(code, "[one][many]*[other]", &[]);
        lacks(code, "[one]*[many]", &["other"]);
        lacks(code, "[0][1]*[other]", &["one"]);
    }
    for code in ["pl", "ru"] {
        lacks(code, "[one][few]*[many]", &[]);
        lacks(code, "[0][one][few][many]*[other]", &[]);
        lacks(code, "[one][few]*[other]", &["many"]);
        lacks(code, "[one]*[other]", &["few", "many"]);
    }
    for code in ["cs", "sk", "ro"] {
        lacks(code, "[one][few]*[other]", &[]);
        lacks(code, "[one][few][many]*[other]", &[]);
        lacks(code, "[one]*[other]", &["few"]);
        lacks(code, "[few]*[other]", &["one"]);
        lacks(code, "[one]*[few]", &["other"]);
    }
}

#[test]
fn a_choice_by_name_needs_no_plural_forms() {
    translated("{ $x ->\n    [own] a\n   *[other] b\n}", "pl", "{ $x ->\n    [own] c\n   *[other] d\n}", &[]);
}

const STILL_ENGLISH: &str =
    "gnomes/text/pl.ftl, key a: the text is the English one, and no “# same as English” stands above it.";

#[test]
fn a_text_that_is_still_english() {
    for text in ["Your turn", "Congratulations", "Start", "I", "{ $n } bonus", "{ \"Start\" }"] {
        translated(text, "pl", text, &[STILL_ENGLISH]);
    }
    translated(
        "{ $n ->\n    [one] one more\n   *[other] some more\n}",
        "pl",
        "{ $n ->\n    [one] jeszcze jeden\n    [few] jeszcze kilka\n   *[many] some more\n}",
        &[STILL_ENGLISH],
    );
    translated("Start", "pl", "{ \"Start\" }", &[STILL_ENGLISH]);
    for wordless in ["{ $a } – { $b } (2)", "1 2 3 …", "{ $a }"] {
        translated(wordless, "pl", wordless, &[]);
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
    let expected =
        |code, key| format!("gnomes/text/{code}.ftl, key {key}: “# same as English” stands above it, and it is not.");
    let stale = |texts: &[(&str, &str)], code, key| complaints(texts, &[&expected(code, key)]);
    stale(&[("en", "a = Start"), ("de", "# same as English\na = Anfang")], "de", "a");
    stale(&[("en", "a = 7"), ("de", "# same as English\na = 7")], "de", "a");
    stale(&[("en", "# same as English\na = Start")], "en", "a");
    stale(&[("en", "# same as English\n-a = Start")], "en", "-a");
}

#[test]
fn blanks_at_the_ends() {
    let expected = ["gnomes/text/en.ftl, key a: a blank stands at the end or the beginning."];
    for text in ["{ \" \" }yes", "yes{ \" \" }", "yes\u{a0}", "{ $x ->\n    [own] yes\n   *[other] no{ \" \" }\n}"] {
        complaints(&[("en", &format!("a = {text}\n"))], &expected);
    }
    complaints(&[("en", "a =\n    yes \n    and no\n")], &expected);
    // Fluent trims these, and inside a sentence a blank belongs to it.
    complaints(&[("en", "a =   yes  \nb = no{ $x ->\n    [own] { \" \" }way\n   *[other] { \"\" }\n}.\n")], &[]);
}

#[test]
fn three_dots() {
    let expected = ["gnomes/text/en.ftl, key a: three dots should be the one character …."];
    complaints(&[("en", "a = Wait...")], &expected);
    complaints(&[("en", "a = { $x ->\n    [own] Wait...\n   *[other] { \"...\" }\n}")], &expected);
    complaints(&[("en", "a = Wait…")], &[]);
}

#[test]
fn straight_quotation_marks() {
    let expected = ["gnomes/text/en.ftl, key a: a straight quotation mark should be the language's own."];
    complaints(&[("en", "a = The \"end\"")], &expected);
    complaints(&[("en", "a = The { \"\\\"\" }end")], &expected);
    complaints(&[("en", "a = It's the end")], &expected);
    complaints(&[("en", "a = It’s the “end”, { \"really\" }")], &[]);
}

/// A text in one language has these faults and no others.
#[track_caller]
fn written(code: &str, text: &str, faults: &[&str]) {
    let expected: Vec<String> = faults.iter().map(|fault| format!("gnomes/text/{code}.ftl, key a: {fault}.")).collect();
    let other = format!("a = {text}\n");
    let texts = [("en", "a = 1\n"), (code, other.as_str())];
    let texts = if code == "en" { &texts[1..] } else { &texts[..] };
    complaints(texts, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn quotation_marks_of_another_language() {
    let kinds = ["„So“", "“So”", "«So»", "„So”", "‘So’", "»So«", "‚So‘"];
    let own = ["de „…“", "en “…”", "nl “…”", "es «…»", "pl „…”", "cs „…“", "sk „…“", "hu „…”", "ro „…”", "ru «…»"];
    for (code, marks) in own.iter().filter_map(|own| own.split_once(' ')) {
        let fault = [&*format!("quotation marks are {marks} here, in pairs")];
        let right = marks.replace('…', "So");
        assert!(kinds.contains(&right.as_str()));
        for kind in kinds {
            written(code, kind, if kind == right { &[] } else { &fault });
        }
    }
    written("fr", "«\u{a0}Si\u{202f}»", &[]);
    written("fr", "“Si”", &["quotation marks are «…» here, in pairs"]);
}

#[test]
fn quotation_marks_stand_in_pairs() {
    for text in ["„So", "So“", "„So“ „", "“So„"] {
        written("de", text, &["quotation marks are „…“ here, in pairs"]);
    }
    written("de", "„{ 1 ->\n    [one] „So“\n   *[other] So\n}“", &[]);
    // In braces it is a sign.
    written("de", "{ \"» «\" } so", &[]);
}

#[test]
fn no_break_spaces_before_marks() {
    for mark in [';', ':', '!', '?', '%'] {
        let fault = format!("a no-break space belongs before {mark}");
        written("fr", &format!("Oui{mark}"), &[&fault]);
        written("fr", &format!("Oui {mark} non"), &[&fault]);
        written("fr", &format!("{{ 1 }} {mark}"), &[&fault]);
        written("fr", &format!("{{ 1 }}\u{202f}{mark}"), &[]);
        written("fr", &format!("Oui\u{a0}{mark} (non\u{202f}{mark})"), &[]);
    }
    written("fr", "http://a:1, Quoi\u{202f}?!", &[]);
    written("fr", "{ \"NOM: 1\" }", &[]);
    written("de", "5 %", &["a no-break space belongs before %"]);
    written("de", "5\u{a0}%: ja!", &[]);
    written("pl", "5%", &[]);
}

#[test]
fn no_break_spaces_inside_french_quotation_marks() {
    written("fr", "«Si»", &["a no-break space belongs before »", "a no-break space belongs after «"]);
    written("fr", "« Si\u{202f}»", &["a no-break space belongs after «"]);
}

#[test]
fn no_break_spaces_after_words_of_one_letter() {
    let after = ["i", "w", "z"].map(|word| format!("a no-break space belongs after {word}"));
    written("pl", "I potem w domu (z nim)", &after.each_ref().map(String::as_str));
    written("pl", "I\u{a0}potem w\u{a0}domu, kto? Basia z\u{202f}nim", &[]);
    written("cs", "A v\u{a0}jámě", &["a no-break space belongs after a"]);
    // Elsewhere a line may begin with any word, and a key in braces is no word.
    written("ru", "и в доме", &[]);
    written("pl", "{ \"w\" } dom", &[]);
}

#[test]
fn what_we_leave_out_of_fluent() {
    complaints(
        &[("en", "a = { NUMBER($n) }")],
        &["gnomes/text/en.ftl, key a: the function NUMBER() cannot be used here."],
    );
    complaints(
        &[("en", "a = Yes\n    .more = No")],
        &["gnomes/text/en.ftl, key a: the attribute .more cannot be used here."],
    );
}

#[test]
fn a_key_that_nothing_uses() {
    let texts = [("en", "a = Yes\nb = No"), ("de", "a = Ja\nb = Nein")];
    complaints_with(&texts, &|key| key != "b", &["gnomes/text/en.ftl, key b: nothing uses it."]);
}

#[test]
fn a_text_about_a_player_speaks_to_its_reader() {
    let named = "{ $who } digs.";
    let spoken = "{ $who ->\n    [you] You dig.\n   *[other] { $who } digs.\n}";
    let fault = "gnomes/text/en.ftl, key a: $who may be the reader, and no variant [you] speaks to them.";
    complaints(&[("en", &format!("a = {named}\n"))], &[fault]);
    complaints(&[("en", &format!("a = {spoken}\n"))], &[]);
    complaints(&[("en", "a = { $rival } digs.\n")], &[]);
    let other_choice = "a = { $who ->\n    [own] You dig.\n   *[other] { $who } digs.\n}\n";
    complaints(&[("en", other_choice)], &[fault]);
    let reader_named = "a = { $who ->\n    [you] { $who } dig.\n   *[other] { $who } digs.\n}\n";
    complaints(
        &[("en", reader_named)],
        &["gnomes/text/en.ftl, key a: the variant [you] names $who instead of speaking to them."],
    );
}

#[test]
fn whose_things_are_touched_may_be_the_reader_too_within_any_choice() {
    let gift = "a = { $who ->\n    [you] You help { $owner }.\n   *[other] { $owner ->\n        \
                [you] { $who } helps you.\n       *[other] { $who } helps { $owner }.\n    }\n}\n";
    complaints(
        &[("en", gift)],
        &["gnomes/text/en.ftl, key a: $owner may be the reader, and no variant [you] speaks to them."],
    );
}
