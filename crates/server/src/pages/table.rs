//! The page of a table.
use super::{Sheet, bare, waiting};
use crate::api::tables;
use crate::caller::{Asked, Caller, Visit};
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::room::Inner;
use axum::extract::State;
use axum::response::Html;
use engine::{Viewer, Words};
use i18n::Language;
use std::sync::Arc;

/// The page of a table.
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    caller: Caller,
    visit: Visit,
    Asked(id): Asked,
) -> Outcome<Html<String>> {
    let (room, who) = tables::viewer(&house, &caller, &id).await?;
    let mut inner = room.lock(&house).await?;
    if let Some(seat) = who.seat() {
        inner.return_to(&house, seat).await?;
    }
    let (html, spoken) = whole(&inner, &house, who, visit.language);
    let info = game(&inner.row.game)?;
    let title = house.speech(info, visit.language).text("title", &[]);
    let sheet = Sheet { title: &title, game: Some(info.id), scripts: &["adit.js"], ..Sheet::default() };
    Ok(bare(&visit, spoken, &sheet, &html))
}

/// All of a table's page that changes.
fn whole(inner: &Inner, house: &House, who: Viewer, language: Language) -> (String, Language) {
    match inner.show(house, who, language) {
        Some(shown) => (shown.picture().html().to_owned(), shown.words.language()),
        None => (waiting(inner, house, who, language).into_string(), language),
    }
}
