//! Whoever reads something reads it in their own language: advice, the feed, and what is wrong with an address.
use super::table::{House, Player, offers, text};
use engine::Words;
use i18n::{Language, Speech};
use serde_json::{Value, json};

const LANGUAGES: [&str; 4] = ["en", "de", "hu", "ru"];

/// What the house says under this key in a language.
fn says(language: &str, key: &str) -> String {
    let language: Language = language.parse().expect("a language");
    Speech::new(language, &house::WORDS).text(key, &[])
}

/// Somebody who has to decide, and for whom nobody else decides meanwhile.
fn at_turn(house: &House) -> Player {
    let mut ola = house.guest();
    ola.make(&json!({ "game": "gnomes", "chairs": ["me", "program"], "options": { "start": "P0" } }));
    assert!(!offers(&ola.scene()).is_empty());
    ola
}

/// How an action is said to somebody in this language.
fn offered(player: &mut Player, language: &str, action: &Value) -> String {
    let scene = player.get(&format!("/scene?lang={language}")).good();
    let groups = scene["scene"]["offers"].as_array().into_iter().flatten();
    let mut offers = groups.flat_map(|group| group["offers"].as_array().into_iter().flatten());
    text(&offers.find(|offer| offer["act"] == *action).expect("it is offered")["said"])
}

#[test]
fn advice_is_read_in_the_language_of_its_reader_whatever_it_was_asked_in() {
    let house = House::open();
    let mut ola = at_turn(&house);
    let advice = ola.post("/hint?lang=de", json!({})).good();
    let action = &advice[0]["actions"][0];
    let said: Vec<String> = LANGUAGES.iter().map(|language| offered(&mut ola, language, action)).collect();
    for (language, here) in LANGUAGES.iter().zip(&said) {
        let page = ola.http.get(&format!("/t/{}?lang={language}", ola.table)).expect("an answer").body;
        let coach =
            page.split("id=\"coach-says\"").nth(1).expect("the coach says something").split("</details>").next();
        let coach = coach.expect("the end of what is said");
        assert!(coach.contains(here), "{language}: {here} in {coach}");
        for there in said.iter().filter(|there| *there != here) {
            assert!(!coach.contains(there), "{language}: {there} in {coach}");
        }
    }
}

#[test]
fn the_feed_speaks_the_language_that_is_asked_for() {
    let house = House::open();
    let mut ola = at_turn(&house);
    let me: Value = serde_json::from_str(&ola.http.get("/api/me").expect("an answer").body).expect("JSON");
    let feed = text(&me["feed"]);
    for language in LANGUAGES {
        let asked = ola.http.get(&format!("{feed}?lang={language}")).expect("an answer").body;
        let accepted = ola.http.clone().with("Accept-Language", language).get(&feed).expect("an answer").body;
        let title = format!("<title>{}</title>", says(language, "house-your-turn"));
        for told in [asked, accepted] {
            assert!(told.contains(&title) && !told.contains('⟦'), "{language}: {told}");
            assert_eq!(told.contains("<title>Your turn: Gnomes</title>"), language == "en", "{language}: {told}");
            assert!(told.contains("<entry>"), "{language}: {told}");
        }
    }
}

#[test]
fn what_is_wrong_with_an_address_is_said_in_the_language_of_its_reader() {
    let house = House::open();
    let mut http = house.guest().http;
    for language in LANGUAGES {
        for (path, status, key) in [
            ("/learn/gnomes/2?seen=x", 400, "house-address-unreadable"),
            ("/learn/gnomes/99?", 404, "house-nothing-here"),
            ("/learn/gnomes/x?", 404, "house-nothing-here"),
            ("/learn/chess/1?", 404, "house-nothing-here"),
            ("/t/%FF?", 404, "house-nothing-here"),
            ("/learn/%FF/1?", 404, "house-nothing-here"),
        ] {
            let answer = http.get(&format!("{path}&lang={language}")).expect("an answer");
            assert_eq!(answer.status, status, "{path}: {}", answer.body);
            let alert = format!("<p role=\"alert\">{}</p>", says(language, key));
            assert!(answer.body.contains(&format!("<html lang=\"{language}\"")), "{path}: {}", answer.body);
            assert!(answer.body.contains(&alert), "{path}: {alert} in {}", answer.body);
        }
    }
}
