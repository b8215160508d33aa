//! What a visitor prefers: language, light, contrast, motion, sound, the speed of bots. It is kept in two cookies of
//! the browser and nowhere else.
use super::luggage::matches_part;
use super::yours::yours;
use super::{Sheet, leaf};
use crate::api::Body;
use crate::caller::{HouseVisit, LANGUAGE_COOKIE, LOOK_COOKIE, lasting_cookie};
use crate::fault::{Fault, Outcome};
use crate::guard::is_secret;
use axum::extract::Query;
use axum::http::header;
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use engine::Words;
use i18n::{Language, Speech};
use maud::{Markup, html};
use serde::Deserialize;
use web::{Contrast, Look, Motion, Sound, Speed, Theme};

/// Where the visitor came from.
#[derive(Deserialize)]
pub(crate) struct From {
    #[serde(default)]
    back: String,
}

/// The settings page.
pub(crate) async fn settings(visit: HouseVisit, from: Query<From>) -> Html<String> {
    let HouseVisit { house, caller, visit, .. } = visit;
    let words = house.words(visit.language);
    let says = |key: &str| words.text(key, &[]);
    let heading = says("house-settings");
    let (look, back) = (visit.look, local(&from.back));
    let yours = yours(&house, &caller, &words).await;
    let main = html! {
        main.leaf {
            h1 { (heading) }
            form.fields.fields--rows method="post" action="/settings" {
                input type="hidden" name="back" value=(back);
                label.field {
                    span { (says("house-language")) }
                    select name="lang" {
                        @for language in Language::all() {
                            option value=(language.code()) lang=(language.code())
                                selected[language == visit.language] { (language.own_name()) }
                        }
                    }
                }
                (choice("theme", "house-theme", &words, Theme::ALL, |it| (it.word(), theme_key(it), it == look.theme)))
                (choice("contrast", "house-contrast", &words, Contrast::ALL,
                    |it| (it.word(), contrast_key(it), it == look.contrast)))
                (choice("motion", "house-motion", &words, Motion::ALL, |it| (it.word(), motion_key(it), it == look.motion)))
                (choice("sound", "house-sound", &words, Sound::ALL, |it| (it.word(), sound_key(it), it == look.sound)))
                (choice("speed", "house-speed", &words, Speed::ALL, |it| (it.word(), speed_key(it), it == look.speed)))
                p.quiet { (says("house-speed-note")) }
                div.row {
                    button.btn.btn--primary { (says("house-save")) }
                    a.btn href=(back) { (says("house-back")) }
                }
            }
            @if house.has_pocket() {
                // Only the script knows whether this browser has it.
                section #pocket hidden {
                    h2 { (says("house-pocket")) }
                    p data-here="yes" hidden { (says("house-pocket-here")) }
                    div data-here="no" hidden {
                        p { (says("house-pocket-away")) }
                        button.btn type="button" { (says("house-pocket-fetch")) }
                    }
                }
            }
            (matches_part(&caller, &words))
            (yours)
        }
    };
    leaf(&house, &visit, &Sheet { styles: &["after.css"], scripts: &["away.js"], ..Sheet::called(&heading) }, &main)
}

/// One choice: a word for the form, the key of its sentence, and whether it is the one chosen.
type Wished = (&'static str, &'static str, bool);

/// A row of choices, one of which is chosen.
fn choice<T: Copy>(name: &str, key: &str, words: &Speech, all: &[T], of: impl Fn(T) -> Wished) -> Markup {
    html! {
        fieldset.choice {
            legend { (words.text(key, &[])) }
            @for (word, key, wished) in all.iter().map(|it| of(*it)) {
                label { input.vh type="radio" name=(name) value=(word) checked[wished]; span.btn { (words.text(key, &[])) } }
            }
        }
    }
}

fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "house-theme-system",
        Theme::Dark => "house-theme-dark",
        Theme::Light => "house-theme-light",
    }
}

fn contrast_key(contrast: Contrast) -> &'static str {
    match contrast {
        Contrast::System => "house-contrast-system",
        Contrast::More => "house-contrast-more",
    }
}

fn motion_key(motion: Motion) -> &'static str {
    match motion {
        Motion::System => "house-motion-system",
        Motion::Still => "house-motion-still",
    }
}

fn sound_key(sound: Sound) -> &'static str {
    match sound {
        Sound::Off => "house-sound-off",
        Sound::On => "house-sound-on",
    }
}

fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "house-speed-slow",
        Speed::Usual => "house-speed-usual",
        Speed::Quick => "house-speed-quick",
        Speed::Instant => "house-speed-instant",
    }
}

/// What is chosen; what is not named stays as it was.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Wish {
    lang: Option<String>,
    theme: Option<String>,
    contrast: Option<String>,
    motion: Option<String>,
    sound: Option<String>,
    speed: Option<String>,
    back: String,
}

/// Keeps what is chosen, and goes back.
pub(crate) async fn wish(visit: HouseVisit, Body(wish): Body<Wish>) -> Outcome<Response> {
    let HouseVisit { house, visit, .. } = visit;
    let back = local(&wish.back);
    let mut cookies = vec![];
    if let Some(code) = &wish.lang {
        let language = code.parse::<Language>().map_err(|_| unknown())?;
        cookies.push(lasting_cookie(&house, LANGUAGE_COOKIE, language.code()));
    }
    let look = wish.look(visit.look)?;
    if look != visit.look {
        cookies.push(lasting_cookie(&house, LOOK_COOKIE, &look.to_string()));
    }
    Ok((AppendHeaders(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie))), Redirect::to(&back))
        .into_response())
}

impl Wish {
    fn look(&self, before: Look) -> Outcome<Look> {
        Ok(Look {
            theme: chosen(&self.theme, Theme::from_word, before.theme)?,
            contrast: chosen(&self.contrast, Contrast::from_word, before.contrast)?,
            motion: chosen(&self.motion, Motion::from_word, before.motion)?,
            sound: chosen(&self.sound, Sound::from_word, before.sound)?,
            speed: chosen(&self.speed, Speed::from_word, before.speed)?,
        })
    }
}

fn chosen<T>(word: &Option<String>, read: impl Fn(&str) -> Option<T>, before: T) -> Outcome<T> {
    word.as_deref().map_or(Ok(before), |word| read(word).ok_or_else(unknown))
}

fn unknown() -> Fault {
    Fault::Malformed("house-no-choice".into())
}

/// The way back, if it is inside this house; anything else leads to the front page.
pub(super) fn local(path: &str) -> String {
    let fits = path.starts_with('/') && !path.starts_with("//") && path.bytes().all(|byte| byte.is_ascii_graphic());
    let elsewhere = is_secret(path) || path.starts_with("/settings");
    if fits && !elsewhere && !path.contains('\\') { path.into() } else { "/".into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_in_the_house() {
        assert_eq!(local("/t/abc"), "/t/abc");
        assert_eq!(local("/r/abc?step=3"), "/r/abc?step=3");
        for elsewhere in ["", "//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", "/c/secret", "x"]
        {
            assert_eq!(local(elsewhere), "/", "{elsewhere}");
        }
    }

    #[test]
    fn what_is_not_named_stays_and_nonsense_is_refused() {
        let before = Look { theme: Theme::Dark, ..Look::default() };
        let wish = Wish { motion: Some("still".into()), ..Wish::default() };
        assert_eq!(wish.look(before), Ok(Look { motion: Motion::Still, ..before }));
        assert!(Wish { theme: Some("purple".into()), ..Wish::default() }.look(before).is_err());
    }
}
