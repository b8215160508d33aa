//! Small parts that several pages share.
use crate::house::House;
use crate::qr;
use crate::room;
use crate::rows::{ChairRow, Sitter};
use crate::standing::Standing;
use crate::time::TimePolicy;
use engine::{Info, Words};
use i18n::{Language, Speech};
use maud::{Markup, html};

/// A symbol of one of the house's own sprites.
pub(crate) fn symbol(sprite: &str, name: &str) -> Markup {
    html! {
        svg.sym viewBox="0 0 64 64" aria-hidden="true" { use href={ (web::path(sprite)) "#s-" (name) } {} }
    }
}

/// The small picture by which a game is known in lists.
pub(super) fn mark(info: &Info) -> Markup {
    html! { img.gamemark src=(web::path(&format!("games/{}/mark.svg", info.id))) alt="" width="44" height="44"; }
}

/// Who sits at a table, as tokens; free chairs are empty rings. The names are said beside it.
pub(super) fn tokens(chairs: &[ChairRow]) -> Markup {
    html! {
        span.sits aria-hidden="true" {
            @for chair in chairs { (token(chair)) }
        }
    }
}

/// The token of one chair.
pub(super) fn token(chair: &ChairRow) -> Markup {
    let class = format!("emblem emblem--s p{}", chair.seat.0 + 1);
    html! { @if chair.sitter == Sitter::Open { i.free {} } @else { i class=(class) {} } }
}

/// The names of those who sit at a table; free chairs have none.
pub(super) fn names(chairs: &[ChairRow], words: &dyn Words) -> String {
    let taken = chairs.iter().filter(|chair| chair.sitter != Sitter::Open);
    taken.map(|chair| room::name(chair, chairs, words)).collect::<Vec<_>>().join(", ")
}

/// How long a table waits for a decision, in words.
pub(super) fn pace_words(time: TimePolicy, words: &dyn Words) -> String {
    match time {
        TimePolicy::Relaxed => words.text("house-time-relaxed", &[]),
        TimePolicy::Live { seconds, reserve } => {
            let args = [("seconds", seconds.into()), ("minutes", (reserve / 60).into())];
            words.text("house-time-live", &args)
        }
        TimePolicy::Slow { hours } => words.text("house-time-slow", &[("hours", hours.into())]),
    }
}

/// What a table has agreed on beyond the usual, in words: `Side of the board: Back`.
pub(super) fn options(info: &Info, setup: &str, words: &Speech) -> Vec<(String, String)> {
    let chosen = setup.split_whitespace().filter_map(|word| word.split_once('='));
    let known = chosen.filter(|(name, _)| info.options.iter().any(|spec| spec.name == *name));
    known.map(|(name, value)| (option_words(name, words), value_words(name, value, words))).collect()
}

/// What an option is called.
pub(super) fn option_words(name: &str, words: &Speech) -> String {
    said_or(&format!("option-{name}"), name, words)
}

/// What a value of an option is called.
pub(super) fn value_words(name: &str, value: &str, words: &Speech) -> String {
    said_or(&format!("option-{name}-{value}"), value, words)
}

/// The sentence of a key, or the bare word where there is none.
fn said_or(key: &str, word: &str, words: &Speech) -> String {
    let key = key.to_lowercase().replace('_', "-");
    if words.has(&key) { words.text(&key, &[]) } else { word.replace('_', " ") }
}

/// Where people would look for what needs other devices: a sentence, and the way to a house that has it.
pub(super) fn alone(standing: &Standing, words: &Speech) -> Markup {
    html! {
        @if let Standing::Pocket { server } = standing {
            p.empty {
                (words.text("house-alone", &[]))
                @if let Some(server) = server { " " (words.text("web-here-elsewhere", &[])) " " a href=(server) { (server) } }
            }
        }
    }
}

/// A link to pass on: to read, to copy, or to show as a picture.
pub(crate) struct HandOn<'a> {
    /// The whole address.
    pub(crate) link: &'a str,
    /// What a screen reader says of the picture.
    pub(crate) said: &'a str,
}

impl HandOn<'_> {
    /// The link as text with a button that copies it, and the picture that a phone reads.
    pub(crate) fn markup(&self, words: &dyn Words) -> Markup {
        html! {
            div.handon {
                @if let Some(picture) = qr::picture(self.link, self.said) { (picture) }
                div.handon__text {
                    a.link href=(self.link) { (self.link) }
                    button.btn type="button" hidden data-copy=(self.link) data-copied=(words.text("house-copied", &[])) {
                        (words.text("house-copy", &[]))
                    }
                }
            }
        }
    }
}

/// A sentence of the house with the title of a game in it.
pub(super) fn title(house: &House, info: &'static Info, language: Language) -> String {
    house.speech(info, language).text("title", &[])
}
