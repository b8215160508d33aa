//! Chapter 7: the end and the count.
use crate::Gnomes;
use crate::state::{Event, State};
use crate::turn::tile_at;
use engine::{BySeat, Play, Seats};

/// GN-6.21, GN-7.2: all face-down tiles are turned up and counted; nobody gets another turn.
pub(crate) fn count(play: &mut impl Play<Gnomes>) {
    for place in play.face_down {
        let tile = tile_at(play, place);
        play.emit(Event::TurnedUp { place, tile });
    }
    play.emit(Event::Ended);
}

/// GN-7.2, GN-7.6, GN-7.7: the diamonds in each row, whoever drew them.
pub(crate) fn scores(state: &State) -> BySeat<Option<i16>> {
    let mut scores = BySeat([None; 4]);
    for seat in state.everyone() {
        scores[seat] = Some(state.tiles_of(seat).map(|place| tile_at(state, place).diamonds() as i16).sum());
    }
    scores
}

/// GN-7.4, GN-7.5: most diamonds; ties share the victory.
pub(crate) fn winners(state: &State) -> Seats {
    let scores = scores(state);
    let best = state.everyone().map(|seat| scores[seat]).max();
    state.everyone().filter(|&seat| Some(scores[seat]) == best).collect()
}
