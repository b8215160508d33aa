//! `adit arena` and `adit tune`: how strong bots are, and how to make them stronger.
use crate::cli::{Arena, Tune};
use crate::matches;
use anyhow::{Context, Result};
use arena::{Contest, Deal, Estimate, Results, Seated, Sprt, Store, Verdict, play_deal, thread_clock, tune};
use bots::{Budget, Skill};
use engine::{Heuristics, Setup, Weights};
use indicatif::{ProgressBar, ProgressStyle};
use registry::Visitor;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Plays the deals and prints what came of them. Exit code 1 if a bot broke a rule or crashed.
pub(crate) fn arena(wanted: &Arena) -> Result<ExitCode> {
    let run = Run::new(wanted)?;
    let results = run.play()?;
    let text = results.text(run.sprt.as_ref());
    matches::say(&format!("{}, {}, {}\n{text}", run.setup.info().id, run.setup, run.budget_text()))?;
    if let Some(path) = &wanted.json {
        let whole = json!({ "contest": run.header(), "results": results.json() });
        std::fs::write(path, format!("{whole:#}\n")).with_context(|| format!("cannot write '{}'", path.display()))?;
    }
    Ok(if results.faults().next().is_some() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Tunes the rules of thumb of a game and prints the table for its `heuristics.rs`.
pub(crate) fn tuning(wanted: &Tune) -> Result<ExitCode> {
    struct Tuning<'a>(&'a Tune, Setup);
    impl Visitor for Tuning<'_> {
        type Out = String;
        fn visit<G: Heuristics>(self) -> String {
            let Tuning(wanted, setup) = self;
            let bar = bar(wanted.rounds.into(), "rounds");
            let tuned = tune::<G>(&setup, wanted.rounds, wanted.deals, wanted.seed, |_, _| bar.inc(1));
            bar.finish_and_clear();
            let lines = G::Weights::NAMES.iter().zip(&tuned.weights).zip(&tuned.before);
            lines.map(|((name, now), before)| format!("{name}: {now:?}, // was {before:?}\n")).collect()
        }
    }
    let setup = matches::setup(matches::game(&wanted.game)?, wanted.players.into(), &wanted.options)?;
    let table = registry::visit(setup.info().id, Tuning(wanted, setup)).context("the registry knows this game")?;
    matches::say(&table)?;
    Ok(ExitCode::SUCCESS)
}

/// What is to be measured.
pub(super) struct Run<'a> {
    wanted: &'a Arena,
    setup: Setup,
    skills: Vec<Skill>,
    sprt: Option<Sprt>,
}

