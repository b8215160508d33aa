//! What the eye is shown while the table is already further on: what flies, what the head says, and what waits until it
//! has been seen.
use super::guests::House;
use browser::{Browser, Grip, Means, Screen, TablePage};
use serde_json::{Value, json};

/// Everything may move.
const DESK: Screen = Screen { motion: true, ..Screen::DESK };
const PHONE: Screen = Screen { motion: true, ..Screen::PHONE };

const AT_REST: &str = "return !window.adit.player.busy";

/// Keeps everything that flies without being a single thing, or that is too large to be one.
const WATCH: &str = "
    [window.flown, window.odd] = [0, []];
    const look = (copy) => {
      if (!copy.matches?.('.b-copy') || copy.querySelector('.b-ring')) return;
      window.flown += 1;
      let inner = copy.children[1];
      while (inner?.matches('.b-shell')) inner = inner.firstElementChild;
      const isThing = inner?.matches('.pb, .meter, .b-token, .b-back, svg:has(> .pawn)');
      const isLarge = copy.offsetWidth * copy.offsetHeight > innerWidth * innerHeight / 4;
      if (!isThing || isLarge || copy.querySelector('.seat__head:not(.b-shell), .a:not(.b-shell), summary, details')) {
        window.odd.push(copy.outerHTML.slice(0, 300));
      }
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look)))
      .observe(document.body, { subtree: true, childList: true });";

/// Enough to see every kind of thing fly; a whole match of every game takes minutes.
const MANY_DECISIONS: usize = 60;

fn what_flies(screen: Screen) {
    let house = House::open();
    for (game, _, browser) in house.tables(screen) {
        browser.run(WATCH, &[]).expect("an observer");
        let rests = |table: &TablePage<'_>| {
            // Who decides at once sees nothing of what flies: now and then somebody waits.
            if table.steps.is_multiple_of(6) {
                browser.wait_for("what happened", AT_REST, &[]).expect("it is seen");
            }
            table.steps > MANY_DECISIONS
        };
        TablePage::new(&browser, 14).play_until(Means::Mouse, rests).expect("a match");
        let found = browser.run("return [window.flown, window.odd]", &[]).expect("an answer");
        assert!(found[0].as_u64() > Some(20), "{game}: {found}");
        assert_eq!(found[1], json!([]), "{game}");
    }
}

#[test]
fn only_single_things_fly_on_a_desk() {
    what_flies(DESK);
}

#[test]
fn only_single_things_fly_on_a_phone() {
    what_flies(PHONE);
}

/// Every piece and meter in sight whose likeness has another shape, inside and out.
const UNLIKE: &str = "
    const { copyOf, layer, shell } = window.Motion({ isStill: () => false, rate: () => 1, isLanding: () => false });
    document.body.append(shell);
    const odd = [];
    for (const thing of document.querySelectorAll('#table :is(.pc, .meter)')) {
      const body = thing.querySelector(':scope > .pb') ?? thing;
      const copy = copyOf(thing);
      if (!copy) continue;
      layer.append(copy);
      const like = copy.querySelector('.b-likeness');
      const boxes = (root) => {
        const { left, top } = root.getBoundingClientRect();
        return [root, ...root.querySelectorAll('*')].map((e) => e.getBoundingClientRect()).map((e) => [e.left - left, e.top - top, e.width, e.height]);
      };
      const [here, there] = [boxes(body), boxes(like)];
      if (here.some((box, at) => box.some((side, nth) => Math.abs(side - there[at][nth]) > 2))) odd.push(thing.outerHTML.slice(0, 200));
      copy.remove();
    }
    shell.remove();
    return odd;";

#[test]
fn a_likeness_has_the_shape_of_the_piece() {
    let house = House::open();
    for screen in [Screen::DESK, Screen::PHONE] {
        for (game, _, browser) in house.tables(screen) {
            let mut table = TablePage::new(&browser, 9);
            for _ in 0..4 {
                let steps = table.steps;
                table.play_until(Means::Mouse, |table| table.steps > steps + 3).expect("some decisions");
                browser.wait_for("what happened", AT_REST, &[]).expect("it is seen");
                assert_eq!(browser.run(UNLIKE, &[]).expect("an answer"), json!([]), "{game}");
            }
        }
    }
}

/// Plays until others' beats are being shown.
fn fall_behind(table: &mut TablePage<'_>, browser: &Browser) {
    let behind = |_: &TablePage<'_>| {
        let found = browser.run("return document.documentElement.classList.contains('is-behind')", &[]);
        found.expect("an answer") == true
    };
    assert!(table.play_until(Means::Mouse, behind).expect("a match"), "others do something");
}

