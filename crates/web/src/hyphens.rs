//! Where a long word may be broken on a narrow card. Browsers know it for some languages on some machines; a name that is
//! broken anywhere, without a hyphen, reads like a mistake.

/// Shorter words are never broken.
const LONG: usize = 7;
/// Letters on either side of a hyphen.
const LEAST: usize = 3;
const SOFT: char = '\u{ad}';

/// The text with soft hyphens in its long words.
///
/// ```
/// let soft = |text| web::soft_hyphens(text).replace('\u{ad}', "-");
/// assert_eq!(soft("Apothecary"), "Apo-the-cary");
/// assert_eq!(soft("Archaeologist"), "Archaeo-logist");
/// assert_eq!(soft("Elfenstiefel"), "Elfen-stie-fel");
/// assert_eq!(soft("Scramble"), "Scram-ble");
/// assert_eq!(soft("Umgehen"), "Umge-hen");
/// assert_eq!(soft("Pickaxe"), "Pickaxe");
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
        // A hyphen of its own is where it breaks anyway.
        if !letter.is_alphabetic() {
            last = at + 1;
        }
        let has_room =
            at >= last + LEAST && letters[at..].iter().take(LEAST).filter(|next| next.is_alphabetic()).count() == LEAST;
        if letters.len() >= LONG && has_room && begins_syllable(&letters, at) {
            soft.push(SOFT);
            last = at;
        }
        soft.push(letter);
    }
    soft
}

/// Consonants that are spoken as one, before a vowel.
fn begins_syllable(letters: &[char], at: usize) -> bool {
    let onset = letters[at..].iter().take_while(|letter| !is_vowel(**letter)).count();
    let is_before_vowel = onset > 0 && at + onset < letters.len();
    let is_one = letters[at..at + onset].windows(2).all(|pair| joined(pair[0], pair[1]));
    is_before_vowel && is_one && !joined(letters[at - 1], letters[at])
}

/// Does the second consonant stay with the first?
fn joined(first: char, second: char) -> bool {
    let after = match second {
        'c' | 't' | 'p' => "s",
        'h' => "cgpstk",
        'k' => "cs",
        'l' | 'r' => "bcdfgkptv",
        'z' => "cdrs",
        'л' | 'р' => "бвгдкптф",
        'к' | 'п' | 'т' => "с",
        _ => "",
    };
    after.contains(first)
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàáâãäåăąèéêëěęìíîïòóôõöőùúûüůűýæøœаеёиоуыэюя".contains(letter)
}
