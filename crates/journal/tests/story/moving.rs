//! Everything out of one store and into another.
use crate::house::{House, MIGRATIONS, append, head, id, lines, texts};
use journal::{Failure, Field, Store, Write, export, import};

pub(crate) async fn everything_moves_here_from_a_file_and_back(there: &House) {
    let here = House::sqlite();
    let first = here.open(&here.address("first").await).await;
    furnish(&first).await;
    let text = exported(&first).await;
    assert_eq!(text.lines().count(), 6 + 1208 + 1, "head, five tables, rows, end:\n{}", &text[..500]);

    let second = there.open(&there.address("second").await).await;
    assert_eq!(import(&second, &mut text.as_bytes()).await, Ok(1208));
    assert_eq!(texts(&second, "m1", 1190).await, lines(1190..1200));
    assert!(exported(&second).await == text, "the same rows are the same text, whatever the store");

    let third = here.open(&here.address("third").await).await;
    assert_eq!(import(&third, &mut exported(&second).await.as_bytes()).await, Ok(1208));
    assert!(exported(&third).await == text, "and back again");
    // The new store lives on.
    third.write(append(&id("m1"), 1200, &lines(1200..1201), 0)).await.expect("line 1200");
    for store in [first, second, third] {
        store.close().await;
    }
}

pub(crate) async fn an_import_is_whole_or_not_at_all(house: &House) {
    let source = house.open(&house.address("source").await).await;
    furnish(&source).await;
    let text = exported(&source).await;
    let target = house.open(&house.address("target").await).await;
    let empty = exported(&target).await;

    let (cut, _) = text.rsplit_once("{\"end\"").expect("an end");
    let doubled = text.replace("[\"m1\",1199,", "[\"m1\",1198,");
    let hash = text.split("[\"m1\",0,\"line 0\",5,\"").nth(1).expect("line 0").split('"').next().expect("its hash");
    let last = &format!("[\"m1\",0,\"line 0\",5,\"{hash}\"]");
    for (bad, reason) in [
        ("", "line 1: expected-written text={\"end\":…}, found nothing"),
        ("{}", "line 1: expected-written text=\"format\":\"adit-store\", found {…}"),
        ("nonsense", "line 1: expected-json, found expected ident"),
        (&text.replace("\"version\":1", "\"version\":2"), "line 1: expected-written text=\"version\":1, found 2"),
        (&text.replace("people-1", "people-9"), "line 1: expected-migrations, found \"migrations\":[…]"),
        (cut, "line 1215: expected-written text={\"end\":…}, found nothing"),
        (&text.replace(last, ""), "expected-json, found EOF"),
        (&text.replace(&format!("{last}\n"), ""), "expected-written text={\"end\":1207}, found 1208"),
        (&text.replace("{\"table\":\"entry\"", "{\"table\":\"pg_class\""), "expected-known-table, found pg_class"),
        (
            &text.replace("\"seq\",", ""),
            r#"expected-written text=["match_id","seq","line","at","hash"], found ["match_id","line","at","hash"]"#,
        ),
        (&text.replace(last, "[\"m1\",0,\"line 0\"]"), "expected-values count=5, found 3"),
        (&text.replace(last, &last.replace(",0,", ",\"0\",")), "expected-number, found \"…\""),
        (&text.replace(last, &last.replace("\"line 0\"", "0")), "expected-text, found 0"),
        (&text.replace(last, &last.replace(",0,", ",0.5,")), "expected-whole-number, found 0.5"),
        (&text.replace("line 0\"", "line\\u0000\""), "expected-no-nul, found \"…\""),
        (&format!("{text}{last}\n"), "expected-text-end, found …"),
        (&doubled, "somebody else has written here"),
    ] {
        let refused = import(&target, &mut bad.as_bytes()).await.expect_err("a bad export").to_string();
        assert!(refused.contains(reason), "{refused:?} should say {reason:?}");
        assert_eq!(exported(&target).await, empty, "after {reason:?}");
    }

    assert_eq!(import(&target, &mut text.as_bytes()).await, Ok(1208));
    let again = import(&target, &mut text.as_bytes()).await;
    assert!(matches!(again, Err(Failure::InUse(_))), "twice is too much: {again:?}");
    assert!(exported(&target).await == text);
    source.close().await;
    target.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_shows_one_moment_while_others_write() {
    for house in [House::sqlite(), House::postgres()] {
        let address = house.address("moment").await;
        let store = house.open(&address).await;
        let writer = tokio::spawn({
            let store = store.clone();
            async move {
                for n in 0..200 {
                    let line = append(&id("a"), n, &lines(n..n + 1), 0);
                    let person = Write::new("INSERT INTO person (id) VALUES ($1)", [format!("p{n}").into()]);
                    store.write([line, vec![person]].concat()).await.expect("both");
                }
            }
        });
        let guest = Store::open_beside(&address, MIGRATIONS).await.expect("beside");
        while !writer.is_finished() {
            let text = exported(&guest).await;
            let count = |start: &str| text.lines().filter(|line| line.starts_with(start)).count();
            assert_eq!(count("[\"a\","), count("[\"p"), "a batch is in it or not");
        }
        writer.await.expect("the writer wrote");
        guest.close().await;
        store.close().await;
    }
}

async fn furnish(store: &Store) {
    store.write([head("m1").begin(), head("m2").begin()].concat()).await.expect("heads");
    store.write(append(&id("m1"), 0, &lines(0..1200), 5)).await.expect("lines");
    let insert = "INSERT INTO person (id, name, seen) VALUES ($1, $2, $3)";
    let people =
        [("b", Field::Null, i64::MAX.into()), ("B", "zażółć \"\\\n🜲".into(), Field::Null), ("ä", "".into(), 0.into())];
    let people = people.map(|(id, name, seen)| Write::new(insert, [id.into(), name, seen]));
    store.write(people.into()).await.expect("people");
    let device = |person: &str, key: &str| {
        Write::new("INSERT INTO device (person, key) VALUES ($1, $2)", [person.into(), key.into()])
    };
    store.write(vec![device("b", "k2"), device("ä", "k1")]).await.expect("devices");
}

async fn exported(store: &Store) -> String {
    let mut text = Vec::new();
    let rows = export(store, &mut text).await.expect("exported");
    let text = String::from_utf8(text).expect("UTF-8");
    assert!(text.ends_with(&format!("\n{{\"end\":{rows}}}\n")));
    text
}
