//! What a player still knows of what was seen. Backs, looks and swaps are remembered by all; faces fade.
use crate::components::{Place, RowSlot};
use crate::secrets::View;
use crate::state::{Event, Step};
use engine::{Memory, Quick, Seat};

/// A face-down tile that was seen: when, and for how many of the seat's turns it is remembered.
#[derive(Clone, Copy)]
struct Fact {
    seen: u32,
    lasts: u32,
}

/// The view of a player with this memory: a forgotten tile is one that was never seen.
///
/// Each fact lasts for a random number of the seat's own turns, and seeing the tile again starts over. Nothing is stored
/// between calls: the seed and the index of the sighting in the news decide.
pub(super) fn recall(view: &View, news: &[Event], memory: Memory, seed: u64) -> View {
    let (Some(seat), lost) = (view.who.seat(), memory.lost_each_turn()) else { return *view };
    let at_sight = memory == Memory::Screen;
    let view = if at_sight { &unread(view, seat) } else { view };
    if lost <= 0.0 || view.step == Step::FirstLook || (at_sight && view.options.what_i_have_seen) {
        return *view;
    }
    let (facts, turns) = facts(seat, news, |number| lifetime(seed, number, lost));
    let mut recalled = *view;
    for place in view.seen[seat].minus(view.public()).and(view.dealt()) {
        if at_sight || facts[place.index()].is_some_and(|fact| turns - fact.seen >= fact.lasts) {
            recalled.open.seen[seat].remove(place);
            recalled.faces.tiles[place.index()] = None;
        }
    }
    recalled
}

/// No screen shows what others have looked at.
fn unread(view: &View, seat: Seat) -> View {
    let mut unread = *view;
    for other in view.everyone().without(seat) {
        let secret = unread.open.seen[other].minus(view.public());
        secret.for_each(|place| unread.open.seen[other].remove(place));
    }
    unread
}

/// What was seen where, moving with the tiles, and how many turns the seat has had.
fn facts(seat: Seat, news: &[Event], lasts: impl Fn(usize) -> u32) -> ([Option<Fact>; Place::COUNT], u32) {
    let (mut facts, mut turns) = ([None; Place::COUNT], 0);
    for (number, &event) in news.iter().enumerate() {
        let fact = |turns| Some(Fact { seen: turns, lasts: lasts(number) });
        match event {
            Event::DealtTile { place, .. } | Event::Saw { place, .. } => facts[place.index()] = fact(turns),
            Event::Kept { place, .. } => facts[place.index()] = if place.owner() == seat { fact(turns) } else { None },
            Event::Swapped { one, other } => facts.swap(one.index(), other.index()),
            Event::Arranged { order, .. } => {
                let first = Place::new(seat, RowSlot(0)).index();
                let row: [Option<Fact>; 5] = std::array::from_fn(|slot| facts[first + slot]);
                for (slot, from) in order.slots().into_iter().enumerate() {
                    facts[first + slot] = row[from.0 as usize];
                }
            }
            Event::Passed { to } => turns += u32::from(to == seat),
            Event::Started { .. } | Event::Dealt { .. } | Event::Settled { .. } | Event::Awaited { .. } => {}
            Event::Drew { .. } | Event::DrewTile { .. } | Event::Uncovered { .. } | Event::Discarded { .. } => {}
            Event::Looked { .. } | Event::Declined { .. } | Event::Chose { .. } | Event::ChosePlace { .. } => {}
            Event::SentUp { .. } | Event::Removed { .. } | Event::TurnedUp { .. } => {}
            Event::Descended { .. } | Event::Ended => {}
        }
    }
    (facts, turns)
}

/// For how many turns this sighting is remembered, at least one: geometric, by a hash instead of a die.
fn lifetime(seed: u64, number: usize, lost: f64) -> u32 {
    let bits = Quick::new(seed ^ (number as u64).wrapping_mul(0xd6e8_feb8_6659_fd93)).bits();
    let even = ((bits >> 11) as f64 + 0.5) / (1u64 << 53) as f64;
    1 + (even.ln() / (1.0 - lost).ln()).min(1e6) as u32
}
