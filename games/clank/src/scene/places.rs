//! Where cards and pawns are on the screen. The state knows no places, because they never matter; what happened tells
//! them, so that a card stays where it lies until it leaves.
use crate::{Card, Clank, Event, ROW, Room, View};
use engine::{BySeat, Seat, Stage};

/// The places of the Dungeon Row, and the rooms of the pawns, at one moment of the story.
#[derive(Clone, Copy)]
pub(super) struct Whereabouts {
    row: [Option<Card>; ROW],
    rooms: BySeat<Option<Room>>,
}

/// What an event does to the row.
enum RowChange {
    /// A card comes.
    Comes(Card),
    /// A card goes.
    Goes(Card),
    /// Nothing.
    None,
}

impl Whereabouts {
    /// Before the first news.
    pub(super) fn at_first(view: &View, stage: &Stage<'_, Clank>) -> Whereabouts {
        let mut cards = view.row.cards().to_vec();
        for event in stage.news.iter().rev() {
            match change(event) {
                RowChange::Comes(card) => drop(cards.iter().position(|&lies| lies == card).map(|at| cards.remove(at))),
                RowChange::Goes(card) => cards.push(card),
                RowChange::None => {}
            }
        }
        cards.sort_unstable();
        let mut row = [None; ROW];
        row.iter_mut().zip(&cards).for_each(|(place, &card)| *place = Some(card));
        // A match begins with an empty row; where it began with a position, nobody knows who stood where.
        let start = cards.is_empty().then_some(Room::start(view.options.side));
        Whereabouts { row, rooms: BySeat([start; 4]) }
    }
    /// Goes on by one event. Answers with the place of the row where a card came or went.
    pub(super) fn follow(&mut self, event: &Event) -> Option<usize> {
        if let Event::Moved { seat, to, .. } | Event::Teleported { seat, to } = *event {
            self.rooms[seat] = Some(to);
        }
        let (wanted, left) = match change(event) {
            RowChange::Comes(card) => (None, Some(card)),
            RowChange::Goes(card) => (Some(card), None),
            RowChange::None => return None,
        };
        let place = self.row.iter().position(|&lies| lies == wanted)?;
        self.row[place] = left;
        Some(place)
    }
    /// The places with a card.
    pub(super) fn row(&self) -> impl Iterator<Item = (usize, Card)> {
        self.row.into_iter().enumerate().filter_map(|(place, card)| Some((place, card?)))
    }
    /// Where this pawn stands, as far as that was told.
    pub(super) fn room(&self, seat: Seat) -> Option<Room> {
        self.rooms[seat]
    }
}

fn change(event: &Event) -> RowChange {
    match *event {
        Event::Revealed { card, .. } => RowChange::Comes(card),
        Event::Acquired { card, .. } if card.reserve_pile().is_none() => RowChange::Goes(card),
        Event::Fought { card, .. } if !card.row().stays => RowChange::Goes(card),
        Event::Used { card, .. } | Event::PutAway { card } => RowChange::Goes(card),
        _ => RowChange::None,
    }
}
