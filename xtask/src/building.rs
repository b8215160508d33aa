//! `cargo xtask bench build`: what it costs to build the program and to build it again after a small change.
//!
//! Each revision is a fresh clone in a temporary folder with an empty target folder. Only the sources of packages from
//! the registry are there before the clock starts. `docs/building.md` has the figures.
use crate::process::{Outcome, Stop, answer, cargo, run as run_command};
use crate::stopwatch::{Cost, Goal, measure};
use crate::tree::Tree;
use services::{Folder, free_port};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A page that every visitor sees; older revisions had it elsewhere.
const PAGES: &[&str] = &["crates/house/src/pages/front.rs", "crates/server/src/pages/front.rs"];

/// Measures every step for each revision, one after the other, and prints a table.
pub(crate) fn run(root: &Path, words: &[&str]) -> Outcome {
    let wanted = Wanted::read(words)?;
    let steps = steps(root, wanted.tests)?;
    let folder = Folder::new("building").map_err(|error| Stop::failure(format!("{error}.")))?;
    let checkouts = wanted.revisions.iter().map(|revision| Checkout::make(root, revision, folder.path()));
    let checkouts = checkouts.collect::<Outcome<Vec<Checkout>>>()?;
    let mut table = format!("| | {} |\n|---{}|\n", wanted.revisions.join(" | "), "|---".repeat(checkouts.len()));
    for step in &steps {
        let cells: Vec<String> = checkouts.iter().map(|checkout| cell(step.measure(checkout))).collect();
        table += &format!("| {} | {} |\n", step.heading(), cells.join(" | "));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("\n{cores} cores; minutes and seconds, most memory held at once\n\n{table}");
    Ok(())
}

/// An older revision may lack what a step needs; the others are still worth knowing.
fn cell(cost: Outcome<Cost>) -> String {
    cost.map_or_else(|stop| format!("failed: {}", stop.reason), |cost| cost.to_string())
}

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
struct Wanted<'a> {
    /// Names that git knows, oldest first.
    revisions: Vec<&'a str>,
    tests: Tests,
}

/// Whether all tests are run from nothing too, which takes longer than everything else together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tests {
    Run,
    LeftOut,
}

