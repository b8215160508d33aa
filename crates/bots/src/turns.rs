//! A reviewed match turn by turn: nobody thinks of a turn card by card.
use crate::{Cause, Missed, Review};
use engine::{BySeat, Seat, Seats};
use std::ops::Range;

/// A turn of a reviewed match: everything from a decision of one seat to the next decision of another.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedTurn {
    /// Which turn of its seat, from 1.
    pub number: usize,
    /// Whose.
    pub seat: Seat,
    /// From its first decision on, with the draws that follow.
    pub steps: Range<usize>,
    /// The chance to win that better plans would have kept, each seen with what the seat knew then.
    pub loss: f64,
    /// The decision that cost most of it.
    pub worst: Option<usize>,
}

/// When a match was as good as decided, as one reader is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Settlement {
    /// After this turn the winner could hardly lose any more.
    Won(Seat, ReviewedTurn),
    /// After this turn the reader could hardly win any more.
    Lost(ReviewedTurn),
    /// It was open to the last turn.
    Open,
    /// Nobody has won, or several have: for somebody who looks on, or is one of them, no turn decided that.
    Untold,
}

/// A turn that cost less is not worth a word.
const LEAST_LOSS: f64 = 0.05;
/// A plan that is less surely better is not called better.
const LEAST_SURE: f64 = 0.95;
/// A turn of others that changed a chance by less has decided nothing.
const LEAST_SWING: f64 = 0.15;
/// Whoever wins as surely as this can hardly lose any more.
const SETTLED: f64 = 0.85;
/// With a chance as low as this, a player can hardly win any more.
const LOST: f64 = 0.1;

