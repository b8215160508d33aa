//! Chapters 11 and 12: entering a room, and the tokens found there.
use crate::{
    Action, Artifact, Clank, Class, Condition, Event, Open, Passage, Room, Rooms, Secret, State, Status, Todo, Trigger,
    dragon, effects, ending, turn,
};
use engine::{Bag, Menu, Play, Rule, Seat};

/// CK-11.1: leaving, or the fountain and then the token.
#[inline(always)]
pub(crate) fn enter(play: &mut impl Play<Clank>, seat: Seat, room: Room) {
    if room == Room::start(play.options.side) {
        return ending::go_out(play, seat, Status::Left); // CK-17.1
    }
    if play.board().fountains.has(room) {
        dragon::heal(play, seat, 1); // CK-11.2
    }
    if asks_on_entry(play, room) {
        play.emit(Event::Awaited(Todo::Enter));
    }
}

/// CK-11.3, CK-11.5, CK-11.7: is there a token to take or leave on entering?
#[inline(always)]
pub(crate) fn asks_on_entry(open: &Open, room: Room) -> bool {
    let has_idol = open.idols > 0 && open.board().idols.has(room);
    let artifact = artifact_here(open, room).is_some() && open.me().can_carry();
    open.majors.or(open.minors).has(room) || has_idol || artifact && !open.options.takes_artifacts_any_time
}

/// The artifact that lies here.
#[inline(always)]
pub(crate) fn artifact_here(open: &Open, room: Room) -> Option<Artifact> {
    open.board().artifact(room).filter(|artifact| open.artifacts.count(artifact.0) > 0)
}

/// CK-12.14: every potion; CK-11.5 as an option: the artifact of this room.
#[inline(always)]
pub(crate) fn offers(state: &State, menu: &mut impl Menu<Action>) {
    let me = state.me();
    if me.tokens != [Bag::EMPTY; 2] {
        for potion in Secret::potions() {
            menu.offer_if(me.has(potion) > 0, Action::Drink(potion));
        }
    }
    if state.options.takes_artifacts_any_time {
        menu.offer_if(may_take(state).is_ok(), Action::Take);
    }
}

/// CK-11.3 to CK-11.7.
pub(crate) fn may_take(state: &State) -> Result<(), Rule> {
    match state.pending.top() {
        Some(Todo::Enter) => Ok(()),
        Some(todo) => Err(turn::comes_first(todo)),
        None if artifact_here(state, state.me().room).is_none() && state.options.takes_artifacts_any_time => {
            Err(Rule("CK-11.3"))
        }
        None if artifact_here(state, state.me().room).is_none() => Err(Rule("CK-11.5")),
        None if !state.me().can_carry() => Err(Rule("CK-11.7")),
        None if state.options.takes_artifacts_any_time => Ok(()),
        None => Err(Rule("CK-11.5")),
    }
}

/// CK-11.3: what lies here.
pub(crate) fn take(play: &mut impl Play<Clank>, seat: Seat) {
    if play.pending.top() == Some(Todo::Enter) {
        play.emit(Event::Popped);
    }
    let room = play.me().room;
    if let Some(artifact) = artifact_here(play, room) {
        take_artifact(play, seat, artifact);
    } else if play.board().idols.has(room) {
        take_idol(play, seat);
    } else {
        open_secret(play, seat, room);
    }
}

/// CK-11.8, CK-18.6.
fn take_artifact(play: &mut impl Play<Clank>, seat: Seat, artifact: Artifact) {
    let is_first = play.me().artifacts == 0;
    play.emit(Event::TookArtifact { seat, artifact });
    play.emit(Event::Raged { spaces: 1 });
    if is_first {
        effects::fire(play, Condition::Artifact, None);
    }
}

/// CK-18.6.
fn take_idol(play: &mut impl Play<Clank>, seat: Seat) {
    let is_first = play.me().idols == 0;
    play.emit(Event::TookIdol { seat });
    if is_first {
        effects::fire(play, Condition::MonkeyIdol, None);
    }
}

/// CK-11.6, CK-11.10: a token is turned over; chance decides which one it is.
pub(crate) fn open_secret(play: &mut impl Play<Clank>, seat: Seat, room: Room) {
    let class = if play.majors.has(room) { Class::Major } else { Class::Minor };
    play.emit(Event::Opened { seat, room });
    play.emit(Event::Awaited(Todo::Secret(class)));
}

/// CK-12.1 to CK-12.13.
pub(crate) fn find(play: &mut impl Play<Clank>, secret: Secret) {
    let seat = play.actor;
    play.emit(Event::Popped);
    play.emit(Event::Found { seat, secret });
    effects::read(play, Passage::of_secret(secret, Trigger::Found));
}

/// CK-12.14.
pub(crate) fn may_drink(state: &State, potion: Secret) -> Result<(), Rule> {
    if potion.is_potion() && state.me().has(potion) > 0 { Ok(()) } else { Err(Rule("CK-12.14")) }
}

/// CK-12.14.
pub(crate) fn drink(play: &mut impl Play<Clank>, seat: Seat, potion: Secret) {
    play.emit(Event::Drank { seat, potion });
    effects::read(play, Passage::of_secret(potion, Trigger::Use));
}

/// CK-18.16: the rooms next door that hold a secret, through any tunnel.
pub(crate) fn next_door(open: &Open) -> Rooms {
    open.board().adjacent(open.me().room).and(open.majors.or(open.minors))
}

/// CK-18.16.
pub(crate) fn secrets_next_door(state: &State, menu: &mut impl Menu<Action>) {
    next_door(state).on(state.options.side).for_each(|room| menu.offer(Action::TakeFrom(room)));
}

/// CK-18.16.
pub(crate) fn may_take_from(state: &State, room: Room) -> Result<(), Rule> {
    let is_there = room.side() == state.options.side && next_door(state).has(room);
    match state.pending.top() {
        Some(Todo::Adjacent) if is_there => Ok(()),
        Some(Todo::Adjacent) | None => Err(Rule("CK-18.16")),
        Some(todo) => Err(turn::comes_first(todo)),
    }
}
