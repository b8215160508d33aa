//! What a seat could do with its turn, in any order that matters and no other.
use crate::playout::best;
use engine::{Game, Heuristics, Seat, Turn, Unseen, Viewer};
use std::collections::HashSet;

/// A row of own decisions, up to the first thing the seat cannot foresee.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What is done, in order; at least one action.
    pub actions: Vec<G::Action>,
    /// The chance to win as far as the rules of thumb can tell.
    pub(crate) promise: f32,
}

/// What the seat has done so far, in a world, and in another one that looks alike to it if looking may tell it something
/// new: whatever they still have in common after an action the seat could foresee; where they part, the plan ends.
struct Line<G: Game> {
    world: G::State,
    other: Option<G::State>,
    actions: Vec<G::Action>,
}

/// How far plans are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// How many plans are returned, the most promising first.
    pub plans: usize,
    /// The most actions tried.
    pub steps: usize,
    /// Are blunders that can be seen at once left out?
    pub guarded: bool,
}

/// How many lines are kept from one step to the next; when time runs out, only the best few are.
const WIDEST: usize = 160;
const NARROWEST: usize = 16;
/// The share of all steps that one layer of lines may use up.
const LAYERS: usize = 16;
/// No plan is longer. Nothing is lost: once a plan is carried out, the bot thinks again.
const LONGEST: usize = 14;

/// The most promising plans of a seat that has to decide in these worlds, which look alike to it. The first is the
/// usual one.
pub fn plans<G: Heuristics>([world, other]: [G::State; 2], seat: Seat, reach: &Reach) -> Vec<Plan<G>> {
    let other = (!G::INFO.drafts).then_some(other);
    let mut search = Search::<G> { seat, reach: *reach, seen: HashSet::new(), done: vec![], steps: 0, menu: vec![] };
    search.follow_custom(Line { world, other, actions: vec![] });
    let mut lines = vec![Line { world, other, actions: vec![] }];
    while !lines.is_empty() {
        lines = search.step(&lines);
    }
    let mut plans = search.done;
    let usual = plans.remove(0);
    plans.sort_by(|one, other| other.promise.total_cmp(&one.promise));
    plans.truncate(reach.plans.saturating_sub(1));
    plans.insert(0, usual);
    plans
}

struct Search<G: Game> {
    seat: Seat,
    reach: Reach,
    seen: HashSet<u64>,
    done: Vec<Plan<G>>,
    steps: usize,
    menu: Vec<G::Action>,
}

impl<G: Heuristics> Search<G> {
    /// Goes to the end of the usual plan, so that it is among the plans in any case.
    fn follow_custom(&mut self, mut line: Line<G>) {
        let mut scores = vec![];
        loop {
            self.offers(&line.world);
            scores.clear();
            G::ponder(&line.world, self.seat, &self.menu, &mut scores);
            line = line.with(self.seat, self.menu[best(&scores)]);
            if self.is_done(&line) {
                self.seen.insert(G::plan_key(&line.world, self.seat));
                return self.done.push(line.plan(self.seat));
            }
        }
    }
    /// Every line one action longer; those that end there are done.
    fn step(&mut self, lines: &[Line<G>]) -> Vec<Line<G>> {
        let mut longer = vec![];
        for line in lines {
            self.offers(&line.world);
            for action in std::mem::take(&mut self.menu) {
                self.steps += 1;
                let next = line.with(self.seat, action);
                if !self.seen.insert(G::plan_key(&next.world, self.seat)) {
                    continue;
                }
                if self.is_done(&next) {
                    self.done.push(next.plan(self.seat));
                } else {
                    longer.push(next);
                }
            }
        }
        let width = if self.steps > self.reach.steps {
            NARROWEST
        } else {
            (self.reach.steps / LAYERS).clamp(NARROWEST, WIDEST)
        };
        if longer.len() > width {
            let promise = |line: &Line<G>| G::chances(&line.world)[self.seat];
            let mut ranked: Vec<(f32, Line<G>)> = longer.into_iter().map(|line| (promise(&line), line)).collect();
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
            longer = ranked.into_iter().take(width).map(|(_, line)| line).collect();
        }
        longer
    }
    /// Does something happen now that the seat could not foresee, or is it long enough?
    fn is_done(&self, line: &Line<G>) -> bool {
        G::turn(&line.world) != Turn::Decide(self.seat.only())
            || line.actions.len() >= LONGEST
            || !line.was_foreseen(self.seat)
    }
    /// What the seat may do here: the routine move alone if there is one.
    fn offers(&mut self, world: &G::State) {
        self.menu.clear();
        if let Some(action) = G::routine(&G::view(world, Viewer::Seat(self.seat))) {
            return self.menu.push(action);
        }
        G::legal(world, self.seat, &mut self.menu);
        if self.reach.guarded && self.menu.iter().any(|&action| !G::is_blunder(world, self.seat, action)) {
            self.menu.retain(|&action| !G::is_blunder(world, self.seat, action));
        }
    }
}

impl<G: Heuristics> Line<G> {
    fn with(&self, seat: Seat, action: G::Action) -> Line<G> {
        let after = |mut world: G::State| {
            G::act(&mut Unseen::<G>(&mut world), seat, action);
            world
        };
        let actions = [&self.actions[..], &[action]].concat();
        Line { world: after(self.world), other: self.other.map(after), actions }
    }
    /// Could the seat foresee everything so far?
    fn was_foreseen(&self, seat: Seat) -> bool {
        let view = |world: &G::State| G::view(world, Viewer::Seat(seat));
        self.other.as_ref().is_none_or(|other| view(&self.world) == view(other))
    }
    fn plan(self, seat: Seat) -> Plan<G> {
        Plan { promise: G::chances(&self.world)[seat], actions: self.actions }
    }
}
