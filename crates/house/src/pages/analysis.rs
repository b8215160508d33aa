//! Trying out: moves for every seat, from a step of a match that is over or from a position somebody brought.
//!
//! Everything that was tried stands in the address, so a link restores it and nothing is kept here. A match that is
//! still on cannot be opened: [`study::open`](crate::study::open) refuses it.
use super::replay::{Reading, page_before, query};
use crate::api::Body;
use crate::caller::{Asked, TableVisit};
use crate::driver;
use crate::fault::{Fault, MATCH_OVER, Outcome, Why};
use crate::house::House;
use crate::limits::Deed;
use crate::room::coaching::{equal, in_words};
use crate::room::percent;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Hint;
use dealer::Dealer;
use engine::{AnyTable, Foresight, Seat, Turn, Viewer, Words};
use serde::Deserialize;
use std::sync::Arc;
use web::{Bench, EyesLink, Frame, FrameChair, Mode, Picture, SeatChance, SeatName};

/// What is tried out: all of it stands in the address.
#[derive(Clone, Deserialize, Default)]
#[serde(default)]
struct Trial {
    /// After this many steps of the match.
    step: usize,
    /// The seed of chance.
    luck: u32,
    /// The moves, and those that were taken back, in notation.
    moves: String,
    redo: String,
    /// Through whose eyes; by default through those of the seat that decides.
    #[serde(rename = "as")]
    eyes: String,
    /// Is the coach asked?
    ask: String,
}

/// Between two moves; no notation has it.
const THEN: char = ';';
/// The longest an address may become.
const LONGEST: usize = 6_000;

impl Trial {
    fn read(words: &str) -> Outcome<Trial> {
        let unreadable = || Fault::Malformed("house-moves-unreadable".into());
        if words.len() > LONGEST {
            return Err(Fault::TooLarge);
        }
        query(&format!("/?{words}").parse::<Uri>().map_err(|_| unreadable())?)
    }
    fn address(&self, home: &str) -> String {
        format!("{home}?{}", self.query())
    }
    /// Never asks the coach by itself.
    fn query(&self) -> String {
        let pairs = [
            ("step", self.step.to_string()),
            ("luck", self.luck.to_string()),
            ("moves", self.moves.clone()),
            ("redo", self.redo.clone()),
            ("as", self.eyes.clone()),
            ("ask", self.ask.clone()),
        ];
        let pairs = pairs.iter().filter(|(_, value)| !value.is_empty());
        form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish()
    }
    fn moves(&self) -> impl Iterator<Item = &str> {
        self.moves.split(THEN).filter(|line| !line.is_empty())
    }
    /// One more move; if it is the one that was taken back, the others can still be made again.
    fn with(&self, line: &str) -> Trial {
        let moves = if self.moves.is_empty() { line.to_owned() } else { format!("{}{THEN}{line}", self.moves) };
        let (next, rest) = self.redo.split_once(THEN).unwrap_or((&self.redo, ""));
        let redo = if next == line { rest.to_owned() } else { String::new() };
        Trial { moves, redo, ask: String::new(), ..self.clone() }
    }
    fn back(&self) -> Option<Trial> {
        if self.moves.is_empty() {
            return None;
        }
        let (moves, last) = self.moves.rsplit_once(THEN).unwrap_or(("", &self.moves));
        let redo = if self.redo.is_empty() { last.to_owned() } else { format!("{last}{THEN}{}", self.redo) };
        Some(Trial { moves: moves.into(), redo, ask: String::new(), ..self.clone() })
    }
    fn forward(&self) -> Option<Trial> {
        let next = self.redo.split(THEN).next().filter(|line| !line.is_empty())?;
        Some(self.with(next))
    }
    fn asking(&self) -> Trial {
        Trial { ask: "coach".into(), ..self.clone() }
    }
    fn through(&self, seat: Option<Seat>) -> Trial {
        Trial { eyes: seat.map_or(String::new(), |seat| seat.to_string()), ask: String::new(), ..self.clone() }
    }
    /// Plays everything.
    fn play(&self, reading: &Reading) -> Outcome<Box<dyn AnyTable>> {
        let study = &reading.opened.study;
        let mut table = study.after(self.step.min(study.steps()));
        let mut dealer = Dealer::resumed(Dealer::numbered(self.luck.into()).seed(), &*table);
        table.settle(&mut dealer);
        for line in self.moves() {
            let (seat, action) = line.split_once(' ').unwrap_or((line, ""));
            let seat = seat.parse().map_err(|_| Fault::Malformed(Why::of("house-no-move").with("move", line)))?;
            table.act(seat, action).map_err(|refusal| Fault::refused(&refusal))?;
            table.settle(&mut dealer);
        }
        Ok(table)
    }
    /// The same, apart from the threads that answer.
    async fn played(&self, house: &House, reading: &Arc<Reading>) -> Outcome<Box<dyn AnyTable>> {
        let (trial, reading) = (self.clone(), Arc::clone(reading));
        house.readers.read(move || trial.play(&reading)).await
    }
    /// Who acts: the viewer, if they owe a decision, or else the seat that is asked first.
    fn actor(&self, table: &dyn AnyTable) -> Option<Seat> {
        let Turn::Decide(owing) = table.turn() else { return None };
        let eyes = self.eyes.parse().ok().filter(|&seat| owing.has(seat));
        eyes.or_else(|| table.asked_first())
    }
    fn who(&self, table: &dyn AnyTable) -> Viewer {
        let eyes = self.eyes.parse().ok().filter(|&seat| table.players().has(seat));
        eyes.or_else(|| self.actor(table)).map_or(Viewer::Onlooker, Viewer::Seat)
    }
}

