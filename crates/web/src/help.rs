//! The rules of the decision at hand, the signs and the keys explained: everything unfolds without the script.
use crate::frame::Mode;
use crate::offers::keys::SPACE;
use crate::pen::Pen;
use crate::table::TablePage;
use crate::writer::Writer;
use engine::scene::{CitedRule, Term};

/// All of it behind one button, so that the story has the room.
pub(crate) fn help(pen: &mut Pen, page: &TablePage<'_>) {
    pen.tag("details").named_part("help").class("helps").attr("data-key", "?").inside(|pen| {
        pen.tag("summary").inside(|pen| {
            pen.text(&page.say("web-help"));
            // Also the key; but a sign, for it must be seen where there is no keyboard.
            pen.tag("span").class("helps__sign").attr("aria-hidden", "true").says("?");
        });
        sections(pen, page);
    });
}

fn sections(pen: &mut Pen, page: &TablePage<'_>) {
    let writer = page.writer();
    if !writer.scene.laws.is_empty() {
        laws(pen, writer, &writer.scene.laws);
    }
    if !writer.scene.legend.is_empty() {
        legend(pen, writer, &writer.scene.legend);
    }
    if page.frame.mode == Mode::Table {
        let tag = pen.tag("a").class("panel help help--link").attr_of("href", &page.frame.path("pieces"));
        tag.says(&page.say("web-pieces"));
    }
    keys(pen, writer);
}

fn laws(pen: &mut Pen, writer: &Writer<'_>, laws: &[CitedRule]) {
    let tag = pen.tag("details").named_part("laws").class("panel help").flag("open");
    writer.showing(tag, &laws).inside(|pen| {
        pen.tag("summary").says(&writer.say("web-laws"));
        for law in laws {
            pen.tag("p").inside(|pen| {
                writer.line(pen, &law.line);
                pen.text(" ");
                writer.rule(pen, &law.rule);
            });
        }
    });
}

fn legend(pen: &mut Pen, writer: &Writer<'_>, legend: &[Term]) {
    let tag = pen.tag("details").named_part("legend").class("panel help");
    writer.showing(tag, &legend).inside(|pen| {
        pen.tag("summary").says(&writer.say("web-legend"));
        pen.tag("ul").class("legend").inside(|pen| {
            for term in legend.iter().filter(|term| !term.more.is_empty()) {
                pen.tag("li").attr("data-sym", &term.sym).inside(|pen| {
                    writer.symbol(pen, &term.sym, "");
                    pen.tag("span").inside(|pen| writer.line(pen, &term.more));
                });
            }
        });
    });
}

/// Keys besides those on the buttons.
fn keys(pen: &mut Pen, writer: &Writer<'_>) {
    let escape = writer.say("web-escape");
    let keys = [
        (&*escape, "web-cancel"),
        ("H", "web-hint"),
        ("U", "web-undo"),
        (SPACE, "web-key-main"),
        ("?", "web-help"),
        ("L", "web-story"),
        ("/", "web-say-something"),
    ];
    pen.tag("details").attr("id", "key-list").class("panel help only-keys").inside(|pen| {
        pen.tag("summary").says(&writer.say("web-keys"));
        pen.words("p", "", &writer.say("web-keys-more"));
        pen.tag("dl").class("keys").inside(|pen| {
            for (key, word) in keys {
                pen.tag("dt").inside(|pen| pen.words("kbd", "key", key));
                pen.words("dd", "", &writer.say(word));
            }
        });
    });
}
