//! The end of a match: the score, how it came about, and the proof of the deal.
use super::parts::HandOn;
use super::replay::{MOMENTS, Reading, query};
use super::{Sheet, leaf};
use crate::caller::TableVisit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::room::percent;
use crate::study::{Reviewed, what_came_of_it};
use axum::http::Uri;
use axum::response::{Html, IntoResponse, Redirect, Response};
use bots::Cause;
use engine::{Foresight, Record, Scene, Seat, Viewer, Words};
use i18n::Speech;
use maud::PreEscaped;
use serde::Deserialize;
use std::sync::Arc;
use web::{Course, DealCheck, DealShown, End, EndReview, Fortune, Judged, Miss, PlotMark, TurningPoint, Ways};

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
    let end = End { ways: ways(reading, &visit.origin(house)), deal: deal(reading, checked), ..ended(house, reading) };
    let main = PreEscaped(web::end(&scene, &end, &*reading.words));
    let named = [("game", scene.title.as_str().into()), ("result", scene.now.as_str().into())];
    let title = reading.words.text("house-end-title", &named);
    let sheet = Sheet {
        title: &title,
        game: Some(reading.opened.study.info.id),
        styles: &["after.css"],
        scripts: &["after.js"],
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
    End { home: reading.home(), winners, points, review, ..End::default() }
}

fn ways(reading: &Reading, address: &str) -> Ways {
    let opened = &reading.opened;
    let sat = opened.you.is_some();
    let link = format!("{address}/r/{}/end", opened.id);
    let said = reading.words.text("web-link", &[]);
    let hand_on = HandOn { link: &link, said: &said }.markup(&*reading.words).into_string();
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

/// Less than this decides nothing.
const LEAST_SWING: f64 = 0.05;
/// How many missed chances are shown.
const MOST_MISSED: usize = 4;

/// The review in the words of the reader.
fn judged(reading: &Reading, review: &bots::Review) -> Judged {
    let players = reading.opened.study.players();
    let of_all = |chances: &engine::BySeat<f64>| players.iter().map(|&seat| Some(chances[seat])).collect();
    let decisive: Vec<usize> =
        review.decisive(MOMENTS).into_iter().filter(|&step| swing(review, step) >= LEAST_SWING).collect();
    let values = std::iter::once(&review.start).chain(review.moments.iter().map(|moment| &moment.chances)).map(of_all);
    let fortune = |&seat: &Seat| {
        let end = review.moments.last().map_or(review.start, |last| last.chances);
        let parts = review.account(seat).map(|part| 100.0 * part);
        Fortune { seat, start: 100.0 * review.start[seat], parts, end: 100.0 * end[seat] }
    };
    Judged {
        chances: Course {
            seats: reading.seats(),
            values: values.collect(),
            marks: decisive.iter().map(|&step| PlotMark { step: step + 1, to: there(reading, step + 1) }).collect(),
        },
        fortunes: players.iter().map(fortune).collect(),
        moments: decisive.iter().map(|&step| moment(reading, review, step)).collect(),
        missed: missed(reading, review),
    }
}

/// The address of a step.
fn there(reading: &Reading, step: usize) -> String {
    format!("{}?step={step}&as=watch", reading.home())
}

/// The most by which a step changed anybody's chance.
fn swing(review: &bots::Review, step: usize) -> f64 {
    let (before, after) = review.around(step);
    before.0.iter().zip(after.0).map(|(before, after)| (after - before).abs()).fold(0.0, f64::max)
}

fn moment(reading: &Reading, review: &bots::Review, step: usize) -> TurningPoint {
    let (before, after) = review.around(step);
    let change = |seat: &Seat| (after[*seat] - before[*seat]).abs();
    let players = reading.opened.study.players();
    let most = players.into_iter().max_by(|one, other| change(one).total_cmp(&change(other))).unwrap_or(Seat(0));
    let by = if let Cause::Decision { seat, .. } = review.moments[step].cause { Some(seat) } else { None };
    let lines = what_came_of_it(&reading.opened.study, step, by.unwrap_or(most), &*reading.words, &reading.names);
    TurningPoint {
        to: there(reading, step + 1),
        by,
        lines,
        seat: most,
        before: percent(before[most]),
        after: percent(after[most]),
    }
}

/// What somebody could have seen and did not, the costliest first.
fn missed(reading: &Reading, review: &bots::Review) -> Vec<Miss> {
    let found = review.missed().into_iter();
    found.take(MOST_MISSED).map(|(step, seat, missed)| miss(reading, step, seat, missed)).collect()
}

fn miss(reading: &Reading, step: usize, seat: Seat, missed: &bots::Missed) -> Miss {
    // Plans often differ only after a while; what both begin with is done first.
    let lines = reading.opened.study.lines_from(step);
    let first = missed.played.first().map(|action| format!("{seat} {action}"));
    let same = first.and_then(|first| lines.iter().position(|line| *line == first)).unwrap_or(0);
    let ahead = Foresight::of(&*reading.opened.study.after(step + same), seat);
    let said = |actions: &[String]| ahead.in_words(actions, &*reading.words, &reading.names);
    Miss {
        to: format!("/a/{}?step={}", reading.opened.id, step + same),
        seat,
        played: said(&missed.played),
        better: said(&missed.actions),
        loss: percent(missed.loss),
    }
}