#[test]
fn the_main_button_comes_when_all_has_been_seen() {
    let house = House::open();
    for screen in [DESK, PHONE] {
        for (game, _, browser) in house.tables(screen) {
            let mut table = TablePage::new(&browser, 4);
            for _ in 0..3 {
                fall_behind(&mut table, &browser);
                // Looked at in one go: a moment later all may have been seen.
                let hidden = "
                    if (!document.documentElement.classList.contains('is-behind')) return true;
                    const box = (id) => { const { left, top, width, height } = document.getElementById(id).getBoundingClientRect(); return [left, top, width, height].map(Math.round).join(); };
                    const main = document.getElementById('key-main');
                    return !main.checkVisibility({ visibilityProperty: true }) && box('key-main') === box('key-faster');";
                assert_eq!(browser.run(hidden, &[]).expect("an answer"), true, "{game}: it is not there yet");
                browser.run("document.getElementById('key-faster')?.click()", &[]).expect("one tap");
                let there = "
                    return window.adit.player.busy === false && !document.getElementById('key-faster')
                      && document.getElementById('key-main').checkVisibility({ visibilityProperty: true });";
                browser.wait_for(&format!("{game}: the main button"), there, &[]).expect("it is there");
            }
        }
    }
}

#[test]
fn the_head_says_what_is_seen() {
    let (_house, _, browser) = House::with_table("clank", DESK);
    let mut table = TablePage::new(&browser, 6);
    table.wait_for_turn().expect("a turn");
    let watch = "
        window.told = new Set();
        new MutationObserver(() => { const e = document.querySelector('.b-told'); if (e) window.told.add(e.textContent); })
          .observe(document.getElementById('table').parentElement, { subtree: true, childList: true });";
    browser.run(watch, &[]).expect("an observer");
    fall_behind(&mut table, &browser);
    let lines = "
        const story = document.getElementById('log').textContent;
        return [...window.told].filter((line) => story.includes(line)).length >= 2 && !document.querySelector('.is-behind, .b-told')";
    browser.wait_for("sentences of the story", lines, &[]).expect("the head tells them, and then how things stand");
}

#[test]
fn a_map_that_does_not_scroll_stays_where_it_is() {
    let (_house, _, browser) = House::with_table("clank", DESK);
    let mut table = TablePage::new(&browser, 3);
    for _ in 0..4 {
        let steps = table.steps;
        table.play_until(Means::Mouse, |table| table.steps > steps + 8).expect("some moves");
        browser.reload().expect("the page again");
        browser.wait_for("the script", "return window.adit !== undefined", &[]).expect("the script");
        let moved = "const map = document.querySelector('.map'); return [map.scrollLeft, map.scrollTop]";
        assert_eq!(browser.run(moved, &[]).expect("an answer"), json!([0, 0]));
    }
}

#[test]
fn on_a_phone_the_map_comes_back_to_the_own_pawn() {
    let (_house, _, browser) = House::with_table("clank", PHONE);
    let mut table = TablePage::new(&browser, 3);
    for _ in 0..3 {
        // In one go: once all has been seen, the map has come back already and stays where it is put.
        let away = "
            const map = document.querySelector('.map');
            map.scrollTo({ left: map.scrollWidth, top: map.scrollHeight, behavior: 'instant' });
            return document.documentElement.classList.contains('is-behind');";
        loop {
            fall_behind(&mut table, &browser);
            if browser.run(away, &[]).expect("somewhere else") == true {
                break;
            }
        }
        let back = "
            if (window.adit.player.busy || document.getElementById('act')?.dataset.turn !== 'yes') return false;
            const [map, pawn] = ['.map', '.pawn.is-mine'].map((one) => document.querySelector(one).getBoundingClientRect());
            return pawn.left >= map.left - 1 && pawn.right <= map.right + 1 && pawn.top >= map.top - 1 && pawn.bottom <= map.bottom + 1;";
        browser.wait_for("one's own pawn", back, &[]).expect("it is in sight");
    }
}

/// The newest line is in sight.
const NEWEST: &str = "
    const log = document.getElementById('log');
    return log.clientHeight > 0 && log.scrollTop + log.clientHeight > log.scrollHeight - 8";

#[test]
fn the_story_opens_at_its_end_and_stays_there() {
    let house = House::open();
    for (game, _, mut browser) in house.tables(Screen::PHONE) {
        TablePage::new(&browser, 2).play_until(Means::Keys, |table| table.steps > 12).expect("some moves");
        browser.click("label[for=tab-story]").expect("the story");
        browser.wait_for(&format!("{game}: the newest line"), NEWEST, &[]).expect("it opens at the end");
        let Screen { width, height, .. } = Screen::PHONE;
        browser.look_with(Screen { width: height, height: width, ..Screen::PHONE }).expect("held across");
        browser.wait_for(&format!("{game}: held across"), NEWEST, &[]).expect("it stays at the end");
    }
}

/// The middle of an element.
fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let script = "
        const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [left + width / 2, top + height / 2];";
    let found = browser.run(script, &[selector.into()]).expect("a place");
    let at = |nth: usize| found[nth].as_f64().expect("a number");
    (at(0), at(1))
}

