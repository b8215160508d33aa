//! Who knows what (CK-4.15, CK-2.7, CK-14.9, CK-15.12). The only secrets of players are hand cards drawn since their
//! last shuffle.
use crate::{Cards, Event, Open, State};
use engine::{Audience, BySeat, Fate, Seat, Viewer};
use std::ops::Deref;

/// What a seat knows with perfect recall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: Open,
    /// Who looks.
    pub who: Viewer,
    /// The viewer's own hidden hand cards; an onlooker has none.
    pub hidden: Cards,
}

impl Deref for View {
    type Target = Open;
    #[inline(always)]
    fn deref(&self) -> &Open {
        &self.open
    }
}

impl View {
    /// The viewer's whole hand.
    pub fn hand(&self) -> Cards {
        self.who.seat().map_or(Cards::EMPTY, |seat| self.shown[seat].plus(&self.hidden))
    }
    /// Keeps up with an event the viewer was shown.
    #[inline(always)]
    pub(crate) fn hear(&mut self, event: Event) {
        self.open.apply(event, |seat| (self.who == Viewer::Seat(seat)).then_some(&mut self.hidden));
    }
}

/// What an event tells of cards hidden in a hand. Every event is named, so that no new one is told to all by default.
enum Secrecy {
    /// It tells of one, to nobody but this player.
    Private(Seat),
    /// It shows one that may have been hidden until now.
    Reveals,
    /// Nothing: all else that is hidden is turned up by chance.
    Open,
}

#[inline(always)]
fn secrecy(event: Event) -> Secrecy {
    match event {
        Event::DrewCard { seat, .. } => Secrecy::Private(seat),
        Event::Played { .. } | Event::Discarded { .. } | Event::Trashed { .. } => Secrecy::Reveals,
        Event::ArtifactRemoved { .. } | Event::Started { .. } | Event::Rejected { .. } => Secrecy::Open,
        Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::Awaited(_) | Event::Popped => Secrecy::Open,
        Event::Ended | Event::Drew { .. } | Event::Reshuffled { .. } | Event::TrashLapsed => Secrecy::Open,
        Event::Skill(_) | Event::Swords(_) | Event::Boots(_) | Event::Teleports(_) => Secrecy::Open,
        Event::Gold { .. } | Event::Paid { .. } | Event::GoldBonus { .. } | Event::SkillPerClank(_) => Secrecy::Open,
        Event::GemDiscount(_) | Event::NoCaveStop | Event::IgnoresMonsters | Event::TrashQueued(_) => Secrecy::Open,
        Event::Acquired { .. } | Event::TookTome { .. } | Event::Used { .. } | Event::Fought { .. } => Secrecy::Open,
        Event::Bought { .. } | Event::Moved { .. } | Event::Teleported { .. } | Event::Opened { .. } => Secrecy::Open,
        Event::Found { .. } | Event::TookIdol { .. } | Event::TookArtifact { .. } => Secrecy::Open,
        Event::Drank { .. } | Event::Noise { .. } | Event::Hushed { .. } | Event::Revealed { .. } => Secrecy::Open,
        Event::PutAway { .. } | Event::DungeonReshuffled | Event::Raged { .. } => Secrecy::Open,
        Event::CubesReturned { .. } | Event::Attacked { .. } | Event::CubeDrawn { .. } => Secrecy::Open,
        Event::Healed { .. } | Event::Out { .. } | Event::Ran { .. } => Secrecy::Open,
    }
}

/// An event is seen whole or not at all.
#[inline(always)]
pub(crate) fn audience(event: Event) -> Audience {
    match secrecy(event) {
        Secrecy::Private(seat) => Audience::Only(seat),
        Secrecy::Reveals | Secrecy::Open => Audience::All,
    }
}

/// Does it tell of a card that may have been hidden until now?
pub(crate) fn reveals(event: Event) -> bool {
    match secrecy(event) {
        Secrecy::Private(_) | Secrecy::Reveals => true,
        Secrecy::Open => false,
    }
}

/// What this viewer knows: what is open, and a seat its own hidden cards. Nothing else of the state is taken.
#[inline(always)]
pub(crate) fn view(state: &State, who: Viewer) -> View {
    let hidden = who.seat().map_or(Cards::EMPTY, |seat| state.hidden[seat]);
    View { open: state.open, who, hidden }
}

/// A world that fits the view: the hidden cards of others are drawn from their pools.
#[inline(always)]
pub(crate) fn guess(view: &View, fate: &mut impl Fate) -> State {
    let mut hidden = BySeat([Cards::EMPTY; 4]);
    for seat in view.everyone() {
        hidden[seat] = match view.who == Viewer::Seat(seat) {
            true => view.hidden,
            false => view.pools[seat].some(view.people[seat].hidden, fate),
        };
    }
    State { open: view.open, hidden }
}
