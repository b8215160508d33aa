//! Which bot, and how well it plays: what the command line and a table's chairs write down.
use crate::{Budget, level};
use engine::Memory;
use std::fmt;
use std::str::FromStr;

/// The rungs of the ladder, weakest first. They have the same names in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rung {
    /// Chooses by lot.
    Random,
    /// Plays by rules of thumb.
    Rule,
    /// Tries its plans out in guessed worlds, by playouts that are judged late, and holds on to the best one.
    Flat,
    /// The same with belief from behaviour and playouts that are judged early; thinks again at every step.
    Search,
}

impl Rung {
    /// All of them, weakest first.
    pub const ALL: [Rung; 4] = [Rung::Random, Rung::Rule, Rung::Flat, Rung::Search];
    /// As the command line writes it.
    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

/// The names of the rungs, weakest first.
pub const NAMES: &[&str] = &["random", "rule", "flat", "search"];

/// A bot: its rung, its memory, and what else makes it weaker or stronger.
///
/// Written `RUNG[:MEMORY][@SIMULATIONS]`, or `level1` to `level8`:
///
/// ```
/// use bots::{Rung, Skill};
/// let skill: Skill = "search:human@200".parse()?;
/// assert_eq!((skill.rung, skill.to_string()), (Rung::Search, "search:human@200".into()));
/// assert!("clever".parse::<Skill>().is_err());
/// # Ok::<(), bots::BadSkill>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Skill {
    /// Where on the ladder.
    pub rung: Rung,
    /// How well it remembers.
    pub memory: Memory,
    /// How long it thinks; of no meaning below [`Rung::Flat`].
    pub budget: Budget,
    /// How far its judgement is off, as a standard deviation: in parts of how far its scores lie apart for
    /// [`Rung::Rule`], in chances to win above (times [`engine::Heuristics::BLUR`]).
    pub noise: f32,
    /// Does it leave out blunders that can be seen at once?
    pub guarded: bool,
    /// Which level for people it is, if it is one.
    pub level: Option<u8>,
}

/// What a bot above [`Rung::Rule`] thinks if nobody says how long.
const USUAL: Budget = Budget::Simulations(2_000);

impl Skill {
    /// The best that this rung can do.
    pub const fn of(rung: Rung) -> Skill {
        Skill { rung, memory: Memory::Perfect, budget: USUAL, noise: 0.0, guarded: true, level: None }
    }
    /// The same with this budget.
    pub fn with_budget(self, budget: Budget) -> Skill {
        Skill { budget, ..self }
    }
    /// Does the name say how long it thinks?
    pub fn names_its_budget(text: &str) -> bool {
        text.contains('@') || text.starts_with(LEVEL)
    }
}

const LEVEL: &str = "level";

/// No bot is written like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSkill(String);

impl fmt::Display for BadSkill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rungs = NAMES.join(", ");
        write!(f, "there is no bot '{}'; there is {rungs}, level1 to level8, and such as search:human@500", self.0)
    }
}

impl std::error::Error for BadSkill {}

impl FromStr for Skill {
    type Err = BadSkill;
    fn from_str(text: &str) -> Result<Skill, BadSkill> {
        let bad = || BadSkill(text.into());
        if let Some(number) = text.strip_prefix(LEVEL) {
            return number.parse().ok().and_then(level).ok_or_else(bad);
        }
        let (rest, simulations) = text.split_once('@').map_or((text, None), |(rest, number)| (rest, Some(number)));
        let (name, memory) = rest.split_once(':').map_or((rest, None), |(name, memory)| (name, Some(memory)));
        let rung = Rung::ALL.into_iter().find(|rung| rung.name() == name).ok_or_else(bad)?;
        let mut skill = Skill::of(rung);
        if let Some(wanted) = memory {
            skill.memory = Memory::ALL.into_iter().find(|memory| memory.name() == wanted).ok_or_else(bad)?;
        }
        if let Some(number) = simulations {
            let number = number.parse().ok().filter(|&number| (1..=10_000_000).contains(&number) && rung >= Rung::Flat);
            skill.budget = Budget::Simulations(number.ok_or_else(bad)?);
        }
        Ok(skill)
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(level) = self.level {
            return write!(f, "{LEVEL}{level}");
        }
        f.write_str(self.rung.name())?;
        if self.memory != Memory::Perfect {
            write!(f, ":{}", self.memory.name())?;
        }
        match self.budget {
            Budget::Simulations(number) if self.rung >= Rung::Flat => write!(f, "@{number}"),
            Budget::Simulations(_) | Budget::Time(..) => Ok(()),
        }
    }
}
