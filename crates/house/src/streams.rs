//! Live updates: each viewer has a stream of what they see.
use crate::caller::{Caller, TableVisit, Visit};
use crate::fault::Outcome;
use crate::house::House;
use crate::limits::Deed;
use crate::pages::{self, Face, Guest};
use crate::room::{Depends, OpenTable, Presenter, Room, viewing};
use crate::rows::{Sitter, Stage};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use engine::{AnyTable, Seat, Seats, Viewer};
use futures_util::{Stream, stream};
use i18n::Language;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use web::Held;
use web::json::TableSight;

mod small;

/// How often a quiet stream gives a sign of life, so that both sides notice a dead connection.
const ALIVE: Duration = Duration::from_secs(15);

/// Why a stream goes on.
enum Woken {
    /// Something may look different.
    Changed,
    /// It has been quiet for a while.
    Quiet,
}

/// A sign of life.
fn alive() -> Event {
    Event::default().comment("")
}

/// The stream of a page: the elements that have changed; all of them at first, so that a resume misses nothing.
pub(crate) async fn live(visit: TableVisit, headers: HeaderMap) -> Outcome<Response> {
    let attendance = Attendance::new(visit).await?;
    let feed = (attendance, Sent::default());
    let live = Sse::new(stream::unfold(feed, |(mut attendance, mut sent)| async move {
        loop {
            if let Woken::Quiet = attendance.wait().await? {
                return Some((Ok::<_, Infallible>(alive()), (attendance, sent)));
            }
            let changed = attendance.shown(|table, attendance| {
                let Attendance { house, caller, who, visit, .. } = attendance;
                let guest = Guest { who: *who, caller, visit };
                let html = sent.changes(&pages::face(table, house, guest), *who)?;
                Some((house.base.page(html), table.at(*who).to_string()))
            });
            if let Some((html, at)) = changed.await {
                attendance.count(html.len());
                let event = Event::default().event("table").id(at).data(html);
                return Some((Ok(event), (attendance, sent)));
            }
        }
    }));
    Ok(small::small(live.into_response(), &headers))
}

/// What a page already holds.
#[derive(Default)]
struct Sent {
    /// Of the table, and for whose eyes.
    held: Held,
    who: Option<Viewer>,
    /// A page without a table: the waiting room, a cover.
    plain: String,
}

impl Sent {
    /// What has to be sent for the page to show this, if anything.
    fn changes(&mut self, face: &Face, who: Viewer) -> Option<String> {
        let shown = match face {
            Face::Table(shown) => shown,
            Face::Plain(page) if *page == self.plain => return None,
            Face::Plain(page) => {
                self.plain.clone_from(page);
                return Some(page.clone());
            }
        };
        // After a page without a table, and for other eyes, everything is new.
        if !std::mem::take(&mut self.plain).is_empty() || self.who.replace(who) != Some(who) {
            self.held = Held::default();
        }
        let changes = shown.update(&mut self.held).html;
        Some(changes).filter(|changes| !changes.is_empty())
    }
}

/// The stream of a program or of `adit join`, in JSON.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "table", params(("id" = String, Path,), ("lang" = Option<String>, Query,)),
    responses((status = 200, description = "Server-sent events: `scene` for people and watchers; `news`, `decide` and \
    `over` for the chair of a program.", content_type = "text/event-stream", body = String),
    (status = 429, body = crate::fault::ErrorBody)))]
pub(crate) async fn events(
    visit: TableVisit,
    headers: HeaderMap,
) -> Outcome<Sse<impl Stream<Item = Result<Event, Infallible>> + Send + 'static>> {
    let attendance = Attendance::new(visit).await?;
    let told = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok()).unwrap_or(0);
    let feed = (attendance, Memory { told, ..Memory::default() }, VecDeque::new());
    Ok(Sse::new(stream::unfold(feed, |(mut attendance, mut memory, mut queue)| async move {
        loop {
            if let Some(event) = queue.pop_front() {
                return Some((Ok(event), (attendance, memory, queue)));
            }
            if let Woken::Quiet = attendance.wait().await? {
                return Some((Ok(alive()), (attendance, memory, queue)));
            }
            let events = attendance.shown(|table, attendance| Some(memory.events(table, attendance))).await;
            queue.extend(events.into_iter().flatten());
        }
    })))
}

/// What a stream of JSON has already told.
#[derive(Default)]
struct Memory {
    told: usize,
    asked: Option<usize>,
    scene: Value,
    over: bool,
    /// How often everybody had been asked again.
    repeats: u32,
}

