//! A twelfth language needs files and no change of code: the program that was built without it speaks it.
mod twelfth;

use services::Node;
use std::path::Path;
use std::process::Command;
use twelfth::{CODE, with_a_twelfth};

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

fn run(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_adit")).args(words).stdin(std::process::Stdio::null()).output();
    String::from_utf8_lossy(&output.expect("the program starts").stdout).into_owned()
}
