//! What must be true of the languages a game lists.
use engine::{Game, Info};
use i18n::Language;
use std::collections::BTreeSet;

/// A game speaks English; each of its languages is one of ours, listed once, and has words, a page to learn from, and a
/// rulebook.
pub fn lists_its_languages<G: Game>() {
    assert_eq!(same_languages(const { &G::INFO }), Ok(()));
}

fn same_languages(info: &Info) -> Result<(), String> {
    let words = listed("texts", info.texts)?;
    for (name, pages) in [("learn", info.learn), ("rules", info.rules)] {
        if let Some(language) = words.symmetric_difference(&listed(name, pages)?).next() {
            return Err(format!("only one of texts and {name} has {language}"));
        }
    }
    Ok(())
}

fn listed(list: &str, tables: &[(&str, &str)]) -> Result<BTreeSet<Language>, String> {
    for (code, _) in tables {
        code.parse::<Language>().map_err(|unknown| format!("{list} has '{code}', {unknown}"))?;
    }
    let known: BTreeSet<Language> = tables.iter().filter_map(|(code, _)| code.parse().ok()).collect();
    if known.len() != tables.len() {
        return Err(format!("{list} has a language twice"));
    }
    if known.contains(&Language::ENGLISH) { Ok(known) } else { Err(format!("{list} has no English")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Texts;

    fn chess(texts: Texts, learn: Texts) -> Info {
        Info {
            id: "chess",
            players: 2..=2,
            version: 1,
            options: &[],
            texts,
            learn,
            examples: &[],
            rules: learn,
            teaching: engine::Teaching::NONE,
            drafts: false,
        }
    }

    #[track_caller]
    fn check(texts: Texts, learn: Texts, expected: Result<(), &str>) {
        assert_eq!(same_languages(&chess(texts, learn)), expected.map_err(String::from));
    }

    #[test]
    fn a_rulebook_is_in_the_same_languages() {
        let both: Texts = &[("en", ""), ("de", "")];
        let info = Info { rules: &[("en", "")], ..chess(both, both) };
        assert_eq!(same_languages(&info), Err("only one of texts and rules has de".into()));
    }

    #[test]
    fn words_and_rules_are_in_the_same_languages() {
        check(&[("en", ""), ("de", "")], &[("de", ""), ("en", "")], Ok(()));
        check(&[("en", ""), ("de", "")], &[("en", "")], Err("only one of texts and learn has de"));
        check(&[("en", "")], &[("en", ""), ("pl", "")], Err("only one of texts and learn has pl"));
    }

    #[test]
    fn english_is_always_there() {
        check(&[], &[], Err("texts has no English"));
        check(&[("en", "")], &[("pl", "")], Err("learn has no English"));
    }

    #[test]
    fn every_language_is_known_and_listed_once() {
        let unknown = format!("learn has 'xx', {}", i18n::NoLanguage);
        check(&[("en", "")], &[("en", ""), ("xx", "")], Err(&unknown));
        check(&[("en", ""), ("en", "")], &[("en", "")], Err("texts has a language twice"));
    }
}
