//! The waiting room.
use crate::house::{House, game};
use crate::room::{Inner, name};
use crate::rows::{Sitter, Stage};
use engine::{Viewer, Words};
use i18n::Language;
use maud::{Markup, html};

/// The waiting room: chairs, links, and the way in; or why a table is closed.
pub(crate) fn waiting(inner: &Inner, house: &House, who: Viewer, language: Language) -> Markup {
    let Ok(info) = game(&inner.row.game) else { return html! { main #table { p { (inner.row.game) } } } };
    let words = house.speech(info, language);
    let says = |key: &str| words.text(key, &[]);
    let id = &inner.row.id;
    html! {
        main #table data-table=(id) {
            h1 { (says("title")) }
            @if let Some(reason) = &inner.row.reason { p role="status" { (says(reason)) } }
            ol {
                @for chair in &inner.chairs {
                    li {
                        (name(chair, &*words))
                        @if chair.sitter == Sitter::Open && who.seat().is_some() {
                            " " a href=(inner.link(house, chair.seat)) { (says("house-chair-link")) }
                        }
                    }
                }
            }
            @if inner.row.stage == Stage::Open {
                @if who.seat().is_none() {
                    form method="post" action={ "/t/" (id) "/sit" } {
                        label { (says("house-your-name")) " " input name="name" maxlength="24"; }
                        button { (says("house-sit-down")) }
                    }
                } @else {
                    form method="post" action={ "/t/" (id) "/start" } { button { (says("house-fill-with-bots")) } }
                    form method="post" action={ "/t/" (id) "/leave" } { button { (says("house-leave")) } }
                }
            }
        }
    }
}
