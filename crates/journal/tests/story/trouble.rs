//! What goes wrong outside of the program: no room, a crash, a server that hangs or dies.
use crate::house::{House, MIGRATIONS, PATIENCE, append, head, id, lines, texts};
use journal::{Address, Failure, MatchId, Reason, Store, Write, purge};
use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::Barrier;

#[tokio::test(flavor = "multi_thread")]
async fn a_full_file_can_be_read_and_has_room_again_after_a_purge() {
    let house = House::sqlite();
    let Address::Sqlite { file, .. } = house.address("full").await else { panic!("a file") };
    let address = Address::Sqlite { file: file.clone(), limit: Some(220_000) };
    let store = house.open(&address).await;
    store.write([head("m1").begin(), head("m2").begin()].concat()).await.expect("there is room for heads");
    let long = || vec!["x".repeat(1000); 4];
    let mut count = 0;
    let full = loop {
        match store.write(append(&id("m1"), count, &long(), 0)).await {
            Ok(()) => count += 4,
            Err(failure) => break failure,
        }
    };
    assert_eq!(full, Failure::Full);
    assert!(count > 100, "only {count} lines fit");
    assert_eq!(full.to_string(), "the store is full: there is no room to write anything");
    // A large batch takes no small one of the same moment with it.
    let (small, large) = (|name| head(name).begin(), append(&id("n"), 0, &lines(0..20_000), 0));
    let outcome = tokio::join!(store.write(small("s1")), store.write(large), store.write(small("s2")));
    assert_eq!(outcome, (Ok(()), Err(Failure::Full), Ok(())));
    // Each of many that come together is told, and nothing is half done.
    let many: Vec<_> = (0..20)
        .map(|task| {
            let store = store.clone();
            let match_id: MatchId = id(&format!("n{task}"));
            tokio::spawn(async move { store.write(append(&match_id, 0, &vec!["y".repeat(3000); 4], 0)).await })
        })
        .collect();
    for task in many {
        assert_eq!(task.await.expect("no task fails"), Err(Failure::Full));
    }
    assert_eq!(texts(&store, "m1", 0).await.len() as u64, count);
    assert_eq!(store.read("SELECT 1 FROM entry WHERE match_id <> 'm1'", vec![]).await, Ok(vec![]));
    assert!(std::fs::metadata(&file).expect("the file").len() <= 200_000);

    store.write(purge(&id("m1"))).await.expect("a purge needs no room");
    store.write(append(&id("m2"), 0, &long(), 0)).await.expect("there is room again");
    store.close().await;
    let store = house.open(&address).await;
    assert_eq!(texts(&store, "m2", 0).await, long());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server_and_is_private() {
    let house = House::sqlite();
    let address = house.address("one").await;
    let Address::Sqlite { file, .. } = &address else { panic!("a file") };
    let store = house.open(&address).await;
    store.write(head("m1").begin()).await.expect("written, so the log exists");
    let second = Store::open(&address, MIGRATIONS).await.expect_err("a second server");
    let expected = format!("the store is not available: another process serves from {} already", file.display());
    assert_eq!(second.to_string(), expected);
    #[cfg(unix)]
    for ending in ["", ".lock", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let beside = file.with_file_name(format!("adit.db{ending}"));
        let mode = std::fs::metadata(&beside).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", beside.display());
    }
    // Whoever forgets to close it leaves it all the same, only a moment later.
    drop(store);
    let start = Instant::now();
    let store = loop {
        match Store::open(&address, MIGRATIONS).await {
            Ok(store) => break store,
            Err(failure) => assert!(start.elapsed() < PATIENCE, "{failure}"),
        }
    };
    store.close().await;
    house.open(&address).await.close().await;
    assert!(!file.with_file_name("adit.db-wal").exists(), "a closed store leaves no log");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_none_is_refused() {
    let house = House::sqlite();
    let Address::Sqlite { file, .. } = house.address("none").await else { panic!("a file") };
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    std::fs::write(&file, "This is a letter, and no database at all. ".repeat(100)).expect("a file");
    let refused = Store::open(&Address::Sqlite { file: file.clone(), limit: None }, &[]).await.expect_err("a letter");
    assert_eq!(refused.to_string(), "the store cannot do this: file is not a database");
    let inside = Address::Sqlite { file: file.join("adit.db"), limit: None };
    let refused = Store::open(&inside, &[]).await.expect_err("a file is no folder");
    assert!(matches!(refused, Failure::Unavailable(_)), "{refused:?}");
}

/// Tells the same test, run as another process, which store to write to until it crashes.
const ADDRESS: &str = "JOURNAL_STORY_ADDRESS";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_survives_a_crash() {
    if let Ok(address) = std::env::var(ADDRESS) {
        let Ok(address) = address.parse::<Address>();
        return write_until_the_crash(&address).await;
    }
    for house in [House::sqlite(), House::postgres()] {
        for round in 0..3 {
            // A new store each time: PostgreSQL may still finish what the dead process had sent.
            let address = house.address(&format!("crash{round}")).await;
            let answered = crash(&address);
            assert_eq!(answered.len(), 8, "{answered:?}");
            let store = house.open(&address).await;
            for (name, count) in answered {
                let kept = texts(&store, &name, 0).await;
                assert!(kept.len() as u64 >= count, "round {round}: {name} lost lines: {} of {count}", kept.len());
                assert_eq!(kept.len() % 3, 0, "round {round}: half a batch of {name}");
                assert_eq!(kept, lines(0..kept.len() as u64));
            }
            store.close().await;
        }
    }
}

/// Eight matches grow at once; each answer is said aloud, and then the power fails.
async fn write_until_the_crash(address: &Address) {
    let store = Store::open(address, MIGRATIONS).await.expect("the store opens");
    let all_answered = Arc::new(Barrier::new(9));
    for task in 0..8 {
        let (store, name, all_answered) = (store.clone(), format!("m{task}"), all_answered.clone());
        tokio::spawn(async move {
            store.write(head(&name).begin()).await.expect("begun");
            for n in (0..).step_by(3) {
                store.write(append(&id(&name), n, &lines(n..n + 3), 0)).await.expect("appended");
                println!("answered {name} {}", n + 3);
                if n == 0 {
                    all_answered.wait().await;
                }
            }
        });
    }
    all_answered.wait().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    std::process::abort();
}

/// Runs this test in another process and answers how many lines of each match it was sure of.
fn crash(address: &Address) -> Vec<(String, u64)> {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "trouble::what_was_answered_survives_a_crash", "--nocapture"]);
    let (said, success) = listen(command, address);
    assert!(!success, "it should have crashed");
    let mut answered = std::collections::BTreeMap::new();
    for line in said {
        if let ["answered", name, count] = line.split(' ').collect::<Vec<_>>()[..] {
            answered.insert(name.to_string(), count.parse().expect("a number"));
        }
    }
    answered.into_iter().collect()
}

