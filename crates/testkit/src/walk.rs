//! Random matches that can be repeated and shrunk: every choice, of chance and of players, is a number in a list.
use crate::MOST_STEPS;
use crate::matches::by_lot;
use engine::{Entry, Fate, Game, Lot, Pile, Quick, Seat, Setup, Told, Turn, Viewer};
use proptest::prelude::{TestCaseError, any};
use proptest::test_runner::{Config, TestRunner};

/// A match as numbers. Where the list ends, it goes on by a generator that starts from the list, so that long matches
/// are random to their end.
#[derive(Clone, Debug)]
pub struct Script {
    /// Which setup: taken modulo the number of setups.
    pub setup: u8,
    /// What is chosen and drawn, each modulo the number of possibilities.
    pub choices: Vec<u16>,
}

/// Runs a property over this many random matches; a failing one is shrunk to a short list of choices.
pub fn over_matches(matches: u32, property: impl Fn(&Script) -> Result<(), String>) {
    let strategy = (any::<u8>(), proptest::collection::vec(any::<u16>(), 0..400));
    // Failures are printed with their shrunk script; they become named cases, so no file of regressions is kept.
    let config = Config { cases: matches, failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, deterministic());
    let result =
        runner.run(&strategy, |(setup, choices)| property(&Script { setup, choices }).map_err(TestCaseError::fail));
    if let Err(error) = result {
        panic!("{error}");
    }
}

/// The same matches in every run: a red build can be repeated.
fn deterministic() -> proptest::test_runner::TestRng {
    proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha)
}

/// Chance and players alike: the next number decides.
pub(crate) struct Choices<'a>(std::slice::Iter<'a, u16>, Quick);

impl Fate for Choices<'_> {
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let at = self.below(pile.total());
        pile.nth(at)
    }
    fn below(&mut self, n: u32) -> u32 {
        match self.0.next() {
            Some(&choice) => choice as u32 % n,
            None => self.1.below(n),
        }
    }
}

/// Setups of a game: all numbers of players, each option at each value once, and all options at their last values.
pub fn setups<G: Game>() -> Vec<Setup> {
    let plain: Vec<Setup> = G::INFO.players.map(|n| Setup::new::<G>(n).expect("the game is for so many")).collect();
    let mut all = plain.clone();
    for setup in plain {
        for spec in G::INFO.options {
            let values = spec.values.iter().skip(1);
            all.extend(values.map(|value| setup.with(spec.name, value).expect("an option has its own values")));
        }
        let last = |setup: Setup, spec: &engine::OptionSpec| {
            setup.with(spec.name, spec.values[spec.values.len() - 1]).expect("an option has its own values")
        };
        all.push(G::INFO.options.iter().fold(setup, last));
    }
    all.retain(|setup| G::playable(setup).is_ok());
    all
}

/// How many steps apart a costly property is asked, so that a game of long matches costs no more than one of short ones.
/// Matches differ in length and chance, so that over many of them every moment has its turn.
pub fn stride<G: Game>() -> usize {
    let (mut steps, script) = (0, Script { setup: 0, choices: vec![] });
    play::<G>(&script, |walk| {
        steps = walk.entries.len();
        Ok(())
    })
    .expect("nothing is asked of this match");
    // With no divisor of what else goes round, such as the sizes of the screen.
    (steps / 100..)
        .find(|stride| stride % 2 != 0 && stride % 3 != 0)
        .expect("one of six numbers in a row is such a one")
}

/// A match on its way: everything a property may want to compare.
pub struct RandomWalk<G: Game> {
    /// How it was set up.
    pub setup: Setup,
    /// The state before the last step.
    pub before: G::State,
    /// The state now.
    pub state: G::State,
    /// What the last step told.
    pub events: Vec<G::Event>,
    /// All that was told before it.
    pub past: Vec<G::Event>,
    /// All steps.
    pub entries: Vec<Entry<G::Action>>,
    /// Each viewer's view, kept up to date by what it was told alone.
    pub folded: Vec<(Viewer, G::View)>,
}

/// Plays a script and shows every moment, the first and the last included. An error ends it.
pub fn play<G: Game>(script: &Script, each: impl FnMut(&RandomWalk<G>) -> Result<(), String>) -> Result<(), String> {
    play_by(script, |state, seat, choices| by_lot::<G>(state, seat, choices), each)
}

/// The same, but whoever is asked does what `decide` says.
pub(crate) fn play_by<G: Game>(
    script: &Script,
    decide: impl Fn(&G::State, Seat, &mut Choices<'_>) -> G::Action,
    mut each: impl FnMut(&RandomWalk<G>) -> Result<(), String>,
) -> Result<(), String> {
    let setups = setups::<G>();
    let setup = setups[script.setup as usize % setups.len()];
    let tail = script.choices.iter().fold(script.setup as u64, |seed, &choice| seed.rotate_left(16) ^ choice as u64);
    let mut choices = Choices(script.choices.iter(), Quick::new(tail));
    let mut walk = RandomWalk::<G>::new(setup);
    each(&walk)?;
    while let Some(entry) = walk.choose(&mut choices, &decide)? {
        walk.step(entry);
        each(&walk)?;
        if walk.entries.len() > MOST_STEPS {
            return Err("the match does not end".into());
        }
    }
    Ok(())
}

impl<G: Game> RandomWalk<G> {
    fn new(setup: Setup) -> Self {
        let state = G::new(&setup);
        let folded = Viewer::all(G::players(&state)).map(|who| (who, G::view(&state, who))).collect();
        RandomWalk { setup, before: state, state, events: vec![], past: vec![], entries: vec![], folded }
    }
    fn choose(
        &self,
        choices: &mut Choices<'_>,
        decide: impl Fn(&G::State, Seat, &mut Choices<'_>) -> G::Action,
    ) -> Result<Option<Entry<G::Action>>, String> {
        match G::turn(&self.state) {
            Turn::Over => Ok(None),
            Turn::Chance => {
                let pile = G::pile(&self.state);
                if pile.total() == 0 {
                    return Err("chance has nothing to draw".into());
                }
                let name = pile.name;
                Ok(Some(Entry::Drew(name, choices.pick(pile))))
            }
            Turn::Decide(mut seats) => {
                let at = choices.below(seats.len() as u32) as usize;
                let seat = seats.nth(at).ok_or("nobody owes the decision")?;
                if self.legal(seat).is_empty() {
                    return Err(format!("{seat} owes a decision and can do nothing"));
                }
                Ok(Some(Entry::Act(seat, decide(&self.state, seat, choices))))
            }
        }
    }
    fn step(&mut self, entry: Entry<G::Action>) {
        self.before = self.state;
        self.past.append(&mut self.events);
        self.entries.push(entry);
        let play = &mut Told::<G> { state: &mut self.state, events: &mut self.events };
        match entry {
            Entry::Act(seat, action) => G::act(play, seat, action),
            Entry::Drew(_, lot) => G::draw(play, lot),
        }
        for (who, view) in &mut self.folded {
            self.events.iter().filter(|&&event| G::audience(event).has(*who)).for_each(|&event| G::hear(view, event));
        }
    }
    /// What this seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        G::menu(&self.state, seat)
    }
    /// All this viewer was told.
    pub fn news(&self, who: Viewer) -> Vec<G::Event> {
        self.past.iter().chain(&self.events).copied().filter(|&event| G::audience(event).has(who)).collect()
    }
}
