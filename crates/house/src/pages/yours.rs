//! The part of the settings that is about the person: a way to another device, a vacation, the way out.
use super::parts::{HandOn, alone};
use super::{Sheet, leaf};
use crate::api::{Body, me, with_cookie};
use crate::caller::{Caller, HouseVisit, no_cookie};
use crate::fault::{Fault, Outcome};
use crate::house::House;
use crate::people::{self, LONGEST_VACATION};
use axum::response::{Html, Redirect, Response};
use engine::Words;
use i18n::Speech;
use maud::{Markup, html};
use serde::Deserialize;

/// Where these things stand on the page.
const HERE: &str = "/settings#you";

/// The part of the page that is about the person who looks at it.
pub(super) async fn yours(house: &House, caller: &Caller, words: &Speech) -> Markup {
    let person = match caller {
        Caller::Person(id) => people::find(house, id).await.ok().flatten(),
        Caller::Program(_) | Caller::Nobody => None,
    };
    html! {
        section #you {
            h2 { (words.text("house-you-here", &[])) }
            @match &person {
                None => p.quiet { (words.text("house-you-unknown", &[])) },
                Some(person) if house.standing.is_open() => {
                    (device(words)) (vacation(days_left(person.vacation - house.host.now()), words)) (way_out(words))
                },
                Some(_) => { (alone(&house.standing, words)) (way_out(words)) },
            }
        }
    }
}

fn device(words: &Speech) -> Markup {
    html! {
        form.panel method="post" action="/settings/device" {
            h3 { (words.text("house-device", &[])) }
            p.quiet { (words.text("house-device-note", &[])) }
            button.btn { (words.text("house-device-make", &[])) }
        }
    }
}

fn vacation(left: u32, words: &Speech) -> Markup {
    html! {
        form.panel method="post" action="/settings/vacation" {
            h3 { (words.text("house-vacation", &[])) }
            @if left > 0 {
                p { (words.text("house-vacation-left", &[("count", left.into())])) }
                input type="hidden" name="days" value="0";
                button.btn { (words.text("house-vacation-end", &[])) }
            } @else {
                p.quiet { (words.text("house-vacation-note", &[])) }
                label { (words.text("house-vacation-days", &[])) " "
                    input type="number" name="days" min="1" max=(LONGEST_VACATION) value="7" required; }
                button.btn { (words.text("house-vacation-begin", &[])) }
            }
        }
    }
}

/// A day that has begun counts as a whole one.
fn days_left(milliseconds: i64) -> u32 {
    u32::try_from(milliseconds.div_euclid(me::DAY) + i64::from(milliseconds.rem_euclid(me::DAY) > 0)).unwrap_or(0)
}

fn way_out(words: &Speech) -> Markup {
    html! {
        form.panel method="post" action="/settings/forget" {
            h3 { (words.text("house-forget", &[])) }
            p.quiet { (words.text("house-forget-note", &[])) }
            label.sure { input type="checkbox" name="sure" value="yes" required; " " (words.text("house-forget-sure", &[])) }
            button.btn { (words.text("house-forget", &[])) }
        }
    }
}

/// The page with a link to another device. The link is in no address; going back to the page makes another one.
pub(crate) async fn make_link(HouseVisit { house, caller, visit, .. }: HouseVisit) -> Outcome<Html<String>> {
    let words = house.words(visit.language);
    let path = people::device_link(&house, caller.person()?).await?;
    let link = format!("{}{path}", visit.origin(&house));
    let heading = words.text("house-device", &[]);
    let main = html! {
        main.leaf {
            h1 { (heading) }
            p { (words.text("house-device-note", &[])) }
            (HandOn { link: &link, said: &words.text("house-device-made", &[]) }.markup(&*words))
            a.btn href=(HERE) { (words.text("house-back", &[])) }
        }
    };
    Ok(leaf(&house, &visit, &Sheet::called(&heading), &main))
}

/// How long.
#[derive(Deserialize)]
pub(crate) struct Days {
    days: u32,
}

/// Begins a vacation, or ends it.
pub(crate) async fn take_vacation(visit: HouseVisit, Body(Days { days }): Body<Days>) -> Outcome<Redirect> {
    let HouseVisit { house, caller, .. } = visit;
    let mut person = people::known(&house, caller.person()?).await?;
    person.vacation = me::vacation_of(days, house.host.now())?;
    people::change(&house, &person).await?;
    Ok(Redirect::to(HERE))
}

/// Did they tick that they mean it?
#[derive(Deserialize)]
pub(crate) struct Sure {
    #[serde(default)]
    sure: String,
}

/// Forgets the person, who has said twice that they want that.
pub(crate) async fn forget(visit: HouseVisit, Body(Sure { sure }): Body<Sure>) -> Outcome<Response> {
    if sure != "yes" {
        return Err(Fault::Malformed("house-forget-unsure".into()));
    }
    me::forget_person(&visit.house, visit.caller.person()?).await?;
    Ok(with_cookie(no_cookie(&visit.house), Redirect::to("/")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_that_has_begun_counts() {
        assert_eq!([-5, 0, 1, me::DAY, me::DAY + 1].map(days_left), [0, 0, 1, 1, 2]);
    }
}
