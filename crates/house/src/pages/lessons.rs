//! Lessons: a position, something to do in it, and what the coach says of what was done. Everything that happened is in
//! the address, so nothing is kept and the way back is the browser's.
use super::replay::query;
use super::{Sheet, bare};
use crate::api::Body;
use crate::caller::Visit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use axum::extract::{FromRequestParts, RawPathParams, State};
use axum::http::Uri;
use axum::http::request::Parts;
use axum::response::{Html, Redirect};
use dealer::Dealer;
use engine::scene::Player;
use engine::{AnyTable, Lesson, Refusal, Rule, Scene, Seat, Verdict, Viewer, Words};
use i18n::Speech;
use registry::AnyGame;
use serde::Deserialize;
use std::sync::Arc;
use web::{CoachNote, CoachTone, Frame, FrameChair, Mode, Signpost};

/// More actions than any lesson needs.
const MOST_ACTIONS: usize = 40;
/// What stands between actions in an address; no notation has it.
const BETWEEN: char = ';';

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

/// A lesson of a game, by its number from 1; there is no page for any other number.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    game: &'static dyn AnyGame,
    number: usize,
    lesson: &'static Lesson,
    seat: Seat,
}

impl<S: Send + Sync> FromRequestParts<S> for Course {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Outcome<Course> {
        let words = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Fault::Missing)?;
        let word = |wanted: &str| words.iter().find(|(name, _)| *name == wanted).map(|(_, word)| word);
        let number = word("number").and_then(|number| number.parse().ok()).ok_or(Fault::Missing)?;
        Course::find(word("game").unwrap_or_default(), number)
    }
}

impl Course {
    fn find(game: &str, number: usize) -> Outcome<Course> {
        let game = registry::game(game).ok_or(Fault::Missing)?;
        let lesson = number.checked_sub(1).and_then(|at| game.info().teaching.lessons.get(at)).ok_or(Fault::Missing)?;
        let seat = lesson.seat().ok_or(Fault::Missing)?;
        Ok(Course { game, number, lesson, seat })
    }
    fn home(self) -> String {
        format!("/learn/{}/{}", self.game.info().id, self.number)
    }
    /// The address of the lesson after these actions.
    fn after(self, did: &str) -> String {
        if did.is_empty() { self.home() } else { format!("{}?did={}", self.home(), encoded(did)) }
    }
    /// The table it begins with.
    fn table(self) -> Outcome<Box<dyn AnyTable>> {
        self.game.table_from_position(&self.lesson.position()).map_err(|_| Fault::Missing)
    }
    /// The table after these actions, and what the last of them was to the lesson. Nothing happens after the goal.
    fn play(self, did: &str) -> Outcome<(Box<dyn AnyTable>, Option<Verdict>)> {
        let (mut table, mut verdict) = (self.table()?, None);
        for action in actions(did).take(MOST_ACTIONS) {
            table.act(self.seat, action).map_err(|refusal| Fault::refused(&refusal))?;
            table.settle(&mut Dealer::numbered(self.number as u64));
            verdict = Some(self.lesson.judge(action));
            if verdict != Some(Verdict::Way) {
                break;
            }
        }
        let stuck = verdict == Some(Verdict::Way) && table.offers(self.seat).is_empty();
        Ok((table, if stuck { Some(Verdict::Astray) } else { verdict }))
    }
    /// Why this cannot be done after these actions.
    fn refusal(self, did: &str, tried: &str) -> Outcome<Option<Rule>> {
        let (mut table, _) = self.play(did)?;
        Ok(match table.act(self.seat, tried) {
            Err(Refusal::Forbidden(rule)) => Some(rule),
            Ok(()) | Err(_) => None,
        })
    }
}

fn actions(did: &str) -> impl Iterator<Item = &str> {
    did.split(BETWEEN).filter(|action| !action.is_empty())
}

