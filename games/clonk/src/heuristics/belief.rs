//! What players' actions reveal about their hidden tasks.
//!
//! Every deed with a card is evidence for or against the tiles of its colour and its treasure. The weights of a
//! player's six tiles sum up all deeds. Who has which tile is then drawn from the exact joint distribution of weights
//! and count, since no two players have the same tile.
use crate::components::{Card, SPACES, TaskKind, TaskTile, fitting};
use crate::secrets;
use crate::secrets::View;
use crate::shafts::ShaftId;
use crate::state::{Event, State};
use engine::{BySeat, Fate, Seat, Seats};

/// For each player and both kinds, a weight for each tile: how well it explains what that player did. It ignores
/// which tiles lie elsewhere; that follows from the view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Belief(pub BySeat<[[f64; 6]; 2]>);

/// What somebody did with a card, as evidence for or against a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// It went into the cart first.
    Loaded,
    /// It was dug from the hand and is worth something by itself: more coins than eyes.
    DugRichFromHand,
    /// It was dug from the hand and is not.
    DugPoorFromHand,
    /// It was dug from a shaft and is worth something by itself.
    DugRichFromShaft,
    /// It was dug from a shaft and is not.
    DugPoorFromShaft,
    /// It was given to another player.
    Gave,
    /// It was blown up.
    Blasted,
    /// It was laid on a shaft.
    Laid,
    /// It was discarded.
    Discarded,
    /// It lay on top of a shaft and fitted, but another card was dug.
    PassedOver,
    /// It lay on top of a shaft and fitted, but the player stopped.
    LeftLying,
}

/// The evidence of each deed for the tile of its card: the logarithm of a likelihood ratio. Fitted by conditional logit
/// to 14,000 positions with two to four players; eight of nine matches were played by `rule`, the others by its cheap
/// version, with one random action in 25. Then scaled by four fifths, since other players follow their tasks less
/// strictly.
const SPEAKS: [f64; 11] = [0.37, 0.42, 0.65, 0.6, 0.96, -0.17, -0.1, -1.4, -1.15, -0.34, -0.63];
/// A tile is never ruled out by behaviour alone.
const LEAST: f64 = 1e-6;

/// What lies where, according to the news.
#[derive(Default)]
struct Tracker {
    shafts: [Vec<Option<Card>>; ShaftId::COUNT],
    last: BySeat<Option<Card>>,
    dug: u8,
}

/// What to believe after all these deeds.
pub(super) fn believe(_view: &View, news: &[Event]) -> Belief {
    let mut sums = BySeat([[[0.0; 6]; 2]; 4]);
    each_deed(news, |seat, card, deed| {
        sums[seat][0][card.colour() as usize] += SPEAKS[deed as usize];
        sums[seat][1][card.treasure() as usize] += SPEAKS[deed as usize];
    });
    Belief(BySeat(sums.0.map(|kinds| kinds.map(weights))))
}

/// Scaled so that the likeliest tile weighs one.
fn weights(sums: [f64; 6]) -> [f64; 6] {
    let most = sums.into_iter().fold(f64::MIN, f64::max);
    sums.map(|sum| (sum - most).exp().max(LEAST))
}

/// Shows every deed with a card, in order.
pub(super) fn each_deed(news: &[Event], mut show: impl FnMut(Seat, Card, Deed)) {
    let mut tracker = Tracker::default();
    for &event in news {
        tracker.deeds_of(event, &mut show);
        tracker.apply(event);
    }
}

