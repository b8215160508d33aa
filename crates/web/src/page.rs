//! Whole pages and what they load.
use crate::pen::Pen;
use std::fmt::Write;
use std::sync::LazyLock;

/// A file the pages load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its media type.
    pub kind: &'static str,
    /// The file.
    pub bytes: &'static [u8],
}

/// The files of this crate.
const OWN: &[(&str, &[u8])] = &[
    ("adit.css", include_bytes!("../assets/adit.css")),
    ("adit.js", include_bytes!("../assets/adit.js")),
    ("adit.svg", include_bytes!("../assets/adit.svg")),
    ("icon.svg", include_bytes!("../assets/icon.svg")),
    ("emblem-1.svg", include_bytes!("../assets/emblem-1.svg")),
    ("emblem-2.svg", include_bytes!("../assets/emblem-2.svg")),
    ("emblem-3.svg", include_bytes!("../assets/emblem-3.svg")),
    ("emblem-4.svg", include_bytes!("../assets/emblem-4.svg")),
];

/// The art of every game: its look is `games/ID.css`, its symbols `games/ID.svg`, other pictures `games/ID/NAME`.
const ART: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// Places on a map and widths of cells, which style attributes would give if the page's rules allowed them.
static PLACES: LazyLock<String> = LazyLock::new(|| {
    let percent = |quarters: u16| f32::from(quarters) / 4.0;
    let mut css = String::new();
    for at in 0..=PLACES_ACROSS {
        // Writing into a string cannot fail.
        let _ = writeln!(css, ".x{at}{{left:{0}%}}.y{at}{{top:{0}%}}", percent(at));
    }
    for weight in 0..=100 {
        let _ = writeln!(css, ".w-{weight}{{flex-grow:{weight}}}");
    }
    for ratio in 50_u8..=250 {
        let _ = writeln!(css, ".ratio-{ratio}{{aspect-ratio:{}}}", f32::from(ratio) / 100.0);
    }
    for columns in 1..=12 {
        let _ = writeln!(css, ".cols-{columns}{{--cols:{columns}}}");
    }
    css
});

/// So many places across a map: every quarter of a percent.
pub(crate) const PLACES_ACROSS: u16 = 400;

/// The path of every file there is below `/assets/`.
pub fn assets() -> impl Iterator<Item = &'static str> {
    OWN.iter().chain(ART).map(|(path, _)| *path).chain(["places.css"])
}

/// The file at `/assets/PATH`, if there is one.
pub fn asset(path: &str) -> Option<Asset> {
    let bytes = match path {
        "places.css" => PLACES.as_bytes(),
        _ => OWN.iter().chain(ART).find(|(name, _)| *name == path)?.1,
    };
    let kind = match path.rsplit('.').next()? {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        _ => "application/octet-stream",
    };
    Some(Asset { kind, bytes })
}

/// A whole page: the document around a body. Nothing in it is inline, so the strictest rules of content hold.
pub fn page(title: &str, lang: &str, body: &str) -> String {
    document(title, lang, None, body)
}

/// The same with the look of a game.
pub fn game_page(title: &str, lang: &str, game: &str, body: &str) -> String {
    document(title, lang, Some(game), body)
}

fn document(title: &str, lang: &str, game: Option<&str>, body: &str) -> String {
    let mut pen = Pen::new();
    pen.raw("<!doctype html>");
    pen.tag("html").attr("lang", lang).inside(|pen| {
        pen.tag("head").inside(|pen| {
            pen.tag("meta").attr("charset", "utf-8").void();
            let viewport = "width=device-width, initial-scale=1, viewport-fit=cover";
            pen.tag("meta").attr("name", "viewport").attr("content", viewport).void();
            pen.tag("meta").attr("name", "color-scheme").attr("content", "dark light").void();
            // Without a referrer at all, a browser does not say where a form comes from, and the server refuses it.
            pen.tag("meta").attr("name", "referrer").attr("content", "same-origin").void();
            pen.tag("title").says(title);
            pen.tag("link").attr("rel", "icon").attr("href", "/assets/icon.svg").void();
            pen.tag("link").attr("rel", "stylesheet").attr("href", "/assets/adit.css").void();
            if let Some(game) = game {
                pen.tag("link").attr("rel", "stylesheet").attr("href", "/assets/places.css").void();
                pen.tag("link").attr("rel", "stylesheet").attr_of("href", &["/assets/games/", game, ".css"]).void();
            }
            pen.tag("script").attr("src", "/assets/adit.js").flag("defer", true).empty();
        });
        pen.tag("body").inside(|pen| pen.raw(body));
    });
    pen.html()
}
