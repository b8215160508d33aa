//! A house of one node, and guests who come with a browser.
use browser::{Browser, Screen};
use journal::{Address, Head, MatchId, Store};
use serde_json::{Value, json};
use services::{Folder, Http, Node};
use std::future::Future;
use std::path::{Path, PathBuf};

/// A house on a SQLite file of its own.
pub(super) struct House {
    // Dropped in this order: the node, then the folder under it.
    pub(super) node: Node,
    folder: Folder,
}

impl House {
    pub(super) fn open() -> House {
        House::open_with(&[])
    }

    /// A house that is told more when it is opened.
    pub(super) fn open_with(more: &[&str]) -> House {
        let folder = Folder::new("house").expect("a folder");
        let file = database_in(&folder);
        let words = [&["--unlimited", "--database", file.to_str().expect("a plain path")], more].concat();
        let node = Node::start(Path::new(env!("CARGO_BIN_EXE_adit")), &words).expect("a node");
        House { node, folder }
    }

    /// The lines of a match as they stand in the journal.
    pub(super) fn lines(&self, table: &str) -> Vec<String> {
        let id: MatchId = table.parse().expect("an id");
        let lines = wait(self.store().lines(&id, 0)).expect("the lines");
        lines.into_iter().map(|line| line.text).collect()
    }

    /// What the house knows about a match from its beginning.
    pub(super) fn head(&self, table: &str) -> Head {
        let id = table.parse().expect("an id");
        let store = self.store();
        wait(store.head(&id)).expect("it can be read").expect("the match has begun")
    }

    /// The store beside the server.
    fn store(&self) -> Store {
        let address = Address::Sqlite { file: database_in(&self.folder), limit: None };
        wait(Store::open_beside(&address, house::MIGRATIONS)).expect("the store beside the server")
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

    /// A table with a person in the first chair and, unless told otherwise, a quick and weak bot in the second.
    pub(super) fn table(&self, game: &str, more: &Value) -> Made {
        let mut wish = json!({ "game": game, "chairs": ["me", "level1"], "name": "Ola", "pace": 0, "hints": true });
        for (name, value) in more.as_object().into_iter().flatten() {
            wish[name] = value.clone();
        }
        let mut http = self.node.http();
        let answer = http.post_json("/api/tables", &wish.to_string()).expect("an answer");
        assert!(answer.status < 300, "{}", answer.body);
        let facts = serde_json::from_str(&answer.body).expect("JSON");
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

    /// A table of each game, one after another, with its maker before it.
    pub(super) fn tables(&self, screen: Screen) -> impl Iterator<Item = (&'static str, Made, Browser)> {
        registry::infos().map(move |info| {
            let made = self.table(info.id, &json!({}));
            let browser = self.sit(&made, screen);
            (info.id, made, browser)
        })
    }
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

fn database_in(folder: &Folder) -> PathBuf {
    folder.path().join("adit.sqlite")
}

/// Waits for something asynchronous.
fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(future)
}
