//! What a game knows about playing it well: all that bots, hints and reviews need from it.
use crate::{BySeat, Fate, Game, MOST_SEATS, Seat, Turn};

/// How well somebody remembers what they saw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Memory {
    /// Knows only what the screen shows now: a person who is asked a puzzle.
    Screen,
    /// Forgets much.
    Poor,
    /// Forgets as people do.
    Human,
    /// Forgets nothing.
    Perfect,
}

impl Memory {
    /// All of them, the worst first.
    pub const ALL: [Memory; 4] = [Memory::Screen, Memory::Poor, Memory::Human, Memory::Perfect];
    /// As the command line writes it.
    pub fn name(self) -> &'static str {
        match self {
            Memory::Screen => "screen",
            Memory::Poor => "poor",
            Memory::Human => "human",
            Memory::Perfect => "perfect",
        }
    }
    /// The chance that a fact is forgotten in one turn.
    pub fn lost_each_turn(self) -> f64 {
        match self {
            Memory::Screen => 1.0,
            Memory::Poor => 0.25,
            Memory::Human => 0.08,
            Memory::Perfect => 0.0,
        }
    }
}

/// The weights of the rules of thumb: one table for each game, made by [`weights!`](crate::weights), tuned by
/// `adit tune`.
pub trait Weights: Copy + std::fmt::Debug + Send + Sync + 'static {
    /// The names, in order.
    const NAMES: &'static [&'static str];
    /// The table as it was tuned.
    const TUNED: Self;
    /// The numbers, in order.
    fn list(&self) -> Vec<f32>;
    /// The table with these numbers, one for each name.
    fn from_list(list: &[f32]) -> Self;
}

/// Makes a table of weights, each with its tuned number.
///
/// ```
/// use engine::Weights as _;
/// engine::weights! {
///     /// What matters.
///     pub struct Weights {
///         /// One more card.
///         card: 1.5,
///         /// One more coin.
///         coin: 1.0,
///     }
/// }
/// assert_eq!((Weights::TUNED.card, Weights::NAMES), (1.5, &["card", "coin"][..]));
/// assert_eq!(Weights::from_list(&[2.0, 3.0]).list(), [2.0, 3.0]);
/// ```
#[macro_export]
macro_rules! weights {
    ($(#[$about:meta])* $seen:vis struct $name:ident { $($(#[$why:meta])* $weight:ident: $tuned:expr,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        $seen struct $name {
            $($(#[$why])* $seen $weight: f32,)*
        }
        impl $crate::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($weight),)*];
            const TUNED: Self = $name { $($weight: $tuned,)* };
            fn list(&self) -> Vec<f32> {
                vec![$(self.$weight,)*]
            }
            fn from_list(list: &[f32]) -> Self {
                let mut numbers = list.iter().copied();
                $name { $($weight: numbers.next().unwrap_or($tuned),)* }
            }
        }
    };
}

/// One component of a seat's standing, with words that say by how much it is better: the reason for a hint.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aspect {
    /// The key of words such as "the dragon has { $count } fewer of your cubes".
    pub key: &'static str,
    /// How good it is, roughly in points of the final score.
    pub points: f32,
    /// The same as those words count it, and more is better: minus the cubes the dragon has.
    pub amount: f32,
}

impl Aspect {
    /// One whose words count points.
    pub fn of_points(key: &'static str, points: f32) -> Aspect {
        Aspect { key, points, amount: points }
    }
}

/// What a chance to win that playouts came to is worth once the match is played out with thought: playouts think for
/// the seat that asks and little for the others. Fitted to matches by the benchmark `calibration`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// What is added to the logarithm of the odds.
    pub shift: f64,
    /// What that is multiplied by before.
    pub slope: f64,
}

impl Calibration {
    /// Playouts are right.
    pub const NONE: Calibration = Calibration { shift: 0.0, slope: 1.0 };
    /// What this chance is worth. Who is sure to win or to lose stays so.
    pub fn of(self, chance: f64) -> f64 {
        let odds = (chance / (1.0 - chance)).ln();
        1.0 / (1.0 + (-self.shift - self.slope * odds).exp())
    }
}

