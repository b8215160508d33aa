//! The front page: three doors, tables to join, matches to watch, the visitor's own.
use super::learnt::Learnt;
use super::luggage::brought_row;
use super::parts::{alone, mark, names, pace_words, symbol, title, tokens};
use super::{Sheet, leaf};
use crate::caller::{Caller, Visit};
use crate::fault::Outcome;
use crate::house::House;
use crate::keys::PersonId;
use crate::room::{self, OpenTable};
use crate::rows::{self, BroughtRow, ChairRow, Sitter, Stage, TableRow};
use axum::extract::State;
use axum::response::Html;
use engine::{Info, Words};
use i18n::Speech;
use maud::{Markup, html};
use std::sync::Arc;

/// The front page.
pub(crate) async fn front(
    State(house): State<Arc<House>>,
    caller: Caller,
    visit: Visit,
    learnt: Learnt,
) -> Outcome<Html<String>> {
    let listed = listed(&house).await?;
    let (mine, brought) = match &caller {
        Caller::Person(person) => (mine(&house, person, &visit).await?, rows::brought_by(&house.store, person).await?),
        Caller::Program(_) | Caller::Nobody => (vec![], vec![]),
    };
    let words = house.words(visit.language);
    let says = |key: &str| words.text(key, &[]);
    let (open, running): (Vec<Listed>, Vec<Listed>) =
        listed.into_iter().partition(|table| table.row.stage == Stage::Open);
    let here = Here { house: &house, visit: &visit, words: &words };
    let has_played = |info: &Info| mine.iter().any(|mine| mine.table.row.game == info.id);
    let begins =
        |info: &Info| if learnt.has_begun(info) || has_played(info) { Begins::Match } else { Begins::Prologue };
    let main = html! {
        main.front {
            section.hero aria-labelledby="doors" {
                svg.scene viewBox="0 0 1440 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                    use href={ (web::path("site.svg")) "#mountain" } {}
                }
                div.hero__text {
                    h1 #doors { (says("house-doors")) }
                    p { (says("house-doors-pick")) }
                }
                div.doors { @for info in registry::infos() { (here.door(info, &here.play(info, begins(info)))) } }
            }
            @if !mine.is_empty() || !brought.is_empty() { (here.mine(&mine, &brought)) }
            @if house.standing.is_open() {
                (here.list(&open, "tables", ["house-open-tables", "house-no-open-tables", "house-sit-down"]))
                (here.list(&running, "watch", ["house-running-matches", "house-no-matches", "house-watch"]))
            } @else {
                section.tables #tables { (alone(&house.standing, &words)) }
            }
        }
    };
    let (title, description) = (says("house-page-title"), says("house-page-sentence"));
    let sheet = Sheet { description: &description, ..Sheet::called(&title) };
    Ok(leaf(&house, &visit, &sheet, &main))
}

/// A table in a list, and who sits there.
struct Listed {
    row: TableRow,
    chairs: Vec<ChairRow>,
}

/// A table of the visitor's own.
struct Mine {
    table: Listed,
    /// What it waits for, while it is played.
    waits: Option<Waits>,
}

/// Whom a match waits for.
enum Waits {
    Me,
    Other(String),
}

async fn listed(house: &House) -> Outcome<Vec<Listed>> {
    let rows = rows::listed(&house.store).await?;
    let mut chairs = rows::chairs_of_listed(&house.store).await?;
    let known = rows.into_iter().filter(|row| registry::game(&row.game).is_some());
    Ok(known.map(|row| Listed { chairs: chairs.remove(row.id.as_str()).unwrap_or_default(), row }).collect())
}

/// How many of somebody's own matches are looked into; each has to be in memory.
const LOOKED_INTO: usize = 12;

