//! One deal for somebody else to play: everything it depends on, in one line of JSON.
use crate::thread_clock;
use bots::{BadSkill, Budget, Contest, Deal, Entrant, Skill};
use engine::Setup;
use serde_json::{Value, json};
use std::time::Duration;

/// A deal that is still to be played, and all that its result depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealTask {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Which bots are meant by their names, as [`bots::fingerprint`] writes it.
    pub fingerprint: String,
    /// Players and options.
    pub setup: String,
    /// The bots, as many as players.
    pub bots: Vec<String>,
    /// How long bots think that do not say so themselves.
    pub thinking: Thinking,
    /// Which deal.
    pub deal: u64,
}

/// How long bots think that do not say so themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// Each as long as it is used to.
    #[default]
    Usual,
    /// Milliseconds of CPU time for each decision.
    Millis(u32),
    /// Simulations for each decision: the same result on every machine.
    Simulations(u32),
}

impl Thinking {
    /// The bots of these names.
    pub fn skills(self, names: &[String]) -> Result<Vec<Skill>, BadSkill> {
        let budget = match self {
            Thinking::Usual => None,
            Thinking::Millis(ms) => Some(Budget::Time(Duration::from_millis(ms.into()), thread_clock)),
            Thinking::Simulations(simulations) => Some(Budget::Simulations(simulations)),
        };
        let skill = |name: &String| {
            let skill: Skill = name.parse()?;
            let given = budget.filter(|_| !Skill::names_its_budget(name));
            Ok(given.map_or(skill, |budget| skill.with_budget(budget)))
        };
        names.iter().map(skill).collect()
    }
}

impl DealTask {
    /// As one line.
    pub fn json(&self) -> Value {
        let (ms, sims) = match self.thinking {
            Thinking::Usual => (None, None),
            Thinking::Millis(ms) => (Some(ms), None),
            Thinking::Simulations(sims) => (None, Some(sims)),
        };
        json!({
            "game": self.game, "rules": self.rules, "setup": self.setup, "bots": self.bots,
            "fingerprint": self.fingerprint, "ms": ms, "sims": sims, "deal": self.deal,
        })
    }
    /// Reads what [`DealTask::json`] writes.
    pub fn read(value: &Value) -> Option<DealTask> {
        let text = |name: &str| value[name].as_str().map(str::to_owned);
        let number = |name: &str| value[name].as_u64().and_then(|number| u32::try_from(number).ok());
        let bots = value["bots"].as_array()?.iter().map(|bot| bot.as_str().map(str::to_owned));
        let thinking = match (number("ms"), number("sims")) {
            (None, None) => Thinking::Usual,
            (Some(ms), None) => Thinking::Millis(ms),
            (None, Some(sims)) => Thinking::Simulations(sims),
            (Some(_), Some(_)) => return None,
        };
        Some(DealTask {
            game: text("game")?,
            rules: number("rules").and_then(|rules| u16::try_from(rules).ok())?,
            fingerprint: text("fingerprint")?,
            setup: text("setup")?,
            bots: bots.collect::<Option<_>>()?,
            thinking,
            deal: value["deal"].as_u64()?,
        })
    }
    /// Plays the deal, if the game, its rules and its bots are the same here as where the task was written.
    pub fn play(&self) -> Option<Deal> {
        let game = registry::game(&self.game).filter(|game| game.info().version == self.rules)?;
        let setup = Setup::parse(game.info(), &self.setup).ok()?;
        let skills =
            self.thinking.skills(&self.bots).ok().filter(|skills| skills.len() == usize::from(setup.players()))?;
        let contest = Contest { setup, entrants: skills.into_iter().map(Entrant::new).collect(), clock: thread_clock };
        (game.fingerprint(&contest) == self.fingerprint).then(|| game.deal(&contest, self.deal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(thinking: Thinking) -> DealTask {
        DealTask {
            game: "any".into(),
            rules: 3,
            fingerprint: "0123456789abcdef".into(),
            setup: "players=2".into(),
            bots: vec!["rule".into(), "random".into()],
            thinking,
            deal: 7 << 32 | 3,
        }
    }

    #[test]
    fn a_task_reads_back() {
        for thinking in [Thinking::Usual, Thinking::Millis(5), Thinking::Simulations(40)] {
            let task = task(thinking);
            assert_eq!(DealTask::read(&task.json()), Some(task));
        }
    }

    #[test]
    fn what_is_no_task_is_refused() {
        let good = task(Thinking::Millis(5)).json();
        for (name, odd) in [("game", json!(1)), ("rules", json!(-1)), ("bots", json!([1])), ("sims", json!(4))] {
            let mut value = good.clone();
            value[name] = odd;
            assert_eq!(DealTask::read(&value), None, "{name}");
        }
        assert_eq!(DealTask::read(&Value::Null), None);
    }
}