impl Memory {
    fn events(&mut self, table: &OpenTable, attendance: &Attendance) -> Vec<Event> {
        let repeats = attendance.room.repeats();
        if std::mem::replace(&mut self.repeats, repeats) != repeats {
            (self.asked, self.scene) = (None, Value::Null);
        }
        match attendance.who.seat().filter(|seat| table.seating.chair(*seat).sitter == Sitter::Program) {
            Some(seat) => self.program(table, seat),
            None => self.scene(table, attendance).into_iter().collect(),
        }
    }
    /// A person or watcher is shown a Scene; a View is for programs alone.
    fn scene(&mut self, table: &OpenTable, attendance: &Attendance) -> Option<Event> {
        let presenter = Presenter { house: &attendance.house, table, who: attendance.who };
        let scene = scene_json(presenter, attendance.visit.language)?;
        if scene == self.scene {
            return None;
        }
        self.scene = scene;
        Some(Event::default().event("scene").id(table.at(attendance.who).to_string()).data(self.scene.to_string()))
    }
    fn program(&mut self, table: &OpenTable, seat: Seat) -> Vec<Event> {
        let Some(play) = &table.play else { return vec![] };
        let (real, who) = (&*play.table, Viewer::Seat(seat));
        let (news, mut events) = (real.news(who), vec![]);
        if news.len() < self.told {
            // Something was taken back, so everything is told again from the start.
            self.told = 0;
            events.push(Event::default().event("again").data("{}"));
        }
        if news.len() > self.told {
            let data = json!({ "news": news[self.told..] });
            self.told = news.len();
            events.push(Event::default().event("news").id(self.told.to_string()).data(data.to_string()));
        }
        let legal = real.offers(seat);
        if !legal.is_empty() && self.asked != Some(real.line_count()) {
            self.asked = Some(real.line_count());
            let view: Vec<String> = real.view_text(who).lines().map(Into::into).collect();
            let at = table.at(who).to_string();
            let data = json!({ "at": at, "seat": seat.to_string(), "legal": legal, "view": view });
            events.push(Event::default().event("decide").data(data.to_string()));
        }
        if table.row.stage == Stage::Over && !std::mem::replace(&mut self.over, true) {
            events.push(Event::default().event("over").data(result(real).to_string()));
        }
        events
    }
}

/// Scores and winners.
pub(crate) fn result(table: &dyn AnyTable) -> Value {
    let scores = table.scores();
    let scores: Vec<Option<i16>> = table.players().map(|seat| scores[seat]).collect();
    let winners: Vec<String> = table.winners().map(|seat| seat.to_string()).collect();
    json!({ "scores": scores, "winners": winners })
}

/// What a viewer is shown, as JSON.
pub(crate) fn scene_json(presenter: Presenter<'_>, language: Language) -> Option<Value> {
    let shown = presenter.show(language)?;
    let (at, news) = (shown.at.to_string(), shown.frame.news);
    Some(TableSight { at, news, scene: shown.scene, frame: shown.frame }.write())
}

/// Somebody who is looking at a table, for as long as their stream is open.
struct Attendance {
    house: Arc<House>,
    room: Arc<Room>,
    caller: Caller,
    who: Viewer,
    /// The chairs that are taken as long as the stream is open: several where people share a device.
    seats: Seats,
    visit: Visit,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    first: bool,
    /// The chair has changed hands; the stream ends.
    gone: bool,
    /// What the last picture depended on, and how often everybody had been asked again by then.
    depends: Option<(Depends, u32)>,
}

impl Attendance {
    async fn new(visit: TableVisit) -> Outcome<Attendance> {
        let TableVisit { house, caller, from, visit, id } = visit;
        house.limit(Deed::Stream, from.0)?;
        let room = house.room(&id);
        let table = room.lock(&house).await?;
        let who = viewing::viewer(&table, &house, &caller).await?;
        let seats = table.seating.chairs_at(&caller, who);
        drop(table);
        let (changes, closing) = (room.watch(), house.closing.subscribe());
        for seat in seats {
            room.arrive(&house, seat).await;
        }
        house.meters.streams.fetch_add(1, Ordering::Relaxed);
        let (first, gone, depends) = (true, false, None);
        Ok(Attendance { house, room, caller, who, seats, visit, changes, closing, first, gone, depends })
    }
    /// Waits until something may look different, but not too long. None when the house closes or the chair is somebody
    /// else's.
    async fn wait(&mut self) -> Option<Woken> {
        if self.gone {
            return None;
        }
        if std::mem::take(&mut self.first) {
            return Some(Woken::Changed);
        }
        tokio::select! {
            changed = self.changes.changed() => changed.ok().map(|()| Woken::Changed),
            () = self.house.host.sleep(ALIVE) => Some(Woken::Quiet),
            _ = self.closing.wait_for(|closing| *closing) => None,
        }
    }
    /// Looks at the table. None if it cannot be read now, or if nothing has changed that this viewer can see: others
    /// try out their turns, and drawing a picture only to find it unchanged costs a hundred times as much.
    async fn shown<T>(&mut self, look: impl FnOnce(&OpenTable, &Attendance) -> Option<T>) -> Option<T> {
        self.changes.borrow_and_update();
        let (house, room) = (Arc::clone(&self.house), Arc::clone(&self.room));
        let table = room.lock(&house).await.ok()?;
        self.gone = self.seats.into_iter().any(|seat| !table.seating.is_chair_of(&self.caller, seat));
        self.who = viewing::viewer_now(&table, &self.caller, self.who);
        let presenter = Presenter { house: &house, table: &table, who: self.who };
        let depends = Some((presenter.depends(), room.repeats()));
        if self.gone || self.depends == depends {
            return None;
        }
        self.depends = depends;
        look(&table, self)
    }
    fn count(&self, bytes: usize) {
        self.house.meters.updates.fetch_add(1, Ordering::Relaxed);
        self.house.meters.update_bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.house.meters.streams.fetch_sub(1, Ordering::Relaxed);
        let (house, room, seats) = (Arc::clone(&self.house), Arc::clone(&self.room), self.seats);
        let host = Arc::clone(&house.host);
        host.spawn(Box::pin(async move {
            for seat in seats {
                room.depart(&house, seat).await;
            }
        }));
    }
}