impl<'a> Wanted<'a> {
    fn read(words: &[&'a str]) -> Outcome<Wanted<'a>> {
        let mut wanted = Wanted { revisions: vec!["HEAD"], tests: Tests::LeftOut };
        let mut words = words;
        loop {
            words = match words {
                [] => return Ok(wanted),
                ["--test", rest @ ..] => {
                    wanted.tests = Tests::Run;
                    rest
                }
                ["--before", revision, rest @ ..] => {
                    wanted.revisions.insert(0, revision);
                    rest
                }
                _ => {
                    return Err(Stop::misuse("`cargo xtask bench build` knows only `--test` and `--before REVISION`."));
                }
            };
        }
    }
}

/// One thing that is measured.
enum Step {
    FirstStart,
    Package,
    Debug,
    Rule { game: String },
    Page,
    Browser,
    Tests,
}

/// In this order, because later steps build on what earlier ones left behind.
fn steps(root: &Path, tests: Tests) -> Outcome<Vec<Step>> {
    let mut steps = vec![Step::FirstStart, Step::Package, Step::Debug];
    steps.extend(Tree::read(root)?.games().into_iter().map(|game| Step::Rule { game: game.into() }));
    steps.extend([Step::Page, Step::Browser]);
    steps.extend((tests == Tests::Run).then_some(Step::Tests));
    Ok(steps)
}

impl Step {
    fn heading(&self) -> String {
        match self {
            Step::FirstStart => "`cargo run --release` from nothing until the server answers".into(),
            Step::Package => "`cargo build --profile dist` from nothing".into(),
            Step::Debug => "`cargo build` from nothing".into(),
            Step::Rule { game } => format!("a change in `games/{game}/src/turn.rs` until its cases have run"),
            Step::Page => "a change in `pages/front.rs` until the server answers".into(),
            Step::Browser => "`cargo xtask wasm` from nothing".into(),
            Step::Tests => "`cargo xtask test` from nothing".into(),
        }
    }

    fn measure(&self, checkout: &Checkout) -> Outcome<Cost> {
        match self {
            Step::FirstStart => checkout.serve(&["--release"]),
            Step::Package => measure(checkout.cargo(&["build", "--profile", "dist"]), Goal::End),
            Step::Debug => measure(checkout.cargo(&["build"]), Goal::End),
            Step::Rule { game } => {
                checkout.change(&format!("games/{game}/src/turn.rs"))?;
                measure(checkout.cargo(&["run", "--", "check", &format!("games/{game}/cases")]), Goal::End)
            }
            Step::Page => {
                let page = PAGES.iter().find(|page| checkout.folder.join(page).exists());
                checkout.change(page.ok_or_else(|| Stop::failure("there is no such page."))?)?;
                checkout.serve(&[])
            }
            Step::Browser => {
                run_command(&mut checkout.cargo(&["build", "--package", "xtask"]))?;
                measure(checkout.cargo(&["xtask", "wasm"]), Goal::End)
            }
            Step::Tests => {
                let mut command = checkout.cargo(&["xtask", "test"]);
                command.env("CARGO_TARGET_DIR", checkout.folder.join("target-of-tests"));
                measure(command, Goal::End)
            }
        }
    }
}

/// A revision in a folder of its own.
struct Checkout {
    folder: PathBuf,
}

impl Checkout {
    fn make(root: &Path, revision: &str, parent: &Path) -> Outcome<Checkout> {
        let unknown = || Stop::misuse(format!("git knows no revision '{revision}'."));
        let full = format!("{revision}^{{commit}}");
        let hash = answer(git(root).args(["rev-parse", "--verify", "--quiet", &full])).ok_or_else(unknown)?;
        let folder = parent.join(hash.trim());
        run_command(git(parent).args(["clone", "--quiet", "--no-checkout"]).arg(root).arg(&folder))?;
        run_command(git(&folder).args(["checkout", "--quiet", "--detach", hash.trim()]))?;
        let checkout = Checkout { folder };
        run_command(&mut checkout.cargo(&["fetch", "--locked"]))?;
        Ok(checkout)
    }

    fn cargo(&self, words: &[&str]) -> Command {
        let mut command = cargo(&self.folder);
        command.args(words).env("CARGO_TARGET_DIR", self.folder.join("target"));
        // The developer's own matches are left alone.
        command.env("XDG_DATA_HOME", self.folder.join("data"));
        command
    }

    /// The README's command, on a port that nobody else has.
    fn serve(&self, words: &[&str]) -> Outcome<Cost> {
        let port = free_port().map_err(|error| Stop::failure(format!("{error}.")))?;
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let mut command = self.cargo(&["run"]);
        command.args(words).args(["--", "serve", "--listen", &address.to_string()]);
        measure(command, Goal::Answer(address))
    }

    /// A new first line moves every line below it, so the file and what depends on it are compiled again.
    fn change(&self, file: &str) -> Outcome {
        let path = self.folder.join(file);
        let text = std::fs::read_to_string(&path).map_err(|error| Stop::file(&path, &error))?;
        std::fs::write(&path, format!("// Changed.\n{text}")).map_err(|error| Stop::file(&path, &error))
    }
}

fn git(folder: &Path) -> Command {
    let mut command = Command::new("git");
    command.current_dir(folder);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_revision_is_measured_beside_this_one() {
        let plain = Wanted { revisions: vec!["HEAD"], tests: Tests::LeftOut };
        assert_eq!(Wanted::read(&[]), Ok(plain));
        let both = Wanted { revisions: vec!["v1", "HEAD"], tests: Tests::Run };
        assert_eq!(Wanted::read(&["--before", "v1", "--test"]), Ok(both));
        assert_eq!(Wanted::read(&["--before"]).unwrap_err().code, 2);
        assert_eq!(Wanted::read(&["--after", "v1"]).unwrap_err().code, 2);
    }

    #[test]
    fn the_tests_come_last_and_only_if_asked_for() {
        let count = |tests| steps(crate::root(), tests).unwrap().len();
        assert_eq!(count(Tests::Run), count(Tests::LeftOut) + 1);
    }

    #[test]
    fn a_step_that_fails_is_said_in_its_cell() {
        assert_eq!(cell(Err(Stop::failure("it broke."))), "failed: it broke.");
    }
}
