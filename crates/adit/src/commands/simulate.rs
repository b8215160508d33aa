//! `adit simulate`: many matches of bots on all cores, and a summary one can read.
mod summary;

use super::arena::bar;
use crate::cli::Simulate;
use crate::matches;
use crate::said::Said;
use anyhow::{Result, anyhow, bail};
use bots::{Rung, Simulation, Skill, Totals};
use registry::AnyGame;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Plays the matches and prints the results.
pub(crate) fn simulate(wanted: &Simulate) -> Result<ExitCode> {
    let game = matches::game(&wanted.game)?;
    let setup = matches::setup(game, wanted.players.into(), &wanted.options)?;
    let skills: Vec<Skill> = wanted.bots.iter().map(|name| matches::skill(name)).collect::<Result<_>>()?;
    if wanted.bots.len() > setup.players() as usize {
        bail!(Said::of("cli-bots-for").with("bots", wanted.bots.len() as u32).with("players", setup.players()));
    }
    let simulation = Simulation { setup, bots: skills, seed: wanted.seed, is_checked: wanted.check };
    let start = Instant::now();
    let totals = on_all_cores(game, &simulation, wanted.games)?;
    let summary = summary::Summary::new(&simulation, &totals, start.elapsed().as_secs_f64());
    matches::say(&if wanted.json { format!("{}\n", summary.json()) } else { summary.text() })?;
    Ok(ExitCode::SUCCESS)
}

/// Matches are handed out in batches, or one by one if the bots think; the number of cores does not change the results.
fn on_all_cores(game: &dyn AnyGame, wanted: &Simulation, games: u64) -> Result<Totals> {
    let batch = if wanted.bots.iter().all(|skill| skill.rung <= Rung::Rule) { 256 } else { 1 };
    let (next, bar) = (AtomicU64::new(0), bar(games, "cli-bar-matches"));
    let work = || {
        let mut totals = Totals::default();
        loop {
            let first = next.fetch_add(batch, Ordering::Relaxed);
            if first >= games {
                return Ok(totals);
            }
            let last = (first + batch).min(games);
            totals.add(&game.simulate(wanted, first..last)?);
            bar.inc(last - first);
        }
    };
    let parts: Vec<Result<Totals, String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..matches::cores()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err("a match panicked".into()))).collect()
    });
    bar.finish_and_clear();
    let mut all = game.simulate(wanted, 0..0).map_err(|wrong| anyhow!("{wrong}"))?;
    for part in parts {
        all.add(&part.map_err(|wrong| anyhow!("{wrong}"))?);
    }
    Ok(all)
}
