//! How well hands are counted, chances estimated and playouts played.
use clank::{Action, Card, Cards, Clank, State, Status, odds_of_card, odds_of_hand};
use engine::{Fate, Game, Heuristics, Lot, Pile, Quick, Seat, Setup, Viewer};
use std::collections::HashMap;
use testkit::{by_rule, played};

const SETUPS: [&str; 4] = [
    "players=2",
    "players=3 board=back",
    "players=4",
    "players=4 board=back countdown_final=kill artifact_pickup=action dungeon_deck_reshuffle=off discard_cost_optional=on",
];

fn position(text: &str) -> State {
    Clank::read_position(text).expect("the position is sound")
}

/// Takes every branch of chance in turn: an odometer of answers, the last turning fastest.
#[derive(Default)]
struct Every {
    answers: Vec<(u32, u32)>,
    at: usize,
}

impl Fate for Every {
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        let at = self.below(pile.total());
        pile.nth(at)
    }
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.answers.len() {
            self.answers.push((0, n));
        }
        self.at += 1;
        self.answers[self.at - 1].0
    }
}

impl Every {
    /// The chance of the branch just taken.
    fn chance(&self) -> f64 {
        self.answers.iter().map(|&(_, n)| 1.0 / f64::from(n)).product()
    }
    /// On to the next branch, if there is one.
    fn turn(&mut self) -> bool {
        self.at = 0;
        while let Some((answer, n)) = self.answers.pop() {
            if answer + 1 < n {
                self.answers.push((answer + 1, n));
                return true;
            }
        }
        false
    }
}

/// The exact chance of every hand that `imagine` can give P1.
fn imagined(state: &State) -> HashMap<Cards, f64> {
    let view = Clank::view(state, Viewer::Seat(Seat(0)));
    let (mut fate, mut hands) = (Every::default(), HashMap::new());
    loop {
        let world = Clank::imagine(&view, &Clank::believe(&view, &[]), &mut fate);
        *hands.entry(world.hidden[Seat(1)]).or_default() += fate.chance();
        if !fate.turn() {
            return hands;
        }
    }
}

const SMALL: [&str; 3] = [
    "players: 2\nturn: P0\nhand P1: burgle explore\npile P1: burgle*3 stumble mercenary\n",
    "players: 2\nturn: P0\nhand P1: burgle stumble sidestep\npile P1: burgle*2 stumble scramble\nshown P1: explore\n",
    "players: 2\nturn: P0\nhand P1: burgle*2 explore*2\npile P1: burgle stumble explore sneak\n",
];

#[test]
fn ck_4_15_a_hidden_hand_has_exactly_its_chance() {
    for text in SMALL {
        let state = position(text);
        let hands = imagined(&state);
        assert!((hands.values().sum::<f64>() - 1.0).abs() < 1e-9);
        for (hand, chance) in &hands {
            assert!((odds_of_hand(&state.open, Seat(1), hand) - chance).abs() < 1e-9, "{hand:?} in {text}");
        }
    }
}

#[test]
fn ck_4_15_a_card_is_held_with_exactly_its_chance() {
    for text in SMALL {
        let state = position(text);
        let hands = imagined(&state);
        for card in Card::all() {
            let holds = |hand: &Cards| card.can_be_owned() && hand.plus(&state.shown[Seat(1)]).count(card.0) > 0;
            let expected: f64 = hands.iter().filter(|(hand, _)| holds(hand)).map(|(_, chance)| chance).sum();
            assert!((odds_of_card(&state.open, Seat(1), card) - expected).abs() < 1e-9, "{card:?} in {text}");
        }
    }
}

/// Who comes back from matches in which `choose` says what is done, and how many set out.
fn back(matches: u64, mut choose: impl FnMut(&State, Seat, &mut Quick) -> Action) -> (usize, usize) {
    let (mut back, mut all) = (0, 0);
    for (seed, setup) in (0..matches).zip(SETUPS.into_iter().cycle()) {
        let setup = Setup::read::<Clank>(setup).expect("the setup is written correctly");
        let end = played::<Clank>(&setup, seed, |told, seat, fate| choose(told, seat, fate));
        let is_back = |seat: &Seat| matches!(end.people[*seat].status, Status::Left | Status::Rescued);
        back += Clank::players(&end).filter(is_back).count();
        all += usize::from(Clank::players(&end).len());
    }
    (back, all)
}

#[test]
fn nearly_everybody_who_plays_by_rule_comes_back() {
    let (back, all) = back(24, |state, seat, _| by_rule::<Clank>(state, seat));
    assert!(back * 10 >= all * 9, "{back} of {all}");
}

#[test]
fn playouts_are_legal_and_end_whatever_the_table_agreed_on() {
    let (back, all) = back(40, Clank::playout);
    assert!(back * 2 >= all, "{back} of {all}");
}

#[test]
fn the_dead_have_no_chances() {
    back(8, |state, seat, fate| {
        let is_dead = |seat: &Seat| state.people[*seat].status == Status::Dead;
        assert!(Clank::players(state).filter(is_dead).all(|seat| Clank::chances(state)[seat] == 0.0));
        Clank::playout(state, seat, fate)
    });
}

#[test]
fn who_is_near_the_exit_with_the_artifact_has_the_better_chances() {
    let near = position("players: 2\nturn: P0\nat P0: f2\nat P1: f31\nartifacts P0: 15\nartifacts P1: 20\n");
    let chances = Clank::chances(&near);
    assert!(chances[Seat(0)] > 0.7, "{chances:?}");
}

#[test]
fn the_door_is_taken_and_the_artifact_too() {
    let leaves = "players: 2\nturn: P0\npurse: boots=1\nat P0: f2\nat P1: f15\nartifacts P0: 15\n";
    assert_eq!(by_rule::<Clank>(&position(leaves), Seat(0)).to_string(), "move f1");
    let takes = "players: 2\nturn: P0\nphase: enter\nat P0: f31\nat P1: f15\n";
    assert_eq!(by_rule::<Clank>(&position(takes), Seat(0)), Action::Take);
}
