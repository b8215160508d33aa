//! Why a record does not prove its deal, for people.
use dealer::Broken;
use engine::{Misread, Words};

/// The reason, in words.
pub fn doubt(broken: &Broken, words: &dyn Words) -> String {
    let at = |key: &str, misread: &Misread| words.text(key, &[("why", misread.say(words).into())]);
    match broken {
        Broken::Unpromised => words.text("house-broken-promise", &[]),
        Broken::Unfinished => words.text("house-broken-seed-secret", &[]),
        Broken::CutOff => words.text("house-broken-end", &[]),
        Broken::OtherSeed => words.text("house-broken-seed", &[]),
        Broken::Steps(misread) => at("house-broken-steps", misread),
        Broken::OtherDraw(misread) => at("house-broken-draw", misread),
    }
}
