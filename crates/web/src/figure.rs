//! Pictures for pages of text: pieces of a Scene, without anything to touch.
use crate::frame::Frame;
use crate::pen::Pen;
use crate::table::Web;
use engine::scene::{Area, Item, Layout};
use engine::{Scene, Words};

/// The pieces of the first area of this kind, the viewer's own if there is one, side by side; a map as a whole. Nothing
/// if there is no such area.
pub fn figure(scene: &Scene, kind: &str, words: &dyn Words) -> Option<String> {
    let still = Scene { offers: vec![], moves: vec![], ..scene.clone() };
    let you = scene.players.iter().find(|player| player.you).map(|player| player.seat);
    let areas: Vec<&Area> = still.areas().into_iter().filter(|area| area.kind == kind).collect();
    let own = areas.iter().find(|area| area.owner.is_some() && area.owner == you);
    let area = own.or(areas.first())?;
    let frame = Frame::default();
    let web = Web::new(&still, &frame, words);
    let mut pen = Pen::new();
    pen.tag("div").class("fig").class_of("game-", scene.game).class_of("fig-", kind).inside(|pen| match area.layout {
        Layout::Map(_) => web.area(pen, area),
        _ => pieces(&web, pen, area),
    });
    Some(pen.picture().without_ids())
}

fn pieces(web: &Web<'_>, pen: &mut Pen, area: &Area) {
    for item in &area.items {
        match item {
            Item::Piece(piece) => web.piece(pen, piece),
            Item::Area(inner) => pieces(web, pen, inner),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) => {}
        }
    }
}
