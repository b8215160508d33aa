//! Dependencies point one way, and no game is known by name outside its folder.
use super::complaint::Complaint;
use crate::source::{Source, words};
use crate::tree::Tree;

/// The one crate that may name games: the list of them.
const REGISTRY: &str = "registry";

/// What serves tests.
const TESTING: [&str; 3] = ["browser", "services", "testkit"];

/// Crates that serve every game alike and so may know none.
const KNOW_NO_GAME: &[&str] = &["bots", "i18n", "tui", "web", "journal"];

/// Holds the borders by the manifests, where the compiler will hold them too.
pub(super) fn check_dependencies(tree: &Tree) -> Vec<Complaint> {
    let mut found = wrong(tree, "crates/engine", |_| Some("the engine depends on nothing"));
    for game in tree.games() {
        // Its build script asks the folder which languages there are.
        let judge =
            |name: &str| (!["engine", "folder"].contains(&name)).then_some("a game depends on the engine alone");
        found.extend(wrong(tree, &format!("games/{game}"), judge));
    }
    for name in tree.crates("crates/").difference(&TESTING.into()) {
        let judge = |name: &str| TESTING.contains(&name).then_some("nothing that ships may lean on a crate for tests");
        found.extend(wrong(tree, &format!("crates/{name}"), judge));
    }
    for name in ["house", "tui"] {
        let judge = |name: &str| (name == "server").then_some("only the program knows the crate with sockets");
        found.extend(wrong(tree, &format!("crates/{name}"), judge));
    }
    for name in KNOW_NO_GAME {
        let judge = |name: &str| {
            let knows_games = name == REGISTRY || tree.games().contains(name);
            knows_games.then_some("this crate serves every game and may know none")
        };
        found.extend(wrong(tree, &format!("crates/{name}"), judge));
    }
    found
}

/// Looks for the names of games in code that should treat all alike. Tests and benchmarks need some game to run on.
pub(super) fn check_names(tree: &Tree) -> Vec<Complaint> {
    let registry = format!("crates/{REGISTRY}/");
    let files = tree.shipped("crates/").chain(tree.shipped("xtask/")).filter(|(file, _)| !file.starts_with(&registry));
    files.flat_map(|(file, text)| named_games(tree, file, text)).collect()
}

/// The dependencies of one crate that a judge objects to.
fn wrong(tree: &Tree, folder: &str, judge: impl Fn(&str) -> Option<&'static str>) -> Vec<Complaint> {
    let file = format!("{folder}/Cargo.toml");
    let listed = dependencies(tree.get(&file).unwrap_or(""));
    let bad = listed.into_iter().filter_map(|(line, name)| judge(name).map(|reason| (line, name, reason)));
    bad.map(|(line, name, reason)| Complaint::new(&file, line, format!("{reason}, not on {name}."))).collect()
}

/// The names under `[dependencies]`, `[build-dependencies]` and their like, but not `[dev-dependencies]`.
fn dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut inside = false;
    for (line, text) in (1..).zip(manifest.lines().map(str::trim)) {
        if let Some(section) = text.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            let is_normal = |name: &str| name.ends_with("dependencies") && !name.ends_with("dev-dependencies");
            inside = is_normal(section);
            // The long form gives a dependency a section of its own.
            found.extend(section.rsplit_once('.').filter(|(list, _)| is_normal(list)).map(|(_, name)| (line, name)));
        } else if inside && text.starts_with(|first: char| first.is_ascii_alphabetic()) {
            found.push((line, dependency(text)));
        }
    }
    found
}

/// The package a line depends on, under its own name even if the line renames it.
fn dependency(line: &str) -> &str {
    let renamed = line.split_once("package = \"").and_then(|(_, rest)| rest.split('"').next());
    renamed.unwrap_or_else(|| line.split(['.', '=', ' ']).next().unwrap_or(line))
}

fn named_games(tree: &Tree, file: &str, text: &str) -> Vec<Complaint> {
    let source = Source::read(text);
    let mut found = Vec::new();
    for game in tree.games() {
        let in_code = words(source.code(), game).collect::<Vec<_>>();
        // A sentence may give a game as an example; a string that is its name or path is a branch on it.
        let path = format!("games/{game}");
        let is_branch = |inside: &str| inside == game || inside.contains(&path);
        let in_literals = source.literals().filter(|(_, inside)| is_branch(inside)).map(|(place, _)| place);
        let places = in_code.into_iter().chain(in_literals).filter(|place| !source.is_test(*place));
        let sentence = format!("only its own folder and the registry may know the game {game} by name.");
        found.extend(places.map(|place| Complaint::new(file, source.line(place), sentence.clone())));
    }
    found
}
