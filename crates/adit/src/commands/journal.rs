//! `adit journal`.
use anyhow::{Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub(crate) struct Journal {}

pub(crate) fn journal(_: &Journal) -> Result<ExitCode> {
    bail!("being built")
}
