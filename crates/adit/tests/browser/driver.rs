//! The person at the page itself: what somebody with eyes and a mouse can reach, the tests can reach too.
use browser::{Browser, Screen};

/// Head and foot are fixed and leave a third of the window free, above its middle.
const PAGE: &str = "data:text/html,<style>header,footer{position:fixed;left:0;right:0;background:gray}\
    header{top:0;height:12vh}footer{bottom:0;height:55vh}p{height:150vh}</style>\
    <header>head</header><p></p><button onclick='document.title=1'>reach me</button><p></p><footer>foot</footer>";

#[test]
fn what_can_be_scrolled_between_head_and_foot_can_be_clicked() {
    let browser = Browser::open(Screen::PHONE).expect("a browser");
    browser.go(PAGE).expect("a page");
    browser.click("button").expect("it is scrolled until nothing lies over it");
    browser.wait_for("a click", "return document.title === '1'", &[]).expect("it was clicked");
}
