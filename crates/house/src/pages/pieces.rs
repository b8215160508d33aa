//! What lies on the table and what it means, in words: for people without script, or who would rather read.
//! It is drawn from the same Scene as the table, so it tells nobody more than they see there.
use super::{Sheet, leaf};
use crate::caller::TableVisit;
use crate::fault::{Fault, Outcome};
use crate::room::{Presenter, viewing};
use axum::response::Html;
use engine::Scene;
use engine::scene::{Area, Item, Piece};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The page.
pub(crate) async fn pieces(visit: TableVisit) -> Outcome<Html<String>> {
    let TableVisit { house, caller, visit, id, .. } = visit;
    let room = house.room(&id);
    let table = room.lock(&house).await?;
    let who = viewing::viewer(&table, &house, &caller).await?;
    let shown = Presenter { house: &house, table: &table, who }.show(visit.language).ok_or(Fault::Missing)?;
    drop(table);
    let says = |key: &str| engine::Words::text(&*shown.words, key, &[]);
    let heading = says("web-pieces");
    let main = html! {
        main.leaf.meanings {
            h1 { (heading) }
            @for (name, pieces) in places(&shown.scene) {
                section { h2 { (name) } (list(&shown.scene, &pieces)) }
            }
            a.btn.btn--primary href={ "/t/" (id) } { (says("house-back-to-table")) }
        }
    };
    Ok(leaf(&house, &visit, &Sheet { game: Some(&shown.scene.game), ..Sheet::called(&heading) }, &main))
}

/// Every place of the table that has something in it, in the order of the page.
fn places(scene: &Scene) -> Vec<(&str, Vec<&Piece>)> {
    let areas = scene.areas().into_iter().map(|area: &Area| (area.name.as_str(), &area.items));
    let plates = scene.players.iter().map(|player| (player.name.as_str(), &player.things));
    let places = areas.chain(plates).map(|(name, items)| (name, items.iter().filter_map(piece).collect()));
    places.filter(|(_, pieces): &(&str, Vec<&Piece>)| !pieces.is_empty()).collect()
}

fn piece(item: &Item) -> Option<&Piece> {
    if let Item::Piece(piece) = item { Some(piece) } else { None }
}

/// What they are called and what they mean; pieces of the same name are listed once.
fn list(scene: &Scene, pieces: &[&Piece]) -> Markup {
    let mut told = BTreeSet::new();
    let once = pieces.iter().copied().filter(|piece| told.insert(piece.name.as_str()));
    // A piece whose name says everything needs no line of its own.
    let (plain, told): (Vec<&Piece>, Vec<&Piece>) = once.partition(|piece| piece.more.is_empty());
    html! {
        @if !told.is_empty() {
            dl { @for piece in told { dt { (piece.name) } dd { (scene.say(&piece.more)) } } }
        }
        @if !plain.is_empty() {
            ul { @for piece in plain { li { (piece.name) } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::scene::{Face, Form, Id, Layout};

    #[test]
    fn what_looks_the_same_is_told_once_in_its_place() {
        let tile = |id, name: &str| {
            let piece = Piece::new(Id(id), "tile", Form::Tile, name, Face::Empty);
            Item::Piece(Piece { more: "It shines & glows.".into(), ..piece })
        };
        let items = vec![tile(1, "lamp"), tile(2, "lamp"), tile(3, "cart")];
        let areas = vec![
            Area::new(Id(4), "row", Layout::Row, "Row", items),
            Area::new(Id(5), "row", Layout::Row, "Empty row", vec![]),
        ];
        let scene = Scene { table: areas, ..Scene::default() };
        let found = places(&scene);
        assert_eq!(found.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["Row"]);
        let told = list(&scene, &found[0].1).into_string();
        let one = |name: &str| format!("<dt>{name}</dt><dd>It shines &amp; glows.</dd>");
        assert_eq!(told, format!("<dl>{}{}</dl>", one("lamp"), one("cart")));
    }
}