/// What a game knows about playing it well.
///
/// `rate` and `playout` are given a whole world but look only at what the seat knows: bots call them with guessed
/// worlds, and the suite proves that worlds that look alike give the same answers. `chances`, `aspects` and `plan_key`
/// may look at everything, because they are only ever shown a guess.
pub trait Heuristics: Game {
    /// The numbers behind `rate` and `playout`.
    type Weights: Weights;
    /// What behaviour tells beyond what can be counted; `()` where it tells nothing.
    type Belief: Send + Sync;
    /// How many turns a playout lasts before [`Heuristics::chances`] judges the position; `None` if it goes on to the end
    /// of the match.
    const HORIZON: Option<u8>;
    /// For how many of these turns everybody thinks a little ([`Heuristics::ponder`]) before [`Heuristics::playout`]
    /// takes over.
    const CARE: u8 = 0;
    /// Scales the noise that makes weaker bots misjudge plans, so that a level means the same in every game: where plans
    /// differ widely, a little noise changes nothing.
    const BLUR: f32 = 1.0;
    /// What chances are worth that a person is told.
    const CALIBRATION: Calibration = Calibration::NONE;

    /// What to believe after all this seat was told, first to last.
    fn believe(view: &Self::View, news: &[Self::Event]) -> Self::Belief;
    /// A world that fits the view, as likely as the belief says; [`Game::guess`] if there is nothing to go by but counting.
    fn imagine(view: &Self::View, belief: &Self::Belief, fate: &mut impl Fate) -> Self::State;
    /// The view of somebody with this memory. The same seed forgets the same things, so that matches replay.
    fn recall(view: &Self::View, _news: &[Self::Event], _memory: Memory, _seed: u64) -> Self::View {
        *view
    }

    /// How much the seat likes each of its legal actions, by rules of thumb; the highest is what `rule` plays. Scores
    /// are written in the order of `legal`, roughly in points of the final score.
    fn rate(state: &Self::State, seat: Seat, legal: &[Self::Action], by: &Self::Weights, scores: &mut Vec<f32>);
    /// The same with more thought, such as looking through the whole turn: how bots that search expect play to continue.
    /// Just the rule of thumb unless the game knows better.
    fn ponder(state: &Self::State, seat: Seat, legal: &[Self::Action], scores: &mut Vec<f32>) {
        Self::rate(state, seat, legal, &Self::Weights::TUNED, scores);
    }
    /// A cheap version of the same, for playouts: one legal action, at once.
    fn playout(state: &Self::State, seat: Seat, fate: &mut impl Fate) -> Self::Action;
    /// Would anybody see at once that this action is foolish, whatever else is true? Looks only at what the seat knows.
    fn is_blunder(_state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// Everybody's chances to win, which add up to one; exact enough to end a playout with.
    fn chances(state: &Self::State) -> BySeat<f32>;
    /// Whose turn it is.
    fn actor(state: &Self::State) -> Seat;
    /// Plans for one turn that lead to the same result have the same key, whatever their order.
    fn plan_key(state: &Self::State, _seat: Seat) -> u64 {
        Self::key(state)
    }
    /// Where the seat is on its way through its turn. Positions of one turn with the same key differ at most in what was
    /// spent between them, so whoever comes back to one has walked in a circle.
    fn place_key(state: &Self::State, _seat: Seat) -> u64 {
        Self::key(state)
    }
    /// How this seat stands, component by component.
    fn aspects(state: &Self::State, seat: Seat) -> Vec<Aspect>;
}

/// Chances to win from the points each seat is expected to end with; `spread` is roughly the standard deviation of the
/// difference. It is the softmax that comes closest to normal errors.
pub fn chances_from(points: BySeat<f32>, players: u8, spread: f32) -> BySeat<f32> {
    let seats = &points.0[..players as usize];
    let best = seats.iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MOST_SEATS as usize];
    let mut all = 0.0;
    for (chance, &points) in chances.iter_mut().zip(seats) {
        *chance = ((points - best) * 1.7 / spread).exp();
        all += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= all);
    BySeat(chances)
}

/// What a finished match is worth to each seat: a shared victory is split, and if nobody wins, nobody gets anything.
pub fn outcome<G: Game>(state: &G::State) -> BySeat<f32> {
    debug_assert_eq!(G::turn(state), Turn::Over);
    let winners = G::winners(state);
    let share = 1.0 / f32::from(winners.len().max(1));
    let mut worth = BySeat([0.0; MOST_SEATS as usize]);
    winners.for_each(|seat| worth[seat] = share);
    worth
}
