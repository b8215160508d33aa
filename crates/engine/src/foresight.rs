//! What a seat may be told about what lies ahead.
use crate::scene::{Area, Form, Id, Item, Layout, Map, Offer, Piece, Scene};
use crate::{AnyTable, Seat, Viewer, Words};

/// A table in a world guessed from what a seat knows.
///
/// Whatever a seat is told about the future comes from such a table and never from the true one, where even the length
/// of an answer would give away what is hidden. All tables that look alike to the seat give the same answer.
pub struct Foresight {
    seat: Seat,
    table: Box<dyn AnyTable>,
}

/// One step of a plan as its seat can foresee it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForeseenStep {
    /// In notation.
    pub act: String,
    /// In the words of its offer when its time comes.
    pub said: String,
    /// What to touch, where that can be pointed at now; of what only comes up then, such as a choice that a card leaves,
    /// what leads there. Nothing of what is a button by itself.
    pub on: Vec<Id>,
    /// The room on the map from which a pawn goes there.
    pub from: Option<Id>,
}

impl Foresight {
    /// What this seat can know of the table.
    pub fn of(table: &dyn AnyTable, seat: Seat) -> Foresight {
        Foresight { seat, table: table.guessed(seat) }
    }
    /// Every action of a plan, as far as it can be foreseen.
    pub fn steps(&self, actions: &[String], words: &dyn Words, names: &[String]) -> Vec<ForeseenStep> {
        let (mut table, mut steps, who) = (self.table.copy(), vec![], Viewer::Seat(self.seat));
        let scene = |table: &dyn AnyTable| table.scene(who, table.told(who), words, names);
        let now = scene(&*table);
        for action in actions {
            let then = scene(&*table);
            let Some(offer) = then.all_offers().find(|offer| offer.act == *action) else { break };
            let mut on: Vec<Id> = offer.on.iter().filter_map(|&place| pointed_at(place, &then, &now)).collect();
            if on.is_empty() && now.all_offers().all(|offer| offer.act != *action) {
                on = steps.last().map_or(vec![], |step: &ForeseenStep| step.on.clone());
            }
            let (act, said) = (action.clone(), offer.said.clone());
            steps.push(ForeseenStep { act, said, on, from: origin(offer, &then) });
            if table.act(self.seat, action).is_err() {
                break;
            }
        }
        steps
    }
    /// The same in words alone.
    pub fn in_words(&self, actions: &[String], words: &dyn Words, names: &[String]) -> Vec<String> {
        self.steps(actions, words, names).into_iter().map(|step| step.said).collect()
    }
}

/// Where one can point now at what will lie in this place then. Places stay, but cards move up in a hand: then it is
/// where that card lies now, if there is no doubt.
fn pointed_at(place: Id, then: &Scene, now: &Scene) -> Option<Id> {
    let card = |scene: &Scene, id: Id| {
        scene.pieces().into_iter().find(|piece| piece.id == id && piece.form == Form::Card).cloned()
    };
    let Some(wanted) = card(then, place) else { return now.called(place).map(|_| place) };
    if card(now, place).is_some_and(|card| is_same_card(&card, &wanted)) {
        return Some(place);
    }
    let home = |scene: &Scene, id: Id| {
        scene.areas().into_iter().find(|area| pieces(area).any(|piece| piece.id == id)).map(|area| area.id)
    };
    let area = home(then, place)?;
    let area = now.areas().into_iter().find(|now| now.id == area)?;
    let mut found = pieces(area).filter(|piece| is_same_card(piece, &wanted)).map(|piece| piece.id);
    found.next()
}

fn is_same_card(one: &Piece, other: &Piece) -> bool {
    one.kind == other.kind && one.tone == other.tone && one.face == other.face
}

fn pieces(area: &Area) -> impl Iterator<Item = &Piece> {
    area.items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(piece) } else { None })
}

/// Where a pawn stands that an offer carries.
fn origin(offer: &Offer, scene: &Scene) -> Option<Id> {
    let pawn = offer.carries?;
    let on_map = |area: &Area| if let Layout::Map(map) = &area.layout { beside(map, pawn) } else { None };
    scene.areas().into_iter().find_map(on_map)
}

/// The other piece that stands where this one does.
fn beside(map: &Map, pawn: Id) -> Option<Id> {
    let at = map.spots.iter().find(|spot| spot.place == pawn)?;
    map.spots.iter().find(|spot| spot.place != pawn && (spot.x, spot.y) == (at.x, at.y)).map(|spot| spot.place)
}
