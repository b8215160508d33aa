//! The one list of games. A game is one folder under `games/` and one line here.
use engine::{AnyTable, BadSetup, Game, Heuristics, Info, Misread, Setup, Table};

/// Everything that needs to be compiled for each game: give it a visitor.
///
/// ```
/// struct Players;
/// impl registry::Visitor for Players {
///     type Out = u8;
///     fn visit<G: engine::Heuristics>(self) -> u8 {
///         *G::INFO.players.end()
///     }
/// }
/// assert!(registry::all().all(|info| registry::visit(info.id, Players) == Some(4)));
/// ```
pub trait Visitor {
    /// What it brings back.
    type Out;
    /// Does its work for one game.
    fn visit<G: Heuristics>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty,)*) => {
        const GAMES: &[&Info] = &[$(&<$game as Game>::INFO,)*];

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
pub fn all() -> impl Iterator<Item = &'static Info> {
    GAMES.iter().copied()
}

/// The facts about the game with this id.
pub fn info(id: &str) -> Option<&'static Info> {
    all().find(|info| info.id == id)
}

/// A new table of this game; `None` if there is no such game.
pub fn table(id: &str, setup: &str) -> Option<Result<Box<dyn AnyTable>, BadSetup>> {
    struct New<'a>(&'a str);
    impl Visitor for New<'_> {
        type Out = Result<Box<dyn AnyTable>, BadSetup>;
        fn visit<G: Heuristics>(self) -> Self::Out {
            Ok(Box::new(Table::<G>::new(&Setup::read::<G>(self.0)?)))
        }
    }
    visit(id, New(setup))
}

/// A table of this game that begins with a position; `None` if there is no such game.
pub fn table_from_position(id: &str, position: &str) -> Option<Result<Box<dyn AnyTable>, Misread>> {
    struct FromPosition<'a>(&'a str);
    impl Visitor for FromPosition<'_> {
        type Out = Result<Box<dyn AnyTable>, Misread>;
        fn visit<G: Heuristics>(self) -> Self::Out {
            Ok(Box::new(Table::<G>::from_position(self.0)?))
        }
    }
    visit(id, FromPosition(position))
}
