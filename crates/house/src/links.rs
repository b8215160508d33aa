//! Secret links: each is exchanged for the cookie, and the browser goes on to an address without a secret.
use crate::caller::{Caller, HouseVisit, Visit, cookie_for, person_or_new};
use crate::fault::{Fault, Outcome};
use crate::house::{House, game};
use crate::keys::{ChairKey, PersonId, Purpose};
use crate::pages;
use crate::people;
use crate::room::invitations::{Invitation, invite};
use crate::rows::{self, Sitter};
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Words;
use journal::MatchId;
use maud::html;
use std::fmt::Write as _;
use std::sync::Arc;

/// A chair's link: whoever opens it may sit down there. It stays good until somebody has sat down, so that the preview
/// of a messenger, which only looks, does not use it up.
pub(crate) async fn chair(visit: HouseVisit, Path(signed): Path<String>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = visit;
    let key: ChairKey = house.keys.open(Purpose::Chair, &signed).ok_or(Fault::Missing)?;
    let room = house.room(&key.table);
    let table = room.lock(&house).await?;
    let valid = table.seating.chairs.get(key.seat.index()).is_some_and(|chair| chair.version == key.version);
    let sits_here = |person: &PersonId| !table.seating.chairs_of(person).is_empty();
    if !valid && !matches!(&caller, Caller::Person(person) if sits_here(person)) {
        return Err(Fault::Stale("house-link-taken"));
    }
    drop(table);
    let person = person_or_new(&house, &caller, &from).await?;
    if valid {
        let chair = Invitation::Sit { seat: key.seat, version: key.version };
        house.store.write(vec![invite(&key.table, &person, chair)]).await?;
    }
    Ok(known_as(&house, &person, Redirect::to(&format!("/t/{}", key.table))))
}

/// The link of a whole table: whoever opens it may sit down in any free chair, or watch if none is free. The answer
/// is a page that goes on by itself, so that a messenger that shows the link has something to show.
pub(crate) async fn join(visit: HouseVisit, Path(signed): Path<String>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, visit } = visit;
    let id: MatchId = house.keys.open(Purpose::Join, &signed).ok_or(Fault::Missing)?;
    let room = house.room(&id);
    let table = room.lock(&house).await?;
    let page = pages::invitation(&table, &house, &visit)?;
    let free = table.seating.chairs.iter().filter(|chair| chair.sitter == Sitter::Open);
    let chairs = free.map(|chair| Invitation::Sit { seat: chair.seat, version: chair.version });
    let invitations: Vec<Invitation> = chairs.chain([Invitation::Watch]).collect();
    drop(table);
    let person = person_or_new(&house, &caller, &from).await?;
    house.store.write(invitations.into_iter().map(|to| invite(&id, &person, to)).collect()).await?;
    Ok(known_as(&house, &person, page))
}

/// The link for those who watch.
pub(crate) async fn watch(visit: HouseVisit, Path(signed): Path<String>) -> Outcome<Response> {
    let HouseVisit { house, caller, from, .. } = visit;
    let table: MatchId = house.keys.open(Purpose::Watch, &signed).ok_or(Fault::Missing)?;
    drop(house.room(&table).lock(&house).await?);
    let person = person_or_new(&house, &caller, &from).await?;
    house.store.write(vec![invite(&table, &person, Invitation::Watch)]).await?;
    Ok(known_as(&house, &person, Redirect::to(&format!("/t/{table}"))))
}

/// The link from another device of the same person.
pub(crate) async fn device(State(house): State<Arc<House>>, Path(signed): Path<String>) -> Outcome<Response> {
    let person = people::use_device_link(&house, &signed).await?;
    Ok(known_as(&house, &person, Redirect::to("/")))
}

/// An answer with the cookie of this person; the secret address it came from is told to nobody.
fn known_as(house: &House, person: &PersonId, answer: impl IntoResponse) -> Response {
    let secret = (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    ([(header::SET_COOKIE, cookie_for(house, person)), secret], answer).into_response()
}

/// The tables at which a person owes a decision, as a feed that only they know about.
pub(crate) async fn feed(
    State(house): State<Arc<House>>,
    visit: Visit,
    Path(signed): Path<String>,
) -> Outcome<Response> {
    let signed = signed.strip_suffix(".atom").unwrap_or(&signed);
    let person: PersonId = house.keys.open(Purpose::Feed, signed).ok_or(Fault::Missing)?;
    let person = people::known(&house, &person).await?.id;
    let origin = visit.origin(&house);
    let mut entries = String::new();
    for row in rows::tables_of(&house.store, &person).await? {
        let room = house.room(&row.id);
        let table = room.lock(&house).await?;
        if table.owing().any(|seat| table.seating.chairs_of(&person).has(seat)) {
            let (id, seq) = (&row.id, table.at(engine::Viewer::Onlooker).seq);
            let words = house.speech(game(&row.game)?.info(), visit.language);
            let title = words.text("house-feed-entry", &[("game", words.text("title", &[]).into())]);
            let updated = date(table.last_change());
            let _ = write!(
                entries,
                "<entry><id>urn:adit:{id}:{seq}</id><title>{}</title><updated>{updated}</updated>\
                 <link href=\"{origin}/t/{id}\"/></entry>",
                html! { (title) }.into_string()
            );
        }
    }
    let updated = date(house.host.now());
    let title = html! { (house.words(visit.language).text("house-your-turn", &[])) }.into_string();
    let feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><id>urn:adit:turns</id>\
         <title>{title}</title><updated>{updated}</updated>{entries}</feed>"
    );
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], feed).into_response())
}

/// A moment as RFC 3339 writes it. Done by hand: a calendar takes ten lines, a library of dates twenty thousand.
pub(crate) fn date(millis: i64) -> String {
    let (days, seconds) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000) / 1_000);
    // The civil calendar from days, after Howard Hinnant.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(date(951_827_696_000), "2000-02-29T12:34:56Z");
        assert_eq!(date(1_794_700_800_000), "2026-11-15T00:00:00Z");
    }
}
