//! What a table agrees on before it starts.
use crate::{Game, Info, Rule, Seat};
use std::fmt;

/// One thing a table may choose: its name, the rule it is about, and the values, the usual one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// One lower-case word with underscores; the key of its words is `option-<name>` with hyphens.
    pub name: &'static str,
    /// Where the rules speak of it.
    pub rule: Rule,
    /// What can be chosen; the first is the default.
    pub values: &'static [&'static str],
}

/// The most options a game may have.
pub const MOST_OPTIONS: usize = 16;

/// Players and options of one match of one game, checked against that game's [`Info`].
///
/// The text form is `players=3 open_discard=on`: players first, then every option that is not at its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    info: &'static Info,
    players: u8,
    chosen: [u8; MOST_OPTIONS],
}

impl Setup {
    /// The usual match for this many players.
    pub fn new<G: Game>(players: u8) -> Result<Setup, BadSetup> {
        Setup::of(const { &G::INFO }, players)
    }
    /// The same for a game known by its facts.
    pub fn of(info: &'static Info, players: u8) -> Result<Setup, BadSetup> {
        assert!(info.options.len() <= MOST_OPTIONS, "a game has at most {MOST_OPTIONS} options");
        if !info.players.contains(&players) {
            return Err(BadSetup::Players(players, info));
        }
        Ok(Setup { info, players, chosen: [0; MOST_OPTIONS] })
    }
    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }
    /// The game.
    pub fn info(&self) -> &'static Info {
        self.info
    }
    /// The value chosen for an option.
    pub fn value(&self, name: &str) -> Option<&'static str> {
        let (at, spec) = self.spec(name)?;
        spec.values.get(self.chosen[at] as usize).copied()
    }
    /// Is this option at this value?
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == Some(value)
    }
    /// The seat an option names, if its value is one.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.value(name)?.parse().ok()
    }
    /// The rules of the options are kept if every seat that one of them names is at the table.
    pub fn seats_at_the_table(&self) -> Result<(), Rule> {
        let is_away = |spec: &&OptionSpec| self.seat(spec.name).is_some_and(|seat| seat.0 >= self.players);
        self.info.options.iter().find(is_away).map_or(Ok(()), |spec| Err(spec.rule))
    }
    /// The same with one option chosen.
    pub fn with(mut self, name: &str, value: &str) -> Result<Setup, BadSetup> {
        let (at, spec) = self.spec(name).ok_or_else(|| BadSetup::Option(name.into(), self.info))?;
        let chosen = spec.values.iter().position(|&known| known == value);
        self.chosen[at] = chosen.ok_or_else(|| BadSetup::Value(value.into(), spec))? as u8;
        Ok(self)
    }
    /// Reads the text form and asks the game whether it can be played.
    pub fn read<G: Game>(text: &str) -> Result<Setup, BadSetup> {
        let setup = Setup::parse(const { &G::INFO }, text)?;
        G::playable(&setup).map_err(BadSetup::Forbidden)?;
        Ok(setup)
    }
    /// Reads the text form for a game known by its facts; whether it can be played, only the game can say.
    pub fn parse(info: &'static Info, text: &str) -> Result<Setup, BadSetup> {
        let mut words = text.split_whitespace().map(|word| word.split_once('=').ok_or(BadSetup::Word(word.into())));
        let (name, players) = words.next().unwrap_or(Err(BadSetup::Word(text.into())))?;
        let players = players.parse().ok().filter(|_| name == "players").ok_or(BadSetup::Word(text.into()))?;
        let (mut setup, mut named) = (Setup::of(info, players)?, vec![]);
        for word in words {
            let (name, value) = word?;
            setup = setup.with(name, value)?;
            if named.contains(&name) {
                return Err(BadSetup::Twice(name.into()));
            }
            named.push(name);
        }
        Ok(setup)
    }
    fn spec(&self, name: &str) -> Option<(usize, &'static OptionSpec)> {
        self.info.options.iter().enumerate().find(|(_, spec)| spec.name == name)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        for (spec, &chosen) in self.info.options.iter().zip(&self.chosen).filter(|(_, chosen)| **chosen != 0) {
            write!(f, " {}={}", spec.name, spec.values[chosen as usize])?;
        }
        Ok(())
    }
}

/// Why a setup is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The game is not for this many players.
    Players(u8, &'static Info),
    /// The game has no such option.
    Option(String, &'static Info),
    /// The option has no such value.
    Value(String, &'static OptionSpec),
    /// Not of the form `players=3 name=value`.
    Word(String),
    /// An option is named more than once.
    Twice(String),
    /// The rules forbid this combination.
    Forbidden(Rule),
}

impl PartialEq for Info {
    fn eq(&self, other: &Info) -> bool {
        self.id == other.id
    }
}

impl Eq for Info {}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Players(n, info) => {
                let (least, most) = (info.players.start(), info.players.end());
                write!(f, "{} is for {least} to {most} players, not {n}", info.id)
            }
            BadSetup::Option(name, info) => {
                let known: Vec<&str> = info.options.iter().map(|spec| spec.name).collect();
                write!(f, "{} has no option '{name}'; it has {}", info.id, known.join(", "))
            }
            BadSetup::Value(value, spec) => {
                write!(f, "'{value}' is no value of {}; choose {}", spec.name, spec.values.join(" or "))
            }
            BadSetup::Word(word) => write!(f, "expected 'players=N' and then 'name=value', found '{word}'"),
            BadSetup::Twice(name) => write!(f, "the option '{name}' stands there twice"),
            BadSetup::Forbidden(rule) => write!(f, "rule {rule} forbids this combination of players and options"),
        }
    }
}

impl std::error::Error for BadSetup {}