async fn mine(house: &House, person: &PersonId, visit: &Visit) -> Outcome<Vec<Mine>> {
    let mut chairs = rows::chairs_of_mine(&house.store, person).await?;
    let (mut mine, mut looked) = (vec![], 0);
    for row in rows::tables_of(&house.store, person).await? {
        let Some(info) = registry::game(&row.game).map(|game| game.info()) else { continue };
        let mut waits = None;
        if row.stage == Stage::Playing && looked < LOOKED_INTO {
            looked += 1;
            let room = house.room(&row.id);
            let table = room.lock(house).await?;
            waits = waits_for(&table, person, &*house.speech(info, visit.language));
        }
        let chairs = chairs.remove(row.id.as_str()).unwrap_or_default();
        mine.push(Mine { table: Listed { row, chairs }, waits });
    }
    Ok(mine)
}

fn waits_for(table: &OpenTable, me: &PersonId, words: &dyn Words) -> Option<Waits> {
    let (mut owing, chairs) = (table.owing(), &table.seating.chairs);
    let mine = table.seating.chairs_of(me);
    let first = owing.first()?;
    match owing.any(|seat| mine.has(seat)) {
        true => Some(Waits::Me),
        false => Some(Waits::Other(room::name(chairs.get(first.index())?, chairs, words))),
    }
}

/// What playing begins with.
#[derive(Clone, Copy)]
enum Begins {
    /// The first minute, for whoever has not seen the game.
    Prologue,
    /// A match.
    Match,
}

/// Who looks at the page, and in which words.
struct Here<'a> {
    house: &'a House,
    visit: &'a Visit,
    words: &'a Speech,
}

