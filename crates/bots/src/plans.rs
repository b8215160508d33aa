//! What a seat could do with its turn, in any order that matters and no other.
use crate::playout::best;
use engine::{Game, Heuristics, Seat, Turn, Unseen, Viewer, Weights};
use std::collections::HashSet;

/// A row of own decisions, up to the first thing the seat cannot foresee.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What is done, in order; at least one action.
    pub actions: Vec<G::Action>,
    /// The chance to win as far as the rules of thumb can tell.
    pub(crate) promise: f32,
}

/// Two worlds that look alike to a seat, and what it has done in both.
///
/// Whatever they still have in common after an action the seat could foresee; where they part, the plan ends.
struct Line<G: Game> {
    worlds: [G::State; 2],
    actions: Vec<G::Action>,
}

/// So many steps are tried at most, and so many lines kept from one step to the next.
const MOST_STEPS: usize = 6_000;
const WIDEST: usize = 160;
/// No plan is longer. Nothing is lost by it: when a plan is carried out the rest is thought about anew.
const LONGEST: usize = 14;

/// The most promising plans, at most `most`, of a seat that has to decide in these worlds, which look alike to it. The
/// first is what the rule of thumb would do. Blunders that can be seen at once are left out if `guarded`.
pub fn plans<G: Heuristics>(worlds: [G::State; 2], seat: Seat, most: usize, guarded: bool) -> Vec<Plan<G>> {
    let mut search = Search::<G> { seat, guarded, seen: HashSet::new(), done: vec![], steps: 0, menu: vec![] };
    search.follow_the_rule(&Line { worlds, actions: vec![] });
    let mut lines = vec![Line { worlds, actions: vec![] }];
    while !lines.is_empty() {
        lines = search.step(&lines);
    }
    let mut plans = search.done;
    let rule = plans.remove(0);
    plans.sort_by(|one, other| other.promise.total_cmp(&one.promise));
    plans.truncate(most.saturating_sub(1));
    plans.insert(0, rule);
    plans
}

struct Search<G: Game> {
    seat: Seat,
    guarded: bool,
    seen: HashSet<u64>,
    done: Vec<Plan<G>>,
    steps: usize,
    menu: Vec<G::Action>,
}

impl<G: Heuristics> Search<G> {
    /// Goes to the end of the plan by rules of thumb, so that it is among the plans in any case.
    fn follow_the_rule(&mut self, start: &Line<G>) {
        let mut line = Line { worlds: start.worlds, actions: vec![] };
        loop {
            self.offers(&line.worlds[0]);
            let mut scores = vec![];
            G::rate(&line.worlds[0], self.seat, &self.menu, &G::Weights::TUNED, &mut scores);
            line = line.with(self.seat, self.menu[best(&scores)]);
            if line.is_done(self.seat) {
                self.seen.insert(G::plan_key(&line.worlds[0], self.seat));
                return self.done.push(line.plan(self.seat));
            }
        }
    }
    /// Every line one action longer; those that end there are done.
    fn step(&mut self, lines: &[Line<G>]) -> Vec<Line<G>> {
        let mut longer = vec![];
        for line in lines {
            self.offers(&line.worlds[0]);
            for action in std::mem::take(&mut self.menu) {
                self.steps += 1;
                let next = line.with(self.seat, action);
                if !self.seen.insert(G::plan_key(&next.worlds[0], self.seat)) {
                    continue;
                }
                if next.is_done(self.seat) {
                    self.done.push(next.plan(self.seat));
                } else {
                    longer.push(next);
                }
            }
        }
        if longer.len() > WIDEST || self.steps > MOST_STEPS {
            let width = if self.steps > MOST_STEPS { WIDEST / 8 } else { WIDEST };
            let promise = |line: &Line<G>| G::chances(&line.worlds[0])[self.seat];
            let mut ranked: Vec<(f32, Line<G>)> = longer.into_iter().map(|line| (promise(&line), line)).collect();
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
            longer = ranked.into_iter().take(width).map(|(_, line)| line).collect();
        }
        longer
    }
    /// What the seat may do here: the routine move alone if there is one.
    fn offers(&mut self, world: &G::State) {
        self.menu.clear();
        if let Some(action) = G::routine(&G::view(world, Viewer::Seat(self.seat))) {
            return self.menu.push(action);
        }
        G::legal(world, self.seat, &mut self.menu);
        if self.guarded && self.menu.iter().any(|&action| !G::is_blunder(world, self.seat, action)) {
            self.menu.retain(|&action| !G::is_blunder(world, self.seat, action));
        }
    }
}

impl<G: Heuristics> Line<G> {
    fn with(&self, seat: Seat, action: G::Action) -> Line<G> {
        let mut worlds = self.worlds;
        worlds.iter_mut().for_each(|world| G::act(&mut Unseen::<G>(world), seat, action));
        Line { worlds, actions: [&self.actions[..], &[action]].concat() }
    }
    /// Does something happen now that the seat could not foresee, or is it long enough?
    fn is_done(&self, seat: Seat) -> bool {
        let decides = self.worlds.iter().all(|world| G::turn(world) == Turn::Decide(seat.only()));
        let foreseen = || {
            let [one, other] = self.worlds.each_ref().map(|world| G::view(world, Viewer::Seat(seat)));
            one == other
        };
        !decides || self.actions.len() >= LONGEST || !(G::INFO.drafts || foreseen())
    }
    fn plan(self, seat: Seat) -> Plan<G> {
        let promise = self.worlds.iter().map(|world| G::chances(world)[seat]).sum::<f32>() / 2.0;
        Plan { actions: self.actions, promise }
    }
}
