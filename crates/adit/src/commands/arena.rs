//! `adit arena` and `adit tune`: how strong bots are, and how to make them stronger.
mod report;

pub(super) use report::fault_of;

use super::worker::queue::Handout;
use crate::cli::{Arena, Tune};
use crate::matches::{self, cores};
use crate::said::Said;
use crate::words;
use anyhow::{Context, Result, anyhow, bail};
use arena::{
    DealFile, DealTask, Decision, Estimate, Interval, Results, Sprt, Thinking, Tuning, proof, read_weights,
    thread_clock, tune,
};
use bots::{Contest, Deal, Entrant, Skill};
use indicatif::{ProgressBar, ProgressStyle};
use registry::AnyGame;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

/// Plays the deals and prints the results. Exit code 1 if a bot broke a rule or crashed.
pub(crate) fn arena(wanted: &Arena) -> Result<ExitCode> {
    let run = Run::new(wanted)?;
    let results = run.play()?;
    let report = report::report(&results, run.sprt.as_ref());
    matches::say(&format!("{}, {}, {}\n{report}", run.game.info().id, run.contest.setup, run.budget_words()))?;
    if let Some(path) = &wanted.json {
        let whole = json!({ "contest": run.header(), "results": results.json() });
        std::fs::write(path, format!("{whole:#}\n")).with_context(|| Said::about("cli-cannot-write", path))?;
    }
    Ok(if results.faults().next().is_some() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Tunes the rules of thumb of a game and prints the table for its `heuristics.rs`.
pub(crate) fn tuning(wanted: &Tune) -> Result<ExitCode> {
    let game = matches::game(&wanted.game)?;
    let setup = matches::setup(game, wanted.players.into(), &wanted.options)?;
    let known = game.weights();
    let start = match &wanted.from {
        None => known.tuned.clone(),
        Some(path) => std::fs::read_to_string(path)
            .map_err(anyhow::Error::from)
            .and_then(|text| Ok(read_weights(&known, &text)?))
            .with_context(|| Said::about("cli-cannot-start-from", path))?,
    };
    let Tune { rounds, deals, seed, .. } = *wanted;
    let bar = bar(rounds.into(), "cli-bar-rounds");
    let tuning = Tuning { setup, start, rounds, deals, seed };
    let tuned = tune(game, &tuning, |_, _| bar.inc(1));
    bar.finish_and_clear();
    let lines = known.names.iter().zip(&tuned.weights).zip(&tuned.before);
    let table = lines.map(|((name, now), before)| format!("{name}: {now:?}, // was {before:?}\n"));
    let others = [("cli-proof-start", &tuned.before), ("cli-proof-built-in", &known.tuned)];
    let others = others.into_iter().filter(|(_, other)| wanted.proof > 0 && **other != tuned.weights);
    let proven = others.map(|(key, other)| {
        let share = proof(game, &tuning, [&tuned.weights, other], wanted.proof);
        format!("// {}\n", proof_words(key, &share))
    });
    matches::say(&table.chain(proven).collect::<String>())?;
    Ok(ExitCode::SUCCESS)
}

fn proof_words(key: &str, share: &Estimate) -> String {
    let Interval { low, high } = share.interval();
    let parts = [
        ("share", words::percent(share.mean, 1).into()),
        ("low", words::decimal(100.0 * low).into()),
        ("high", words::decimal(100.0 * high).into()),
        ("deals", (share.count as i64).into()),
    ];
    words::text(key, &parts)
}

/// What is to be measured.
pub(super) struct Run<'a> {
    wanted: &'a Arena,
    game: &'static dyn AnyGame,
    contest: Contest,
    sprt: Option<Sprt>,
}

impl<'a> Run<'a> {
    pub(super) fn new(wanted: &'a Arena) -> Result<Run<'a>> {
        let game = matches::game(&wanted.game)?;
        let setup = matches::setup(game, wanted.bots.len(), &wanted.measuring.options)?;
        wanted.bots.iter().try_for_each(|name| matches::skill(name).map(drop))?;
        let entrants = thinking(wanted).skills(&wanted.bots)?.into_iter().map(Entrant::new).collect();
        let sprt = wanted.sprt.map(|better| Sprt::new(better, setup.players()));
        Ok(Run { wanted, game, contest: Contest { setup, entrants, clock: thread_clock }, sprt })
    }
    /// How long the bots think, if any of them has to be told.
    fn thinking(&self) -> Thinking {
        let own = |name: &String| Skill::names_its_budget(name);
        if self.wanted.bots.iter().all(own) { Thinking::Usual } else { thinking(self.wanted) }
    }
    fn budget_words(&self) -> String {
        match self.thinking() {
            Thinking::Simulations(simulations) => words::text("cli-budget-sims", &[("count", simulations.into())]),
            Thinking::Millis(ms) => words::text("cli-budget-ms", &[("ms", ms.into())]),
            Thinking::Usual => words::text("cli-budget-own", &[]),
        }
    }
    /// The same for files, which are read in every language.
    fn budget_text(&self) -> String {
        match self.thinking() {
            Thinking::Simulations(simulations) => format!("{simulations} simulations per decision"),
            Thinking::Millis(ms) => format!("{ms} ms of CPU time per decision"),
            Thinking::Usual => "each bot's own budget".into(),
        }
    }
    /// What distinguishes this contest from others.
    fn header(&self) -> Value {
        let (info, setup) = (self.game.info(), self.contest.setup.to_string());
        json!({
            "game": info.id, "rules": info.version, "setup": setup, "bots": self.wanted.bots,
            "budget": self.budget_text(), "seed": self.wanted.measuring.seed,
        })
    }
    /// Is enough known?
    fn is_settled(&self, share: &Estimate) -> bool {
        if share.count < Estimate::FEWEST {
            return false;
        }
        let Interval { low, high } = share.sequential();
        let decided = self.wanted.above.is_some_and(|percent| !(low..=high).contains(&(percent / 100.0)));
        decided || self.sprt.is_some_and(|test| test.verdict(share) != Decision::Open)
    }
    pub(super) fn play(&self) -> Result<Results> {
        let (mut store, done) = match &self.wanted.resume {
            None => (None, vec![]),
            Some(path) => {
                let mut header = self.header();
                header["fingerprint"] = json!(self.game.fingerprint(&self.contest));
                let opened = DealFile::open(path, &header);
                let (store, mut done) = opened.with_context(|| Said::about("cli-cannot-go-on", path))?;
                done.truncate(self.wanted.measuring.deals as usize);
                (Some(store), done)
            }
        };
        let (first, deals) = (done.len() as u64, self.wanted.measuring.deals);
        let bar = bar(deals, "cli-bar-deals");
        bar.set_position(first);
        let (next, enough, (sender, receiver)) = (AtomicU64::new(first), AtomicBool::new(false), channel());
        let collected = std::thread::scope(|scope| {
            let (next, enough) = (&next, &enough);
            let spreading = match &self.wanted.measuring.bus {
                Some(bus) => {
                    let handout = Handout { bus, task: self.task(), first, deals, results: sender, enough };
                    Some(scope.spawn(move || handout.run()))
                }
                None => {
                    for _ in 0..self.wanted.measuring.threads.map_or_else(cores, usize::from) {
                        let sender = sender.clone();
                        scope.spawn(move || self.play_deals(next, &sender, enough));
                    }
                    drop(sender);
                    None
                }
            };
            let collected = self.collect(done, &receiver, store.as_mut(), &bar);
            enough.store(true, Ordering::Relaxed);
            match spreading.map(|thread| thread.join().map_err(|_| anyhow!("the spreading of deals crashed"))) {
                None => collected,
                Some(spread) => spread?.and(collected),
            }
        });
        bar.finish_and_clear();
        collected
    }
    /// The deals of this run as tasks, beginning with deal 0.
    fn task(&self) -> DealTask {
        let info = self.game.info();
        DealTask {
            game: info.id.into(),
            rules: info.version,
            fingerprint: self.game.fingerprint(&self.contest),
            setup: self.contest.setup.to_string(),
            bots: self.wanted.bots.clone(),
            thinking: thinking(self.wanted),
            deal: self.first_deal(),
        }
    }
    /// The number of deal 0 of this run.
    fn first_deal(&self) -> u64 {
        self.wanted.measuring.seed << 32
    }
    /// Plays one deal after another on this thread, until none is left or enough is known.
    fn play_deals(&self, next: &AtomicU64, sender: &Sender<Deal>, enough: &AtomicBool) {
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.wanted.measuring.deals {
                return;
            }
            if sender.send(self.game.deal(&self.contest, self.first_deal() | number)).is_err() {
                return;
            }
        }
    }
    /// Takes the deals in their own order, however long each took, so that a run can stop without favouring short ones.
    fn collect(
        &self,
        mut done: Vec<Deal>,
        receiver: &Receiver<Deal>,
        mut store: Option<&mut DealFile>,
        bar: &ProgressBar,
    ) -> Result<Results> {
        let mut waiting = BTreeMap::new();
        let mut share = Estimate::of(done.iter().map(|deal| deal.wins[0]));
        let mut settled = self.is_settled(&share);
        while !settled {
            let Ok(deal) = receiver.recv() else { break };
            waiting.insert(deal.number, deal);
            while let Some(deal) = waiting.remove(&(self.first_deal() | done.len() as u64)) {
                if let Some(store) = &mut store {
                    store.add(&deal)?;
                }
                share.add(deal.wins[0]);
                done.push(deal);
                bar.inc(1);
                bar.set_message(words::percent(share.mean, 1));
                settled = self.is_settled(&share);
                if settled {
                    break;
                }
            }
        }
        if done.is_empty() {
            bail!(Said::of("cli-no-deal"));
        }
        let mut results = Results::of(&self.wanted.bots, &done);
        results.sequential = self.wanted.above.is_some() || self.sprt.is_some();
        Ok(results)
    }
}

/// How long bots think whose names do not say it.
fn thinking(wanted: &Arena) -> Thinking {
    match (wanted.measuring.ms, wanted.measuring.sims) {
        (_, Some(simulations)) => Thinking::Simulations(simulations),
        (Some(ms), None) => Thinking::Millis(ms),
        (None, None) => Thinking::Usual,
    }
}

/// The progress of a long run, in the words of this key.
pub(super) fn bar(length: u64, key: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let parts = [("done", "{pos}".into()), ("all", "{len}".into()), ("left", "{eta}".into())];
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {}  {{msg}}", words::text(key, &parts)));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
