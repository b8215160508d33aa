//! What a host does with a store: `adit journal` and `adit admin`, beside a real server and without one.
use super::table::{House, Player, eventually, program, wait};
use serde_json::{Value, json};
use services::Folder;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

impl House {
    fn file(&self, name: &str) -> String {
        let path: PathBuf = self.folder.path().join(name);
        path.to_str().expect("a plain path").into()
    }
    /// Runs a command on the server's own store.
    fn run(&self, words: &[&str]) -> Output {
        run(&[words, &["--database", &self.file("adit.sqlite")]].concat())
    }
}

fn run(words: &[&str]) -> Output {
    Command::new(program()).args(words).output().expect("the program starts")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Makes a table and answers its id.
fn table(maker: &mut Player, chairs: [&str; 2]) -> String {
    maker.make(&json!({ "game": "gnomes", "chairs": chairs, "pace": 0 }));
    maker.table.clone()
}

/// Waits until a question about a table is answered as hoped.
fn wait_for(person: &mut Player, id: &str, hoped: impl Fn(u16, &Value) -> bool) {
    person.table = id.into();
    eventually("the answer that is hoped for", || {
        let reply = person.get("");
        hoped(reply.status, &reply.json).then_some(())
    });
}

#[test]
fn a_store_is_verified_exported_and_moved_beside_its_server() {
    let (house, mut ola) = House::with_guest();
    let over = table(&mut ola, ["level1", "level1"]);
    table(&mut ola, ["me", "program"]);
    wait_for(&mut ola, &over, |_, facts| facts["state"] == "over");

    let verified = house.run(&["journal", "verify"]);
    assert!(verified.status.success(), "{}", said(&verified));
    let whole = "Intact matches, finished: 1; in progress: 1; lines: ";
    assert!(said(&verified).starts_with(whole), "{}", said(&verified));

    let (export, moved) = (house.file("export.jsonl"), house.file("moved.sqlite"));
    assert!(house.run(&["journal", "export", &export]).status.success());
    let again = house.run(&["journal", "export", &export]);
    assert!(!again.status.success() && said(&again).contains("cannot write"), "{}", said(&again));
    let imported = run(&["journal", "import", &export, "--database", &moved]);
    assert!(imported.status.success(), "{}", said(&imported));
    let twice = run(&["journal", "import", &export, "--database", &moved]);
    assert!(!twice.status.success() && said(&twice).contains("is not empty"), "{}", said(&twice));
    assert!(said(&run(&["journal", "verify", "--database", &moved])).starts_with(whole));
    let out = run(&["journal", "export", "--database", &moved]);
    assert_eq!(out.stdout, std::fs::read(&export).expect("the export"), "what was moved is the same");
}

/// Does something to a copy of the server's own store, and lets it be verified.
fn damaged(house: &House, name: &str, spoil: impl FnOnce(&str)) -> Output {
    let (export, moved) = (house.file("whole.jsonl"), house.file(name));
    if !Path::new(&export).exists() {
        assert!(house.run(&["journal", "export", &export]).status.success());
    }
    assert!(run(&["journal", "import", &export, "--database", &moved]).status.success());
    spoil(&moved);
    run(&["journal", "verify", "--database", &moved])
}

/// Runs SQL on a store that nobody serves from.
fn sql(file: &str, statements: &[&'static str]) {
    wait(async {
        let address: journal::Address = file.parse().expect("an address");
        let store = journal::Store::open(&address, house::MIGRATIONS).await.expect("the store opens");
        let writes = statements.iter().map(|sql| journal::Write::new(sql, [])).collect();
        store.write(writes).await.expect("damaged");
        store.close().await;
    });
}

#[test]
fn what_is_lost_from_a_store_is_noticed() {
    let (house, mut ola) = House::with_guest();
    let over = table(&mut ola, ["level1", "level1"]);
    wait_for(&mut ola, &over, |_, facts| facts["state"] == "over");
    let whole = damaged(&house, "whole.sqlite", |_| {});
    assert!(whole.status.success() && said(&whole).contains("Broken: 0."), "{}", said(&whole));
    // What is left is a match that is still on, as far as its lines go.
    let tail = "DELETE FROM entry WHERE seq >= (SELECT max(seq) FROM entry WHERE line LIKE 'P%')";
    let yesterday = ["UPDATE entry SET hash = NULL", "UPDATE match_head SET hash = NULL, lines = NULL"];
    let all = ["DELETE FROM entry", "DELETE FROM match_head"];
    for (name, statements, why) in [
        ("tail.sqlite", &[tail][..], "lines and has"),
        ("yesterday.sqlite", &[tail, yesterday[0], yesterday[1]], "its last lines are missing"),
        ("table.sqlite", &all, "its table is in play, but the match is not there"),
        ("match.sqlite", &[all[0], all[1], "DELETE FROM game_table"], "matches started: 1; purged: 0; still there: 0."),
        ("seal.sqlite", &[yesterday[1]], "has no valid"),
    ] {
        let verified = damaged(&house, name, |file| sql(file, statements));
        assert_eq!(verified.status.code(), Some(1), "{name}: {}", said(&verified));
        assert!(said(&verified).contains(why), "{name}: {}", said(&verified));
    }
    let old = damaged(&house, "old.sqlite", |file| sql(file, &yesterday));
    assert!(old.status.success() && said(&old).contains("without hashes"), "{}", said(&old));
    assert!(house.run(&["admin", "purge", &over]).status.success());
    let purged = house.run(&["journal", "verify"]);
    assert!(purged.status.success(), "what goes on purpose is not missed: {}", said(&purged));
}

#[test]
fn what_sqlite_itself_finds_wrong_is_told() {
    let house = House::open();
    table(&mut house.guest(), ["me", "program"]);
    let verified = damaged(&house, "index.sqlite", |file| {
        // Pages that belong to nothing: nobody who only reads rows would notice.
        let forget = "DELETE FROM sqlite_master WHERE name = 'by_time'";
        sql(file, &["CREATE INDEX by_time ON entry (at)", "PRAGMA writable_schema = ON", forget]);
    });
    assert_eq!(verified.status.code(), Some(1), "{}", said(&verified));
    assert!(said(&verified).contains("Broken, says SQLite:"), "{}", said(&verified));
}

#[test]
fn a_match_with_another_seed_is_broken() {
    let house = House::open();
    let id = table(&mut house.guest(), ["me", "program"]);
    let text = String::from_utf8(house.run(&["journal", "export"]).stdout).expect("text");
    let heads = text.lines().filter(|line| line.starts_with(&format!("[\"{id}\",\"gnomes\"")));
    let digits = heads.flat_map(|line| line.split('"')).find(|word| word.len() == 64).expect("the seed of the match");
    let (broken, moved) = (house.file("broken.jsonl"), house.file("broken.sqlite"));
    std::fs::write(&broken, text.replace(digits, &digits.chars().rev().collect::<String>())).expect("a file");
    assert!(run(&["journal", "import", &broken, "--database", &moved]).status.success());
    let verified = run(&["journal", "verify", "--database", &moved]);
    assert_eq!(verified.status.code(), Some(1), "{}", said(&verified));
    assert!(said(&verified).contains(&format!("{id}: broken: line ")), "{}", said(&verified));
    assert!(said(&verified).contains("but the seed deals"), "{}", said(&verified));
}

#[test]
fn a_host_closes_purges_and_forgets_beside_a_running_server() {
    let (house, mut ola) = House::with_guest();
    let (one, two) = (table(&mut ola, ["me", "program"]), table(&mut ola, ["me", "program"]));
    let list = said(&house.run(&["admin", "list"]));
    assert_eq!(list.lines().count(), 2, "{list}");
    assert!(list.contains(&one) && list.contains("playing") && list.contains("people: 1"), "{list}");

    assert_eq!(said(&house.run(&["admin", "close", &one])), format!("Table {one} is closed.\n"));
    assert!(!house.run(&["admin", "close", &one]).status.success(), "it is closed already");
    wait_for(&mut ola, &one, |_, facts| facts["state"] == "closed" && facts["reason"].as_str().is_some());

    assert_eq!(said(&house.run(&["admin", "purge", &two])), format!("Table {two} and its match are gone.\n"));
    wait_for(&mut ola, &two, |status, _| status == 404);
    assert!(!said(&house.run(&["journal", "export"])).contains(&two), "nothing of it is left");
    assert!(said(&house.run(&["admin", "sweep", "--keep-days", "1"])).ends_with(": 0.\n"));
    assert!(said(&house.run(&["admin", "sweep", "--keep-days", "0"])).ends_with(": 1.\n"));
    wait_for(&mut ola, &one, |status, _| status == 404);

    assert_eq!(ola.ask("/api/me").status, 200);
    let person = ola.http.cookie("adit").expect("a cookie").split('.').next().expect("an id").to_owned();
    assert!(house.run(&["admin", "forget", &person]).status.success());
    assert_eq!(ola.ask("/api/me").status, 401);
    assert!(!house.run(&["admin", "forget", &person]).status.success(), "nobody is left to forget");
    assert!(said(&house.run(&["journal", "verify"])).contains("Broken: 0."));
}

#[test]
fn a_store_that_is_not_there_is_not_made() {
    let folder = Folder::new("keeping").expect("a folder");
    let file = folder.path().join("none.sqlite");
    let output = run(&["admin", "list", "--database", file.to_str().expect("a plain path")]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(!file.exists());
}
