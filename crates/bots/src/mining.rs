//! Puzzles from matches of bots: positions in which one first step is clearly better than all others.
//!
//! A cheap look at every decision comes first; whatever may be a puzzle is weighed again and again, each time longer
//! and in fresh worlds, until it fails or is proved, and then all of it once more with another seed.
use crate::plans::{Reach, plans};
use crate::thinking::{Effort, Mean, Mind, Question, Weighed, think};
use crate::{Bot, BotPlayer, Budget, LEVELS, Rung, Seen, Skill, mix, rehearsed};
use engine::{
    AnyTable, Ask, Evidence, Fate as _, Game, Heuristics, Memory, Puzzle, Quick, Seat, Setup, Table, Told, Turn,
    Unseen, Viewer, tell,
};
use std::ops::Range;

/// Where puzzles are looked for.
#[derive(Clone, Debug)]
pub struct Quarry {
    /// Players and options.
    pub setup: Setup,
    /// How long everybody thinks in these matches, in simulations.
    pub thinking: u32,
    /// What all matches are drawn from.
    pub seed: u64,
}

/// What came of looking through a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dig {
    /// Puzzles that were found and proved.
    pub puzzles: Vec<Puzzle>,
    /// How many real decisions there were.
    pub decisions: usize,
    /// How many of them looked like a puzzle at first.
    pub promising: usize,
}

/// Looks for puzzles in the match of this number; each has a seed of its own.
pub fn mine<G: Heuristics>(quarry: &Quarry, number: u64) -> Dig {
    let seed = mix(quarry.seed, number);
    let news = vec![vec![]; usize::from(quarry.setup.players())];
    let mut shaft = Shaft::<G> { state: G::new(&quarry.setup), news, found_in: None, dig: Dig::default() };
    let mut fate = Quick::new(seed);
    for step in 0..MOST_STEPS {
        let mut events = vec![];
        match G::turn(&shaft.state) {
            Turn::Over => break,
            Turn::Chance => {
                shaft.found_in = None;
                let lot = fate.pick(G::pile(&shaft.state));
                G::draw(&mut Told::<G> { state: &mut shaft.state, events: &mut events }, lot);
            }
            Turn::Decide(seats) => {
                let Some(seat) = G::asked_first(&shaft.state, seats) else { break };
                let action = shaft.decided(seat, quarry.thinking, mix(seed, step));
                G::act(&mut Told::<G> { state: &mut shaft.state, events: &mut events }, seat, action);
            }
        }
        tell::<G>(&events, &mut shaft.news);
    }
    shaft.dig
}

/// A match that is looked through.
struct Shaft<G: Game> {
    state: G::State,
    /// What each seat was told.
    news: Vec<Vec<G::Event>>,
    /// Whose turn already gave a puzzle.
    found_in: Option<Seat>,
    dig: Dig,
}

impl<G: Heuristics> Shaft<G> {
    /// What the seat does; if it is a puzzle, that is kept. One puzzle a turn is enough: the next step of the same turn
    /// would ask the same again.
    fn decided(&mut self, seat: Seat, thinking: u32, seed: u64) -> G::Action {
        let view = G::view(&self.state, Viewer::Seat(seat));
        let face = Face::<G> { view, seat, news: &self.news[seat.index()], seed };
        let look = face.look(&G::menu(&self.state, seat), thinking);
        self.dig.decisions += usize::from(look.is_choice);
        let is_alone = G::turn(&self.state) == Turn::Decide(seat.only());
        if look.is_promising && is_alone && self.found_in != Some(seat) {
            self.dig.promising += 1;
            if let Some(puzzle) = face.puzzle() {
                self.dig.puzzles.push(puzzle);
                self.found_in = Some(seat);
            }
        }
        look.action
    }
}

/// The puzzle that this is to a seat that decides and knows this, if it is one.
pub fn puzzle_of<G: Heuristics>(view: &G::View, seat: Seat, seed: u64) -> Option<Puzzle> {
    Face::<G> { view: *view, seat, news: &[], seed }.puzzle()
}

