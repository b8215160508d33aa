//! One suite for every kind of store, on real ones: SQLite files and PostgreSQL databases must pass it alike.
//!
//! A new kind is a variant of [`House`] and a word in `suite!`.
mod chain;
mod house;
mod moving;
mod trouble;

use house::{House, MIGRATIONS, PATIENCE, append, head, id, lines, texts};
use journal::{Failure, Field, MatchId, Migration, Reason, Store, Write, purge};
use std::collections::HashSet;

macro_rules! suite {
    ($($kind:ident),*) => {
        $(mod $kind {
            use crate::{House, moving, tell};

            #[tokio::test(flavor = "multi_thread")]
            async fn the_story() {
                tell(&House::$kind()).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn everything_moves_here_from_a_file_and_back() {
                moving::everything_moves_here_from_a_file_and_back(&House::$kind()).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn an_import_is_whole_or_not_at_all() {
                moving::an_import_is_whole_or_not_at_all(&House::$kind()).await;
            }
        })*
    };
}

suite!(sqlite, postgres);

async fn tell(house: &House) {
    a_new_store_is_empty_and_stays_what_it_was(house).await;
    a_store_refuses_migrations_that_are_not_its_own(house).await;
    in_a_new_store(house, "lines", lines_are_appended_and_read_from_any_number).await;
    of_two_writers_exactly_one_wins(house).await;
    in_a_new_store(house, "whole", a_batch_is_kept_whole_or_not_at_all).await;
    in_a_new_store(house, "expect", an_expectation_guards_a_batch).await;
    in_a_new_store(house, "values", values_come_back_as_they_went_in).await;
    in_a_new_store(house, "bad", statements_that_cannot_be_are_refused).await;
    in_a_new_store(house, "purge", a_match_can_be_purged).await;
    in_a_new_store(house, "chained", chain::nothing_goes_unnoticed).await;
    in_a_new_store(house, "yesterday", chain::a_store_of_yesterday_is_checked_as_far_as_possible).await;
    in_a_new_store(house, "many", many_tasks_write_at_once).await;
    in_a_new_store(house, "race", many_tasks_race_for_one_match).await;
    several_open_a_new_store_at_once(house).await;
    a_guest_looks_but_builds_nothing(house).await;
    a_closed_store_says_so(house).await;
}

/// Tells a part of the story in a store of its own.
async fn in_a_new_store(house: &House, name: &str, part: impl AsyncFn(&Store)) {
    let store = house.open(&house.address(name).await).await;
    part(&store).await;
    store.close().await;
}

async fn a_new_store_is_empty_and_stays_what_it_was(house: &House) {
    let address = house.address("new").await;
    let store = house.open(&address).await;
    assert_eq!(store.is_shared(), house.is_shared());
    assert_eq!(store.matches(None, 10).await, Ok(vec![]));
    assert_eq!(store.head(&id("m1")).await, Ok(None));
    assert_eq!(store.lines(&id("m1"), 0).await, Ok(vec![]));
    assert_eq!(store.write(vec![]).await, Ok(()));
    store.write(head("m1").begin()).await.expect("the first match");
    store.close().await;

    let store = house.open(&address).await;
    assert_eq!(store.head(&id("m1")).await, Ok(Some(head("m1"))));
    store.close().await;
}

async fn a_store_refuses_migrations_that_are_not_its_own(house: &House) {
    let address = house.address("moved").await;
    house.open(&address).await.close().await;
    let refused = async |migrations: &[Migration]| match Store::open(&address, migrations).await {
        Err(refusal @ (Failure::Broken(_) | Failure::Newer(_))) => refusal.to_string(),
        other => panic!("it should have been refused, but {other:?}"),
    };
    assert!(refused(&[]).await.contains("'people-1', which this program does not know"));
    let edited = Migration { sql: "CREATE TABLE person (id BIGINT PRIMARY KEY)", ..MIGRATIONS[0] };
    assert!(refused(&[edited, MIGRATIONS[1]]).await.contains("an old migration was edited"));
    let bad = Migration { name: "bad", sql: "CREATE TABLE half (id BIGINT PRIMARY KEY); CREATE NONSENSE" };
    refused(&[MIGRATIONS[0], MIGRATIONS[1], bad]).await;

    let good = Migration { name: "good", sql: "CREATE TABLE half (id BIGINT PRIMARY KEY)" };
    let grown = Store::open(&address, &[good, MIGRATIONS[0], MIGRATIONS[1]]).await.expect("a new migration is applied");
    assert_eq!(grown.read("SELECT id FROM half", vec![]).await, Ok(vec![]));
    grown.close().await;
}

async fn lines_are_appended_and_read_from_any_number(store: &Store) {
    let mut batch = head("m1").begin();
    batch.extend(append(&id("m1"), 0, &lines(0..3), 1000));
    store.write(batch).await.expect("begun");
    store.write(append(&id("m1"), 3, &lines(3..23), 2000)).await.expect("twenty more");
    assert_eq!(texts(store, "m1", 0).await, lines(0..23));
    assert_eq!(texts(store, "m1", 21).await, lines(21..23));
    assert_eq!(texts(store, "m1", 23).await, lines(0..0));
    let read = store.lines(&id("m1"), 2).await.expect("lines");
    assert_eq!((read[0].at, read[1].at), (1000, 2000));

    for name in ["b", "a", "c9", "c10"] {
        store.write(head(name).begin()).await.expect("another match");
    }
    let names = async |after: Option<&MatchId>, limit| {
        let heads = store.matches(after, limit).await.expect("heads");
        heads.iter().map(|head| head.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(None, 3).await, ["a", "b", "c10"]);
    assert_eq!(names(Some(&id("c10")), 9).await, ["c9", "m1"]);

    store.write(append(&id("m1"), 24, &lines(24..25), 0)).await.expect("the store itself does not look for gaps");
    let Err(Failure::Broken(reason)) = store.lines(&id("m1"), 0).await else { panic!("a gap was not seen") };
    assert_eq!(reason.to_string(), "the journal of match m1 has no line 23, but later ones");
}

async fn of_two_writers_exactly_one_wins(house: &House) {
    let address = house.address("two").await;
    let one = house.open(&address).await;
    let two = Store::open_beside(&address, MIGRATIONS).await.expect("a second one");
    one.write(head("m1").begin()).await.expect("begun");
    assert_eq!(two.write(head("m1").begin()).await, Err(Failure::Conflict));
    for n in 0..50 {
        let (left, right) = (append(&id("m1"), n, &["left".into()], 0), append(&id("m1"), n, &["right".into()], 0));
        let winner = match tokio::join!(one.write(left), two.write(right)) {
            (Ok(()), Err(Failure::Conflict)) => "left",
            (Err(Failure::Conflict), Ok(())) => "right",
            other => panic!("exactly one should win line {n}, but {other:?}"),
        };
        assert_eq!(texts(&one, "m1", n).await, [winner]);
        assert_eq!(texts(&two, "m1", n).await, [winner]);
    }
    two.close().await;
    one.close().await;
}

async fn a_batch_is_kept_whole_or_not_at_all(store: &Store) {
    store.write(append(&id("m1"), 5, &lines(5..6), 0)).await.expect("line 5");
    let mut batch = head("m1").begin();
    batch.extend(append(&id("m1"), 0, &lines(0..20), 0));
    // The others of the same moment are kept.
    let other = |name| store.write(head(name).begin());
    let outcome = tokio::join!(other("m2"), store.write(batch), other("m3"));
    assert_eq!(outcome, (Ok(()), Err(Failure::Conflict), Ok(())));
    assert_eq!(store.head(&id("m1")).await, Ok(None));
    assert_eq!(store.matches(None, 9).await.expect("heads").len(), 2);
    assert_eq!(store.read("SELECT seq FROM entry", vec![]).await.expect("entries").len(), 1);
}

fn person(values: [Field; 3]) -> Write {
    Write::new("INSERT INTO person (id, name, seen) VALUES ($1, $2, $3)", values)
}

async fn an_expectation_guards_a_batch(store: &Store) {
    store.write(vec![person(["p".into(), "Ola".into(), 1.into()])]).await.expect("a person");
    let sql = "UPDATE person SET seen = CAST($2 AS BIGINT) + 1 WHERE id = $1 AND seen = $2";
    let see = |seen: i64| {
        let see = Write::new(sql, ["p".into(), seen.into()]).expecting(1);
        [head("m1").begin(), vec![see]].concat()
    };
    assert_eq!(store.write(see(7)).await, Err(Failure::Conflict));
    assert_eq!(store.head(&id("m1")).await, Ok(None));
    assert_eq!(store.write(see(1)).await, Ok(()));
    assert_eq!(store.head(&id("m1")).await, Ok(Some(head("m1"))));
    let alone = Write::new(sql, ["p".into(), 1.into()]).expecting(1);
    assert_eq!(store.write(vec![alone]).await, Err(Failure::Conflict));
    // A row that is there already and left alone is not affected.
    let keep = "INSERT INTO person (id, name) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";
    let keep = |id: &str, rows| store.write(vec![Write::new(keep, [id.into(), "Ada".into()]).expecting(rows)]);
    assert_eq!((keep("p", 1).await, keep("p", 0).await, keep("q", 1).await), (Err(Failure::Conflict), Ok(()), Ok(())));
    // A child without its parent came too late as well.
    let orphan = Write::new("INSERT INTO device (person, key) VALUES ($1, $2)", ["nobody".into(), "k".into()]);
    assert_eq!(store.write(vec![orphan]).await, Err(Failure::Conflict));
}

async fn values_come_back_as_they_went_in(store: &Store) {
    let texts = ["", " ", "zażółć gęślą jaźń", "'; DROP TABLE entry; --", "a\nb\t\"c\"\\", "🜲", "$1"];
    let numbers = [0, -1, 1, i64::MIN, i64::MAX];
    for (text, number) in texts.iter().zip(numbers.iter().cycle()) {
        let values = [format!("p{text}").into(), (*text).into(), (*number).into()];
        store.write(vec![person(values.clone())]).await.expect("kept");
        let question = "SELECT seen, name, seen = $3, NULL FROM person WHERE id = $1 AND name = $2";
        let rows = store.read(question, values.into()).await.expect("an answer");
        assert_eq!(rows.len(), 1, "{text:?}");
        assert_eq!(rows[0].values(), [(*number).into(), (*text).into(), 1.into(), Field::Null]);
    }
    let nothing = [Field::from("nothing"), None::<String>.into(), None::<i64>.into()];
    store.write(vec![person(nothing)]).await.expect("kept");
    let rows =
        store.read("SELECT name, seen, count(*) FROM person WHERE id = 'nothing' GROUP BY name, seen", vec![]).await;
    let row = &rows.expect("an answer")[0];
    assert_eq!((row.maybe_text(0), row.maybe_int(1), row.int(2)), (Ok(None), Ok(None), Ok(1)));
}

async fn statements_that_cannot_be_are_refused(store: &Store) {
    let name = "UPDATE person SET name = $1";
    let too_few = Write::new(name, []);
    let too_many = Write::new(name, ["a".into(), "b".into()]);
    let nonsense = Write::new("UPDATE nobody SET nothing = $1", ["a".into()]);
    let nul = Write::new(name, ["a\0b".into()]);
    let nothing = Write::new("INSERT INTO device (person, key) VALUES ($1, 'k')", [Field::Null]);
    for write in [too_few, too_many, nonsense, nul, nothing] {
        let outcome = store.write([head("m1").begin(), vec![write.clone()]].concat()).await;
        assert!(matches!(outcome, Err(Failure::Broken(_))), "{write:?}: {outcome:?}");
    }
    assert!(matches!(store.read("SELECT 1 WHERE $1 = 'a'", vec![]).await, Err(Failure::Broken(_))));
    assert!(matches!(store.read("SELECT 1.5", vec![]).await, Err(Failure::Broken(_))));
    assert_eq!(store.matches(None, 9).await, Ok(vec![]));
}

async fn a_match_can_be_purged(store: &Store) {
    for name in ["m1", "m2"] {
        store.write(head(name).begin()).await.expect("begun");
        store.write(append(&id(name), 0, &lines(0..3), 0)).await.expect("lines");
    }
    store.write(purge(&id("m1"))).await.expect("purged");
    assert_eq!(store.head(&id("m1")).await, Ok(None));
    assert_eq!(texts(store, "m1", 0).await, lines(0..0));
    assert_eq!(texts(store, "m2", 0).await, lines(0..3));
}

async fn many_tasks_write_at_once(store: &Store) {
    let play = |name: String| {
        let store = store.clone();
        tokio::spawn(async move {
            store.write(head(&name).begin()).await.expect("begun");
            for n in 0..20 {
                store.write(append(&id(&name), n, &lines(n..n + 1), 0)).await.expect("appended");
                // Whoever was answered reads its own line.
                assert_eq!(texts(&store, &name, n).await, lines(n..n + 1));
            }
        })
    };
    let tasks: Vec<_> = (0..64).map(|task| play(format!("m{task}"))).collect();
    for task in tasks {
        task.await.expect("no task fails");
    }
    for task in 0..64 {
        assert_eq!(texts(store, &format!("m{task}"), 0).await, lines(0..20));
    }
}

async fn many_tasks_race_for_one_match(store: &Store) {
    let run = |task: u64| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut won = Vec::new();
            for n in 0..20 {
                match store.write(append(&id("m"), n, &[format!("task {task} line {n}")], 0)).await {
                    Ok(()) => won.push(format!("task {task} line {n}")),
                    Err(failure) => assert_eq!(failure, Failure::Conflict),
                }
            }
            won
        })
    };
    let tasks: Vec<_> = (0..64).map(run).collect();
    let mut won = HashSet::new();
    for task in tasks {
        won.extend(task.await.expect("no task fails"));
    }
    assert_eq!(won.len(), 20);
    assert_eq!(texts(store, "m", 0).await.into_iter().collect::<HashSet<_>>(), won);
}

