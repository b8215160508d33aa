//! What surrounds every page of the house: header, footer, language, the way to the settings.
use super::parts::symbol;
use super::settings::local;
use crate::caller::Visit;
use crate::house::House;
use axum::response::Html;
use engine::Words;
use i18n::Language;
use maud::{Markup, PreEscaped, html};
use web::Sound;

/// A page's title, whose look it wears, and what it loads beyond the files of every page.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sheet<'a> {
    pub(crate) title: &'a str,
    pub(crate) description: &'a str,
    pub(crate) game: Option<&'a str>,
    /// What it is written in, if not in the visitor's language.
    pub(crate) language: Option<Language>,
    pub(crate) styles: &'a [&'a str],
    pub(crate) scripts: &'a [&'a str],
    /// Is it waiting for others?
    pub(crate) waits: bool,
}

impl<'a> Sheet<'a> {
    /// A page of this title.
    pub(crate) fn called(title: &'a str) -> Sheet<'a> {
        Sheet { title, ..Sheet::default() }
    }
}

/// A page of the house around its `<main>`: header, footer, in the visitor's language and look.
pub(crate) fn leaf(house: &House, visit: &Visit, sheet: &Sheet<'_>, main: &Markup) -> Html<String> {
    let words = house.words(visit.language);
    let says = |key: &str| words.text(key, &[]);
    let body = html! {
        a.skip href="#main" { (says("house-skip")) }
        header.top {
            a.brand href="/" { (symbol("adit.svg", "adit")) "Adit" }
            nav aria-label=(says("house-site")) {
                (PreEscaped(web::whereabouts(&house.standing.whereabouts(), &*words)))
                @if house.standing.is_open() { a.navlink href="/#tables" { (says("house-open-tables")) } }
                a.navlink href="/#mine" { (says("house-my-matches")) }
                (languages(visit, &*words))
                (mute(visit, &*words))
                a.btn.btn--quiet href={ "/settings?back=" (local(&visit.path)) } aria-label=(says("house-settings"))
                    title=(says("house-settings")) { (symbol("site.svg", "settings")) }
            }
        }
        div #main tabindex="-1" { (main) }
        footer.foot {
            nav aria-label=(says("house-more")) {
                a href="/puzzles" { (says("house-puzzles")) }
                a href="/analysis" { (says("house-analysis")) }
                a href="/settings" { (says("house-settings")) }
                @if house.standing.is_open() { a href="/openapi.json" { (says("house-api")) } }
            }
        }
    };
    let styles = [&["site.css"], sheet.styles].concat();
    let scripts = [&["site.js"], sheet.scripts].concat();
    let sheet = Sheet { styles: &styles, scripts: &scripts, ..*sheet };
    bare(house, visit, &sheet, &body.into_string())
}

/// A page that brings everything itself.
pub(crate) fn bare(house: &House, visit: &Visit, sheet: &Sheet<'_>, body: &str) -> Html<String> {
    let Sheet { title, description, game, language, styles, scripts, waits } = *sheet;
    let (lang, look, origin) = (language.unwrap_or(visit.language).code(), visit.look, visit.origin(house));
    Html(web::page(&web::Page { title, description, origin: &origin, lang, game, look, styles, scripts, waits }, body))
}

/// Silence, in one tap. It is a setting like the others; with the script the page stays as it is.
fn mute(visit: &Visit, words: &dyn Words) -> Markup {
    let silence = words.text("web-silence", &[]);
    let (pressed, other) = match visit.look.sound {
        Sound::Off => ("true", Sound::On),
        Sound::On => ("false", Sound::Off),
    };
    html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(local(&visit.path));
            button.btn.btn--quiet.mute name="sound" value=(other.word()) aria-label=(silence) title=(silence)
                aria-pressed=(pressed) { (symbol("adit.svg", "sound")) }
        }
    }
}

/// Every language by its own name. Each is a button, so that choosing one needs no script.
pub(super) fn languages(visit: &Visit, words: &dyn Words) -> Markup {
    html! {
        details.menu {
            summary.btn.btn--quiet {
                (symbol("site.svg", "globe")) span.vh { (words.text("house-language", &[])) } span lang=(visit.language.code()) { (visit.language.own_name()) }
            }
            form.menu__box method="post" action="/settings" {
                input type="hidden" name="back" value=(local(&visit.path));
                @for language in Language::all() {
                    button.btn name="lang" value=(language.code()) lang=(language.code())
                        aria-current=[(language == visit.language).then_some("true")] { (language.own_name()) }
                }
            }
        }
    }
}
