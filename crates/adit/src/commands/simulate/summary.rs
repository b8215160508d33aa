//! The summary of a simulation, for people and for programs.
use crate::columns::aligned;
use crate::words::{number, percent, text};
use bots::{SeatTotals, Simulation, Totals};
use engine::Seat;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What to summarize.
pub(super) struct Summary<'a> {
    plan: &'a Simulation,
    totals: &'a Totals,
    seconds: f64,
}

impl<'a> Summary<'a> {
    pub(super) fn new(plan: &'a Simulation, totals: &'a Totals, seconds: f64) -> Summary<'a> {
        Summary { plan, totals, seconds }
    }

    /// For people.
    pub(super) fn text(&self) -> String {
        let (plan, totals) = (self.plan, self.totals);
        let (matches, per_second) = (totals.matches as f64, |count: u64| count as f64 / self.seconds.max(1e-9));
        let length = Spread::of(totals.lengths.iter().map(|(&length, &count)| (length as f64, count)));
        let head = [
            ("count", totals.matches.to_string().into()),
            ("game", plan.setup.info().id.into()),
            ("setup", plan.setup.to_string().into()),
            ("seed", plan.seed.to_string().into()),
        ];
        let speed = [
            ("seconds", number(self.seconds, 1).into()),
            ("matches", number(per_second(totals.matches), 0).into()),
            ("decisions", number(per_second(totals.decisions) / 1e6, 2).into()),
        ];
        let draws = number(totals.draws as f64 / matches, 1);
        let mut lines = vec![
            text("cli-sim-head", &head),
            text("cli-sim-speed", &speed),
            text("cli-sim-length", &[("length", length.text().into()), ("draws", draws.into())]),
        ];
        lines.extend(plan.is_checked.then(|| text("cli-sim-checked", &[])));
        let mut rows = vec![COLUMNS.map(|key| text(key, &[])).to_vec()];
        let seats = totals.seats.iter().enumerate();
        rows.extend(seats.map(|(seat, tally)| seat_row(plan, Seat(seat as u8), tally, totals.matches)));
        let ends = [
            ("shared", percent(totals.shared as f64 / matches, 1).into()),
            ("nobody", percent(totals.nobody as f64 / matches, 1).into()),
        ];
        let (table, ends, best) = (aligned(&rows, 2), text("cli-sim-ends", &ends), text("cli-sim-best", &[]));
        format!("{}\n\n{table}{ends}\n\n{best}\n{}", lines.join("\n"), histogram(&totals.best))
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let (plan, totals) = (self.plan, self.totals);
        let length = Spread::of(totals.lengths.iter().map(|(&length, &count)| (length as f64, count)));
        let seats: Vec<Value> = (totals.seats.iter().enumerate())
            .map(|(seat, tally)| {
                let (points, Share { mean, error }) = (points(tally), share(tally, totals.matches));
                json!({ "seat": Seat(seat as u8).to_string(), "bot": plan.bot(Seat(seat as u8)).to_string(), "points": points.json(),
                    "win_share": mean, "win_share_95": error })
            })
            .collect();
        json!({ "game": plan.setup.info().id, "rules": plan.setup.info().version, "setup": plan.setup.to_string(),
            "seed": plan.seed, "matches": totals.matches, "seconds": self.seconds, "decisions": totals.decisions,
            "draws": totals.draws, "checked": plan.is_checked, "decisions_per_match": length.json(), "seats": seats,
            "shared": totals.shared, "nobody": totals.nobody, "best": totals.best })
    }
}

const COLUMNS: [&str; 6] =
    ["cli-col-seat", "cli-col-bot", "cli-col-points", "cli-col-deviation", "cli-col-range", "cli-col-share"];

fn seat_row(plan: &Simulation, seat: Seat, tally: &SeatTotals, matches: u64) -> Vec<String> {
    let (points, share) = (points(tally), share(tally, matches));
    vec![
        seat.to_string(),
        plan.bot(seat).to_string(),
        number(points.mean, 2),
        number(points.deviation, 2),
        format!("{:.0}–{:.0}", points.low, points.high),
        format!("{} ± {}", percent(share.mean, 2), number(100.0 * share.error, 2)),
    ]
}

