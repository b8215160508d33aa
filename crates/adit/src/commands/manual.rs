//! `adit completions` and `adit man`.
use crate::{help, matches, words};
use anyhow::Result;
use clap_complete::Shell;
use std::io::Write;
use std::process::ExitCode;

/// Completions for a shell, on the screen.
pub(crate) fn completions(shell: Shell) -> Result<ExitCode> {
    let mut script = vec![];
    clap_complete::generate(shell, &mut help::command(words::words()), "adit", &mut script);
    matches::say(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

/// The manual page of the program and of each command, on the screen.
pub(crate) fn man() -> Result<ExitCode> {
    let (command, mut page) = (help::command(words::words()), vec![]);
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands() {
        let man = clap_mangen::Man::new(sub.clone());
        writeln!(page, ".SH \"{}\"", sub.get_bin_name().unwrap_or_default().to_uppercase())?;
        man.render_description_section(&mut page)?;
        man.render_options_section(&mut page)?;
        man.render_extra_section(&mut page)?;
    }
    matches::say(&in_words(&String::from_utf8_lossy(&page)))?;
    Ok(ExitCode::SUCCESS)
}

/// The headings that the library has only in English, in the reader's language; all of them in capitals.
fn in_words(page: &str) -> String {
    let heading = |english: &str| match english {
        "NAME" => words::text("cli-man-name", &[]),
        "SYNOPSIS" => words::text("cli-man-synopsis", &[]),
        "DESCRIPTION" => words::text("cli-man-description", &[]),
        "EXTRA" => words::text("cli-man-extra", &[]),
        "VERSION" => words::text("cli-man-version", &[]),
        ours => ours.to_owned(),
    };
    let line = |line: &str| match line.strip_prefix(".SH ") {
        Some(english) => format!(".SH {}\n", heading(english).to_uppercase()),
        None => format!("{line}\n"),
    };
    page.lines().map(line).collect()
}
