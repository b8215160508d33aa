//! `adit journal`: checks, backs up and moves what a server has stored.
mod proof;

use super::serve::Kept;
use crate::said::Said;
use crate::{help, words};
use ::journal::{Address, Head, MatchId, Store};
use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use engine::Arg;
use proof::{Noted, Proof, prove};
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-export", "cli-note-broken"], &[
    ("adit journal verify", ""),
    ("adit journal export backup.jsonl", ""),
    ("adit journal export | gzip > backup.jsonl.gz", ""),
    ("adit journal import backup.jsonl --database postgres://adit@db/adit", "cli-eg-move"),
]))]
pub(crate) struct Journal {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    kept: Kept,
}

#[derive(Subcommand)]
enum Task {
    #[command(about = "cli-journal-verify")]
    Verify,
    #[command(about = "cli-journal-export")]
    Export {
        #[arg(help = "cli-export-file")]
        file: Option<PathBuf>,
    },
    #[command(about = "cli-journal-import")]
    Import {
        #[arg(help = "cli-import-file")]
        file: Option<PathBuf>,
    },
}

pub(crate) fn journal(wanted: &Journal) -> Result<ExitCode> {
    let address = wanted.kept.address()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match &wanted.task {
            Task::Verify => verify(&address).await,
            Task::Export { file } => export(&address, file.as_deref()).await,
            Task::Import { file } => import(&address, file.as_deref()).await,
        }
    })
}

/// Matches to read at a time.
const PAGE: u32 = 200;

/// The outcomes, counted.
#[derive(Default)]
struct Tally {
    over: i64,
    on: i64,
    lines: usize,
    unsealed: i64,
    foreign: i64,
    broken: i64,
    /// Has no match begun since ledgers were introduced?
    is_uncounted: bool,
}

async fn verify(address: &Address) -> Result<ExitCode> {
    let store = Store::open_beside(address, house::MIGRATIONS).await?;
    let mut tally = Tally::default();
    check_store(&store, &mut tally).await?;
    // First, because what is over now is still over when its lines are read.
    let over = house::admin::over(&store).await?;
    let mut last: Option<MatchId> = None;
    loop {
        let page = store.matches(last.as_ref(), PAGE).await?;
        let Some(head) = page.last() else { break };
        last = Some(head.id.clone());
        for head in &page {
            let noted = if over.contains(&head.id) { Noted::Over } else { Noted::NotOver };
            tally.count(head, prove(&store, head, noted).await?)?;
        }
    }
    let (orphans, lost) = (proof::orphans(&store).await?, house::admin::lost(&store).await?);
    for (key, ids) in [("cli-why-orphan", orphans), ("cli-why-lost", lost)] {
        ids.iter().try_for_each(|id| tally.count_broken(id, &words::text(key, &[])))?;
    }
    store.close().await;
    tally.tell()
}

/// What can be wrong with a store as a whole.
async fn check_store(store: &Store, tally: &mut Tally) -> Result<()> {
    for found in store.damage().await? {
        tally.broken += 1;
        words::say("cli-damaged", &[("why", found.into())])?;
    }
    let Some(ledger) = store.ledger().await? else {
        tally.is_uncounted = true;
        return Ok(());
    };
    if !ledger.is_whole() {
        tally.broken += 1;
        let counts = [("begun", ledger.begun), ("purged", ledger.purged), ("kept", ledger.kept)];
        words::say("cli-ledger", &counts.map(|(name, count)| (name, Arg::Number(count))))?;
    }
    Ok(())
}

impl Tally {
    fn count(&mut self, head: &Head, proof: Proof) -> Result<()> {
        match proof {
            Proof::Over(count) => (self.over, self.lines) = (self.over + 1, self.lines + count),
            Proof::Unsealed(count) => {
                (self.over, self.unsealed, self.lines) = (self.over + 1, self.unsealed + 1, self.lines + count);
            }
            Proof::On(count) => (self.on, self.lines) = (self.on + 1, self.lines + count),
            Proof::Foreign(why) => {
                self.foreign += 1;
                words::say("cli-unproved", &[("id", head.id.as_str().into()), ("why", why.into())])?;
            }
            Proof::Broken(why) => self.count_broken(head.id.as_str(), &why)?,
        }
        Ok(())
    }

    fn count_broken(&mut self, id: &str, why: &str) -> Result<()> {
        self.broken += 1;
        words::say("cli-broken", &[("id", id.into()), ("why", why.into())])
    }

    /// The last lines, and the exit code: 1 if anything is broken.
    fn tell(&self) -> Result<ExitCode> {
        let Tally { over, on, foreign, broken, .. } = *self;
        let counts =
            [("over", over), ("on", on), ("lines", self.lines as i64), ("foreign", foreign), ("broken", broken)];
        words::say("cli-proved", &counts.map(|(name, count)| (name, Arg::Number(count))))?;
        if self.unsealed > 0 {
            words::say("cli-unsealed", &[("count", Arg::Number(self.unsealed))])?;
        }
        if self.is_uncounted && over + on + foreign > 0 {
            words::say("cli-uncounted", &[])?;
        }
        Ok(if self.broken > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

async fn export(address: &Address, file: Option<&Path>) -> Result<ExitCode> {
    let store = Store::open_beside(address, house::MIGRATIONS).await?;
    let rows = match file {
        None => ::journal::export(&store, &mut BufWriter::new(std::io::stdout())).await?,
        Some(path) => {
            let file = new_file(path).with_context(|| Said::about("cli-cannot-write", path))?;
            let mut out = BufWriter::new(file);
            let rows = ::journal::export(&store, &mut out).await?;
            out.flush()?;
            out.get_ref().sync_all()?;
            let facts = [
                ("address", address.to_string().into()),
                ("file", path.display().to_string().into()),
                ("rows", rows.to_string().into()),
            ];
            words::say("cli-exported", &facts)?;
            rows
        }
    };
    tracing::debug!(rows, "exported");
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

/// A file that only its owner can read. It never replaces another.
fn new_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn import(address: &Address, file: Option<&Path>) -> Result<ExitCode> {
    let store = Store::open(address, house::MIGRATIONS).await?;
    let rows = match file {
        None => ::journal::import(&store, &mut BufReader::new(std::io::stdin())).await,
        Some(path) => {
            let file = File::open(path).with_context(|| Said::about("cli-cannot-read", path))?;
            ::journal::import(&store, &mut BufReader::new(file)).await
        }
    };
    store.close().await;
    let facts = [("address", address.to_string().into()), ("rows", rows?.to_string().into())];
    words::say("cli-imported", &facts)?;
    Ok(ExitCode::SUCCESS)
}
