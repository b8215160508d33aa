//! Making tables, finding them, looking at one.
use super::{Body, with_cookie};
use crate::caller::{Caller, HouseVisit, Origin, TableVisit, Tongue, cookie_for, person_or_new};
use crate::fault::{ErrorBody, Fault, NOT_BEGUN, Outcome};
use crate::house::{House, game};
use crate::keys::PersonId;
use crate::limits::Deed;
use crate::people;
use crate::room::beginning::begin_if_full;
use crate::room::invitations::{Invitation, chair_link, chair_token, invite, watch_link};
use crate::room::{OpenTable, Presenter, Room, viewing};
use crate::rows::{self, ChairRow, Sitter, Stage, TableRow};
use crate::streams;
use crate::{driver, room};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use i18n::Language;
use journal::MatchId;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use utoipa::ToSchema;

mod exercise;
mod wanted;
pub(crate) use exercise::try_again;
pub(crate) use wanted::{NewTable, Time};

/// A game this house offers.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameFacts {
    id: &'static str,
    title: String,
    players: [u8; 2],
    languages: Vec<&'static str>,
    options: Vec<OptionFacts>,
    levels: u8,
}

#[derive(Serialize, ToSchema)]
struct OptionFacts {
    name: &'static str,
    /// What can be chosen; the first is the usual one.
    values: Vec<&'static str>,
}

/// The games of this house.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<GameFacts>)))]
pub(crate) async fn games(State(house): State<Arc<House>>, Tongue(language): Tongue) -> Json<Vec<GameFacts>> {
    let facts = |info: &'static engine::Info| GameFacts {
        id: info.id,
        title: engine::Words::text(&*house.speech(info, language), "title", &[]),
        players: [*info.players.start(), *info.players.end()],
        languages: Language::of(info.into()).map(Language::code).collect(),
        options: info
            .options
            .iter()
            .map(|spec| OptionFacts { name: spec.name, values: spec.values.to_vec() })
            .collect(),
        levels: bots::LEVELS.len() as u8,
    };
    Json(registry::infos().map(facts).collect())
}

/// A new table, with everything its maker hands on.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeTable {
    pub(crate) id: String,
    url: String,
    chairs: Vec<MadeChair>,
    /// The link for those who watch.
    watch: String,
}

#[derive(Serialize, ToSchema)]
struct MadeChair {
    seat: String,
    kind: &'static str,
    /// For a person who will sit here.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    /// For a program that will play here.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = MadeTable), (status = 400, body = ErrorBody)))]
pub(crate) async fn make(visit: HouseVisit, Body(wanted): Body<NewTable>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = visit;
    let (person, made) = make_table(&house, &caller, &from, &wanted).await?;
    Ok(with_cookie(cookie_for(&house, &person), (StatusCode::CREATED, Json(made))))
}

/// Makes a table for whoever calls.
pub(crate) async fn make_table(
    house: &Arc<House>,
    caller: &Caller,
    from: &Origin,
    wanted: &NewTable,
) -> Outcome<(PersonId, MadeTable)> {
    house.limit(Deed::Table, from.0)?;
    if wanted.needs_others() {
        house.standing.beyond()?;
    }
    let person = person_or_new(house, caller, from).await?;
    let mut known = people::known(house, &person).await?;
    if let Some(name) = &wanted.name {
        known.name = people::clean_name(name)?;
        people::change(house, &known).await?;
    }
    let name = known.name;
    let (row, chairs) = wanted.rows(house, &person, &name)?;
    let mut batch = vec![rows::make_table(&row)];
    batch.extend(chairs.iter().map(|chair| rows::make_chair(&row.id, chair)));
    batch.push(rows::remember_taught(&row.id, &person, &row.game));
    house.store.write(batch).await?;
    house.meters.tables.fetch_add(1, Ordering::Relaxed);
    let room = house.room(&row.id);
    let mut table = room.lock(house).await?;
    begin_if_full(&mut table, house).await?;
    let made = MadeTable::of(house, &table);
    drop(table);
    driver::wake(house, &room);
    Ok((person, made))
}

impl MadeTable {
    /// Everything the maker of a table hands on.
    pub(crate) fn of(house: &House, table: &OpenTable) -> MadeTable {
        let outside = |link: String| house.base.outside(&link);
        let chair = |chair: &ChairRow| MadeChair {
            seat: chair.seat.to_string(),
            kind: chair.sitter.word(),
            link: (chair.sitter == Sitter::Open).then(|| outside(chair_link(table, house, chair.seat))),
            token: (chair.sitter == Sitter::Program).then(|| chair_token(table, house, chair.seat)),
        };
        let id = table.row.id.to_string();
        let (url, chairs) = (outside(format!("/t/{id}")), table.seating.chairs.iter().map(chair).collect());
        MadeTable { id, url, chairs, watch: outside(watch_link(table, house)) }
    }
    /// Where its maker goes on.
    pub(crate) fn path(&self) -> String {
        format!("/t/{}", self.id)
    }
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) state: &'static str,
    pub(crate) time: Time,
}

