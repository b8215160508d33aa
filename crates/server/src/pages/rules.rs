//! The rules of a game on one page.
use super::{Sheet, leaf};
use crate::caller::Visit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use axum::extract::{Path, State};
use axum::response::Html;
use engine::Words;
use i18n::Language;
use maud::{Markup, html};
use std::sync::Arc;

/// The rules of a game on one page, in the caller's language if the game has them so.
pub(crate) async fn rules(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
) -> Outcome<Html<String>> {
    let info = registry::info(&id).ok_or(Fault::Missing)?;
    let told = |wish: Language| info.learn.iter().find(|(code, _)| *code == wish.code());
    let (code, text) = told(visit.language).or_else(|| told(Language::English)).ok_or(Fault::Missing)?;
    let title = house.speech(info, visit.language).text("title", &[]);
    let main =
        html! { main #front { article lang=(code) { @for block in text.split("\n\n") { (paragraph(block)) } } } };
    Ok(leaf(&house, &visit, &Sheet::called(&title), &main))
}

/// A block of the short rules: a heading, a list or a paragraph.
fn paragraph(block: &str) -> Markup {
    let block = block.trim();
    if let Some(title) = block.strip_prefix("# ") {
        return html! { h1 { (title) } };
    }
    if block.starts_with('#') {
        let (title, rest) = block.split_once('\n').unwrap_or((block, ""));
        return html! { h2 { (title.trim_start_matches(['#', ' '])) } @if !rest.is_empty() { (paragraph(rest)) } };
    }
    if block.starts_with("- ") {
        return html! { ul { @for item in block.split("\n- ") { li { (item.trim_start_matches("- ")) } } } };
    }
    html! { p { (block) } }
}
