//! The waiting room: who is here, who is still to come, and how they find the way.
use super::parts::{HandOn, options, pace_words, symbol, title, token};
use super::{Sheet, bare};
use crate::caller::{Caller, Visit};
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::room::invitations::{chair_link, join_link, watch_link};
use crate::room::{OpenTable, name};
use crate::rows::{ChairRow, Sitter, Stage};
use axum::response::Html;
use engine::{Info, Teaching, Viewer, Words};
use i18n::Speech;
use maud::{Markup, html};
use std::sync::Arc;

/// Who looks into the room.
#[derive(Clone, Copy)]
pub(crate) struct Guest<'a> {
    pub(crate) who: Viewer,
    pub(crate) caller: &'a Caller,
    pub(crate) visit: &'a Visit,
}

/// The waiting room: chairs, links, and the way in; or why a table is closed.
pub(crate) fn waiting(table: &OpenTable, house: &House, guest: Guest<'_>) -> Markup {
    let Ok(info) = game(&table.row.game).map(|game| game.info()) else {
        return html! { main #table { p { (table.row.game) } } };
    };
    let words = house.speech(info, guest.visit.language);
    WaitingRoom { table, house, guest, info, words }.markup()
}

/// The page of a link to the whole table. It goes on to the table by itself; a messenger that shows the link to a
/// friend reads here what it is about.
pub(crate) fn invitation(table: &OpenTable, house: &House, visit: &Visit) -> Outcome<Html<String>> {
    let info = game(&table.row.game)?.info();
    let words = house.speech(info, visit.language);
    let to = format!("/t/{}", table.row.id);
    let heading = words.text("house-invited", &[("game", title(house, info, visit.language).into())]);
    let body = html! {
        main.leaf.leaf--small {
            // Without a wait it leaves no trace in the history, so the way back leads past it.
            meta http-equiv="refresh" content={ "0; url=" (to) };
            h1 { (heading) }
            a.btn.btn--primary href=(to) { (words.text("house-go-there", &[])) }
        }
    };
    let description = words.text("pitch", &[]);
    let sheet = Sheet { description: &description, styles: &["site.css"], ..Sheet::called(&heading) };
    Ok(bare(house, visit, &sheet, &body.into_string()))
}

struct WaitingRoom<'a> {
    table: &'a OpenTable,
    house: &'a House,
    guest: Guest<'a>,
    info: &'static Info,
    words: Arc<Speech>,
}

