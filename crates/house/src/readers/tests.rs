//! What a match costs the house, and that nobody else waits while it is read.
use super::*;
use crate::house::House;
use crate::room::lodge::{Lodge, Still};
use crate::room::replayed;
use crate::study::Study;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use engine::{Record, work};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;
use tokio::sync::oneshot;
use tower::ServiceExt as _;

/// Small enough that counting can still detect a cost of 2^n, large enough that n² stands out.
const OFTEN: [usize; 2] = [12, 1_500];

#[test]
fn what_is_brought_or_comes_back_costs_its_lines_however_often_something_was_taken_back() {
    for (info, often) in registry::infos().flat_map(|info| OFTEN.map(|often| (info, often))) {
        let record = testkit::often_taken_back(info.id, often);
        let lines = record.steps.len();
        let (play, work) = work::of(|| replayed(&record));
        assert_eq!((play.table.line_count(), work), (lines, lines - backs(&record)), "a table of {}", info.id);
        let (study, work) = work::of(|| Study::of_record(record).expect("it can be played"));
        assert!(work <= 2 * lines, "{}: {lines} lines cost {work}", info.id);
        let (_, work) = work::of(|| study.after(study.steps()));
        assert!(work <= study.steps(), "what was taken back is left out");
    }
}

fn backs(record: &Record) -> usize {
    record.steps.iter().filter(|line| line.starts_with("back ")).count()
}

/// The record that once stopped a house: forty lines `back`.
fn forty_backs() -> Record {
    testkit::often_taken_back("clank", 40)
}

/// Keeps every reader busy until the answer is dropped.
async fn busy(house: &Arc<House>) -> Vec<Sender<()>> {
    let mut held = vec![];
    for _ in 0..processors() {
        let ((release, wait), (begun, begins)) = (channel::<()>(), oneshot::channel());
        let house = Arc::clone(house);
        let work = move || {
            begun.send(()).expect("somebody waits for it");
            let _ = wait.recv();
            Ok(())
        };
        tokio::spawn(async move { house.readers.read(work).await });
        begins.await.expect("it begins");
        held.push(release);
    }
    held
}

/// How long anything may take on a busy machine before it counts as never.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, waiting).await.is_ok(), "{what}: not within {PATIENCE:?}");
}

/// What a house answers, and where that leads. There is one thread: whatever keeps it busy keeps everything from being
/// answered.
async fn ask(house: &Arc<House>, request: Request) -> (StatusCode, String) {
    let Ok(answer) = crate::router(Arc::clone(house)).oneshot(request).await;
    let to = answer.headers().get(header::LOCATION).map(|to| to.to_str().expect("an address").to_owned());
    (answer.status(), to.unwrap_or_default())
}

fn get(path: &str) -> Request {
    Request::get(path).body(Body::empty()).expect("a request")
}

fn post(path: &str, body: &str) -> Request {
    let form = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    form.body(body.to_owned().into()).expect("a request")
}

fn bring(record: &Record) -> Request {
    let escaped: String = record.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect();
    post("/analysis", &format!("text={escaped}"))
}

#[tokio::test]
async fn while_every_reader_is_busy_the_house_answers_and_reads_nothing_elsewhere() {
    let lodge = Lodge::open("readers").await;
    let house = &lodge.0;
    // Nobody reviews what is only opened here.
    let _reviewer = house.reviewers.acquire().await;
    let (status, home) = ask(house, bring(&forty_backs())).await;
    assert!(status == StatusCode::SEE_OTHER && home.starts_with("/r/"), "forty lines back are read: {status}");
    let trial = home.replacen("/r/", "/a/", 1);
    let other = testkit::often_taken_back("clonk", 40);
    for request in [
        bring(&other),
        get(&home),
        get(&format!("{home}/end?check=deal")),
        get(&format!("{home}/review")),
        get(&format!("{trial}?step=9")),
        post(&format!("{trial}/act"), "at=step%3D9&action=x"),
    ] {
        let (held, before) = (busy(house).await, house.readers.present());
        let (path, asking) = (request.uri().path().to_owned(), Arc::clone(house));
        let asked = tokio::spawn(async move { ask(&asking, request).await });
        // It waits for a reader; were it read elsewhere, it would be answered.
        until("it waits for a reader", async || {
            assert!(!asked.is_finished(), "not read by the readers: {path}");
            assert_eq!(ask(house, get("/health")).await.0, StatusCode::OK, "meanwhile it answers");
            house.readers.present() > before
        })
        .await;
        drop(held);
        let status = asked.await.expect("it is answered").0.as_u16();
        assert!([200, 303, 422].contains(&status), "{status}: {path}");
    }
}

/// A table without bots, which nobody has in memory; and its page.
async fn forgotten_table(house: &Arc<House>) -> Request {
    let wanted = r#"{"game": "gnomes", "chairs": ["program", "program"], "listed": true}"#;
    let make = Request::post("/api/tables").header(header::CONTENT_TYPE, "application/json");
    let (status, _) = ask(house, make.body(wanted.into()).expect("a request")).await;
    assert!(status.is_success(), "{status}");
    let room = house.rooms().pop().expect("the table");
    room.forget().await;
    get(&format!("/t/{}", room.id))
}

#[tokio::test]
async fn nothing_is_played_again_on_the_thread_that_answers() {
    let lodge = Lodge::open("answering").await;
    let house = &lodge.0;
    let _reviewer = house.reviewers.acquire().await;
    let (_, home) = ask(house, bring(&forty_backs())).await;
    let trial = home.replacen("/r/", "/a/", 1);
    for request in [
        forgotten_table(house).await,
        bring(&testkit::often_taken_back("clonk", 40)),
        get(&home),
        get(&format!("{home}?step=30")),
        get(&format!("{home}/end?check=deal")),
        get(&format!("{home}/review")),
        get(&format!("{home}/record")),
        get(&format!("{trial}?step=9")),
        post(&format!("{trial}/act"), "at=step%3D9&action=x"),
        post(&format!("{trial}/undo"), "at=step%3D9"),
    ] {
        let (path, before) = (request.uri().to_string(), work::so_far());
        let (status, _) = ask(house, request).await;
        assert!(!status.is_server_error(), "{path}: {status}");
        assert_eq!(work::so_far() - before, 0, "{path} is played where requests are answered");
    }
}

#[tokio::test]
async fn a_full_queue_says_to_come_again_and_work_keeps_its_desk_when_nobody_waits_for_it() {
    let readers = Arc::new(Readers::of(&(Arc::new(Still) as Arc<dyn Host>), 1, 2));
    let ((release, wait), (begun, begins)) = (channel::<()>(), oneshot::channel());
    let one = Arc::clone(&readers);
    let first = tokio::spawn(async move {
        let work = move || {
            begun.send(()).expect("somebody waits for it");
            let _ = wait.recv();
            Ok(())
        };
        one.read(work).await
    });
    begins.await.expect("it begins");
    first.abort();
    let two = Arc::clone(&readers);
    let second = tokio::spawn(async move { two.read(|| Ok("read")).await });
    until("the second one waits, too", async || readers.chairs.available_permits() == 0).await;
    assert_eq!(readers.desks.available_permits(), 0, "the first one still reads");
    assert_eq!(readers.read(|| Ok("read")).await, Err(Fault::TooMany));
    drop(release);
    assert_eq!(second.await.expect("it is done"), Ok("read"));
}
