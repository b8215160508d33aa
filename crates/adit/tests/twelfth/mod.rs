//! A language that the program was not built with.
use services::Folder;
use std::fs;
use std::path::{Path, PathBuf};

/// Esperanto stands in: English, but longer, which is also how a screen shows that it has room.
pub(crate) const CODE: &str = "eo";

/// A copy of all texts of the project, with one language more.
pub(crate) fn with_a_twelfth() -> Folder {
    let (project, copy) =
        (Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), Folder::new("twelfth").expect("a folder"));
    for kind in ["games", "crates"] {
        for text in inside(&project.join(kind)).iter().flat_map(|part| inside(&part.join("text"))) {
            let name = text.strip_prefix(&project).expect("a file of the project");
            write(&copy.path().join(name), &read(&text));
            if text.ends_with("en.ftl") {
                write(&copy.path().join(name).with_file_name("eo.ftl"), &i18n::pseudo(&read(&text)));
            }
        }
    }
    for game in inside(&project.join("games")) {
        let name = game.strip_prefix(&project).expect("a game of the project");
        write(&copy.path().join(name).join("learn/eo.md"), "# Tééstuujoo\n");
    }
    let list = "crates/i18n/languages.txt";
    write(&copy.path().join(list), &format!("{}eo Esperanto\n", read(&project.join(list))));
    copy
}

fn inside(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("the file can be read")
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder can be made");
    fs::write(path, text).expect("the file can be written");
}
