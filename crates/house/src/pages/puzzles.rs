//! Puzzles: a position, one step to find in it, and what is said of what was tried. As in a lesson, everything that
//! happened is in the address; what was solved is remembered by the browser, if it has a script.
use super::course::encoded;
use super::lessons::{at_the_table, ended};
use super::replay::query;
use super::rules::law_words;
use super::{Sheet, bare, leaf};
use crate::api::Body;
use crate::caller::Visit;
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::room::why;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{Html, Redirect};
use dealer::Dealer;
use engine::{AnyTable, Foresight, Info, Refusal, Rule, Scene, Viewer, Words};
use i18n::Speech;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use web::{CoachNote, CoachTone, Frame, FrameChair, Mode, Signpost};

mod posed;
mod shelf;
use posed::{Posed, Provenance};
use shelf::{Numbered, shelf};

/// What has happened in a puzzle.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Tried {
    /// The step that was tried.
    did: String,
    /// What was refused.
    tried: String,
    /// How many pieces of news were put away.
    seen: usize,
    /// Is the solution asked for?
    show: String,
}

/// What was tried, to the puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// Nothing yet.
    Asked,
    /// The rules forbid it.
    Refused(Rule),
    /// The solution.
    Right,
    /// The step that tempts.
    Tempted,
    /// Something else.
    Other,
    /// The solution was asked for.
    Shown,
}

impl Answer {
    fn of(posed: &Posed, tried: &Tried) -> Outcome<Answer> {
        if !tried.tried.is_empty() {
            return Ok(match posed.table.copy().act(posed.seat, &tried.tried) {
                Err(Refusal::Forbidden(rule)) => Answer::Refused(rule),
                Ok(()) | Err(_) => Answer::Asked,
            });
        }
        Ok(match tried.did.as_str() {
            "" if tried.show.is_empty() => Answer::Asked,
            "" => Answer::Shown,
            did if posed.solution.first().is_some_and(|step| step == did) => Answer::Right,
            did if posed.tempting.first().is_some_and(|step| step == did) => Answer::Tempted,
            _ => Answer::Other,
        })
    }
    /// For the browser's memory; nothing while it is still asked.
    fn word(self) -> &'static str {
        match self {
            Answer::Asked | Answer::Refused(_) => "",
            Answer::Right => "right",
            Answer::Tempted | Answer::Other => "wrong",
            Answer::Shown => "shown",
        }
    }
}

/// The page of a puzzle.
pub(crate) async fn puzzle(
    State(house): State<Arc<House>>,
    visit: Visit,
    posed: Posed,
    uri: Uri,
) -> Outcome<Html<String>> {
    let tried: Tried = query(&uri)?;
    let words = house.speech(posed.game.info(), visit.language);
    let answer = Answer::of(&posed, &tried)?;
    let table = after(&posed, &tried.did)?;
    let (scene, mut frame) = shown(&posed, &*table, &tried, &words);
    frame.whereabouts = house.standing.whereabouts();
    frame.coach = Some(told(&posed, answer, &words));
    let scene = match answer {
        Answer::Asked | Answer::Refused(_) | Answer::Shown => scene,
        Answer::Right => ended(scene, words.text("house-puzzle-done", &[])),
        Answer::Tempted | Answer::Other => ended(scene, words.text("house-puzzle-not-done", &[])),
    };
    let title = head(&posed, &words);
    let sheet = Sheet {
        title: &title,
        game: Some(posed.game.info().id),
        language: Some(words.language()),
        styles: &["learn.css"],
        scripts: &["table.js", "puzzles.js"],
        ..Sheet::default()
    };
    let html = web::table(&scene, &frame, &*words);
    Ok(bare(&house, &visit, &sheet, &format!("{}{}", html.html(), memory(&posed, answer, &words).into_string())))
}

/// The table after this step; chance draws what follows, always the same.
fn after(posed: &Posed, did: &str) -> Outcome<Box<dyn AnyTable>> {
    let mut table = posed.table.copy();
    if !did.is_empty() {
        table.act(posed.seat, did).map_err(|refusal| Fault::refused(&refusal))?;
        table.settle(&mut Dealer::numbered(1));
    }
    Ok(table)
}

fn shown(posed: &Posed, table: &dyn AnyTable, tried: &Tried, words: &Speech) -> (Scene, Frame) {
    let who = Viewer::Seat(posed.seat);
    let names = at_the_table(table, posed.seat, words);
    let fresh = table.told_before(who, Some(posed.seat)).max(tried.seen);
    let scene = table.scene(who, fresh, words, &names);
    let chairs = table.players().map(|seat| FrameChair::new(seat, &names[seat.index()])).collect();
    let frame = Frame {
        mode: Mode::Lesson,
        home: posed.home.clone(),
        at: tried.did.clone(),
        news: table.told(who),
        you: Some(posed.seat),
        can_undo: !tried.did.is_empty(),
        // A count stays: there is nothing behind it to go back to.
        put_away: scene.over.is_some() && scene.tally.is_none(),
        chairs,
        ..Frame::default()
    };
    (scene, frame)
}

