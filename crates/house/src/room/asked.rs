//! Is a seat still asked what it saw?
use super::{At, Inner, Play};
use crate::fault::{GONE_ON, Outcome};
use crate::house::House;
use engine::{Seat, Viewer};

impl Inner {
    /// Is the seat still asked what the caller saw? If not, perhaps only because this node has not heard yet.
    pub(super) async fn check_at(&mut self, house: &House, seat: Seat, at: At) -> Outcome {
        if house.store.is_shared() && !self.is_still_asked(house, seat, at).await? {
            self.catch_up(house).await?;
        }
        if self.is_still_asked(house, seat, at).await? { Ok(()) } else { Err(GONE_ON) }
    }
    /// Where several decide at a time others may have answered in the meantime: that changes nothing for this seat.
    pub(super) async fn is_still_asked(&self, house: &House, seat: Seat, at: At) -> Outcome<bool> {
        let now = self.at(Viewer::Seat(seat));
        if at == now {
            return Ok(true);
        }
        let before = (at.tried, now.tried) == (0, 0) && at.seq < now.seq;
        let Some(play) = self.play.as_ref().filter(|play| before && only_others_decided(play, seat, at)) else {
            return Ok(false);
        };
        // The match is played again up to there.
        let (table, offers) = (play.table.copy(), play.table.offers(seat));
        house.readers.read(move || Ok(table.after(at.seq).offers(seat) == offers)).await
    }
}

fn only_others_decided(play: &Play, seat: Seat, at: At) -> bool {
    let own = format!("{seat} ");
    !play.table.offers(seat).is_empty() && play.table.lines_from(at.seq).iter().all(|line| !line.starts_with(&own))
}