/// By how much the first of these plans is better than each of the others, over so many simulations, all plans
/// together; nothing if the table is of another game or the plans cannot be read.
pub fn leads<G: Heuristics>(
    table: &dyn AnyTable,
    seat: Seat,
    plans: &[Vec<String>],
    simulations: u32,
) -> Option<Vec<f64>> {
    let table: &Table<G> = table.as_any().downcast_ref()?;
    let read = |plan: &Vec<String>| plan.iter().map(|action| action.parse().ok()).collect::<Option<Vec<G::Action>>>();
    let plans: Vec<Vec<G::Action>> = plans.iter().map(read).collect::<Option<_>>()?;
    let question = Question::<G> { view: &table.view(Viewer::Seat(seat)), news: &[], seat, seed: SEEDS[0] };
    let weighed = Mind::new(&question, &effort(simulations, plans.len())).compare(plans.clone(), &[]);
    let of = |plan: &Vec<G::Action>| weighed.iter().find(|weighed| weighed.actions == *plan);
    let best = of(plans.first()?)?;
    plans[1..].iter().map(|other| Some(best.better_than(of(other)?).by)).collect()
}

/// Matches that take longer do not end.
const MOST_STEPS: u64 = 20_000;
/// The seeds of the two proofs.
const SEEDS: [u64; 2] = [0x1f0d, 0xa6a1];
/// A lead that makes a decision worth a closer look.
const PROMISING: f64 = 0.09;
/// In how many fresh worlds such a decision is looked at again.
const SECOND_LOOK: u32 = 160;
/// Of how many standard errors a lead may be off and still be certain at 99.9 %.
const CERTAIN: f64 = 3.09;
/// The lead that a puzzle needs.
const LEAST_LEAD: f64 = Evidence::LEAST_LEAD as f64 / 1_000.0;
/// How many plans are looked for that begin with the same step, and how far.
const PLANS_A_STEP: Reach = Reach { plans: 5, steps: 240, guarded: true };
/// In how many worlds plans are tried, from one sieve to the next; what is left then is proved.
const SIEVES: [u32; 3] = [24, 160, 1_200];
/// How many plans of a step are kept after the first sieve; after each further one half as many.
const PLANS_KEPT: usize = 4;
/// Other steps that are weighed to the end.
const RIVALS: usize = 3;
/// A lead that is likely to become certain in the end.
const HOPEFUL: f64 = LEAST_LEAD + 0.01;
/// How often a solution and what tempts are played on by bots before it is asked what that says, how often at most, and
/// how long these bots think.
const REHEARSALS: u64 = 16;
const MOST_REHEARSALS: u64 = 320;
const REHEARSAL_THINKING: u32 = 50;
/// By how much the solution must win more then.
const BORNE_OUT: f64 = 0.1;
/// Of how many standard errors a lead may be off before there is no hope for it.
const UNLUCKY: f64 = 2.0;

/// A decision in a match: what is known there, and by whom.
struct Face<'a, G: Game> {
    view: G::View,
    seat: Seat,
    news: &'a [G::Event],
    seed: u64,
}

/// What a short look says.
struct Look<A> {
    /// What is done.
    action: A,
    is_choice: bool,
    is_promising: bool,
}

