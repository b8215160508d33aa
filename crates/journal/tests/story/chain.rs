//! What is lost or changed in a store is noticed.
use crate::house::{append, head, id, lines, tail};
use journal::{Checked, Head, Ledger, Reason, Store, Write, purge, seal};

/// A match that ends after this many lines.
async fn played(store: &Store, name: &str, count: u64) {
    let batch = [head(name).begin(), append(&id(name), 0, &lines(0..2), 5)].concat();
    store.write(batch).await.expect("begun");
    let end = [append(&id(name), 2, &lines(2..count), 5), vec![seal(&id(name), tail(name, count, 5))]].concat();
    store.write(end).await.expect("over");
}

async fn damage(store: &Store, sql: &'static str) {
    store.write(vec![Write::new(sql, [])]).await.expect("damaged");
}

async fn reason(store: &Store, name: &str) -> Reason {
    store.checked(&head(name)).await.expect("its lines").broken.expect("it is broken")
}

pub(crate) async fn nothing_goes_unnoticed(store: &Store) {
    assert_eq!(store.ledger().await, Ok(None), "nothing was begun");
    for name in ["a", "b", "c", "d", "e", "f", "g"] {
        played(store, name, 20).await;
        let Checked { lines, is_chained, is_sealed, broken } = store.checked(&head(name)).await.expect("whole");
        assert_eq!((lines.len(), is_chained, is_sealed, broken), (20, true, true, None));
    }
    assert_eq!(store.damage().await, Ok(vec![]));
    damage(store, "DELETE FROM entry WHERE match_id = 'a' AND seq >= 17").await;
    assert_eq!(reason(store, "a").await, Reason::Short("a".into(), 20, 17));
    damage(store, "UPDATE entry SET line = 'line 7 ' WHERE match_id = 'b' AND seq = 7").await;
    assert_eq!(reason(store, "b").await, Reason::Changed("b".into(), 7));
    damage(store, "UPDATE entry SET at = 6 WHERE match_id = 'c' AND seq = 19").await;
    assert_eq!(reason(store, "c").await, Reason::Changed("c".into(), 19));
    damage(store, "UPDATE entry SET hash = NULL WHERE match_id = 'd' AND seq = 9").await;
    assert_eq!(reason(store, "d").await, Reason::Changed("d".into(), 9));
    let other = Head { setup: "another".into(), ..head("g") };
    let broken = store.checked(&other).await.expect("its lines").broken;
    assert_eq!(broken, Some(Reason::Changed("g".into(), 0)), "the head is part of the chain");
    damage(store, "UPDATE match_head SET hash = '00' WHERE id = 'g'").await;
    assert_eq!(reason(store, "g").await, Reason::Head("g".into(), "hash"));
    damage(store, "DELETE FROM entry WHERE match_id = 'e'").await;
    assert_eq!(reason(store, "e").await, Reason::Short("e".into(), 20, 0));

    store.write(purge(&id("e"))).await.expect("purged");
    store.write(purge(&id("e"))).await.expect("nothing is left to purge");
    let ledger = store.ledger().await.expect("a ledger").expect("matches were begun");
    assert_eq!((ledger, ledger.is_whole()), (Ledger { begun: 7, purged: 1, kept: 6 }, true));
    damage(store, "DELETE FROM entry WHERE match_id = 'f'").await;
    damage(store, "DELETE FROM match_head WHERE id = 'f'").await;
    assert!(!store.ledger().await.expect("a ledger").expect("matches were begun").is_whole());
}

pub(crate) async fn a_store_of_yesterday_is_checked_as_far_as_possible(store: &Store) {
    played(store, "a", 20).await;
    damage(store, "UPDATE entry SET hash = NULL WHERE seq < 10").await;
    damage(store, "UPDATE match_head SET lines = NULL, hash = NULL").await;
    damage(store, "DELETE FROM ledger").await;
    let Checked { lines, is_chained, is_sealed, broken } = store.checked(&head("a")).await.expect("as far as one sees");
    assert_eq!((lines.len(), is_chained, is_sealed, broken), (20, false, false, None));
    assert_eq!(store.ledger().await, Ok(None));
    store.write(head("b").begin()).await.expect("begun today");
    assert_eq!(store.ledger().await, Ok(Some(Ledger { begun: 2, purged: 0, kept: 2 })));
    damage(store, "UPDATE entry SET line = 'line' WHERE match_id = 'a' AND seq = 3").await;
    assert_eq!(reason(store, "a").await, Reason::Changed("a".into(), 10), "the first hash after it does not fit");
}
