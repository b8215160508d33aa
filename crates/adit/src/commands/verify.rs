//! `adit verify`.
use crate::matches::{self, Opened};
use crate::words;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::ExitCode;

/// Proves a record and says so. Exit code 1 if the proof fails.
pub(crate) fn verify(path: &Path) -> Result<ExitCode> {
    let Opened { record, mut table } = matches::open(path)?;
    if let Err(broken) = dealer::verify(&record, &mut *table) {
        matches::say(&format!("{}: {}\n", path.display(), house::doubt(&broken, words::words())))?;
        return Ok(ExitCode::FAILURE);
    }
    let draws = record.steps.iter().filter(|step| step.starts_with("draw ")).count();
    let promise = record.promise.context("a proved record names its promise")?;
    let counts = [("draws", (draws as u32).into()), ("steps", (record.steps.len() as u32).into())];
    let scores = cases::written_scores(&*table);
    matches::say(&format!("{promise}\n{}\n", words::text("web-proved-seed", &[])))?;
    words::say("web-proved-draws", &counts)?;
    words::say("cli-score", &[("scores", scores.into())])?;
    Ok(ExitCode::SUCCESS)
}
