//! The page of a table.
use super::{Sheet, bare, face};
use crate::api::tables;
use crate::caller::{Asked, Caller, Visit};
use crate::fault::Outcome;
use crate::house::{House, game};
use axum::extract::State;
use axum::response::Html;
use engine::Words;
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
    let face = face(&inner, &house, &caller, who, visit.language);
    let info = game(&inner.row.game)?;
    let title = house.speech(info, visit.language).text("title", &[]);
    let styles: &[&str] = if inner.row.coach || inner.is_shared() { &["learn.css"] } else { &[] };
    let sheet = Sheet { title: &title, game: Some(info.id), styles, scripts: &["adit.js"], ..Sheet::default() };
    Ok(bare(&visit, face.language(visit.language), &sheet, &face.html()))
}