/// Runs a command that uses the store, and answers what it said and whether it ended well.
fn listen(mut command: Command, address: &Address) -> (Vec<String>, bool) {
    let target = match address {
        Address::Sqlite { file, .. } => file.display().to_string(),
        Address::Postgres(url) => url.clone(),
    };
    command.env(ADDRESS, target).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the other process");
    let said = BufReader::new(child.stdout.take().expect("its output")).lines().map_while(Result::ok).collect();
    (said, child.wait().expect("it ended").success())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_without_room_is_full_too() {
    if let Ok(address) = std::env::var(ADDRESS) {
        let Ok(address) = address.parse::<Address>();
        return write_until_full(&address).await;
    }
    let house = House::sqlite();
    let address = house.address("disk").await;
    house.open(&address).await.close().await;
    // The system allows no file beyond a size, and says so by an error instead of ending the program.
    let limited =
        "trap '' XFSZ; ulimit -f 600; exec \"$0\" --exact trouble::a_disk_without_room_is_full_too --nocapture";
    let mut command = Command::new("sh");
    command.args(["-c", limited]).arg(std::env::current_exe().expect("this program"));
    let (said, success) = listen(command, &address);
    assert!(success, "{said:?}");
    let count = said.iter().find_map(|line| line.strip_prefix("full after ")).expect("a word of it");
    let store = house.open(&address).await;
    assert_eq!(texts(&store, "m1", 0).await.len().to_string(), count);
    store.close().await;
}

async fn write_until_full(address: &Address) {
    let store = Store::open(address, MIGRATIONS).await.expect("the store opens");
    let mut count = 0;
    // The log may be full before the file is: then there is room again once it was moved into the file.
    let mut failures = 0;
    while failures < 3 {
        match store.write(append(&id("m1"), count, &["x".repeat(1000)], 0)).await {
            Ok(()) => count += 1,
            Err(failure) => {
                assert_eq!(failure, Failure::Full);
                failures += 1;
            }
        }
    }
    assert_eq!(texts(&store, "m1", 0).await.len() as u64, count);
    println!("full after {count}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_server_is_reported_and_found_again() {
    let House::Postgres(mut postgres) = House::postgres() else { panic!("a PostgreSQL") };
    let Ok(address) = postgres.url().parse::<Address>();
    let store = Store::open(&address, MIGRATIONS).await.expect("the store opens");
    store.write(append(&id("m"), 0, &lines(0..3), 0)).await.expect("written");
    for gentle in [true, false] {
        if gentle { postgres.stop() } else { postgres.kill() }.expect("it ends");
        let reason = unavailable(&store).await;
        assert!(reason.contains("PostgreSQL") || reason.contains("connection"), "{reason}");
        let again = unavailable(&store).await;
        assert!(again.contains("no connection to PostgreSQL") && again.contains("refused"), "{again}");
        assert!(Store::open(&address, MIGRATIONS).await.is_err());
        postgres.start_again().expect("it starts again");
        assert_eq!(texts(&store, "m", 0).await, lines(0..3));
        store.write(head("m").begin()).await.expect("it can be written");
        store.write(purge(&id("m"))).await.expect("and in a transaction");
        store.write(append(&id("m"), 0, &lines(0..3), 0)).await.expect("and again");
    }
    store.close().await;
}

/// What a store that cannot be reached says to a writer.
async fn unavailable(store: &Store) -> String {
    let write = tokio::time::timeout(PATIENCE, store.write(head("x").begin())).await;
    match write.expect("nobody waits for ever") {
        Err(Failure::Unavailable(reason) | Failure::Unsure(reason)) => reason.to_string(),
        other => panic!("it should not be available, but {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_hangs_is_reported_soon() {
    let house = House::postgres();
    let address = house.address("hang").await;
    let store = house.open(&address).await;
    store.write(append(&id("m"), 0, &lines(0..1), 0)).await.expect("written");
    // Someone holds line 1 in a transaction that does not end.
    let Address::Postgres(url) = &address else { panic!("a PostgreSQL") };
    let (other, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.expect("a connection");
    let connection = tokio::spawn(connection);
    other.batch_execute("BEGIN; INSERT INTO entry VALUES ('m', 1, 'held', 0)").await.expect("held");
    let held = store.write(append(&id("m"), 1, &lines(1..2), 0)).await;
    assert!(
        matches!(&held, Err(Failure::Unavailable(reason)) if reason.to_string().contains("statement timeout")),
        "{held:?}"
    );
    other.batch_execute("ROLLBACK").await.expect("let go");
    assert_eq!(store.write(append(&id("m"), 1, &lines(1..2), 0)).await, Ok(()));
    drop(other);
    connection.await.expect("it ends").expect("well");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_hangs_is_given_up_and_nobody_knows_what_was_kept() {
    let house = House::postgres();
    let store = house.open(&house.address("stopped").await).await;
    let (statement, transaction) = (vec![Write::new("DELETE FROM person", [])], head("x").begin());
    assert!(transaction.len() > 1);
    for batch in [statement, transaction] {
        assert!(signal("-STOP", &processes(&store).await));
        let write = tokio::time::timeout(PATIENCE, store.write(batch)).await;
        assert_eq!(write.expect("nobody waits for ever"), Err(Failure::Unsure(Reason::Silent(6))));
        // A new connection is made, and what hung is known to have been kept or not.
        assert_eq!(store.head(&id("x")).await, Ok(None));
        store.write(head("y").begin()).await.expect("written");
        store.write(purge(&id("y"))).await.expect("and gone");
    }
    assert!(signal("-CONT", &processes(&store).await));
    store.close().await;
}

/// The processes of PostgreSQL that serve this store, those that hang among them.
async fn processes(store: &Store) -> Vec<String> {
    let sql = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'adit'";
    let rows = store.read(sql, vec![]).await.expect("its processes");
    rows.iter().map(|row| row.int(0).expect("a number").to_string()).collect()
}

fn signal(name: &str, processes: &[String]) -> bool {
    Command::new("kill").arg(name).args(processes).status().expect("kill").success()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_answers_nothing_is_reported_soon() {
    // Connections are taken, but nobody ever says a word.
    let deaf = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = deaf.local_addr().expect("its address").port();
    let Ok(address) = format!("postgres://adit:secret@127.0.0.1:{port}/adit").parse::<Address>();
    let failure = Store::open(&address, &[]).await.expect_err("nobody answers");
    assert_eq!(failure.to_string(), "the store is not available: PostgreSQL did not answer within 3 seconds");
    let Ok(address) = "postgres://adit:secret@127.0.0.1:port/adit".parse::<Address>();
    let failure = Store::open(&address, &[]).await.expect_err("that is no port").to_string();
    assert!(failure.contains("its address cannot be understood") && !failure.contains("secret"), "{failure}");
}
