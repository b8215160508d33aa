//! The players, with what lies before them.
use super::{TablePage, rest};
use crate::area::{areas, items};
use crate::frame::{Frame, FrameChair};
use crate::pen::Pen;
use crate::story::strip;
use crate::touches::{states, touch_over};
use crate::writer::{emblem, seat_number};
use engine::Seat;
use engine::scene::Player;

/// The other players and what lies beside the table.
pub(super) fn others(pen: &mut Pen, page: &TablePage<'_>) {
    pen.tag("div").class("seats").inside(|pen| {
        page.scene().players.iter().filter(|player| !player.you).for_each(|player| plate(pen, page, player));
    });
    areas(pen, &page.tabletop, &page.scene().aside);
}

/// The viewer and what is theirs.
pub(super) fn own(pen: &mut Pen, page: &TablePage<'_>) {
    page.scene().players.iter().filter(|player| player.you).for_each(|player| plate(pen, page, player));
    areas(pen, &page.tabletop, &page.scene().mine);
}

fn plate(pen: &mut Pen, page: &TablePage<'_>, player: &Player) {
    let (top, writer) = (&page.tabletop, page.writer());
    let tag = pen.tag("article").part("s", u16::from(player.seat.0)).class(if player.you { "me" } else { "seat" });
    let tag = tag.class_number("p", seat_number(player.seat)).class_if(player.turn, "seat--turn");
    tag.attr("aria-label", &player.name).inside(|pen| {
        let touches = top.touches.on(player.plate);
        let tag = pen.tag("div").part("p", player.plate.0).class("seat__head");
        let tag = states(tag, touches, None).class_if(top.touches.is_meant(player.plate), "is-meant");
        top.marks.ringed(tag, player.plate).inside(|pen| {
            touch_over(pen, writer, touches, &player.name);
            top.marks.number(pen, player.plate);
            pen.tag("span").class("seat__em").inside(|pen| {
                emblem(pen, player.seat, "");
                writer.signs(pen, &player.tags);
            });
            pen.tag("div").class("min0").inside(|pen| {
                pen.words("h3", "seat__name", &player.name);
                writer.line_in(pen, "seat__note", &player.note);
                chair(pen, page, player.seat);
            });
            // The note says the same in words.
            writer.line_shown(pen, "badge seat__end", &player.badge);
            if !player.you {
                rest::opener(pen, page, player);
            }
        });
        items(pen, top, player.plate, &player.things);
        if !player.you {
            strip(pen, page, player.seat);
            rest::sheet(pen, page, player);
        }
    });
}

/// Who really sits there: away, a stand-in, and how much time is left.
pub(super) fn chair(pen: &mut Pen, page: &TablePage<'_>, seat: Seat) {
    let Some(chair) = page.frame.chair(seat) else { return };
    let note = match chair {
        FrameChair { bot: Some(level), .. } => {
            Some(page.writer().words.text("web-bot", &[("level", (*level).into())]).into())
        }
        chair if chair.stand_in => Some(page.say("web-stand-in")),
        chair if !chair.present => Some(page.say("web-away")),
        _ => None,
    };
    note.iter().for_each(|note| pen.words("span", "seat__chair", note));
    if let Some(link) = &chair.link {
        pen.tag("a").class("seat__link").attr("href", link).says(&page.say("web-chair-link"));
    }
    clock(pen, page.frame, seat);
}

/// How much time is left; the script counts down.
pub(super) fn clock(pen: &mut Pen, frame: &Frame, seat: Seat) {
    if let Some(deadline) = frame.chair(seat).and_then(|chair| chair.deadline) {
        pen.tag("time").class("seat__clock").attr("data-deadline", &deadline.to_string()).empty();
    }
}
