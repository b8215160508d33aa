//! Learning a game: the short rules with pictures, lessons, a first match with the coach.
use super::course::{Course, Strand};
use super::learnt::Learnt;
use super::lessons::at_the_table;
use super::parts::symbol;
use super::{Sheet, leaf};
use crate::api::tables::{self, NewTable};
use crate::caller::{HouseVisit, Visit, cookie_for};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::{Info, Teaching, Viewer, Words};
use i18n::{Language, Speech};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use web::Pictures;

/// The short rules of a game, in the visitor's language if there is a text in it.
pub(crate) async fn learn(
    State(house): State<Arc<House>>,
    visit: Visit,
    learnt: Learnt,
    Path(id): Path<String>,
) -> Outcome<Html<String>> {
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let told = |language: Language| Some(ShortRules { language, text: i18n::lesson(info, language)? });
    let rules = told(visit.language).or_else(|| told(Language::ENGLISH)).ok_or(Fault::Missing)?;
    let words = house.speech(info, visit.language);
    let beginner = Beginner { info, learnt: &learnt, words: &words };
    Ok(page(&house, &visit, info, &beginner.ways_to_learn(&rules)))
}

/// The rules for players, as text.
struct ShortRules {
    language: Language,
    text: &'static str,
}

/// Somebody who wants to play a game, how far they have come, and in which words.
struct Beginner<'a> {
    info: &'static Info,
    learnt: &'a Learnt,
    words: &'a Speech,
}

impl Beginner<'_> {
    fn says(&self, key: &str) -> String {
        self.words.text(key, &[])
    }
    /// People open this page to start playing: first what the game is, then the first minute, the lessons and a first
    /// match, then the rules, each chapter folded up.
    fn ways_to_learn(&self, short: &ShortRules) -> Markup {
        let (info, words) = (self.info, self.words);
        let (code, text) = (short.language.code(), short.text);
        let (pitch, rules) = text.split_at(text.find("\n## ").unwrap_or(text.len()));
        html! {
            main #learn.learn {
                header.learn__head {
                    img src=(web::path(&format!("games/{}/door.svg", info.id))) alt="" width="260" height="300";
                    div {
                        article.prose lang=(code) { (PreEscaped(drawn(pitch, info, words))) }
                        p.learn__goal { (self.says(Teaching::GOAL)) }
                    }
                }
                (self.lessons())
                (self.first_match())
                section #rules.learn__rules {
                    h2 { (self.says("house-learn-short-rules")) }
                    article.prose lang=(code) { @for chapter in chapters(rules) { (folded(chapter, info, words)) } }
                    nav.learn__ways aria-label=(self.says("house-learn-ways")) { (ways(info, words)) }
                }
            }
        }
    }
    fn lessons(&self) -> Markup {
        let all = || registry::game(self.info.id).into_iter().flat_map(Course::all);
        let of = |strand: Strand| all().filter(move |course| course.strand == strand);
        let few = |number: usize| engine::Arg::from(u8::try_from(number).unwrap_or(u8::MAX));
        let done = of(Strand::Lessons).filter(|course| self.learnt.has(*course)).count();
        let progress = [("done", few(done)), ("count", few(of(Strand::Lessons).count()))];
        html! {
            section #lessons.learn__part {
                h2 { (self.says("house-learn-lessons")) }
                @if let Some(start) = of(Strand::Prologue).next() { (self.prologue(start)) }
                p { (self.says("house-learn-lessons-about")) }
                @if done > 0 { p.lessons__done { (self.words.text("house-learn-progress", &progress)) } }
                ol.lessons { @for course in of(Strand::Lessons) { (self.lesson(course)) } }
            }
        }
    }
    /// The first minute: the one thing to do for whoever has not done it.
    fn prologue(&self, start: Course) -> Markup {
        let (again, class) = match self.learnt.has_begun(self.info) {
            true => ("house-prologue-again", "btn"),
            false => ("house-prologue-begin", "btn btn--primary"),
        };
        html! {
            div.learn__start {
                div {
                    h3 { (self.says("house-prologue")) @if self.learnt.has_begun(self.info) { " " (self.tick()) } }
                    p { (self.says("house-prologue-about")) }
                }
                a class=(class) href=(start.home()) { (self.says(again)) }
            }
        }
    }
    fn lesson(&self, course: Course) -> Markup {
        html! {
            li {
                a href=(course.home()) {
                    span.lessons__number aria-hidden="true" { (course.number) }
                    span { (self.says(course.lesson.title)) }
                    @if self.learnt.has(course) { (self.tick()) }
                }
            }
        }
    }
    fn tick(&self) -> Markup {
        html! { span.lessons__tick { (symbol("site.svg", "done")) span.vh { (self.says("house-learn-done")) } } }
    }
    fn first_match(&self) -> Markup {
        html! {
            section #play.learn__part {
                h2 { (self.says("house-learn-play")) }
                p { (self.says("house-learn-play-about")) }
                form method="post" action={ "/learn/" (self.info.id) "/play" } {
                    button.btn.btn--primary { (self.says("house-learn-play-now")) }
                }
            }
        }
    }
}

