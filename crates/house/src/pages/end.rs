//! The end of a match: the score, how it came about, and the proof of the deal.
use super::parts::HandOn;
use super::replay::{Reading, query};
use super::{Sheet, leaf};
use crate::api::{Body, tables, with_cookie};
use crate::caller::{TableVisit, cookie_for};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::room::percent;
use crate::standing::Standing;
use crate::study::Reviewed;
use axum::http::Uri;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::{Beside, Retelling, RetoldTurn, ReviewedTurn, Settlement, Tongue, because};
use engine::{Record, Scene, Seat, Viewer, Words};
use i18n::Speech;
use maud::PreEscaped;
use serde::Deserialize;
use std::sync::Arc;
use web::{
    CostlyTurn, Course, DealCheck, DealShown, End, EndReview, Fortune, Judged, PlotMark, Settled, SettledTurn,
    TurningPoint, Ways,
};

#[derive(Deserialize)]
struct Wish {
    check: Option<String>,
}

/// The page of the end.
pub(crate) async fn end(visit: TableVisit, uri: Uri) -> Outcome<Response> {
    let reading = Reading::open(&visit).await?;
    if !reading.opened.study.is_over() {
        return Ok(Redirect::to(&reading.home()).into_response());
    }
    let wish: Wish = query(&uri)?;
    let house = Arc::clone(&visit.house);
    house.readers.read(move || shown(&visit, &reading, &wish)).await
}

fn shown(TableVisit { house, visit, .. }: &TableVisit, reading: &Reading, wish: &Wish) -> Outcome<Response> {
    let checked = match (&wish.check, &reading.opened.study.record) {
        (Some(_), Some(record)) => Some(check(record, &reading.words)?),
        _ => None,
    };
    let scene = last_scene(reading);
    let end = End {
        ways: ways(reading, &visit.origin(house), &house.standing),
        deal: deal(reading, checked),
        ..ended(house, reading)
    };
    let main = PreEscaped(web::end(&scene, &end, &*reading.words));
    let named = [("game", scene.title.as_str().into()), ("result", scene.now.as_str().into())];
    let title = reading.words.text("house-end-title", &named);
    let sheet = Sheet {
        title: &title,
        game: Some(reading.opened.study.info.id),
        styles: &["after.css"],
        scripts: &["after.js", "puzzles.js"],
        ..Sheet::default()
    };
    Ok(leaf(house, visit, &sheet, &main).into_response())
}

/// The part that tells what decided the match, for the script that waits for it.
pub(crate) async fn review(visit: TableVisit) -> Outcome<Html<String>> {
    let reading = Reading::open(&visit).await?;
    let (house, at_home) = (Arc::clone(&visit.house), visit.house);
    let told = move || Ok(Html(web::review(&last_scene(&reading), &ended(&at_home, &reading), &*reading.words)));
    house.readers.read(told).await
}

fn last_scene(reading: &Reading) -> Scene {
    let study = &reading.opened.study;
    study.scene(study.steps(), Viewer::Onlooker, &*reading.words, &reading.names)
}

/// What everybody may see of the end, wherever they come from.
fn ended(house: &Arc<House>, reading: &Reading) -> End {
    let study = &reading.opened.study;
    let winners = study.after(study.steps()).winners().collect();
    let first = study.first_decision();
    let values = |point: &crate::study::Point| {
        study.players().into_iter().map(|seat| point.scores[seat].map(f64::from)).collect()
    };
    let points =
        Course { seats: reading.seats(), values: study.course[first..].iter().map(values).collect(), marks: vec![] };
    let review = match study.review(house) {
        Reviewed::Never => EndReview::Never,
        Reviewed::Running(percent) => EndReview::Waiting(percent),
        Reviewed::Ready(review) => EndReview::Ready(Box::new(judged(reading, &review))),
    };
    let source = reading.opened.source.as_ref().map(|source| format!("/r/{}/end", source.id));
    End { home: reading.home(), winners, points, review, source, ..End::default() }
}

fn ways(reading: &Reading, address: &str, standing: &Standing) -> Ways {
    let opened = &reading.opened;
    let sat = opened.you.is_some();
    let link = format!("{address}/r/{}/end", opened.id);
    let said = reading.words.text("web-link", &[]);
    // Nobody else can open an address of this device.
    let link = if standing.is_open() { link } else { String::new() };
    let hand_on = match standing {
        Standing::Server => HandOn { link: &link, said: &said }.markup(&*reading.words).into_string(),
        Standing::Pocket { .. } => String::new(),
    };
    Ways {
        next: opened.next.as_ref().map(|next| format!("/t/{next}")),
        rematch: (sat && opened.next.is_none()).then(|| format!("/t/{}/rematch", opened.id)),
        table: sat.then(|| format!("/t/{}?stay=1", opened.id)),
        link,
        hand_on,
    }
}

fn deal(reading: &Reading, checked: Option<DealCheck>) -> Option<DealShown> {
    let record = reading.opened.study.record.as_ref()?;
    let (promise, seed) = (record.promise?.to_string(), record.seed?.to_string());
    Some(DealShown { promise, seed, checked })
}

