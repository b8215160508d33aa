//! Lessons: a position, something to do in it, and what the coach says of what was done. Everything that happened is in
//! the address, so nothing is kept and the way back is the browser's.
use super::course::{BETWEEN, Course, Strand, encoded};
use super::learnt::Learnt;
use super::replay::query;
use super::rules::law_words;
use super::{Sheet, bare};
use crate::api::{Body, with_cookie};
use crate::caller::Visit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use axum::extract::State;
use axum::http::Uri;
use axum::response::{IntoResponse, Redirect, Response};
use engine::scene::Player;
use engine::{AnyTable, Refusal, Rule, Scene, Seat, Verdict, Viewer, Whereabouts, Words};
use i18n::Speech;
use serde::Deserialize;
use std::sync::Arc;
use web::{CoachNote, CoachTone, Frame, FrameChair, Mode, Signpost};

/// What has happened in a lesson.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    /// The actions so far.
    did: String,
    /// What was refused.
    tried: String,
    /// How many pieces of news were put away.
    seen: usize,
}

/// The page of a lesson.
pub(crate) async fn lesson(
    State(house): State<Arc<House>>,
    visit: Visit,
    learnt: Learnt,
    course: Course,
    uri: Uri,
) -> Outcome<Response> {
    let progress: Progress = query(&uri)?;
    let words = house.speech(course.game.info(), visit.language);
    let (table, verdict) = course.play(&progress.did)?;
    let refusal = if progress.tried.is_empty() { None } else { course.refusal(&progress.did, &progress.tried)? };
    let (scene, mut frame) = shown(course, &*table, &progress, &words);
    frame.whereabouts = house.standing.whereabouts();
    frame.coach = Some(match refusal {
        Some(rule) => refused(course, rule, &words),
        None => CoachNote { means: means(course, verdict, &progress), ..told(course, verdict, &words) },
    });
    let scene = match verdict {
        Some(Verdict::Goal) => ended(scene, words.text(praise(course), &[])),
        Some(Verdict::Astray) => ended(scene, words.text("house-lesson-missed", &[])),
        Some(Verdict::Way) | None => scene,
    };
    let html = web::table(&scene, &frame, &*words);
    let title = words.text(course.lesson.title, &[]);
    let styles = ["learn.css"];
    let sheet = Sheet {
        title: &title,
        game: Some(course.game.info().id),
        language: Some(words.language()),
        styles: &styles,
        scripts: &["table.js"],
        ..Sheet::default()
    };
    let page = bare(&house, &visit, &sheet, html.html());
    Ok(match learnt.with(course).filter(|_| verdict == Some(Verdict::Goal)) {
        Some(learnt) => with_cookie(learnt.cookie(&house), page),
        None => page.into_response(),
    })
}

/// What the coach points at: the next step, if its place is shown.
fn means(course: Course, verdict: Option<Verdict>, progress: &Progress) -> Vec<String> {
    let points = course.lesson.whereabouts == Whereabouts::Shown && matches!(verdict, None | Some(Verdict::Way));
    course.goes_on(&progress.did).filter(|_| points).map(str::to_owned).into_iter().collect()
}

fn praise(course: Course) -> &'static str {
    match course.strand {
        Strand::Prologue => "house-prologue-done",
        Strand::Lessons => "house-lesson-done",
    }
}

/// Nothing is asked any more, and it is nobody's turn.
pub(super) fn ended(scene: Scene, now: String) -> Scene {
    let players = scene.players.into_iter().map(|player| Player { turn: false, ..player }).collect();
    let (lead, sub) = (String::new(), String::new());
    let fresh = usize::MAX;
    // How a match ended is the better sentence.
    let now = if scene.over.is_some() { scene.now.clone() } else { now };
    Scene { offers: vec![], laws: vec![], fresh, lead, now, sub, players, ..scene }
}

fn shown(course: Course, table: &dyn AnyTable, progress: &Progress, words: &Speech) -> (Scene, Frame) {
    let who = Viewer::Seat(course.seat);
    let names = at_the_table(table, course.seat, words);
    let fresh = table.told_before(who, Some(course.seat)).max(progress.seen);
    let scene = table.scene(who, fresh, words, &names);
    let chairs = table.players().map(|seat| FrameChair::new(seat, &names[seat.index()])).collect();
    let frame = Frame {
        mode: Mode::Lesson,
        home: course.home(),
        at: progress.did.clone(),
        news: table.told(who),
        you: Some(course.seat),
        can_undo: !progress.did.is_empty(),
        // A count stays: there is nothing behind it to go back to.
        put_away: scene.over.is_some() && scene.tally.is_none(),
        chairs,
        ..Frame::default()
    };
    (scene, frame)
}

/// What everybody is called in a lesson.
pub(super) fn at_the_table(table: &dyn AnyTable, you: Seat, words: &Speech) -> Vec<String> {
    let called = |seat: Seat| match seat == you {
        true => words.text("house-lesson-you", &[]),
        false => OTHERS[seat.index() % OTHERS.len()].to_owned(),
    };
    table.players().map(called).collect()
}

/// Who else sits in a lesson.
const OTHERS: [&str; 4] = ["Ola", "Jo", "Kim", "Mia"];

