//! A bot of any skill.
use crate::playout::best;
use crate::thinking::{Effort, Question, Thoughts, foreseen, noise, think};
use crate::{Bot, Rung, Seen, Skill, mix};
use engine::{Fate, Heuristics, Quick, Weights};
use std::collections::VecDeque;

/// A bot of any skill. What it chooses depends on its seed and on what it is shown, so it may be rebuilt at any time;
/// only a plan that [`Rung::Flat`] is carrying out is then thought about again.
pub struct BotPlayer<G: Heuristics> {
    skill: Skill,
    weights: G::Weights,
    seed: u64,
    /// The rest of the plan that was chosen last: what the seat will see, and what it then does.
    plan: VecDeque<(G::View, G::Action)>,
}

impl<G: Heuristics> BotPlayer<G> {
    /// A bot of this skill. The same seed plays the same.
    pub fn new(skill: Skill, seed: u64) -> Self {
        BotPlayer { skill, weights: G::Weights::TUNED, seed, plan: VecDeque::new() }
    }
    /// The same bot with other weights: for the tuner.
    pub fn with_weights(self, weights: G::Weights) -> Self {
        BotPlayer { weights, ..self }
    }
    fn by_lot(&self, seen: &Seen<'_, G>) -> G::Action {
        seen.legal[self.fate(seen).below(seen.legal.len() as u32) as usize]
    }
    /// What is done without thinking, else the highest score by rules of thumb, as far as its judgement goes.
    fn by_rule(&self, seen: &Seen<'_, G>, view: &G::View) -> G::Action {
        if let Some(action) = G::routine(view).filter(|action| seen.legal.contains(action)) {
            return action;
        }
        let (world, mut scores) = (G::guess(view, &mut Quick::new(self.seed)), Vec::with_capacity(seen.legal.len()));
        G::rate(&world, seen.seat, seen.legal, &self.weights, &mut scores);
        if self.skill.noise > 0.0 {
            let (mut fate, blur) = (self.fate(seen), self.skill.noise * spread(&scores));
            scores.iter_mut().for_each(|score| *score += blur * noise(&mut fate));
        }
        if self.skill.guarded {
            let blunders: Vec<bool> =
                seen.legal.iter().map(|&action| G::is_blunder(&world, seen.seat, action)).collect();
            if blunders.contains(&false) {
                let foolish = |(score, blunder): (&mut f32, &bool)| *score = if *blunder { f32::MIN } else { *score };
                scores.iter_mut().zip(&blunders).for_each(foolish);
            }
        }
        seen.legal[best(&scores)]
    }
    /// The next action of the plan if everything came as foreseen, else that of a new plan. Only [`Rung::Flat`] holds on
    /// to a plan; [`Rung::Search`] thinks again at every step, with what is left of the turn.
    fn by_plan(&mut self, seen: &Seen<'_, G>, view: &G::View) -> G::Action {
        if let Some((expected, action)) = self.plan.pop_front()
            && expected == *view
            && seen.legal.contains(&action)
        {
            return action;
        }
        self.plan.clear();
        if let [only] = seen.legal {
            return *only;
        }
        let question = Question { view, news: seen.news, seat: seen.seat, seed: self.moment(seen) };
        let Skill { rung, budget, guarded, .. } = self.skill;
        let thoughts = think(&question, &[], &Effort { rung, budget, guarded, threads: 1, finalists: 1 });
        let actions = &thoughts.plans[self.pick(seen, &thoughts)].actions;
        if rung == Rung::Flat {
            self.plan = foreseen(&question, actions).into_iter().zip(actions[1..].iter().copied()).collect();
        }
        actions[0]
    }
    /// The best plan, as far as its judgement goes: only those that were tried to the end are compared.
    fn pick(&self, seen: &Seen<'_, G>, thoughts: &Thoughts<G>) -> usize {
        if self.skill.noise == 0.0 {
            return 0;
        }
        let mut fate = self.fate(seen);
        let worth = |chances: f64, fate: &mut Quick| chances as f32 + self.skill.noise * G::BLUR * noise(fate);
        let finalists = thoughts.plans.iter().take_while(|plan| plan.tries() == thoughts.plans[0].tries());
        let blurred: Vec<f32> = finalists.map(|plan| worth(plan.chances()[seen.seat], &mut fate)).collect();
        best(&blurred)
    }
    /// The seed of this moment; nothing but what the seat was told decides it.
    fn moment(&self, seen: &Seen<'_, G>) -> u64 {
        mix(self.seed, seen.news.len() as u64)
    }
    fn fate(&self, seen: &Seen<'_, G>) -> Quick {
        Quick::new(mix(self.moment(seen), 1))
    }
}

/// How far scores lie apart: their standard deviation. Judgement is blurred by a part of it, so that the same blur makes
/// a bot of any game about as much weaker.
fn spread(scores: &[f32]) -> f32 {
    let count = scores.len() as f32;
    let mean = scores.iter().sum::<f32>() / count;
    (scores.iter().map(|score| (score - mean).powi(2)).sum::<f32>() / count).sqrt()
}

impl<G: Heuristics> Bot<G> for BotPlayer<G> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let remembered = || G::recall(seen.view, seen.news, self.skill.memory, self.seed);
        match (self.skill.rung, seen.legal) {
            (Rung::Random | Rung::Rule, [only]) => *only,
            (Rung::Random, _) => self.by_lot(seen),
            (Rung::Rule, _) => self.by_rule(seen, &remembered()),
            (Rung::Flat | Rung::Search, _) => {
                let view = remembered();
                self.by_plan(seen, &view)
            }
        }
    }
}
