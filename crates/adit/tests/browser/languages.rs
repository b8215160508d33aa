//! All eleven languages.
use super::checks::check_state;
use super::guests::House;
use browser::Screen;
use i18n::Language;
use serde_json::json;

#[test]
fn every_page_speaks_every_language_and_fits_the_phone() {
    let house = House::open();
    let made: Vec<_> = registry::all().map(|info| house.table(info.id, &json!({}))).collect();
    let browser = house.sit(&made[0], Screen::PHONE);
    let mut browser = browser;
    for language in Language::all() {
        for (info, made) in registry::all().zip(&made) {
            browser.become_same(&made.http).expect("a cookie");
            for path in [made.path(), "/".into(), format!("/rules/{}", info.id)] {
                browser.go(&house.at(&format!("{path}?lang={}", language.code()))).expect("a page");
                check_state(&browser, &format!("{path} in {}", language.code()));
            }
        }
    }
}
