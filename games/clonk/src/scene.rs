//! What a person's screen shows: five shafts, galleries and carts, what can be done, and the story so far.
//!
//! The screen forgets (CL-9.3): of another player's cart it shows the top card and the number of cards, and during a
//! match the story goes back no further than the previous round. The view remembers everything, for computer players.
mod account;
mod legend;
mod offers;
mod pieces;
mod player;
mod rock;
mod story;

pub(crate) use offers::{kind_of, kinds};

use crate::Clonk;
use crate::components::{HAND_LIMIT, TASK_POINTS};
use crate::secrets::View;
use crate::state::{Errand, Step};
use crate::turn::Action;
use account::Reckoning;
use engine::scene::{Area, Ink, Item, Layout, Mood, Phase};
use engine::{Arg, Line, Now, Rule, Scene, Sign, Stage};
use pieces::card_in_words;

/// The picture for this viewer.
pub(crate) fn scene(view: &View, stage: &Stage<'_, Clonk>) -> Scene {
    let now = now(view, stage);
    Scene {
        steps: steps(view, stage),
        players: view.everyone().map(|seat| player::player(view, stage, seat)).collect(),
        table: vec![rock::rock(view, stage)],
        mine: view.who.seat().map_or(vec![], |seat| player::mine(view, stage, seat)),
        aside: vec![help(stage), points(stage), rock::discard_pile(view, stage)],
        over: (view.step == Step::Over).then(|| Reckoning::new(view, stage).area()),
        tally: (view.step == Step::Over).then(|| Reckoning::new(view, stage).tally()),
        offers: offers::groups(view, stage),
        beats: story::beats(view, stage),
        legend: legend::legend(stage),
        laws: laws(view).map(|rule| stage.cite(rule)).collect(),
        ..stage.frame(now)
    }
}

/// Ids name places; they are the same in every Scene of every match.
pub(crate) mod ids {
    use crate::components::TaskKind;
    use crate::shafts::ShaftId;
    use engine::Seat;
    use engine::scene::Id;

    /// The rock with everything in it.
    pub(crate) const ROCK: Id = Id(1);
    pub(crate) const SHAFTS: Id = Id(2);
    /// The monster's depth.
    pub(crate) const DEPTH: Id = Id(3);
    pub(crate) const DRAW_PILE: Id = Id(4);
    pub(crate) const DRAW_PILE_TOP: Id = Id(5);
    pub(crate) const DISCARD: Id = Id(6);
    pub(crate) const HAND: Id = Id(7);
    pub(crate) const GOALS: Id = Id(8);
    pub(crate) const KABLOOEY: Id = Id(9);
    pub(crate) const CART: Id = Id(10);
    pub(crate) const HELP: Id = Id(11);
    pub(crate) const POINTS: Id = Id(12);
    pub(crate) const ACCOUNT: Id = Id(13);
    pub(crate) const WAKING: Id = Id(14);
    /// The monster opens an eye.
    pub(crate) const STIRRING: Id = Id(15);

    /// A place in the viewer's hand, counted from 0.
    pub(crate) fn hand(place: usize) -> Id {
        Id(20 + place as u16)
    }
    /// A shaft.
    pub(crate) fn shaft(shaft: ShaftId) -> Id {
        in_shaft(shaft, 0)
    }
    /// A place in a shaft; the bottom is height 1, and there is room for all cards.
    pub(crate) fn in_shaft(shaft: ShaftId, height: u8) -> Id {
        Id(100 + ROOM * shaft.0 as u16 + height as u16)
    }
    /// A place on the discard pile, counted from 0.
    pub(crate) fn discarded(place: usize) -> Id {
        Id(100 + ROOM * ShaftId::COUNT as u16 + place as u16)
    }
    /// A place in a cart that lies open, counted from 0.
    pub(crate) fn in_cart(seat: Seat, place: usize) -> Id {
        Id(of(seat, 200) + place as u16)
    }
    /// Enough ids for all cards.
    const ROOM: u16 = 120;
    /// A player's name plate.
    pub(crate) fn plate(seat: Seat) -> Id {
        Id(of(seat, 0))
    }
    /// A player's two task tiles.
    pub(crate) fn tasks(seat: Seat) -> Id {
        Id(of(seat, 1))
    }
    pub(crate) fn task(seat: Seat, kind: TaskKind) -> Id {
        Id(of(seat, 2 + kind as u16))
    }
    /// A player's board: the cart and the spaces in front of it.
    pub(crate) fn board(seat: Seat) -> Id {
        Id(of(seat, 4))
    }
    pub(crate) fn cart(seat: Seat) -> Id {
        Id(of(seat, 5))
    }
    pub(crate) fn cart_top(seat: Seat) -> Id {
        Id(of(seat, 6))
    }
    /// A cart that lies open at the end.
    pub(crate) fn open_cart(seat: Seat) -> Id {
        Id(of(seat, 7))
    }
    /// A player's part of the final score.
    pub(crate) fn account(seat: Seat) -> Id {
        Id(of(seat, 8))
    }
    /// A space of a gallery, counted from 0.
    pub(crate) fn space(seat: Seat, space: usize) -> Id {
        Id(of(seat, 10) + space as u16)
    }
    fn of(seat: Seat, thing: u16) -> u16 {
        1000 + 400 * seat.0 as u16 + thing
    }
}

