//! A twelfth language needs files and no change of code: the program that was built without it speaks it.
use services::{Folder, Node};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Esperanto stands in: English, but longer, which is also how a screen shows that it has room.
const CODE: &str = "eo";

#[test]
fn a_twelfth_language_needs_no_change_of_code() {
    let folder = with_a_twelfth();
    let texts = folder.path().to_str().expect("a plain path");

    let help = run(&["--texts", texts, "rules", "--help", "--lang", CODE]);
    assert!(help.contains("Uűsaagéé:") && !help.contains('⟦'), "{help}");
    let games = run(&["--texts", texts, "games"]);
    assert!(games.contains("|ru|eo"), "{games}");
    let rules = run(&["--texts", texts, "rules", "gnomes", "--lang", CODE]);
    assert!(rules.contains("Tééstuujoo"), "{rules}");
    let screen = run(&["--texts", texts, "play", "gnomes", "--plain", "--seed", "1", "--lang", CODE]);
    assert!(screen.contains("á") && !screen.contains('⟦'), "{screen}");

    let file = folder.path().join("adit.sqlite");
    let words = ["--texts", texts, "--database", file.to_str().expect("a plain path")];
    let node = Node::start(Path::new(env!("CARGO_BIN_EXE_adit")), &words).expect("the server starts");
    let page = node.http().get(&format!("/?lang={CODE}")).expect("an answer").body;
    assert!(page.contains("lang=\"eo\"") && page.contains("Esperanto") && !page.contains('⟦'), "{page}");
}

/// A copy of all texts of the project, with one language more.
fn with_a_twelfth() -> Folder {
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

fn run(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_adit")).args(words).stdin(std::process::Stdio::null()).output();
    String::from_utf8_lossy(&output.expect("the program starts").stdout).into_owned()
}
