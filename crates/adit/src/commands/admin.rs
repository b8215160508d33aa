//! `adit admin`.
use anyhow::{Result, bail};
use clap::Args;
use std::process::ExitCode;

#[derive(Args)]
pub(crate) struct Admin {}

pub(crate) fn admin(_: &Admin) -> Result<ExitCode> {
    bail!("being built")
}
