//! What people without an account can say of themselves: a vacation, another device, the way out.
use super::checks::{check_access, check_log};
use super::guests::House;
use browser::{Browser, Screen};

/// Is the sentence with this class or tag on the page, with this in it?
const SAYS: &str =
    "return [...document.querySelectorAll(arguments[0])].some((e) => e.textContent.includes(arguments[1]))";

fn says(browser: &Browser, place: &str, words: &str) {
    browser.wait_for(words, SAYS, &[place.into(), words.into()]).expect("it is said");
}

fn matches(browser: &Browser, table: &str) -> bool {
    browser.run("return !!document.querySelector(`a[href='${arguments[0]}']`)", &[table.into()]).expect("an answer")
        == true
}

#[test]
fn a_person_rests_moves_to_another_device_and_is_forgotten() {
    let (house, made, mut browser) = House::with_table("gnomes", Screen::PHONE);
    browser.go(&house.at("/settings")).expect("the settings");
    check_access(&browser, "the settings of somebody");

    browser.run("document.querySelector('[name=days]').value = 3", &[]).expect("a number");
    browser.click("form[action='/settings/vacation'] button").expect("a vacation");
    says(&browser, "#you p", "3 more days");
    browser.click("form[action='/settings/vacation'] button").expect("its end");
    browser
        .wait_for("no vacation", "return !!document.querySelector('[name=days][type=number]')", &[])
        .expect("it ended");

    browser.click("form[action='/settings/device'] button").expect("a link");
    let link = "return document.querySelector('.handon a.link')?.href ?? null";
    let link = browser.wait_for("a link", link, &[]).expect("a link to another device");
    let telephone = Browser::open(Screen::PHONE).expect("another device");
    telephone.go(link.as_str().expect("an address")).expect("the way over");
    telephone.go(&house.at("/")).expect("the front page");
    assert!(matches(&telephone, &made.path()), "the match is on the other device too");

    browser.go(&house.at("/settings")).expect("the settings");
    browser.click("form[action='/settings/forget'] button").expect("a button");
    assert_eq!(browser.run("return location.pathname", &[]).expect("a path"), "/settings", "not without being sure");
    browser.click("form[action='/settings/forget'] [name=sure]").expect("a box");
    browser.click("form[action='/settings/forget'] button").expect("the way out");
    browser.wait_for("the front page", "return location.pathname === '/'", &[]).expect("outside");
    assert!(!matches(&browser, &made.path()), "nobody is known here");
    browser.go(&house.at("/settings")).expect("the settings");
    says(&browser, "#you p", "doesn’t know you");
    check_log(&mut browser);
}
