//! The pages: front, table, waiting room. Everything works without script; the forms come to the functions of the API.
use crate::api::Body;
use crate::api::play::{self, Act, Back, Looked, Seen};
use crate::api::seats::{self, Mute, Name, Say, Sit};
use crate::api::tables::{self, ListedTable, NewTable};
use crate::caller::{Asked, Caller, Origin, Tongue, cookie_for};
use crate::fault::{Fault, Outcome};
use crate::house::{House, game};
use crate::room::{Inner, name};
use crate::rows::{self, Sitter, Stage};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::{Viewer, Words};
use i18n::Language;
use journal::MatchId;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The front page.
pub(crate) async fn front(
    State(house): State<Arc<House>>,
    caller: Caller,
    Tongue(language): Tongue,
) -> Outcome<Html<String>> {
    let open: Vec<ListedTable> = rows::listed(&house.store).await?.iter().map(ListedTable::of).collect();
    let mine = match &caller {
        Caller::Person(person) => rows::tables_of(&house.store, person).await?.iter().map(ListedTable::of).collect(),
        Caller::Program(_) | Caller::Nobody => vec![],
    };
    let body = html! {
        header { h1 { "Adit" } }
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
                        h2 { (house_words(&house, language).text(title, &[])) }
                        ul { @for table in list { li { a href={ "/t/" (table.id) } { (table.game) " " (table.setup) } } } }
                    }
                }
            }
        }
    };
    Ok(Html(web::page("Adit", language.code(), &body.into_string())))
}

/// The words of the house where no game is at hand.
fn house_words(house: &House, language: Language) -> Arc<i18n::Speech> {
    let info = registry::all().next().expect("there is at least one game");
    house.speech(info, language)
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

/// The page of a table.
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    caller: Caller,
    Tongue(language): Tongue,
    Asked(id): Asked,
) -> Outcome<Html<String>> {
    let (room, who) = tables::viewer(&house, &caller, &id).await?;
    let mut inner = room.lock(&house).await?;
    if let Some(seat) = who.seat() {
        inner.return_to(&house, seat).await?;
    }
    let (html, spoken) = whole(&inner, &house, who, language);
    let info = game(&inner.row.game)?;
    let title = house.speech(info, language).text("title", &[]);
    Ok(Html(web::game_page(&title, spoken.code(), info.id, &html)))
}

/// All of a table's page that changes.
pub(crate) fn whole(inner: &Inner, house: &House, who: Viewer, language: Language) -> (String, Language) {
    match inner.show(house, who, language) {
        Some(shown) => (shown.picture().html().to_owned(), shown.words.language()),
        None => (waiting(inner, house, who, language).into_string(), language),
    }
}

