//! `adit advise` and `adit review`: what the strongest bot thinks, told to a person.
use crate::cli::{Advise, Review};
use crate::columns::aligned;
use crate::matches::{self, Opened};
use crate::said::{NoPosition, Said};
use crate::words as own;
use anyhow::{Context, Result, bail};
use bots::{Brief, Budget, Cause};
use engine::{AnyTable, Arg, Foresight, Memory, Misread, Seat, Turn, Words};
use indicatif::ProgressBar;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The best three plans of the player who has to decide.
pub(crate) fn advise(wanted: &Advise) -> Result<ExitCode> {
    let table = position(&wanted.position)?;
    let seat = match &wanted.seat {
        None => match table.turn() {
            Turn::Decide(_) => table.asked_first().context("somebody owes the decision")?,
            Turn::Chance => bail!(Said::of("cli-chance-draws")),
            Turn::Over => bail!(Said::of("cli-over-here")),
        },
        Some(text) => text.parse().ok().filter(|&seat| table.players().has(seat)).with_context(|| {
            let seats = table.players().to_string();
            Said::of("cli-expected-seat").with("seats", seats).with("found", &**text)
        })?,
    };
    let info = table.info();
    let words = tui::speech(info, matches::language(info, wanted.lang.as_deref())?);
    let budget = match wanted.sims {
        Some(simulations) => Budget::Simulations(simulations),
        None => Budget::Time(Duration::from_millis(wanted.ms.into()), clock),
    };
    let brief = Brief { memory: Memory::Perfect, budget, threads: matches::cores() };
    let hints = matches::game_of(&*table)?.coach().hints(&*table, seat, &brief);
    let hints = hints.with_context(|| Said::of("cli-not-deciding").with("seat", seat.to_string()))?;
    let mut text = own::text("cli-advice", &[("seat", seat.to_string().into())]) + "\n";
    let is_only = table.offers(seat).len() == 1;
    for (number, hint) in hints.iter().enumerate() {
        let chance = match (hints.len(), is_only) {
            (1, true) => own::text("cli-only", &[]),
            (1, false) => own::text("cli-same", &[]),
            (all, _) if number + 1 == all => chance("cli-wins", hint),
            _ if hint.sure < LEAST_SURE => chance("cli-wins-alike", hint),
            _ => chance("cli-wins-sure", hint),
        };
        let plan = in_words(&hint.actions, &*table, seat, &words);
        text += &format!("{}. {}\n{plan}   {chance}\n", number + 1, hint.actions.join(" → "));
        if let Some(reason) = hint.reason {
            text += &format!("   {}\n", words.text(reason, &[]));
        }
    }
    matches::say(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// A plan in the words of its buttons, as far as it can be said.
fn in_words(actions: &[String], table: &dyn AnyTable, seat: Seat, words: &dyn Words) -> String {
    let names: Vec<String> = table.players().into_iter().map(|seat| seat.to_string()).collect();
    let said = Foresight::of(table, seat).in_words(actions, words, &names);
    if said.is_empty() { String::new() } else { format!("   {}\n", said.join(" → ")) }
}

/// How good a plan is, and how surely better than the next, in the words of this key.
fn chance(key: &str, hint: &bots::Hint) -> String {
    let facts = [
        ("chance", own::decimal(100.0 * hint.chance).into()),
        ("error", own::decimal(100.0 * hint.error).into()),
        ("sure", format!("{:.0}", 100.0 * hint.sure).into()),
    ];
    own::text(key, &facts)
}

/// A plan that is less surely better than this is not called better.
const LEAST_SURE: f64 = 0.6;

/// Walks through a match.
pub(crate) fn review(wanted: &Review) -> Result<ExitCode> {
    let Opened { record, mut table } = matches::open(&wanted.record)?;
    record.replay(&mut *table).with_context(|| Said::about("cli-cannot-be-played", &wanted.record))?;
    let bar = ProgressBar::new(record.steps.len() as u64);
    let reviewing = matches::game_of(&*table)?.coach().review(&*table, wanted.sims);
    let mut reviewing = reviewing.context(Said::of("cli-cannot-review"))?;
    while reviewing.judge() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let review = reviewing.review();
    let info = table.info();
    let asked = own::option("--lang");
    let words = tui::speech(info, matches::language(info, asked.as_ref().and_then(|code| code.to_str()))?);
    let told = Told { review: &review, table: &*table, words: &words };
    matches::say(&told.summary(&record.names()))?;
    if let Some(path) = &wanted.plot {
        let title = own::text("cli-plot", &[("game", table.info().id.into())]);
        let legend = own::text("cli-plot-legend", &[("steps", Arg::Text(record.steps.len().to_string()))]);
        let svg = arena::course([&title, &legend], &record.names(), &review);
        std::fs::write(path, svg).with_context(|| Said::about("cli-cannot-write", path))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The most moments to tell.
const MOMENTS: usize = 6;
/// Less than this decides nothing.
const LEAST_SWING: f64 = 0.05;

/// A reviewed match, told in the words of its game.
struct Told<'a> {
    review: &'a bots::Review,
    table: &'a dyn AnyTable,
    words: &'a dyn Words,
}

impl Told<'_> {
    fn summary(&self, names: &[String]) -> String {
        let review = self.review;
        let mut rows =
            vec![COLUMNS.map(|key| if key.is_empty() { String::new() } else { own::text(key, &[]) }).to_vec()];
        for (seat, name) in names.iter().enumerate() {
            let last = review.moments.last().map_or(review.start, |last| last.chances);
            let [luck, own, others] = review.account(Seat(seat as u8)).map(|part| own::signed(100.0 * part, 1));
            let (start, end) = (percent(review.start.0[seat]), percent(last.0[seat]));
            rows.push(vec![format!("P{seat} {name}"), start, luck, own, others, end]);
        }
        let (table, accounts) = (aligned(&rows, 1), own::text("cli-accounts", &[]));
        format!("{table}{accounts}\n\n{}{}", self.decisive(names), self.missed())
    }
    /// The moments at which somebody's chance changed most.
    fn decisive(&self, names: &[String]) -> String {
        let mut text = format!("{}\n", own::text("web-moments", &[]));
        for step in self.review.decisive(MOMENTS) {
            let (before, after) = self.review.around(step);
            let swing = |seat: usize| after.0[seat] - before.0[seat];
            let most = (0..names.len()).max_by(|&a, &b| swing(a).abs().total_cmp(&swing(b).abs()));
            let Some(seat) = most.filter(|&seat| swing(seat).abs() >= LEAST_SWING) else { continue };
            let facts = [
                ("name", Seat(seat as u8).to_string().into()),
                ("before", percent(before.0[seat]).into()),
                ("after", percent(after.0[seat]).into()),
            ];
            let change = own::text(if swing(seat) > 0.0 { "web-rose" } else { "web-fell" }, &facts);
            let moment = &self.review.moments[step];
            text += &format!("  @{step:<4} {:<28} {change}\n", moment.line);
            if let (Cause::Decision { seat, .. }, Some((_, action))) = (&moment.cause, moment.line.split_once(' ')) {
                text += &self.in_words(step, *seat, &[action.to_owned()]);
            }
        }
        text + &own::text("cli-moments", &[]) + "\n"
    }
    /// What somebody could have seen and did not, the costliest first.
    fn missed(&self) -> String {
        let found = self.review.missed();
        if found.is_empty() {
            return format!("\n{}\n", own::text("web-nothing-missed", &[]));
        }
        let mut text = format!("\n{}\n", own::text("web-missed", &[]));
        for (step, seat, missed) in found.into_iter().take(MOMENTS) {
            let cost = own::text("web-cost", &[("percent", ((100.0 * missed.loss).round() as i64).into())]);
            let better = own::text("cli-better", &[("better", missed.actions.join(" → ").into())]);
            text += &format!("  @{step:<4} {seat} {}\n        {cost} {better}\n", missed.played.join(" → "));
            text += &self.in_words(step, seat, &missed.actions);
        }
        text
    }
    /// What was done at a step, or could have been done.
    fn in_words(&self, step: usize, seat: Seat, actions: &[String]) -> String {
        let said = in_words(actions, &*self.table.after(step), seat, self.words);
        if said.is_empty() { said } else { format!("     {said}") }
    }
}

const COLUMNS: [&str; 6] = ["", "web-at-start", "web-by-luck", "web-by-own", "web-by-others", "web-at-end"];

fn percent(part: f64) -> String {
    own::decimal(100.0 * part)
}

/// A record after some steps, or the position in a file.
fn position(wanted: &str) -> Result<Box<dyn AnyTable>> {
    if let Some((path, step)) = wanted.rsplit_once('@').filter(|_| !Path::new(wanted).exists()) {
        let Opened { record, mut table } = matches::open(Path::new(path))?;
        let step: usize = step.parse().ok().filter(|&step| step <= record.steps.len()).with_context(|| {
            Said::of("cli-expected-step").with("most", record.steps.len() as u32).with("found", step)
        })?;
        record.replay(&mut *table).with_context(|| Said::about("cli-cannot-be-played", Path::new(path)))?;
        let (mut later, mut next) = (table.after(step), step);
        while later.turn() == Turn::Chance && next < record.steps.len() {
            record.replay_step(next, &mut *later)?;
            next += 1;
        }
        return match later.turn() {
            Turn::Decide(_) if next > step => {
                bail!(Said::of("cli-draws-after").with("step", step as u32).with("next", next as u32))
            }
            _ => Ok(table.after(step)),
        };
    }
    let text = matches::text_of(Path::new(wanted))?;
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let Some(id) = first.trim().strip_prefix("game ") else {
        bail!(Said::about("cli-expected-position", Path::new(wanted)).with("found", first));
    };
    let game = matches::game(id)?;
    let unread = |misread: Misread| NoPosition(misread.after(1), game.info());
    game.table_from_position(rest).map_err(unread).with_context(|| Said::about("cli-in-file", Path::new(wanted)))
}

/// Wall time: somebody is waiting for the answer.
fn clock() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
