//! Chapter 8: the draw pile, the Awakening card, an empty pile.
use crate::components::{BELOW_AWAKENING, Card, REFILLED_FACE_UP};
use crate::shafts::ShaftId;
use crate::state::{Errand, Event, Monster, Open, State, Step};
use crate::turn::dig_on;
use crate::{Clonk, rubble, setup};
use engine::{Bag, Pile, Play, Seats};

/// CL-2.13: the bottom pile is highest with the fewest players.
const MOST_BELOW: usize = BELOW_AWAKENING[0] as usize;

/// By the number of treasure cards left in the bottom pile: the Awakening card (lot 0) is one more among them
/// (CL-2.12).
static STIRRING: [Bag<1>; MOST_BELOW + 1] = {
    let (mut bags, mut left) = ([Bag::new(&[1]); MOST_BELOW + 1], 0);
    while left < bags.len() {
        bags[left] = Bag::new(&[1, left as u8]);
        left += 1;
    }
    bags
};

/// What comes next from the bottom pile: the Awakening card or another one.
pub(crate) fn stirring(state: &State) -> Pile<'_> {
    STIRRING[state.left as usize].pile(setup::AWAKENING_PILE)
}

/// Asks for the next card of the draw pile, if there is one (CL-8.1, CL-8.5).
#[inline(always)]
pub(crate) fn fetch(play: &mut impl Play<Clonk>, errand: Errand) {
    if play.monster == Monster::Asleep && play.above_awakening() == 0 {
        if play.options.awakening_mixed_in && play.left > 0 {
            return play.emit(Event::Awaited { step: Step::Stir(errand), from: Seats::NONE });
        }
        play.emit(Event::Awoke); // CL-8.2: shown to all and put aside; the draw is made again
    }
    take(play, errand);
}

/// CL-2.12, CL-8.2: was it the Awakening card?
pub(crate) fn stir(play: &mut impl Play<Clonk>, errand: Errand, lot: u8) {
    if lot == 0 {
        play.emit(Event::Awoke);
    }
    take(play, errand);
}

/// Takes the next treasure card. Nobody sees one that goes face down, so chance is not asked about it.
#[inline(always)]
fn take(play: &mut impl Play<Clonk>, errand: Errand) {
    if play.left == 0 {
        return finish(play, errand);
    }
    match errand {
        Errand::Refill { shaft } if lies_face_down(play, shaft) => {
            play.emit(Event::Covered { shaft });
            fetch(play, errand);
        }
        Errand::Hand { .. } | Errand::Refill { .. } => {
            play.emit(Event::Awaited { step: Step::Fetch(errand), from: Seats::NONE });
        }
    }
}

/// CL-6.4, CL-8.6: down, up, up; the last card of the pile lies face up.
fn lies_face_down(open: &Open, shaft: ShaftId) -> bool {
    !REFILLED_FACE_UP[open.shafts.height(shaft) as usize] && open.left > 1
}

/// Puts the card that came up where it was needed.
#[inline(always)]
pub(crate) fn fetched(play: &mut impl Play<Clonk>, errand: Errand, card: Card) {
    match errand {
        Errand::Hand { draws } => {
            let seat = play.actor;
            play.emit(Event::Drew { seat });
            play.emit(Event::DrewCard { seat, card });
            match draws {
                1 => finish(play, errand),
                _ => fetch(play, Errand::Hand { draws: draws - 1 }),
            }
        }
        Errand::Refill { shaft } => {
            play.emit(Event::Shown { shaft, card });
            match play.shafts.height(shaft) as usize == REFILLED_FACE_UP.len() {
                true => finish(play, errand),
                false => fetch(play, errand),
            }
        }
    }
}

/// Everything is there, or the pile is empty.
#[inline(always)]
fn finish(play: &mut impl Play<Clonk>, errand: Errand) {
    match errand {
        Errand::Hand { .. } => rubble::after_draws(play),
        Errand::Refill { .. } => dig_on(play),
    }
}
