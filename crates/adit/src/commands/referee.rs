//! `adit referee`: a match for bots in any language, over JSON lines. `docs/referee.md` describes every line.
use crate::cli::Referee;
use crate::matches;
use crate::said::Said;
use anyhow::{Context, Result, bail};
use bots::AnyBot;
use engine::{AnyTable, Refusal, Seat, Turn, Viewer};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::process::ExitCode;

/// Who decides for a seat.
enum Chair {
    External,
    Bot(Box<dyn AnyBot>),
}

/// Runs one match: asks the external seats, answers for the bots.
pub(crate) fn referee(wanted: &Referee) -> Result<ExitCode> {
    let game = matches::game(&wanted.game)?;
    let setup = matches::setup(game, wanted.seats.len(), &wanted.options)?;
    let mut dealer = matches::dealer(wanted.seed)?;
    let mut chairs = vec![];
    for (seat, name) in wanted.seats.iter().enumerate() {
        chairs.push(match name.as_str() {
            "external" => Chair::External,
            _ => Chair::Bot(matches::bot(game, name, dealer.bot_seed(Seat(seat as u8)))?),
        });
    }
    if !chairs.iter().any(|chair| matches!(chair, Chair::External)) {
        bail!(Said::of("cli-no-external"));
    }
    if let Some(path) = &wanted.record {
        matches::new_file(&wanted.game, Some(path))?;
    }
    let mut table = game.table(&setup.to_string())?;
    let mut wire = Wire { input: std::io::stdin().lock(), output: std::io::stdout().lock() };
    let external: Vec<String> = seats_of(&chairs).map(|seat| seat.to_string()).collect();
    let info = game.info();
    wire.say(&json!({ "type": "match", "game": info.id, "rules": info.version, "setup": setup.to_string(),
        "you": external, "promise": dealer.promise().to_string() }))?;
    let mut told = vec![0; chairs.len()];
    loop {
        table.settle(&mut dealer);
        if let Some(path) = &wanted.record {
            matches::keep(path, &*table, &wanted.seats, &dealer)?;
        }
        let Turn::Decide(owing) = table.turn() else { break };
        // Bots first, so that the question to an external seat is complete.
        let bot = owing.into_iter().find(|seat| matches!(chairs[seat.index()], Chair::Bot(_)));
        let seat = bot.or(table.asked_first()).context("somebody owes the decision")?;
        match &mut chairs[seat.index()] {
            Chair::Bot(bot) => {
                let action = bot.answer(&*table, seat).with_context(|| format!("the bot at {seat} has no answer"))?;
                table.act(seat, &action).with_context(|| format!("the bot at {seat} answered '{action}'"))?;
            }
            Chair::External => ask(&mut *table, seat, &mut wire, &mut told)?,
        }
    }
    let scores = table.scores();
    let points: Vec<Option<i16>> = table.players().map(|seat| scores[seat]).collect();
    let winners: Vec<String> = table.winners().map(|seat| seat.to_string()).collect();
    let news: serde_json::Map<String, Value> =
        seats_of(&chairs).map(|seat| (seat.to_string(), json!(unheard(&*table, seat, &told)))).collect();
    let seed = dealer.seed().to_string();
    wire.say(&json!({ "type": "over", "news": news, "scores": points, "winners": winners, "seed": seed }))?;
    Ok(ExitCode::SUCCESS)
}

fn seats_of(chairs: &[Chair]) -> impl Iterator<Item = Seat> + '_ {
    let external = |(seat, chair): (usize, &Chair)| matches!(chair, Chair::External).then_some(Seat(seat as u8));
    chairs.iter().enumerate().filter_map(external)
}

/// Asks until the answer is an action that can be carried out.
fn ask<I: BufRead, O: Write>(
    table: &mut dyn AnyTable,
    seat: Seat,
    wire: &mut Wire<I, O>,
    told: &mut [usize],
) -> Result<()> {
    let new = unheard(table, seat, told);
    let view: Vec<String> = table.view_text(Viewer::Seat(seat)).lines().map(str::to_owned).collect();
    wire.say(
        &json!({ "type": "decide", "seat": seat.to_string(), "news": new, "view": view, "legal": table.offers(seat) }),
    )?;
    told[seat.index()] += new.len();
    loop {
        let line = wire.hear()?.context(Said::of("cli-external-left"))?;
        let refused = match answer(&line) {
            Ok(action) => match table.act(seat, &action) {
                Ok(()) => return Ok(()),
                Err(refusal) => refused(&action, &refusal),
            },
            Err(expected) => json!({ "type": "refused", "why": expected }),
        };
        wire.say(&refused)?;
    }
}

/// What this seat was told since it was last asked.
fn unheard(table: &dyn AnyTable, seat: Seat, told: &[usize]) -> Vec<String> {
    table.news(Viewer::Seat(seat)).split_off(told[seat.index()])
}

/// `{"action": "keep 3"}`.
fn answer(line: &str) -> Result<String, &'static str> {
    let value: Value = serde_json::from_str(line).map_err(|_| "expected one JSON object in one line")?;
    let action = value.get("action").and_then(Value::as_str);
    action.map(str::to_owned).ok_or("expected an object with the string \"action\"")
}

fn refused(action: &str, refusal: &Refusal) -> Value {
    let rule = match refusal {
        Refusal::Forbidden(rule) => Some(rule.to_string()),
        Refusal::NotYourTurn | Refusal::Unreadable(_) | Refusal::NoWayBack => None,
    };
    json!({ "type": "refused", "action": action, "rule": rule, "why": refusal.to_string() })
}

struct Wire<I: BufRead, O: Write> {
    input: I,
    output: O,
}

impl<I: BufRead, O: Write> Wire<I, O> {
    fn say(&mut self, value: &Value) -> Result<()> {
        writeln!(self.output, "{value}")?;
        Ok(self.output.flush()?)
    }
    /// The next line that is not empty; `None` at the end of the input.
    fn hear(&mut self) -> Result<Option<String>> {
        loop {
            let mut line = String::new();
            if self.input.read_line(&mut line).context(Said::of("cli-cannot-read").with("file", "-"))? == 0 {
                return Ok(None);
            }
            if !line.trim().is_empty() {
                return Ok(Some(line));
            }
        }
    }
}
