//! What a person's screen shows: the dungeon, the cards for sale, the dragon, the person's own things, and the story.
mod account;
mod cards;
mod dragon;
mod legend;
mod map;
mod offers;
mod places;
mod player;
mod shop;
mod story;

pub(crate) use offers::{kind_of, kinds};

use crate::{Clank, TextSource, Todo, View};
use account::Reckoning;
use cards::{passage_in_words, secret_in_words};
use engine::{Now, Rule, Scene, Seat, Stage, Viewer};
use story::Story;

/// The picture for this viewer.
pub(crate) fn scene(view: &View, stage: &Stage<'_, Clank>) -> Scene {
    let Story { beats, whereabouts } = story::tell(view, stage);
    let now = now(view, stage);
    let mut table = vec![map::dungeon(view, stage), shop::row(view, stage, &whereabouts), shop::reserve(view, stage)];
    table.push(shop::market(view, stage));
    // Those who sit at the table have them beside the hand.
    table.extend(view.who.seat().is_none().then(|| player::played(view, stage)));
    table.push(dragon::dragon(view, stage));
    Scene {
        players: view.everyone().map(|seat| player::player(view, stage, seat)).collect(),
        table,
        mine: view.who.seat().map_or(vec![], |seat| player::mine(view, stage, seat)),
        over: is_over(view).then(|| Reckoning::new(view, stage).area()),
        tally: is_over(view).then(|| Reckoning::new(view, stage).tally()),
        offers: offers::groups(view, stage, &whereabouts),
        beats,
        legend: legend::legend(stage),
        laws: laws(view).iter().map(|&rule| stage.cite(rule)).collect(),
        ..stage.frame(now)
    }
}

/// CK-17.11.
fn is_over(view: &View) -> bool {
    view.inside.is_empty()
}

/// Who has to decide.
fn owing(view: &View) -> Option<Seat> {
    let waits = view.pending.top().is_none_or(Todo::is_decision);
    (waits && !is_over(view)).then_some(view.actor)
}

/// Ids name places: the same in every Scene of every match.
pub(crate) mod ids {
    use crate::{MarketItem, Room};
    use engine::Seat;
    use engine::scene::Id;

    pub(crate) const DUNGEON: Id = Id(1);
    pub(crate) const ROW: Id = Id(2);
    pub(crate) const RESERVE: Id = Id(3);
    pub(crate) const MARKET: Id = Id(4);
    pub(crate) const DRAGON: Id = Id(5);
    pub(crate) const PURSE: Id = Id(6);
    pub(crate) const AROUND: Id = Id(7);
    pub(crate) const HEALTH: Id = Id(8);
    pub(crate) const HAND: Id = Id(9);
    pub(crate) const PLAYED: Id = Id(10);
    pub(crate) const DISCARD: Id = Id(11);
    pub(crate) const ACCOUNT: Id = Id(12);
    pub(crate) const ATTACK: Id = Id(13);
    pub(crate) const LIFTED: Id = Id(14);
    pub(crate) const LEAVING: Id = Id(15);
    pub(crate) const FALLEN: Id = Id(16);

    pub(crate) fn room(room: Room) -> Id {
        Id(100 + u16::from(room.number()))
    }
    pub(crate) fn pawn(seat: Seat) -> Id {
        Id(160 + u16::from(seat.0))
    }
    /// A place in the Dungeon Row, counted from 0.
    pub(crate) fn row(place: usize) -> Id {
        Id(200 + place as u16)
    }
    /// A pile of the Reserve, or the Goblin.
    pub(crate) fn reserve(pile: usize) -> Id {
        Id(210 + pile as u16)
    }
    pub(crate) fn item(item: MarketItem) -> Id {
        Id(220 + item as u16)
    }
    /// A place in the viewer's hand, counted from 0.
    pub(crate) fn hand(place: usize) -> Id {
        Id(300 + place as u16)
    }
    /// A place in the play area.
    pub(crate) fn played(place: usize) -> Id {
        Id(500 + place as u16)
    }
    /// A place in the viewer's discard pile.
    pub(crate) fn discarded(place: usize) -> Id {
        Id(700 + place as u16)
    }
    /// A cube of an attack, in the order they were drawn, counted from 0.
    pub(crate) fn cube(place: usize) -> Id {
        Id(900 + place as u16)
    }
    /// A player's name plate.
    pub(crate) fn plate(seat: Seat) -> Id {
        of(seat, 0)
    }
    /// A player's tokens.
    pub(crate) fn tokens(seat: Seat) -> Id {
        of(seat, 1)
    }
    /// A player's part of the account.
    pub(crate) fn account(seat: Seat) -> Id {
        of(seat, 2)
    }
    /// A token of a player, by its place.
    pub(crate) fn token(seat: Seat, place: usize) -> Id {
        of(seat, 10 + place as u16)
    }
    fn of(seat: Seat, thing: u16) -> Id {
        Id(1000 + 100 * u16::from(seat.0) + thing)
    }
}

