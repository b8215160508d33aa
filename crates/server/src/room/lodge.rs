//! A small house for tests of what is shown.
use super::{Inner, Play};
use crate::house::{Config, House};
use crate::keys::PersonId;
use crate::rows::{ChairRow, Sitter, Stage, TableRow};
use crate::time::{Clock, Policy};
use dealer::Dealer;
use engine::{AnyTable, Drafts, Record, Seat};
use journal::{Address, Head, Line};
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

/// A house with a file of its own, which is gone afterwards.
pub(crate) struct Lodge(pub(crate) Arc<House>, PathBuf);

impl Lodge {
    pub(crate) async fn open(name: &str) -> Lodge {
        let folder = std::env::temp_dir().join(format!("adit-{name}-{}", std::process::id()));
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: Address::Sqlite { file: folder.join("adit.sqlite"), limit: None },
            bus: None,
            url: None,
            behind_proxy: false,
            unlimited: true,
            thinkers: 1,
        };
        Lodge(House::open(config).await.expect("a file can be made in the folder for such files"), folder)
    }
}

impl Drop for Lodge {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.1);
    }
}

/// A table that comes back from the journal with this record.
pub(crate) fn replayed(record: &Record) -> Play {
    let (id, seed) = (crate::keys::new_table(), record.seed.expect("it is over"));
    let (game, setup) = (record.game.clone(), record.setup.clone());
    let head = Head { id, game, rules: record.rules, setup, seed, made: 0 };
    let lines: Vec<Line> = record.steps.iter().map(|text| Line { text: text.clone(), at: 0 }).collect();
    Play::replay(&head, Policy::Relaxed, &lines).expect("it can be played")
}

/// A match between people, in the middle, of which so much was put away.
pub(super) fn seated(table: Box<dyn AnyTable>, told: usize) -> Inner {
    let info = table.info();
    let chair = |seat: Seat| ChairRow {
        seat,
        sitter: Sitter::Person(PersonId::new()),
        name: format!("Person {seat}"),
        level: 4,
        version: 0,
        away: false,
        seen: told,
        facing: false,
    };
    let row = TableRow {
        id: crate::keys::new_table(),
        game: info.id.into(),
        setup: table.setup().map(|setup| setup.to_string()).unwrap_or_default(),
        maker: None,
        time: Policy::Relaxed,
        listed: false,
        hints: true,
        take_back: false,
        coach: false,
        level: 4,
        pace: 0,
        stage: Stage::Playing,
        reason: None,
        rev: 0,
        due: None,
        next: None,
        made: 0,
    };
    let chairs = table.players().map(chair).collect();
    let clock = Clock::new(Policy::Relaxed);
    let play = Some(Play { table, seed: Dealer::numbered(1).seed(), clock, last: 0, tail: journal::Tail::default() });
    let drafts = Drafts::default();
    let muted = HashSet::new();
    let taught = HashSet::new();
    Inner {
        row,
        chairs,
        play,
        drafts,
        chat: vec![],
        ask: None,
        muted,
        taught,
        given: vec![],
        here: [0; 4],
        afar: [0; 4],
    }
}
