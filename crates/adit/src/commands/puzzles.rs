//! `adit puzzles`: looks for positions in which one first step is clearly best, and keeps them as files.
use super::arena::bar;
use crate::cli::Puzzles;
use crate::said::{NoPosition, Said};
use crate::{matches, words};
use anyhow::{Context, Result, bail};
use bots::{Dig, Quarry};
use engine::Puzzle;
use indicatif::ProgressBar;
use std::collections::HashSet;
use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How a file of a puzzle ends.
pub(crate) const ENDING: &str = "puzzle";

/// Plays matches until there are enough puzzles, and writes each to a file as soon as it is found.
pub(crate) fn puzzles(wanted: &Puzzles) -> Result<ExitCode> {
    let game = matches::game(&wanted.game)?;
    let setup = matches::setup(game, wanted.players.into(), &wanted.options)?;
    let quarry = Quarry { setup, thinking: wanted.sims, seed: wanted.seed };
    let shelf = Mutex::new(Shelf::open(&wanted.folder, wanted.want)?);
    let (next, bar) = (AtomicU64::new(0), bar(wanted.matches, "cli-bar-matches"));
    let work = || -> Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= wanted.matches || locked(&shelf).is_full() {
                return Ok(());
            }
            let dig = game.mine(&quarry, number);
            locked(&shelf).put(dig, &bar)?;
        }
    };
    let threads = wanted.threads.map_or_else(matches::cores, usize::from);
    let done: Vec<Result<()>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    bar.finish_and_clear();
    done.into_iter().collect::<Result<()>>()?;
    locked(&shelf).report()?;
    Ok(ExitCode::SUCCESS)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Where puzzles are kept, and what was found so far.
struct Shelf {
    folder: PathBuf,
    /// Positions that are there already.
    known: HashSet<String>,
    /// The number of the last file; numbers are never used twice, because people have solved them.
    last: usize,
    want: usize,
    found: usize,
    matches: u32,
    decisions: usize,
    promising: usize,
}

impl Shelf {
    fn open(folder: &Path, want: usize) -> Result<Shelf> {
        fs::create_dir_all(folder).with_context(|| Said::about("cli-cannot-make", folder))?;
        let files = cases::files(folder, ENDING).with_context(|| Said::about("cli-cannot-read", folder))?;
        let (mut known, mut last) = (HashSet::new(), 0);
        for file in files {
            let text = matches::text_of(&file)?;
            let puzzle = Puzzle::read(&text).with_context(|| Said::about("cli-in-file", &file))?;
            known.insert(puzzle.position);
            let number = file.file_stem().and_then(|stem| stem.to_str()?.parse().ok());
            last = last.max(number.unwrap_or(0));
        }
        let folder = folder.to_owned();
        Ok(Shelf { folder, known, last, want, found: 0, matches: 0, decisions: 0, promising: 0 })
    }
    fn is_full(&self) -> bool {
        self.found >= self.want
    }
    fn put(&mut self, dig: Dig, bar: &ProgressBar) -> Result<()> {
        self.matches += 1;
        self.decisions += dig.decisions;
        self.promising += dig.promising;
        for puzzle in dig.puzzles {
            if !self.is_full() && self.known.insert(puzzle.position.clone()) {
                self.last += 1;
                self.found += 1;
                let file = self.folder.join(format!("{:03}.{ENDING}", self.last));
                fs::write(&file, puzzle.to_string()).with_context(|| Said::about("cli-cannot-write", &file))?;
            }
        }
        bar.inc(1);
        Ok(())
    }
    fn report(&self) -> Result<()> {
        let few = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let facts = [
            ("found", few(self.found).into()),
            ("matches", self.matches.into()),
            ("decisions", few(self.decisions).into()),
            ("promising", few(self.promising).into()),
        ];
        words::say("cli-puzzles-found", &facts)
    }
}

/// Checks the file of a puzzle: is it whole, and is it true of its position?
pub(crate) fn check(path: &Path) -> Result<()> {
    let puzzle = Puzzle::read(&matches::text_of(path)?)?;
    let game = matches::game(&puzzle.game)?;
    let info = game.info();
    if puzzle.rules != info.version {
        let said = Said::about("cli-other-rules", path).with("theirs", u32::from(puzzle.rules));
        bail!(said.with("ours", u32::from(info.version)));
    }
    let table = game.table_from_position(&puzzle.position).map_err(|found| found.after(Puzzle::lines_before()));
    let checked = table.and_then(|table| puzzle.check(&*table));
    Ok(checked.map_err(|misread| NoPosition(misread, info))?)
}
