//! `adit join`.
use anyhow::{Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub(crate) struct Join {}

pub(crate) fn join(_: &Join) -> Result<ExitCode> {
    bail!("being built")
}
