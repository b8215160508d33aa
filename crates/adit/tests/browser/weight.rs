//! How much comes over the line, as it was really sent.
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage, Traffic, Wire};

const KILOBYTE: u64 = 1024;
const LARGEST_SCRIPT: u64 = 24 * KILOBYTE;
const LARGEST_VISIT: u64 = 200 * KILOBYTE;
const LARGEST_UPDATE: u64 = 2 * KILOBYTE;

fn traffic(browser: &mut Browser) -> Traffic {
    Traffic::read(&browser.log("performance").expect("a log"))
}

/// Somebody comes for the first time, with nothing in the cache, is in the first minute one tap later, and sits at a
/// table after another.
#[test]
fn a_first_visit_is_light() {
    let house = House::open();
    for info in registry::infos() {
        let mut browser = house.guest(Screen::PHONE);
        browser.click(&format!("a.play[href='/learn/{}/start']", info.id)).expect("one tap plays");
        browser.click(".coach__ways form button").expect("straight to a match");
        browser.wait_for("a table", "return location.pathname.startsWith('/t/') && document.documentElement.classList.contains('scripted') && document.getElementById('act') !== null", &[]).expect("a table");
        browser.wait_for("everything", "return document.readyState === 'complete'", &[]).expect("all is loaded");
        let all = traffic(&mut browser);
        let (scripts, whole) = (all.bytes(|address| address.ends_with(".js")), all.bytes(|_| true));
        println!("{}: scripts {scripts}, everything {whole} bytes: {:?}", info.id, all.loaded);
        assert!(whole <= LARGEST_VISIT, "{}: {whole} bytes", info.id);
    }
}

/// The page of a table by itself.
#[test]
fn the_script_of_a_table_is_small() {
    let house = House::open();
    for (game, _, mut browser) in house.tables(Screen::PHONE) {
        browser.wait_for("everything", "return document.readyState === 'complete'", &[]).expect("all is loaded");
        let scripts = traffic(&mut browser).bytes(|address| address.ends_with(".js"));
        println!("{game}: scripts {scripts} bytes");
        assert!((1..=LARGEST_SCRIPT).contains(&scripts), "{game}: {scripts} bytes of script");
    }
}

/// Over whole matches, what a decision changes is told in few bytes.
#[test]
fn an_update_is_small() {
    let house = House::open();
    for (game, made, browser) in house.tables(Screen::DESK) {
        let wire = Wire::listen(&made.http, &format!("{}/live?lang=en", made.path())).expect("a stream");
        TablePage::new(&browser, 31).play(Means::Keys).expect("a match");
        let (count, median, most) = (wire.updates().len(), wire.median(), wire.updates().into_iter().max());
        println!("{game}: {count} updates, {median} bytes in the median, {most:?} at most");
        assert!(count > 20 && median <= LARGEST_UPDATE, "{game}: {median} bytes in the median of {count}");
    }
}
