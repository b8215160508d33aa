//! The example of a bot in another language.
use super::table::House;
use std::path::Path;
use std::process::Command;

#[test]
fn the_bot_in_python_plays_every_game_to_the_end() {
    let house = House::open_with(&[]);
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let server = format!("http://{}", house.node.address());
    for info in registry::infos() {
        let output = Command::new("python3").arg(&bot).args([&server, info.id]).output().expect("python3 runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{}: {said}{wrong}", info.id);
        // In a dungeon it may be that nobody gets out, and then nobody wins.
        let nobody = said.matches("has None").count() == said.matches(", has ").count();
        assert!(said.contains("P0, a program, has "), "{}: {said}", info.id);
        assert_eq!(said.contains(" and wins."), !nobody, "{}: {said}", info.id);
    }
}
