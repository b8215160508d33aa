//! A match step by step, through anybody's eyes, by a link that anyone can open.
use super::{Sheet, bare};
use crate::caller::TableVisit;
use crate::fault::{Fault, Outcome};
use crate::study::{self, Opened};
use axum::extract::Query;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use engine::{Viewer, Words};
use i18n::Speech;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use web::{Eyes, Frame, HousePlace, Mode, Picture, SeatName, Walk};

/// Somebody who is looking at a match again, in their language.
pub(crate) struct Reading {
    pub(crate) opened: Opened,
    pub(crate) words: Arc<Speech>,
    pub(crate) names: Vec<String>,
    /// Where the house is in which it is looked at.
    pub(crate) place: HousePlace,
}

impl Reading {
    pub(crate) async fn open(visit: &TableVisit) -> Outcome<Reading> {
        let opened = study::open(&visit.house, &visit.caller, &visit.id).await?;
        let words = visit.house.speech(opened.study.info, visit.visit.language);
        let names = opened.names(&*words);
        Ok(Reading { opened, words, names, place: visit.house.standing.whereabouts() })
    }
    /// The address of the replay.
    pub(crate) fn home(&self) -> String {
        format!("/r/{}", self.opened.id)
    }
    pub(crate) fn seats(&self) -> Vec<SeatName> {
        let players = self.opened.study.players().into_iter().zip(self.names.iter().cloned());
        players.map(|(seat, name)| SeatName { seat, name, bot: self.opened.bot(seat) }).collect()
    }
    /// The page with a bar above a table.
    pub(crate) fn page(&self, visit: &TableVisit, [bar, table]: [&Picture; 2], scripts: &[&str]) -> Html<String> {
        let title = self.words.text("title", &[]);
        let game = Some(self.opened.study.info.id);
        let language = Some(self.words.language());
        let sheet = Sheet { title: &title, game, language, styles: &["after.css"], scripts, ..Sheet::default() };
        bare(&visit.house, &visit.visit, &sheet, &format!("{}{}", bar.html(), table.html()))
    }
}

/// What follows the question mark of an address.
pub(crate) fn query<T: DeserializeOwned>(uri: &Uri) -> Outcome<T> {
    let unreadable = |_| Fault::Malformed("house-address-unreadable".into());
    Query::try_from_uri(uri).map(|Query(wish)| wish).map_err(unreadable)
}

/// What the asking page already holds: the end of its address. Only our script says so; it wants only what differs.
pub(crate) fn page_before(headers: &HeaderMap) -> Option<Uri> {
    format!("/{}", headers.get("x-adit-from")?.to_str().ok()?).parse().ok()
}

/// Where in the match, and how it is looked at.
#[derive(Deserialize, Default)]
struct Wish {
    step: Option<String>,
    #[serde(rename = "as")]
    eyes: Option<String>,
    speed: Option<String>,
}

/// A place in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    step: usize,
    eyes: Eyes,
    speed: u8,
}

impl Place {
    /// What was asked for, as far as it exists.
    fn of(wish: &Wish, opened: &Opened) -> Place {
        let study = &opened.study;
        let step = wish.step.as_ref().and_then(|step| step.parse().ok()).unwrap_or_else(|| study.first_decision());
        let seat = wish.eyes.as_ref().map_or(opened.you, |seat| seat.parse().ok());
        let eyes = match seat.filter(|seat| study.players().contains(seat)) {
            Some(seat) => Eyes::Seat(seat),
            None if wish.eyes.as_deref() == Some("all") && study.is_over() => Eyes::All,
            None => Eyes::Watcher,
        };
        let speed = wish.speed.as_ref().and_then(|speed| speed.parse().ok());
        let speed = speed.filter(|speed| web::SPEEDS.contains(speed)).unwrap_or(1);
        Place { step: step.min(study.steps()), eyes, speed }
    }
}

