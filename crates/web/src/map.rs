//! A map: ways and rooms as one drawing, and over it the rooms one can touch as buttons.
//!
//! The drawing is for the eye; for the ear there is a list of the rooms with what lies there. Places in the drawing are
//! attributes of SVG, places of buttons are classes of a generated stylesheet: the page's rules forbid style attributes.
mod chart;
mod trails;
mod waymarks;

use crate::assets::PLACES_ACROSS;
use crate::offers::bar::opener;
use crate::pen::{Pen, Tag};
use crate::tabletop::Tabletop;
use crate::touches::{Touch, begins, label, states};
use crate::writer::{SPRITE, Writer, emblem_name, owner_class, seat_number, times};
use chart::{Chart, LabelPlace, MarkPlaces, Point, Spot, Track};
use engine::scene::{Area, Exit, Extent, Face, Id, Ink, Line, Map, Mood, Offer, Part, Piece, Shown, Sign, Slot};
use trails::trails;
use waymarks::waymarks;

pub(crate) fn map(pen: &mut Pen, top: &Tabletop<'_>, area: &Area, map: &Map) {
    let chart = Chart::new(area, map);
    pen.tag("div").class("map").attr("tabindex", "0").attr("aria-label", &area.name).inside(|pen| {
        let ratio = (100.0 * chart.window.wide / chart.window.high).round() as u16;
        pen.tag("div").class("map__stage").class_number("ratio-", ratio).inside(|pen| {
            drawing(pen, top, area.id, &chart);
            pen.tag("ol").part("z", area.id.0).class("map__ways").inside(|pen| {
                chart.spots.iter().for_each(|spot| room_button(pen, top, &chart, spot));
            });
            pen.tag("ul").part("l", area.id.0).class("vh").inside(|pen| {
                chart.spots.iter().for_each(|spot| pen.tag("li").says(&spot.piece.name));
            });
        });
    });
    zoom(pen, &top.writer);
    moves(pen, top, area.id, &chart);
}

/// Lists of what can be done on the map: where it is larger than its window a room may be out of sight.
fn moves(pen: &mut Pen, top: &Tabletop<'_>, area: Id, chart: &Chart<'_>) {
    let is_here =
        |offer: &Offer| offer.on.first().is_some_and(|id| chart.spots.iter().any(|spot| spot.piece.id == *id));
    pen.tag("div").part("v", area.0).class("map__moves").inside(|pen| {
        for (index, group) in top.writer.scene.offers.iter().enumerate() {
            if !group.offers.is_empty() && group.offers.iter().all(is_here) {
                opener(pen, &top.writer, index as u16, group);
            }
        }
    });
}

/// Closer and farther, where the map is larger than its window; the script does it.
fn zoom(pen: &mut Pen, writer: &Writer<'_>) {
    pen.tag("div").class("map__tools only-script").inside(|pen| {
        for (by, shown, word) in [("1", "+", "web-closer"), ("0", "◎", "web-find-me"), ("-1", "−", "web-farther")] {
            let tag = pen.tag("button").class("btn").attr("type", "button").attr("data-zoom-by", by);
            tag.attr("aria-label", &writer.say(word)).says(shown);
        }
    });
}

fn drawing(pen: &mut Pen, top: &Tabletop<'_>, id: Id, chart: &Chart<'_>) {
    let (writer, map) = (&top.writer, chart.map);
    let svg = pen.tag("svg").class("map__art").attr_with("viewBox", |pen| chart.window.view_box(pen));
    svg.attr("aria-hidden", "true").inside(|pen| {
        let Extent { width: wide, height: high } = map.size;
        let tag = pen.tag("use").attr_of("href", &[&writer.sprite, "#s-", &map.backdrop]);
        tag.attr_number("width", "", wide).attr_number("height", "", high).empty();
        ways(pen, id, chart);
        chart.spots.iter().filter(|spot| !spot.is_pawn()).for_each(|spot| room(pen, top, chart, spot));
        trails(pen, writer, id, chart);
        pen.tag("g")
            .part("y", id.0)
            .inside(|pen| chart.tracks.iter().for_each(|track| marks(pen, writer, chart, track)));
        // Numbers lie over what is written on the ways.
        let numbers = |pen: &mut Pen| chart.spots.iter().for_each(|spot| number(pen, writer, chart, spot));
        pen.tag("g").part("n", id.0).inside(numbers);
        for (index, spot) in chart.spots.iter().enumerate().filter(|(_, spot)| spot.is_pawn()) {
            pawn(pen, top, chart, &Spot { piece: spot.piece, at: pawn_place(chart, index) });
        }
        waymarks(pen, top.marks, id, chart);
    });
}

