//! The head of the page: where one is, how far the match is, and the ways to elsewhere.
use super::TablePage;
use crate::pen::{Pen, Tag};
use crate::whereabouts::sign as sign_of_place;
use crate::writer::{base_symbol, emblem, mood, seat_number};
use engine::scene::{Mood, Phase, Scene};

pub(super) fn top(pen: &mut Pen, page: &TablePage<'_>) {
    let (scene, frame) = (page.scene(), page.frame);
    pen.tag("header").named_part("top").class("t-top").inside(|pen| {
        // On a small screen the title may make room for the rest.
        let brand = pen.tag("a").class("t-brand").attr("href", "/").attr("aria-label", &scene.title);
        brand.inside(|pen| {
            base_symbol(pen, "adit", "");
            pen.tag("span").says(&scene.title);
        });
        match scene.steps.is_empty() {
            true => order(pen, scene),
            false => steps(pen, scene),
        }
        pen.tag("div").class("t-top__end").inside(|pen| {
            if let Some(watch) = &frame.watch {
                let tag = link(pen, watch, &page.say("web-watch"));
                tag.attr("data-copied", &page.say("web-watch-copied")).inside(|pen| sign(pen, "watch"));
            }
            let offline = page.say("web-offline");
            pen.tag("span").attr("id", "line").class("chip").attr("data-offline", &offline).empty();
            sign_of_place(pen, &frame.whereabouts, page.writer().words);
            unread(pen, &page.say("web-unread"));
            mute(pen, &page.say("web-silence"));
            bell(pen, page);
            let [home, table, ..] = frame.path("");
            let settings = format!("/settings?back={home}{table}");
            link(pen, &settings, &page.say("web-settings")).inside(|pen| sign(pen, "settings"));
            link(pen, &format!("/learn/{}", scene.game), &page.say("web-rules")).inside(|pen| sign(pen, "rules"));
        });
    });
}

/// The number of unread lines; the script counts, and shows it where the chat is out of sight.
fn unread(pen: &mut Pen, words: &str) {
    let tag = pen.tag("button").attr("id", "unread").class("btn btn--quiet").attr("type", "button");
    tag.attr("title", words).flag("hidden").inside(|pen| {
        base_symbol(pen, "story", " sym--brass");
        pen.tag("span").class("badge badge--s badge--bad").empty();
        pen.spoken(words);
    });
}

/// Silence, in one tap.
fn mute(pen: &mut Pen, words: &str) {
    let tag = pen.tag("button").attr("id", "mute").class("btn btn--quiet mute only-script").attr("type", "button");
    let tag = tag.attr("aria-label", words).attr("title", words).attr("aria-pressed", "false");
    tag.inside(|pen| sign(pen, "sound"));
}

/// The script asks the browser, and says what came of it.
fn bell(pen: &mut Pen, page: &TablePage<'_>) {
    let words = page.say("web-bell");
    let tag = pen.tag("button").attr("id", "bell").class("btn btn--quiet").attr("type", "button");
    let tag = tag.attr("aria-label", &words).attr("title", &words).flag("hidden");
    let tag = tag.attr("data-granted", &page.say("web-bell-on")).attr("data-denied", &page.say("web-bell-off"));
    tag.inside(|pen| sign(pen, "bell"));
}

/// A link that will be a symbol.
fn link<'p>(pen: &'p mut Pen, to: &str, words: &str) -> Tag<'p> {
    let tag = pen.tag("a").class("btn btn--quiet").attr("href", to).attr("aria-label", words);
    tag.attr("title", words)
}

fn sign(pen: &mut Pen, symbol: &'static str) {
    base_symbol(pen, symbol, " sym--brass");
}

/// Who plays after whom, where the match has no phases to show.
fn order(pen: &mut Pen, scene: &Scene) {
    pen.tag("ol").named_part("order").class("order").inside(|pen| {
        for player in &scene.players {
            let tag = pen.tag("li").class_number("p", seat_number(player.seat));
            tag.attr_if("aria-current", if player.turn { "true" } else { "" }).inside(|pen| {
                emblem(pen, player.seat, "emblem--s");
                pen.tag("span").says(&player.name);
            });
        }
    });
}

/// The phases of the match.
fn steps(pen: &mut Pen, scene: &Scene) {
    pen.tag("ol").named_part("steps").class("steps").inside(|pen| {
        for Phase { name, mood: state } in &scene.steps {
            let tag = pen.tag("li").class("steps__it").class(mood(*state));
            tag.attr_if("aria-current", if *state == Mood::Now { "step" } else { "" }).says(name);
        }
    });
}
