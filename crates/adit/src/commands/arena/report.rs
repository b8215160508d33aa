//! The results of an arena, for people.
use crate::columns::aligned;
use crate::words::{number, percent, signed, text};
use arena::{BotStanding, Decision, Interval, Results, Sprt, elo};

/// A row for each bot, and what the columns mean.
pub(super) fn report(results: &Results, sprt: Option<&Sprt>) -> String {
    let mut rows = vec![COLUMNS.map(|key| text(key, &[])).to_vec()];
    rows.extend(results.standings.iter().map(|standing| row(results, standing)));
    let deals =
        [("deals", results.deals.to_string().into()), ("par", percent(1.0 / f64::from(results.players), 1).into())];
    let kind = if results.sequential { "cli-arena-sequential" } else { "cli-arena-fixed" };
    let mut said = vec![text(kind, &deals)];
    said.extend(sprt.map(|test| verdict(results, test)));
    said.push(text("cli-arena-legend", &[]));
    said.extend(results.faults().map(|(name, fault)| fault_of(name, fault)));
    aligned(&rows, 1) + &said.join("\n") + "\n"
}

const COLUMNS: [&str; 11] = [
    "cli-col-bot",
    "cli-col-seats",
    "cli-col-wins",
    "cli-col-interval",
    "cli-col-elo",
    "cli-col-interval",
    "cli-col-margin",
    "cli-col-points",
    "cli-col-scored",
    "cli-col-median",
    "cli-col-slowest",
];

fn row(results: &Results, standing: &BotStanding) -> Vec<String> {
    let Interval { low, high } = results.interval(&standing.share);
    let rated = |share: f64| signed(elo(share, results.players), 0);
    // Copies have different opponents, so no single number says how far they are above each.
    let alone = standing.copies == 1;
    let ratings = [rated(standing.share.mean), format!("{} .. {}", rated(low), rated(high))];
    let [middle, interval] = if alone { ratings } else { ["-".into(), "-".into()] };
    let quantile = |part: f64| standing.times.quantile(part).map_or("-".into(), duration);
    vec![
        standing.name.clone(),
        standing.copies.to_string(),
        percent(standing.share.mean, 1),
        format!("{} .. {}", number(100.0 * low, 1), number(100.0 * high, 1)),
        middle,
        interval,
        signed(standing.margin.mean, 2),
        number(standing.points, 1),
        percent(standing.scored.mean, 1),
        quantile(0.5),
        quantile(0.99),
    ]
}

/// What the sequential test says.
fn verdict(results: &Results, test: &Sprt) -> String {
    let share = &results.first().share;
    let key = match test.verdict(share) {
        Decision::Better => "cli-sprt-better",
        Decision::NoBetter => "cli-sprt-no-better",
        Decision::Open => "cli-sprt-open",
    };
    text(key, &[("ratio", number(test.ratio(share), 2).into()), ("limit", format!("±{}", number(2.94, 2)).into())])
}

/// A bot broke a rule or crashed.
pub(in crate::commands) fn fault_of(name: &str, fault: &str) -> String {
    text("cli-fault", &[("name", name.into()), ("fault", fault.into())])
}

/// Nanoseconds as people read them.
fn duration(nanoseconds: f64) -> String {
    match nanoseconds / 1e3 {
        us if us < 100.0 => format!("{} µs", number(us, 1)),
        us if us < 10_000.0 => format!("{} ms", number(us / 1e3, 2)),
        us => format!("{} ms", number(us / 1e3, 1)),
    }
}
