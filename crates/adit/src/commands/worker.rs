//! `adit worker`.
use anyhow::{Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub(crate) struct Worker {}

pub(crate) fn worker(_: &Worker) -> Result<ExitCode> {
    bail!("being built")
}
