//! A house of one node, for all tests that need one.
use journal::{Address, Head, MatchId, Store};
use services::{Folder, Node};
use std::future::Future;
use std::path::{Path, PathBuf};

/// A house of one node, on a SQLite file of its own.
pub(crate) struct House {
    // Dropped in this order: the node, then the folder under it.
    pub(crate) node: Node,
    pub(crate) folder: Folder,
}

impl House {
    /// Opens it without limits, so that tests may hurry.
    pub(crate) fn open() -> House {
        House::open_with(&["--unlimited"])
    }

    /// Opens it with these further words on its command line.
    pub(crate) fn open_with(more: &[&str]) -> House {
        let folder = Folder::new("house").expect("a folder");
        let file = database_in(&folder);
        let words = ["--database", file.to_str().expect("a plain path")];
        let program = Path::new(env!("CARGO_BIN_EXE_adit"));
        let node = Node::start(program, &[&words[..], more].concat()).expect("a node");
        House { node, folder }
    }

    /// The store beside the server.
    pub(crate) fn store(&self) -> Store {
        let address = Address::Sqlite { file: database_in(&self.folder), limit: None };
        wait(Store::open_beside(&address, house::MIGRATIONS)).expect("the store beside the server")
    }

    /// The lines of a match as they stand in the journal.
    pub(crate) fn lines(&self, table: &str) -> Vec<String> {
        let id: MatchId = table.parse().expect("an id");
        let lines = wait(self.store().lines(&id, 0)).expect("the lines");
        lines.into_iter().map(|line| line.text).collect()
    }

    /// What the house knows about a match from its beginning.
    pub(crate) fn head(&self, table: &str) -> Head {
        let (id, store) = (table.parse().expect("an id"), self.store());
        wait(store.head(&id)).expect("it can be read").expect("the match has begun")
    }
}

pub(crate) fn database_in(folder: &Folder) -> PathBuf {
    folder.path().join("adit.sqlite")
}

/// Waits for something asynchronous.
pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(future)
}
