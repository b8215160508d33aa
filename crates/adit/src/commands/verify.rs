//! `adit verify`.
use crate::matches;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::ExitCode;

/// Proves a record, in words. Exit code 1 if the proof fails.
pub(crate) fn verify(path: &Path) -> Result<ExitCode> {
    let (record, mut table) = matches::open(path)?;
    if let Err(broken) = dealer::verify(&record, &mut *table) {
        matches::say(&format!("{}: {broken}\n", path.display()))?;
        return Ok(ExitCode::FAILURE);
    }
    let draws = record.steps.iter().filter(|step| step.starts_with("draw ")).count();
    let promise = record.promise.context("a proved record names its promise")?;
    matches::say(&format!("The seed is the one that was promised: {promise}\n"))?;
    matches::say(&format!("All {draws} draws of {} steps are what this seed deals.\n", record.steps.len()))?;
    matches::say(&format!("The match is over: {}\n", testkit::case::written_scores(&*table)))?;
    Ok(ExitCode::SUCCESS)
}
