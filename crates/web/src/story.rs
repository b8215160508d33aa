//! What happened, what was said, and what the signs and rules mean.
use crate::chat::chat;
use crate::help::help;
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::{Writer, emblem, seat_number};
use engine::Seat;
use engine::scene::{Beat, Flight, Flying, Shown, Sign, Weight};

/// This many pieces of news make one part: when something is told, only the newest part goes out again.
const CHUNK: usize = 4;

/// The most lines on the page; a long match has thousands.
const MOST_LINES: usize = 60;

pub(crate) fn story(pen: &mut Pen, page: &TablePage<'_>) {
    let title = page.say("web-story");
    pen.tag("section").named_part("story").class("t-story").attr("aria-label", &title).inside(|pen| {
        pen.tag("div").class("panel").inside(|pen| {
            pen.words("h2", "panel__title", &title);
            let log = pen.tag("div").named_part("log").class("log").attr("data-key", "l").attr("tabindex", "0");
            let log = log.attr("role", "group").attr("aria-label", &title);
            log.inside(|pen| beats(pen, page.writer()));
            chat(pen, page);
        });
        help(pen, page);
    });
}

/// Newest last. Behind the newest part stands an empty one: the next beat will begin it, and it says which parts there
/// are, so that a page forgets those that are taken back or no longer told.
fn beats(pen: &mut Pen, writer: &Writer<'_>) {
    let beats = &writer.scene.beats;
    let first = writer.scene.story().rev().nth(MOST_LINES).map_or(0, |beat| beat.at);
    let beats = &beats[beats.partition_point(|beat| beat.at < first)..];
    let number = |beat: &Beat| (beat.at / CHUNK) as u16;
    let chunks: Vec<&[Beat]> = beats.chunk_by(|one, next| number(one) == number(next)).collect();
    let numbers = || chunks.iter().filter_map(|chunk| chunk.first()).map(number);
    for (chunk, number) in chunks.iter().zip(numbers()) {
        let tag = writer.showing(pen.tag("ol").growing_part("k", number, "log"), chunk);
        tag.inside(|pen| chunk.iter().for_each(|inner| beat(pen, writer, inner)));
    }
    let end = pen.tag("ol").growing_part("k", numbers().next_back().map_or(0, |last| last + 1), "log");
    let end = end.flag("hidden").attr_with("data-only", |pen| {
        let numbers: Vec<u16> = numbers().collect();
        for run in numbers.chunk_by(|one, next| one + 1 == *next) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
            pen.number((*first).into());
            pen.raw("-");
            pen.number((*last).into());
            pen.raw(" ");
        }
    });
    end.empty();
}

/// A line of the story, with what the script needs to play it; a beat without a sentence is for the script alone.
fn beat(pen: &mut Pen, writer: &Writer<'_>, beat: &Beat) {
    let tag = pen.tag("li").class("log__line").class_if(beat.head, "log__line--turn");
    let tag = tag.attr("data-beat", &beat.kind).attr_with("data-at", |pen| pen.number(beat.at as i32));
    let tag = if let Some(seat) = beat.who { tag.attr_number("data-p", "", seat_number(seat)) } else { tag };
    let tag = tag.attr_if("data-w", weight(beat.weight)).flag_if(beat.moment.is_some(), "data-m");
    let tag = match beat.flights.is_empty() {
        true => tag,
        false => tag.attr_with("data-fly", |pen| beat.flights.iter().for_each(|flown| flight(pen, flown))),
    };
    tag.flag_if(beat.line.is_empty(), "hidden").inside(|pen| {
        if beat.line.is_empty() {
            return;
        }
        if let Some(seat) = beat.who.filter(|_| !beat.head) {
            emblem(pen, seat, "emblem--s");
        } else if let Some(sign) = beat.icons.first() {
            pen.tag("span").class("log__sign").inside(|pen| writer.symbol(pen, &sign.sym, ""));
        }
        pen.tag("span").inside(|pen| writer.line(pen, &beat.line));
    });
}

fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Whisper => "whisper",
        Weight::Plain => "",
        Weight::Big => "big",
        Weight::Fanfare => "fanfare",
    }
}

/// As `beats.js` reads it: from, to, how, whether a trace stays.
fn flight(pen: &mut Pen, flight: &Flight) {
    pen.number(flight.from.0.into());
    pen.raw(",");
    pen.number(flight.to.0.into());
    pen.raw(",");
    match &flight.flies {
        Flying::Piece => {}
        Flying::Turning => pen.raw("t"),
        Flying::Pawn(pawn) => {
            pen.raw("p");
            pen.number(pawn.0.into());
        }
        Flying::Token(sign) => token(pen, sign),
    }
    pen.raw(if flight.stays { ",1 " } else { ", " });
}

fn token(pen: &mut Pen, sign: &Sign) {
    pen.raw("=");
    pen.text(&sign.sym);
    if !sign.tone.is_empty() {
        pen.raw("~");
        pen.text(&sign.tone);
    }
    if let Shown::Number(number) = &sign.shown {
        pen.raw(":");
        pen.text(number);
    }
}

/// A strip has room for this many signs.
const MOST_SIGNS: usize = 5;

/// The beats for a strip, in their order: what weighs more comes before what is later, and that before the rest.
fn most_telling<'b>(beats: impl Iterator<Item = &'b Beat>) -> Vec<&'b Beat> {
    let mut beats: Vec<&Beat> = beats.filter(|beat| !beat.icons.is_empty()).collect();
    while beats.iter().map(|beat| beat.icons.len()).sum::<usize>() > MOST_SIGNS {
        let least = (0..beats.len()).min_by_key(|&at| beats[at].weight as u8).unwrap_or_default();
        beats.remove(least);
    }
    beats
}

/// What a player did since the viewer last acted, in signs. A tap shows it once more.
pub(crate) fn strip(pen: &mut Pen, page: &TablePage<'_>, seat: Seat) {
    let (writer, scene) = (page.writer(), page.scene());
    let done = || scene.news().iter().filter(|beat| beat.who == Some(seat));
    let said: Vec<String> = done().map(|beat| scene.say(&beat.line)).filter(|said| !said.is_empty()).collect();
    let tag = pen.tag("button").part("h", u16::from(seat.0)).class("strip").attr("type", "button");
    let tag = tag.attr_number("data-p", "", seat_number(seat));
    // The first of these beats, not where the news begin: that changes with every decision, and a strip does not.
    let tag = match done().next() {
        Some(first) => tag.attr_with("data-from", |pen| pen.number(first.at as i32)),
        None => tag,
    };
    let tag = tag.flag_if(said.is_empty(), "disabled").attr("title", &page.say("web-what-happened"));
    tag.inside(|pen| {
        pen.spoken(&said.join(" "));
        pen.tag("span").class("strip__signs").attr("aria-hidden", "true").inside(|pen| {
            for beat in most_telling(done()) {
                let tag = pen.tag("span").attr_with("data-at", |pen| pen.number(beat.at as i32));
                tag.inside(|pen| writer.signs(pen, &beat.icons));
            }
        });
    });
}