impl Review {
    /// Everybody's turns, in the order of the match.
    pub fn turns(&self) -> Vec<ReviewedTurn> {
        let mut turns: Vec<ReviewedTurn> = vec![];
        for (step, moment) in self.moments.iter().enumerate() {
            if let Cause::Decision { seat, .. } = moment.cause
                && turns.last().is_none_or(|turn| turn.seat != seat)
            {
                let number = turns.iter().filter(|turn| turn.seat == seat).count() + 1;
                let steps = step..step;
                turns.push(ReviewedTurn { number, seat, steps, loss: 0.0, worst: None });
            }
            if let Some(turn) = turns.last_mut() {
                turn.steps.end = step + 1;
            }
        }
        turns.iter_mut().for_each(|turn| self.judge(turn));
        turns
    }
    /// Adds up what the turn cost.
    fn judge(&self, turn: &mut ReviewedTurn) {
        let loss = |step: &usize| self.missed(*step).map_or(0.0, |missed| missed.loss);
        turn.loss = turn.steps.clone().map(|step| loss(&step)).sum();
        let costly = turn.steps.clone().filter(|step| loss(step) > 0.0);
        turn.worst = costly.max_by(|one, other| loss(one).total_cmp(&loss(other)));
    }
    /// What could have been done better at this step, if that is sure enough.
    pub fn missed(&self, step: usize) -> Option<&Missed> {
        match &self.moments.get(step)?.cause {
            Cause::Decision { missed: Some(missed), .. } => Some(missed).filter(|missed| missed.sure >= LEAST_SURE),
            Cause::Decision { missed: None, .. } | Cause::Luck => None,
        }
    }
    /// The turns that cost most, up to this many and the dearest first: those of one seat, or everybody's.
    pub fn costliest(&self, of: Option<Seat>, most: usize) -> Vec<ReviewedTurn> {
        let is_costly = |turn: &ReviewedTurn| of.is_none_or(|seat| turn.seat == seat) && turn.loss >= LEAST_LOSS;
        let mut turns: Vec<ReviewedTurn> = self.turns().into_iter().filter(is_costly).collect();
        turns.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        turns.truncate(most);
        turns
    }
    /// Turns of others that changed the chance of this seat, or of anybody, more than all the rest: up to this many, in
    /// the order of the match.
    pub fn deciding(&self, concerns: Option<Seat>, most: usize) -> Vec<ReviewedTurn> {
        let swing = |turn: &ReviewedTurn| self.swing(turn, concerns).1.abs();
        let mut turns = self.turns();
        turns.retain(|turn| concerns != Some(turn.seat) && swing(turn) >= LEAST_SWING);
        turns.sort_by(|one, other| swing(other).total_cmp(&swing(one)));
        turns.truncate(most);
        turns.sort_by_key(|turn| turn.steps.start);
        turns
    }
    /// By how much a turn changed the chance of this seat, or else of the seat whose chance changed most.
    pub fn swing(&self, turn: &ReviewedTurn, concerns: Option<Seat>) -> (Seat, f64) {
        let (before, after) = self.around_turn(turn);
        let change = |seat: Seat| (seat, after[seat] - before[seat]);
        let all = (0..self.players).map(|seat| change(Seat(seat)));
        let most = all.max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()));
        concerns.map(change).or(most).unwrap_or((turn.seat, 0.0))
    }
    /// Everybody's chances before and after a turn.
    pub fn around_turn(&self, turn: &ReviewedTurn) -> (BySeat<f64>, BySeat<f64>) {
        (self.around(turn.steps.start).0, self.around(turn.steps.end - 1).1)
    }
    /// When it was decided, as this reader is told: somebody who has lost, when they had.
    pub fn settlement(&self, winners: Seats, reader: Option<Seat>) -> Settlement {
        if let Some(reader) = reader.filter(|&reader| !winners.has(reader)) {
            return self.lost(reader).map_or(Settlement::Open, Settlement::Lost);
        }
        match (winners.len(), winners.first()) {
            (1, Some(winner)) => self.settled(winner).map_or(Settlement::Open, |turn| Settlement::Won(winner, turn)),
            _ => Settlement::Untold,
        }
    }
    /// The turn after which the chance of whoever won was never again below 85 %, by the number that the winner gives it;
    /// none if it was open to the last turn, or if several have won.
    pub fn settled(&self, winner: Seat) -> Option<ReviewedTurn> {
        self.last_doubt(winner, |chance| chance < SETTLED)
    }
    /// The turn after which the chance of somebody who has not won was never again above 10 %, by the number that they
    /// give it; none if they could win to the last turn.
    pub fn lost(&self, loser: Seat) -> Option<ReviewedTurn> {
        self.last_doubt(loser, |chance| chance > LOST)
    }
    /// The turn after which this was never again so of a seat's chance; none if it was so to the last turn.
    fn last_doubt(&self, seat: Seat, is_open: impl Fn(f64) -> bool) -> Option<ReviewedTurn> {
        let open = self.moments.iter().rposition(|moment| is_open(moment.chances[seat]));
        let closed = open.map_or(0, |open| open + 1);
        let turns = self.turns();
        let (_, before) = turns.split_last()?;
        let at = before.iter().position(|turn| turn.steps.end > closed)?;
        let number = turns[..=at].iter().filter(|turn| turn.seat == seat).count().max(1);
        Some(ReviewedTurn { number, ..turns[at].clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Moment;

    /// A match of two as a review sees it: who decided (`-` for chance), what it cost, and the first seat's chance after.
    fn review(steps: &[(&str, f64, f64)]) -> Review {
        let chances = |first: f64| BySeat([first, 1.0 - first, 0.0, 0.0]);
        let moment = |&(who, loss, first): &(&str, f64, f64)| {
            let missed = |loss: f64| Missed { played: vec![], actions: vec![], same: 0, loss, sure: 1.0 };
            let missed = Some(loss).filter(|loss| *loss > 0.0).map(missed);
            let cause = who.parse().map_or(Cause::Luck, |seat| Cause::Decision { seat, missed });
            Moment { cause, line: String::new(), chances: chances(first) }
        };
        Review { players: 2, start: chances(0.5), moments: steps.iter().map(moment).collect() }
    }

    const MATCH: [(&str, f64, f64); 9] = [
        ("-", 0.0, 0.5),
        ("P0", 0.04, 0.5),
        ("-", 0.0, 0.6),
        ("P0", 0.03, 0.55),
        ("P1", 0.3, 0.8),
        ("P0", 0.06, 0.7),
        ("P1", 0.0, 0.9),
        ("P0", 0.0, 0.95),
        ("P1", 0.0, 1.0),
    ];

    #[test]
    fn a_turn_is_all_that_one_seat_does_before_another() {
        let turns = review(&MATCH).turns();
        let seen: Vec<_> = turns.iter().map(|turn| (turn.number, turn.seat.0, turn.steps.clone())).collect();
        assert_eq!(seen[..3], [(1, 0, 1..4), (1, 1, 4..5), (2, 0, 5..6)]);
        assert_eq!((turns[0].worst, turns[1].worst, turns[3].worst), (Some(1), Some(4), None));
    }

    #[test]
    fn what_a_turn_cost_is_added_up_and_only_turns_of_the_reader_are_told() {
        let review = review(&MATCH);
        let told = |of| review.costliest(of, 3).iter().map(|turn| turn.steps.start).collect::<Vec<_>>();
        assert_eq!(told(Some(Seat(0))), [1, 5], "0.04 and 0.03 together are more than 0.06");
        assert_eq!((told(Some(Seat(1))), told(None)), (vec![4], vec![4, 1, 5]));
    }

    #[test]
    fn turns_of_others_are_told_only_where_they_decided() {
        let review = review(&MATCH);
        let told = |of| review.deciding(of, 3).iter().map(|turn| turn.steps.start).collect::<Vec<_>>();
        assert_eq!((told(Some(Seat(0))), told(Some(Seat(1)))), (vec![4, 6], vec![]));
        assert_eq!(review.swing(&review.turns()[1], Some(Seat(1))).0, Seat(1));
    }

    #[test]
    fn a_match_is_settled_when_the_winner_is_never_again_in_danger() {
        assert_eq!(review(&MATCH).settled(Seat(0)).map(|turn| turn.steps.start), Some(6));
        assert_eq!(review(&MATCH[..5]).settled(Seat(0)), None, "it was open to the end");
        assert_eq!(review(&MATCH).settled(Seat(1)), None, "who has not won has settled nothing");
    }

    #[test]
    fn whoever_loses_is_told_when_they_could_hardly_win_any_more() {
        let lost = |steps: &[_]| review(steps).lost(Seat(1)).map(|turn| (turn.steps.start, turn.number));
        assert_eq!(lost(&MATCH), Some((6, 2)), "in the second turn of their own");
        assert_eq!(lost(&MATCH[..8]), Some((6, 2)));
        assert_eq!(lost(&MATCH[..6]), None, "they could win to the end");
    }

    #[test]
    fn a_reader_is_told_of_the_winner_of_their_own_defeat_or_of_neither() {
        let [one, two] = [Seat(0), Seat(1)];
        let told = |steps: &[_], winners: Seats, reader| match review(steps).settlement(winners, reader) {
            Settlement::Won(winner, turn) => format!("{winner} won at {}", turn.steps.start),
            Settlement::Lost(turn) => format!("lost at {}", turn.steps.start),
            Settlement::Open => "open".into(),
            Settlement::Untold => "nothing".into(),
        };
        let (nobody, both) = (Seats::NONE, one.only().with(two));
        for (winners, reader, expected) in [
            (one.only(), None, "P0 won at 6"),
            (one.only(), Some(one), "P0 won at 6"),
            (one.only(), Some(two), "lost at 6"),
            (both, None, "nothing"),
            (both, Some(two), "nothing"),
            (nobody, None, "nothing"),
            (nobody, Some(two), "lost at 6"),
        ] {
            assert_eq!(told(&MATCH, winners, reader), expected, "{winners} {reader:?}");
        }
        let early = &MATCH[..5];
        assert_eq!([None, Some(one), Some(two)].map(|reader| told(early, one.only(), reader)), ["open"; 3]);
    }

    #[test]
    fn luck_and_decisions_add_up_from_the_start_to_the_end() {
        let review = review(&MATCH);
        for seat in [Seat(0), Seat(1)] {
            let end = review.moments[8].chances[seat];
            assert!((review.start[seat] + review.account(seat).iter().sum::<f64>() - end).abs() < 1e-9);
        }
    }
}
