//! `adit verify`.
use crate::matches;
use anyhow::{Context, Result};
use engine::Turn;
use std::path::Path;
use std::process::ExitCode;

/// Proves a record, in words. Exit code 1 if the proof fails.
pub(crate) fn verify(path: &Path) -> Result<ExitCode> {
    let (record, mut table) = matches::open(path)?;
    if let Err(broken) = dealer::verify(&record, &mut *table) {
        println!("{}: {broken}", path.display());
        return Ok(ExitCode::FAILURE);
    }
    let draws = record.steps.iter().filter(|step| step.starts_with("draw ")).count();
    let promise = record.promise.context("a proved record names its promise")?;
    println!("The seed is the one that was promised: {promise}");
    println!("All {draws} draws of {} steps are what this seed deals.", record.steps.len());
    match table.turn() {
        Turn::Over => println!("The match is over: {}", testkit::case::written_scores(&*table)),
        Turn::Chance | Turn::Decide(_) => println!("The match is not over."),
    }
    Ok(ExitCode::SUCCESS)
}
