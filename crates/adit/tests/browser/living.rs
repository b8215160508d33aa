//! What happens is seen and heard happening, and what can be done stays where it is.
use super::guests::House;
use browser::{Browser, Companion, Means, Screen, TablePage};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Everything may move.
const DESK: Screen = Screen { motion: true, ..Screen::DESK };
const PHONE: Screen = Screen { motion: true, ..Screen::PHONE };

/// The kinds of beats on the page that have neither a motion nor the name of standing still.
const UNKNOWN: &str = "
    return [...document.querySelectorAll('#log [data-beat]')].map((e) => e.dataset.beat)
      .filter((kind) => kind && !window.adit.player.kinds[kind]);";

#[test]
fn every_kind_of_beat_moves_or_is_named_as_still() {
    let house = House::open();
    for (game, _, browser) in house.tables(DESK) {
        let mut unknown = BTreeSet::new();
        let mut look = |_: &TablePage<'_>| {
            let found = browser.run(UNKNOWN, &[]).expect("an answer");
            unknown.extend(found.as_array().into_iter().flatten().map(Value::to_string));
            false
        };
        TablePage::new(&browser, 12).play_until(Means::Keys, &mut look).expect("a match");
        assert!(unknown.is_empty(), "{game}: {unknown:?}");
    }
}

#[test]
fn everything_lands_and_nothing_stays_hidden() {
    let house = House::open();
    for (game, _, browser) in house.tables(DESK) {
        let mut table = TablePage::new(&browser, 5);
        for _ in 0..8 {
            let steps = table.steps;
            table.play_until(Means::Keys, |table| table.steps > steps).expect("a decision");
            let at_rest =
                "return !window.adit.player.busy && !document.querySelector('[data-b-wait], .b-copy, .is-coming')";
            let lies = browser.wait_for(&format!("{game} at rest"), at_rest, &[]);
            let left = "
                return [window.adit.player.busy, window.adit.player.waiting, ...document.querySelectorAll('[data-b-wait], .b-copy, .is-coming')]
                  .map((e) => e.outerHTML?.slice(0, 300) ?? e).join(' ')";
            assert!(lies.is_ok(), "{game}: {}", browser.run(left, &[]).expect("what is left"));
        }
    }
}

/// Where the three buttons are.
const KEYS: &str = "
    return ['key-hint', 'key-back', 'key-main'].map((id) => {
      const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    }).join(' ');";

fn places_of_the_buttons(screen: Screen) {
    let house = House::open();
    for (game, _, browser) in house.tables(screen) {
        let mut places = BTreeSet::new();
        let look = |table: &TablePage<'_>| {
            places.insert(browser.run(KEYS, &[]).expect("the three buttons").to_string());
            table.steps >= 25
        };
        TablePage::new(&browser, 8).play_until(Means::Keys, look).expect("some turns");
        assert_eq!(places.len(), 1, "{game}: {places:?}");
    }
}

#[test]
fn the_three_buttons_stand_still_on_a_desk() {
    places_of_the_buttons(DESK);
}

#[test]
fn the_three_buttons_stand_still_on_a_phone() {
    places_of_the_buttons(PHONE);
}

/// Counts every source of sound from now on.
const SPY: &str = "
    window.sources = 0;
    for (const name of ['createOscillator', 'createBufferSource']) {
      const make = BaseAudioContext.prototype[name];
      BaseAudioContext.prototype[name] = function (...how) { window.sources += 1; return make.apply(this, how); };
    }";

fn sources(browser: &Browser) -> u64 {
    browser.run("return window.sources", &[]).expect("a number").as_u64().expect("a number")
}

#[test]
fn a_table_sounds_until_it_is_muted() {
    let house = House::open();
    for (game, made, browser) in house.tables(DESK) {
        browser.run(SPY, &[]).expect("a spy");
        let mut table = TablePage::new(&browser, 3);
        table.play_until(Means::Keys, |_| sources(&browser) > 0).expect("something sounds");
        browser.click("#mute").expect("one tap");
        let before = sources(&browser);
        let steps = table.steps;
        table.play_until(Means::Keys, |table| table.steps > steps + 10).expect("some moves");
        assert_eq!(sources(&browser), before, "{game}: silence");
        browser.go(&house.at(&made.path())).expect("the page again");
        let muted = browser.run("return document.getElementById('mute').ariaPressed", &[]).expect("an answer");
        assert_eq!(muted, "true", "{game}: it is remembered");
    }
}

