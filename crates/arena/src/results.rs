//! The deals summed up, and as JSON for programs.
use crate::{Estimate, Interval, elo};
use bots::{Deal, Histogram};
use serde_json::{Value, json};

/// What is known after some deals.
#[derive(Clone, Debug)]
pub struct Results {
    /// How many play.
    pub players: u8,
    /// How many deals.
    pub deals: u64,
    /// The first bot, and then the others by name.
    pub standings: Vec<BotStanding>,
    /// Might the run stop by what it shows? Then only the sequential interval is honest.
    pub sequential: bool,
}

/// How one bot stands, or several of the same name.
#[derive(Clone, Debug)]
pub struct BotStanding {
    /// The bot.
    pub name: String,
    /// How many copies sit at the table.
    pub copies: u8,
    /// Share of the victories of one copy.
    pub share: Estimate,
    /// Points more than the best of the others.
    pub margin: Estimate,
    /// Points on average, where it scored.
    pub points: f64,
    /// Part of the matches in which it scored at all.
    pub scored: Estimate,
    /// Nanoseconds for each decision with a choice.
    pub times: Histogram,
    /// What went wrong.
    pub faults: Vec<String>,
}

impl Results {
    /// Sums up; `names` has one name for each bot of the contest.
    pub fn of(names: &[String], deals: &[Deal]) -> Results {
        let mut groups: Vec<(String, Vec<usize>)> = vec![(names[0].clone(), vec![0])];
        for (bot, name) in names.iter().enumerate().skip(1) {
            match groups.iter_mut().skip(1).find(|(known, _)| known == name) {
                Some((_, bots)) => bots.push(bot),
                None => groups.push((name.clone(), vec![bot])),
            }
        }
        let standings = groups.into_iter().map(|(name, bots)| BotStanding::of(name, &bots, deals)).collect();
        Results { players: names.len() as u8, deals: deals.len() as u64, standings, sequential: false }
    }
    /// The bot that is measured: the first one.
    pub fn first(&self) -> &BotStanding {
        &self.standings[0]
    }
    /// The interval of a share that may honestly be claimed.
    pub fn interval(&self, share: &Estimate) -> Interval {
        if self.sequential { share.sequential() } else { share.interval() }
    }
    /// All that went wrong.
    pub fn faults(&self) -> impl Iterator<Item = (&str, &str)> {
        self.standings.iter().flat_map(|one| one.faults.iter().map(|fault| (one.name.as_str(), fault.as_str())))
    }
    /// For programs.
    pub fn json(&self) -> Value {
        let standings: Vec<Value> = self.standings.iter().map(|standing| self.standing_json(standing)).collect();
        json!({
            "players": self.players,
            "deals": self.deals,
            "sequential": self.sequential,
            "faults": self.faults().count(),
            "bots": standings,
        })
    }
    fn standing_json(&self, standing: &BotStanding) -> Value {
        let share = self.interval(&standing.share);
        let rounded = |number: f64, digits: i32| (number * 10f64.powi(digits)).round() / 10f64.powi(digits);
        let rated = |share: f64| (standing.copies == 1).then(|| rounded(elo(share, self.players), 1));
        let interval = |Interval { low, high }: Interval| [rounded(low, 5), rounded(high, 5)];
        let micros = |part: f64| standing.times.quantile(part).map(|nanos| rounded(nanos / 1e3, 1));
        json!({
            "name": standing.name,
            "copies": standing.copies,
            "share": rounded(standing.share.mean, 5),
            "share_interval": interval(share),
            "elo": rated(standing.share.mean),
            "elo_interval": [rated(share.low), rated(share.high)],
            "margin": rounded(standing.margin.mean, 3),
            "points": rounded(standing.points, 2),
            "scored": rounded(standing.scored.mean, 5),
            "scored_interval": interval(self.interval(&standing.scored)),
            "p50_us": micros(0.5),
            "p99_us": micros(0.99),
        })
    }
}

impl BotStanding {
    fn of(name: String, bots: &[usize], deals: &[Deal]) -> BotStanding {
        let copies = bots.len() as u8;
        let by_deal = |of: &dyn Fn(&Deal, usize) -> f64| {
            let mean = |deal: &Deal| bots.iter().map(|&bot| of(deal, bot)).sum::<f64>() / f64::from(copies);
            Estimate::of(deals.iter().map(mean)).of_copies(copies)
        };
        let each = || deals.iter().flat_map(|deal| bots.iter().map(move |&bot| (deal, bot)));
        let scored: f64 = each().map(|(deal, bot)| f64::from(deal.scored[bot])).sum();
        let points: f64 = each().map(|(deal, bot)| deal.points[bot] * f64::from(deal.scored[bot])).sum();
        let mut times = Histogram::default();
        each().for_each(|(deal, bot)| times.add(&deal.times[bot]));
        let faults = deals.iter().flat_map(|deal| &deal.faults).filter(|fault| bots.contains(&fault.bot));
        BotStanding {
            name,
            copies,
            share: by_deal(&|deal, bot| deal.wins[bot]),
            margin: by_deal(&|deal, bot| deal.margins[bot]),
            points: points / scored.max(1.0),
            scored: by_deal(&|deal, bot| f64::from(deal.scored[bot]) / deal.wins.len() as f64),
            times,
            faults: faults.map(|fault| fault.what.clone()).collect(),
        }
    }
}
