//! The end of a match: who won, the account, the points over time, what luck did and what was decided, and the deal.
mod deal;
mod result;
mod review;
pub use review::fortune_words;

use crate::area::area;
use crate::pen::Pen;
use crate::plot::{self, Course};
use crate::tabletop::Tabletop;
use crate::tally::tally;
use crate::writer::Writer;
use engine::scene::Scene;
use engine::{Seat, Words};

/// A match that is over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct End {
    /// The address of its replay.
    pub home: String,
    /// Those who won.
    pub winners: Vec<Seat>,
    /// Everybody's points over time.
    pub points: Course,
    /// What can be done now.
    pub ways: Ways,
    /// The seed and its proof, where there is one.
    pub deal: Option<DealShown>,
    /// The review, which takes a while.
    pub review: EndReview,
    /// Where the match is from in whose middle this one began.
    pub source: Option<String>,
}

/// Where one can go from the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// The table of the next match.
    pub next: Option<String>,
    /// Where to ask for the next match.
    pub rematch: Option<String>,
    /// Back to the table and the chat.
    pub table: Option<String>,
    /// The address to share.
    pub link: String,
    /// The same address as the server shows links: to read, to copy, as a picture. HTML, taken as it is.
    pub hand_on: String,
}

/// The promise before the match and the seed after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DealShown {
    /// The SHA-256 of the seed.
    pub promise: String,
    /// The seed.
    pub seed: String,
    /// The result of checking it.
    pub checked: Option<DealCheck>,
}

/// The result of checking a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealCheck {
    /// All draws are what the seed deals.
    Proved {
        /// How many draws there were.
        draws: usize,
        /// How many steps the match had.
        steps: usize,
    },
    /// The proof fails; why, in a sentence.
    Broken(String),
}

/// The review of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum EndReview {
    /// There is none.
    #[default]
    Never,
    /// It is being made; the percentage that is done.
    Waiting(usize),
    /// Here it is.
    Ready(Box<Judged>),
}

/// A match that was judged.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// Everybody's chance to win, from 0 to 1.
    pub chances: Course,
    /// What changed everybody's chance.
    pub fortunes: Vec<Fortune>,
    /// Where the reader sat, if they played.
    pub you: Option<Seat>,
    /// The reader's costliest turns, or everybody's.
    pub costly: Vec<CostlyTurn>,
    /// Turns of others that decided the match.
    pub deciding: Vec<TurningPoint>,
    /// When it was as good as decided.
    pub settled: Settled,
}

/// What changed one seat's chance to win, in percent.
#[derive(Clone, PartialEq, Debug)]
pub struct Fortune {
    /// Whose.
    pub seat: Seat,
    /// Before the first step.
    pub start: f64,
    /// Changes by draws, by the seat's own decisions and by those of others.
    pub parts: [f64; 3],
    /// After the last step.
    pub end: f64,
}

/// A turn that changed much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// Where it can be seen.
    pub to: String,
    /// Counted through the match, from 1.
    pub number: usize,
    /// Whose it was.
    pub by: Seat,
    /// What was done.
    pub done: Vec<String>,
    /// Whose chance changed most.
    pub seat: Seat,
    /// That chance before the turn, in percent.
    pub before: u8,
    /// The same after it.
    pub after: u8,
}

/// A turn that could have been better, seen with what its player knew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostlyTurn {
    /// Where it can be seen.
    pub to: String,
    /// Where other moves can be tried out for everybody, from its beginning.
    pub bench: String,
    /// Where to ask for a table that begins with it.
    pub again: String,
    /// Where its costliest decision is asked as a puzzle.
    pub puzzle: Option<String>,
    /// The step it begins with.
    pub step: usize,
    /// Which turn of its seat, from 1.
    pub number: usize,
    /// Whose.
    pub seat: Seat,
    /// What was done.
    pub done: Vec<String>,
    /// What would have been better.
    pub better: Vec<String>,
    /// A sentence of why; empty if there is nothing to speak of.
    pub why: String,
    /// The chance to win that it cost, in percent.
    pub loss: u8,
}

/// When a match was as good as decided.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Settled {
    /// After this turn whoever won could hardly lose any more.
    Won(Seat, SettledTurn),
    /// After this turn the reader could hardly win any more.
    Lost(SettledTurn),
    /// Not before the last turn.
    Open,
    /// There is nothing to say of it: nobody has won, or several have.
    #[default]
    Untold,
}

/// The turn after which a match was as good as decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettledTurn {
    /// Where it can be seen.
    pub to: String,
    /// Counted through the match, from 1.
    pub number: usize,
}

/// The `<main>` of the end of a match. `scene` is what a watcher sees at the end.
pub fn end(scene: &Scene, end: &End, words: &dyn Words) -> String {
    let top = Tabletop::new(scene, words);
    let writer = &top.writer;
    let mut pen = Pen::new();
    pen.tag("main").attr("id", "end").class("end").class_of("game-", &scene.game).inside(|pen| {
        result::result(pen, writer, end);
        if let Some(account) = &scene.over {
            pen.tag("section").class("panel end__account").inside(|pen| {
                scene.tally.iter().for_each(|counted| tally(pen, writer, counted));
                pen.tag("details").class("end__items").inside(|pen| {
                    pen.tag("summary").says(&writer.say("web-all-items"));
                    area(pen, &top, account);
                });
            });
        }
        if end.points.values.len() > 1 {
            let tag = pen.tag("section").class("panel");
            tag.inside(|pen| plot::lines(pen, &end.points, &writer.say("web-points-over-time"), words));
        }
        review::review(pen, writer, end);
        if let Some(deal) = &end.deal {
            deal::deal(pen, writer, &end.home, deal);
        }
        result::keepsakes(pen, writer, end);
    });
    pen.html()
}

/// The part of the page that is filled in once the review is ready.
pub fn review(scene: &Scene, end: &End, words: &dyn Words) -> String {
    let mut pen = Pen::new();
    review::review(&mut pen, &Writer::new(scene, words), end);
    pen.html()
}
