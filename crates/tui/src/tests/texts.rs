//! The words of this crate.
use crate::TEXTS;

fn keys(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with("tui-"))
        .collect()
}

#[test]
fn every_language_says_the_same_things() {
    let (_, english) = TEXTS.iter().find(|(language, _)| *language == "en").expect("English is always there");
    assert!(keys(english).len() > 30);
    for (language, source) in TEXTS {
        assert_eq!(keys(source), keys(english), "{language}");
    }
}

#[test]
fn the_keys_fit_into_eighty_columns() {
    for (language, source) in TEXTS {
        let hints = source.lines().filter(|line| line.starts_with("tui-keys-") && !line.starts_with("tui-keys-all"));
        for (key, hint) in hints.filter_map(|line| line.split_once(" = ")) {
            assert!(hint.chars().count() <= 80, "{language}: {key} has {} columns", hint.chars().count());
        }
    }
}
