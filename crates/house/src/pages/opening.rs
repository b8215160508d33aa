//! Opening a record or a position from outside.
use super::{Sheet, leaf};
use crate::api::Body;
use crate::caller::{Origin, Visit};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::limits::Deed;
use crate::study;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::Words;
use maud::html;
use serde::Deserialize;
use std::sync::Arc;

/// The page with the form.
pub(crate) async fn opening(State(house): State<Arc<House>>, visit: Visit) -> Html<String> {
    page(&house, &visit, "", None)
}

/// What was written or chosen.
#[derive(Deserialize)]
pub(crate) struct Brought {
    text: String,
}

/// Opens what somebody brings, or says in which line it cannot be read.
pub(crate) async fn bring(
    State(house): State<Arc<House>>,
    visit: Visit,
    from: Origin,
    Body(brought): Body<Brought>,
) -> Outcome<Response> {
    house.limit(Deed::Bring, from.0)?;
    match study::keep(&house, &brought.text).await {
        Ok((id, study)) if study.record.is_some() => Ok(Redirect::to(&format!("/r/{id}")).into_response()),
        Ok((id, _)) => Ok(Redirect::to(&format!("/a/{id}")).into_response()),
        Err(fault @ (Fault::Malformed(_) | Fault::Refused(..))) => {
            Ok((fault.code().0, page(&house, &visit, &brought.text, Some(&fault))).into_response())
        }
        Err(fault) => Err(fault),
    }
}

fn page(house: &House, visit: &Visit, text: &str, fault: Option<&Fault>) -> Html<String> {
    let words = fault.map_or_else(|| house.words(visit.language), |fault| house.words_for(fault, visit.language));
    let says = |key: &str| words.text(key, &[]);
    let title = says("house-open");
    let main = html! {
        main #end .end {
            header .end__head {
                h1 .end__now { (title) }
                p .end__sub { (says("house-open-note")) }
            }
            form .panel .opening method="post" action="/analysis" {
                @if let Some(fault) = fault {
                    p .proof .is-bad role="alert" { (says("house-not-opened")) " " (fault.sentence(&*words)) }
                }
                label {
                    (says("house-open-text"))
                    textarea #brought name="text" rows="14" required spellcheck="false" autocomplete="off" { (text) }
                }
                label .opening__file hidden {
                    (says("house-open-file"))
                    input #file type="file" accept=".record,.txt,text/plain";
                }
                button .btn .btn--primary { (title) }
            }
            section .panel {
                h2 .panel__title { (says("house-open-how")) }
                p { (says("house-open-record")) }
                p { (says("house-open-position")) }
            }
        }
    };
    let sheet = Sheet { styles: &["after.css"], scripts: &["after.js"], ..Sheet::called(&title) };
    leaf(house, visit, &sheet, &main)
}