#[test]
fn a_tap_beside_a_sheet_only_closes_it() {
    let house = House::open();
    for (game, _, browser) in house.tables(Screen::PHONE) {
        let mut table = TablePage::new(&browser, 2);
        let lively = |_: &TablePage<'_>| {
            let main = "return !!document.querySelector('#key-main:not([disabled], [data-hurry])')";
            browser.run(main, &[]).expect("an answer") == true
        };
        assert!(table.play_until(Means::Keys, lively).expect("a match"), "{game}: a button that does something");
        let at = table.at().expect("a place");
        let rival = "document.getElementById(document.querySelector('.seat__open').getAttribute('popovertarget')).showPopover()";
        browser.run(rival, &[]).expect("all about a rival");
        let open = "return document.querySelector('.sheet:popover-open') !== null";
        browser.wait_for("a sheet", open, &[]).expect("it opens");
        browser.run("addEventListener('submit', () => { window.sent = true; }, true)", &[]).expect("a watch");
        browser.tap_at(Grip::Finger, middle(&browser, "#key-main")).expect("a tap beside it");
        let shut = "return document.querySelector('.sheet:popover-open') === null";
        browser.wait_for("the table", shut, &[]).expect("it closes");
        assert_eq!(browser.run("return window.sent ?? null", &[]).expect("an answer"), Value::Null, "{game}");
        assert_eq!(table.at().expect("a place"), at, "{game}: nothing is done");
    }
}

#[test]
fn what_to_touch_next_stands_in_the_head_and_cancel_in_the_place_of_undo() {
    let house = House::open();
    for screen in [Screen::DESK, Screen::PHONE] {
        for (game, _, browser) in house.tables(screen).filter(|(game, ..)| *game != "clank") {
            let mut table = TablePage::new(&browser, 2);
            let back = middle(&browser, "#key-back");
            let picks = |_: &TablePage<'_>| {
                browser.run("return document.body.classList.contains('picking')", &[]).expect("an answer") == true
            };
            assert!(table.play_until(Means::Mouse, picks).expect("a match"), "{game}: two things are touched");
            assert_eq!(middle(&browser, "#cancel"), back, "{game}");
            let said = "
                const [head, words] = ['#now h1', '#now .b-pick'].map((one) => document.querySelector(one).getBoundingClientRect());
                return words.height > 0 && words.top >= head.bottom - 1";
            assert_eq!(browser.run(said, &[]).expect("an answer"), true, "{game}: below the sentence");
            browser.click("#cancel").expect("a button");
            assert_eq!(
                browser.run("return document.querySelector('.is-picked, .b-pick')", &[]).expect("an answer"),
                Value::Null
            );
        }
    }
}

/// Every piece, pawn and meter in sight whose likeness would fly unseen.
const UNSEEN: &str = "
    const { copyOf, layer, shell } = window.Motion({ isStill: () => false, rate: () => 1, isLanding: () => false });
    const isSeen = (e) => e.checkVisibility({ visibilityProperty: true });
    document.body.append(shell);
    const unseen = [...document.querySelectorAll('#table :is(.pc, .meter, .pawn)')].filter(isSeen).filter((thing) => {
      const copy = copyOf(thing);
      layer.append(copy ?? '');
      const isLost = copy && !isSeen(copy.querySelector('.b-likeness'));
      copy?.remove();
      return isLost;
    });
    shell.remove();
    return unseen.map((thing) => thing.outerHTML.slice(0, 200));";

#[test]
fn what_flies_is_seen_wherever_it_came_from() {
    let house = House::open();
    for screen in [Screen::DESK, Screen::PHONE] {
        for (game, _, browser) in house.tables(screen) {
            TablePage::new(&browser, 9).wait_for_turn().expect("a turn");
            browser.wait_for("what happened", AT_REST, &[]).expect("it is seen");
            assert_eq!(browser.run(UNSEEN, &[]).expect("an answer"), json!([]), "{game} at {}", screen.width);
        }
    }
}

/// A rival walks two rooms, and the page hears of each by itself before it has shown the first.
const WALK_ON: &str = "
    const pawn = document.querySelector('.pawn:not(.is-mine)');
    [101, 102, 103].reduce((from, to) => {
      const news = document.createElement('ol');
      const at = window.adit.player.newest() + 1;
      news.innerHTML = `<li data-beat='walk' data-at='${at}' data-p='2' data-fly='${from},${to},p${pawn.id.slice(1)}'><span>on</span></li>`;
      window.adit.player.update(news, () => document.getElementById('log').append(news), false);
      return to;
    });
    const copies = [...document.querySelectorAll('.b-layer .b-copy:has(.pawn)')];
    return copies.filter((copy) => copy.style.opacity !== '0').length + !pawn.dataset.bWait;";

#[test]
fn nobody_stands_in_two_places() {
    let (_house, _, browser) = House::with_table("clank", DESK);
    TablePage::new(&browser, 9).wait_for_turn().expect("a turn");
    browser.wait_for("what happened", AT_REST, &[]).expect("it is seen");
    assert_eq!(browser.run(WALK_ON, &[]).expect("an answer"), json!(1));
}
