//! The sentence of the moment, and what is asked beside it.
use super::TablePage;
use super::seats::clock;
use crate::coach::coach;
use crate::knob::Knob;
use crate::pen::Pen;
use crate::writer::emblem;

pub(super) fn now(pen: &mut Pen, page: &TablePage<'_>) {
    let scene = page.scene();
    pen.tag("section").named_part("now").class("t-now").attr("aria-label", &page.say("web-now")).inside(|pen| {
        // Where several decide at a time the sentence speaks of the viewer's own turn.
        let own = scene.players.iter().find(|player| player.turn && player.you);
        let turn = own.or_else(|| scene.players.iter().find(|player| player.turn)).map(|player| player.seat);
        if let Some(seat) = turn.or(scene.who) {
            emblem(pen, seat, "emblem--l");
        }
        pen.tag("div").class("min0").inside(|pen| {
            pen.tag("h1").class("t-now__text").inside(|pen| {
                if !scene.lead.is_empty() {
                    pen.words("span", "mine", &scene.lead);
                    pen.text(" ");
                }
                pen.text(&scene.now);
            });
            if !scene.sub.is_empty() {
                pen.words("p", "t-now__sub", &scene.sub);
            }
        });
        page.frame.you.into_iter().for_each(|seat| clock(pen, page.frame, seat));
        asked_back(pen, page);
        coach(pen, page);
    });
}

/// Somebody asks to go back; the viewer answers.
fn asked_back(pen: &mut Pen, page: &TablePage<'_>) {
    let Some(asks) = &page.frame.asks else { return };
    pen.tag("div").named_part("asks").class("notice").attr("role", "status").inside(|pen| {
        let key = if asks.mine { "web-take-back-asked" } else { "web-take-back-asks" };
        pen.words("p", "", &page.writer().words.text(key, &[("name", asks.who.as_str().into())]));
        if asks.mine || asks.answered {
            return;
        }
        let yes = Knob { path: "take_back", key: "", class: "btn btn--primary", word: "web-agree" };
        let no = Knob { class: "btn btn--quiet", word: "web-refuse", ..yes };
        for (knob, agree) in [(yes, "true"), (no, "false")] {
            knob.form(pen, page, &[("at", &page.frame.at), ("agree", agree)]);
        }
    });
}