impl<G: Heuristics> Face<'_, G> {
    /// Thinks as long as the players of the match do: what comes out best is played, and if much better than whatever
    /// begins otherwise, it may be a puzzle.
    fn look(&self, legal: &[G::Action], simulations: u32) -> Look<G::Action> {
        let routine = G::routine(&self.view).filter(|action| legal.contains(action));
        if let Some(action) = routine.or(if legal.len() == 1 { legal.first().copied() } else { None }) {
            return Look { action, is_choice: false, is_promising: false };
        }
        let question = Question::<G> { view: &self.view, news: self.news, seat: self.seat, seed: self.seed };
        let plans = think(&question, &[], &effort(simulations, 1)).plans;
        let action = plans[0].actions[0];
        let is_promising = stands_out(&plans, PROMISING)
            && self.answer(Skill::of(Rung::Rule), legal) != action
            && stands_out(&self.second_look(&plans), PROMISING);
        Look { action, is_choice: true, is_promising }
    }
    /// The best plan and the best of other steps again, in fresh worlds: whatever comes out best of many was lucky too.
    fn second_look(&self, plans: &[Weighed<G>]) -> Vec<Weighed<G>> {
        let mut again: Vec<Vec<G::Action>> = vec![];
        for plan in plans {
            if again.iter().all(|other| other[0] != plan.actions[0]) && again.len() <= RIVALS {
                again.push(plan.actions.clone());
            }
        }
        let question = Question::<G> { view: &self.view, news: self.news, seat: self.seat, seed: !self.seed };
        let effort = effort(SECOND_LOOK * again.len() as u32, again.len());
        Mind::new(&question, &effort).compare(again, &[])
    }
    /// What playouts prove need not be so once everybody thinks: played on by bots that search, in the same worlds, the
    /// solution still wins more. The closer it is, the longer they play.
    fn is_borne_out(&self, solution: &[G::Action], refutation: &[G::Action]) -> bool {
        let skill = Skill::of(Rung::Search).with_budget(Budget::Simulations(REHEARSAL_THINKING));
        let wins = |plan: &[G::Action], worlds: &Range<u64>| {
            rehearsed::<G>(&self.view, self.seat, plan, skill, worlds.clone())
        };
        let mut leads = vec![];
        let rounds = (0..MOST_REHEARSALS / REHEARSALS).map(|round| round * REHEARSALS..(round + 1) * REHEARSALS);
        for worlds in rounds {
            let pairs = wins(solution, &worlds).into_iter().zip(wins(refutation, &worlds));
            leads.extend(pairs.map(|(right, wrong)| right - wrong));
            if let Some(verdict) = verdict(&leads) {
                return verdict;
            }
        }
        false
    }
    fn answer(&self, skill: Skill, legal: &[G::Action]) -> G::Action {
        BotPlayer::<G>::new(skill, self.seed).choose(&Seen { view: &self.view, news: &[], seat: self.seat, legal })
    }
    /// The puzzle that this is, if it is one. What is asked depends on the position alone, as whoever solves it sees it.
    fn puzzle(&self) -> Option<Puzzle> {
        // Whoever solves it knows nothing but what the screen shows.
        let view = G::recall(&self.view, self.news, Memory::Screen, 0);
        Face::<G> { view, news: &[], ..*self }.proved()
    }
    fn proved(&self) -> Option<Puzzle> {
        // The same guess as that of a table, so that whoever checks the puzzle gets the same text.
        let world = G::guess(&self.view, &mut Quick::new(0));
        if G::view(&world, Viewer::Seat(self.seat)) != self.view {
            return None;
        }
        let legal = G::menu(&world, self.seat);
        let tempting = self.answer(Skill::of(Rung::Rule), &legal);
        let [first, again] = SEEDS.map(|salt| Proving { face: self, world, tempting, seed: mix(self.seed, salt) });
        let (solution, refutation, proof) = first.prove(None)?;
        let (_, _, second) = again.prove(Some(&solution))?;
        if !self.is_borne_out(&solution, &refutation) {
            return None;
        }
        let words = |plan: &[G::Action]| plan.iter().map(G::Action::to_string).collect();
        let misses = |skill: &Skill| self.answer(*skill, &legal) != solution[0];
        Some(Puzzle {
            game: G::INFO.id.into(),
            rules: G::INFO.version,
            seat: self.seat,
            question: Ask::FirstStep,
            missed: LEVELS.iter().filter(|skill| misses(skill)).filter_map(|skill| skill.level).collect(),
            proofs: [proof, second],
            position: G::write_position(&world),
            solution: words(&solution),
            refutation: words(&refutation),
        })
    }
}

/// Do these leads of a solution, one for each world, bear it out? Nothing if that is still open.
fn verdict(leads: &[f64]) -> Option<bool> {
    let Mean { mean, error } = Mean::of(leads);
    // A few matches that ended alike prove nothing.
    let error = error.max(0.5 / leads.len() as f64);
    if mean >= BORNE_OUT && mean > CERTAIN * error {
        return Some(true);
    }
    (mean + UNLUCKY * error < BORNE_OUT).then_some(false)
}