/// The page.
pub(crate) async fn analysis(visit: TableVisit, uri: Uri, headers: HeaderMap) -> Outcome<Response> {
    let reading = Arc::new(Reading::open(&visit).await?);
    let trial = Trial::read(uri.query().unwrap_or_default())?;
    let table = trial.played(&visit.house, &reading).await?;
    let hints = match trial.actor(&*table).filter(|_| !trial.ask.is_empty()) {
        Some(seat) => {
            visit.house.limit(Deed::Advice, visit.from.0)?;
            advice(&visit.house, &*table, seat).await?
        }
        None => vec![],
    };
    let (house, before) = (Arc::clone(&visit.house), page_before(&headers));
    let tried = Tried { reading, trial, table, hints };
    house.readers.read(move || shown(&visit, &tried, before)).await
}

/// What is tried out, where that leads, and what the coach says.
struct Tried {
    reading: Arc<Reading>,
    trial: Trial,
    table: Box<dyn AnyTable>,
    hints: Vec<Hint>,
}

/// The page, or only what differs from the page that asks.
fn shown(visit: &TableVisit, tried: &Tried, before: Option<Uri>) -> Outcome<Response> {
    let reading = &tried.reading;
    let bar = web::bench(&bench(tried), &*reading.words);
    let picture = picture(tried);
    if let Some(from) = before {
        let trial = Trial::read(from.query().unwrap_or_default())?;
        let table = trial.play(reading)?;
        let before = self::picture(&Tried { reading: Arc::clone(reading), trial, table, hints: vec![] });
        // What the coach said before is not worked out again, so what it says now is sent in any case.
        let advice = picture.part("advice").unwrap_or_default();
        let changes = format!("{}{advice}{}", bar.html(), picture.changes(&before.held()).html);
        return Ok(([(header::CONTENT_TYPE, "text/html; charset=utf-8")], changes).into_response());
    }
    Ok(reading.page(visit, [&bar, &picture], &["table.js", "after.js"]).into_response())
}

fn picture(tried: &Tried) -> Picture {
    let Tried { reading, trial, table, .. } = tried;
    let who = trial.who(&**table);
    let scene = table.scene(who, table.told_before(who, None), &*reading.words, &reading.names);
    web::table(&scene, &frame(tried), &*reading.words)
}

async fn advice(house: &Arc<House>, table: &dyn AnyTable, seat: Seat) -> Outcome<Vec<Hint>> {
    let table = table.copy();
    let hints = house.think(move || driver::hints(&*table, seat)).await;
    Ok(hints.flatten().unwrap_or_default())
}

fn home(reading: &Reading) -> String {
    format!("/a/{}", reading.opened.id)
}