impl Tracker {
    fn deeds_of(&self, event: Event, show: &mut impl FnMut(Seat, Card, Deed)) {
        match event {
            Event::Filled { seat, card } => show(seat, card, Deed::Loaded),
            Event::Dug { seat, from, card } => {
                let rich = card.coins() > card.eyes();
                let deed = match from {
                    None if rich => Deed::DugRichFromHand,
                    None => Deed::DugPoorFromHand,
                    Some(_) if rich => Deed::DugRichFromShaft,
                    Some(_) => Deed::DugPoorFromShaft,
                };
                show(seat, card, deed);
                self.fitting_tops(seat).filter(|&top| top != card).for_each(|top| show(seat, top, Deed::PassedOver));
            }
            Event::Gave { seat, card, .. } => show(seat, card, Deed::Gave),
            Event::Blasted { seat, card, .. } => show(seat, card, Deed::Blasted),
            Event::LaidOn { seat, card, .. } => show(seat, card, Deed::Laid),
            Event::Discarded { seat, card } => show(seat, card, Deed::Discarded),
            Event::Stopped { seat } if (self.dug as usize) < SPACES => {
                self.fitting_tops(seat).for_each(|top| show(seat, top, Deed::LeftLying));
            }
            Event::TileDrawn { .. } | Event::GotTile { .. } | Event::Chose { .. } | Event::ChoseTile { .. } => {}
            Event::Opened { .. } | Event::Covered { .. } | Event::Shown { .. } | Event::TurnedUp { .. } => {}
            Event::Drew { .. } | Event::DrewCard { .. } | Event::Started { .. } | Event::Passed { .. } => {}
            Event::Loaded { .. } | Event::Stopped { .. } | Event::TookSnore { .. } | Event::TookKablooey { .. } => {}
            Event::Awoke | Event::Prowled | Event::Awaited { .. } | Event::Revealed { .. } | Event::Ended => {}
        }
    }
    fn fitting_tops(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let tops = self.shafts.iter().filter_map(|shaft| shaft.last().copied().flatten());
        tops.filter(move |&top| fitting(self.last[seat]).has(top))
    }
    fn apply(&mut self, event: Event) {
        match event {
            Event::Covered { shaft } => self.shafts[shaft.index()].push(None),
            Event::Shown { shaft, card } | Event::LaidOn { shaft, card, .. } => {
                self.shafts[shaft.index()].push(Some(card));
            }
            Event::TurnedUp { shaft, card } => {
                self.shafts[shaft.index()].pop();
                self.shafts[shaft.index()].push(Some(card));
            }
            Event::Passed { .. } => self.dug = 0,
            Event::Filled { seat, card } => self.last[seat] = Some(card),
            Event::Dug { seat, from, card } => {
                self.last[seat] = Some(card);
                self.dug += 1;
                self.take(from);
            }
            Event::Gave { from, card, to, .. } => {
                self.last[to] = Some(card);
                self.take(from);
            }
            Event::Blasted { shaft, .. } => self.take(Some(shaft)),
            Event::TileDrawn { .. } | Event::GotTile { .. } | Event::Chose { .. } | Event::ChoseTile { .. } => {}
            Event::Opened { .. } | Event::Drew { .. } | Event::DrewCard { .. } | Event::Started { .. } => {}
            Event::Loaded { .. } | Event::Stopped { .. } | Event::TookSnore { .. } | Event::TookKablooey { .. } => {}
            Event::Awoke | Event::Prowled | Event::Discarded { .. } | Event::Awaited { .. } => {}
            Event::Revealed { .. } | Event::Ended => {}
        }
    }
    fn take(&mut self, from: Option<ShaftId>) {
        if let Some(shaft) = from {
            self.shafts[shaft.index()].pop();
        }
    }
}

/// The seats whose tile of this kind the viewer does not know, and the tiles that are still free, one bit for each.
struct Hidden {
    seats: Seats,
    free: u8,
}

fn hidden(view: &View, kind: TaskKind) -> Hidden {
    let mut hidden = Hidden { seats: Seats::NONE, free: 0b11_1111 };
    for seat in view.everyone().filter(|&seat| secrets::has_tile(view, seat, kind)) {
        match view.faces.task(seat, kind) {
            Some(task) => hidden.free &= !(1 << task.number()),
            None => hidden.seats = hidden.seats.with(seat),
        }
    }
    hidden
}

/// The weights of all ways to deal the free tiles to the seats, added up.
fn all_ways(belief: &Belief, kind: TaskKind, seats: Seats, free: u8) -> f64 {
    let Some(seat) = seats.first() else { return 1.0 };
    tile_weights(belief, kind, seat, &Hidden { seats, free }).iter().sum()
}

/// For each tile, the total weight of all ways in which this seat, whose tile is hidden, has it.
fn tile_weights(belief: &Belief, kind: TaskKind, seat: Seat, hidden: &Hidden) -> [f64; 6] {
    let rest = hidden.seats.without(seat);
    std::array::from_fn(|number| {
        let tile = 1 << number;
        if hidden.free & tile == 0 {
            return 0.0;
        }
        belief.0[seat][kind as usize][number] * all_ways(belief, kind, rest, hidden.free & !tile)
    })
}

/// How likely each tile is to be this player's hidden task. Before the tiles are opened, that means the colour tile.
pub fn task_odds(view: &View, belief: &Belief, seat: Seat) -> [f64; 6] {
    let kind = view.open_tasks[seat].map_or(TaskKind::Colour, TaskKind::other);
    if let Some(task) = view.faces.task(seat, kind) {
        return std::array::from_fn(|number| f64::from(u8::from(number == task.number() as usize)));
    }
    let weights = tile_weights(belief, kind, seat, &hidden(view, kind));
    let all: f64 = weights.iter().sum();
    weights.map(|weight| weight / all)
}

/// Draws tiles according to the belief, then hands at random.
pub(super) fn imagine(view: &View, belief: &Belief, fate: &mut impl Fate) -> State {
    let mut view = *view;
    for kind in TaskKind::ALL {
        let mut hidden = hidden(&view, kind);
        for seat in hidden.seats {
            let number = draw(&tile_weights(belief, kind, seat, &hidden), fate);
            hidden.seats = hidden.seats.without(seat);
            hidden.free &= !(1 << number);
            view.faces.learn(seat, TaskTile::new(kind, number));
        }
    }
    secrets::guess(&view, fate)
}

/// One of the tiles, drawn by weight.
fn draw(weights: &[f64; 6], fate: &mut impl Fate) -> u8 {
    let all: f64 = weights.iter().sum();
    let mut at = all * (f64::from(fate.below(u32::MAX)) + 0.5) / f64::from(u32::MAX);
    let mut chosen = 0;
    for (number, &weight) in weights.iter().enumerate().filter(|&(_, &weight)| weight > 0.0) {
        chosen = number as u8;
        at -= weight;
        if at < 0.0 {
            break;
        }
    }
    chosen
}
