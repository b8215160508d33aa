//! `adit advise`: what the strongest bot thinks, told to a person.
use crate::cli::Advise;
use crate::matches;
use crate::said::{NoPosition, Said};
use crate::words as own;
use anyhow::{Context, Result, bail};
use bots::{Brief, Budget, Hint};
use engine::{AnyTable, Foresight, Memory, Misread, Seat, Turn, Words};
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
        Some(text) => seat_at(&*table, text)?,
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
            _ if hint.is_surely_better() => chance("cli-wins-sure", hint),
            _ => chance("cli-wins-alike", hint),
        };
        let plan = decided(hint, &*table, seat, &words);
        text += &format!("{}. {}\n{plan}   {chance}\n", number + 1, hint.actions.join(" → "));
        let reason = hint.reason(number, &words, own::words());
        if !reason.is_empty() {
            text += &format!("   {reason}\n");
        }
    }
    matches::say(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The seat of this name at a table.
pub(super) fn seat_at(table: &dyn AnyTable, text: &str) -> Result<Seat> {
    text.parse().ok().filter(|&seat| table.players().has(seat)).with_context(|| {
        let seats = table.players().to_string();
        Said::of("cli-expected-seat").with("seats", seats).with("found", text)
    })
}

/// The decisions of a hint in words; what needs no thought is left out.
fn decided(hint: &Hint, table: &dyn AnyTable, seat: Seat, words: &dyn Words) -> String {
    let names: Vec<String> = table.players().into_iter().map(|seat| seat.to_string()).collect();
    let all = Foresight::of(table, seat).in_words(&hint.actions, words, &names).into_iter().enumerate();
    let is_shown = |at: usize| hint.decisions.is_empty() || hint.decisions.contains(&at);
    let said: Vec<String> = all.filter(|(at, _)| is_shown(*at)).map(|(_, said)| said).collect();
    if said.is_empty() { String::new() } else { format!("   {}\n", said.join(" → ")) }
}

/// How good a plan is, and how surely better than the next, in the words of this key.
fn chance(key: &str, hint: &Hint) -> String {
    let facts = [
        ("chance", own::decimal(100.0 * hint.chance).into()),
        ("error", own::decimal(100.0 * hint.error).into()),
        ("sure", format!("{:.0}", 100.0 * hint.sure).into()),
    ];
    own::text(key, &facts)
}

/// A record after some steps, or the position in a file.
fn position(wanted: &str) -> Result<Box<dyn AnyTable>> {
    if let Some((path, step)) = wanted.rsplit_once('@').filter(|_| !Path::new(wanted).exists()) {
        return Ok(matches::moment(Path::new(path), step)?.table);
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
