//! What a table agrees on, as its maker wants it.
use crate::fault::{Fault, Outcome, Why};
use crate::house::{House, game};
use crate::keys::{self, PersonId};
use crate::people;
use crate::room::OpenTable;
use crate::rows::{ChairRow, Sitter, Stage, TableRow};
use crate::time::TimePolicy;
use engine::{Seat, Setup};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How long a table waits for a decision.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Time {
    /// As long as it takes.
    Relaxed {},
    /// A number of seconds for each decision, and a reserve for the whole match.
    Live { seconds: u32, reserve: u32 },
    /// A number of hours for each turn.
    Slow { hours: u32 },
}

impl Time {
    pub(crate) fn of(policy: TimePolicy) -> Time {
        match policy {
            TimePolicy::Relaxed => Time::Relaxed {},
            TimePolicy::Live { seconds, reserve } => Time::Live { seconds, reserve },
            TimePolicy::Slow { hours } => Time::Slow { hours },
        }
    }
    fn policy(&self) -> Outcome<TimePolicy> {
        let wanted = match *self {
            Time::Relaxed {} => TimePolicy::Relaxed,
            Time::Live { seconds, reserve } => TimePolicy::Live { seconds, reserve },
            Time::Slow { hours } => TimePolicy::Slow { hours },
        };
        // The text form knows what is sensible.
        wanted.to_string().parse().map_err(|()| Fault::Malformed("house-no-clock".into()))
    }
}

/// What a table agrees on.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    pub(super) game: String,
    /// The game's own options.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// For each chair `me`, `open`, `program`, `level1` to `level8`, or `here:Ola` for Ola, who plays on the maker's
    /// device.
    pub(super) chairs: Vec<String>,
    #[serde(default = "relaxed", deserialize_with = "crate::api::object")]
    pub(super) time: Time,
    /// May anybody find the table?
    #[serde(default)]
    pub(super) listed: bool,
    /// May people ask for hints? By default only where one person plays.
    pub(super) hints: Option<bool>,
    /// May decisions be taken back if all people agree?
    #[serde(default)]
    pub(super) take_back: bool,
    /// Is each kind of decision explained when it comes up for the first time?
    #[serde(default)]
    pub(super) coach: bool,
    /// The level of stand-in bots.
    #[serde(default = "usual_level")]
    pub(super) level: u8,
    /// Milliseconds a bot takes at the least. Pages show what bots do at a pace of their own, so there is no need to wait.
    #[serde(default)]
    pub(super) pace: u32,
    /// What the maker is called.
    pub(super) name: Option<String>,
}

/// The number of players in a first match, if the game allows it.
const FEWEST_AT_FIRST: usize = 3;
/// The level of bots that let a beginner win now and then.
const GENTLE: &str = "level1";

fn relaxed() -> Time {
    Time::Relaxed {}
}

/// The level of bots that nobody has chosen.
pub(super) fn usual_level() -> u8 {
    4
}

/// The longest a bot may take over a move, in milliseconds.
const LONGEST_PACE: u32 = 60_000;