impl WaitingRoom<'_> {
    fn says(&self, key: &str) -> String {
        self.words.text(key, &[])
    }
    fn to(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.table.row.id)
    }
    fn whole(&self, link: &str) -> String {
        format!("{}{link}", self.guest.visit.origin(self.house))
    }
    fn is_maker(&self) -> bool {
        matches!(self.guest.caller, Caller::Person(person) if self.table.row.is_maker(person))
    }
    fn is_open(&self) -> bool {
        self.table.row.stage == Stage::Open
    }

    fn markup(&self) -> Markup {
        let (row, seated) = (&self.table.row, self.guest.who.seat().is_some());
        html! {
            main #table.lobby data-table=(row.id) {
                header.lobby__head {
                    img.lobby__art src=(web::path(&format!("games/{}/mark.svg", row.game))) alt="" width="72" height="72";
                    div {
                        h1 { (title(self.house, self.info, self.guest.visit.language)) }
                        p role="status" { (self.state()) }
                        p.lobby__goal { (self.house.speech(self.info, self.guest.visit.language).text(Teaching::GOAL, &[])) }
                    }
                    span #line.chip data-offline=(self.says("web-offline")) { (row.id) }
                }
                p #status.status role="alert" {}
                @if self.is_open() && seated { (self.invite()) }
                (self.chairs())
                @if self.is_open() { (self.doings()) }
                (self.agreed())
            }
        }
    }
    /// One sentence: whom the table is waiting for, or why it is closed.
    fn state(&self) -> String {
        if let Some(reason) = &self.table.row.reason {
            return self.says(reason);
        }
        let free = self.table.seating.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).count() as i64;
        self.words.text("house-waits-for", &[("count", free.into())])
    }
    /// The link of the table, to pass on.
    fn invite(&self) -> Markup {
        let link = self.whole(&join_link(self.table, self.house));
        html! {
            section.panel.invite aria-labelledby="invite" {
                h2 #invite { (self.says("house-invite")) }
                p { (self.says("house-invite-how")) }
                (HandOn { link: &link, said: &self.says("house-qr-table") }.markup(&*self.words))
            }
        }
    }
    fn chairs(&self) -> Markup {
        html! {
            section.panel aria-labelledby="chairs" {
                h2 #chairs { (self.says("house-chairs")) }
                ol.chairs { @for chair in &self.table.seating.chairs { (self.chair(chair)) } }
            }
        }
    }
    fn chair(&self, chair: &ChairRow) -> Markup {
        let free = self.is_open() && chair.sitter == Sitter::Open;
        let (number, me) = (chair.seat.0 + 1, self.guest.who.seat());
        html! {
            li class={ "chair p" (number) } {
                (token(chair))
                div.chair__who {
                    b { (name(chair, &self.table.seating.chairs, &*self.words)) }
                    @if let Some(note) = self.note(chair) { span.quiet { (note) } }
                }
                @if free && me.is_none() { (self.sit_here(chair)) }
                @if free && me.is_some() { (self.chair_link(chair)) }
            }
        }
    }
    /// Who really sits there.
    fn note(&self, chair: &ChairRow) -> Option<String> {
        if chair.sitter == Sitter::Bot {
            return Some(self.words.text("web-bot", &[("level", chair.level.into())]));
        }
        let key = match chair.sitter {
            _ if self.guest.who.seat() == Some(chair.seat) => "house-you",
            Sitter::Person(_) if self.table.seating.present(self.house.host.now()).has(chair.seat) => "house-is-here",
            Sitter::Person(_) => "house-is-away",
            Sitter::Program => "house-is-program",
            Sitter::Open | Sitter::Bot | Sitter::Former => return None,
        };
        Some(self.says(key))
    }
    fn sit_here(&self, chair: &ChairRow) -> Markup {
        html! {
            button.btn.btn--primary form="sit" name="seat" value=(chair.seat) { (self.says("house-sit-here")) }
        }
    }
    fn chair_link(&self, chair: &ChairRow) -> Markup {
        let link = self.whole(&chair_link(self.table, self.house, chair.seat));
        html! {
            details.chair__link id={ "chair-" (chair.seat) } {
                summary.btn { (self.says("house-chair-link")) }
                (HandOn { link: &link, said: &self.says("house-qr-chair") }.markup(&*self.words))
            }
        }
    }
    /// What the guest can do.
    fn doings(&self) -> Markup {
        html! {
            section.panel.doings aria-label=(self.says("house-doings")) {
                @if self.guest.who.seat().is_some() {
                    @if self.is_maker() { (self.begin()) } @else { p { (self.says("house-begins-by-itself")) } }
                    (self.named("rename", "house-rename"))
                    form method="post" action=(self.to("leave")) { button.btn { (self.says("house-leave")) } }
                } @else {
                    (self.named("sit", "house-sit-down"))
                }
            }
        }
    }
    fn begin(&self) -> Markup {
        let taken = self.table.seating.chairs.iter().filter(|chair| chair.sitter != Sitter::Open).count();
        html! {
            form.inline method="post" action=(self.to("start")) {
                label.field {
                    span { (self.says("house-bots-level")) }
                    select #level name="level" {
                        @for level in 1..=bots::LEVELS.len() as u8 {
                            option value=(level) selected[level == 2] {
                                (self.words.text("house-chair-bot", &[("level", level.into())]))
                            }
                        }
                    }
                }
                button.btn.btn--primary { (self.says("house-fill-with-bots")) }
                @if taken >= usize::from(*self.info.players.start()) {
                    button.btn name="without" value="yes" { (self.says("house-begin-without")) }
                }
            }
        }
    }
    /// A field for a name, and a button.
    fn named(&self, what: &str, button: &str) -> Markup {
        let mine = self.guest.who.seat().and_then(|seat| self.table.seating.chairs.get(seat.index()));
        html! {
            form.inline id=(what) method="post" action=(self.to(what)) {
                label.field {
                    span { (self.says("house-your-name")) }
                    input #name name="name" maxlength="24" autocomplete="nickname"
                        value=(mine.map_or("", |chair| &chair.name));
                }
                button.btn { (self.says(button)) }
            }
        }
    }
    /// What the table has agreed on.
    fn agreed(&self) -> Markup {
        let row = &self.table.row;
        let rule = |key: &str| html! { li { (self.says(key)) } };
        html! {
            section.panel aria-labelledby="agreed" {
                h2 #agreed { (self.says("house-agreed")) }
                ul.agreed {
                    li { (pace_words(row.time, &*self.words)) }
                    @if row.hints { (rule("house-hints")) }
                    @if row.take_back { (rule("house-take-back")) }
                    (rule(if row.listed { "house-is-listed" } else { "house-is-by-link" }))
                    @for (name, value) in options(self.info, &row.setup, &self.words) { li { (name) ": " b { (value) } } }
                }
                div.row.row--wrap {
                    a.btn href={ "/learn/" (row.game) } { (self.says("house-learn")) }
                    a.btn href={ "/rules/" (row.game) } { (symbol("adit.svg", "rules")) (self.says("house-rules")) }
                    @if self.guest.who.seat().is_some() {
                        a.btn href=(watch_link(self.table, self.house)) { (symbol("adit.svg", "watch")) (self.says("web-watch")) }
                    }
                }
            }
        }
    }
}
