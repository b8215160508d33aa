//! Why something was not done, as a page.
use super::{Sheet, leaf};
use crate::caller::Visit;
use crate::fault::Fault;
use crate::house::House;
use axum::response::{IntoResponse, Response};
use maud::html;

/// Turns the fault in an answer into a page, if a person asked for one.
pub(crate) fn in_words(house: &House, visit: &Visit, answer: Response) -> Response {
    let is_for_programs = visit.by_script || visit.path.starts_with("/api/");
    match answer.extensions().get::<Fault>() {
        Some(fault) if !is_for_programs => sorry(house, visit, fault),
        _ => answer,
    }
}

/// A page that says why something was not done.
fn sorry(house: &House, visit: &Visit, fault: &Fault) -> Response {
    let main = html! { main #front { h1 { "Adit" } p role="alert" { (fault.sentence()) } p { a href=(way_back(visit)) { "←" } } } };
    (fault.code().0, leaf(house, visit, &Sheet::called("Adit"), &main)).into_response()
}

/// Back to the table, or else to the front page.
fn way_back(visit: &Visit) -> String {
    let table = visit.path.strip_prefix("/t/").and_then(|rest| rest.split_once('/'));
    table.map_or("/".into(), |(id, _)| format!("/t/{id}"))
}

/// A page nobody knows.
pub(crate) async fn nothing() -> Fault {
    Fault::Missing
}
