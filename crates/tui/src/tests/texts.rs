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
fn both_languages_say_the_same_things() {
    let [(_, english), (_, polish)] = TEXTS else { panic!("there are two languages") };
    assert_eq!(keys(english), keys(polish));
    assert!(keys(english).len() > 30);
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
