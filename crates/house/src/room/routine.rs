//! All that needs no thought, done at once; and what is held up before somebody's eyes, which must not be hurried past.
use super::{At, Inner};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::rows::Stage;
use crate::time::Millis;
use engine::{Seat, Viewer};
use std::time::Duration;

/// So often at most, whatever a game calls routine.
const MOST: usize = 200;
/// So long bots wait for somebody who looks at something, in milliseconds.
const LONGEST_LOOK: Millis = 30_000;

impl Inner {
    /// A seat does what needs no thought, again and again, through chance too, until something has to be decided or
    /// looked at. What was done before something went wrong is done.
    pub(crate) async fn act_all(&mut self, house: &House, seat: Seat, at: At) -> Outcome<At> {
        self.check_at(house, seat, at).await?;
        let first = self.routine(seat).ok_or_else(|| Fault::Refused("house-no-routine".into(), None))?;
        let mut now = self.act(house, seat, at, &first).await?;
        for _ in 1..MOST {
            let Some(action) = self.routine(seat).filter(|_| !self.is_looking(seat)) else { break };
            match self.act(house, seat, now, &action).await {
                Ok(then) => now = then,
                Err(fault) => {
                    tracing::debug!(table = %self.row.id, ?fault, "not all could be played");
                    break;
                }
            }
        }
        Ok(now)
    }
    /// The move this seat makes without thinking, if there is one now.
    pub(super) fn routine(&self, seat: Seat) -> Option<String> {
        self.seen_by(seat).ok()?.routine(seat)
    }
    /// How long the bots of the house still wait for the only person at the table, who looks at something: in a game of
    /// memory nothing must move behind it. Nobody else is there to be kept waiting, and it is not for ever.
    pub(crate) fn patience(&self, now: Millis) -> Option<Duration> {
        let mut people = self.people();
        let only = people.next().filter(|_| people.next().is_none())?;
        let is_here = self.present(now).has(only) && !self.chairs[only.index()].is_played_by_bot();
        let left = u64::try_from(self.last_change() + LONGEST_LOOK - now).ok()?;
        (is_here && self.is_looking(only)).then(|| Duration::from_millis(left))
    }
    /// Is something held up before this seat's eyes that it has not put away?
    pub(crate) fn is_looking(&self, seat: Seat) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.row.stage == Stage::Playing) else { return false };
        let who = Viewer::Seat(seat);
        let seen = self.drafts.seen(&*play.table, who);
        let fresh = seen.told_before(who, Some(seat)).max(self.chairs[seat.index()].seen);
        seen.holds_up(who, fresh)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::lodge::seated;
    use crate::rows::Sitter;
    use dealer::Dealer;
    use engine::{AnyTable, Fate as _, Quick, Turn};

    const NOW: Millis = 1_000_000;

    /// The first look of any game at which something is held up for one seat alone.
    fn looked() -> (Box<dyn AnyTable>, Seat) {
        for (seed, game) in (0..20).flat_map(|seed| registry::games().map(move |game| (seed, game))) {
            let mut table = game.table("players=2").expect("playable");
            let (mut dealer, mut luck) = (Dealer::numbered(seed), Quick::new(seed));
            table.settle(&mut dealer);
            while let Turn::Decide(seats) = table.turn() {
                let seat = seats.first().expect("somebody owes it");
                let offers = table.offers(seat);
                table.act(seat, &offers[luck.below(offers.len() as u32) as usize]).expect("an offer is legal");
                table.settle(&mut dealer);
                let is_on = matches!(table.turn(), Turn::Decide(_));
                if is_on && seated(table.copy(), 0).is_looking(seat) {
                    return (table, seat);
                }
            }
        }
        panic!("nobody ever looks at anything");
    }

    #[test]
    fn bots_wait_for_the_only_person_who_looks_and_for_nobody_else() {
        let (table, seat) = looked();
        let alone = |here: u16| {
            let mut inner = seated(table.copy(), 0);
            inner.chairs.iter_mut().filter(|chair| chair.seat != seat).for_each(|chair| chair.sitter = Sitter::Bot);
            inner.here[seat.index()] = here;
            inner.play.as_mut().expect("a match").last = NOW;
            inner
        };
        assert!(alone(1).patience(NOW).is_some_and(|left| left <= Duration::from_millis(LONGEST_LOOK as u64)));
        assert_eq!(alone(0).patience(NOW), None, "whose page is closed sees nothing");
        let mut away = alone(1);
        away.chairs[seat.index()].away = true;
        assert_eq!(away.patience(NOW), None, "a bot plays for them");
        let mut done = alone(1);
        done.chairs[seat.index()].seen = usize::MAX;
        assert_eq!(done.patience(NOW), None, "it is put away");
        let mut long = alone(1);
        long.play.as_mut().expect("a match").last = NOW - LONGEST_LOOK - 1;
        assert_eq!(long.patience(NOW), None, "not for ever");
        let mut two = seated(table.copy(), 0);
        two.here = [1; 4];
        two.play.as_mut().expect("a match").last = NOW;
        assert_eq!(two.patience(NOW), None, "others are not kept waiting");
    }
}
