//! Choosing a match to look at: one of one's own, an example, or a record or position from outside.
use super::brought::Brought;
use super::parts::{mark, names, title, tokens};
use super::rules::law;
use super::{Sheet, leaf};
use crate::caller::{Caller, HouseVisit, Origin, Visit};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::keys::PersonId;
use crate::limits::Deed;
use crate::links::date;
use crate::rows::{self, BroughtRow, ChairRow, Stage, TableRow};
use crate::{room, study};
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::{Info, Record, Words};
use i18n::Speech;
use maud::{Markup, html};
use std::sync::Arc;

/// The page on which a match is chosen.
pub(crate) async fn opening(visit: HouseVisit) -> Outcome<Html<String>> {
    page(&visit, "", None).await
}

/// Opens what somebody chooses or brings, or says in which line it cannot be read.
pub(crate) async fn bring(visit: HouseVisit, brought: Result<Brought, Fault>) -> Outcome<Response> {
    let HouseVisit { house, from: Origin(origin), .. } = &visit;
    house.limit(Deed::Bring, *origin)?;
    let text = brought.as_ref().map_or("", Brought::text);
    match opened(house, &brought).await {
        Ok(to) => Ok(Redirect::to(&to).into_response()),
        Err(fault @ (Fault::Malformed(_) | Fault::Refused(..) | Fault::TooLarge)) => {
            Ok((fault.code().0, page(&visit, text, Some(&fault)).await?).into_response())
        }
        Err(fault) => Err(fault),
    }
}

/// Where to look at what somebody brings.
async fn opened(house: &House, brought: &Result<Brought, Fault>) -> Outcome<String> {
    let brought = brought.as_ref().map_err(Clone::clone)?;
    let text = if brought.example.is_empty() { brought.text() } else { example(&brought.example)? };
    if text.trim().is_empty() {
        return Err(Fault::Malformed("house-open-nothing".into()));
    }
    let (id, study) = study::keep(house, text).await?;
    Ok(if study.record.is_some() { format!("/r/{id}") } else { format!("/a/{id}") })
}

/// The record of an example, named `game/name`.
fn example(name: &str) -> Outcome<&'static str> {
    let found = examples().find(|(info, known, _)| format!("{}/{known}", info.id) == name);
    found.map(|(_, _, text)| text).ok_or(Fault::Missing)
}

/// The examples of every game: its facts, and the name and the text of a record.
fn examples() -> impl Iterator<Item = (&'static Info, &'static str, &'static str)> {
    registry::infos().flat_map(|info| info.examples.iter().map(move |(name, text)| (info, *name, *text)))
}

/// Somebody's own match that is over.
struct Finished {
    row: TableRow,
    chairs: Vec<ChairRow>,
    /// Who won, by name.
    winners: Vec<String>,
}

/// How many of somebody's own matches are offered; each has to be looked into.
const MOST: usize = 12;

async fn finished(house: &House, person: &PersonId, visit: &Visit) -> Outcome<Vec<Finished>> {
    let mut chairs = rows::chairs_of_mine(&house.store, person).await?;
    let over = rows::tables_of(&house.store, person).await?.into_iter().filter(|row| row.stage == Stage::Over);
    let mut found = vec![];
    for row in over.take(MOST) {
        let Some(info) = registry::game(&row.game).map(|game| game.info()) else { continue };
        let chairs = chairs.remove(row.id.as_str()).unwrap_or_default();
        let names = room::names(&chairs, &*house.speech(info, visit.language));
        let room = house.room(&row.id);
        let table = room.lock(house).await?;
        let winners = table
            .begun()
            .map_or(vec![], |play| play.table.winners().filter_map(|seat| names.get(seat.index()).cloned()).collect());
        drop(table);
        found.push(Finished { row, chairs, winners });
    }
    Ok(found)
}