/// Whose decision it is, and what it is about.
fn now(view: &View, stage: &Stage<'_, Clank>) -> Now {
    let text = |key: &str| stage.words.text(key, &[]);
    if is_over(view) {
        let reckoning = Reckoning::new(view, stage);
        return Now { lead: text("lead-over"), now: reckoning.winner_in_words(), sub: reckoning.tie_in_words() };
    }
    let Some(seat) = owing(view) else {
        return Now { lead: String::new(), now: text("wait-chance"), sub: dragon::warning(view, stage) };
    };
    if view.who != Viewer::Seat(seat) {
        let lead = stage.waiting_for("lead-other", seat.only());
        let here = map::place(view, view.people[seat].room);
        return Now { lead, now: stage.words.text("wait-turn", &here), sub: dragon::warning(view, stage) };
    }
    let (now, sub) = asked(view, stage);
    Now { lead: text("lead-you"), now, sub }
}

/// What the viewer is asked, and what helps to answer.
fn asked(view: &View, stage: &Stage<'_, Clank>) -> (String, String) {
    let text = |key: &str| stage.words.text(key, &[]);
    let about = |key: &str, name: String| stage.words.text(key, &[("name", name.into())]);
    match view.pending.top() {
        Some(Todo::Choose(options)) => {
            (about("ask-choose", source_in_words(stage, options.source)), dragon::warning(view, stage))
        }
        Some(Todo::Discard { left, then }) => {
            let args = [("name", source_in_words(stage, then.source).into()), ("count", left.into())];
            let sub = stage.words.text("sub-discard", &[("gain", passage_in_words(stage, then).into())]);
            (stage.words.text("ask-discard", &args), sub)
        }
        Some(Todo::Replace) => (text("ask-replace"), text("sub-replace")),
        Some(Todo::Adjacent) => (text("ask-adjacent"), dragon::warning(view, stage)),
        Some(Todo::Enter) => (text("ask-enter"), text("sub-enter")),
        Some(Todo::Trash) => (text("ask-trash"), text("sub-trash")),
        None if view.hand_size(view.actor) > 0 => (text("ask-play"), dragon::warning(view, stage)),
        None => (text("ask-act"), dragon::warning(view, stage)),
        // Nobody is asked.
        Some(Todo::Draw { .. } | Todo::Reveal | Todo::Secret(_) | Todo::Refill | Todo::Attack { .. })
        | Some(Todo::RemoveArtifacts { .. } | Todo::FirstPlayer | Todo::DealRow | Todo::Text(_))
        | Some(Todo::Closing | Todo::Next | Todo::FirstTurn | Todo::DealHands) => Default::default(),
    }
}

fn source_in_words(stage: &Stage<'_, Clank>, source: TextSource) -> String {
    match source {
        TextSource::Card(card) => cards::card_in_words(stage, card),
        TextSource::Secret(secret) => secret_in_words(stage, secret),
    }
}

/// The rules that matter for this decision.
fn laws(view: &View) -> &'static [Rule] {
    if is_over(view) {
        return &[Rule("CK-16.6"), Rule("CK-16.7"), Rule("CK-17.14"), Rule("CK-17.15"), Rule("CK-17.16")];
    }
    match view.pending.top() {
        None => &[
            Rule("CK-3.2"),
            Rule("CK-3.4"),
            Rule("CK-6.1"),
            Rule("CK-8.1"),
            Rule("CK-10.1"),
            Rule("CK-10.2"),
            Rule("CK-10.3"),
            Rule("CK-10.12"),
            Rule("CK-10.20"),
            Rule("CK-15.1"),
        ],
        Some(Todo::Choose(_)) => &[Rule("CK-7.3")],
        Some(Todo::Discard { .. }) if view.options.may_keep_from_discard => &[Rule("CK-4.7")],
        Some(Todo::Discard { .. }) => &[Rule("CK-4.7"), Rule("CK-4.9")],
        Some(Todo::Replace) => &[Rule("CK-18.11")],
        Some(Todo::Adjacent) => &[Rule("CK-18.16")],
        Some(Todo::Enter) if view.options.takes_artifacts_any_time => &[Rule("CK-11.3")],
        Some(Todo::Enter) => &[Rule("CK-11.3"), Rule("CK-11.5"), Rule("CK-11.7"), Rule("CK-11.8")],
        Some(Todo::Trash) => &[Rule("CK-4.10"), Rule("CK-4.11")],
        Some(_) => &[Rule("CK-14.2"), Rule("CK-15.1"), Rule("CK-15.4")],
    }
}
