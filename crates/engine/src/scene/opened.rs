//! A table with everything open: what all the players are shown, combined. For matches that are over.
//!
//! Ids name places, the same in every Scene of a match, so what is face-down for the onlooker is replaced by what
//! somebody else sees in the same place. What only its owner sees, such as a hand, goes where the onlooker has nothing:
//! in front of everybody, under its owner's name.
use super::{Area, Face, Id, Item, Layout, Piece, Scene};
use std::collections::{BTreeMap, BTreeSet};

/// Every player's hand has the same ids; side by side each gets numbers of its own.
const ROOM: u16 = 10_000;

impl Scene {
    /// What the onlooker sees, plus everything that these players see.
    #[must_use]
    pub fn opened(mut self, seats: &[Scene]) -> Scene {
        let open: BTreeMap<Id, &Piece> = seats.iter().flat_map(Scene::pieces).filter(is_open).map(by_id).collect();
        let known: BTreeSet<Id> = self.pieces().into_iter().map(|piece| piece.id).collect();
        let (table, aside) = (self.table.iter_mut(), self.aside.iter_mut());
        table.chain(aside).for_each(|area| open_items(&mut area.items, &open));
        for player in &mut self.players {
            open_items(&mut player.things, &open);
            let own = seats.iter().filter(|scene| scene.who == Some(player.seat)).flat_map(|scene| &scene.mine);
            let room = ROOM * (1 + u16::from(player.seat.0));
            let own = own.filter(|area| is_news(area, &known)).cloned().map(|area| Item::Area(moved(area, room)));
            let area = Area::new(Id(room), "open", Layout::Column, player.name.as_str(), own.collect());
            if !area.items.is_empty() {
                self.mine.push(Area { owner: Some(player.seat), head: player.name.as_str().into(), ..area });
            }
        }
        self
    }
}

fn by_id(piece: &Piece) -> (Id, &Piece) {
    (piece.id, piece)
}

fn is_open(piece: &&Piece) -> bool {
    matches!(piece.face, Face::Up(_))
}

fn open_items(items: &mut [Item], open: &BTreeMap<Id, &Piece>) {
    for item in items {
        match item {
            Item::Piece(piece) if matches!(piece.face, Face::Down(_)) => {
                if let Some(&seen) = open.get(&piece.id) {
                    *piece = seen.clone();
                }
            }
            Item::Area(area) => open_items(&mut area.items, open),
            Item::Piece(_) | Item::Meter(_) | Item::Signs(_) | Item::Say(_) => {}
        }
    }
}

/// Does it have pieces, none of which the onlooker sees anywhere?
fn is_news(area: &Area, known: &BTreeSet<Id>) -> bool {
    let mut ids =
        area.items.iter().filter_map(|item| if let Item::Piece(piece) = item { Some(piece.id) } else { None });
    ids.clone().next().is_some() && ids.all(|id| !known.contains(&id))
}

/// The same area with its ids moved.
fn moved(mut area: Area, by: u16) -> Area {
    area.id = Id(area.id.0.wrapping_add(by));
    for item in &mut area.items {
        match item {
            Item::Piece(piece) => piece.id = Id(piece.id.0.wrapping_add(by)),
            Item::Area(inner) => *inner = moved(inner.clone(), by),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) => {}
        }
    }
    area
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use crate::scene::{Form, Layout, Line, Player};

    fn piece(id: u16, name: &str, face: Face) -> Item {
        Item::Piece(Piece::new(Id(id), "card", Form::Card, name, face))
    }

    fn player(seat: u8, things: Vec<Item>) -> Player {
        let (note, badge, tags) = (Line::default(), Line::default(), vec![]);
        let (you, turn, plate) = (false, false, Id(90 + u16::from(seat)));
        Player { seat: Seat(seat), name: format!("P{seat}"), you, turn, note, badge, tags, plate, things }
    }

    #[test]
    fn what_anybody_sees_is_open_and_hands_lie_side_by_side() {
        let row = |face| vec![piece(1, "secret", face)];
        let players = |mine: Face| vec![player(0, row(mine)), player(1, vec![])];
        let hand =
            |name: &str| vec![Area::new(Id(7), "hand", Layout::Row, "Hand", vec![piece(20, name, Face::Up(vec![]))])];
        let seat = |number: u8, own: Face, name: &str| Scene {
            who: Some(Seat(number)),
            players: players(own),
            mine: hand(name),
            ..Scene::default()
        };
        let onlooker = Scene { players: players(Face::Down("back".into())), ..Scene::default() };
        let seats = [seat(0, Face::Up(vec![]), "ace"), seat(1, Face::Down("back".into()), "king")];
        let opened = onlooker.opened(&seats);
        let told: Vec<(u16, &str, bool)> =
            opened.pieces().into_iter().map(|piece| (piece.id.0, piece.name.as_str(), is_open(&piece))).collect();
        assert_eq!(told, [(1, "secret", true), (10_020, "ace", true), (20_020, "king", true)]);
    }
}