/// Tables to join or to watch.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<ListedTable>)))]
pub(crate) async fn list(State(house): State<Arc<House>>) -> Outcome<Json<Vec<ListedTable>>> {
    Ok(Json(rows::listed(&house.store).await?.iter().map(ListedTable::of).collect()))
}

impl ListedTable {
    /// A row of a list.
    pub(crate) fn of(row: &TableRow) -> ListedTable {
        ListedTable {
            id: row.id.to_string(),
            game: row.game.clone(),
            setup: row.setup.clone(),
            state: row.stage.word(),
            time: Time::of(row.time),
        }
    }
}

/// Everything about a table that everybody at it may know.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableFacts {
    #[serde(flatten)]
    table: ListedTable,
    chairs: Vec<ChairFacts>,
    /// Where the caller sits.
    you: Option<String>,
    /// What an action answers to.
    at: String,
    /// Who owes a decision.
    turn: Vec<String>,
    hints: bool,
    take_back: bool,
    /// The SHA-256 of the seed.
    promise: Option<String>,
    /// The seed, when the match is over.
    seed: Option<String>,
    result: Option<Value>,
    /// The rematch.
    next: Option<String>,
    /// Why the table was closed.
    reason: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct ChairFacts {
    seat: String,
    kind: &'static str,
    name: String,
    present: bool,
    /// Does a bot decide here now?
    bot: bool,
    /// How well the bot plays that sits here, from 1 to 8.
    level: Option<u8>,
    /// When the decision is due, in milliseconds since 1970.
    deadline: Option<i64>,
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "table", params(("id" = String, Path,)),
    responses((status = 200, body = TableFacts), (status = 404, body = ErrorBody)))]
pub(crate) async fn facts(visit: TableVisit) -> Outcome<Json<TableFacts>> {
    let TableVisit { house, caller, visit, id, .. } = visit;
    let room = house.room(&id);
    let table = room.lock(&house).await?;
    let who = viewing::viewer(&table, &house, &caller).await?;
    let words = house.speech(game(&table.row.game)?.info(), visit.language);
    let over = table.row.stage == Stage::Over;
    let play = table.play.as_ref();
    let chair = |chair: &ChairRow| ChairFacts {
        seat: chair.seat.to_string(),
        kind: chair.sitter.word(),
        name: room::name(chair, &table.seating.chairs, &*words),
        present: table.seating.present(house.host.now()).has(chair.seat),
        bot: chair.is_played_by_bot(),
        level: (chair.sitter == Sitter::Bot).then_some(chair.level),
        deadline: play.and_then(|play| play.clock.deadline(chair.seat)),
    };
    Ok(Json(TableFacts {
        table: ListedTable::of(&table.row),
        chairs: table.seating.chairs.iter().map(chair).collect(),
        you: who.seat().map(|seat| seat.to_string()),
        at: table.at(who).to_string(),
        turn: table.owing().map(|seat| seat.to_string()).collect(),
        hints: table.row.hints,
        take_back: table.row.take_back,
        promise: play.map(|play| dealer::promise(play.seed).to_string()),
        seed: play.filter(|_| over).map(|play| play.seed.to_string()),
        result: play.filter(|_| over).map(|play| streams::result(&*play.table)),
        next: table.row.next.as_ref().map(ToString::to_string),
        reason: table.row.reason.as_ref().map(|key| engine::Words::text(&*words, key, &[])),
    }))
}