/// What the coach says: what to do, or of what was done.
fn told(course: Course, verdict: Option<Verdict>, words: &Speech) -> CoachNote {
    let again = way("house-lesson-again", course.home(), words);
    let (key, tone, ways) = match verdict {
        None => (course.lesson.task(), CoachTone::Explains, vec![]),
        // The button that takes back is enough for a few steps.
        Some(Verdict::Way) if course.strand == Strand::Prologue => (course.lesson.task(), CoachTone::Explains, vec![]),
        Some(Verdict::Way) => (course.lesson.task(), CoachTone::Explains, vec![again]),
        Some(Verdict::Goal) => (course.lesson.done(), CoachTone::Praises, onward(course, again, words)),
        Some(Verdict::Astray) => {
            let ways = [vec![again], course.next().map(|next| onto(next, words)).into_iter().collect()].concat();
            (course.lesson.other(), CoachTone::Objects, ways)
        }
    };
    let (head, says) = (head(course, words), vec![words.text(&key, &[])]);
    CoachNote { head, says, tone, ways, begins: begins(course, verdict, words), ..CoachNote::default() }
}

fn refused(course: Course, rule: Rule, words: &Speech) -> CoachNote {
    let why = words.text(&rule.key(), &[]);
    let law = Signpost { words: law_words(rule.0, words), to: format!("/rules/{}#{rule}", course.game.info().id) };
    let ways = vec![way("house-lesson-again", course.home(), words), law];
    let (head, says) = (head(course, words), vec![why]);
    CoachNote { head, says, tone: CoachTone::Objects, ways, ..CoachNote::default() }
}

fn head(course: Course, words: &Speech) -> String {
    let title = words.text(course.lesson.title, &[]);
    let few = |number: usize| engine::Arg::from(u8::try_from(number).unwrap_or(u8::MAX));
    let args = [("number", few(course.number)), ("count", few(course.count())), ("title", title.into())];
    let key = match course.strand {
        Strand::Prologue => "house-prologue-head",
        Strand::Lessons => "house-lesson-head",
    };
    words.text(key, &args)
}

/// Where to go after a lesson: to the next one, or to play. A prologue leads into a match by itself.
fn onward(course: Course, again: Signpost, words: &Speech) -> Vec<Signpost> {
    match (course.strand, course.next()) {
        (Strand::Prologue, next) => next.map(|next| onto(next, words)).into_iter().collect(),
        (Strand::Lessons, Some(next)) => vec![onto(next, words), again],
        (Strand::Lessons, None) => {
            let last = format!("/learn/{}#play", course.game.info().id);
            vec![way("house-lesson-last", last, words), again]
        }
    }
}

fn onto(next: Course, words: &Speech) -> Signpost {
    let key = match next.strand {
        Strand::Prologue => "house-prologue-next",
        Strand::Lessons => "house-lesson-next",
    };
    way(key, next.home(), words)
}

/// From a prologue the first match is one tap away, whether one has seen the end of it or not.
fn begins(course: Course, verdict: Option<Verdict>, words: &Speech) -> Option<Signpost> {
    let is_done = verdict == Some(Verdict::Goal) && course.next().is_none();
    let key = if is_done { "house-prologue-last" } else { "house-prologue-skip" };
    let to = format!("/learn/{}/play", course.game.info().id);
    (course.strand == Strand::Prologue).then(|| way(key, to, words))
}

fn way(key: &str, to: String, words: &Speech) -> Signpost {
    Signpost { words: words.text(key, &[]), to }
}

/// An action in a lesson; `at` is what has happened before.
#[derive(Deserialize)]
pub(crate) struct Try {
    at: String,
    action: String,
}

/// Does something in a lesson.
pub(crate) async fn act(course: Course, Body(wanted): Body<Try>) -> Outcome<Redirect> {
    let (mut table, _) = course.play(&wanted.at)?;
    let did = match wanted.at.as_str() {
        "" => wanted.action.clone(),
        before => format!("{before}{BETWEEN}{}", wanted.action),
    };
    match table.act(course.seat, &wanted.action) {
        Ok(()) => Ok(Redirect::to(&course.after(&did))),
        Err(Refusal::Forbidden(_)) => {
            let (did, tried) = (encoded(&wanted.at), encoded(&wanted.action));
            Ok(Redirect::to(&format!("{}?did={did}&tried={tried}", course.home())))
        }
        Err(refusal) => Err(Fault::refused(&refusal)),
    }
}

/// What has happened in a lesson.
#[derive(Deserialize)]
pub(crate) struct Since {
    at: String,
}

/// Takes back the last action of a lesson.
pub(crate) async fn undo(course: Course, Body(since): Body<Since>) -> Outcome<Redirect> {
    let before = since.at.rsplit_once(BETWEEN).map_or("", |(before, _)| before);
    Ok(Redirect::to(&course.after(before)))
}

/// What was shown in a lesson.
#[derive(Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    at: String,
    news: usize,
}

/// Puts away what was shown.
pub(crate) async fn seen(course: Course, Body(seen): Body<Seen>) -> Outcome<Redirect> {
    Ok(Redirect::to(&format!("{}?did={}&seen={}", course.home(), encoded(&seen.at), seen.news)))
}
