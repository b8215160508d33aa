//! `adit load`.
use anyhow::{Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub(crate) struct Load {}

pub(crate) fn load(_: &Load) -> Result<ExitCode> {
    bail!("being built")
}
