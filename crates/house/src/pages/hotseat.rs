//! What a table's page shows: the table, the waiting room, or the cover between people who share a device.
use crate::house::{House, game};
use crate::pages::{Guest, waiting};
use crate::room::{OpenTable, Presenter, Shown, name, viewing};
use engine::{Seat, Seats, Words};
use i18n::Language;
use maud::{Markup, html};

/// What a table's page shows.
pub(crate) enum Face {
    /// The table.
    Table(Box<Shown>),
    /// A page without a table.
    Plain(String),
}

impl Face {
    /// All of the page that changes.
    pub(crate) fn html(&self) -> String {
        match self {
            Face::Table(shown) => shown.picture().html().to_owned(),
            Face::Plain(page) => page.clone(),
        }
    }
    /// The language it is in, if this one was preferred.
    pub(crate) fn language(&self, wish: Language) -> Language {
        if let Face::Table(shown) = self { shown.words.language() } else { wish }
    }
}

/// What this caller, who looks through these eyes, is shown of the table.
pub(crate) fn face(table: &OpenTable, house: &House, guest: Guest<'_>) -> Face {
    let language = guest.visit.language;
    if let Some(seats) = viewing::cover(table, guest.caller) {
        return Face::Plain(cover(table, house, seats, language).into_string());
    }
    match (Presenter { house, table, who: guest.who }).show(language) {
        Some(shown) => Face::Table(Box::new(shown)),
        None => Face::Plain(waiting(table, house, guest).into_string()),
    }
}

/// The cover says who should take the device. It is made from the names at the table and from whose turn it is, and
/// from nothing else.
fn cover(table: &OpenTable, house: &House, seats: Seats, language: Language) -> Markup {
    let Ok(info) = game(&table.row.game).map(|game| game.info()) else { return html! {} };
    let words = house.speech(info, language);
    let called = |seat: Seat| name(table.seating.chair(seat), &table.seating.chairs, &*words);
    let says = |key: &str, seat: Seat| words.text(key, &[("name", called(seat).into())]);
    let first = table.play.as_ref().and_then(|play| play.table.asked_first()).filter(|seat| seats.has(*seat));
    let Some(first) = first.or(seats.first()) else { return html! {} };
    let id = &table.row.id;
    html! {
        main #table.cover data-table=(id) {
            div.cover__card {
                p.cover__brand { (words.text("title", &[])) }
                i class={ "emblem emblem--l p" (first.0 + 1) } {}
                // Screen readers say it; and a key that is still held down does not lift the cover.
                h1 tabindex="-1" autofocus { (says("house-pass-to", first)) }
                p { (words.text("house-covered", &[])) }
                form method="post" action={ "/t/" (id) "/uncover" } {
                    @for (at, seat) in std::iter::once(first).chain(seats.without(first)).enumerate() {
                        button.btn .btn--primary[at == 0] name="seat" value=(seat) { (says("house-i-am", seat)) }
                    }
                }
                a.cover__way href="/" { (words.text("house-to-the-front", &[])) }
            }
        }
    }
}
