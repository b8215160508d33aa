//! Touching one thing after another: the page's script answers the cases that the engine answers.
use super::guests::House;
use browser::{Means, Screen, TablePage};
use engine::scene::{Id, Offer};
use serde_json::{Value, json};
use std::slice::from_ref;
use testkit::{TouchingAnswer, TouchingCase, touching_cases};

/// All cases at once: for each what is touched, what is lit and what is taken.
const ANSWER: &str = "return arguments[0].map(({ offers, touches }) => {
    const known = adit.touching(offers);
    let [picked, meant] = [[], []];
    for (const under of touches) {
        const { touched, taken } = known.touch(picked, under);
        [picked, meant] = [taken.length ? [] : touched, taken.map(({ act }) => act)];
    }
    return { touched: picked, lit: known.lit(picked).sort((a, b) => a - b), taken: meant };
})";

/// As the page writes it: once for each copy of what is touched first.
fn written(offer: &Offer) -> impl Iterator<Item = Value> {
    let rest = offer.on.iter().skip(1);
    offer
        .begins_at()
        .map(move |first| json!({ "act": offer.act, "on": numbers([&first].into_iter().chain(rest.clone())) }))
}

fn numbers<'i>(places: impl IntoIterator<Item = &'i Id>) -> Vec<u16> {
    places.into_iter().map(|id| id.0).collect()
}

fn asked(case: &TouchingCase) -> Value {
    let touches: Vec<Vec<u16>> = case.touches.iter().map(numbers).collect();
    json!({ "offers": case.offers.iter().flat_map(written).collect::<Vec<_>>(), "touches": touches })
}

fn read(answer: &Value) -> TouchingAnswer {
    let list = |name: &str| answer[name].as_array().expect("a list").clone();
    let places = |name: &str| list(name).iter().map(|id| Id(id.as_u64().expect("a place") as u16)).collect();
    let taken = list("taken").iter().map(|act| act.as_str().expect("an action").to_owned()).collect();
    TouchingAnswer { touched: places("touched"), lit: places("lit"), taken }
}

#[test]
fn the_script_answers_as_the_engine_does() {
    let house = House::open();
    let browser = house.sit(&house.table("gnomes", &json!({})), Screen::DESK);
    browser.wait_for("the script", "return !!window.adit", &[]).expect("a script");
    let cases = touching_cases();
    let asked: Value = cases.iter().map(asked).collect();
    let answers = browser.run(ANSWER, &[asked]).expect("answers");
    for (case, answer) in cases.iter().zip(answers.as_array().expect("a list")) {
        assert_eq!(read(answer).said(), case.wanted, "{}", case.name);
    }
}

/// What is touched for an offer of two touches that no other offer shares; nothing if there is none now.
const TWO: &str = "
    const all = [...document.querySelectorAll('#do [data-on]')].map((e) => e.dataset.on);
    const two = all.filter((on) => on.split(' ').length === 2);
    const one = two.find((on) => two.filter((other) => other === on).length === 1 && !on.includes('|'));
    return one && !document.querySelector('form[action$=\"/seen\"]') ? one.split(' ') : null";

#[test]
fn the_second_thing_may_be_touched_first() {
    let house = House::open();
    let browser = house.sit(&house.table("clonk", &json!({})), Screen::DESK);
    let mut table = TablePage::new(&browser, 5);
    let is_offered = |_: &TablePage<'_>| browser.run(TWO, &[]).is_ok_and(|two| two.is_array());
    assert!(table.play_until(Means::Keys, is_offered).expect("a match"), "two things are touched in every match");
    let two = browser.run(TWO, &[]).expect("two things");
    let at = table.at().expect("a place in the match");
    let click = |place: &Value| browser.run("document.getElementById(arguments[0]).click()", from_ref(place));
    let shows = |class: &str, place: &Value| {
        let script = "return document.getElementById(arguments[0]).classList.contains(arguments[1])";
        browser.wait_for(class, script, &[place.clone(), class.into()]).expect("it is shown");
    };
    click(&two[1]).expect("a click");
    shows("is-picked", &two[1]);
    shows("is-target", &two[0]);
    click(&two[1]).expect("a click");
    let nothing = "return !document.querySelector('.is-picked, .is-target')";
    browser.wait_for("it is taken back", nothing, &[]).expect("nothing is touched");
    click(&two[1]).expect("a click");
    click(&two[0]).expect("a click");
    let changed = "return document.getElementById('act')?.dataset.at !== arguments[0]";
    browser.wait_for("the decision", changed, &[at.into()]).expect("it is done");
}
