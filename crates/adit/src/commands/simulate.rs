//! `adit simulate`: many matches of bots on all cores, and a summary one can read.
mod run;
mod summary;

use crate::cli::Simulate;
use crate::matches;
use crate::said::Said;
use anyhow::{Context, Result, bail};
use bots::Skill;
use run::{Plan, Simulation};
use std::process::ExitCode;

/// Plays the matches and prints what came of them.
pub(crate) fn simulate(wanted: &Simulate) -> Result<ExitCode> {
    let info = matches::game(&wanted.game)?;
    let setup = matches::setup(info, wanted.players.into(), &wanted.options)?;
    let skills: Vec<Skill> = wanted.bots.iter().map(|name| matches::skill(name)).collect::<Result<_>>()?;
    if wanted.bots.len() > setup.players() as usize {
        bail!(Said::of("cli-bots-for").with("bots", wanted.bots.len() as u32).with("players", setup.players()));
    }
    let plan = Plan { setup, matches: wanted.games, bots: &skills, seed: wanted.seed, check: wanted.check };
    let (result, seconds) = registry::visit(info.id, Simulation(plan)).context("the registry knows this game")??;
    let summary = summary::Summary::new(&plan, &result, seconds);
    matches::say(&if wanted.json { format!("{}\n", summary.json()) } else { summary.text() })?;
    Ok(ExitCode::SUCCESS)
}
