//! Why something was not done, as a page.
use super::parts::symbol;
use super::rules::law;
use super::{Sheet, leaf};
use crate::caller::Visit;
use crate::fault::Fault;
use crate::house::House;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Words;
use maud::html;

/// Says the fault in an answer in the caller's language: as a page if a person asked for one, else as JSON.
pub(crate) fn in_words(house: &House, visit: &Visit, answer: Response) -> Response {
    let is_for_programs = visit.by_script || PROGRAMS.iter().any(|start| visit.path.starts_with(start));
    let fault = answer.extensions().get::<Fault>().cloned();
    if is_for_programs {
        let told =
            |fault: Fault| kept(&answer, (answer.status(), fault.body(&*house.words_for(&fault, visit.language))));
        return fault.map(told).unwrap_or(answer);
    }
    // The wrong method, such as opening the address of a form.
    let fault = fault.or_else(|| (answer.status() == StatusCode::METHOD_NOT_ALLOWED).then_some(Fault::Missing));
    match fault {
        Some(fault) => kept(&answer, sorry(house, visit, &fault)),
        None => answer,
    }
}

/// A better answer, with the cookies of the first one.
fn kept(answer: &Response, better: impl IntoResponse) -> Response {
    let mut better = better.into_response();
    for name in [header::SET_COOKIE, header::REFERRER_POLICY] {
        if let Some(value) = answer.headers().get(&name) {
            better.headers_mut().insert(name, value.clone());
        }
    }
    better
}

/// What is asked for by programs alone.
const PROGRAMS: [&str; 3] = ["/api/", "/assets/", "/feed/"];

/// A page that says why something was not done.
fn sorry(house: &House, visit: &Visit, fault: &Fault) -> impl IntoResponse {
    let words = house.words_for(fault, visit.language);
    let says = |key: &str| words.text(key, &[]);
    let heading = says(heading(fault));
    let table = visit.path.strip_prefix("/t/").and_then(|rest| rest.split_once('/'));
    let main = html! {
        main.leaf.leaf--small {
            span.bigsign { (symbol("site.svg", "door")) }
            h1 { (heading) }
            p role="alert" { (fault.sentence(&*words)) (law(fault, &*words)) }
            @if *fault == Fault::Missing && visit.path.starts_with("/t/") { p.quiet { (says("house-missing-how")) } }
            div.row {
                @if let Some((id, _)) = table { a.btn.btn--primary href={ "/t/" (id) } { (says("house-back-to-table")) } }
                a.btn href="/" { (says("house-to-the-front")) }
            }
        }
    };
    (fault.code().0, leaf(house, visit, &Sheet::called(&heading), &main))
}

/// In three words.
fn heading(fault: &Fault) -> &'static str {
    match fault {
        Fault::Malformed(_) | Fault::TooLarge => "house-sorry-malformed",
        Fault::Unknown | Fault::Forbidden(_) => "house-sorry-forbidden",
        Fault::Missing => "house-sorry-missing",
        Fault::Stale(_) => "house-sorry-stale",
        Fault::Refused(..) => "house-sorry-refused",
        Fault::TooMany => "house-sorry-too-many",
        Fault::Unavailable(_) | Fault::Unsure => "house-sorry-unavailable",
    }
}

/// A page nobody knows.
pub(crate) async fn nothing() -> Fault {
    Fault::Missing
}
