//! The front page, and making a table there.
use super::{Sheet, leaf};
use crate::api::Body;
use crate::api::tables::{self, ListedTable, NewTable};
use crate::caller::{Caller, Origin, Visit, cookie_for};
use crate::fault::Outcome;
use crate::house::{House, game};
use crate::rows;
use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::Words;
use maud::html;
use serde::Deserialize;
use std::sync::Arc;

/// The front page.
pub(crate) async fn front(State(house): State<Arc<House>>, caller: Caller, visit: Visit) -> Outcome<Html<String>> {
    let open: Vec<ListedTable> = rows::listed(&house.store).await?.iter().map(ListedTable::of).collect();
    let mine = match &caller {
        Caller::Person(person) => rows::tables_of(&house.store, person).await?.iter().map(ListedTable::of).collect(),
        Caller::Program(_) | Caller::Nobody => vec![],
    };
    let language = visit.language;
    let main = html! {
        main #front {
            @for info in registry::all() {
                @let words = house.speech(info, language);
                section {
                    h2 { (words.text("title", &[])) }
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(info.id);
                        label { (words.text("house-your-name", &[])) " " input name="name" maxlength="24" autocomplete="nickname"; }
                        button name="against" value="bots" { (words.text("house-play-bots", &[])) }
                        button name="against" value="friends" { (words.text("house-make-table", &[])) }
                    }
                }
            }
            @for (title, list) in [("house-my-tables", &mine), ("house-open-tables", &open)] {
                @if !list.is_empty() {
                    section {
                        h2 { (house.words(language).text(title, &[])) }
                        ul { @for table in list { li { a href={ "/t/" (table.id) } { (table.game) " " (table.setup) } } } }
                    }
                }
            }
        }
    };
    Ok(leaf(&house, &visit, &Sheet::called("Adit"), &main))
}

/// What the form of the front page says.
#[derive(Deserialize)]
pub(crate) struct MakeForm {
    game: String,
    name: String,
    against: String,
}

/// Makes a table from the front page.
pub(crate) async fn make(
    State(house): State<Arc<House>>,
    caller: Caller,
    from: Origin,
    Body(form): Body<MakeForm>,
) -> Outcome<Response> {
    let players = usize::from(*game(&form.game)?.players.end());
    let others = if form.against == "bots" { bots::USUAL_LEVEL } else { "open" };
    let chairs: Vec<String> =
        std::iter::once("me").chain(std::iter::repeat(others)).take(players).map(Into::into).collect();
    let wanted = NewTable::usual(form.game, chairs, form.name);
    let (person, made) = tables::make_table(&house, &caller, &from, &wanted).await?;
    Ok(([(header::SET_COOKIE, cookie_for(&house, &person))], Redirect::to(&made.url)).into_response())
}

impl NewTable {
    /// A table as most people want it.
    pub(crate) fn usual(game: String, chairs: Vec<String>, name: String) -> NewTable {
        let words = serde_json::json!({ "game": game, "chairs": chairs, "name": name });
        serde_json::from_value(words).unwrap_or_else(|_| unreachable!("these are the fields of a table"))
    }
}
