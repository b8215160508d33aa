//! The one list of games, and all that is compiled once for each of them.
//!
//! A game is one folder under `games/` and one line here. Code that plays, teaches, measures or shows any game
//! asks [`game`] for it and gets the same few answers, behind `dyn`: nothing above this crate is generic over games.
use bots::{AnyBot, AnyCoach, BotPlayer, Coach, Contest, Deal, Dig, Quarry, Simulation, Skill, Totals};
use engine::{AnyTable, BadSetup, Game, Heuristics, Info, Misread, Seat, Setup, Table, Weights};
use std::marker::PhantomData;
use std::ops::Range;

/// A game whose rules the caller need not know.
pub trait AnyGame: Send + Sync {
    /// Its facts.
    fn info(&self) -> &'static Info;
    /// A new table, before the deal.
    fn table(&self, setup: &str) -> Result<Box<dyn AnyTable>, BadSetup>;
    /// A table that begins in the middle.
    fn table_from_position(&self, position: &str) -> Result<Box<dyn AnyTable>, Misread>;
    /// A computer player. The same seed plays the same.
    fn bot(&self, skill: Skill, seed: u64) -> Box<dyn AnyBot>;
    /// Who gives hints and reviews.
    fn coach(&self) -> Box<dyn AnyCoach>;
    /// One deal of a contest between bots, played from every seat.
    fn deal(&self, contest: &Contest, number: u64) -> Deal;
    /// What tells the bots of a contest from others of the same names.
    fn fingerprint(&self, contest: &Contest) -> String;
    /// Matches of bots, counted up; or what went wrong in one of them.
    fn simulate(&self, wanted: &Simulation, matches: Range<u64>) -> Result<Totals, String>;
    /// Puzzles in one match of bots.
    fn mine(&self, quarry: &Quarry, number: u64) -> Dig;
    /// By how much the first of these plans of a seat is better than each of the others, over so many simulations.
    fn leads(&self, table: &dyn AnyTable, seat: Seat, plans: &[Vec<String>], simulations: u32) -> Option<Vec<f64>>;
    /// What its rules of thumb weigh with.
    fn weights(&self) -> WeightTable;
}

/// The names of a game's weights, and their tuned values in the same order.
#[derive(Clone, PartialEq, Debug)]
pub struct WeightTable {
    /// The names.
    pub names: &'static [&'static str],
    /// The values.
    pub tuned: Vec<f32>,
}

struct Listed<G>(PhantomData<fn() -> G>);

impl<G: Heuristics> AnyGame for Listed<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }
    fn table(&self, setup: &str) -> Result<Box<dyn AnyTable>, BadSetup> {
        Ok(Box::new(Table::<G>::new(&Setup::read::<G>(setup)?)))
    }
    fn table_from_position(&self, position: &str) -> Result<Box<dyn AnyTable>, Misread> {
        Ok(Box::new(Table::<G>::from_position(position)?))
    }
    fn bot(&self, skill: Skill, seed: u64) -> Box<dyn AnyBot> {
        Box::new(BotPlayer::<G>::new(skill, seed))
    }
    fn coach(&self) -> Box<dyn AnyCoach> {
        Box::<Coach<G>>::default()
    }
    fn deal(&self, contest: &Contest, number: u64) -> Deal {
        bots::play_deal::<G>(contest, number)
    }
    fn fingerprint(&self, contest: &Contest) -> String {
        bots::fingerprint::<G>(contest)
    }
    fn simulate(&self, wanted: &Simulation, matches: Range<u64>) -> Result<Totals, String> {
        bots::simulate::<G>(wanted, matches)
    }
    fn mine(&self, quarry: &Quarry, number: u64) -> Dig {
        bots::mine::<G>(quarry, number)
    }
    fn leads(&self, table: &dyn AnyTable, seat: Seat, plans: &[Vec<String>], simulations: u32) -> Option<Vec<f64>> {
        bots::leads::<G>(table, seat, plans, simulations)
    }
    fn weights(&self) -> WeightTable {
        WeightTable { names: G::Weights::NAMES, tuned: G::Weights::TUNED.list() }
    }
}

/// For tests and benches, which look inside a game: what is to be compiled for each of them.
///
/// ```
/// struct Players;
/// impl registry::Visitor for Players {
///     type Out = u8;
///     fn visit<G: engine::Heuristics>(self) -> u8 {
///         *G::INFO.players.end()
///     }
/// }
/// assert!(registry::infos().all(|info| registry::visit(info.id, Players) == Some(4)));
/// ```
pub trait Visitor {
    /// What it brings back.
    type Out;
    /// Does its work for one game.
    fn visit<G: Heuristics>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty,)*) => {
        const GAMES: &[&dyn AnyGame] = &[$(&Listed::<$game>(PhantomData),)*];

        /// Visits the game with this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games![clank::Clank, clonk::Clonk, gnomes::Gnomes,];

/// Every game there is.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied()
}

/// The facts of every game there is.
pub fn infos() -> impl Iterator<Item = &'static Info> {
    games().map(|game| game.info())
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.info().id == id)
}
