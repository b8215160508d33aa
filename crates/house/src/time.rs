//! Clocks: how long a table waits for a decision.
use engine::{BySeat, Seat, Seats};
use std::fmt;
use std::str::FromStr;

/// Milliseconds since 1970.
pub type Millis = i64;

/// How long a table waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimePolicy {
    /// As long as it takes.
    Relaxed,
    /// A number of seconds for each decision, and a reserve for the whole match.
    Live {
        /// For each decision.
        seconds: u32,
        /// For all decisions that take longer, together.
        reserve: u32,
    },
    /// A number of hours for each turn.
    Slow {
        /// For each turn.
        hours: u32,
    },
}

impl fmt::Display for TimePolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimePolicy::Relaxed => f.write_str("relaxed"),
            TimePolicy::Live { seconds, reserve } => write!(f, "live {seconds} {reserve}"),
            TimePolicy::Slow { hours } => write!(f, "slow {hours}"),
        }
    }
}

impl FromStr for TimePolicy {
    type Err = ();
    fn from_str(text: &str) -> Result<TimePolicy, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str, most: u32| word.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(());
        match words[..] {
            ["relaxed"] => Ok(TimePolicy::Relaxed),
            ["live", seconds, reserve] => {
                let reserve = reserve.parse().ok().filter(|reserve| *reserve <= 86_400).ok_or(())?;
                Ok(TimePolicy::Live { seconds: number(seconds, 3_600)?, reserve })
            }
            ["slow", hours] => Ok(TimePolicy::Slow { hours: number(hours, 24 * 30)? }),
            _ => Err(()),
        }
    }
}

/// The clocks of a match, folded from the times of its lines alone, so that every node reads the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    policy: TimePolicy,
    /// Since when each seat owes its decision.
    since: BySeat<Option<Millis>>,
    /// What is left of each seat's reserve, in milliseconds.
    reserve: BySeat<Millis>,
}

impl Clock {
    pub(crate) fn new(policy: TimePolicy) -> Clock {
        let reserve = if let TimePolicy::Live { reserve, .. } = policy { Millis::from(reserve) * 1_000 } else { 0 };
        Clock { policy, since: BySeat([None; 4]), reserve: BySeat([reserve; 4]) }
    }
    /// Something happened: `actor` decided, if it was a decision, and now these seats owe one.
    pub(crate) fn tick(&mut self, actor: Option<Seat>, owing: Seats, at: Millis) {
        if let Some(seat) = actor {
            if let (TimePolicy::Live { seconds, .. }, Some(since)) = (self.policy, self.since[seat]) {
                let over = at - since - Millis::from(seconds) * 1_000;
                self.reserve[seat] = (self.reserve[seat] - over.max(0)).max(0);
            }
            self.since[seat] = None;
        }
        for seat in (0..4).map(Seat) {
            self.since[seat] = if owing.has(seat) { self.since[seat].or(Some(at)) } else { None };
        }
    }
    /// When this seat has to have decided; none where the table waits for as long as it takes.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        let since = self.since[seat]?;
        match self.policy {
            TimePolicy::Relaxed => None,
            TimePolicy::Live { seconds, .. } => Some(since + Millis::from(seconds) * 1_000 + self.reserve[seat]),
            TimePolicy::Slow { hours } => Some(since + Millis::from(hours) * 3_600_000),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLA: Seat = Seat(0);
    const JO: Seat = Seat(1);

    #[test]
    fn policies_read_back_and_nonsense_does_not() {
        for policy in
            [TimePolicy::Relaxed, TimePolicy::Live { seconds: 30, reserve: 120 }, TimePolicy::Slow { hours: 48 }]
        {
            assert_eq!(policy.to_string().parse(), Ok(policy));
        }
        for nonsense in ["", "live", "live 0 5", "live 30 999999", "slow 0", "slow -1", "relaxed 3"] {
            assert_eq!(nonsense.parse::<TimePolicy>(), Err(()), "{nonsense}");
        }
    }

    #[test]
    fn a_live_clock_takes_from_the_reserve_only_what_is_over() {
        let mut clock = Clock::new(TimePolicy::Live { seconds: 10, reserve: 60 });
        clock.tick(None, OLA.only(), 0);
        assert_eq!(clock.deadline(OLA), Some(70_000));
        clock.tick(Some(OLA), JO.only(), 15_000);
        assert_eq!((clock.deadline(OLA), clock.deadline(JO)), (None, Some(85_000)));
        clock.tick(Some(JO), OLA.only(), 16_000);
        assert_eq!(clock.deadline(OLA), Some(16_000 + 10_000 + 55_000));
    }

    #[test]
    fn who_goes_on_owing_keeps_the_time_it_began() {
        let mut clock = Clock::new(TimePolicy::Slow { hours: 1 });
        clock.tick(None, OLA.only().with(JO), 0);
        clock.tick(Some(OLA), JO.only(), 5_000);
        assert_eq!(clock.deadline(JO), Some(3_600_000));
        clock.tick(Some(JO), JO.only(), 6_000);
        assert_eq!(clock.deadline(JO), Some(3_606_000));
    }

    #[test]
    fn a_relaxed_table_waits() {
        let mut clock = Clock::new(TimePolicy::Relaxed);
        clock.tick(None, OLA.only(), 0);
        assert_eq!(clock.deadline(OLA), None);
    }
}
