//! `adit journal`: checks, backs up and moves what a server has written down.
mod proof;

use super::serve::Kept;
use crate::said::Said;
use crate::{help, matches, words};
use ::journal::{Address, MatchId, Store};
use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use engine::Arg;
use proof::{Proof, prove};
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

/// Matches that are read at once.
const PAGE: u32 = 200;

async fn verify(address: &Address) -> Result<ExitCode> {
    let store = Store::open_beside(address, server::MIGRATIONS).await?;
    let (mut over, mut on, mut foreign, mut broken, mut lines) = (0, 0, 0, 0, 0);
    let mut last: Option<MatchId> = None;
    loop {
        let page = store.matches(last.as_ref(), PAGE).await?;
        let Some(head) = page.last() else { break };
        last = Some(head.id.clone());
        for head in &page {
            match prove(&store, head).await? {
                Proof::Over(count) => (over, lines) = (over + 1, lines + count),
                Proof::On(count) => (on, lines) = (on + 1, lines + count),
                Proof::Foreign(why) => {
                    foreign += 1;
                    line("cli-unproved", head.id.as_str(), &why)?;
                }
                Proof::Broken(why) => {
                    broken += 1;
                    line("cli-broken", head.id.as_str(), &why)?;
                }
            }
        }
    }
    for id in proof::orphans(&store).await? {
        broken += 1;
        line("cli-broken", &id, &words::text("cli-why-orphan", &[]))?;
    }
    store.close().await;
    let counts = [("over", over), ("on", on), ("lines", lines as i64), ("foreign", foreign), ("broken", broken)];
    let counts = counts.map(|(name, count)| (name, Arg::Number(count)));
    matches::say(&format!("{}\n", words::text("cli-proved", &counts)))?;
    Ok(if broken > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// A match that is not whole, or of which nobody can say.
fn line(key: &str, id: &str, why: &str) -> Result<()> {
    matches::say(&format!("{}\n", words::text(key, &[("id", id.into()), ("why", why.into())])))
}

async fn export(address: &Address, file: Option<&Path>) -> Result<ExitCode> {
    let store = Store::open_beside(address, server::MIGRATIONS).await?;
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
            matches::say(&format!("{}\n", words::text("cli-exported", &facts)))?;
            rows
        }
    };
    tracing::debug!(rows, "exported");
    store.close().await;
    Ok(ExitCode::SUCCESS)
}

/// A file for the owner's eyes alone, and never in the place of another.
fn new_file(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

async fn import(address: &Address, file: Option<&Path>) -> Result<ExitCode> {
    let store = Store::open(address, server::MIGRATIONS).await?;
    let rows = match file {
        None => ::journal::import(&store, &mut BufReader::new(std::io::stdin())).await,
        Some(path) => {
            let file = File::open(path).with_context(|| Said::about("cli-cannot-read", path))?;
            ::journal::import(&store, &mut BufReader::new(file)).await
        }
    };
    store.close().await;
    let facts = [("address", address.to_string().into()), ("rows", rows?.to_string().into())];
    matches::say(&format!("{}\n", words::text("cli-imported", &facts)))?;
    Ok(ExitCode::SUCCESS)
}
