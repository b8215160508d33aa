//! Looking at a match again: one that is over, or one from a file. Nothing in it is a secret any more.
//!
//! A match that is still on is never opened here, not even to those who play it: what each of them has seen is at the
//! table, and the whole is a secret until the end.
use crate::caller::Caller;
use crate::fault::{Fault, Outcome, Why};
use crate::house::{House, game, locked};
use crate::room;
use crate::rows::{ChairRow, Sitter, Source, Stage};
use bots::{Retelling, Review};
use engine::{AnyTable, BySeat, Info, Record, Scene, Seat, Turn, Viewer, Words};
use journal::MatchId;
use registry::AnyGame;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

mod reviewing;
mod shelf;
pub(crate) use reviewing::Reviewed;
use reviewing::Work;
pub(crate) use shelf::{LARGEST_FORM, finished, id_of, keep, plain};

/// A match from its first step to its last, or a position.
pub(crate) struct Study {
    pub(crate) info: &'static Info,
    /// Everything that was decided and drawn, without what was taken back.
    table: Box<dyn AnyTable>,
    /// With promise and seed; none where it began with a position.
    pub(crate) record: Option<Record>,
    /// How things stood before the first step and after each.
    pub(crate) course: Vec<Point>,
    work: Mutex<Work>,
}

/// How things stood at one moment of a match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Point {
    pub(crate) scores: BySeat<Option<i16>>,
    /// Who has to decide.
    pub(crate) asked: Option<Seat>,
}

impl Point {
    fn of(table: &dyn AnyTable) -> Point {
        Point { scores: table.scores(), asked: table.asked_first() }
    }
}

impl Study {
    /// Plays a record, or says in which line it cannot be played.
    pub(crate) fn of_record(record: Record) -> Outcome<Study> {
        let game = game(&record.game)?;
        let info = game.info();
        if info.version != record.rules {
            let (here, there) = (info.version, record.rules);
            return Err(Fault::Malformed(
                Why::of("house-other-rules").with("there", u32::from(there)).with("here", u32::from(here)),
            ));
        }
        let mut table = game.table(&record.setup)?;
        let mut clean = table.copy();
        record.replay(&mut *table).map_err(Fault::from)?;
        let mut course = vec![Point::of(&*clean)];
        for line in record.kept() {
            clean.follow(line).map_err(|refusal| Fault::refused(&refusal))?;
            course.push(Point::of(&*clean));
        }
        Ok(Study { info, table: clean, record: Some(record), course, work: Mutex::default() })
    }
    /// Reads a position of this game, or says in which line it cannot be read.
    pub(crate) fn of_position(game: &'static dyn AnyGame, text: &str) -> Outcome<Study> {
        let (info, table) = (game.info(), game.table_from_position(text));
        // The name of the game stands in the first line.
        let table = table.map_err(|misread| Fault::no_position(misread.after(1), info))?;
        let course = vec![Point::of(&*table)];
        Ok(Study { info, table, record: None, course, work: Mutex::default() })
    }
    /// What happened before this step, in notation.
    pub(crate) fn lines_before(&self, step: usize) -> Vec<String> {
        let mut lines = self.table.lines();
        lines.truncate(step);
        lines
    }
    /// A review of it, about to be told to this reader.
    pub(crate) fn retelling<'a>(&'a self, review: &'a Review, reader: Option<Seat>) -> Retelling<'a> {
        Retelling { review, table: &*self.table, reader, from: 0 }
    }
    /// How many steps there are.
    pub(crate) fn steps(&self) -> usize {
        self.course.len() - 1
    }
    /// The table after this many steps.
    pub(crate) fn after(&self, steps: usize) -> Box<dyn AnyTable> {
        self.table.after(steps)
    }
    /// What this viewer saw after this many steps, with the news of the last one still fresh.
    pub(crate) fn scene(&self, steps: usize, who: Viewer, words: &dyn Words, names: &[String]) -> Scene {
        let fresh = self.table.after(steps.saturating_sub(1)).told(who);
        self.table.after(steps).scene(who, fresh, words, names)
    }
    /// What all players together knew after this many steps.
    pub(crate) fn open_scene(&self, steps: usize, words: &dyn Words, names: &[String]) -> Scene {
        let fresh = self.table.after(steps.saturating_sub(1)).told(Viewer::Onlooker);
        self.table.after(steps).open_scene(fresh, words, names)
    }
    /// The first step at which somebody decides; before it the table is only set up.
    pub(crate) fn first_decision(&self) -> usize {
        self.course.iter().position(|point| point.asked.is_some()).unwrap_or(0)
    }
    /// The steps at which a turn begins: somebody else decides than before.
    pub(crate) fn turns(&self) -> Vec<usize> {
        let (mut turns, mut last) = (vec![], None);
        for (step, point) in self.course.iter().enumerate() {
            if point.asked.is_some() && point.asked != last {
                turns.push(step);
                last = point.asked;
            }
        }
        turns
    }
    /// Has it been played to the end?
    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }
    pub(crate) fn players(&self) -> Vec<Seat> {
        self.table.players().collect()
    }
}

