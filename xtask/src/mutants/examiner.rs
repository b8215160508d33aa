//! Runs a game's tests one by one, the quickest first, until one fails.
//!
//! Most mutants die by a test of milliseconds; running whole test programs would wait for the slowest each time.
use crate::process::{Outcome, Stop, answer};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A change may make a game endless. A test is given up after this and several times its usual time.
const PATIENCE: Duration = Duration::from_secs(30);
const USUAL_TIMES: u32 = 5;

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Passed,
    Failed,
    TimedOut,
}

/// The tests of a game, in the order of the time they take.
pub(super) struct Examiner {
    /// The folder tests are run in, as cargo does it.
    package: PathBuf,
    tests: Vec<Test>,
}

struct Test {
    program: PathBuf,
    name: String,
    usual: Duration,
}

impl Examiner {
    /// Learns how long each test takes on the unchanged game, which must pass them all.
    pub(super) fn meet(package: PathBuf, programs: &[PathBuf]) -> Outcome<Examiner> {
        let mut examiner = Examiner { package, tests: Vec::new() };
        for program in programs {
            for name in names(program)? {
                let mut test = Test { program: program.clone(), name, usual: Duration::MAX };
                let start = Instant::now();
                if examiner.run(&test, &AtomicBool::new(false))? != Ending::Passed {
                    return Err(Stop::failure(format!("the unchanged game fails its test {}.", test.name)));
                }
                test.usual = start.elapsed();
                examiner.tests.push(test);
            }
        }
        examiner.tests.sort_by_key(|test| test.usual);
        Ok(examiner)
    }

    pub(super) fn count(&self) -> usize {
        self.tests.len()
    }

    /// Runs the tests on all cores and stops at the first that does not pass.
    pub(super) fn examine(&self) -> Outcome<Ending> {
        let (next, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = || self.work(&next, &is_over);
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        let endings: Vec<Outcome<Ending>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
        });
        let endings = endings.into_iter().collect::<Outcome<Vec<Ending>>>()?;
        Ok(endings.into_iter().find(|ending| *ending != Ending::Passed).unwrap_or(Ending::Passed))
    }

    fn work(&self, next: &AtomicUsize, is_over: &AtomicBool) -> Outcome<Ending> {
        while let Some(test) = self.tests.get(next.fetch_add(1, Ordering::Relaxed)) {
            let ending = self.run(test, is_over);
            if ending != Ok(Ending::Passed) {
                is_over.store(true, Ordering::Relaxed);
                return ending;
            }
        }
        Ok(Ending::Passed)
    }

    fn run(&self, test: &Test, is_over: &AtomicBool) -> Outcome<Ending> {
        let mut command = Command::new(&test.program);
        command.args(["--exact", &test.name]).current_dir(&self.package).env("CARGO_MANIFEST_DIR", &self.package);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let patience = test.usual.saturating_mul(USUAL_TIMES).saturating_add(PATIENCE);
        watch(&mut command, patience, is_over).map_err(|error| Stop::file(&test.program, &error))
    }
}

/// The names of the tests in a program.
fn names(program: &Path) -> Outcome<Vec<String>> {
    let list = answer(Command::new(program).args(["--list", "--format", "terse"]));
    let list = list.ok_or_else(|| Stop::failure(format!("{} does not list its tests.", program.display())))?;
    Ok(list.lines().filter_map(|line| line.strip_suffix(": test")).map(String::from).collect())
}

/// Waits for a test; one that is no longer of interest is ended and counts as passed.
fn watch(command: &mut Command, patience: Duration, is_over: &AtomicBool) -> io::Result<Ending> {
    let start = Instant::now();
    let mut child = command.spawn()?;
    let ending = loop {
        match child.try_wait()? {
            Some(status) => return Ok(if status.success() { Ending::Passed } else { Ending::Failed }),
            None if is_over.load(Ordering::Relaxed) => break Ending::Passed,
            None if start.elapsed() > patience => break Ending::TimedOut,
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    };
    child.kill()?;
    child.wait()?;
    Ok(ending)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watched(script: &str, seconds: f32, is_over: bool) -> Ending {
        let patience = Duration::from_secs_f32(seconds);
        watch(Command::new("sh").args(["-c", script]), patience, &AtomicBool::new(is_over)).unwrap()
    }

    #[test]
    fn a_test_passes_fails_or_takes_too_long() {
        assert_eq!(watched("exit 0", 60.0, false), Ending::Passed);
        assert_eq!(watched("exit 101", 60.0, false), Ending::Failed);
        assert_eq!(watched("exec sleep 60", 0.1, false), Ending::TimedOut);
    }

    #[test]
    fn a_test_is_ended_when_another_has_failed() {
        assert_eq!(watched("exec sleep 60", 60.0, true), Ending::Passed);
    }

    #[test]
    fn a_program_lists_its_tests() {
        let own = names(&std::env::current_exe().unwrap()).unwrap();
        assert!(own.contains(&"mutants::examiner::tests::a_program_lists_its_tests".to_string()));
    }
}
