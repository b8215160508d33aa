//! No game can be registered without the suite.
use std::path::Path;

#[test]
fn every_registered_game_runs_the_suite() {
    for info in registry::infos() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(info.id).join("tests/suite.rs");
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(text.contains("testkit::suite!("), "{} has no tests/suite.rs with testkit::suite!", info.id);
    }
}