/// All ways as one line; a way is drawn by itself only where it leads now.
fn ways(pen: &mut Pen, id: Id, chart: &Chart<'_>) {
    pen.tag("g").part("x", id.0).inside(|pen| {
        for class in ["tu-edge", "tu-floor"] {
            let all = |pen: &mut Pen| chart.tracks.iter().for_each(|track| track.write(pen));
            pen.tag("path").class(class).attr_with("d", all).empty();
        }
    });
    pen.tag("g").part("w", id.0).inside(|pen| {
        for track in &chart.tracks {
            let class = match track.way.mood {
                Mood::Now => "tu-floor is-first",
                Mood::Left => "tu-floor is-way",
                Mood::Plain | Mood::Done => continue,
            };
            pen.tag("path").class(class).attr_with("d", |pen| track.write(pen)).empty();
        }
    });
}

fn room(pen: &mut Pen, top: &Tabletop<'_>, chart: &Chart<'_>, spot: &Spot<'_>) {
    let (piece, writer) = (spot.piece, &top.writer);
    let touches = top.touches.on(piece.id);
    let near = touches.iter().any(|touch| !touch.offer.far);
    let has_pawn = chart.has_pawn(spot.at);
    let tag = pen.tag("g").part("r", piece.id.0).class("room").class_of("k-", &piece.kind);
    let tag = tag.class_of("v-", &piece.tone).class_if(near, "is-near");
    let tag = tag.class_if(!near && !touches.is_empty(), "is-far").class_if(has_pawn, "is-here");
    chart.placed(explained(tag, writer, piece), spot.at).inside(|pen| {
        let dash = if piece.tone.is_empty() { "" } else { "-" };
        let ground = [writer.sprite.as_str(), "#s-", &piece.kind, dash, &piece.tone];
        boxed(pen.tag("use").class("ground").attr_of("href", &ground), [-60, -45, 120, 90]);
        if let Face::Up(parts) = &piece.face {
            let layout = RoomLayout::of(chart, spot.at, parts);
            parts.iter().for_each(|part| room_part(pen, writer, part, layout));
        }
    });
}

/// A place of the drawing can be asked about as a sign can: it has no button unless something can be done there. The
/// drawing is hidden from the ear, for which there is a list.
fn explained<'p>(tag: Tag<'p>, writer: &Writer<'_>, piece: &Piece) -> Tag<'p> {
    let more = writer.scene.say(&piece.more);
    tag.class("sg").attr("aria-label", &piece.name).attr_if("data-more", &more)
}

