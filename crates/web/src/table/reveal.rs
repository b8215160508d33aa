//! The end, at the table: the count, who won, and where to go from here. Without script it simply stands there; with it,
//! the points are counted before one's eyes (`reveal.js`). Nothing leads away by itself.
use super::TablePage;
use crate::knob::Knob;
use crate::pen::Pen;
use crate::tally::tally;
use crate::writer::base_symbol;
use engine::scene::PointTable;

/// So many sparks rise when the winner is known.
const SPARKS: usize = 14;

pub(super) fn reveal(pen: &mut Pen, page: &TablePage<'_>, counted: &PointTable) {
    let (scene, lost) = (page.scene(), page.frame.you.is_some_and(|seat| has_lost(counted, seat)));
    pen.tag("section").class("t-over over-tally").inside(|pen| {
        let tag = pen.tag("details").attr("id", "fold").class("t-over__card reveal").flag_if(lost, "data-lost");
        tag.flag("open").inside(|pen| {
            // What puts the count away for a look at the table also brings it back.
            pen.tag("summary").class("btn").inside(|pen| {
                base_symbol(pen, "map", "");
                pen.words("span", "reveal__away", &page.say("web-see-table"));
                pen.words("span", "reveal__back", &page.say("web-account"));
            });
            pen.tag("div").class("reveal__in").inside(|pen| {
                pen.tag("div").class("reveal__light").attr("aria-hidden", "true").inside(|pen| {
                    (0..SPARKS).for_each(|_| pen.tag("i").empty());
                });
                pen.words("h2", "reveal__now", &scene.now);
                if !scene.sub.is_empty() {
                    pen.words("p", "reveal__sub", &scene.sub);
                }
                tally(pen, page.writer(), counted);
                ways(pen, page);
            });
        });
    });
}

fn has_lost(tally: &PointTable, seat: engine::Seat) -> bool {
    tally.columns.iter().any(|column| column.seat == seat && !column.won)
}

/// On to the page of the end, or to another match.
fn ways(pen: &mut Pen, page: &TablePage<'_>) {
    let frame = page.frame;
    let Some(end) = &frame.end else { return };
    pen.tag("div").class("reveal__ways").inside(|pen| {
        pen.tag("a").class("btn btn--primary").attr("href", end).says(&page.say("web-to-analysis"));
        if let Some(next) = &frame.next {
            pen.tag("a").class("btn").attr_of("href", &["/t/", next]).says(&page.say("web-next"));
        } else if frame.may_rematch {
            Knob { path: "rematch", key: "", class: "btn", word: "web-rematch" }.draw(pen, page);
        }
    });
}
