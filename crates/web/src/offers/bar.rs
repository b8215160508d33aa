//! The bar of a small screen: offers that touching pieces cannot reach, as buttons or as openers of their groups.
use super::button;
use super::sheets::in_full;
use crate::ordering::{self, Numbered, Stands};
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::Writer;
use engine::scene::{Group, Id, Item, Offer};

/// The bar has room for this many buttons of one group.
const MOST_IN_BAR: usize = 4;

pub(crate) fn bar(pen: &mut Pen, page: &TablePage<'_>) {
    let (writer, in_drawers) = (page.writer(), in_drawers(page));
    let reachable = |offer: &Offer| matches!(*offer.on, [place] if !in_drawers.contains(&place));
    pen.tag("div").named_part("bar").class("t-bar").inside(|pen| {
        for (index, group) in page.scene().offers.iter().enumerate() {
            if let Some(ordering) = &group.ordering {
                ordering::send(pen, writer, Numbered { group: index as u16, ordering }, Stands::InBar);
                continue;
            }
            match group.offers.as_slice() {
                [] => {}
                [offer] => whole(pen, writer, offer),
                many if many.iter().all(reachable) => {
                    many.iter().filter(|offer| offer.main).for_each(|offer| button(pen, writer, group, offer));
                }
                // Offers that no piece stands for are said here, for the list may be a closed drawer.
                few if few.len() <= MOST_IN_BAR && few.iter().all(|offer| offer.on.is_empty()) => {
                    few.iter().for_each(|offer| whole(pen, writer, offer));
                }
                _ => opener(pen, writer, index as u16, group),
            }
        }
    });
}

/// Pieces in drawers: on a small screen they cannot be touched before their drawer is open.
fn in_drawers(page: &TablePage<'_>) -> Vec<Id> {
    let items = page.drawers().flat_map(|area| &area.items);
    items.filter_map(|item| if let Item::Piece(piece) = item { Some(piece.id) } else { None }).collect()
}

fn whole(pen: &mut Pen, writer: &Writer<'_>, offer: &Offer) {
    in_full(pen.tag("button").class("btn"), writer, offer);
}

fn opener(pen: &mut Pen, writer: &Writer<'_>, index: u16, group: &Group) {
    let tag = pen.tag("button").class("btn").attr("type", "button").attr_number("popovertarget", "g", index);
    tag.inside(|pen| {
        writer.signs(pen, group.sign.as_slice());
        match group.short.is_empty() {
            true => writer.line(pen, &group.head),
            false => pen.text(&group.short),
        }
        // A hundred ways to lay cards would look like a price.
        if !group.compact {
            pen.tag("span").class("badge badge--s").inside(|pen| pen.number(group.offers.len() as i32));
        }
    });
}
