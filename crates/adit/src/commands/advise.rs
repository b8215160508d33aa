//! `adit advise` and `adit review`: what the strongest bot thinks, told to a person.
use crate::cli::{Advise, Review};
use crate::matches;
use anyhow::{Context, Result, bail};
use bots::{Brief, Budget};
use engine::{AnyTable, Memory, Seat, Turn, Words};
use indicatif::ProgressBar;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The best three plans of whoever has to decide.
pub(crate) fn advise(wanted: &Advise) -> Result<ExitCode> {
    let table = position(&wanted.position)?;
    let seat = match &wanted.seat {
        None => match table.turn() {
            Turn::Decide(_) => table.asked_first().context("somebody owes the decision")?,
            Turn::Chance => bail!("chance draws here; nobody has to decide"),
            Turn::Over => bail!("the match is over here"),
        },
        Some(text) => text
            .parse()
            .ok()
            .filter(|&seat| table.players().has(seat))
            .with_context(|| format!("expected one of {}, found '{text}'", table.players()))?,
    };
    let info = table.info();
    let words = matches::speech(info, matches::language(info, wanted.lang.as_deref())?);
    let budget = match wanted.sims {
        Some(simulations) => Budget::Simulations(simulations),
        None => Budget::Time(Duration::from_millis(wanted.ms.into()), clock),
    };
    let brief = Brief { memory: Memory::Perfect, budget, threads: threads() };
    let hints = server::coach(info.id).context("the registry knows this game")?.hints(&*table, seat, &brief);
    let hints = hints.with_context(|| format!("{seat} does not have to decide here"))?;
    let mut text = format!("{seat} has to decide. With what {seat} knows:\n");
    for (number, hint) in hints.iter().enumerate() {
        let reason = hint.reason.map_or(String::new(), |key| format!("   {}", words.text(key, &[])));
        let sure = match hints.len() > number + 1 {
            true => format!(", {:.0} % sure that it is better than the next", 100.0 * hint.sure),
            false => String::new(),
        };
        let chance = if hints.len() == 1 && table.offers(seat).len() == 1 {
            "the only thing to do".to_owned()
        } else if hints.len() == 1 {
            "whatever else is possible comes to the same, or comes later".to_owned()
        } else {
            format!("wins {:.1} % ± {:.1}{sure}", 100.0 * hint.chance, 100.0 * hint.error)
        };
        writeln!(text, "{}. {}\n   {chance}\n{reason}", number + 1, hint.actions.join(", then "))
            .context("no memory")?;
    }
    matches::say(&text.replace("\n\n", "\n"))?;
    Ok(ExitCode::SUCCESS)
}

/// Walks through a match.
pub(crate) fn review(wanted: &Review) -> Result<ExitCode> {
    let (record, mut table) = matches::open(&wanted.record)?;
    record.replay(&mut *table).with_context(|| format!("'{}' cannot be played", wanted.record.display()))?;
    let bar = ProgressBar::new(record.steps.len() as u64);
    let coach = server::coach(table.info().id).context("the registry knows this game")?;
    let review = coach.review(&*table, wanted.sims, &mut || bar.inc(1));
    bar.finish_and_clear();
    let review = review.context("this record cannot be reviewed")?;
    matches::say(&summary(&review, &record.seats))?;
    if let Some(path) = &wanted.plot {
        let svg = arena::course(&format!("{}: who would have won", table.info().id), &record.seats, &review);
        std::fs::write(path, svg).with_context(|| format!("cannot write '{}'", path.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// So many moments are told.
const MOMENTS: usize = 6;
/// Less than this decides nothing.
const LEAST_SWING: f64 = 0.05;

fn summary(review: &bots::Review, names: &[String]) -> String {
    let mut text = format!("{:<14}{:>7}{:>9}{:>12}{:>10}{:>8}\n", "", "start", "luck", "decisions", "others", "end");
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    for (seat, name) in names.iter().enumerate() {
        let [luck, own, others] = review.account(Seat(seat as u8));
        let (start, end) =
            (review.start.0[seat], review.moments.last().map_or(review.start, |last| last.chances).0[seat]);
        let signed = |part: f64| format!("{:+.1}", 100.0 * part);
        text += &format!(
            "{:<14}{:>7}{:>9}{:>12}{:>10}{:>8}\n",
            format!("P{seat} {name}"),
            percent(start),
            signed(luck),
            signed(own),
            signed(others),
            percent(end)
        );
    }
    text += "Chance to win in percent, as somebody sees it who sees all cards: what draws, the own decisions and those of the\n\
             others did to it, each compared with quick play. Swings add up, so they may pass 100.\n\n\
             What decided it (@N: ask with 'adit advise RECORD@N'):\n";
    for step in review.decisive(MOMENTS) {
        let (before, after) = review.around(step);
        let most = (0..names.len()).max_by(|&a, &b| {
            let swing = |seat: usize| (after.0[seat] - before.0[seat]).abs();
            swing(a).total_cmp(&swing(b))
        });
        let Some(seat) = most.filter(|&seat| (after.0[seat] - before.0[seat]).abs() >= LEAST_SWING) else { continue };
        text += &format!(
            "  @{step:<4} {:<28} P{seat} {} -> {} %\n",
            review.moments[step].line,
            percent(before.0[seat]),
            percent(after.0[seat])
        );
    }
    text + &missed(review)
}

/// What somebody could have seen and did not, the dearest first.
fn missed(review: &bots::Review) -> String {
    let found = review.missed();
    if found.is_empty() {
        return "\nNobody missed anything clear that could be seen.\n".into();
    }
    let mut text = String::from("\nWhat could have been better, with what the player knew:\n");
    for (step, seat, missed) in found.into_iter().take(MOMENTS) {
        let (played, better, loss) = (missed.played.join(", "), missed.actions.join(", "), 100.0 * missed.loss);
        text += &format!("  @{step:<4} {seat} {played}\n        cost about {loss:.0} %; better: {better}\n");
    }
    text
}

/// A record after some steps, or the position in a file.
fn position(wanted: &str) -> Result<Box<dyn AnyTable>> {
    if let Some((path, step)) = wanted.rsplit_once('@').filter(|_| !Path::new(wanted).exists()) {
        let (record, mut table) = matches::open(Path::new(path))?;
        let step: usize =
            step.parse().ok().filter(|&step| step <= record.steps.len()).with_context(|| {
                format!("expected a step from 0 to {} after '@', found '{step}'", record.steps.len())
            })?;
        record.replay(&mut *table).with_context(|| format!("'{path}' cannot be played"))?;
        let decides = |step: &usize| matches!(table.after(*step).turn(), Turn::Decide(_));
        return match (step..=record.steps.len()).find(decides) {
            Some(next) if next > step => bail!("chance draws after {step} steps; the next decision is at @{next}"),
            _ => Ok(table.after(step)),
        };
    }
    let text = std::fs::read_to_string(wanted).with_context(|| format!("cannot read '{wanted}'"))?;
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let Some(id) = first.trim().strip_prefix("game ") else {
        bail!("'{wanted}', line 1: expected 'game ID' above the position, or RECORD@STEP, found '{first}'");
    };
    let table = registry::table_from_position(matches::game(id)?.id, rest).context("the registry knows this game")?;
    table.map_err(|misread| misread.after(1)).with_context(|| format!("'{wanted}'"))
}

/// Wall time: somebody waits for the answer.
fn clock() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
