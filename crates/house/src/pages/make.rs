//! Making a table: with one touch on the front page, or with everything that can be chosen.
use super::parts::{alone, option_words, pace_words, title, value_words};
use super::rules::law;
use super::{Sheet, leaf};
use crate::api::Body;
use crate::api::tables::{self, NewTable};
use crate::caller::{Caller, HouseVisit, Visit, cookie_for};
use crate::fault::{Fault, Outcome, Why};
use crate::house::{House, game};
use crate::people;
use crate::standing::Standing;
use crate::time::TimePolicy;
use axum::extract::Path;
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use engine::{Info, Words};
use i18n::Speech;
use maud::{Markup, html};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What was typed into a form, as it was typed.
#[derive(Default)]
struct Typed(BTreeMap<String, String>);

impl Typed {
    fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }
    fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
    /// Was this value chosen, or is it the usual one and nothing was?
    fn chose(&self, name: &str, value: &str, usual: &str) -> bool {
        self.0.get(name).map_or(usual, String::as_str) == value
    }
    fn with(mut self, name: &str, value: &str) -> Typed {
        self.0.insert(name.into(), value.into());
        self
    }
}

/// The page on which everything about a new table can be chosen.
pub(crate) async fn new(visit: HouseVisit, Path(id): Path<String>) -> Outcome<Html<String>> {
    let HouseVisit { house, caller, visit, .. } = visit;
    let info = registry::game(&id).ok_or(Fault::Missing)?.info();
    let name = match &caller {
        Caller::Person(person) => people::find(&house, person).await?.map(|person| person.name).unwrap_or_default(),
        Caller::Program(_) | Caller::Nobody => String::new(),
    };
    Ok(form(&house, &visit, info, &Typed::default().with("name", &name), None))
}

/// Makes a table. What cannot be made is said on the form, with everything as it was typed.
pub(crate) async fn make(visit: HouseVisit, Body(fields): Body<Vec<(String, String)>>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, visit } = visit;
    let typed = Typed(fields.into_iter().collect());
    let info = game(typed.get("game"))?.info();
    let made = async {
        let wanted = wanted(info, &typed)?;
        tables::make_table(&house, &caller, &from, &wanted).await
    };
    match made.await {
        Ok((person, made)) => {
            Ok(([(header::SET_COOKIE, cookie_for(&house, &person))], Redirect::to(&made.path())).into_response())
        }
        Err(fault) if typed.has("chair1") => {
            let fault = fault.by_rule(&*house.speech(info, visit.language));
            let page = form(&house, &visit, info, &typed, Some(&fault));
            Ok((fault.code().0, page).into_response())
        }
        Err(fault) => Err(fault),
    }
}

/// The level of bots for somebody who plays for the first time.
const GENTLE: &str = bots::LEVEL_NAMES[1];

/// The table that was asked for.
fn wanted(info: &'static Info, typed: &Typed) -> Outcome<NewTable> {
    let mut words = match typed.get("against") {
        "bots" => one_touch(info, GENTLE, 3),
        "friends" => one_touch(info, "open", *info.players.end()),
        _ => chosen(info, typed)?,
    };
    words.insert("game".into(), info.id.into());
    if typed.has("name") {
        words.insert("name".into(), typed.get("name").into());
    }
    serde_json::from_value(Value::Object(words))
        .map_err(|error| Fault::Malformed(Why::of("house-unreadable").in_detail(error)))
}

/// The visitor and a number of others of one kind, with a coach where nobody has to wait.
fn one_touch(info: &Info, others: &str, players: u8) -> Map<String, Value> {
    let players = players.clamp(*info.players.start(), *info.players.end());
    let chairs: Vec<&str> = std::iter::once("me").chain(std::iter::repeat(others)).take(players.into()).collect();
    let alone = others != "open";
    Map::from_iter([("chairs".into(), json!(chairs)), ("coach".into(), alone.into())])
}

/// Everything as it was chosen on the form.
fn chosen(info: &Info, typed: &Typed) -> Outcome<Map<String, Value>> {
    let chairs: Vec<String> = (1..=*info.players.end()).filter_map(|number| chair(typed, number)).collect();
    let options: Map<String, Value> = info
        .options
        .iter()
        .filter(|spec| typed.has(&format!("option.{}", spec.name)))
        .map(|spec| (spec.name.into(), typed.get(&format!("option.{}", spec.name)).into()))
        .collect();
    let time = match typed.get("time") {
        "" => TimePolicy::Relaxed,
        words => words.parse().map_err(|()| Fault::Malformed("house-no-clock".into()))?,
    };
    Ok(Map::from_iter([
        ("chairs".into(), json!(chairs)),
        ("options".into(), Value::Object(options)),
        ("time".into(), json!(tables::Time::of(time))),
        ("listed".into(), typed.has("listed").into()),
        ("hints".into(), typed.has("hints").into()),
        ("take_back".into(), typed.has("take_back").into()),
        ("coach".into(), typed.has("coach").into()),
    ]))
}

/// Who sits in a chair; none if the table has no such chair.
fn chair(typed: &Typed, number: u8) -> Option<String> {
    match typed.get(&format!("chair{number}")) {
        "" | "none" => None,
        "here" => Some(format!("here:{}", typed.get(&format!("here{number}")))),
        kind => Some(kind.into()),
    }
}

/// The clocks one can choose from.
const CLOCKS: [TimePolicy; 5] = [
    TimePolicy::Relaxed,
    TimePolicy::Live { seconds: 30, reserve: 180 },
    TimePolicy::Live { seconds: 90, reserve: 600 },
    TimePolicy::Slow { hours: 24 },
    TimePolicy::Slow { hours: 72 },
];

