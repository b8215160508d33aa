//! What a match costs the house, and that nobody else waits while it is read.
use super::*;
use crate::house::House;
use crate::room::lodge::Lodge;
use crate::room::replayed;
use crate::study::Study;
use engine::{Record, work};
use std::net::SocketAddr;
use std::sync::mpsc::{Sender, channel};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// Small enough that counting can still detect a cost of 2^n, large enough that n² stands out.
const OFTEN: [usize; 2] = [12, 1_500];

#[test]
fn what_is_brought_or_comes_back_costs_its_lines_however_often_something_was_taken_back() {
    for (info, often) in registry::all().flat_map(|info| OFTEN.map(|often| (info, often))) {
        let record = testkit::often_taken_back(info.id, often);
        let lines = record.steps.len();
        let (play, work) = work::of(|| replayed(&record));
        assert_eq!((play.table.steps(), work), (lines, lines - backs(&record)), "a table of {}", info.id);
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

/// A house that is open, on one thread alone: whatever keeps it busy keeps everything from being answered.
async fn opened(house: &Arc<House>) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let (address, (close, closed)) = (listener.local_addr().expect("an address"), oneshot::channel());
    let house = Arc::clone(house);
    let served = tokio::spawn(async move {
        let until = async { drop(closed.await) };
        crate::serve_house(&house, listener, until).await.expect("it closes well");
    });
    (address, close, served)
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

/// The first line of the answer, and where it leads.
async fn ask(address: SocketAddr, request: String) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    stream.write_all(request.as_bytes()).await.expect("it hears");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    let to = answer.lines().find_map(|line| line.strip_prefix("location: ")).unwrap_or_default();
    (answer.lines().next().unwrap_or_default().to_owned(), to.to_owned())
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n")
}

fn post(path: &str, body: &str) -> String {
    let form = "Content-Type: application/x-www-form-urlencoded";
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: house\r\nConnection: close\r\n{form}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}

fn bring(record: &Record) -> String {
    let escaped: String = record.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect();
    post("/analysis", &format!("text={escaped}"))
}

#[tokio::test]
async fn while_every_reader_is_busy_the_house_answers_and_reads_nothing_elsewhere() {
    let lodge = Lodge::open("readers").await;
    let house = &lodge.0;
    // Nobody reviews what is only opened here.
    let _reviewer = house.reviewers.acquire().await;
    let (address, close, served) = opened(house).await;
    let (status, home) = ask(address, bring(&forty_backs())).await;
    assert!(status.contains("303") && home.starts_with("/r/"), "forty lines back are read: {status}");
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
        let asked = tokio::spawn(ask(address, request.clone()));
        // It waits for a reader; were it read elsewhere, it would be answered.
        while house.readers.present() == before {
            assert!(!asked.is_finished(), "not read by the readers: {request}");
            assert!(ask(address, get("/health")).await.0.contains("200"), "meanwhile it answers");
        }
        drop(held);
        let status = asked.await.expect("it is answered").0;
        assert!(["200", "303", "422"].iter().any(|good| status.contains(good)), "{status}: {request}");
    }
    let held = busy(house).await;
    close.send(()).expect("it is open");
    served.await.expect("it closes while all readers are busy");
    drop(held);
}

#[tokio::test]
async fn a_full_queue_says_to_come_again_and_work_keeps_its_desk_when_nobody_waits_for_it() {
    let readers = Arc::new(Readers::of(1, 2));
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
    while readers.chairs.available_permits() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(readers.desks.available_permits(), 0, "the first one still reads");
    assert_eq!(readers.read(|| Ok("read")).await, Err(Fault::TooMany));
    drop(release);
    assert_eq!(second.await.expect("it is done"), Ok("read"));
}
