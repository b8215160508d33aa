//! What happens is seen and heard happening, and what can be done stays where it is.
use super::guests::House;
use super::spies::{kinds, sounds, watch_kinds, watch_sound};
use browser::{Browser, Companion, Frames, Means, Screen, TablePage};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

/// Everything may move.
const DESK: Screen = Screen::DESK.lively();

/// Every screen that has a layout of its own, and the smallest telephone.
const SCREENS: [Screen; 4] = [DESK, Screen::TABLET.lively(), Screen::PHONE.lively(), Screen::SMALL_PHONE.lively()];

/// The kinds of beats in the story that have neither a motion nor the name of standing still; what was told long ago has
/// no kind any more.
const UNKNOWN: &str = "
    return [...document.querySelectorAll('#log [data-beat]')].map((e) => e.dataset.beat)
      .filter((kind) => kind && !(kind in window.adit.player.kinds));";

/// Everything is shown, many times as fast as anybody could follow it.
const FAST: &str =
    "document.body.append(Object.assign(document.createElement('input'), { id: 'speed', type: 'hidden', value: 25 }))";

const AT_REST: &str = "return !window.adit.player.busy";

#[test]
fn every_kind_of_beat_moves_or_is_named_as_still_and_who_mutes_hears_none() {
    let house = House::open();
    for (game, _, browser) in house.tables(DESK) {
        browser.run(FAST, &[]).expect("a hurry");
        browser.click("#mute").expect("one tap");
        watch_sound(&browser);
        watch_kinds(&browser);
        let mut unknown = BTreeSet::new();
        let look = |_: &TablePage<'_>| {
            // Who decides at once sees nothing of what flies.
            browser.wait_for("what happened", AT_REST, &[]).expect("it is seen");
            let found = browser.run(UNKNOWN, &[]).expect("an answer");
            unknown.extend(found.as_array().into_iter().flatten().map(Value::to_string));
            false
        };
        TablePage::new(&browser, 12).play_until(Means::Keys, look).expect("a match");
        browser.wait_for("the end", AT_REST, &[]).expect("it is seen");
        assert!(unknown.is_empty(), "{game}: {unknown:?}");
        let kinds = kinds(&browser);
        println!("{game}: {kinds}");
        let kinds = kinds.as_object().expect("kinds that were shown");
        let is_lame = |how: &Value| how["still"] == false && how["moved"] == 0;
        let lame: Vec<&String> = kinds.iter().filter(|(_, how)| is_lame(how)).map(|(kind, _)| kind).collect();
        assert!(kinds.len() > 5 && lame.is_empty(), "{game}: {lame:?} neither move nor are named as still: {kinds:?}");
        assert_eq!(sounds(&browser), 0, "{game}: silence");
        browser.run("localStorage.clear()", &[]).expect("a clean browser");
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

/// Where the three buttons are, once the page has found its shape.
const KEYS: &str = "
    const [done] = arguments;
    requestAnimationFrame(() => requestAnimationFrame(() => done(['key-hint', 'key-back', 'key-main'].map((id) => {
      const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join();
    }).join(' '))));";

/// Decisions in which the buttons are looked for: several turns of every game.
const MANY_STEPS: usize = 25;

#[test]
fn the_three_buttons_stand_still_on_every_screen() {
    let house = House::open();
    for (game, _, mut browser) in house.tables(Screen::DESK) {
        let mut places: [BTreeSet<String>; SCREENS.len()] = Default::default();
        let (mut luck, mut steps) = (8, 0);
        while steps < MANY_STEPS {
            for (screen, places) in SCREENS.iter().zip(&mut places) {
                browser.look_with(Screen { motion: false, ..*screen }).expect("a screen");
                places.insert(browser.run_until_called(KEYS, &[]).expect("the three buttons").to_string());
            }
            luck += 1;
            let mut table = TablePage::new(&browser, luck);
            assert!(table.play_until(Means::Tap, |table| table.steps > 0).expect("a step"), "{game} ends too soon");
            steps += 1;
        }
        for (screen, places) in SCREENS.iter().zip(&places) {
            assert_eq!(places.len(), 1, "{game} at {} x {}: {places:?}", screen.width, screen.height);
        }
    }
}

#[test]
fn a_table_sounds_until_it_is_muted() {
    let house = House::open();
    for (game, made, browser) in house.tables(DESK) {
        watch_sound(&browser);
        let mut table = TablePage::new(&browser, 3);
        table.play_until(Means::Keys, |_| sounds(&browser) > 0).expect("something sounds");
        browser.click("#mute").expect("one tap");
        let before = sounds(&browser);
        let steps = table.steps;
        table.play_until(Means::Keys, |table| table.steps > steps + 10).expect("some moves");
        assert_eq!(sounds(&browser), before, "{game}: silence");
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

/// A table on each screen, of which every turn is looked at: one's own, and those of the rivals.
fn stands_still(rivals: usize) {
    let house = House::open();
    let chairs = [&["me"][..], &vec!["level1"; rivals]].concat();
    for info in registry::infos() {
        let mut browser = Browser::open(DESK).expect("a browser");
        for screen in SCREENS {
            browser.look_with(screen).expect("a screen");
            let what = format!("{}, {rivals} rivals at {} x {}", info.id, screen.width, screen.height);
            let mut seen = 0;
            // A match may be over sooner.
            while seen < looks(rivals) {
                let made = house.table(info.id, &json!({ "chairs": chairs }));
                browser.become_same(&made.http).expect("a cookie");
                browser.go(&house.at(&made.path())).expect("the page of the table");
                seen += turns_stand_still(&browser, rivals, looks(rivals) - seen, &what);
            }
        }
    }
}

/// How often it is looked at, each time after one's own turn and those of all rivals: eight times with one rival, and
/// the shortest game of four is over after five.
fn looks(rivals: usize) -> usize {
    if rivals == 1 { 8 } else { 3 }
}

/// Looks so often, or until the match is over; answers how often.
fn turns_stand_still(browser: &Browser, rivals: usize, looks: usize, what: &str) -> usize {
    let mut table = TablePage::new(browser, 21);
    // Laying out the table comes before the first turn.
    table.play_until(Means::Mouse, |_| turn(browser) >= 0).expect("it begins");
    browser.run(STEADY, &[]).expect("an observer");
    for number in 1..=looks {
        let before = turn(browser);
        let turned = table.play_until(Means::Mouse, |_| turn(browser) > before);
        if !turned.unwrap_or_else(|failure| panic!("{what}: {failure}")) {
            assert!(number > 1, "{what}: it was over before the first turn was");
            return number - 1;
        }
        let moved = shifts(browser);
        let sum: f64 = moved.iter().filter_map(|shift| shift[0].as_f64()).sum();
        let most = 0.02 * rivals as f64;
        assert!(sum <= most, "{what}, look {number}: {sum:.3} of the page shifted, not at most {most}: {moved:?}");
        assert!(moved.iter().all(|shift| shift[1] == false), "{what}, look {number}: a control moved: {moved:?}");
    }
    looks
}

#[test]
fn a_turn_shifts_nothing_with_one_rival() {
    stands_still(1);
}

#[test]
fn a_turn_shifts_nothing_with_three_rivals() {
    stands_still(3);
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

/// A frame that comes later than this after the one before is seen as a jerk.
const LATE: f64 = 50.0;

/// The share of frames that may be late, beyond those the machine itself delivers late while nothing is played.
const MOST_LATE: f64 = 0.1;

#[test]
fn frames_come_evenly_on_a_machine_four_times_slower() {
    let house = House::open();
    for (game, _, mut browser) in house.tables(DESK) {
        TablePage::new(&browser, 17).wait_for_turn().expect("a turn");
        browser.command("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 })).expect("a slow machine");
        Frames::watch(&browser).expect("a watch");
        let mut table = TablePage::new(&browser, 17);
        let look = |table: &TablePage<'_>| {
            browser.wait_for("what happened", AT_REST, &[]).expect("it is seen");
            // What the machine does by itself.
            thread::sleep(Duration::from_millis(150));
            table.steps >= MANY_STEPS
        };
        table.play_until(Means::Keys, look).expect("some turns");
        let frames = Frames::take(&browser).expect("frames");
        let late = |gaps: &[f64]| gaps.iter().filter(|gap| **gap > LATE).count() as f64 / gaps.len().max(1) as f64;
        let (played, idle) = (frames.gaps(), frames.idle_gaps());
        println!(
            "{game}: {} frames, {:.3} late; {} idle, {:.3} late",
            played.len(),
            late(&played),
            idle.len(),
            late(&idle)
        );
        assert!(played.len() > 100 && idle.len() > 100, "{game}: {} and {} frames", played.len(), idle.len());
        assert!(
            late(&played) <= MOST_LATE + 2.0 * late(&idle),
            "{game}: {:.3} of the frames are late, {:.3} of the idle ones",
            late(&played),
            late(&idle)
        );
    }
}

/// The desks that the layout is made for.
const DESKS: [(u32, u32); 3] = [(1280, 720), (1440, 900), (1920, 1080)];

/// How much of the window the map takes, how many lines of the story are in sight, and how small the smallest letters
/// on a card are.
const ROOM: &str = "
    const map = document.querySelector('.map').getBoundingClientRect();
    const log = document.getElementById('log');
    const { top, bottom } = log.getBoundingClientRect();
    const middles = [];
    const words = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
    for (const range = new Range(); words.nextNode();) {
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) if (line.width > 2 && line.top >= top - 2 && line.bottom <= bottom + 2) middles.push((line.top + line.bottom) / 2);
    }
    const lines = middles.sort((one, next) => one - next).filter((middle, at) => at === 0 || middle - middles[at - 1] > 6).length;
    const letters = [...document.querySelectorAll('#table .pc *')].filter((e) => !e.closest('svg, .vh') && e.checkVisibility() && [...e.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.textContent.trim()));
    const sizes = letters.map((e) => [parseFloat(getComputedStyle(e).fontSize), e.className + ': ' + e.textContent]).sort(([a], [b]) => a - b);
    return { high: map.height / innerHeight, wide: map.width / innerWidth, lines, letters: sizes[0][0], smallest: sizes[0][1] };";

#[test]
fn the_board_of_clank_has_room_on_every_desk() {
    let house = House::open();
    let made = house.table("clank", &json!({ "chairs": ["me", "level1", "level1", "level1"] }));
    let mut browser = house.sit(&made, Screen::DESK);
    for luck in 30..33 {
        let mut table = TablePage::new(&browser, luck);
        assert!(table.play_until(Means::Mouse, |table| table.steps > 6).expect("some moves"), "it goes on");
        for (width, height) in DESKS {
            browser.look_with(Screen { width, height, ..Screen::DESK }).expect("a desk");
            browser.run_until_called(KEYS, &[]).expect("it has found its shape");
            let room = browser.run(ROOM, &[]).expect("an answer");
            println!("{width} x {height}: {room}");
            for (what, least) in [("high", 0.6), ("wide", 0.5), ("lines", 8.0), ("letters", 13.0)] {
                assert!(
                    room[what].as_f64().is_some_and(|found| found >= least),
                    "{what} at {width} x {height}: {room}"
                );
            }
        }
    }
}