/// What the caller's screen shows now.
#[utoipa::path(get, path = "/api/tables/{id}/scene", tag = "table", params(("id" = String, Path,), ("lang" = Option<String>, Query,)),
    responses((status = 200, description = "The Scene and what stands around it."), (status = 409, body = ErrorBody)))]
pub(crate) async fn scene(visit: TableVisit) -> Outcome<Json<Value>> {
    let TableVisit { house, caller, visit, id, .. } = visit;
    let room = house.room(&id);
    let table = room.lock(&house).await?;
    let who = viewing::viewer(&table, &house, &caller).await?;
    let presenter = Presenter { house: &house, table: &table, who };
    streams::scene_json(presenter, visit.language).map(Json).ok_or(NOT_BEGUN)
}

/// The record of a match that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "table", params(("id" = String, Path,)),
    responses((status = 200, body = String), (status = 403, body = ErrorBody)))]
pub(crate) async fn record(visit: TableVisit) -> Outcome<String> {
    let TableVisit { house, caller, id, .. } = visit;
    let room = house.room(&id);
    let table = room.lock(&house).await?;
    viewing::viewer(&table, &house, &caller).await?;
    room::record(&table, &house).map(|record| record.to_string())
}

/// Opens the table of the next match; those who sit here are invited to the same chairs.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "table", params(("id" = String, Path,)),
    responses((status = 201, body = MadeTable), (status = 409, body = ErrorBody)))]
pub(crate) async fn rematch(visit: TableVisit) -> Outcome<Response> {
    let made = make_rematch(&visit).await?;
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Opens the table of the next match.
pub(crate) async fn make_rematch(visit: &TableVisit) -> Outcome<MadeTable> {
    let TableVisit { house, caller, from, id, .. } = visit;
    let room: Arc<Room> = house.room(id);
    let mut table = room.lock(house).await?;
    let seat = viewing::seat(&table, house, caller).await?;
    // At the next table somebody has to give a program its chair.
    caller.person()?;
    if table.row.stage != Stage::Over && table.row.stage != Stage::Closed {
        return Err(Fault::Stale("house-not-over"));
    }
    if table.row.next.is_some() {
        return Err(Fault::Stale("house-next-already"));
    }
    let (_, made) = make_table(house, caller, from, &NewTable::again(&table, seat)).await?;
    let next: MatchId = made.id.parse().map_err(|_| Fault::Missing)?;
    let mut batch = vec![rows::link_rematch(&table.row.id, &next)];
    for chair in &table.seating.chairs {
        if let Sitter::Person(person) = &chair.sitter {
            batch.push(invite(&next, person, Invitation::Sit { seat: chair.seat, version: 0 }));
        }
    }
    house.store.write(batch).await?;
    table.row.rev += 1;
    table.row.next = Some(next);
    drop(table);
    room.changed(house);
    Ok(made)
}

/// The room of a table and the eyes through which the caller may see it, for pages.
pub(crate) async fn viewer(house: &House, caller: &Caller, id: &MatchId) -> Outcome<(Arc<Room>, Viewer)> {
    let room = house.room(id);
    let who = viewing::viewer(&*room.lock(house).await?, house, caller).await?;
    Ok((room, who))
}
