//! How well hands are counted, chances estimated and playouts played.
use clank::{Action, Card, Cards, Clank, State, Status, Weights, odds_of_card, odds_of_hand};
use engine::{Fate, Game, Heuristics, Lot, Pile, Quick, Seat, Setup, Turn, Unseen, Viewer, Weights as _};
use std::collections::HashMap;

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

/// Plays a match: at each decision `choose` says what is done.
fn play(setup: &str, seed: u64, mut choose: impl FnMut(&State, Seat, &mut Quick) -> Action) -> State {
    let setup = Setup::read::<Clank>(setup).expect("the setup is written correctly");
    let (mut state, mut fate) = (Clank::new(&setup), Quick::new(seed));
    for _ in 0..20_000 {
        match Clank::turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let lot = fate.pick(Clank::pile(&state));
                Clank::draw(&mut Unseen::<Clank>(&mut state), lot);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let action = choose(&state, seat, &mut fate);
                assert_eq!(Clank::check(&state, seat, action), Ok(()), "{action}\n{}", Clank::write_position(&state));
                Clank::act(&mut Unseen::<Clank>(&mut state), seat, action);
            }
        }
    }
    panic!("the match does not end:\n{}", Clank::write_position(&state));
}

fn by_rule(state: &State, seat: Seat) -> Action {
    let (mut legal, mut scores) = (vec![], vec![]);
    Clank::legal(state, seat, &mut legal);
    Clank::rate(state, seat, &legal, &Weights::TUNED, &mut scores);
    assert!(scores.len() == legal.len() && scores.iter().all(|score| score.is_finite()));
    let best = (0..legal.len()).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    legal[best.expect("there is something to do")]
}

fn is_back(state: &State, seat: Seat) -> bool {
    matches!(state.people[seat].status, Status::Left | Status::Rescued)
}

#[test]
fn nearly_everybody_who_plays_by_rule_comes_back() {
    let (mut back, mut all) = (0, 0);
    for (seed, setup) in (0..24).zip(SETUPS.into_iter().cycle()) {
        let end = play(setup, seed, |state, seat, _| by_rule(state, seat));
        back += Clank::players(&end).filter(|&seat| is_back(&end, seat)).count();
        all += usize::from(Clank::players(&end).len());
    }
    assert!(back * 10 >= all * 9, "{back} of {all}");
}

#[test]
fn playouts_are_legal_and_end_whatever_the_table_agreed_on() {
    let (mut back, mut all) = (0, 0);
    for (seed, setup) in (0..40).zip(SETUPS.into_iter().cycle()) {
        let end = play(setup, seed, Clank::playout);
        back += Clank::players(&end).filter(|&seat| is_back(&end, seat)).count();
        all += usize::from(Clank::players(&end).len());
    }
    assert!(back * 2 >= all, "{back} of {all}");
}

#[test]
fn chances_add_up_and_the_dead_have_none() {
    for (seed, setup) in (0..8).zip(SETUPS.into_iter().cycle()) {
        let end = play(setup, seed, |state, seat, fate| {
            let chances = Clank::chances(state);
            let all: f32 = chances.0.iter().sum();
            assert!((all - 1.0).abs() < 1e-4 && chances.0.iter().all(|chance| (0.0..=1.0).contains(chance)));
            let is_dead = |seat: &Seat| state.people[*seat].status == Status::Dead;
            assert!(Clank::players(state).filter(is_dead).all(|seat| chances[seat] == 0.0));
            Clank::playout(state, seat, fate)
        });
        let winners = Clank::winners(&end);
        let chances = Clank::chances(&end);
        assert!(Clank::players(&end).all(|seat| (chances[seat] > 0.0) == winners.has(seat)));
    }
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
    assert_eq!(by_rule(&position(leaves), Seat(0)).to_string(), "move f1");
    let takes = "players: 2\nturn: P0\nphase: enter\nat P0: f31\nat P1: f15\n";
    assert_eq!(by_rule(&position(takes), Seat(0)), Action::Take);
}
