//! Who knows what (CK-4.15, CK-2.7, CK-14.9, CK-15.12): only hand cards drawn since the last shuffle are anybody's own.
use crate::*;
use std::ops::Deref;

/// What a seat knows with perfect recall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// What everybody knows.
    pub open: Open,
    /// Whose eyes.
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
        if let Viewer::Seat(seat) = self.who {
            apply::touch(&self.open, &mut self.hidden, seat, event);
        }
        self.open.apply(event);
    }
}

/// An event is seen whole or not at all.
#[inline(always)]
pub(crate) fn audience(event: Event) -> Audience {
    if let Event::DrewCard { seat, .. } = event { Audience::Only(seat) } else { Audience::All }
}

/// Cards are hidden in a hand until they leave it; all else that is hidden is turned up by chance.
pub(crate) fn reveals(event: Event) -> bool {
    use Event::{Discarded, DrewCard, Played, Trashed};
    matches!(event, DrewCard { .. } | Played { .. } | Discarded { .. } | Trashed { .. })
}

/// What this viewer has been shown.
#[inline(always)]
pub(crate) fn view(state: &State, who: Viewer) -> View {
    let hidden = match who {
        Viewer::Seat(seat) => state.hidden[seat],
        Viewer::Onlooker => Cards::EMPTY,
    };
    View { open: state.open, who, hidden }
}

/// A world that fits the view: the others' hidden cards are any of their pools.
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