impl Here<'_> {
    fn says(&self, key: &str) -> String {
        self.words.text(key, &[])
    }
    /// The way to play at once. Whoever has never played the game learns in a minute what it is about; from there the
    /// match is one tap away.
    fn play(&self, info: &'static Info, begins: Begins) -> Markup {
        let inside = |how: &str| {
            html! {
                span { (self.says("house-play-now")) span.btn__sub { (self.says(how)) } }
                (symbol("site.svg", "play"))
            }
        };
        let start = format!("/learn/{}/start", info.id);
        match begins {
            Begins::Prologue => html! { a.btn.btn--primary.play href=(start) { (inside("house-play-now-first")) } },
            Begins::Match => {
                html! { button.btn.btn--primary.play name="against" value="bots" { (inside("house-play-now-how")) } }
            }
        }
    }
    /// A game as a door: one button plays, one makes a table for friends.
    fn door(&self, info: &'static Info, play: &Markup) -> Markup {
        let game = self.house.speech(info, self.visit.language);
        let told = |key: &str| game.text(key, &[]);
        let players = [("fewest", (*info.players.start()).into()), ("most", (*info.players.end()).into())];
        let picture = web::path(&format!("games/{}/door.svg", info.id));
        html! {
            article.door aria-labelledby={ "door-" (info.id) } {
                div.door__go aria-hidden="true" {
                    img.door__in src=(picture) alt="" width="260" height="300";
                    svg.door__stones viewBox="0 0 260 300" { use href={ (web::path("site.svg")) "#stones" } {} }
                    span.spill {}
                }
                div.door__sign {
                    h2 id={ "door-" (info.id) } { (told("title")) }
                    p.facts {
                        span { (self.words.text("house-players", &players)) }
                        span { (told("pitch-length")) }
                        span { (told("pitch-kind")) }
                    }
                }
                p.pitch { (told("pitch")) }
                form.door__do method="post" action="/tables" {
                    input type="hidden" name="game" value=(info.id);
                    (play)
                    div.more {
                        @if self.house.standing.is_open() {
                            button.btn name="against" value="friends" { (self.says("house-with-friends")) }
                        }
                        a.btn href={ "/learn/" (info.id) } { (self.says("house-learn")) }
                        a.btn href={ "/new/" (info.id) } { (self.says("house-options")) }
                    }
                }
            }
        }
    }
    /// Tables anybody may come to, or a sentence if there are none.
    fn list(&self, tables: &[Listed], id: &str, [head, empty, button]: [&str; 3]) -> Markup {
        html! {
            section.tables id=(id) aria-labelledby={ "h-" (id) } {
                h2 id={ "h-" (id) } { (self.says(head)) }
                @if tables.is_empty() { p.empty { (self.says(empty)) } }
                ul { @for table in tables { (self.row(table, &self.facts(table), Some(button))) } }
            }
        }
    }
    /// The visitor's own tables: those being played, and folded away those that are over.
    fn mine(&self, mine: &[Mine], brought: &[BroughtRow]) -> Markup {
        let is_past = |mine: &&Mine| matches!(mine.table.row.stage, Stage::Over | Stage::Closed);
        let past: Vec<&Mine> = mine.iter().filter(is_past).collect();
        html! {
            section.tables #mine aria-labelledby="h-mine" {
                h2 #h-mine { (self.says("house-my-matches")) }
                ul { @for mine in mine.iter().filter(|mine| !is_past(mine)) { (self.my_row(mine)) } }
                @if past.len() == mine.len() { p.empty { (self.says("house-nothing-running")) } }
                @if !past.is_empty() || !brought.is_empty() {
                    details.past {
                        summary.btn { (self.words.text("house-past-matches", &[("count", ((past.len() + brought.len()) as i64).into())])) }
                        ul {
                            @for mine in past { (self.my_row(mine)) }
                            @for row in brought { (brought_row(self.house, self.visit, row, self.words)) }
                        }
                        p { a href="/settings#matches" { (self.says("house-matches-save")) } }
                    }
                }
            }
        }
    }
    fn my_row(&self, mine: &Mine) -> Markup {
        let says = match (mine.table.row.stage, &mine.waits) {
            (Stage::Open, _) => self.says("house-waits-for-friends"),
            (Stage::Over, _) if mine.table.row.source.is_some() => self.says("house-is-exercise"),
            (Stage::Over, _) => self.says("house-is-over"),
            (Stage::Closed, _) => self.says("house-is-closed"),
            (Stage::Playing, Some(Waits::Me)) => self.says("house-your-turn"),
            (Stage::Playing, Some(Waits::Other(name))) => {
                self.words.text("house-turn-of", &[("name", name.as_str().into())])
            }
            (Stage::Playing, None) => self.says("house-is-played"),
        };
        let button = match mine.table.row.stage {
            Stage::Open | Stage::Playing => "house-go-there",
            Stage::Over => "house-replay",
            Stage::Closed => "house-look",
        };
        html! {
            @match mine.waits {
                Some(Waits::Me) => (self.row(&mine.table, &html! { strong { (says) } }, Some(button))),
                _ => (self.row(&mine.table, &html! { (says) }, Some(button))),
            }
        }
    }
    fn facts(&self, table: &Listed) -> Markup {
        html! { span { (pace_words(table.row.time, self.words)) } }
    }
    fn row(&self, table: &Listed, note: &Markup, button: Option<&str>) -> Markup {
        let Some(info) = registry::game(&table.row.game).map(|game| game.info()) else { return html! {} };
        let game = self.house.speech(info, self.visit.language);
        let sitting = names(&table.chairs, &*game);
        let free = table.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).count();
        let to = match table.row.stage {
            Stage::Over => format!("/r/{}/end", table.row.id),
            _ => format!("/t/{}", table.row.id),
        };
        html! {
            li.tb-row {
                (mark(info))
                div {
                    b { @if sitting.is_empty() { (title(self.house, info, self.visit.language)) } @else { (sitting) } }
                    p.facts {
                        span { (title(self.house, info, self.visit.language)) }
                        @if free > 0 { span { (self.words.text("house-free-chairs", &[("count", (free as i64).into())])) } }
                        (note)
                    }
                }
                (tokens(&table.chairs))
                @if let Some(button) = button { a.btn href=(to) { (self.says(button)) } }
            }
        }
    }
}