/// What the coach says: what is asked, or of what was tried.
fn told(posed: &Posed, answer: Answer, words: &Speech) -> CoachNote {
    let way = |key: &str, to: String| Signpost { words: words.text(key, &[]), to };
    let again = || way("house-lesson-again", posed.home.clone());
    let show = || way("house-puzzle-show", format!("{}?show=yes", posed.home));
    let next = || way("house-puzzle-next", posed.next.clone());
    let (tone, says, ways) = match answer {
        Answer::Asked => (CoachTone::Explains, asked(posed, words), vec![show(), next()]),
        Answer::Refused(rule) => {
            let law =
                Signpost { words: law_words(rule.0, words), to: format!("/rules/{}#{rule}", posed.game.info().id) };
            (CoachTone::Objects, vec![words.text(&rule.key(), &[])], vec![again(), law])
        }
        Answer::Right => {
            (CoachTone::Praises, vec![said(posed, answer, words), reason(posed, words)], vec![next(), again()])
        }
        Answer::Tempted | Answer::Other => {
            (CoachTone::Objects, vec![said(posed, answer, words)], vec![again(), show(), next()])
        }
        Answer::Shown => (CoachTone::Explains, solution(posed, words), vec![next(), again()]),
    };
    let says = says.into_iter().filter(|said| !said.is_empty()).collect();
    CoachNote { head: head(posed, words), says, tone, ways, ..CoachNote::default() }
}

fn head(posed: &Posed, words: &Speech) -> String {
    match &posed.origin {
        Provenance::Mined { number, .. } => words.text("house-puzzle-head", &[("number", (*number).into())]),
        Provenance::Own { .. } => words.text("house-puzzle-own-head", &[]),
    }
}

fn asked(posed: &Posed, words: &Speech) -> Vec<String> {
    let task = words.text("house-puzzle-task", &[]);
    match &posed.origin {
        Provenance::Mined { puzzle, .. } => vec![task, missed_by(puzzle.difficulty(), words)],
        Provenance::Own { .. } => vec![task],
    }
}

/// How hard a puzzle is.
fn missed_by(levels: usize, words: &Speech) -> String {
    let few = u8::try_from(levels).unwrap_or(u8::MAX);
    words.text("house-puzzle-missed", &[("missed", few.into()), ("levels", (bots::LEVELS.len() as u32).into())])
}

/// A sentence of what was tried, with what it is worth.
fn said(posed: &Posed, answer: Answer, words: &Speech) -> String {
    let (key, facts) = match &posed.origin {
        Provenance::Mined { puzzle, .. } => {
            let proof = &puzzle.proofs[0];
            let [chance, next, tempting] = [proof.solution, proof.next, proof.refutation].map(percent);
            let key = match answer {
                Answer::Right => "house-puzzle-right",
                Answer::Tempted => "house-puzzle-tempted",
                _ => "house-puzzle-other",
            };
            (key, vec![("chance", chance.into()), ("next", next.into()), ("tempting", tempting.into())])
        }
        Provenance::Own { loss } => {
            let key = match answer {
                Answer::Right => "house-puzzle-own-right",
                Answer::Tempted => "house-puzzle-own-played",
                _ => "house-puzzle-own-other",
            };
            (key, vec![("percent", (*loss).into())])
        }
    };
    words.text(key, &facts)
}

/// The solution in the words of its buttons, and what tempts.
fn solution(posed: &Posed, words: &Speech) -> Vec<String> {
    let names = at_the_table(&*posed.table, posed.seat, words);
    let ahead = Foresight::of(&*posed.table, posed.seat);
    let plan = |actions: &[String]| {
        let said = ahead.in_words(actions, words, &names);
        if said.is_empty() { actions.join(" → ") } else { said.join(" → ") }
    };
    let best = words.text("house-puzzle-solution", &[("plan", plan(&posed.solution).into())]);
    let other = words.text("house-puzzle-temptation", &[("plan", plan(&posed.tempting).into())]);
    let chances = said(posed, Answer::Tempted, words);
    vec![best, reason(posed, words), other, chances]
}

/// Why the solution is better than what tempts, if that can be said.
fn reason(posed: &Posed, words: &Speech) -> String {
    why(&*posed.table, posed.seat, [&posed.solution, &posed.tempting], words)
}

/// Thousandths as people say them.
fn percent(thousandths: u16) -> u8 {
    crate::room::percent(f64::from(thousandths) / 1_000.0)
}

/// What the script needs to remember what was solved and to go on where something is not.
fn memory(posed: &Posed, answer: Answer, words: &Speech) -> Markup {
    let id = posed.game.info().id;
    let numbers = shelf(posed.game);
    let number = match &posed.origin {
        Provenance::Mined { number, .. } => number.to_string(),
        Provenance::Own { .. } => String::new(),
    };
    html! {
        div #puzzle hidden data-game=(id) data-number=(number) data-home=(posed.home) data-next=(posed.next)
            data-answer=(answer.word()) data-order=(order(&numbers)) data-tally=(tally(&numbers, words)) {}
    }
}