/// The waiting room: chairs, links, and the way in; or why a table is closed.
pub(crate) fn waiting(inner: &Inner, house: &House, who: Viewer, language: Language) -> Markup {
    let Ok(info) = game(&inner.row.game) else { return html! { main #table { p { (inner.row.game) } } } };
    let words = house.speech(info, language);
    let says = |key: &str| words.text(key, &[]);
    let id = &inner.row.id;
    html! {
        main #table data-table=(id) {
            h1 { (says("title")) }
            @if let Some(reason) = &inner.row.reason { p role="status" { (says(reason)) } }
            ol {
                @for chair in &inner.chairs {
                    li {
                        (name(chair, &*words))
                        @if chair.sitter == Sitter::Open && who.seat().is_some() {
                            " " a href=(inner.link(house, chair.seat)) { (says("house-chair-link")) }
                        }
                    }
                }
            }
            @if inner.row.stage == Stage::Open {
                @if who.seat().is_none() {
                    form method="post" action={ "/t/" (id) "/sit" } {
                        label { (says("house-your-name")) " " input name="name" maxlength="24"; }
                        button { (says("house-sit-down")) }
                    }
                } @else {
                    form method="post" action={ "/t/" (id) "/start" } { button { (says("house-fill-with-bots")) } }
                    form method="post" action={ "/t/" (id) "/leave" } { button { (says("house-leave")) } }
                }
            }
        }
    }
}

/// What every form of the table's page comes to: done by the API, then back to the page. With script the API's own
/// answer is wanted.
fn back(headers: &HeaderMap, id: &MatchId, answer: Outcome<impl IntoResponse>) -> Response {
    let by_script = headers.contains_key("x-adit");
    match answer {
        Ok(answer) if by_script => answer.into_response(),
        Ok(answer) => {
            let mut response = Redirect::to(&format!("/t/{id}")).into_response();
            if let Some(cookie) = answer.into_response().headers().get(header::SET_COOKIE) {
                response.headers_mut().insert(header::SET_COOKIE, cookie.clone());
            }
            response
        }
        Err(fault) if by_script => fault.into_response(),
        Err(fault) => sorry(&fault, Some(id)),
    }
}

/// A page that says why something was not done.
pub(crate) fn sorry(fault: &Fault, table: Option<&MatchId>) -> Response {
    let to = table.map_or("/".into(), |id| format!("/t/{id}"));
    let body = html! { main #front { h1 { "Adit" } p role="alert" { (fault.sentence()) } p { a href=(to) { "←" } } } };
    (fault.code().0, Html(web::page("Adit", "en", &body.into_string()))).into_response()
}

macro_rules! form {
    ($name:ident, $body:ty, $call:path $(, $extra:ident: $kind:ty)*) => {
        pub(crate) async fn $name(
            house: State<Arc<House>>,
            caller: Caller,
            $($extra: $kind,)*
            (Asked(id), headers): (Asked, HeaderMap),
            body: Body<$body>,
        ) -> Response {
            let answer = $call(house, caller, $($extra,)* Asked(id.clone()), body).await;
            back(&headers, &id, answer)
        }
    };
}

form!(act, Act, play::act, tongue: Tongue);
form!(undo, Looked, play::undo);
form!(seen, Seen, play::seen);
form!(take_back, Back, play::take_back);
form!(sit, Sit, seats::sit, from: Origin);
form!(rename, Name, seats::rename);
form!(chat, Say, seats::chat);
form!(mute, Mute, seats::mute);

pub(crate) async fn leave(house: State<Arc<House>>, caller: Caller, Asked(id): Asked, headers: HeaderMap) -> Response {
    back(&headers, &id, seats::leave(house, caller, Asked(id.clone())).await)
}

pub(crate) async fn start(house: State<Arc<House>>, caller: Caller, Asked(id): Asked, headers: HeaderMap) -> Response {
    back(&headers, &id, seats::start(house, caller, Asked(id.clone())).await)
}

pub(crate) async fn hint(
    house: State<Arc<House>>,
    caller: Caller,
    tongue: Tongue,
    Asked(id): Asked,
    headers: HeaderMap,
) -> Response {
    back(&headers, &id, play::hint(house, caller, tongue, Asked(id.clone())).await)
}

pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    caller: Caller,
    from: Origin,
    Asked(id): Asked,
) -> Response {
    match tables::make_rematch(&house, &caller, &from, &id).await {
        Ok(made) => Redirect::to(&made.url).into_response(),
        Err(fault) => sorry(&fault, Some(&id)),
    }
}

/// The rules of a game on one page, in the caller's language if the game has them so.
pub(crate) async fn rules(Tongue(language): Tongue, Path(id): Path<String>) -> Response {
    let Some(info) = registry::info(&id) else { return sorry(&Fault::Missing, None) };
    let told = |wish: Language| info.learn.iter().find(|(code, _)| *code == wish.code());
    let Some((code, text)) = told(language).or_else(|| told(Language::English)) else {
        return sorry(&Fault::Missing, None);
    };
    let body = html! { main #front { article { @for block in text.split("\n\n") { (paragraph(block)) } } } };
    Html(web::page("Adit", code, &body.into_string())).into_response()
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

/// A file the pages load.
pub(crate) async fn asset(Path(path): Path<String>) -> Response {
    match web::asset(&path) {
        Some(asset) => {
            let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=3600")];
            (headers, asset.bytes).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A page nobody knows.
pub(crate) async fn nothing() -> Response {
    sorry(&Fault::Missing, None)
}

impl NewTable {
    /// A table as most people want it.
    pub(crate) fn usual(game: String, chairs: Vec<String>, name: String) -> NewTable {
        let words = serde_json::json!({ "game": game, "chairs": chairs, "name": name });
        serde_json::from_value(words).unwrap_or_else(|_| unreachable!("these are the fields of a table"))
    }
}
