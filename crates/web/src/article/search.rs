//! Looking for words in rules: without regard to capitals and accents, and a number only whole.
use super::inline::readable;
use std::ops::Range;

/// Words that somebody looks for.
#[derive(Debug)]
pub struct RuleSearch {
    words: Vec<Vec<char>>,
}

/// Nobody looks for more, and what is not looked for costs nothing.
const MOST_WORDS: usize = 8;
const LONGEST: usize = 100;

impl RuleSearch {
    /// What somebody wrote. Words that are nothing but marks are left out.
    pub fn new(written: &str) -> RuleSearch {
        let short: String = written.chars().take(LONGEST).collect();
        let words = short.split_whitespace().map(|word| {
            let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
            folded(word).into_iter().map(|(letter, _)| letter).collect()
        });
        RuleSearch { words: words.filter(|word: &Vec<char>| !word.is_empty()).take(MOST_WORDS).collect() }
    }
    /// Are all the words in this text? If there is nothing to look for, nothing is found.
    pub(super) fn finds(&self, text: &str) -> bool {
        let letters = folded(&readable(text));
        !self.words.is_empty() && self.words.iter().all(|word| starts(word, &letters).next().is_some())
    }
    /// Where the words are in a text, in order; places that touch are one.
    pub(super) fn places(&self, text: &str) -> Vec<Range<usize>> {
        let letters = folded(text);
        let found = self
            .words
            .iter()
            .flat_map(|word| starts(word, &letters).map(|at| letters[at].1.start..letters[at + word.len() - 1].1.end));
        let mut found: Vec<Range<usize>> = found.collect();
        found.sort_by_key(|place| (place.start, place.end));
        let mut places: Vec<Range<usize>> = vec![];
        for place in found {
            match places.last_mut() {
                Some(last) if place.start <= last.end => last.end = last.end.max(place.end),
                _ => places.push(place),
            }
        }
        places
    }
}

/// A plain letter, and where it stands in the text.
type Letter = (char, Range<usize>);

/// Where a word begins in a text. `3` is not in `13`.
fn starts<'a>(word: &'a [char], text: &'a [Letter]) -> impl Iterator<Item = usize> + 'a {
    let is_digit = |letter: Option<&Letter>| letter.is_some_and(|(letter, _)| letter.is_numeric());
    let cuts_before = word.first().is_some_and(|letter| letter.is_numeric());
    let cuts_after = word.last().is_some_and(|letter| letter.is_numeric());
    let is_here = move |at: &usize| {
        let letters = &text[*at..at + word.len()];
        letters.iter().map(|(letter, _)| letter).eq(word)
            && !(cuts_before && is_digit(at.checked_sub(1).and_then(|before| text.get(before))))
            && !(cuts_after && is_digit(text.get(at + word.len())))
    };
    (0..(text.len() + 1).saturating_sub(word.len())).filter(is_here)
}

/// The plain letters of a text.
fn folded(text: &str) -> Vec<Letter> {
    let mut letters = vec![];
    for (start, letter) in text.char_indices() {
        let place = start..start + letter.len_utf8();
        if is_loose(letter) {
            letters.iter_mut().rev().take(1).for_each(|(_, last): &mut Letter| last.end = place.end);
            continue;
        }
        for small in letter.to_lowercase() {
            match PLAIN.iter().find(|(_, accented)| accented.contains(small)) {
                Some((plain, _)) => letters.extend(plain.chars().map(|letter| (letter, place.clone()))),
                None => letters.push((small, place.clone())),
            }
        }
    }
    letters
}

/// An accent that stands for itself, and the hyphen nobody sees.
fn is_loose(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{ad}')
}

/// What people write who have no key for a letter.
const PLAIN: [(&str, &str); 21] = [
    ("a", "àáâãäåāăą"),
    ("ae", "æ"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęě"),
    ("g", "ĝğġģ"),
    ("i", "ìíîïĩīĭįı"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉ"),
    ("o", "òóôõöøōŏő"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšș"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("u", "ùúûüũūŭůűų"),
    ("y", "ýÿŷ"),
    ("z", "źżž"),
    ("е", "ё"),
    ("и", "й"),
    ("'", "’‘"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, words: &str, marked: Option<&[&str]>) {
        let search = RuleSearch::new(words);
        let found: Vec<&str> = search.places(text).into_iter().map(|place| &text[place]).collect();
        assert_eq!(search.finds(text).then_some(&found[..]), marked, "{words} in {text}");
    }

    #[test]
    fn words_are_found_without_capitals_and_accents() {
        check("Śnieżka na poziomie", "sniezka", Some(&["Śnieżka"]));
        check("Вперёд, ещё", "ЕЩЕ вперед", Some(&["Вперёд", "ещё"]));
        check("Große Grube", "grosse", Some(&["Große"]));
        check("Grosse Grube", "große", Some(&["Grosse"]));
        check("cafe\u{301} noir", "CAFÉ", Some(&["cafe\u{301}"]));
        check("the player’s row", "player's", Some(&["player’s"]));
        check("Schneewittchen", "wittchen schnee", Some(&["Schneewittchen"]));
    }

    #[test]
    fn all_words_must_be_there() {
        check("a tile", "tile level", None);
        check("a tile", "", None);
        check("a tile", "?! “”", None);
        check("a tile", "«tile»,", Some(&["tile"]));
    }

    #[test]
    fn a_number_is_found_whole() {
        check("GN-3.9 and GN-3.10", "gn-3.9", Some(&["GN-3.9"]));
        check("GN-3.10", "3.1", None);
        check("GN-13.1", "3.1", None);
        check("15 or 5 tiles", "5", Some(&["5"]));
    }

    #[test]
    fn nobody_looks_for_more_than_some_words() {
        check("a b c", &"a ".repeat(10_000), Some(&["a"]));
        let search = RuleSearch::new(&"\u{0}\u{202e}🐉ﬀ".repeat(10_000));
        assert!(search.words.iter().map(Vec::len).sum::<usize>() <= 2 * LONGEST && search.places("ﬀ 🐉 ff").is_empty());
    }
}
