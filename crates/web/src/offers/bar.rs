//! The bar of a small screen: offers that touching pieces cannot reach, as buttons or as openers of their groups.
use super::button;
use super::keys::Main;
use super::sheets::in_full;
use crate::ordering::{self, Numbered, Stands};
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::Writer;
use engine::scene::{Face, Group, Id, Item, Offer, Piece};

/// The bar has room for this many buttons of one group.
const MOST_IN_BAR: usize = 4;

pub(crate) fn bar(pen: &mut Pen, page: &TablePage<'_>) {
    let (writer, main) = (page.writer(), Main::of(page));
    pen.tag("div").named_part("bar").class("t-bar").inside(|pen| {
        // Yes and no stand below.
        let groups = if main.declined(page).is_some() { &[] } else { page.scene().offers.as_slice() };
        for (index, group) in groups.iter().enumerate() {
            if let Some(ordering) = &group.ordering {
                ordering::send(pen, writer, Numbered { group: index as u16, ordering }, Stands::InBar);
                continue;
            }
            match Way::to(page, group) {
                // The main thing has a button of its own.
                Way::Said => {
                    group.offers.iter().filter(|offer| !main.is(offer)).for_each(|offer| whole(pen, page, offer));
                }
                Way::Touched => {
                    let obvious = group.offers.iter().filter(|offer| offer.main && !main.is(offer));
                    obvious.for_each(|offer| button(pen, page, group, offer));
                }
                Way::Sheet => opener(pen, writer, index as u16, group),
            }
        }
    });
}

/// How the offers of a group are reached on a small screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Each is a button with all its words.
    Said,
    /// Each is one touch of a piece in sight or under a tab.
    Touched,
    /// A button opens a sheet with all of them.
    Sheet,
}

impl Way {
    pub(super) fn to(page: &TablePage<'_>, group: &Group) -> Way {
        match group.offers.as_slice() {
            // A lone offer too: a bar that comes and goes would push the table about.
            all if !all.is_empty() && all.iter().all(|offer| is_in_sight(page, offer)) => Way::Touched,
            [] | [_] => Way::Said,
            // Offers that no piece stands for are said, for the list may be a closed drawer.
            few if few.len() <= MOST_IN_BAR && few.iter().all(|offer| offer.on.is_empty()) => Way::Said,
            _ => Way::Sheet,
        }
    }
}

/// One touch does it, and not inside a folded pile. What lies under a tab is found there.
fn is_in_sight(page: &TablePage<'_>, offer: &Offer) -> bool {
    let folded = || page.scene().mine.iter().filter(|area| area.tab.is_some()).flat_map(|area| &area.items);
    let is_folded = |place: Id| folded().any(|item| matches!(item, Item::Piece(piece) if piece.id == place));
    matches!(*offer.on, [place] if !is_folded(place))
}

fn whole(pen: &mut Pen, page: &TablePage<'_>, offer: &Offer) {
    in_full(pen.tag("button").class("btn").class_if(page.means(offer), "is-meant"), page, offer);
}

/// Is there a face to draw in the sheet? Pairs of backs would be nothing but a list of numbers.
fn has_faces(writer: &Writer<'_>, group: &Group) -> bool {
    let firsts = |piece: &&Piece| group.offers.iter().any(|offer| offer.on.first() == Some(&piece.id));
    writer.scene.pieces().into_iter().filter(firsts).any(|piece| matches!(piece.face, Face::Up(_)))
}

/// More pairs than this are no list to read: with the script one touches one thing after the other.
const MOST_PAIRS: usize = 8;

/// A button that opens a group's sheet. It bears no number: that would read like a price.
pub(crate) fn opener(pen: &mut Pen, writer: &Writer<'_>, index: u16, group: &Group) {
    let pairs = group.offers.iter().all(|offer| offer.on.len() > 1);
    let is_long = pairs && (group.compact || group.offers.len() > MOST_PAIRS || !has_faces(writer, group));
    let tag = pen.tag("button").class("btn opener").class_of("opens-", &group.kind).class_if(is_long, "only-plain");
    tag.attr("type", "button").attr_number("popovertarget", "g", index).inside(|pen| {
        writer.signs(pen, group.sign.as_slice());
        match group.short.is_empty() {
            true => writer.line(pen, &group.head),
            false => pen.text(&group.short),
        }
    });
}