async fn page(visit: &HouseVisit, text: &str, fault: Option<&Fault>) -> Outcome<Html<String>> {
    let HouseVisit { house, caller, visit, .. } = visit;
    let (mine, brought) = match caller {
        Caller::Person(person) => {
            (finished(house, person, visit).await?, rows::brought_by(&house.store, person).await?)
        }
        Caller::Program(_) | Caller::Nobody => (vec![], vec![]),
    };
    let words = fault.map_or_else(|| house.words(visit.language), |fault| house.words_for(fault, visit.language));
    let says = |key: &str| words.text(key, &[]);
    let heading = says("house-analysis");
    let here = Here { house, visit, words: &words };
    let main = html! {
        main #end .end {
            header .end__head {
                h1 .end__now { (heading) }
                p .end__sub { (says("house-open-note")) }
            }
            @if fault.is_some() { (here.bringing(text, fault)) }
            section .panel aria-labelledby="h-mine" {
                h2 #h-mine .panel__title { (says("house-open-mine")) }
                @if mine.is_empty() && brought.is_empty() { p { (says("house-open-none")) } }
                ul .chosen { @for finished in &mine { (here.own(finished)) } }
                ul .chosen { @for row in brought.iter().take(MOST) { (here.brought(row)) } }
            }
            section .panel aria-labelledby="h-examples" {
                h2 #h-examples .panel__title { (says("house-open-examples")) }
                ul .chosen { @for (info, name, text) in examples() { (here.example(info, name, text)) } }
            }
            @if fault.is_none() { (here.bringing(text, None)) }
            section .panel {
                h2 .panel__title { (says("house-open-how")) }
                p { (says("house-open-record")) }
                p { (says("house-open-position")) }
            }
        }
    };
    let sheet = Sheet { styles: &["after.css"], scripts: &["drop.js"], ..Sheet::called(&heading) };
    Ok(leaf(house, visit, &sheet, &main))
}

/// Who looks at the page, and in which words.
struct Here<'a> {
    house: &'a Arc<House>,
    visit: &'a Visit,
    words: &'a Speech,
}

impl Here<'_> {
    fn says(&self, key: &str) -> String {
        self.words.text(key, &[])
    }
    /// The form for a file or a text. A file can be dropped on the field, as browsers allow by themselves, and with a
    /// script anywhere on the page.
    fn bringing(&self, text: &str, fault: Option<&Fault>) -> Markup {
        html! {
            form .panel .opening method="post" action="/analysis" enctype="multipart/form-data" {
                h2 .panel__title { (self.says("house-open-bring")) }
                @if let Some(fault) = fault {
                    p .proof .is-bad role="alert" { (self.says("house-not-opened")) " " (fault.sentence(self.words)) (law(fault, self.words)) }
                }
                label {
                    (self.says("house-open-file"))
                    input .opening__file type="file" name="file" accept=".record,.txt,text/plain";
                }
                label {
                    (self.says("house-open-text"))
                    textarea #brought name="text" rows="8" spellcheck="false" autocomplete="off" { (text) }
                }
                button .btn .btn--primary { (self.says("house-open-go")) }
            }
        }
    }
    fn own(&self, Finished { row, chairs, winners }: &Finished) -> Markup {
        let Some(info) = registry::game(&row.game).map(|game| game.info()) else { return html! {} };
        let day: String = date(row.made).chars().take(DAY).collect();
        let won = match winners.is_empty() {
            true => self.says("house-nobody-won"),
            false => self.words.text("house-winner", &[("names", winners.join(", ").into())]),
        };
        html! {
            li {
                a .chosen__go href={ "/r/" (row.id) "/end" } {
                    (mark(info))
                    span .min0 {
                        b { (names(chairs, &*self.house.speech(info, self.visit.language))) }
                        span .facts {
                            span { (title(self.house, info, self.visit.language)) }
                            span { time datetime=(day) { (day) } }
                            span { (won) }
                            @if row.source.is_some() { span { (self.says("house-is-exercise")) } }
                        }
                    }
                    (tokens(chairs))
                }
            }
        }
    }
    fn brought(&self, row: &BroughtRow) -> Markup {
        let Some(info) = registry::game(&row.game).map(|game| game.info()) else { return html! {} };
        html! {
            li {
                a .chosen__go href={ "/r/" (row.study) "/end" } {
                    (mark(info))
                    span .min0 {
                        b { (row.names) }
                        span .facts {
                            span { (title(self.house, info, self.visit.language)) }
                            span { (self.says("house-is-brought")) }
                        }
                    }
                }
            }
        }
    }
    fn example(&self, info: &'static Info, name: &str, text: &str) -> Markup {
        let record = Record::read(text).ok();
        let (players, steps) = record.map_or((0, 0), |record| (record.seats.len(), record.steps.len()));
        let facts = [("players", (players as i64).into()), ("steps", (steps as i64).into())];
        html! {
            li {
                form method="post" action="/analysis" {
                    button .chosen__go name="example" value={ (info.id) "/" (name) } {
                        (mark(info))
                        span .min0 {
                            b { (title(self.house, info, self.visit.language)) }
                            span .facts { span { (self.words.text("house-open-example", &facts)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The letters of a day in a date.
const DAY: usize = 10;
