//! `adit replay`.
use crate::cli::Replay;
use crate::matches::{self, Opened};
use crate::said::Said;
use anyhow::{Context, Result, bail};
use engine::Viewer;
use std::io::IsTerminal;
use std::process::ExitCode;

/// Steps through a record.
pub(crate) fn replay(wanted: &Replay) -> Result<ExitCode> {
    let path = wanted.record.clone().map_or_else(matches::last, Ok)?;
    let Opened { record, mut table } = matches::open(&path)?;
    record.replay(&mut *table).with_context(|| Said::about("cli-in-file", &path))?;
    let who: Viewer = wanted.who.parse().map_err(|_| Said::of("cli-no-seat").with("found", &*wanted.who))?;
    if let Viewer::Seat(seat) = who
        && !table.players().has(seat)
    {
        let said = Said::of("cli-empty-seat").with("seat", seat.to_string());
        bail!(said.with("seats", table.players().to_string()));
    }
    let words = matches::voices(table.info(), matches::language(table.info(), wanted.lang.as_deref())?);
    if wanted.plain || !std::io::stdout().is_terminal() {
        matches::say(&tui::replay_plain(&*table, &record.names(), &words, who))?;
    } else {
        tui::replay(&*table, &record.names(), &words, who)?;
    }
    Ok(ExitCode::SUCCESS)
}