/// The chapters of short rules: a heading each, and what stands under it.
fn chapters(rules: &str) -> impl Iterator<Item = (&str, &str)> {
    rules.split("\n## ").filter_map(|chapter| chapter.split_once('\n'))
}

/// A chapter that shows its heading alone until it is opened.
fn folded((heading, text): (&str, &str), info: &'static Info, words: &Speech) -> Markup {
    html! {
        details.chapter {
            summary { (PreEscaped(drawn(&format!("### {heading}"), info, words))) }
            (PreEscaped(drawn(text, info, words)))
        }
    }
}

/// Markdown with the pictures of a game.
fn drawn(text: &str, info: &'static Info, words: &Speech) -> String {
    web::article(text, &Pictures { game: info.id, figure: &|name| figure(name, info, words), search: None })
}

/// A picture of a lesson's position: `lesson:2/hand`.
pub(super) fn figure(name: &str, info: &'static Info, words: &Speech) -> Option<String> {
    let (number, kind) = name.strip_prefix("lesson:")?.split_once('/')?;
    let lesson = info.teaching.lessons.get(number.parse::<usize>().ok()?.checked_sub(1)?)?;
    let table = registry::game(info.id)?.table_from_position(&lesson.position()).ok()?;
    let seat = lesson.seat()?;
    let (who, names) = (Viewer::Seat(seat), at_the_table(&*table, seat, words));
    web::figure(&table.scene(who, table.told(who), words, &names), kind, words)
}

fn ways(info: &Info, words: &Speech) -> Markup {
    html! {
        a href={ "/rules/" (info.id) } { (words.text("house-learn-all-rules", &[])) }
        a href={ "/puzzles/" (info.id) } { (words.text("house-puzzles", &[])) }
    }
}

/// Begins a match with the coach against gentle bots.
pub(crate) async fn play(visit: HouseVisit, Path(id): Path<String>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = visit;
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let wanted = NewTable::first_match(info);
    let (person, made) = tables::make_table(&house, &caller, &from, &wanted).await?;
    Ok(([(header::SET_COOKIE, cookie_for(&house, &person))], Redirect::to(&made.path())).into_response())
}

/// A page of text about a game.
pub(super) fn page(house: &House, visit: &Visit, info: &'static Info, main: &Markup) -> Html<String> {
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
            let beginner = Beginner { info, learnt: &Learnt::default(), words: &words };
            let page = beginner.ways_to_learn(&ShortRules { language: Language::ENGLISH, text }).into_string();
            let places = ["<h1", "id=\"lessons\"", "/start\"", "id=\"play\"", "id=\"rules\"", "<figure"]
                .map(|part| page.find(part));
            assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{}: {places:?}", info.id);
        }
    }

    /// The same pictures in every language of a game, and all of them can be drawn.
    #[test]
    fn every_page_of_rules_has_its_pictures() {
        for info in registry::infos() {
            for (code, text, english) in [info.learn, info.rules].into_iter().flat_map(beside_english) {
                assert!(english.len() > 5, "{} is hardly illustrated", info.id);
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

    /// The pages in all languages, each with the pictures of the English one.
    fn beside_english(pages: i18n::Texts) -> impl Iterator<Item = (&'static str, &'static str, Vec<&'static str>)> {
        let english = pictures(pages.iter().find(|(code, _)| *code == "en").expect("English").1);
        pages.iter().map(move |(code, text)| (*code, *text, english.clone()))
    }

    fn pictures(text: &str) -> Vec<&str> {
        let after = text.split("![").skip(1).filter_map(|rest| rest.split_once("]("));
        after.filter_map(|(_, rest)| rest.split_once(')')).map(|(name, _)| name).collect()
    }
}