/// A study that somebody is looking at.
pub(crate) struct Opened {
    pub(crate) id: MatchId,
    pub(crate) study: Arc<Study>,
    /// Who sat at the table, if it was one of this house.
    chairs: Option<Vec<ChairRow>>,
    /// Where the reader sat.
    pub(crate) you: Option<Seat>,
    /// The table of the next match.
    pub(crate) next: Option<MatchId>,
    /// Where it was taken up, if it did not begin at the beginning.
    pub(crate) source: Option<Source>,
}

impl Opened {
    /// The level of the bot that sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<u8> {
        let chair = self.chairs.as_ref()?.iter().find(|chair| chair.seat == seat)?;
        (chair.sitter == Sitter::Bot).then_some(chair.level)
    }
    /// What everybody is called. Names are not part of a match: they may change, and be forgotten.
    pub(crate) fn names(&self, words: &dyn Words) -> Vec<String> {
        let seats = self.study.players();
        let written = |seat: &Seat| {
            let name = self.study.record.as_ref().and_then(|record| record.seats.get(seat.index()));
            let name: String = name.map_or(String::new(), |name| name.as_str().chars().take(MOST_LETTERS).collect());
            if name.trim().is_empty() { seat.to_string() } else { name }
        };
        match &self.chairs {
            Some(chairs) => room::names(chairs, words),
            None => seats.iter().map(written).collect(),
        }
    }
}

/// Names in a record may be anything.
const MOST_LETTERS: usize = 40;

/// Studies in memory: they come back from the store, so only the newest are kept.
#[derive(Default)]
pub(crate) struct Studies {
    known: Mutex<HashMap<MatchId, (u64, Arc<Study>)>>,
    clock: AtomicU64,
}

/// How many studies are kept, with their reviews.
const MOST_STUDIES: usize = 48;

impl Studies {
    fn get(&self, id: &MatchId) -> Option<Arc<Study>> {
        let now = self.clock.fetch_add(1, Ordering::Relaxed);
        let mut known = locked(&self.known);
        let (used, study) = known.get_mut(id)?;
        *used = now;
        Some(Arc::clone(study))
    }
    fn put(&self, id: &MatchId, study: Study) -> Arc<Study> {
        let (now, study) = (self.clock.fetch_add(1, Ordering::Relaxed), Arc::new(study));
        let mut known = locked(&self.known);
        while known.len() >= MOST_STUDIES {
            let oldest = known.iter().min_by_key(|(_, (used, _))| *used).map(|(id, _)| id.clone());
            known.remove(&oldest.expect("there are many"));
        }
        known.insert(id.clone(), (now, Arc::clone(&study)));
        study
    }
}

/// Opens what this address names: a text from outside, or a match that is over.
pub(crate) async fn open(house: &House, caller: &Caller, id: &MatchId) -> Outcome<Opened> {
    if shelf::is_id(id) {
        let study = match house.studies.get(id) {
            Some(study) => study,
            None => house.studies.put(id, shelf::fetch(house, id).await?),
        };
        return Ok(Opened { id: id.clone(), study, chairs: None, you: None, next: None, source: None });
    }
    let room = house.room(id);
    let table = room.lock(house).await?;
    let who = room::viewing::viewer(&table, house, caller).await;
    if table.row.stage != Stage::Over {
        // People who may not see the table must not even learn that it exists.
        who?;
        return Err(STILL_ON);
    }
    let (chairs, next) = (Some(table.seating.chairs.clone()), table.row.next.clone());
    let source = table.row.source.clone();
    let study = match house.studies.get(id) {
        Some(study) => study,
        None => {
            let record = room::record(&table, house)?;
            // Nobody at the table has to wait for this.
            drop(table);
            house.studies.put(id, house.readers.read(|| Study::of_record(record)).await?)
        }
    };
    Ok(Opened { id: id.clone(), study, chairs, you: who.ok().and_then(Viewer::seat), next, source })
}

const STILL_ON: Fault = Fault::Forbidden("house-still-on");