/// What a form would send, as it may stand in an address.
fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// The page of a lesson.
pub(crate) async fn lesson(
    State(house): State<Arc<House>>,
    visit: Visit,
    course: Course,
    uri: Uri,
) -> Outcome<Html<String>> {
    let progress: Progress = query(&uri)?;
    let words = house.speech(course.game.info(), visit.language);
    let (table, verdict) = course.play(&progress.did)?;
    let refusal = if progress.tried.is_empty() { None } else { course.refusal(&progress.did, &progress.tried)? };
    let (scene, mut frame) = shown(course, &*table, &progress, &words);
    frame.coach = Some(match refusal {
        Some(rule) => refused(course, rule, &words),
        None => told(course, verdict, &words),
    });
    let scene = match verdict {
        Some(Verdict::Goal) => ended(scene, words.text("house-lesson-done", &[])),
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
    Ok(bare(&house, &visit, &sheet, html.html()))
}

/// Nothing is asked any more, and it is nobody's turn.
fn ended(scene: Scene, now: String) -> Scene {
    let players = scene.players.into_iter().map(|player| Player { turn: false, ..player }).collect();
    let (lead, sub) = (String::new(), String::new());
    let fresh = usize::MAX;
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
        put_away: scene.over.is_some(),
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
    let (again, next) = (way("house-lesson-again", course.home(), words), onward(course, words));
    let (key, tone, ways) = match verdict {
        None => (course.lesson.task(), CoachTone::Explains, vec![]),
        Some(Verdict::Way) => (course.lesson.task(), CoachTone::Explains, vec![again]),
        Some(Verdict::Goal) => (course.lesson.done(), CoachTone::Praises, vec![next, again]),
        Some(Verdict::Astray) => (course.lesson.other(), CoachTone::Objects, vec![again, next]),
    };
    CoachNote { head: head(course, words), says: vec![words.text(&key, &[])], tone, kind: None, ways }
}

fn refused(course: Course, rule: Rule, words: &Speech) -> CoachNote {
    let why = words.text(&rule.key(), &[]);
    let law = Signpost { words: rule.to_string(), to: format!("/rules/{}#{rule}", course.game.info().id) };
    let ways = vec![way("house-lesson-again", course.home(), words), law];
    CoachNote { head: head(course, words), says: vec![why], tone: CoachTone::Objects, kind: None, ways }
}

fn head(course: Course, words: &Speech) -> String {
    let title = words.text(course.lesson.title, &[]);
    let few = |number: usize| engine::Arg::from(u8::try_from(number).unwrap_or(u8::MAX));
    let count = few(course.game.info().teaching.lessons.len());
    let args = [("number", few(course.number)), ("count", count), ("title", title.into())];
    words.text("house-lesson-head", &args)
}

/// Where to go after a lesson: to the next one, or to play.
fn onward(course: Course, words: &Speech) -> Signpost {
    let id = course.game.info().id;
    match course.number < course.game.info().teaching.lessons.len() {
        true => way("house-lesson-next", format!("/learn/{id}/{}", course.number + 1), words),
        false => way("house-lesson-last", format!("/learn/{id}#play"), words),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn courses() -> impl Iterator<Item = Course> {
        let numbers = |game: &'static dyn AnyGame| {
            (1..=game.info().teaching.lessons.len()).map(move |number| (game.info().id, number))
        };
        registry::games().flat_map(numbers).map(|(id, number)| Course::find(id, number).expect("a lesson"))
    }

    #[test]
    fn every_lesson_ends_well_along_its_way_and_answers_everything_else() {
        for course in courses() {
            let way: Vec<&str> = course.lesson.moves().map(|(_, action)| action).collect();
            for steps in 0..=way.len() {
                let did = way[..steps].join(";");
                let (table, verdict) = course.play(&did).expect("the way can be gone");
                let expected = match steps {
                    0 => None,
                    all if all == way.len() => Some(Verdict::Goal),
                    _ => Some(Verdict::Way),
                };
                assert_eq!(verdict, expected, "{} {did}", course.home());
                if expected != Some(Verdict::Goal) {
                    for action in table.offers(course.seat) {
                        let (_, verdict) = course.play(&format!("{did};{action}")).expect("an offer can be done");
                        assert!(verdict.is_some(), "{} {action}", course.home());
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_happens_after_the_goal_and_what_cannot_be_done_is_refused() {
        for course in courses() {
            let goal: Vec<&str> = course.lesson.moves().map(|(_, action)| action).collect();
            assert!(course.play(&format!("{};nonsense", goal.join(";"))).is_ok());
            assert!(course.play("nonsense").is_err());
        }
        assert!(Course::find("nonsense", 1).is_err() && Course::find("clonk", 0).is_err());
    }

    #[test]
    fn an_address_holds_any_notation() {
        assert_eq!(encoded("swap 3 P1.4;end"), "swap+3+P1.4%3Bend");
        assert_eq!(encoded("<\u{e4}&"), "%3C%C3%A4%26");
    }
}