/// Notes every shift of the layout from now on, with what shifted; those that follow a touch count too.
const STEADY: &str = "
    window.shifts = [];
    const name = (e) => (e ? `${e.nodeName.toLowerCase()}#${e.id}.${e.getAttribute?.('class') ?? ''}` : 'gone');
    const isControl = (e) => !!e?.closest?.('.t-keys, .t-tabs, .t-top__end');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        const nodes = sources.map(({ node }) => (node?.nodeType === 3 ? node.parentElement : node));
        window.shifts.push([value, nodes.some(isControl), nodes.map(name).join(' ')]);
      }
    }).observe({ type: 'layout-shift' });";

/// The shifts since this was last asked.
fn shifts(browser: &Browser) -> Vec<Value> {
    let found = browser.run("return window.shifts.splice(0)", &[]).expect("an answer");
    found.as_array().cloned().unwrap_or_default()
}

/// The newest turn that the story has begun.
fn turn(browser: &Browser) -> i64 {
    let newest =
        "return Math.max(-1, ...[...document.querySelectorAll('#log [data-beat=turn]')].map((e) => +e.dataset.at))";
    browser.run(newest, &[]).expect("an answer").as_i64().expect("a number")
}

/// Turns that are looked at: one's own, and the rivals' after it.
const TURNS: usize = 8;

fn stands_still(screen: Screen) {
    let house = House::open();
    for (game, _, browser) in house.tables(screen) {
        let mut table = TablePage::new(&browser, 21);
        // Laying out the table comes before the first turn.
        table.play_until(Means::Mouse, |_| turn(&browser) >= 0).expect("it begins");
        browser.run(STEADY, &[]).expect("an observer");
        for number in 1..=TURNS {
            let before = turn(&browser);
            table.play_until(Means::Mouse, |_| turn(&browser) > before).expect("a turn");
            let moved = shifts(&browser);
            let sum: f64 = moved.iter().filter_map(|shift| shift[0].as_f64()).sum();
            assert!(sum <= 0.02, "{game}, turn {number}: {sum:.3} of the page shifted: {moved:?}");
            assert!(moved.iter().all(|shift| shift[1] == false), "{game}, turn {number}: a control moved: {moved:?}");
        }
    }
}

#[test]
fn a_turn_shifts_nothing_on_a_desk() {
    stands_still(DESK);
}

#[test]
fn a_turn_shifts_nothing_on_a_phone() {
    stands_still(PHONE);
}

#[test]
fn a_turn_shifts_nothing_on_a_small_phone() {
    stands_still(Screen { width: 360, height: 640, ..PHONE });
}

/// Bytes of the page's objects and the number of its nodes, after everything unused has been thrown away.
fn memory(browser: &mut Browser) -> (f64, f64) {
    browser.command("HeapProfiler.collectGarbage", &json!({})).expect("nothing is kept without need");
    let found = browser.command("Performance.getMetrics", &json!({})).expect("figures");
    let of = |name: &str| {
        let all = found["metrics"].as_array().into_iter().flatten();
        all.filter(|one| one["name"] == name).find_map(|one| one["value"].as_f64()).expect("a figure")
    };
    (of("JSHeapUsedSize"), of("Nodes"))
}

/// The first matches fill caches; from then on nothing may be left over.
#[test]
fn ten_matches_leave_nothing_in_memory() {
    let house = House::open();
    // The script is the same for all games; the shortest matches will do.
    for info in registry::infos().filter(|info| info.id == "gnomes") {
        let mut browser = Browser::open(DESK).expect("a browser");
        browser.command("Performance.enable", &json!({})).expect("it counts");
        let mut kept = vec![];
        for _ in 0..10 {
            let mut guest = Companion::new(&house.node);
            let path = guest.make(info.id, &["me", "level1"], &[]).expect("a table");
            guest.enter(&mut browser, &path).expect("the page of the table");
            while guest.play(12).expect("some decisions") > 0 {}
            // Behind what is held up for one's own eyes the page waits.
            let over = "
                document.querySelector('form[action$=\"/seen\"] button')?.click();
                return document.getElementById('table').classList.contains('is-over') && !window.adit.player.busy";
            browser.wait_for("the end", over, &[]).expect("it is over");
            kept.push(memory(&mut browser));
        }
        println!("{}: {kept:?}", info.id);
        // How many nodes there are depends on how a match ends.
        let most = |kept: &[(f64, f64)]| {
            kept.iter().fold((0.0, 0.0), |most: (f64, f64), now| (most.0.max(now.0), most.1.max(now.1)))
        };
        let (early, late) = (most(&kept[..5]), most(&kept[5..]));
        let grown = late.0 > early.0 * 1.25 || late.1 > early.1 * 1.25;
        assert!(!grown, "{}: {early:?} bytes and nodes in the first five matches, {late:?} in the next", info.id);
    }
}
