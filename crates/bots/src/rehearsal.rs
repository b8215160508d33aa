//! A position played on by bots: what a plan is worth once everybody thinks, and not only whoever asks.
use crate::{Bot, BotPlayer, Seen, Skill};
use engine::{AnyTable, Heuristics, Quick, Seat, Table, Turn, Viewer};
use std::ops::Range;

/// A match, and the bots that play it on.
pub struct Rehearsal<G: Heuristics> {
    table: Table<G>,
    bots: Vec<BotPlayer<G>>,
    fate: Quick,
}

impl<G: Heuristics> Rehearsal<G> {
    /// Bots of this skill take all seats; the same seed plays the same.
    pub fn new(table: Table<G>, skill: Skill, seed: u64) -> Rehearsal<G> {
        let seats = AnyTable::players(&table).len();
        let bots = (0..seats).map(|seat| BotPlayer::new(skill, seed << 8 | u64::from(seat))).collect();
        let mut rehearsal = Rehearsal { table, bots, fate: Quick::new(seed) };
        Table::settle(&mut rehearsal.table, &mut rehearsal.fate);
        rehearsal
    }
    /// How it stands.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }
    /// Who decides next; nobody when the match is over.
    pub fn asked(&self) -> Option<Seat> {
        if let Turn::Decide(seats) = Table::turn(&self.table) { seats.first() } else { None }
    }
    /// The seat does this, as far as it can: what seemed foreseeable may not have been.
    pub fn carry_out(&mut self, seat: Seat, plan: &[G::Action]) {
        for &action in plan {
            if self.asked() != Some(seat) || Table::act(&mut self.table, seat, action).is_err() {
                return;
            }
            Table::settle(&mut self.table, &mut self.fate);
        }
    }
    /// One decision by a bot. Answers whether there was any.
    pub fn go_on(&mut self) -> bool {
        let Some(seat) = self.asked() else { return false };
        let who = Viewer::Seat(seat);
        let (view, news, legal) = (self.table.view(who), Table::news(&self.table, who), self.table.legal(seat));
        let action = self.bots[seat.index()].choose(&Seen { view: &view, news: &news, seat, legal: &legal });
        Table::act(&mut self.table, seat, action).expect("what a bot chooses is legal");
        Table::settle(&mut self.table, &mut self.fate);
        true
    }
    /// To the end: the seat's share of the victory.
    pub fn to_the_end(mut self, seat: Seat) -> f64 {
        while self.go_on() {}
        let winners = AnyTable::winners(&self.table);
        if winners.has(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
    }
}

/// What a seat that does this in a position wins in each of these worlds that it thinks possible.
pub fn rehearsed<G: Heuristics>(
    view: &G::View,
    seat: Seat,
    plan: &[G::Action],
    skill: Skill,
    worlds: Range<u64>,
) -> Vec<f64> {
    let one = |number: u64| {
        let world = G::guess(view, &mut Quick::new(number));
        let table = Table::<G>::from_position(&G::write_position(&world)).expect("what is written can be read");
        let mut rehearsal = Rehearsal::new(table, skill, number);
        rehearsal.carry_out(seat, plan);
        rehearsal.to_the_end(seat)
    };
    worlds.map(one).collect()
}