/// The numbers of all puzzles, the easiest first.
fn order(numbers: &[Numbered]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|puzzle| puzzle.number.to_string()).collect();
    numbers.join(" ")
}

/// A sentence in which the script puts how many were solved in a row and at all.
fn tally(numbers: &[Numbered], words: &Speech) -> String {
    let count = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
    words.text("house-puzzles-tally", &[("row", "%1".into()), ("solved", "%2".into()), ("count", count.into())])
}

/// A step in a puzzle.
#[derive(Deserialize)]
pub(crate) struct Try {
    action: String,
}

/// Tries a step.
pub(crate) async fn act(posed: Posed, Body(wanted): Body<Try>) -> Outcome<Redirect> {
    let key = match posed.table.copy().act(posed.seat, &wanted.action) {
        Ok(()) => "did",
        Err(Refusal::Forbidden(_)) => "tried",
        Err(refusal) => return Err(Fault::refused(&refusal)),
    };
    Ok(Redirect::to(&format!("{}?{key}={}", posed.home, encoded(&wanted.action))))
}

/// Back to the question.
pub(crate) async fn undo(posed: Posed) -> Redirect {
    Redirect::to(&posed.home)
}

/// What was shown in a puzzle.
#[derive(Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    at: String,
    news: usize,
}

/// Puts away what was shown.
pub(crate) async fn seen(posed: Posed, Body(seen): Body<Seen>) -> Outcome<Redirect> {
    Ok(Redirect::to(&format!("{}?did={}&seen={}", posed.home, encoded(&seen.at), seen.news)))
}

/// All games with puzzles.
pub(crate) async fn games(State(house): State<Arc<House>>, visit: Visit) -> Html<String> {
    listed(&house, &visit, registry::games().collect())
}

/// The puzzles of one game.
pub(crate) async fn game(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
) -> Outcome<Html<String>> {
    Ok(listed(&house, &visit, vec![registry::game(&id).ok_or(Fault::Missing)?]))
}

fn listed(house: &House, visit: &Visit, games: Vec<&'static dyn registry::AnyGame>) -> Html<String> {
    let words = house.words(visit.language);
    let says = |key: &str| words.text(key, &[]);
    let list = if games.len() == 1 { List::Open } else { List::Folded };
    let main = html! {
        main #learn.learn {
            article.prose { h1 { (says("house-puzzles")) } p { (says("house-puzzles-about")) } }
            @for game in games {
                @let numbers = shelf(game);
                @let info = game.info();
                section.learn__part.puzzles data-game=(info.id) data-order=(order(&numbers)) data-tally=(tally(&numbers, &words))
                    data-done=(says("house-learn-done")) {
                    h2 { (house.speech(info, visit.language).text("title", &[])) }
                    @match numbers.first() {
                        None => p { (says("house-puzzles-none")) }
                        Some(first) => (self::numbers(info.id, first, &numbers, list, &words))
                    }
                }
            }
            (own(house, visit, &words))
        }
    };
    let title = says("house-puzzles");
    let sheet = Sheet { styles: &["learn.css"], scripts: &["puzzles.js"], ..Sheet::called(&title) };
    leaf(house, visit, &sheet, &main)
}

/// Where the script lists the reader's own puzzles. It only knows their addresses, so each game has a label, in which it
/// puts the step.
fn own(house: &House, visit: &Visit, words: &Speech) -> Markup {
    let label = |info: &'static Info| {
        let title = house.speech(info, visit.language).text("title", &[]);
        words.text("house-puzzles-own-label", &[("game", title.into()), ("step", "%1".into())])
    };
    html! {
        section #own.learn__part hidden {
            h2 { (words.text("house-puzzles-own", &[])) }
            p { (words.text("house-puzzles-own-about", &[])) }
            @for info in registry::infos() { data hidden value=(info.id) { (label(info)) } }
            ol.lessons {}
        }
    }
}

/// How the list of a game's puzzles lies on the page: open where it has the page to itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    Open,
    Folded,
}

/// Where to begin, and all of them, by how hard they are.
fn numbers(id: &str, first: &Numbered, numbers: &[Numbered], list: List, words: &Speech) -> Markup {
    html! {
        p.puzzles__tally hidden {}
        a.btn.btn--primary data-begin href={ "/puzzles/" (id) "/" (first.number) } { (words.text("house-puzzles-begin", &[])) }
        @match list {
            List::Open => (by_difficulty(id, numbers, words)),
            List::Folded => details {
                summary.btn { (words.text("house-puzzles-all", &[])) }
                (by_difficulty(id, numbers, words))
            },
        }
    }
}

fn by_difficulty(id: &str, numbers: &[Numbered], words: &Speech) -> Markup {
    html! {
        @for alike in numbers.chunk_by(|one, next| one.puzzle.difficulty() == next.puzzle.difficulty()) {
            h3.puzzles__level { (missed_by(alike[0].puzzle.difficulty(), words)) }
            ol.lessons.puzzles__numbers {
                @for Numbered { number, .. } in alike {
                    li { a href={ "/puzzles/" (id) "/" (number) } data-number=(number) { span.lessons__number { (number) } } }
                }
            }
        }
    }
}
