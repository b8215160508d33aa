//! All about a rival in words. On a small screen a rival is one line of signs; touching it opens this sheet, with and
//! without script.
use super::TablePage;
use super::seats::chair;
use crate::offers::sheets::close;
use crate::pen::Pen;
use crate::writer::{Writer, emblem, seat_number};
use engine::scene::{Area, Face, Ink, Item, Part, Piece, Player, Sign, Slot};

/// A button over the whole line.
pub(super) fn opener(pen: &mut Pen, page: &TablePage<'_>, player: &Player) {
    let said = page.writer().words.text("web-rest", &[("name", player.name.as_str().into())]);
    let tag = pen.tag("button").class("seat__open").attr("type", "button").attr("aria-label", &said);
    tag.attr_number("popovertarget", "q", player.seat.0.into()).empty();
}

/// Who sits there, and every sign of the line with its words.
pub(super) fn sheet(pen: &mut Pen, page: &TablePage<'_>, player: &Player) {
    let writer = page.writer();
    let tag = pen.tag("div").part("q", player.seat.0.into()).class("sheet rest");
    tag.class_number("p", seat_number(player.seat)).flag("popover").inside(|pen| {
        pen.tag("div").class("rest__head").inside(|pen| {
            emblem(pen, player.seat, "");
            pen.tag("div").class("min0").inside(|pen| {
                pen.words("p", "sheet__head", &player.name);
                writer.line_in(pen, "seat__note", &player.note);
                chair(pen, page, player.seat);
            });
        });
        // Apart from the head: who is thinking changes with every turn, what lies there does not.
        pen.tag("ul").part("qa", player.seat.0.into()).class("rest__all").inside(|pen| {
            player.tags.iter().for_each(|sign| sign_in_words(pen, writer, sign));
            in_words(pen, writer, &player.things);
        });
        close(pen, "q", player.seat.0.into(), &page.say("web-put-away"));
    });
}

fn in_words(pen: &mut Pen, writer: &Writer<'_>, items: &[Item]) {
    for item in items {
        match item {
            Item::Piece(piece) => piece_in_words(pen, writer, piece),
            Item::Meter(meter) => row(pen, |pen| writer.line(pen, &meter.tail), &meter.said),
            Item::Signs(signs) => signs.iter().for_each(|sign| sign_in_words(pen, writer, sign)),
            Item::Say(line) => pen.tag("li").inside(|pen| writer.line(pen, line)),
            Item::Area(area) => area_in_words(pen, writer, area),
        }
    }
}

/// How many lie there, where that is all that can be said, and what can be seen of them.
fn area_in_words(pen: &mut Pen, writer: &Writer<'_>, area: &Area) {
    if !area.note.is_empty() {
        row(pen, |pen| writer.line(pen, &area.note), &area.name);
    }
    in_words(pen, writer, &area.items);
}

fn piece_in_words(pen: &mut Pen, writer: &Writer<'_>, piece: &Piece) {
    let picture = |pen: &mut Pen| match &piece.face {
        Face::Up(parts) => picture(parts).into_iter().for_each(|sign| writer.symbol(pen, &sign.sym, "")),
        Face::Down(back) => writer.symbol(pen, back, ""),
        Face::Empty => {}
    };
    if piece.face == Face::Empty {
        return;
    }
    // Pieces that look alike are told apart by what stands under them.
    let said = match piece.label.is_empty() {
        true => piece.name.clone(),
        false => {
            let label = writer.scene.say(&piece.label);
            format!("{} {}", writer.words.text("web-fold", &[("head", label.into())]), piece.name)
        }
    };
    row(pen, picture, &said);
}

/// What a piece is known by.
fn picture(parts: &[Part]) -> Option<&Sign> {
    let in_slot = |slot: Slot| parts.iter().filter(move |part| part.slot == slot);
    let mut inks = in_slot(Slot::Art).chain(in_slot(Slot::Index)).flat_map(|part| &part.line.0);
    inks.find_map(|ink| if let Ink::Sign(sign) = ink { Some(sign) } else { None })
}

fn sign_in_words(pen: &mut Pen, writer: &Writer<'_>, sign: &Sign) {
    row(pen, |pen| writer.sign(pen, &Sign { said: String::new(), ..sign.clone() }), &sign.said);
}

fn row(pen: &mut Pen, picture: impl FnOnce(&mut Pen), said: &str) {
    pen.tag("li").inside(|pen| {
        pen.tag("span").class("rest__sign").attr("aria-hidden", "true").inside(picture);
        pen.tag("span").says(said);
    });
}
