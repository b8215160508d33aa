//! What the browser remembers of puzzles; and a file that is dropped on the page that opens matches.
use super::checks::{check_access, check_state};
use super::guests::{House, wait_for_match};
use browser::{Browser, Means, Screen, TablePage};
use engine::Puzzle;
use serde_json::{Value, json};

const GAME: &str = "gnomes";

/// The puzzles of a game in the order in which they are played: the number, the solution and what tempts.
fn in_order(browser: &Browser, house: &House) -> Vec<(String, String, String)> {
    browser.go(&house.at(&format!("/puzzles/{GAME}"))).expect("the puzzles");
    let order = ask(browser, "return document.querySelector('.puzzles').dataset.order.split(' ')");
    let texts = registry::game(GAME).expect("a game").info().teaching.puzzles;
    let puzzle = |number: &Value| {
        let number = number.as_str().expect("a number");
        let found = texts.iter().find(|(name, _)| name.parse::<u32>().ok() == number.parse().ok());
        let puzzle = Puzzle::read(found.expect("it is there").1).expect("it reads");
        (number.to_owned(), puzzle.solution[0].replace(' ', "+"), puzzle.refutation[0].replace(' ', "+"))
    };
    order.as_array().expect("an order").iter().map(puzzle).collect()
}

fn ask(browser: &Browser, script: &str) -> Value {
    browser.run(script, &[]).expect("the page answers")
}

/// Tries a step of a puzzle; what the coach says last, and where its way to the next puzzle leads.
fn tried(browser: &Browser, house: &House, number: &str, step: &str) -> [String; 2] {
    browser.go(&house.at(&format!("/puzzles/{GAME}/{number}?did={step}"))).expect("a puzzle");
    let told = ask(
        browser,
        "const next = [...document.querySelectorAll('.coach__ways a')].map((link) => link.getAttribute('href'))
           .find((href) => /^[/]puzzles[/][a-z]+[/][0-9]+$/.test(href) && href !== location.pathname);
         return [document.querySelector('.coach__says p:last-child').textContent, next]",
    );
    [0, 1].map(|at| told[at].as_str().unwrap_or_default().to_owned())
}

#[test]
fn puzzles_keep_a_streak_and_lead_to_the_next_one_that_is_not_solved() {
    let house = House::open();
    let browser = house.guest(Screen::PHONE);
    let all = in_order(&browser, &house);
    let count = all.len();
    let told = |row, solved| format!("In a row: {row}. Solved: {solved} of {count}.");
    let home = |at: usize| format!("/puzzles/{GAME}/{}", all[at].0);
    let [first, second, third] = [0, 1, 2].map(|at| (&*all[at].0, &*all[at].1, &*all[at].2));
    assert_eq!(tried(&browser, &house, second.0, second.1), [told(1, 1), home(2)]);
    assert_eq!(tried(&browser, &house, second.0, second.1), [told(1, 1), home(2)], "seen again it counts nothing");
    assert_eq!(tried(&browser, &house, first.0, first.1), [told(2, 2), home(2)], "the solved one is skipped");
    assert_eq!(tried(&browser, &house, third.0, third.2), [told(0, 2), home(3)], "the row has ended");
    assert_eq!(tried(&browser, &house, third.0, third.1), [told(0, 3), home(3)], "only the first try counts for it");
    browser.go(&house.at(&format!("/puzzles/{GAME}?lang=hu"))).expect("the puzzles");
    let ticks = ask(
        &browser,
        "return [...document.querySelectorAll('[data-number]:has(.vh)')].map((link) => [link.dataset.number,
           link.querySelector('[aria-hidden]').textContent.trim(), link.querySelector('.vh').textContent.trim()])",
    );
    let mut expected = [first, second, third].map(|(number, ..)| json!([number, "✓", "kész"])).to_vec();
    expected.sort_by_key(|tick| all.iter().position(|(number, ..)| tick[0] == **number));
    assert_eq!(ticks, json!(expected));
    let begin = ask(&browser, "return document.querySelector('[data-begin]').getAttribute('href')");
    assert_eq!(begin, json!(home(3)), "on with the first that is not solved");
    check_state(&browser, "puzzles of which some are solved");
    check_access(&browser, "puzzles of which some are solved");
}

#[test]
fn a_costly_turn_of_ones_own_match_becomes_a_puzzle_of_ones_own() {
    let house = House::open();
    let made = house.table(GAME, &json!({ "hints": false }));
    let browser = house.sit(&made, Screen::PHONE);
    wait_for_match(&browser);
    TablePage::new(&browser, 12).play(Means::Keys).expect("a match");
    browser.go(&house.at(&format!("{}/end", made.path().replace("/t/", "/r/")))).expect("the end");
    let found = "return document.querySelector('a[data-puzzle]')?.getAttribute('href')";
    let puzzle = browser.wait_for("a costly turn", found, &[]).expect("whoever plays by lot does something costly");
    let step = puzzle.as_str().and_then(|href| href.rsplit('/').next()).expect("a step").to_owned();
    for (language, label) in [("en", format!("Gnomes, step {step}")), ("hu", format!("{step}. lépés"))] {
        browser.go(&house.at(&format!("/puzzles?lang={language}"))).expect("the puzzles");
        let listed = browser
            .wait_for("the list", "return [...document.querySelectorAll('#own ol a')].map((link) => [link.getAttribute('href'), link.lastChild.textContent])", &[])
            .expect("the list");
        let own = listed.as_array().into_iter().flatten().find(|own| own[0] == puzzle).expect("it is kept");
        assert!(own[1].as_str().is_some_and(|said| said.ends_with(&label)), "{own} in {language}");
        check_state(&browser, "one's own puzzles");
    }
    browser.go(&house.at("/puzzles?lang=en")).expect("the puzzles");
    browser.click("#own ol a").expect("a puzzle of one's own");
    let head = "return document.querySelector('.coach__head')?.textContent";
    assert_eq!(browser.wait_for("the puzzle", head, &[]).expect("a head"), json!("A puzzle of your own"));
}

/// A file is held over the page, and let go of.
const DROP: &str = "
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([arguments[0]], 'a.record', { type: 'text/plain' }));
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    const place = document.querySelector('h1');
    place.dispatchEvent(over);
    const shown = document.querySelector('.opening').classList.contains('is-target');
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    return [over.defaultPrevented, shown]";

#[test]
fn a_file_dropped_anywhere_on_the_page_is_opened() {
    let house = House::open();
    let browser = house.guest(Screen::DESK);
    let (_, record) = registry::game(GAME).expect("a game").info().examples.first().expect("an example");
    browser.go(&house.at("/analysis")).expect("the page");
    assert_eq!(browser.run(DROP, &[json!(record)]).expect("a drop"), json!([true, true]));
    browser.wait_for("the match", "return location.pathname.startsWith('/r/')", &[]).expect("it is opened");
    browser.go(&house.at("/analysis")).expect("the page");
    browser.run(DROP, &[json!("hello")]).expect("a drop");
    let refused =
        browser.wait_for("a sentence", "return document.querySelector('.opening [role=alert]')?.textContent", &[]);
    assert!(refused.expect("a sentence").as_str().is_some_and(|said| said.contains("line 1")), "it says what is wrong");
    // What is no file is none of its business: a text is dropped into the field.
    let text = "
        const event = new DragEvent('dragover', { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true });
        document.querySelector('h1').dispatchEvent(event);
        return event.defaultPrevented";
    assert_eq!(browser.run(text, &[]).expect("an answer"), json!(false));
}
