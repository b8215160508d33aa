//! Pictures for pages of text: pieces of a Scene, without anything to touch.
use crate::area::area;
use crate::pen::Pen;
use crate::piece::piece;
use crate::tabletop::Tabletop;
use engine::scene::{Area, Item, Layout};
use engine::{Scene, Words};

/// The pieces of the first area of this kind, the viewer's own if there is one, side by side; a map as a whole. Nothing
/// if there is no such area.
pub fn figure(scene: &Scene, kind: &str, words: &dyn Words) -> Option<String> {
    let still = Scene { offers: vec![], fresh: usize::MAX, ..scene.clone() };
    let you = scene.players.iter().find(|player| player.you).map(|player| player.seat);
    let areas: Vec<&Area> = still.areas().into_iter().filter(|area| area.kind == kind).collect();
    let own = areas.iter().find(|area| area.owner.is_some() && area.owner == you);
    let shown = own.or(areas.first())?;
    let top = Tabletop::new(&still, words);
    let mut pen = Pen::new();
    let tag = pen.tag("div").class("fig").class_of("game-", &scene.game).class_of("fig-", kind);
    tag.inside(|pen| match matches!(shown.layout, Layout::Map(_)) {
        true => area(pen, &top, shown),
        false => pieces(pen, &top, shown),
    });
    Some(pen.picture().without_ids())
}

fn pieces(pen: &mut Pen, top: &Tabletop<'_>, area: &Area) {
    for item in &area.items {
        match item {
            Item::Piece(inner) => piece(pen, top, inner),
            Item::Area(inner) => pieces(pen, top, inner),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) => {}
        }
    }
}