async fn several_open_a_new_store_at_once(house: &House) {
    let address = house.address("together").await;
    let open = || {
        tokio::spawn({
            let address = address.clone();
            async move { Store::open(&address, MIGRATIONS).await }
        })
    };
    let mut opened = Vec::new();
    for attempt in [open(), open(), open()] {
        match attempt.await.expect("no task fails") {
            Ok(store) => opened.push(store),
            // A file has one server.
            Err(failure) => assert!(failure.to_string().contains("another process serves from"), "{failure}"),
        }
    }
    assert_eq!(opened.len(), if opened[0].is_shared() { 3 } else { 1 });
    for store in opened {
        store.close().await;
    }
    house.open(&address).await.close().await;
}

async fn a_guest_looks_but_builds_nothing(house: &House) {
    let address = house.address("guest").await;
    let early = Store::open_beside(&address, MIGRATIONS).await.expect_err("there is nothing yet");
    let is_missing = early.to_string().contains("No such file");
    assert!(is_missing || matches!(early, Failure::Older(_)), "{early}");

    let store = house.open(&address).await;
    store.write(head("m1").begin()).await.expect("begun");
    let guest = Store::open_beside(&address, MIGRATIONS).await.expect("beside the server");
    assert_eq!(guest.head(&id("m1")).await, Ok(Some(head("m1"))));
    guest.write(head("m2").begin()).await.expect("a guest may write");
    assert_eq!(store.matches(None, 9).await.expect("heads").len(), 2);
    guest.close().await;
    store.close().await;
}

async fn a_closed_store_says_so(house: &House) {
    let store = house.open(&house.address("closed").await).await;
    let other = store.clone();
    store.close().await;
    let closed = Failure::Unavailable(Reason::Closed);
    let late = tokio::time::timeout(PATIENCE, other.write(head("m1").begin()));
    assert_eq!(late.await.expect("an answer at once"), Err(closed.clone()));
    assert_eq!(other.matches(None, 1).await, Err(closed));
    other.close().await;
}