fn form(house: &House, visit: &Visit, info: &'static Info, typed: &Typed, fault: Option<&Fault>) -> Html<String> {
    let words = house.speech(info, visit.language);
    let says = |key: &str| words.text(key, &[]);
    let heading = words.text("house-new-table", &[("game", title(house, info, visit.language).into())]);
    let main = html! {
        main.leaf {
            h1 { (heading) }
            @if let Some(fault) = fault { p.refused role="alert" { (fault.sentence(&*words)) (law(fault, &*words)) } }
            form.fields method="post" action="/tables" {
                input type="hidden" name="game" value=(info.id);
                fieldset {
                    legend { (says("house-who-plays")) }
                    label.field {
                        span { (says("house-your-name")) }
                        input name="name" maxlength="24" autocomplete="nickname" value=(typed.get("name"));
                    }
                    ol.seating { @for number in 1..=*info.players.end() { (seat(&house.standing, info, typed, &words, number)) } }
                    (alone(&house.standing, &words))
                }
                @if !info.options.is_empty() {
                    details.fold open[info.options.iter().any(|spec| typed.has(&format!("option.{}", spec.name)))] {
                        summary.btn { (says("house-game-options")) }
                        @for spec in info.options { (option(spec, typed, &words)) }
                    }
                }
                fieldset {
                    legend { (says("house-manners")) }
                    (clock(&house.standing, typed, &words))
                    @if house.standing.is_open() {
                        (Tick { name: "listed", key: "house-listed", usual: false }.markup(typed, &words))
                    }
                    (Tick { name: "hints", key: "house-hints", usual: true }.markup(typed, &words))
                    (Tick { name: "coach", key: "house-coach", usual: false }.markup(typed, &words))
                    @if info.drafts {
                        (Tick { name: "take_back", key: "house-take-back", usual: true }.markup(typed, &words))
                    }
                }
                button.btn.btn--primary { (says("house-make-table")) }
            }
        }
    };
    leaf(house, visit, &Sheet::called(&heading), &main)
}

/// A chair: who sits there.
fn seat(standing: &Standing, info: &Info, typed: &Typed, words: &Speech, number: u8) -> Markup {
    let name = format!("chair{number}");
    let usual = match number {
        1 => "me",
        2 => GENTLE,
        _ if number <= *info.players.start() => GENTLE,
        _ => "none",
    };
    let says = |key: &str| words.text(key, &[]);
    let choice = |value: &str, said: String| {
        html! { option value=(value) selected[typed.chose(&name, value, usual)] { (said) } }
    };
    let number_said = words.text("house-chair", &[("number", number.into())]);
    html! {
        li.seating__row {
            i class={ "emblem p" (number) } aria-hidden="true" {}
            label {
                span.vh { (number_said) }
                select name=(name) {
                    @if number == 1 { (choice("me", says("house-chair-me"))) }
                    @if standing.is_open() { (choice("open", says("house-chair-open"))) }
                    @if number > 1 { (choice("here", says("house-chair-here"))) }
                    @for (level, kind) in (1_u8..).zip(bots::LEVEL_NAMES) {
                        (choice(kind, words.text("house-chair-bot", &[("level", level.into())])))
                    }
                    @if standing.is_open() { (choice("program", says("house-chair-program"))) }
                    @if number > *info.players.start() { (choice("none", says("house-chair-none"))) }
                }
            }
            @if number > 1 {
                label.seating__name {
                    span.vh { (says("house-chair-here-name")) }
                    input name={ "here" (number) } maxlength="24" placeholder=(says("house-chair-here-name"))
                        value=(typed.get(&format!("here{number}")));
                }
            }
        }
    }
}

fn option(spec: &engine::OptionSpec, typed: &Typed, words: &Speech) -> Markup {
    let usual = spec.values.first().copied().unwrap_or_default();
    let values = spec.values.iter().map(|value| ((*value).to_owned(), value_words(spec.name, value, words)));
    list(typed, &format!("option.{}", spec.name), &option_words(spec.name, words), usual, values)
}

fn clock(standing: &Standing, typed: &Typed, words: &Speech) -> Markup {
    // Days are for people who are elsewhere.
    let fits = |policy: &TimePolicy| standing.is_open() || !matches!(policy, TimePolicy::Slow { .. });
    let clocks = CLOCKS.into_iter().filter(fits).map(|policy| (policy.to_string(), pace_words(policy, words)));
    list(typed, "time", &words.text("house-clock", &[]), "relaxed", clocks)
}

/// A list to choose from: the word that the form sends for each value, and what people read.
fn list(typed: &Typed, name: &str, head: &str, usual: &str, values: impl Iterator<Item = (String, String)>) -> Markup {
    html! {
        label.field {
            span { (head) }
            select name=(name) {
                @for (value, said) in values {
                    option value=(value) selected[typed.chose(name, &value, usual)] { (said) }
                }
            }
        }
    }
}

/// A box to tick. A form only sends those that are ticked.
struct Tick {
    name: &'static str,
    key: &'static str,
    /// Is it ticked on a form that was not sent yet?
    usual: bool,
}

impl Tick {
    fn markup(&self, typed: &Typed, words: &Speech) -> Markup {
        let ticked = if typed.has("chair1") { typed.has(self.name) } else { self.usual };
        html! {
            label.tick {
                input type="checkbox" name=(self.name) value="yes" checked[ticked];
                span { (words.text(self.key, &[])) }
            }
        }
    }
}