/// Whose decision, and what about.
fn now(view: &View, stage: &Stage<'_, Clonk>) -> Now {
    let text = |key: &str| stage.words.text(key, &[]);
    if view.step == Step::Over {
        let reckoning = Reckoning::new(view, stage);
        return Now { lead: text("lead-over"), now: reckoning.winners_in_words(), sub: reckoning.tie_in_words() };
    }
    let chance = ("wait-chance", "wait-chance", "wait-chance");
    let (ask, sub, wait) = match view.step {
        Step::Tasks => ("ask-tasks", "sub-tasks", "wait-tasks"),
        Step::Cart => ("ask-cart", "sub-cart", "wait-cart"),
        Step::Dig if is_stuck(view, stage) => ("ask-stuck", "sub-stuck", "wait-dig"),
        Step::Dig => ("ask-dig", "sub-dig", "wait-dig"),
        Step::Lay => ("ask-lay", "sub-lay", "wait-lay"),
        Step::Discard => ("ask-discard", "sub-discard", "wait-discard"),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) | Step::TurnUp(_) => chance,
        Step::Fetch(_) | Step::Stir(_) | Step::Over => chance,
    };
    let args = facts(view, stage);
    if view.who.seat().is_some_and(|seat| view.owing.has(seat)) {
        return Now { lead: text("lead-you"), now: stage.words.text(ask, &args), sub: stage.words.text(sub, &args) };
    }
    let lead = stage.waiting_for("lead-other", view.owing);
    Now { lead, now: stage.words.text(wait, &args), sub: String::new() }
}

/// Is the viewer digging with a space left but no card that fits?
fn is_stuck(view: &View, stage: &Stage<'_, Clonk>) -> bool {
    let fits = stage.legal.iter().any(|action| matches!(action, Action::Dig(_)));
    !stage.legal.is_empty() && !fits && !view.galleries[view.actor].is_full()
}

/// Arguments for the sentence about the current decision: the card to fit, cards laid, cards in hand.
fn facts(view: &View, stage: &Stage<'_, Clonk>) -> [(&'static str, Arg); 4] {
    let last = view.last_card(view.actor);
    let hand = view.hands[view.actor];
    [
        ("card", last.map_or(String::new(), |card| card_in_words(stage, card)).into()),
        ("dug", view.galleries[view.actor].len().into()),
        ("count", hand.into()),
        ("surplus", hand.saturating_sub(HAND_LIMIT).into()),
    ]
}

/// The three phases of a turn (CL-3.1).
fn steps(view: &View, stage: &Stage<'_, Clonk>) -> Vec<Phase> {
    let phase = match view.step {
        Step::Cart => 0,
        Step::Dig | Step::TurnUp(_) => 1,
        Step::Fetch(Errand::Refill { .. }) | Step::Stir(Errand::Refill { .. }) => 1,
        Step::Fetch(Errand::Hand { .. }) | Step::Stir(Errand::Hand { .. }) | Step::Lay | Step::Discard => 2,
        Step::Start | Step::Tiles { .. } | Step::Tasks | Step::Shafts(_) | Step::Hands(_) | Step::Over => return vec![],
    };
    let step = |at: usize| {
        let (number, words) = (["I", "II", "III"][at], ["phase-fill", "phase-dig", "phase-sift"][at]);
        match at.cmp(&phase) {
            std::cmp::Ordering::Less => Phase { name: number.into(), mood: Mood::Done },
            std::cmp::Ordering::Equal => Phase { name: stage.words.text(words, &[]), mood: Mood::Now },
            std::cmp::Ordering::Greater => Phase { name: number.into(), mood: Mood::Plain },
        }
    };
    (0..3).map(step).collect()
}