fn bench(Tried { reading, trial, table, hints }: &Tried) -> Bench {
    let home = home(reading);
    let to = |trial: Trial| trial.address(&home);
    let through = |seat, name| EyesLink { seat, name, to: to(trial.through(seat)) };
    let mut eyes = vec![through(None, reading.words.text("web-eyes-of-turn", &[]))];
    eyes.extend(reading.seats().into_iter().map(|player| through(Some(player.seat), player.name)));
    let best = hints.first();
    let chance =
        |SeatName { seat, name, .. }| best.map(|hint| SeatChance { seat, name, percent: percent(hint.chances[seat]) });
    let position = format!("game {}\n{}", reading.opened.study.info.id, table.position_text());
    let start = Trial { step: trial.step, luck: trial.luck, ..Trial::default() };
    Bench {
        back: trial.back().map(to),
        forward: trial.forward().map(to),
        start: trial.back().map(|_| to(start)),
        other_luck: to(Trial { luck: trial.luck.wrapping_add(1), ask: String::new(), ..trial.clone() }),
        luck: trial.luck.into(),
        advice: trial.actor(&**table).map(|_| to(trial.asking())),
        eyes,
        chosen: trial.eyes.parse().ok(),
        chances: reading.seats().into_iter().filter_map(chance).collect(),
        replay: reading.opened.study.record.as_ref().map(|_| format!("{}?step={}", reading.home(), trial.step)),
        position,
        home,
    }
}

fn frame(Tried { reading, trial, table, hints }: &Tried) -> Frame {
    let (words, names) = (&*reading.words, &reading.names);
    let advice = |seat: Seat| {
        let ahead = Foresight::of(&**table, seat);
        in_words(hints, &ahead, words, names)
    };
    let actor = trial.actor(&**table);
    Frame {
        mode: Mode::Analysis,
        home: home(reading),
        at: Trial { ask: String::new(), ..trial.clone() }.query(),
        you: trial.who(&**table).seat(),
        can_undo: !trial.moves.is_empty(),
        hints: actor.is_some(),
        chairs: reading
            .seats()
            .into_iter()
            .map(|player| FrameChair { bot: player.bot, ..FrameChair::new(player.seat, player.name) })
            .collect(),
        advice: actor.map_or(vec![], advice),
        equal: equal(hints, words),
        over: table.turn() == Turn::Over,
        whereabouts: reading.place.clone(),
        ..Frame::default()
    }
}

/// What a form of the page says.
#[derive(Deserialize)]
pub(crate) struct Try {
    at: String,
    #[serde(default)]
    action: String,
}

/// A move is tried.
pub(crate) async fn try_move(visit: TableVisit, Body(wanted): Body<Try>) -> Outcome<Redirect> {
    let reading = Arc::new(Reading::open(&visit).await?);
    let trial = Trial::read(&wanted.at)?;
    let table = trial.played(&visit.house, &reading).await?;
    let seat = trial.actor(&*table).ok_or(MATCH_OVER)?;
    let next = trial.with(&format!("{seat} {}", wanted.action));
    next.played(&visit.house, &reading).await.map_err(|fault| fault.by_rule(&*reading.words))?;
    Ok(Redirect::to(&next.address(&home(&reading))))
}

/// The last move is taken back.
pub(crate) async fn undo(Asked(id): Asked, Body(wanted): Body<Try>) -> Outcome<Redirect> {
    let trial = Trial::read(&wanted.at)?;
    Ok(Redirect::to(&trial.back().unwrap_or(trial).address(&format!("/a/{id}"))))
}

/// The coach is asked.
pub(crate) async fn hint(Asked(id): Asked, Body(wanted): Body<Try>) -> Outcome<Redirect> {
    Ok(Redirect::to(&Trial::read(&wanted.at)?.asking().address(&format!("/a/{id}"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_stands_in_the_address() {
        let trial = Trial { step: 12, luck: 3, ..Trial::default() }.with("P0 dig s1").with("P1 give a-b P0");
        assert_eq!(trial.query(), "step=12&luck=3&moves=P0+dig+s1%3BP1+give+a-b+P0");
        let read = Trial::read(&trial.query()).expect("readable");
        assert_eq!(read.moves().collect::<Vec<_>>(), ["P0 dig s1", "P1 give a-b P0"]);
        let back = read.back().expect("a way back");
        assert_eq!((back.moves.as_str(), back.redo.as_str()), ("P0 dig s1", "P1 give a-b P0"));
        assert_eq!(back.forward().expect("a way on").query(), trial.query());
        assert!(back.with("P1 stop").redo.is_empty(), "another move begins another line");
        assert!(Trial::read(&"x".repeat(LONGEST + 1)).is_err());
    }
}
