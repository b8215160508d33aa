//! The words of this crate.
use crate::WORDS;

fn keys(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with("tui-"))
        .collect()
}

/// Every language as a screen shows it: a key in braces and quotation marks, `{ "v" }`, is the key alone.
fn shown() -> impl Iterator<Item = (&'static str, String)> {
    WORDS.texts.iter().map(|(language, source)| (*language, source.replace("{ \"", "").replace("\" }", "")))
}

#[test]
fn every_language_says_the_same_things() {
    let (_, english) = WORDS.texts.iter().find(|(language, _)| *language == "en").expect("English is always there");
    assert!(keys(english).len() > 30);
    for (language, source) in WORDS.texts {
        assert_eq!(keys(source), keys(english), "{language}");
    }
}

/// What a key does is called the same wherever it is offered, and the whole table is offered everywhere.
#[test]
fn a_key_has_one_name_in_all_bars() {
    for (language, source) in shown() {
        let bar = |key: &str| {
            let start = format!("tui-keys-{key} = ");
            let line = source.lines().find_map(|line| line.strip_prefix(start.as_str()));
            line.map_or(vec![], |line| line.split(" · ").collect::<Vec<_>>())
        };
        let usual = bar("decide");
        for letter in ["l ", "v "] {
            let name = usual.iter().find(|part| part.starts_with(letter)).expect("it is in the usual bar");
            for key in ["undo", "routine", "undo-routine", "watch", "end"] {
                assert!(bar(key).contains(name), "{language}: no {name:?} in {:?}", bar(key));
            }
        }
    }
}

#[test]
fn the_keys_fit_into_eighty_columns() {
    for (language, source) in shown() {
        let bars = ["tui-keys-", "tui-put-away =", "tui-go-on ="];
        let is_bar = |line: &&str| bars.iter().any(|bar| line.starts_with(bar)) && !line.starts_with("tui-keys-all");
        let hints = source.lines().filter(is_bar);
        for (key, hint) in hints.filter_map(|line| line.split_once(" = ")) {
            assert!(hint.chars().count() <= 80, "{language}: {key} has {} columns", hint.chars().count());
        }
    }
}
