//! Taking one's matches along, as a file, and bringing them: a part of the settings, and the page that tells what came of
//! it.
use super::brought::Brought;
use super::parts::{mark, title};
use super::rules::law;
use super::{Sheet, leaf};
use crate::api::matches;
use crate::api::with_cookie;
use crate::caller::{Caller, HouseVisit, Visit, cookie_for, person_or_new};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::limits::Deed;
use crate::luggage::{self, Refused, Unpacked};
use crate::rows::BroughtRow;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use engine::Words;
use i18n::Speech;
use maud::{Markup, html};
use std::sync::Arc;

/// The part of the settings about a person's matches: to take them along, and to bring some.
pub(super) fn matches_part(caller: &Caller, words: &Speech) -> Markup {
    let says = |key: &str| words.text(key, &[]);
    html! {
        section #matches {
            h2 { (says("house-my-matches")) }
            @if matches!(caller, Caller::Person(_)) {
                div.panel {
                    h3 { (says("house-matches-save")) }
                    p.quiet { (says("house-matches-save-note")) }
                    a.btn href="/settings/matches" download="adit-matches.txt" { (says("house-matches-save-go")) }
                }
            }
            (bringing("", None, words))
        }
    }
}

/// The form for a file or a text with matches.
fn bringing(text: &str, fault: Option<&Fault>, words: &Speech) -> Markup {
    let says = |key: &str| words.text(key, &[]);
    html! {
        form .panel .opening method="post" action="/settings/matches" enctype="multipart/form-data" {
            h3 { (says("house-matches-bring")) }
            p.quiet { (says("house-matches-bring-note")) }
            @if let Some(fault) = fault { p .proof .is-bad role="alert" { (fault.sentence(words)) (law(fault, words)) } }
            label {
                (says("house-open-file"))
                input .opening__file type="file" name="file" accept=".record,.txt,text/plain";
            }
            label {
                (says("house-open-text"))
                textarea #brought name="text" rows="4" spellcheck="false" autocomplete="off" { (text) }
            }
            button.btn { (says("house-matches-bring-go")) }
        }
    }
}

/// All finished matches as a file.
pub(crate) async fn pack(house: State<Arc<House>>, caller: Caller) -> Outcome<Response> {
    matches::pack(house, caller).await
}

/// Takes what somebody brings, and tells what came of it.
pub(crate) async fn unpack(visit: HouseVisit, brought: Result<Brought, Fault>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = &visit;
    house.limit(Deed::Bring, from.0)?;
    let person = person_or_new(house, caller, from).await?;
    let unpacked = match &brought {
        Ok(brought) => luggage::unpack(house, &person, brought.text()).await,
        Err(fault) => Err(fault.clone()),
    };
    let answer = match unpacked {
        Ok(unpacked) => told(&visit, &unpacked),
        Err(fault @ (Fault::Malformed(_) | Fault::TooLarge)) => {
            let words = house.words_for(&fault, visit.visit.language);
            let main = main(&words, &bringing("", Some(&fault), &words));
            (fault.code().0, page(&visit, &words, &main)).into_response()
        }
        Err(fault) => return Err(fault),
    };
    Ok(with_cookie(cookie_for(house, &person), answer))
}

/// How many refusals are told one by one.
const TOLD: usize = 100;

fn told(visit: &HouseVisit, Unpacked { taken, known, refused }: &Unpacked) -> Response {
    let words = visit.house.words(visit.visit.language);
    let count = |key: &str, count: usize| words.text(key, &[("count", (count as i64).into())]);
    let inner = html! {
        div role="status" {
            p { (count("house-matches-taken", *taken)) }
            @if *known > 0 { p { (count("house-matches-known", *known)) } }
        }
        @if !refused.is_empty() {
            section.panel aria-labelledby="h-refused" {
                h2 #h-refused .panel__title { (count("house-matches-refused", refused.len())) }
                ul { @for one in refused.iter().take(TOLD) { (refusal(visit, one)) } }
            }
        }
        div.row {
            a.btn.btn--primary href="/#mine" { (words.text("house-my-matches", &[])) }
            a.btn href="/settings#matches" { (words.text("house-back", &[])) }
        }
    };
    page(visit, &words, &main(&words, &inner)).into_response()
}

fn refusal(HouseVisit { house, visit, .. }: &HouseVisit, Refused { line, why }: &Refused) -> Markup {
    let words = house.words_for(why, visit.language);
    let line = words.text("house-matches-line", &[("line", (*line as i64).into())]);
    html! { li { b { (line) } " " (why.sentence(&*words)) (law(why, &*words)) } }
}

fn main(words: &Speech, inner: &Markup) -> Markup {
    html! { main.leaf { h1 { (words.text("house-matches-bring", &[])) } (inner) } }
}

fn page(visit: &HouseVisit, words: &Speech, main: &Markup) -> impl IntoResponse + use<> {
    let heading = words.text("house-matches-bring", &[]);
    leaf(&visit.house, &visit.visit, &Sheet { styles: &["after.css"], ..Sheet::called(&heading) }, main)
}

/// A match that was brought, in the list of one's own.
pub(super) fn brought_row(house: &House, visit: &Visit, row: &BroughtRow, words: &Speech) -> Markup {
    let Some(info) = registry::game(&row.game).map(|game| game.info()) else { return html! {} };
    html! {
        li.tb-row {
            (mark(info))
            div {
                b { (row.names) }
                p.facts {
                    span { (title(house, info, visit.language)) }
                    span { (words.text("house-is-brought", &[])) }
                }
            }
            a.btn href={ "/r/" (row.study) "/end" } { (words.text("house-replay", &[])) }
        }
    }
}
