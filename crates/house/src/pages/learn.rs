//! Learning a game: the short rules with pictures, lessons, a first match with the coach; and all the numbered rules.
use super::lessons::at_the_table;
use super::{Sheet, leaf};
use crate::api::tables::{self, NewTable};
use crate::caller::{HouseVisit, Visit, cookie_for};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::{Info, Rule, Viewer, Words};
use i18n::{Language, Speech};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use web::{Pictures, Translated};

/// The short rules of a game, in the visitor's language if there is a text in it.
pub(crate) async fn learn(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
) -> Outcome<Html<String>> {
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let told = |language: Language| Some(ShortRules { language, text: i18n::lesson(info, language)? });
    let rules = told(visit.language).or_else(|| told(Language::ENGLISH)).ok_or(Fault::Missing)?;
    let words = house.speech(info, visit.language);
    Ok(page(&house, &visit, info, &ways_to_learn(info, &rules, &words)))
}

/// The rules for players, as text.
struct ShortRules {
    language: Language,
    text: &'static str,
}

/// People open this page to start playing: first what the game is, then the lessons and a first match, then the rules.
fn ways_to_learn(info: &'static Info, short: &ShortRules, words: &Speech) -> Markup {
    let (code, text) = (short.language.code(), short.text);
    let (pitch, rules) = text.split_at(text.find("\n## ").unwrap_or(text.len()));
    html! {
        main #learn.learn {
            header.learn__head {
                img src=(web::path(&format!("games/{}/door.svg", info.id))) alt="" width="260" height="300";
                div {
                    article.prose lang=(code) { (PreEscaped(drawn(pitch, info, words))) }
                    nav.learn__ways aria-label=(words.text("house-learn-ways", &[])) { (ways(info, words)) }
                }
            }
            (lessons(info, words))
            (first_match(info, words))
            article #rules.prose lang=(code) { (PreEscaped(drawn(rules, info, words))) }
        }
    }
}

/// Markdown with the pictures of a game.
fn drawn(text: &str, info: &'static Info, words: &Speech) -> String {
    web::article(text, &Pictures { game: info.id, figure: &|name| figure(name, info, words), translated: None })
}

/// The numbered rules, which are written in English, with the sentences by which a table cites them.
fn drawn_rules(info: &'static Info, words: &Speech) -> String {
    let sentence = |rule: &str| Some(Rule::key_of(rule)).filter(|key| words.has(key)).map(|key| words.text(&key, &[]));
    let language = words.language();
    let translated =
        (language != Language::ENGLISH).then_some(Translated { language: language.code(), rule: &sentence });
    web::article(info.teaching.rules, &Pictures { game: info.id, figure: &|_| None, translated })
}

/// A picture of a lesson's position: `lesson:2/hand`.
fn figure(name: &str, info: &'static Info, words: &Speech) -> Option<String> {
    let (number, kind) = name.strip_prefix("lesson:")?.split_once('/')?;
    let lesson = info.teaching.lessons.get(number.parse::<usize>().ok()?.checked_sub(1)?)?;
    let table = registry::game(info.id)?.table_from_position(&lesson.position()).ok()?;
    let seat = lesson.seat()?;
    let (who, names) = (Viewer::Seat(seat), at_the_table(&*table, seat, words));
    web::figure(&table.scene(who, table.told(who), words, &names), kind, words)
}

fn ways(info: &Info, words: &Speech) -> Markup {
    html! {
        a href="#lessons" { (words.text("house-learn-lessons", &[])) }
        a href="#play" { (words.text("house-learn-play", &[])) }
        a href="#rules" { (words.text("house-learn-short-rules", &[])) }
        a href={ "/rules/" (info.id) } { (words.text("house-learn-all-rules", &[])) }
    }
}

fn lessons(info: &Info, words: &Speech) -> Markup {
    html! {
        section #lessons.learn__part {
            h2 { (words.text("house-learn-lessons", &[])) }
            p { (words.text("house-learn-lessons-about", &[])) }
            ol.lessons {
                @for (at, lesson) in info.teaching.lessons.iter().enumerate() {
                    li {
                        a href={ "/learn/" (info.id) "/" (at + 1) } {
                            span.lessons__number aria-hidden="true" { (at + 1) }
                            span { (words.text(lesson.title, &[])) }
                        }
                    }
                }
            }
        }
    }
}

fn first_match(info: &Info, words: &Speech) -> Markup {
    html! {
        section #play.learn__part {
            h2 { (words.text("house-learn-play", &[])) }
            p { (words.text("house-learn-play-about", &[])) }
            form method="post" action={ "/learn/" (info.id) "/play" } {
                button.btn.btn--primary { (words.text("house-learn-play-now", &[])) }
            }
        }
    }
}

