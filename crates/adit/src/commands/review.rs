//! `adit review`: a match looked at again, as the page of its end tells it.
use super::advise::seat_at;
use crate::cli::Review;
use crate::columns::aligned;
use crate::matches::{self, Opened};
use crate::said::Said;
use crate::words as own;
use anyhow::{Context, Result};
use bots::{AnyCoach, Beside, Retelling, RetoldTurn, ReviewedTurn, Settlement, Tongue, because};
use engine::{Arg, Record, Seat};
use indicatif::ProgressBar;
use std::path::Path;
use std::process::ExitCode;

/// Walks through a match.
pub(crate) fn review(wanted: &Review) -> Result<ExitCode> {
    let Opened { record, mut table } = matches::open(&wanted.record)?;
    let mut clean = table.copy();
    record.replay(&mut *table).with_context(|| Said::about("cli-cannot-be-played", &wanted.record))?;
    record.kept().into_iter().try_for_each(|line| clean.follow(line))?;
    let reader = wanted.seat.as_ref().map(|text| seat_at(&*clean, text)).transpose()?;
    let bar = ProgressBar::new(clean.line_count() as u64);
    let reviewing = matches::game_of(&*clean)?.coach().review(&*clean, wanted.sims);
    let mut reviewing = reviewing.context(Said::of("cli-cannot-review"))?;
    while reviewing.judge() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    let review = reviewing.review();
    let retelling = Retelling { review: &review, table: &*clean, reader, from: 0 };
    let coach = matches::game_of(&*clean)?.coach();
    let told = Told { retelling, record: &record, path: &wanted.record, coach: &*coach };
    matches::say(&told.whole()?)?;
    if let Some(path) = &wanted.plot {
        let title = own::text("cli-plot", &[("game", clean.info().id.into())]);
        let legend = own::text("cli-plot-legend", &[("steps", Arg::Text(record.steps.len().to_string()))]);
        let svg = arena::course([&title, &legend], &record.names(), &review);
        std::fs::write(path, svg).with_context(|| Said::about("cli-cannot-write", path))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A reviewed match, told in the words of its game.
struct Told<'a> {
    retelling: Retelling<'a>,
    record: &'a Record,
    /// Where the record lies.
    path: &'a Path,
    coach: &'a dyn AnyCoach,
}

const COLUMNS: [&str; 6] = ["", "web-at-start", "web-by-luck", "web-by-own", "web-by-others", "web-at-end"];

impl Told<'_> {
    fn whole(&self) -> Result<String> {
        let info = self.retelling.table.info();
        let asked = own::option("--lang");
        let words = tui::speech(info, matches::language(info, asked.as_ref().and_then(|code| code.to_str()))?);
        let names = self.record.names();
        let tongue = Tongue { words: &words, names: &names };
        let [costly, deciding] = [self.retelling.costliest(tongue), self.retelling.deciding(tongue)];
        let [costly_title, none, deciding_title] = match self.retelling.reader {
            Some(_) => ["web-your-costly-turns", "web-none-of-yours", "web-deciding-turns"],
            None => ["web-costly-turns", "web-nothing-missed", "web-decisive-turns"],
        };
        let mut text = format!("{}\n{}\n", self.accounts(&names), own::text(costly_title, &[]));
        if costly.is_empty() {
            text += &format!("  {}\n", own::text(none, &[]));
        }
        costly.iter().for_each(|turn| text += &self.turn(turn, tongue));
        if !deciding.is_empty() {
            text += &format!("\n{}\n", own::text(deciding_title, &[]));
            deciding.iter().for_each(|turn| text += &self.turn(turn, tongue));
        }
        Ok(format!("{text}\n{}{}\n", self.sentences(&names), own::text("cli-moments", &[])))
    }
    /// What luck and decisions did to everybody's chance.
    fn accounts(&self, names: &[String]) -> String {
        let review = self.retelling.review;
        let mut rows =
            vec![COLUMNS.map(|key| if key.is_empty() { String::new() } else { own::text(key, &[]) }).to_vec()];
        for (seat, name) in names.iter().enumerate() {
            let last = review.moments.last().map_or(review.start, |last| last.chances);
            let [luck, own, others] = review.account(Seat(seat as u8)).map(|part| own::signed(100.0 * part, 1));
            let (start, end) = (percent(review.start.0[seat]), percent(last.0[seat]));
            rows.push(vec![format!("P{seat} {name}"), start, luck, own, others, end]);
        }
        format!("{}{}\n", aligned(&rows, 1), own::text("cli-accounts", &[]))
    }
    /// A turn: what was done, and what was better, why, and where to try it; or what it changed.
    fn turn(&self, RetoldTurn { turn, done, better }: &RetoldTurn, Tongue { words, names }: Tongue<'_>) -> String {
        let name = names[turn.seat.index()].as_str();
        let head = own::text("web-turn-of", &[("name", name.into()), ("number", (turn.number as i64).into())]);
        let plan = |key: &str, said: &[String]| format!("        {} {}\n", own::text(key, &[]), said.join(" · "));
        let step = self.record.place_of(turn.steps.start);
        let mut text = format!("  @{step:<4} {head}\n{}", plan("web-played", done));
        if better.is_empty() {
            let review = self.retelling.review;
            let (seat, _) = review.swing(turn, self.retelling.reader);
            let (before, after) = review.around_turn(turn);
            let key = if after[seat] >= before[seat] { "web-rose" } else { "web-fell" };
            let name = names[seat.index()].as_str().into();
            let facts =
                [("name", name), ("before", rounded(before[seat]).into()), ("after", rounded(after[seat]).into())];
            return text + &format!("        {}\n", own::text(key, &facts));
        }
        text += &plan("web-better", better);
        let gains = self.retelling.gains(turn, self.coach);
        let gains: Vec<String> = gains.iter().map(|gain| gain.said(words)).collect();
        let place = format!("{}@{step}", self.path.display());
        let lines = [
            because(&gains, Beside::Done, own::words()),
            own::text("web-cost", &[("percent", rounded(turn.loss).into())]),
            own::text("cli-again", &[("command", format!("adit play --from {place}").into())]),
        ];
        let lines = lines.iter().filter(|line| !line.is_empty()).map(|line| format!("        {line}\n"));
        text + &lines.collect::<String>()
    }
    /// When it was decided, and what luck and decisions did for the reader: a sentence each.
    fn sentences(&self, names: &[String]) -> String {
        let Retelling { review, reader, .. } = self.retelling;
        let number = |turn: &ReviewedTurn| ("number", (turn.number as i64).into());
        let mut text = match self.retelling.settlement() {
            Settlement::Won(winner, turn) => {
                let name = Arg::Name(names[winner.index()].clone());
                let who = if reader == Some(winner) { Arg::You } else { name };
                own::text("web-settled", &[("who", who), number(&turn)])
            }
            Settlement::Lost(turn) => own::text("web-lost", &[number(&turn)]),
            Settlement::Open => own::text("web-open-to-the-end", &[]),
            Settlement::Untold => String::new(),
        };
        if let Some(seat) = reader {
            for said in web::fortune_words(review.account(seat).map(|part| 100.0 * part), own::words()) {
                text += &format!("\n{said}");
            }
        }
        text + "\n"
    }
}

fn rounded(part: f64) -> i64 {
    (100.0 * part).round() as i64
}

fn percent(part: f64) -> String {
    own::decimal(100.0 * part)
}
