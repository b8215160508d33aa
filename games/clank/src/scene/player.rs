//! What each player has, and the viewer's own area.
use super::cards::{face_up, secret_explained, secret_in_words, secret_picture, signs_of};
use super::map::{around, room_in_words};
use super::shop::gold_sign;
use super::{ids, owing};
use crate::{
    Allowance, Artifact, CROWNS, Card, Cards, Clank, HEALTH, MASTERY_POINTS, Room, Secret, Status, Trigger, View,
    ending,
};
use engine::scene::{Area, Cell, Face, Form, Id, Ink, Item, Layout, Meter, Mood, Name, Part, Piece};
use engine::scene::{Player, Slot};
use engine::{Line, Seat, Sign, Stage, Viewer};

/// One player; the viewer's own things are drawn larger, in `mine`.
pub(super) fn player(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Player {
    let you = view.who == Viewer::Seat(seat);
    let mut things = vec![];
    if !you {
        things.extend([Item::Meter(health(view, stage, seat)), counts(view, stage, seat)]);
    }
    things.extend(tokens(view, stage, seat).map(Item::Area));
    Player {
        seat,
        name: stage.name(seat).to_owned(),
        you,
        turn: owing(view) == Some(seat),
        note: status(view, stage, seat),
        badge: whereabouts(view, seat),
        tags: vec![],
        plate: ids::plate(seat),
        things,
    }
}

/// The same as [`status`] in a figure or a sign, for a line that has little room.
fn whereabouts(view: &View, seat: Seat) -> Line {
    let person = &view.people[seat];
    match person.status {
        Status::Inside if person.room == Room::start(view.options.side) => Sign::alone("flag", "").into(),
        Status::Inside => person.room.number().to_string().into(),
        Status::Left => Sign::alone("mastery", "").into(),
        Status::Rescued | Status::Dead => Sign::alone("skull", "").into(),
    }
}

/// Where the pawn is, or how the player left the game.
fn status(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Line {
    match view.people[seat].status {
        Status::Inside => room_in_words(view, stage, view.people[seat].room).into(),
        Status::Left => stage.words.line("standing-left", &[]),
        Status::Rescued => stage.words.line("standing-rescued", &[]),
        Status::Dead => stage.words.line("standing-dead", &[]),
    }
}

/// The viewer's own area: what there is to spend, health, ways out, hand, discard pile.
pub(super) fn mine(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Vec<Area> {
    let name = stage.words.text("health", &[]);
    let clank = sign(stage, "noise", "count-clank", view.people[seat].area);
    let signs = vec![gold_sign(stage, view.people[seat].gold), clank];
    let things = vec![Item::Meter(health(view, stage, seat)), Item::Signs(signs)];
    let health = Area::headed(ids::HEALTH, "health", Layout::Row, name, things);
    let mut areas = vec![purse(view, stage, seat), health];
    if view.inside.has(seat) {
        areas.push(around(view, stage, seat));
    }
    let played = Area { gist: Line::default(), ..played(view, stage) };
    areas.extend([hand(view, stage, seat), played, discard(view, stage, seat)]);
    areas
}

fn sign(stage: &Stage<'_, Clank>, sym: Name, key: &str, count: u8) -> Sign {
    Sign::number(sym, count, stage.words.text(key, &[("count", count.into())]))
}

/// CK-16.1: ten spaces.
fn health(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Meter {
    let damage = view.people[seat].damage;
    let cell = |space: u8| match space < damage {
        true => Cell { weight: 1, state: Mood::Done, owner: Some(seat), line: Line::default() },
        false => Cell { weight: 1, state: Mood::Plain, owner: None, line: Line::default() },
    };
    let left = HEALTH.saturating_sub(damage);
    let said = stage.words.text("health-said", &[("damage", damage.into()), ("count", left.into())]);
    let tail = Sign::number("heart", left, "").into();
    Meter { kind: "health".into(), said, head: Line::default(), cells: (0..HEALTH).map(cell).collect(), tail }
}

/// What everybody can count (CK-4.15).
fn counts(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Item {
    let person = &view.people[seat];
    let signs =
        vec![gold_sign(stage, person.gold), sign(stage, "noise", "count-clank", person.area), cards(view, stage, seat)];
    Item::Signs(signs)
}

/// All cards as one figure, which is what a rival is measured by; where they are, in words.
fn cards(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Sign {
    let counts = [
        ("count-hand", view.hand_size(seat)),
        ("count-deck", draw_pile_size(view, seat)),
        ("count-discard", view.discards[seat].total() as u8),
    ];
    let said = counts.map(|(key, count)| stage.words.text(key, &[("count", count.into())]));
    let in_play = if view.actor == seat { view.in_play.total() as u8 } else { 0 };
    let total: u8 = counts.iter().map(|(_, count)| count).sum::<u8>() + in_play;
    Sign::number("deck", total, said.join(", "))
}

/// CK-4.15: everybody can count it.
fn draw_pile_size(view: &View, seat: Seat) -> u8 {
    view.pools[seat].total() as u8 - view.people[seat].hidden
}

/// What there is to spend, and what is in force for this turn.
fn purse(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Area {
    // Nothing to spend is said as well: what stands here keeps its place.
    let allowance = if view.actor == seat && view.allowance.acting { view.allowance } else { Allowance::default() };
    let mut signs = vec![
        sign(stage, "skill", "effect-skill", allowance.skill),
        sign(stage, "sword", "effect-swords", allowance.swords),
        sign(stage, "boot", "effect-boots", allowance.boots),
    ];
    signs.extend((allowance.teleports > 0).then(|| sign(stage, "teleport", "effect-teleport", allowance.teleports)));
    signs.extend((allowance.quiet > 0).then(|| sign(stage, "quiet", "count-quiet", allowance.quiet)));
    let mut things = vec![Item::Signs(signs)];
    // One line, however much holds: a small screen has a place for one.
    let holds: Vec<String> = in_force(view, seat).map(|key| stage.words.text(key, &[])).collect();
    things.extend((!holds.is_empty()).then(|| Item::Say(holds.join(" · ").into())));
    let name = stage.words.text("purse", &[]);
    Area::headed(ids::PURSE, "purse", Layout::Row, name, things)
}

/// What holds for the rest of the turn.
fn in_force(view: &View, seat: Seat) -> impl Iterator<Item = &'static str> {
    let allowance = if view.actor == seat { view.allowance } else { Allowance::default() };
    let stopped = allowance.exhausted && !allowance.no_cave_stop;
    [
        (stopped, "force-exhausted"),
        (allowance.no_cave_stop, "force-no-cave-stop"),
        (allowance.ignores_monsters, "force-ignores-monsters"),
        (allowance.discount > 0, "force-discount"),
        (allowance.gold_bonus > 0, "force-gold-bonus"),
        (allowance.skill_per_clank > 0, "force-skill-per-clank"),
        (allowance.trashes + allowance.burgle_trashes > 0, "effect-trash"),
    ]
    .into_iter()
    .filter(|&(holds, _)| holds)
    .map(|(_, key)| key)
}

fn hand(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Area {
    let hand = view.hand();
    let played = if view.actor == seat { view.in_play.copies().collect() } else { vec![] };
    let slot = |place: usize, card: u8| place + played.iter().filter(|&&other| other < card).count();
    let cards = faces_up(stage, &hand, ids::hand, slot);
    let name = stage.words.text("hand", &[("count", view.hand_size(seat).into())]);
    Area::headed(ids::HAND, "hand", Layout::Row, name, cards)
}

/// All copies as pieces. The slot is where a card lies among all cards of the turn, in hand or played: it stays there
/// when it is played.
fn faces_up(
    stage: &Stage<'_, Clank>,
    cards: &Cards,
    id: impl Fn(usize) -> Id,
    slot: impl Fn(usize, u8) -> usize,
) -> Vec<Item> {
    let piece = |(place, card): (usize, u8)| {
        let piece = face_up(stage, id(place), Card(card), None);
        Item::Piece(Piece { tone: format!("{} at{}", piece.tone, slot(place, card)).into(), ..piece })
    };
    cards.copies().enumerate().map(piece).collect()
}

/// The play area of the active player.
pub(super) fn played(view: &View, stage: &Stage<'_, Clank>) -> Area {
    let hand = if view.who == Viewer::Seat(view.actor) { view.hand().copies().collect() } else { vec![] };
    let slot = |place: usize, card: u8| place + hand.iter().filter(|&&other| other <= card).count();
    let cards = faces_up(stage, &view.in_play, ids::played, slot);
    let count = view.in_play.total();
    let name = stage.words.text("played", &[("owner", stage.called(view.actor))]);
    let gist = stage.words.line("cards", &[("count", count.into())]);
    let area = Area::headed(ids::PLAYED, "played", Layout::Row, name.clone(), cards);
    Area { owner: Some(view.actor), gist, tab: Some(Sign::alone("hand", name)), ..area }
}

fn discard(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Area {
    let pile = &view.discards[seat];
    let cards = faces_up(stage, pile, ids::discarded, |place, _| place);
    let left = draw_pile_size(view, seat);
    let name = stage.words.text("discard", &[]);
    let count = pile.total() as u8;
    let gist = Line(vec![
        Ink::Sign(sign(stage, "deck", "count-deck", left)),
        Ink::Text(" ".into()),
        Ink::Sign(sign(stage, "discard", "count-discard", count)),
    ]);
    let area = Area::headed(ids::DISCARD, "discard", Layout::Fan, name.clone(), cards);
    Area { note: gist.clone(), gist, tab: Some(Sign::alone("deck", name)), ..area }
}

/// A player's tokens: artifacts, items, secrets, idols, mastery.
fn tokens(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Option<Area> {
    let tokens = token_list(view, stage, seat);
    if tokens.is_empty() {
        return None;
    }
    let gist = Line(tokens.iter().flat_map(|token| token.line.0.clone()).collect());
    let pieces = tokens.into_iter().enumerate().map(|(place, token)| {
        let face = Face::Up(vec![Part { slot: Slot::Art, line: token.line }]);
        let piece = Piece::new(ids::token(seat, place), "token", Form::Token, token.name.clone(), face);
        Item::Piece(Piece { more: token.more.into(), ..piece })
    });
    let name = stage.words.text("tokens", &[]);
    let area = Area::new(ids::tokens(seat), "tokens", Layout::Row, name, pieces.collect());
    Some(Area { owner: Some(seat), gist, ..area })
}

pub(super) struct HeldToken {
    /// Its sign, and what it does if it is a potion.
    pub(super) line: Line,
    pub(super) name: String,
    /// What it does and what it is worth.
    more: String,
    /// The potion it is, if it is one.
    pub(super) potion: Option<Secret>,
}

/// All tokens of a player in a fixed order.
pub(super) fn token_list(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Vec<HeldToken> {
    let person = &view.people[seat];
    let token = |sym: Name, number: String, name: String| {
        // One of a kind needs no figure.
        let line = if number == "1" { Sign::alone(sym, "") } else { Sign::number(sym, number, "") }.into();
        HeldToken { line, name, more: stage.words.text(&format!("term-{sym}"), &[]), potion: None }
    };
    let worth = |key: &str, points: u8| stage.words.text(key, &[("count", points.into())]);
    let mut tokens = vec![];
    for artifact in ending::bits(person.artifacts).map(Artifact) {
        tokens.push(token("artifact", artifact.to_string(), worth("artifact", artifact.value())));
    }
    for crown in ending::bits(person.crowns).map(|crown| CROWNS[usize::from(crown)]) {
        tokens.push(token("crown", crown.to_string(), worth("item-crown", crown)));
    }
    let counted = [
        ("key", "item-key", person.keys),
        ("backpack", "item-backpack", person.backpacks),
        ("idol", "idols", person.idols),
    ];
    for (sym, key, count) in counted.into_iter().filter(|&(_, _, count)| count > 0) {
        tokens.push(token(sym, count.to_string(), worth(key, count)));
    }
    if person.status == Status::Left {
        tokens.push(token("mastery", MASTERY_POINTS.to_string(), worth("mastery", 1)));
    }
    for secret in Secret::all().filter(|&secret| person.has(secret) > 0) {
        let count = person.has(secret);
        let name = secret_in_words(stage, secret);
        let name = stage.words.text("token-count", &[("name", name.into()), ("count", count.into())]);
        let HeldToken { line: Line(mut line), name, .. } = token(secret_picture(secret), count.to_string(), name);
        line.extend(signs_of(stage, secret.row().text(Trigger::Use)).0);
        let potion = Some(secret).filter(|secret| secret.is_potion());
        tokens.push(HeldToken { line: Line(line), name, more: secret_explained(stage, secret), potion });
    }
    tokens
}