fn points(tally: &SeatTotals) -> Spread {
    Spread::of(tally.points.iter().map(|(&points, &count)| (f64::from(points), count)))
}

/// A share of victories.
struct Share {
    mean: f64,
    /// Half the width of its 95 % interval.
    error: f64,
}

/// The share of victories, and its error from the spread of what each match gave the seat.
fn share(tally: &SeatTotals, matches: u64) -> Share {
    let n = matches.max(1) as f64;
    let mean = tally.wins / n;
    let variance = (tally.wins_squared / n - mean * mean).max(0.0);
    Share { mean, error: 1.96 * (variance / n).sqrt() }
}

/// Mean, deviation and the middle nine tenths of some numbers.
struct Spread {
    mean: f64,
    deviation: f64,
    low: f64,
    high: f64,
}

impl Spread {
    /// Of sorted numbers, each with its count.
    fn of(numbers: impl Iterator<Item = (f64, u64)>) -> Spread {
        let numbers: Vec<(f64, u64)> = numbers.collect();
        let n: u64 = numbers.iter().map(|&(_, count)| count).sum();
        let sum = |f: fn(f64) -> f64| numbers.iter().map(|&(number, count)| f(number) * count as f64).sum::<f64>();
        let mean = sum(|number| number) / n.max(1) as f64;
        let variance = sum(|number| number * number) / n.max(1) as f64 - mean * mean;
        let at = |part: f64| {
            let mut seen = 0;
            let found = numbers.iter().find(|&&(_, count)| {
                seen += count;
                seen as f64 >= part * n as f64
            });
            found.map_or(0.0, |&(number, _)| number)
        };
        Spread { mean, deviation: variance.max(0.0).sqrt(), low: at(0.05), high: at(0.95) }
    }
    /// For people.
    fn text(&self) -> String {
        let range = format!("{:.0}–{:.0}", self.low, self.high);
        let facts = [
            ("mean", number(self.mean, 1).into()),
            ("deviation", number(self.deviation, 1).into()),
            ("range", range.into()),
        ];
        text("cli-spread", &facts)
    }
    fn json(&self) -> Value {
        json!({ "mean": self.mean, "sd": self.deviation, "p5": self.low, "p95": self.high })
    }
}

/// At most twenty bars.
fn histogram(counts: &BTreeMap<i16, u64>) -> String {
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return format!("  {}\n", text("cli-sim-none", &[]));
    };
    let width = (most - least) / 20 + 1;
    let mut bars = BTreeMap::<i16, u64>::new();
    counts.iter().for_each(|(&points, &count)| *bars.entry((points - least) / width).or_default() += count);
    let (total, tallest) = (counts.values().sum::<u64>() as f64, bars.values().copied().max().unwrap_or(1));
    let mut lines = String::new();
    for (bar, count) in bars {
        let (from, to) = (least + bar * width, least + bar * width + width - 1);
        let name = if width == 1 { from.to_string() } else { format!("{from}–{to}") };
        let length = (40 * count).div_ceil(tallest) as usize;
        lines += &format!("{name:>9} {:>7} {}\n", percent(count as f64 / total, 1), "█".repeat(length));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_what_the_books_say() {
        let spread = Spread::of([(1.0, 1), (2.0, 2), (3.0, 1)].into_iter());
        assert_eq!((spread.mean, spread.low, spread.high), (2.0, 1.0, 3.0));
        assert!((spread.deviation - 0.5f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_share_of_half_has_the_known_interval() {
        let tally = SeatTotals { wins: 50.0, wins_squared: 50.0, ..SeatTotals::default() };
        let Share { mean, error } = share(&tally, 100);
        assert!((mean - 0.5).abs() < 1e-12 && (error - 0.098).abs() < 1e-6);
    }

    #[test]
    fn the_tallest_bar_is_forty_wide_and_no_point_is_lost() {
        let counts: BTreeMap<i16, u64> = (0..50).map(|points| (points, points as u64 + 1)).collect();
        let text = histogram(&counts);
        assert!(text.lines().count() <= 20 && text.contains(&"█".repeat(40)) && !text.contains(&"█".repeat(41)));
        assert!(text.starts_with("      0–2 "), "{text}");
        assert_eq!(histogram(&BTreeMap::new()), "  no match was won\n");
    }
}