impl<'a> Run<'a> {
    pub(super) fn new(wanted: &'a Arena) -> Result<Run<'a>> {
        let info = matches::game(&wanted.game)?;
        let setup = matches::setup(info, wanted.bots.len(), &wanted.measuring.options)?;
        let budget = match (wanted.measuring.ms, wanted.measuring.sims) {
            (_, Some(simulations)) => Some(Budget::Simulations(simulations)),
            (Some(ms), None) => Some(Budget::Time(Duration::from_millis(ms.into()), thread_clock)),
            (None, None) => None,
        };
        let skill = |name: &String| {
            let skill: Skill = name.parse()?;
            let given = budget.filter(|_| !Skill::names_its_budget(name));
            Ok(given.map_or(skill, |budget| skill.with_budget(budget)))
        };
        let skills = wanted.bots.iter().map(skill).collect::<Result<_, bots::BadSkill>>()?;
        let sprt = wanted.sprt.map(|better| Sprt::new(better, setup.players()));
        Ok(Run { wanted, setup, skills, sprt })
    }
    fn budget_text(&self) -> String {
        match (self.wanted.measuring.ms, self.wanted.measuring.sims) {
            (_, Some(simulations)) => format!("{simulations} simulations per decision"),
            (Some(ms), None) => format!("{ms} ms of CPU time per decision"),
            (None, None) => "each bot's own budget".into(),
        }
    }
    /// What tells this contest from others.
    fn header(&self) -> Value {
        let info = self.setup.info();
        json!({
            "game": info.id, "rules": info.version, "setup": self.setup.to_string(), "bots": self.wanted.bots,
            "budget": self.budget_text(), "seed": self.wanted.measuring.seed,
        })
    }
    pub(super) fn play(&self) -> Result<Results> {
        registry::visit(self.setup.info().id, self).context("the registry knows this game")?
    }
    /// Is enough known?
    fn is_settled(&self, results: &Results) -> bool {
        let share = &results.first().share;
        if share.count < Estimate::FEWEST {
            return false;
        }
        let (low, high) = share.sequential();
        let decided = self.wanted.above.is_some_and(|percent| !(low..=high).contains(&(percent / 100.0)));
        decided || self.sprt.is_some_and(|test| test.verdict(share) != Verdict::Open)
    }
}

impl Visitor for &Run<'_> {
    type Out = Result<Results>;
    fn visit<G: Heuristics>(self) -> Self::Out {
        let contest =
            Contest::<G> { setup: self.setup, bots: self.skills.iter().map(|&skill| Seated::new(skill)).collect() };
        let (mut store, done) = match &self.wanted.resume {
            None => (None, vec![]),
            Some(path) => {
                // Bots that weigh differently are others.
                let mut header = self.header();
                header["weights"] = json!(format!("{:?}", G::Weights::TUNED.list()));
                let opened = Store::open(path, &header);
                let (store, mut done) = opened.with_context(|| format!("cannot go on with '{}'", path.display()))?;
                done.truncate(self.wanted.measuring.deals as usize);
                (Some(store), done)
            }
        };
        let first = done.len() as u64;
        let (next, enough) = (AtomicU64::new(first), AtomicBool::new(false));
        let (bar, threads) =
            (bar(self.wanted.measuring.deals, "deals"), self.wanted.measuring.threads.map_or_else(cores, usize::from));
        bar.set_position(first);
        let (sender, receiver) = channel();
        let collected = std::thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, contest, next, enough) = (sender.clone(), &contest, &next, &enough);
                scope.spawn(move || {
                    while !enough.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.wanted.measuring.deals {
                            return;
                        }
                        let deal = play_deal(contest, self.wanted.measuring.seed << 32 | number);
                        if sender.send((number, deal)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let collected = self.collect(done, &receiver, store.as_mut(), &bar);
            enough.store(true, Ordering::Relaxed);
            collected
        });
        bar.finish_and_clear();
        collected
    }
}

impl Run<'_> {
    /// Takes the deals in their own order, however fast each was, so that a run can stop without favouring short ones.
    fn collect(
        &self,
        mut done: Vec<Deal>,
        receiver: &Receiver<(u64, Deal)>,
        mut store: Option<&mut Store>,
        bar: &ProgressBar,
    ) -> Result<Results> {
        let mut waiting = BTreeMap::new();
        let mut results = (!done.is_empty()).then(|| Results::of(&self.wanted.bots, &done));
        let mut settled = results.as_ref().is_some_and(|so_far| self.is_settled(so_far));
        while !settled {
            let Ok((number, deal)) = receiver.recv() else { break };
            waiting.insert(number, deal);
            while let Some(deal) = waiting.remove(&(done.len() as u64)) {
                if let Some(store) = &mut store {
                    store.add(&deal)?;
                }
                done.push(deal);
                let so_far = Results::of(&self.wanted.bots, &done);
                bar.inc(1);
                bar.set_message(format!("{:.1} %", 100.0 * so_far.first().share.mean));
                settled = self.is_settled(&so_far);
                results = Some(so_far);
                if settled {
                    break;
                }
            }
        }
        let mut results = results.context("not a single deal was played")?;
        results.sequential = self.wanted.above.is_some() || self.sprt.is_some();
        Ok(results)
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn bar(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left  {{msg}}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
