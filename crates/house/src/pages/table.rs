//! The page of a table: the waiting room until the match begins, then the match.
use super::{Guest, Sheet, bare, face, leaf};
use crate::api::tables;
use crate::caller::TableVisit;
use crate::fault::Outcome;
use crate::house::game;
use crate::room::coaching::may_speak;
use crate::room::sitting::return_to;
use crate::rows::Stage;
use crate::standing::Standing;
use axum::http::Uri;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Words;
use maud::PreEscaped;

/// The page of a table.
pub(crate) async fn table(TableVisit { house, caller, visit, id, .. }: TableVisit, uri: Uri) -> Outcome<Response> {
    // After the end the page of the score takes over; those who want to go on talking stay.
    let stays = uri.query().is_some_and(|query| query.contains("stay"));
    let (room, who) = tables::viewer(&house, &caller, &id).await?;
    let mut table = room.lock(&house).await?;
    if let Some(seat) = who.seat() {
        return_to(&mut table, &house, seat).await?;
    }
    if table.row.stage == Stage::Over && !stays {
        return Ok(Redirect::to(&format!("/r/{id}/end")).into_response());
    }
    let face = face(&table, &house, Guest { who, caller: &caller, visit: &visit });
    let info = game(&table.row.game)?.info();
    let words = house.speech(info, visit.language);
    let (title, description) = (words.text("title", &[]), words.text("pitch", &[]));
    let is_taught = who.seat().is_some_and(|seat| may_speak(&table, seat));
    let styles: &[&str] = if is_taught || table.seating.is_shared() { &["learn.css"] } else { &[] };
    let (game, scripts): (_, &[&str]) = match house.standing {
        Standing::Server => (Some(info.id), &["table.js"]),
        Standing::Pocket { .. } => (Some(info.id), &["table.js", "mind.js"]),
    };
    let waits = table.row.stage == Stage::Playing && !who.seat().is_some_and(|seat| table.owing().has(seat));
    let language = Some(face.language(visit.language));
    let sheet = Sheet { title: &title, description: &description, game, language, styles, scripts, waits };
    if table.play.is_none() {
        return Ok(leaf(&house, &visit, &sheet, &PreEscaped(face.html())).into_response());
    }
    Ok(bare(&house, &visit, &sheet, &face.html()).into_response())
}
