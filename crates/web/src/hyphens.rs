//! Where a long word may be broken on a narrow card. Browsers know it for some languages on some machines; a name that is
//! broken anywhere, without a hyphen, reads like a mistake.

/// Shorter words are never broken.
const LONG: usize = 9;
/// Letters on either side of a hyphen.
const LEAST: usize = 3;
const SOFT: char = '\u{ad}';

/// The text with soft hyphens in its long words.
///
/// ```
/// let soft = |text| web::soft_hyphens(text).replace('\u{ad}', "-");
/// assert_eq!(soft("Apothecary"), "Apo-the-cary");
/// assert_eq!(soft("Archaeologist"), "Archaeo-lo-gist");
/// assert_eq!(soft("Dwarven Peddler"), "Dwarven Peddler");
/// ```
pub fn soft_hyphens(text: &str) -> String {
    let words: Vec<String> = text.split(' ').map(soft_word).collect();
    words.join(" ")
}

fn soft_word(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let mut soft = String::with_capacity(word.len() + 6);
    let mut last = 0;
    for (at, &letter) in letters.iter().enumerate() {
        if letters.len() >= LONG && at >= last + LEAST && at + LEAST <= letters.len() && begins_syllable(&letters, at) {
            soft.push(SOFT);
            last = at;
        }
        soft.push(letter);
    }
    soft
}

/// One consonant, or two that are spoken as one, before a vowel.
fn begins_syllable(letters: &[char], at: usize) -> bool {
    let is_vowel = |at: usize| letters.get(at).is_some_and(|letter| is_vowel(*letter));
    if is_vowel(at) {
        return false;
    }
    match is_vowel(at + 1) {
        true => !joined(letters[at - 1], letters[at]),
        false => is_vowel(at + 2) && letters.get(at + 1).is_some_and(|next| joined(letters[at], *next)),
    }
}

/// Does the second consonant stay with the first?
fn joined(first: char, second: char) -> bool {
    let after = match second {
        'h' => "cgpstk",
        'k' => "c",
        'l' | 'r' => "bcdfgkptv",
        'z' => "cdrs",
        'л' | 'р' => "бвгдкптф",
        _ => "",
    };
    after.contains(first)
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàáâãäåăąèéêëěęìíîïòóôõöőùúûüůűýæøœаеёиоуыэюя".contains(letter)
}