/// In a row pawns stand at the right of their room.
fn pawn_place(chart: &Chart<'_>, index: usize) -> Point {
    let at = chart.spots[index].at;
    let here = |spots: &[Spot<'_>]| spots.iter().filter(|spot| spot.is_pawn() && spot.at == at).count() as f32;
    let (all, before) = (here(&chart.spots), here(&chart.spots[..index]));
    Point { x: at.x + 19.0 - 9.0 * (all - 1.0) + 17.0 * before, y: at.y }
}

fn number(pen: &mut Pen, writer: &Writer<'_>, chart: &Chart<'_>, spot: &Spot<'_>) {
    let Face::Up(parts) = &spot.piece.face else { return };
    for part in parts.iter().filter(|part| part.slot == Slot::Title) {
        chart.placed(pen.tag("g").class("nr"), spot.at).inside(|pen| {
            let said = writer.scene.say(&part.line);
            let letters = said.chars().count() as i32;
            let (wide, LabelPlace { x, y }) = match said.chars().all(char::is_alphabetic) {
                // A word is as wide as it is written at a desk, or it would begin under the pawns.
                true => (14 + 16 * letters, Chart::word_place(14 + 16 * letters)),
                false => (14 + 9 * letters, chart.number_place(spot.at, 14 + 9 * letters)),
            };
            boxed(pen.tag("rect").attr("rx", "7"), [x - wide / 2, y - 17, wide, 22]);
            pen.tag("text").attr_with("x", |pen| pen.number(x)).attr_with("y", |pen| pen.number(y)).says(&said);
        });
    }
}

/// How things lie in a room: in its middle, side by side, or at the left to make way for the pawns in it.
#[derive(Clone, Copy)]
struct RoomLayout {
    /// Left, top and size of what is worth something.
    worth: [i32; 3],
    /// Where the first of the other things begins, if they are not centred.
    left: Option<i32>,
    /// How wide each of them may be.
    widest: i32,
}

impl RoomLayout {
    fn of(chart: &Chart<'_>, at: Point, parts: &[Part]) -> RoomLayout {
        let has = |slot: Slot| parts.iter().any(|part| part.slot == slot);
        let (worth, left, widest) = match (chart.has_pawn(at), has(Slot::Worth) && has(Slot::Gain)) {
            (false, false) => ([-30, -32, 60], None, 38),
            (false, true) => ([-8, -30, 54], Some(-50), 34),
            (true, false) => ([-56, -32, 60], Some(-54), 38),
            (true, true) => ([-42, -26, 50], Some(-58), 26),
        };
        RoomLayout { worth, left, widest }
    }
}

fn room_part(pen: &mut Pen, writer: &Writer<'_>, part: &Part, layout: RoomLayout) {
    match part.slot {
        Slot::Worth => {
            let [left, top, size] = layout.worth;
            for sign in signs(&part.line) {
                boxed(use_sign(pen, writer, sign).class("art"), [left, top, size, size]);
                if let Shown::Number(number) = &sign.shown {
                    let text = pen.tag("text").class("worth").attr_with("x", |pen| pen.number(left + size / 2));
                    text.attr_with("y", |pen| pen.number(top + size - 4)).says(number);
                }
            }
        }
        Slot::Gain => {
            let all = repeated(signs(&part.line));
            let wide = match (layout.left, all.len()) {
                (Some(_), 2..) => 26,
                (None, 3..) => 30,
                (Some(_) | None, _) => layout.widest,
            };
            let left = match (layout.left, all.len()) {
                // One thing alone beside a pawn has room within the walls.
                (Some(left), 1) => left + 8,
                (Some(left), _) => left,
                (None, many) => -wide * many as i32 / 2,
            };
            for (index, sign) in all.iter().enumerate() {
                let place = [left + wide * index as i32, 6 - wide / 2, wide - 2, wide - 2];
                boxed(use_sign(pen, writer, sign), place);
            }
        }
        // Its number is drawn over everything.
        Slot::Title | Slot::Ground | Slot::Art | Slot::Cost | Slot::Mark | Slot::Text | Slot::Index => {}
    }
}

fn use_sign<'p>(pen: &'p mut Pen, writer: &Writer<'_>, sign: &Sign) -> Tag<'p> {
    let tag = pen.tag("use").attr_of("href", &[&writer.sprite, "#s-", &sign.sym]);
    tag.class_of("g-", &sign.sym).class_of("v-", &sign.tone)
}

fn pawn(pen: &mut Pen, top: &Tabletop<'_>, chart: &Chart<'_>, spot: &Spot<'_>) {
    let (piece, writer) = (spot.piece, &top.writer);
    let own = writer.scene.who.is_some() && writer.scene.who == piece.owner;
    let tag = owner_class(pen.tag("g").part("r", piece.id.0).class("pawn"), piece.owner).class_if(own, "is-mine");
    let tag = tag.class_if(top.touches.is_carried(piece.id), "is-drag");
    chart.placed(explained(tag, writer, piece), spot.at).inside(|pen| {
        if own {
            pen.tag("circle").class("halo").attr("cy", "-14").attr("r", "33").empty();
        }
        boxed(pen.tag("use").attr_of("href", &[&SPRITE, "#s-pawn"]), [-24, -40, 48, 68]);
        if let Some(seat) = piece.owner {
            let tag = pen.tag("use").attr_of("href", &[&SPRITE, "#s-", emblem_name(seat)]).class("pawn-em");
            boxed(tag.class_number("p", seat_number(seat)), [-15, -30, 30, 30]);
        }
    });
}

/// What is written on a way: its toll, its direction, where it goes on beyond the edge.
fn marks(pen: &mut Pen, writer: &Writer<'_>, chart: &Chart<'_>, track: &Track<'_>) {
    let way = track.way;
    if let Some(exits) = &way.exits {
        return exits
            .iter()
            .for_each(|Exit { x, y, line }| exit(pen, chart, Point::new(*x, *y), &writer.scene.say(line)));
    }
    let [from, to] = chart.ends(track);
    let MarkPlaces { arrow, toll } = chart.mark_places(track);
    if let Some(at) = arrow {
        let turn = (to.y - from.y).atan2(to.x - from.x).to_degrees();
        let tag = pen.tag("path").class("oneway").attr_with("transform", |pen| {
            chart.place(pen, at);
            pen.raw(" rotate(");
            pen.number(turn.round() as i32);
            pen.raw(")");
        });
        tag.attr("d", "M-13-8l8 8-8 8M-3-8l8 8-8 8M7-8l8 8-8 8").empty();
    }
    let Some(at) = toll else { return };
    let tolls = repeated(way.signs.iter());
    let wide = 30 * tolls.len() as i32 + 4;
    chart.placed(pen.tag("g").class("toll"), at).inside(|pen| {
        boxed(pen.tag("rect").attr("rx", "17"), [-wide / 2, -17, wide, 34]);
        for (index, sign) in tolls.iter().enumerate() {
            // It can be asked about like any sign.
            let tag = use_sign(pen, writer, sign).class("sg").class_of("s-", &sign.sym);
            boxed(tag, [3 - wide / 2 + 30 * index as i32, -14, 28, 28]);
        }
    });
}

fn exit(pen: &mut Pen, chart: &Chart<'_>, at: Point, said: &str) {
    chart.placed(pen.tag("g").class("wrap"), chart.exit_place(at)).inside(|pen| {
        pen.tag("circle").attr("r", "17").empty();
        pen.tag("path").attr("d", "M-8-5h16m-5-5 5 5-5 5M8 6h-16m5-5-5 5 5 5").empty();
        pen.tag("text").attr("y", "33").says(said);
    });
}

/// A room one can touch, now or as the second touch of an offer.
fn room_button(pen: &mut Pen, top: &Tabletop<'_>, chart: &Chart<'_>, spot: &Spot<'_>) {
    let (piece, touches) = (spot.piece, top.touches.on(spot.piece.id));
    if touches.is_empty() && !top.touches.is_later(piece.id) {
        return;
    }
    let window = &chart.window;
    let place = |share: f32| (share * f32::from(PLACES_ACROSS)).round().max(0.0) as u16;
    let tag = pen.tag("li").part("o", piece.id.0).class("spot");
    let tag = tag.class_number("x", place((spot.at.x - window.left) / window.wide));
    tag.class_number("y", place((spot.at.y - window.top) / window.high)).inside(|pen| {
        let tag = pen.tag("button").attr_number("id", "p", piece.id.0).class("go");
        let tag = states(tag, touches, None).class_if(touches.is_empty(), "go--later");
        let tag = tag.class_if(top.touches.is_meant(piece.id), "is-meant");
        let tag = tag.class_if(touches.iter().any(|touch| touch.offer.last), "go--last");
        let tag = match touches {
            [] => tag.attr("type", "button"),
            _ => begins(tag, piece.id, touches),
        };
        let tag = tag.attr_if("title", &top.writer.scene.say(&piece.more));
        tag.inside(|pen| {
            pen.spoken(&label(&top.writer, &piece.name, touches, None));
            if let Some(Touch { offer, .. }) = touches.first() {
                let name = if offer.last { offer.label.0.as_slice() } else { &[] };
                let price = name.iter().chain(offer.price.0.iter());
                top.writer.line_shown(pen, "price", &Line(price.cloned().collect()));
            }
        });
    });
}

fn signs(line: &Line) -> impl Iterator<Item = &Sign> {
    line.0.iter().filter_map(|ink| if let Ink::Sign(sign) = ink { Some(sign) } else { None })
}

/// Every sign as often as it is drawn.
fn repeated<'a>(signs: impl Iterator<Item = &'a Sign>) -> Vec<&'a Sign> {
    signs.flat_map(|sign| std::iter::repeat_n(sign, times(sign))).collect()
}

/// The last attributes of an element in a box, given as SVG's `viewBox` is: x, y, width, height.
fn boxed(tag: Tag<'_>, numbers: [i32; 4]) {
    let names = ["x", "y", "width", "height"].into_iter().zip(numbers);
    names.fold(tag, |tag, (name, number)| tag.attr_with(name, |pen| pen.number(number))).empty();
}
