//! Whole pages and what they load.
use crate::look::Look;
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
    ("learn.css", include_bytes!("../assets/learn.css")),
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

/// What a page is called, how it looks and what it loads besides what every page does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Page<'a> {
    /// In the title of the window.
    pub title: &'a str,
    /// One sentence about it, for those to whom the link is shown.
    pub description: &'a str,
    /// The language, as two letters.
    pub lang: &'a str,
    /// The game whose look it wears.
    pub game: Option<&'a str>,
    /// What the visitor wishes.
    pub look: Look,
    /// More style sheets, by their names below `/assets/`.
    pub styles: &'a [&'a str],
    /// Its scripts, likewise.
    pub scripts: &'a [&'a str],
}

/// A whole page: the document around a body. Nothing in it is inline, so the strictest rules of content hold.
pub fn page(page: &Page<'_>, body: &str) -> String {
    let mut pen = Pen::new();
    pen.raw("<!doctype html>");
    let mut tag = pen.tag("html").attr("lang", page.lang);
    for (name, word) in page.look.attributes() {
        tag = tag.attr(name, word);
    }
    tag.inside(|pen| {
        pen.tag("head").inside(|pen| head(pen, page));
        pen.tag("body").inside(|pen| pen.raw(body));
    });
    pen.html()
}

fn head(pen: &mut Pen, page: &Page<'_>) {
    pen.tag("meta").attr("charset", "utf-8").void();
    meta(pen, "viewport", "width=device-width, initial-scale=1, viewport-fit=cover");
    meta(pen, "color-scheme", "dark light");
    // Without a referrer at all, a browser does not say where a form comes from, and the server refuses it.
    meta(pen, "referrer", "same-origin");
    if !page.description.is_empty() {
        meta(pen, "description", page.description);
    }
    pen.tag("title").says(page.title);
    pen.tag("link").attr("rel", "icon").attr("href", "/assets/icon.svg").void();
    style(pen, "adit.css");
    if let Some(game) = page.game {
        style(pen, "places.css");
        style(pen, &format!("games/{game}.css"));
    }
    page.styles.iter().for_each(|name| style(pen, name));
    for name in page.scripts {
        pen.tag("script").attr("src", &path(name)).flag("defer", true).empty();
    }
}

fn meta(pen: &mut Pen, name: &str, content: &str) {
    pen.tag("meta").attr("name", name).attr("content", content).void();
}

fn style(pen: &mut Pen, name: &str) {
    pen.tag("link").attr("rel", "stylesheet").attr("href", &path(name)).void();
}

/// Where a browser finds this file.
pub fn path(name: &str) -> String {
    format!("/assets/{name}")
}