/// Does the first plan lead by so much over whatever begins otherwise?
fn stands_out<G: Heuristics>(plans: &[Weighed<G>], lead: f64) -> bool {
    let others = plans[1..].iter().filter(|plan| plan.actions[0] != plans[0].actions[0]);
    others.map(|plan| plans[0].better_than(plan).by).fold(1.0, f64::min) >= lead
}

fn effort(simulations: u32, finalists: usize) -> Effort {
    let budget = Budget::Simulations(simulations);
    Effort { rung: Rung::Search, budget, guarded: true, threads: 1, finalists }
}

/// One of the two proofs of a puzzle.
struct Proving<'a, 'f, G: Game> {
    face: &'a Face<'f, G>,
    world: G::State,
    tempting: G::Action,
    seed: u64,
}

/// The solution, the refutation, and what speaks for it.
type Proved<G> = (Vec<<G as Game>::Action>, Vec<<G as Game>::Action>, Evidence);

impl<G: Heuristics> Proving<'_, '_, G> {
    /// Proves the puzzle from nothing but the position; the first step must be that of `known`, if there is one.
    fn prove(&self, known: Option<&[G::Action]>) -> Option<Proved<G>> {
        let mut plans = self.sifted(known)?;
        if let Some(known) = known {
            if known[0] != plans[0][0] {
                return None;
            }
            plans[0] = known.to_vec();
        }
        let solution = plans[0].clone();
        let worlds = Evidence::LEAST_SIMULATIONS.div_ceil(plans.len() as u32);
        let weighed = self.weigh(plans, worlds, SIEVES.len() as u64);
        let (refutation, proof) = self.evidence(&weighed, &solution)?;
        proof.is_enough().then_some((solution, refutation, proof))
    }
    /// The best plan, and the plans with other first steps that come closest, if it may be a puzzle.
    fn sifted(&self, known: Option<&[G::Action]>) -> Option<Vec<Vec<G::Action>>> {
        let mut plans: Vec<Vec<G::Action>> = self.steps().into_iter().flat_map(|step| self.plans_of(step)).collect();
        plans.extend(known.filter(|known| !plans.iter().any(|plan| plan == known)).map(<[G::Action]>::to_vec));
        for (number, worlds) in SIEVES.into_iter().enumerate() {
            let weighed = self.weigh(plans, worlds, number as u64);
            plans = self.kept(&weighed, number)?;
        }
        Some(plans)
    }
    /// What the last and longest comparison says.
    fn evidence(&self, weighed: &[Weighed<G>], solution: &[G::Action]) -> Option<(Vec<G::Action>, Evidence)> {
        let best = weighed.iter().find(|plan| plan.actions == solution)?;
        let others = || weighed.iter().filter(|plan| plan.actions[0] != solution[0]);
        let least = others().map(|plan| best.lead_at_least(plan, CERTAIN)).fold(1.0, f64::min);
        let chance = |plan: &Weighed<G>| (plan.chances()[self.face.seat] * 1_000.0).round() as u16;
        let refutation = others().find(|plan| plan.actions[0] == self.tempting)?;
        let proof = Evidence {
            seed: self.seed,
            simulations: weighed.iter().map(|plan| plan.tries() as u32).sum(),
            solution: chance(best),
            next: others().map(chance).max()?,
            refutation: chance(refutation),
            least: (least * 1_000.0).floor().max(0.0) as u16,
        };
        Some((refutation.actions.clone(), proof))
    }
    /// Everything the seat could begin with that nobody would laugh at, and what tempts.
    fn steps(&self) -> Vec<G::Action> {
        let (world, seat) = (&self.world, self.face.seat);
        let mut steps = G::menu(world, seat);
        steps.retain(|&step| step == self.tempting || !G::is_blunder(world, seat, step));
        steps
    }
    /// The most promising plans that begin with this step.
    fn plans_of(&self, step: G::Action) -> Vec<Vec<G::Action>> {
        let (seat, who) = (self.face.seat, Viewer::Seat(self.face.seat));
        let after = |number: u64| {
            let mut world = G::guess(&self.face.view, &mut Quick::new(mix(self.seed, number)));
            G::act(&mut Unseen::<G>(&mut world), seat, step);
            world
        };
        let worlds = [after(u64::MAX), after(u64::MAX - 1)];
        let goes_on = G::turn(&worlds[0]) == Turn::Decide(seat.only());
        if !goes_on || (!G::INFO.drafts && G::view(&worlds[0], who) != G::view(&worlds[1], who)) {
            return vec![vec![step]];
        }
        let found = plans::<G>(worlds, seat, &PLANS_A_STEP);
        let question = Question::<G> { view: &self.face.view, news: &[], seat, seed: self.seed };
        let mind = Mind::new(&question, &effort(0, 1));
        let mut plans: Vec<Vec<G::Action>> = vec![];
        for plan in found {
            // Nobody is asked to see further than can be seen.
            let plan = mind.foreseeable([&[step][..], &plan.actions].concat());
            if !plans.contains(&plan) {
                plans.push(plan);
            }
        }
        plans
    }
    /// The plans, each tried in so many worlds, best first.
    fn weigh(&self, plans: Vec<Vec<G::Action>>, worlds: u32, sieve: u64) -> Vec<Weighed<G>> {
        let (seat, seed) = (self.face.seat, mix(self.seed, sieve));
        let question = Question::<G> { view: &self.face.view, news: &[], seat, seed };
        let effort = effort(worlds * plans.len() as u32, plans.len());
        Mind::new(&question, &effort).compare(plans, &[])
    }
    /// What stays in the sieve: of each step the best plans, the best step first, and of the others only those that might
    /// come close. Nothing if it cannot be a puzzle any more.
    fn kept(&self, weighed: &[Weighed<G>], sieve: usize) -> Option<Vec<Vec<G::Action>>> {
        let best = weighed.first()?;
        let others = weighed.iter().filter(|plan| plan.actions[0] != best.actions[0]);
        let hope = others.clone().map(|plan| best.lead_at_least(plan, -UNLUCKY)).fold(1.0, f64::min);
        if hope < HOPEFUL || best.actions[0] == self.tempting {
            return None;
        }
        let mut kept: Vec<Vec<G::Action>> = vec![];
        for plan in weighed {
            let step = plan.actions[0];
            let same = kept.iter().filter(|other| other[0] == step).count();
            let others = kept.iter().filter(|other| other[0] != best.actions[0]).count();
            let is_needed = step == best.actions[0] || step == self.tempting || others == 0;
            // What is certain to be far enough behind need not be weighed any longer.
            let is_close = best.lead_at_least(plan, CERTAIN) < HOPEFUL;
            let has_room = sieve + 1 < SIEVES.len() || others < RIVALS;
            if same < PLANS_KEPT >> sieve && (is_needed || (is_close && has_room)) {
                kept.push(plan.actions.clone());
            }
        }
        (kept.len() > 1).then_some(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The leads of matches: how many were won only with the solution, ended alike, or were lost with it.
    fn leads(won: usize, alike: usize, lost: usize) -> Vec<f64> {
        [vec![1.0; won], vec![0.0; alike], vec![-1.0; lost]].concat()
    }

    #[test]
    fn what_is_clear_is_said_at_once() {
        assert_eq!(verdict(&leads(14, 2, 0)), Some(true));
        assert_eq!(verdict(&leads(1, 5, 10)), Some(false));
    }

    #[test]
    fn what_is_close_is_played_on() {
        assert_eq!(verdict(&leads(6, 8, 2)), None, "a lead of 25 points in 16 matches may be luck");
        assert_eq!(verdict(&leads(96, 128, 32)), Some(true), "in 256 matches it is none");
        assert_eq!(verdict(&leads(5, 7, 4)), None, "so may be one of 6 points");
        assert_eq!(verdict(&leads(52, 154, 50)), Some(false), "one of a point in 256 matches is too little");
    }

    #[test]
    fn a_lead_that_is_certain_but_small_bears_nothing_out() {
        assert_eq!(verdict(&leads(20, 300, 0)), Some(false));
    }
}
