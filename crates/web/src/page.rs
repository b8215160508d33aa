//! Whole pages: the document around what a page shows.
use crate::assets::path;
use crate::look::Look;
use crate::pen::Pen;

/// The title and the look of a page, and what it loads besides what every page does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Page<'a> {
    /// The title of the window.
    pub title: &'a str,
    /// One sentence about it, for previews of its link.
    pub description: &'a str,
    /// The address of the house, `https://play.example.org`: previews elsewhere need absolute addresses.
    pub origin: &'a str,
    /// The language, as two letters.
    pub lang: &'a str,
    /// The game whose look it wears.
    pub game: Option<&'a str>,
    /// The visitor's wishes.
    pub look: Look,
    /// More style sheets, by their names below `/assets/`.
    pub styles: &'a [&'a str],
    /// Its scripts, likewise.
    pub scripts: &'a [&'a str],
    /// Does it wait for others? Without script it then reloads by itself.
    pub waits: bool,
}

/// A whole page: the document around a body. Nothing in it is inline, so the strictest content security policy holds.
pub fn page(page: &Page<'_>, body: &str) -> String {
    let mut pen = Pen::new();
    pen.raw("<!doctype html>");
    let mut tag = pen.tag("html").attr("lang", page.lang);
    for (name, word) in page.look.attributes() {
        tag = tag.attr(name, word);
    }
    tag.inside(|pen| {
        pen.tag("head").inside(|pen| head(pen, page));
        // The way to the house: scripts put it before their addresses.
        pen.tag("body").attr("data-base", "/").inside(|pen| pen.raw(body));
    });
    pen.html()
}

/// Seconds after which a waiting page without script reloads.
const RELOAD_SECONDS: &str = "4";

fn head(pen: &mut Pen, page: &Page<'_>) {
    pen.tag("meta").attr("charset", "utf-8").void();
    meta(pen, "viewport", "width=device-width, initial-scale=1, viewport-fit=cover");
    meta(pen, "color-scheme", "dark light");
    pen.tag("title").says(page.title);
    if page.waits {
        let again =
            |pen: &mut Pen| pen.tag("meta").attr("http-equiv", "refresh").attr("content", RELOAD_SECONDS).void();
        pen.tag("noscript").inside(again);
    }
    shared(pen, page);
    for (name, file) in [("icon", "icon.svg"), ("apple-touch-icon", "icon-apple.png")] {
        pen.tag("link").attr("rel", name).attr("href", &path(file)).void();
    }
    pen.tag("link").attr("rel", "manifest").attr("href", "/manifest.webmanifest").void();
    style(pen, "adit.css");
    if let Some(game) = page.game {
        style(pen, "places.css");
        style(pen, "beats.css");
        style(pen, &format!("games/{game}.css"));
    }
    page.styles.iter().for_each(|name| style(pen, name));
    // The script of a table holds that of every page.
    let every = ["app.js"].into_iter().filter(|_| !page.scripts.contains(&"table.js"));
    for name in page.scripts.iter().copied().chain(every) {
        pen.tag("script").attr("src", &path(name)).flag("defer").empty();
    }
}

/// The preview of a link that somebody sends to a friend, and the colour of the window around the page.
fn shared(pen: &mut Pen, page: &Page<'_>) {
    for (scheme, colour) in [("dark", "#15110e"), ("light", "#e6dac4")] {
        let tag = pen.tag("meta").attr("name", "theme-color").attr("content", colour);
        tag.attr_of("media", &["(prefers-color-scheme: ", scheme, ")"]).void();
    }
    if !page.description.is_empty() {
        meta(pen, "description", page.description);
    }
    let picture = format!("{}{}", page.origin, path("card.png"));
    let said = [
        ("og:type", "website"),
        ("og:site_name", "Adit"),
        ("og:title", page.title),
        ("og:description", page.description),
        ("og:image", &picture),
    ];
    for (property, content) in said.into_iter().filter(|(_, content)| !content.is_empty()) {
        pen.tag("meta").attr("property", property).attr("content", content).void();
    }
}

fn meta(pen: &mut Pen, name: &str, content: &str) {
    pen.tag("meta").attr("name", name).attr("content", content).void();
}

fn style(pen: &mut Pen, name: &str) {
    pen.tag("link").attr("rel", "stylesheet").attr("href", &path(name)).void();
}
