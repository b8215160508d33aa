//! Chapter 17: leaving, countdown, end, scoring.
use crate::{
    Artifact, CHALICE, COUNTDOWN, CROWNS, Card, Clank, DRAGON_EGG, Event, IDOL_POINTS, ITEM_POINTS, MASTERY_POINTS,
    Open, Runner, SECRET_TOME, Secret, Status, Todo, Variable, dragon,
};
use engine::{BySeat, Play, Seat, Seats};

/// CK-16.6, CK-16.7: rescued with an artifact and above the Depths, else dead.
pub(crate) fn knock_out(play: &mut impl Play<Clank>, seat: Seat) {
    let person = &play.people[seat];
    let is_rescued = person.artifacts != 0 && !play.board().depths.has(person.room);
    go_out(play, seat, if is_rescued { Status::Rescued } else { Status::Dead });
}

/// CK-17.4, CK-17.5, CK-17.11; CK-3.7 and CK-3.8 for the active player.
pub(crate) fn go_out(play: &mut impl Play<Clank>, seat: Seat, status: Status) {
    play.emit(Event::Out { seat, status });
    if play.inside.is_empty() {
        return play.emit(Event::Ended);
    }
    if seat == play.actor && play.allowance.acting {
        let attack = play.pending.top().filter(|todo| matches!(todo, Todo::Attack { .. }));
        play.emit(Event::TurnEnded { seat });
        if let Some(todo) = attack {
            play.emit(Event::Awaited(todo)); // the attack is finished first
        }
    }
}

/// CK-3.9, CK-17.6, CK-17.8: the next player in the game, or the runner on the countdown track.
pub(crate) fn next_turn(play: &mut impl Play<Clank>) {
    let mut seat = play.actor;
    loop {
        seat = seat.next(play.players);
        if play.inside.has(seat) {
            return play.emit(Event::TurnBegan { seat });
        }
        if let Some(runner) = play.runner.filter(|runner| runner.seat == seat) {
            return run(play, Runner { space: runner.space + 1, ..runner });
        }
    }
}

/// CK-17.6, CK-17.7: the runner moves one space.
fn run(play: &mut impl Play<Clank>, Runner { seat, space }: Runner) {
    play.emit(Event::Ran { seat, space });
    if (space as usize) < COUNTDOWN.len() {
        play.emit(Event::Awaited(Todo::Next));
        return dragon::attack(play, COUNTDOWN[space as usize - 1]);
    }
    for seat in play.inside {
        match play.options.countdown_kills {
            true => go_out(play, seat, Status::Dead),
            false => knock_out(play, seat),
        }
    }
}

/// What everything a player owns is worth (CK-17.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// One bit for each artifact.
    pub artifacts: u8,
    /// CK-17.1.
    pub mastery: i16,
    /// Crowns, keys and backpacks.
    pub items: i16,
    /// Chalices, dragon eggs and monkey idols.
    pub tokens: i16,
    /// CK-5.3.
    pub gold: i16,
    /// Cards, variable points included.
    pub cards: i16,
}

impl ScoreSheet {
    /// CK-17.14.
    pub fn of(open: &Open, seat: Seat) -> ScoreSheet {
        let person = &open.people[seat];
        let crowns: i16 = bits(person.crowns).map(|crown| i16::from(CROWNS[crown as usize])).sum();
        let secrets: i16 = Secret::all().map(|secret| i16::from(person.has(secret) * secret.row().points)).sum();
        ScoreSheet {
            artifacts: person.artifacts,
            mastery: if person.status == Status::Left { MASTERY_POINTS } else { 0 },
            items: crowns + ITEM_POINTS * i16::from(person.keys + person.backpacks),
            tokens: secrets + IDOL_POINTS * i16::from(person.idols),
            gold: person.gold as i16,
            cards: open.owned(seat).copies().map(|card| card_points(open, seat, Card(card))).sum(),
        }
    }
    /// The points of the artifacts.
    pub fn artifact_points(&self) -> i16 {
        bits(self.artifacts).map(|artifact| i16::from(Artifact(artifact).value())).sum()
    }
    /// All together.
    pub fn total(&self) -> i16 {
        self.artifact_points() + self.mastery + self.items + self.tokens + self.gold + self.cards
    }
}

/// The bits that are set, from the lowest.
pub(crate) fn bits(mask: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |bit| mask >> bit & 1 == 1)
}

/// CK-17.14, CK-18.21: what one copy of this card is worth to this player.
pub fn card_points(open: &Open, seat: Seat, card: Card) -> i16 {
    let (row, person) = (card.row(), &open.people[seat]);
    let variable = match row.variable {
        None => 0,
        Some(Variable::PerGold { every, points }) => person.gold as i16 / i16::from(every) * i16::from(points),
        Some(Variable::PerTome(points)) => i16::from(points) * i16::from(open.owned(seat).count(SECRET_TOME.0)),
        Some(Variable::WithMastery(points)) => i16::from(points) * i16::from(person.status == Status::Left),
        Some(Variable::WithTwoKinds(points)) => {
            let kinds = [person.has(CHALICE), person.has(DRAGON_EGG), person.idols];
            i16::from(points) * i16::from(kinds.into_iter().filter(|&count| count > 0).count() >= 2)
        }
    };
    i16::from(row.points) + variable
}

/// CK-17.14, CK-17.16: the dead score nothing at all.
pub(crate) fn scores(open: &Open) -> BySeat<Option<i16>> {
    let scores = |seat| open.everyone().has(seat) && open.people[seat].status != Status::Dead;
    BySeat(std::array::from_fn(|seat| {
        let seat = Seat(seat as u8);
        scores(seat).then(|| ScoreSheet::of(open, seat).total())
    }))
}

/// CK-17.15 to CK-17.17: the highest score, then the most valuable artifact; nobody if all are dead.
pub(crate) fn winners(open: &Open) -> Seats {
    let is_back = |seat: &Seat| matches!(open.people[*seat].status, Status::Left | Status::Rescued);
    let rank = |&seat: &Seat| (ScoreSheet::of(open, seat).total(), open.people[seat].artifacts);
    open.everyone().filter(is_back).max_by_key(rank).map_or(Seats::NONE, Seat::only)
}
