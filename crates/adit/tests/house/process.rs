//! The process itself: how it ends, and what it refuses to begin with.
use super::luck::Luck;
use super::table::{House, PATIENCE, chair, database_in, program};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// What becomes of a server that should refuse to open; one that opens after all is ended.
fn serve(words: &[&str]) -> Output {
    let mut command = Command::new(program());
    command.arg("serve").args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (mut server, start) = (command.spawn().expect("the program runs"), Instant::now());
    while server.try_wait().expect("its state").is_none() {
        if start.elapsed() > REFUSAL {
            server.kill().expect("it can be ended");
        }
        thread::sleep(Duration::from_millis(10));
    }
    server.wait_with_output().expect("what it said")
}

/// How long a server may take to say why it does not open, on a busy machine.
const REFUSAL: Duration = Duration::from_secs(30);

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_house_closes_quickly_and_well_while_streams_are_open() {
    let (mut house, mut ola, made) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"] }));
    let watcher = house.watcher(&made);
    let mut program = ola.program(&chair(&made, 1)["token"]);
    let mut streams: Vec<_> = (0..10).map(|_| ola.live()).collect();
    streams.extend([ola.events(), program.events(), watcher.events()]);
    let at = program.move_at_random(&mut Luck::new(71)).expect("it is asked").reply.good();
    house.node.stop().expect("it ends with 0");
    // It would also end after its longest farewell, and say so.
    assert!(!house.node.log().contains("cut off"), "{}", house.node.log());
    for stream in &mut streams {
        while stream.next_within(PATIENCE).expect("no stream is cut in the middle").is_some() {}
    }
    house.node.start_again().expect("it comes back");
    assert_eq!(ola.facts()["at"], at["at"]);
}

#[test]
fn a_second_server_on_the_same_file_is_refused_in_words() {
    let house = House::open();
    let file = database_in(&house.folder);
    let output = serve(&["--listen", "127.0.0.1:0", "--database", file.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("another process is already serving from"), "{}", said(&output));
    assert_eq!(said(&output).trim().lines().count(), 1, "one sentence: {}", said(&output));
}

/// SQLite only reads a file of a newer format than its own, even for root, whom permissions would not stop.
fn make_read_only(file: &Path) {
    let mut bytes = fs::read(file).expect("a file");
    bytes[18] = 3;
    fs::write(file, bytes).expect("it can be written");
}

#[test]
fn a_file_that_may_only_be_read_opens_no_house() {
    let mut house = House::open();
    house.guest().make(&json!({ "game": "gnomes", "chairs": ["me", "program"] }));
    house.node.stop().expect("it ends well");
    let file = database_in(&house.folder);
    make_read_only(&file);
    let output = serve(&["--listen", "127.0.0.1:0", "--database", file.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("readonly"), "{}", said(&output));
    assert_eq!(said(&output).trim().lines().count(), 1, "one sentence: {}", said(&output));
}

#[test]
fn nonsense_addresses_are_one_sentence() {
    let house = House::open();
    let taken = house.node.address().to_string();
    let folder = house.folder.path().join("folder");
    fs::create_dir(&folder).expect("a folder");
    let folder = folder.to_str().expect("a plain path");
    let free = house.folder.path().join("free.sqlite");
    let free = free.to_str().expect("a plain path");
    for words in [
        &["--listen", "nowhere", "--database", free][..],
        &["--listen", "127.0.0.1:99999", "--database", free],
        &["--database-limit", "much", "--database", free],
        &["--log", "loudly", "--database", free],
        &["--listen", &taken, "--database", free],
        &["--listen", "192.0.2.1:80", "--database", free],
        &["--listen", "127.0.0.1:0", "--database", folder],
        &["--listen", "127.0.0.1:0", "--database", "/proc/none/adit.sqlite"],
        &["--listen", "127.0.0.1:0", "--database", "postgres://nobody@127.0.0.1:1/none"],
        &["--listen", "127.0.0.1:0", "--database", "postgres://"],
    ] {
        let output = serve(words);
        let sentence = said(&output);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {sentence}");
        assert!(sentence.starts_with("adit: ") && sentence.lines().count() == 1, "{words:?}: {sentence}");
    }
}
