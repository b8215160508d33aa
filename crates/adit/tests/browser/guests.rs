//! A house of one node, and guests who come with a browser.
pub(super) use crate::opened::House;
use browser::{Browser, Screen};
use serde_json::{Value, json};
use services::Http;

impl House {
    /// Opens it with a table of this game against a bot, and its maker before it.
    pub(super) fn with_table(game: &str, screen: Screen) -> (House, Made, Browser) {
        let house = House::open();
        let made = house.table(game, &json!({}));
        let browser = house.sit(&made, screen);
        (house, made, browser)
    }

    /// The address of a page.
    pub(super) fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.node.address())
    }

    /// Somebody whom nobody knows yet.
    pub(super) fn guest(&self, screen: Screen) -> Browser {
        let browser = Browser::open(screen).expect("a browser");
        browser.go(&self.at("/")).expect("the front page");
        browser
    }

    /// A table with a person in the first chair and, unless told otherwise, a quick and weak bot in the second. Unless the
    /// table has a coach, its maker knows what the game is about.
    pub(super) fn table(&self, game: &str, more: &Value) -> Made {
        let mut wish = json!({ "game": game, "chairs": ["me", "level1"], "name": "Ola", "pace": 0, "hints": true });
        for (name, value) in more.as_object().into_iter().flatten() {
            wish[name] = value.clone();
        }
        let mut http = self.node.http();
        let answer = http.post_json("/api/tables", &wish.to_string()).expect("an answer");
        assert!(answer.status < 300, "{}", answer.body);
        let facts: Value = serde_json::from_str(&answer.body).expect("JSON");
        if wish["coach"] != true {
            let path = format!("/api/tables/{}/taught", facts["id"].as_str().expect("an id"));
            // At a device that several share it is refused as long as a cover lies over it.
            http.post_json(&path, &json!({ "kind": "goal" }).to_string()).expect("an answer");
        }
        Made { http, facts }
    }

    /// Sits down at a made table as its maker.
    pub(super) fn sit(&self, made: &Made, screen: Screen) -> Browser {
        self.sit_at(made, &made.path(), screen)
    }

    /// Sits down to look closely: the page does not go on to that of the end by itself, while somebody still looks.
    pub(super) fn sit_and_stay(&self, made: &Made, screen: Screen) -> Browser {
        self.sit_at(made, &format!("{}?stay=1", made.path()), screen)
    }

    fn sit_at(&self, made: &Made, path: &str, screen: Screen) -> Browser {
        let mut browser = Browser::open(screen).expect("a browser");
        browser.become_same(&made.http).expect("a cookie");
        browser.go(&self.at(path)).expect("the page of the table");
        browser
    }

    /// Jo opens the link of the second chair and sits down.
    pub(super) fn jo(&self, made: &Made, screen: Screen) -> Browser {
        let jo = self.guest(screen);
        jo.go(&self.at(made.facts["chairs"][1]["link"].as_str().expect("a link"))).expect("the chair");
        jo.run("document.querySelector('form[action$=\"/sit\"] [name=name]').value = 'Jo'", &[]).expect("a name");
        jo.click("form[action$='/sit'] button").expect("a chair");
        jo
    }

    /// A table of each game, one after another, with its maker before it.
    pub(super) fn tables(&self, screen: Screen) -> impl Iterator<Item = (&'static str, Made, Browser)> {
        registry::infos().map(move |info| {
            let made = self.table(info.id, &json!({}));
            let browser = self.sit(&made, screen);
            (info.id, made, browser)
        })
    }
}

/// Waits until a page shows a match.
#[track_caller]
pub(super) fn wait_for_match(browser: &Browser) {
    browser.wait_for("the match", "return document.getElementById('act') !== null", &[]).expect("it begins");
}

/// A table that was made, and its maker.
pub(super) struct Made {
    pub(super) http: Http,
    pub(super) facts: Value,
}

impl Made {
    /// The path of its page.
    pub(super) fn path(&self) -> String {
        format!("/t/{}", self.facts["id"].as_str().expect("an id"))
    }
}
