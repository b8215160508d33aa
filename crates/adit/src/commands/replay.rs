//! `adit replay`.
use crate::cli::Replay;
use crate::matches;
use anyhow::{Context, Result, anyhow, bail};
use engine::Viewer;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

/// Steps through a record.
pub(crate) fn replay(wanted: &Replay) -> Result<ExitCode> {
    let path = wanted.record.clone().map_or_else(matches::last, Ok)?;
    let (record, mut table) = matches::open(&path)?;
    record.replay(&mut *table).with_context(|| format!("'{}'", path.display()))?;
    let who: Viewer = wanted.who.parse().map_err(|_| anyhow!("'{}' is no seat; try P0 or onlooker", wanted.who))?;
    if let Viewer::Seat(seat) = who
        && !table.players().has(seat)
    {
        bail!("nobody sits at {seat}; this match has {}", table.players());
    }
    let words = matches::speech(table.info(), matches::language(table.info(), wanted.lang.as_deref())?);
    if wanted.plain || !std::io::stdout().is_terminal() {
        write!(std::io::stdout(), "{}", tui::replay_plain(&*table, &record.seats, &words, who))?;
    } else {
        tui::replay(&*table, &record.seats, &words, who)?;
    }
    Ok(ExitCode::SUCCESS)
}
