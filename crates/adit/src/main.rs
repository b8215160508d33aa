//! Adit: three games of treasure under the ground, in one program.
//!
//! This crate is glue: it reads the command line and hands over. All decisions are made in the libraries.
mod cli;
mod columns;
mod commands;
mod help;
mod matches;
mod mistakes;
mod said;
mod texts;
mod words;

use clap::FromArgMatches;
use cli::{Adit, Command};
use std::process::ExitCode;

/// A picture is thousands of short strings: with this allocator it takes two thirds of the time (`docs/web.md`).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    if let Err(error) = words::option("--texts").map_or(Ok(()), |folder| texts::try_from(folder.as_ref())) {
        return refuse(&error);
    }
    let words = words::words();
    let read = help::command(words).try_get_matches().and_then(|matches| Adit::from_arg_matches(&matches));
    let adit = match read {
        Ok(adit) => adit,
        Err(error) => return mistakes::explain(&error, words),
    };
    if let Err(error) = adit.lang.as_deref().map_or(Ok(()), |code| matches::our_language(code).map(drop)) {
        return refuse(&error);
    }
    let done = match adit.command {
        None => commands::serve::serve(&cli::Serve::default()),
        Some(Command::Serve(wanted)) => commands::serve::serve(&wanted),
        Some(Command::Join(wanted)) => commands::join::join(&wanted),
        Some(Command::Journal(wanted)) => commands::journal::journal(&wanted),
        Some(Command::Admin(wanted)) => commands::admin::admin(&wanted),
        Some(Command::Load(wanted)) => commands::load::load(&wanted),
        Some(Command::Worker(wanted)) => commands::worker::worker(&wanted),
        Some(Command::Play(wanted)) => commands::play::play(&wanted),
        Some(Command::Simulate(wanted)) => commands::simulate::simulate(&wanted),
        Some(Command::Arena(wanted)) => commands::arena::arena(&wanted),
        Some(Command::Ladder(wanted)) => commands::ladder::ladder(&wanted),
        Some(Command::Tune(wanted)) => commands::arena::tuning(&wanted),
        Some(Command::Advise(wanted)) => commands::advise::advise(&wanted),
        Some(Command::Review(wanted)) => commands::review::review(&wanted),
        Some(Command::Puzzles(wanted)) => commands::puzzles::puzzles(&wanted),
        Some(Command::Replay(wanted)) => commands::replay::replay(&wanted),
        Some(Command::Verify { record }) => commands::verify::verify(&record),
        Some(Command::Check { paths }) => commands::check::check(&paths),
        Some(Command::Referee(wanted)) => commands::referee::referee(&wanted),
        Some(Command::Rules { game, lang }) => commands::games::rules(&game, lang.as_deref()),
        Some(Command::Games) => commands::games::games(),
        Some(Command::Completions { shell }) => commands::manual::completions(shell),
        Some(Command::Man) => commands::manual::man(),
    };
    done.unwrap_or_else(|error| {
        let reader_left = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
        if error.downcast_ref().is_some_and(reader_left) {
            return ExitCode::SUCCESS;
        }
        refuse(&error)
    })
}

fn refuse(error: &anyhow::Error) -> ExitCode {
    eprintln!("adit: {}", engine::visible(&said::told(error, words::words())));
    ExitCode::from(2)
}