/// The page of a replay; our script gets only what differs from what it has.
pub(crate) async fn replay(visit: TableVisit, uri: Uri, headers: HeaderMap) -> Outcome<Response> {
    let reading = Reading::open(&visit).await?;
    // Those who look on will want to know what decided the match; by then it will be ready.
    reading.opened.study.review(&visit.house);
    let house = Arc::clone(&visit.house);
    let place = |uri: &Uri| -> Outcome<Place> { Ok(Place::of(&query(uri)?, &reading.opened)) };
    let walked = Walked { place: place(&uri)?, before: page_before(&headers).as_ref().map(place).transpose()? };
    house.readers.read(move || Ok(shown(&visit, &reading, walked))).await
}

/// Where in the match the reader is, and where the page stands that asks, if it wants only what differs.
struct Walked {
    place: Place,
    before: Option<Place>,
}

fn shown(visit: &TableVisit, reading: &Reading, walked: Walked) -> Response {
    let (bar, table) = (walk(reading, walked.place), picture(reading, walked.place));
    if let Some(before) = walked.before {
        let before = picture(reading, before);
        let parts = CHANGING.iter().filter_map(|id| bar.part(id)).map(str::to_owned);
        let changes: String = parts.chain([table.changes(&before.held()).html]).collect();
        return ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], changes).into_response();
    }
    reading.page(visit, [&bar, &table], &["table.js", "after.js"]).into_response()
}

/// The parts of the bar that differ from step to step. The slider is not among them: somebody may be holding it.
const CHANGING: [&str; 3] = ["player-keys", "player-said", "player-try"];

/// How many moments are shown.
pub(crate) const MOMENTS: usize = 6;

fn walk(reading: &Reading, place: Place) -> Picture {
    let (study, home) = (&reading.opened.study, reading.home());
    let review = study.finished_review();
    let moments = review.as_ref().map_or(vec![], |review| review.decisive(MOMENTS));
    let chances = review.map_or(vec![], |review| {
        std::iter::once(review.start).chain(review.moments.iter().map(|moment| moment.chances)).map(|c| c.0).collect()
    });
    let end = if study.is_over() { format!("{home}/end") } else { "/analysis".into() };
    let walk = Walk {
        step: place.step,
        steps: study.steps(),
        eyes: place.eyes,
        may_open: study.is_over(),
        seats: reading.seats(),
        turns: study.turns(),
        moments: moments.into_iter().map(|step| step + 1).collect(),
        chances,
        speed: place.speed,
        end,
        analysis: format!("/a/{}?step={}", reading.opened.id, place.step),
        home,
    };
    web::walk(&walk, &*reading.words)
}

/// The table at this place, where nothing can be done.
fn picture(reading: &Reading, place: Place) -> Picture {
    let study = &reading.opened.study;
    let (words, names) = (&*reading.words, &reading.names);
    let (mut scene, you) = match place.eyes {
        Eyes::Seat(seat) => (study.scene(place.step, Viewer::Seat(seat), words, names), Some(seat)),
        Eyes::Watcher => (study.scene(place.step, Viewer::Onlooker, words, names), None),
        Eyes::All => (study.open_scene(place.step, words, names), None),
    };
    scene.offers.clear();
    if place.step == study.steps() && study.is_over() {
        // The score has a page of its own; here we want to see the table.
        scene.over = None;
    }
    let whereabouts = reading.place.clone();
    let frame = Frame { mode: Mode::Replay, home: reading.home(), you, whereabouts, ..Frame::default() };
    web::table(&scene, &frame, words)
}

/// The record as a file.
pub(crate) async fn record(visit: TableVisit) -> Outcome<Response> {
    let opened = study::open(&visit.house, &visit.caller, &visit.id).await?;
    let record = opened.study.record.as_ref().ok_or(Fault::Missing)?;
    let name = format!("attachment; filename=\"{}-{}.record\"", record.game, opened.id);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()).into_response())
}