/// Begins a match with the coach against gentle bots.
pub(crate) async fn play(visit: HouseVisit, Path(id): Path<String>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = visit;
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let wanted = NewTable::first_match(info);
    let (person, made) = tables::make_table(&house, &caller, &from, &wanted).await?;
    Ok(([(header::SET_COOKIE, cookie_for(&house, &person))], Redirect::to(&made.url)).into_response())
}

/// All the numbered rules of a game. They are written in English; each can be pointed at by its id.
pub(crate) async fn rules(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(id): Path<String>,
) -> Outcome<Html<String>> {
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let words = house.speech(info, visit.language);
    let main = html! {
        main #learn.learn {
            nav.learn__ways { a.btn href={ "/learn/" (info.id) } { (words.text("house-learn-short-rules", &[])) } }
            @if visit.language != Language::ENGLISH {
                p.learn__language { (words.text("house-rules-language", &[])) }
            }
            article.prose.prose--rules lang="en" { (PreEscaped(drawn_rules(info, &words))) }
        }
    };
    Ok(page(&house, &visit, info, &main))
}

fn page(house: &House, visit: &Visit, info: &'static Info, main: &Markup) -> Html<String> {
    let title = house.speech(info, visit.language).text("title", &[]);
    let sheet = Sheet { title: &title, game: Some(info.id), styles: &["learn.css"], ..Sheet::default() };
    leaf(house, visit, &sheet, main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_and_a_first_match_come_before_the_rules_to_read() {
        for info in registry::infos() {
            let text = i18n::lesson(info, Language::ENGLISH).expect("every game has its rules in English");
            let words = Speech::new(Language::ENGLISH, &[&[info.into()], &crate::WORDS[..]].concat());
            let page = ways_to_learn(info, &ShortRules { language: Language::ENGLISH, text }, &words).into_string();
            let places =
                ["<h1", "id=\"lessons\"", "id=\"play\"", "id=\"rules\"", "<figure"].map(|part| page.find(part));
            assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{}: {places:?}", info.id);
        }
    }

    /// The same pictures in every language of a game, and all of them can be drawn.
    #[test]
    fn every_page_of_rules_has_its_pictures() {
        for info in registry::infos() {
            let english: Vec<&str> = pictures(info.learn.iter().find(|(code, _)| *code == "en").expect("English").1);
            assert!(english.len() > 5, "{} is hardly illustrated", info.id);
            for (code, text) in info.learn {
                assert_eq!(pictures(text), english, "{} {code}", info.id);
                let language: Language = code.parse().expect("a language of ours");
                let words = Speech::new(language, &[info.into(), i18n::TextTable { name: "web", texts: web::TEXTS }]);
                for name in &english {
                    let sign = name.strip_prefix("sign:").map(|sign| format!("id=\"s-{sign}\""));
                    let found = match sign {
                        Some(sign) => {
                            let sprite = web::asset(&format!("games/{}.svg", info.id)).expect("a game has symbols");
                            String::from_utf8_lossy(sprite.bytes).contains(&sign)
                        }
                        None => figure(name, info, &words).is_some(),
                    };
                    assert!(found, "{} {code}: {name}", info.id);
                }
            }
        }
    }

    fn pictures(text: &str) -> Vec<&str> {
        let after = text.split("![").skip(1).filter_map(|rest| rest.split_once("]("));
        after.filter_map(|(_, rest)| rest.split_once(')')).map(|(name, _)| name).collect()
    }

    #[test]
    fn every_numbered_rule_can_be_pointed_at_once() {
        for info in registry::infos() {
            let words =
                Speech::new(Language::ENGLISH, &[info.into(), i18n::TextTable { name: "web", texts: web::TEXTS }]);
            let html = drawn_rules(info, &words);
            let ids: Vec<&str> = html.split("<li id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let mut once = ids.clone();
            once.sort_unstable();
            once.dedup();
            assert!(ids.len() > 50 && once.len() == ids.len(), "{}: {} of {}", info.id, once.len(), ids.len());
            // Every rule that a refusal cites has a sentence, and its place here.
            let cited = info.texts[0].1.lines().filter_map(|line| line.strip_prefix("rule-")?.split(' ').next());
            for key in cited {
                let found = ids.iter().any(|id| id.to_lowercase().replace('.', "-") == key);
                assert!(found, "{}: {key}", info.id);
            }
        }
    }
}