/// What empty spaces bring (CL-7.3 to CL-7.9), and what eyes cost (CL-10.8).
fn help(stage: &Stage<'_, Clonk>) -> Area {
    let lines = [
        ("snore", "help-space-1"),
        ("kablooey", "help-space-2"),
        ("pile", "help-space-3"),
        ("hand", "help-space-4"),
        ("eye", "help-eyes"),
    ];
    let say = |(sym, key)| Item::Say(stage.words.line(key, &[("sign", Sign::alone(sym, "").into())]));
    let title = stage.words.text("help-title", &[]);
    Area::headed(ids::HELP, "help", Layout::Column, title, lines.map(say).into())
}

/// What tasks bring (CL-10.5).
fn points(stage: &Stage<'_, Clonk>) -> Area {
    let last = TASK_POINTS.len() - 1;
    let pairs = TASK_POINTS.iter().enumerate().skip(1).map(|(cards, points)| {
        let more = if cards == last { "+" } else { "" };
        Item::Say(pair(format!("{cards}{more}"), points))
    });
    let title = stage.words.text("points-title", &[]);
    Area::headed(ids::POINTS, "points", Layout::Row, title, pairs.collect())
}

/// How many points each number of cards brings: the arrow is for the ear, a skin puts one figure under the other.
fn pair(cards: impl ToString, points: impl ToString) -> Line {
    let figure = |number: String| Ink::Strong(number.into());
    Line(vec![figure(cards.to_string()), Ink::Text("→".into()), figure(points.to_string())])
}

/// The rules for the current decision, except those the table agreed to change.
fn laws(view: &View) -> impl Iterator<Item = Rule> {
    let options = view.options;
    let as_usual = move |rule: &Rule| match rule.0 {
        "CL-2.12" => !options.awakening_mixed_in,
        "CL-4.9" => options.full_gallery_ends_phase,
        "CL-10.8" | "CL-10.9" => options.snore_in_penalty,
        _ => true,
    };
    usual_laws(view.step).iter().copied().filter(as_usual)
}

fn usual_laws(step: Step) -> &'static [Rule] {
    match step {
        Step::Start | Step::Tiles { .. } | Step::Tasks => &[Rule("CL-2.3"), Rule("CL-2.4"), Rule("CL-10.4")],
        Step::Shafts(_) | Step::Hands(_) => &[Rule("CL-2.8"), Rule("CL-2.12")],
        Step::Cart => &[Rule("CL-3.2"), Rule("CL-4.4")],
        Step::Dig | Step::TurnUp(_) | Step::Fetch(Errand::Refill { .. }) | Step::Stir(Errand::Refill { .. }) => &[
            Rule("CL-4.3"),
            Rule("CL-4.4"),
            Rule("CL-4.5"),
            Rule("CL-4.8"),
            Rule("CL-4.9"),
            Rule("CL-5.1"),
            Rule("CL-5.4"),
            Rule("CL-6.2"),
            Rule("CL-6.4"),
            Rule("CL-6.6"),
            Rule("CL-7.6"),
        ],
        Step::Fetch(Errand::Hand { .. }) | Step::Stir(Errand::Hand { .. }) | Step::Lay => {
            &[Rule("CL-7.1"), Rule("CL-7.6"), Rule("CL-7.9"), Rule("CL-7.10"), Rule("CL-8.2")]
        }
        Step::Discard => &[Rule("CL-7.12")],
        Step::Over => &[
            Rule("CL-10.1"),
            Rule("CL-10.2"),
            Rule("CL-10.4"),
            Rule("CL-10.5"),
            Rule("CL-10.8"),
            Rule("CL-10.9"),
            Rule("CL-10.12"),
            Rule("CL-10.13"),
            Rule("CL-10.14"),
            Rule("CL-10.15"),
        ],
    }
}