/// Deals everything again and compares.
fn check(record: &Record, words: &Speech) -> Outcome<DealCheck> {
    let game = registry::game(&record.game).ok_or(Fault::Missing)?;
    let mut table = game.table(&record.setup)?;
    Ok(match dealer::verify(record, &mut *table) {
        Ok(()) => {
            let draws = record.steps.iter().filter(|step| step.starts_with("draw ")).count();
            DealCheck::Proved { draws, steps: record.steps.len() }
        }
        Err(broken) => DealCheck::Broken(crate::proof::doubt(&broken, words)),
    })
}

/// The review in the words of the reader.
fn judged(reading: &Reading, review: &bots::Review) -> Judged {
    let opened = &reading.opened;
    let players = opened.study.players();
    let tongue = Tongue { words: &*reading.words, names: &reading.names };
    let from = opened.source.as_ref().map_or(0, |source| source.step);
    let retelling = Retelling { from, ..opened.study.retelling(review, opened.you) };
    let deciding = retelling.deciding(tongue);
    let marks =
        deciding.iter().map(|told| PlotMark { step: told.turn.steps.end, to: there(reading, told.turn.steps.end) });
    let of_all = |chances: &engine::BySeat<f64>| players.iter().map(|&seat| Some(chances[seat])).collect();
    let values = std::iter::once(&review.start).chain(review.moments.iter().map(|moment| &moment.chances)).map(of_all);
    Judged {
        chances: Course { seats: reading.seats(), values: values.collect(), marks: marks.collect() },
        fortunes: players.iter().map(|&seat| fortune(review, seat)).collect(),
        you: opened.you,
        costly: retelling.costliest(tongue).into_iter().map(|told| costly(reading, &retelling, told)).collect(),
        deciding: deciding.into_iter().map(|told| turning(reading, review, told)).collect(),
        settled: settled(reading, &retelling),
    }
}

fn fortune(review: &bots::Review, seat: Seat) -> Fortune {
    let end = review.moments.last().map_or(review.start, |last| last.chances);
    let parts = review.account(seat).map(|part| 100.0 * part);
    Fortune { seat, start: 100.0 * review.start[seat], parts, end: 100.0 * end[seat] }
}

/// The address of a step.
fn there(reading: &Reading, step: usize) -> String {
    format!("{}?step={step}&as=watch", reading.home())
}

fn costly(reading: &Reading, retelling: &Retelling<'_>, RetoldTurn { turn, done, better }: RetoldTurn) -> CostlyTurn {
    let (seat, step) = (turn.seat, turn.steps.start);
    let (id, game) = (&reading.opened.id, reading.opened.study.info.id);
    // It is asked where the better plan parts from what was done.
    let parted = turn.worst.and_then(|worst| Some(worst + retelling.review.missed(worst)?.same));
    CostlyTurn {
        to: format!("{}?step={step}&as={seat}", reading.home()),
        bench: format!("/a/{}?step={step}", reading.opened.id),
        again: format!("{}/again", reading.home()),
        puzzle: parted.map(|parted| format!("/puzzles/{game}/own/{id}/{parted}")),
        step,
        number: turn.number,
        seat,
        why: why_better(reading, retelling, &turn),
        done,
        better,
        loss: percent(turn.loss),
    }
}

/// Why the better plan of a turn is better.
fn why_better(reading: &Reading, retelling: &Retelling<'_>, turn: &ReviewedTurn) -> String {
    let Some(game) = registry::game(reading.opened.study.info.id) else { return String::new() };
    let gains = retelling.gains(turn, &*game.coach());
    let said: Vec<String> = gains.iter().map(|gain| gain.said(&*reading.words)).collect();
    because(&said, Beside::Done, &*reading.words)
}

fn turning(reading: &Reading, review: &bots::Review, RetoldTurn { turn, done, .. }: RetoldTurn) -> TurningPoint {
    let (seat, _) = review.swing(&turn, reading.opened.you);
    let (before, after) = review.around_turn(&turn);
    TurningPoint {
        to: there(reading, turn.steps.start),
        number: turn.number,
        by: turn.seat,
        done,
        seat,
        before: percent(before[seat]),
        after: percent(after[seat]),
    }
}

/// When it was as good as decided, for this reader.
fn settled(reading: &Reading, retelling: &Retelling<'_>) -> Settled {
    let told = |turn: ReviewedTurn| SettledTurn { to: there(reading, turn.steps.end), number: turn.number };
    match retelling.settlement() {
        Settlement::Won(winner, turn) => Settled::Won(winner, told(turn)),
        Settlement::Lost(turn) => Settled::Lost(told(turn)),
        Settlement::Open => Settled::Open,
        Settlement::Untold => Settled::Untold,
    }
}

/// Which turn is to be played once more.
#[derive(Deserialize)]
pub(crate) struct Again {
    step: usize,
}

/// Opens a table that begins with somebody's turn in this match.
pub(crate) async fn again(visit: TableVisit, Body(Again { step }): Body<Again>) -> Outcome<Response> {
    let (person, table) = tables::try_again(&visit, step).await?;
    Ok(with_cookie(cookie_for(&visit.house, &person), Redirect::to(&format!("/t/{table}"))))
}
