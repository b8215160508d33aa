//! Where the house is that answers: a page of one on the reader's own device says so in its head.
use crate::pen::Pen;
use crate::writer::base_symbol;
use engine::Words;

/// Where the house is that answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum HousePlace {
    /// On a server, as is usual: nothing is said.
    #[default]
    Server,
    /// On the reader's own device.
    Device {
        /// Where there is a house for everybody.
        server: Option<String>,
    },
}

/// The sign in the head of a page, with a sheet that explains it; nothing where the house is on a server.
pub fn whereabouts(place: &HousePlace, words: &dyn Words) -> String {
    let mut pen = Pen::new();
    sign(&mut pen, place, words);
    pen.html()
}

pub(crate) fn sign(pen: &mut Pen, place: &HousePlace, words: &dyn Words) {
    let HousePlace::Device { server } = place else { return };
    let here = words.text("web-here", &[]);
    let tag = pen.tag("button").class("btn btn--quiet here").attr("type", "button").attr("popovertarget", "here");
    tag.attr("aria-label", &here).attr("title", &here).inside(|pen| base_symbol(pen, "here", " sym--brass"));
    pen.tag("div").attr("id", "here").class("sheet").flag("popover").inside(|pen| {
        pen.words("p", "sheet__head", &here);
        pen.tag("p").says(&words.text("web-here-note", &[]));
        if let Some(server) = server {
            pen.tag("p").inside(|pen| {
                pen.text(&words.text("web-here-elsewhere", &[]));
                pen.text(" ");
                pen.tag("a").attr("href", server).says(server);
            });
        }
    });
}
