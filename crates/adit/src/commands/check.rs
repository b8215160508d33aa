//! `adit check`.
use super::puzzles;
use crate::said::{Said, told};
use crate::{matches, words};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::ExitCode;

/// Runs case files and checks puzzles. Exit code 1 if one does not hold.
pub(crate) fn check(paths: &[PathBuf]) -> Result<ExitCode> {
    let (mut files, mut count, mut wrong) = (0_u32, 0, 0_u32);
    for path in files_of(paths)? {
        if path.extension().is_some_and(|ending| ending == puzzles::ENDING) {
            (files, count) = (files + 1, count + 1);
            if let Err(error) = puzzles::check(&path) {
                wrong += 1;
                matches::say(&format!("{}: {}\n", path.display(), told(&error, words::words())))?;
            }
            continue;
        }
        let text = matches::text_of(&path)?;
        let file = cases::read(&text).with_context(|| Said::about("cli-in-file", &path))?;
        files += 1;
        count += file.cases.len();
        for (case, failure) in cases::failures(&file) {
            wrong += 1;
            let place = format!("{}:{}", path.display(), failure.line);
            matches::say(&format!("{place}: {}\n{}\n", case.title(), failure.difference))?;
        }
    }
    let counts = [("cases", (count as u32).into()), ("files", files.into()), ("wrong", wrong.into())];
    let key = if wrong == 0 { "cli-cases" } else { "cli-cases-wrong" };
    words::say(key, &counts)?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn files_of(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = vec![];
    for path in paths {
        if path.is_dir() {
            for ending in ["case", puzzles::ENDING] {
                files.extend(cases::files(path, ending).with_context(|| Said::about("cli-cannot-read", path))?);
            }
        } else {
            files.push(path.clone());
        }
    }
    if files.is_empty() {
        bail!(Said::of("cli-no-case"));
    }
    Ok(files)
}