impl NewTable {
    /// Is it for people or programs on other devices?
    pub(super) fn needs_others(&self) -> bool {
        let is_elsewhere = |chair: &String| matches!(chair.as_str(), "open" | "program");
        self.listed || self.chairs.iter().any(is_elsewhere) || matches!(self.time, Time::Slow { .. })
    }
    /// A first match: the coach explains, and the bots are gentle and take their time.
    pub(crate) fn first_match(info: &engine::Info) -> NewTable {
        let bots = usize::from(*info.players.start()).max(FEWEST_AT_FIRST) - 1;
        let chairs = std::iter::once("me").chain(std::iter::repeat_n(GENTLE, bots));
        NewTable {
            game: info.id.into(),
            options: BTreeMap::new(),
            chairs: chairs.map(Into::into).collect(),
            time: relaxed(),
            listed: false,
            hints: Some(true),
            take_back: true,
            coach: true,
            level: usual_level(),
            pace: 0,
            name: None,
        }
    }
    pub(super) fn rows(&self, house: &House, person: &PersonId, name: &str) -> Outcome<(TableRow, Vec<ChairRow>)> {
        let game = game(&self.game)?;
        let players = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        let mut setup = Setup::of(game.info(), players)?;
        for (name, value) in &self.options {
            setup = setup.with(name, value)?;
        }
        game.table(&setup.to_string())?;
        let chairs: Vec<ChairRow> = (0..)
            .zip(&self.chairs)
            .map(|(seat, kind)| chair(Seat(seat), kind, person, name))
            .collect::<Outcome<_>>()?;
        if self.chairs.iter().filter(|kind| *kind == "me").count() > 1 {
            return Err(Fault::Malformed("house-one-chair".into()));
        }
        if bots::level(self.level).is_none() {
            return Err(Fault::no_level());
        }
        if self.pace > LONGEST_PACE {
            return Err(Fault::Malformed(Why::of("house-pace-long").with("most", LONGEST_PACE)));
        }
        let people = chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Person(_) | Sitter::Open)).count();
        let row = TableRow {
            id: keys::new_table(&*house.host, &house.standing),
            game: self.game.clone(),
            setup: setup.to_string(),
            maker: Some(person.clone()),
            time: self.time.policy()?,
            listed: self.listed,
            hints: self.hints.unwrap_or(people < 2),
            take_back: self.take_back && game.info().drafts,
            coach: self.coach,
            level: self.level,
            pace: self.pace.into(),
            stage: Stage::Open,
            reason: None,
            rev: 0,
            due: None,
            next: None,
            source: None,
            made: house.host.now(),
        };
        Ok((row, chairs))
    }
    /// The same table once more: everybody is invited to the chair next to theirs.
    pub(super) fn again(table: &OpenTable, maker: Seat) -> NewTable {
        let sitter = &table.seating.chair(maker).sitter;
        let kind = |chair: &ChairRow| match &chair.sitter {
            _ if chair.seat == maker => "me".to_owned(),
            same if same == sitter => format!("here:{}", chair.name),
            Sitter::Person(_) | Sitter::Open => "open".into(),
            Sitter::Program => "program".into(),
            Sitter::Bot => format!("level{}", chair.level),
            Sitter::Former => format!("level{}", table.row.level),
        };
        NewTable {
            game: table.row.game.clone(),
            options: options_of(&table.row.setup),
            chairs: table.seating.chairs.iter().map(kind).collect(),
            time: Time::of(table.row.time),
            listed: table.row.listed,
            hints: Some(table.row.hints),
            take_back: table.row.take_back,
            coach: table.row.coach,
            level: table.row.level,
            pace: u32::try_from(table.row.pace).unwrap_or(0),
            name: Some(table.seating.chair(maker).name.clone()),
        }
    }
}

/// What a table with this setup has agreed on beyond the usual.
pub(super) fn options_of(setup: &str) -> BTreeMap<String, String> {
    let words = setup.split_whitespace().filter_map(|word| word.split_once('='));
    words.filter(|(name, _)| *name != "players").map(|(name, value)| (name.into(), value.into())).collect()
}

fn chair(seat: Seat, kind: &str, person: &PersonId, name: &str) -> Outcome<ChairRow> {
    let plain = |sitter: Sitter, level: u8, name: String| {
        let (version, away, seen, facing) = (0, false, 0, false);
        ChairRow { seat, sitter, name, level, version, away, seen, facing }
    };
    Ok(match (kind, kind.strip_prefix("here:")) {
        (_, Some(name)) => plain(Sitter::Person(person.clone()), 0, people::clean_name(name)?),
        ("me", _) => plain(Sitter::Person(person.clone()), 0, name.into()),
        ("open", _) => plain(Sitter::Open, usual_level(), String::new()),
        ("program", _) => plain(Sitter::Program, 0, String::new()),
        _ => {
            let level = kind.strip_prefix("level").and_then(|level| level.parse().ok());
            let level = level.filter(|level| bots::level(*level).is_some());
            let level = level.ok_or_else(|| Fault::Malformed(Why::of("house-nobody-called").with("kind", kind)))?;
            plain(Sitter::Bot, level, String::new())
        }
    })
}
