//! Starting other programs, and stopping with one sentence and the right exit code.
use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// Why a task ends early: one sentence for the person, one code for the machine.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Stop {
    pub(crate) reason: String,
    pub(crate) code: u8,
}

/// What a task comes to.
pub(crate) type Outcome<T = ()> = Result<T, Stop>;

impl Stop {
    /// Something was found to be wrong with the project.
    pub(crate) fn failure(reason: impl Into<String>) -> Stop {
        Stop { reason: reason.into(), code: 1 }
    }

    /// The tool was called wrongly, or the machine lacks something.
    pub(crate) fn misuse(reason: impl Into<String>) -> Stop {
        Stop { reason: reason.into(), code: 2 }
    }

    /// A file could not be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Stop {
        Stop::failure(format!("{}: {error}.", path.display()))
    }
}

/// The cargo that started this tool, so that both use the same toolchain.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    // What the cargo that started this tool says of this tool: `ring` asks for some of it, and would be built again,
    // with all that needs it, whenever `cargo xtask test` and `cargo test` take turns.
    let of_this_tool = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    let ours = std::env::vars_os().map(|(name, _)| name).filter(|name| name.to_str().is_some_and(of_this_tool));
    ours.for_each(|name| _ = command.env_remove(name));
    command
}

/// Runs with the terminal attached: nothing of what the program prints is swallowed.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let name = describe(command);
    println!("$ {name}");
    let status = command.status().map_err(|error| Stop::misuse(format!("could not start `{name}`: {error}.")))?;
    if status.success() { Ok(()) } else { Err(Stop { reason: format!("`{name}` failed."), code: code(status) }) }
}

/// Runs silently and gives what the program printed, or nothing if it failed or does not exist.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The program's own exit code; a program ended by a signal has none and counts as 1.
fn code(status: ExitStatus) -> u8 {
    status.code().and_then(|code| u8::try_from(code).ok()).filter(|&code| code != 0).unwrap_or(1)
}

/// A command as one would type it, without the folder of its program.
pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exit_code_of_a_failed_program_is_passed_on() {
        let stop = run(Command::new("sh").args(["-c", "exit 7"])).unwrap_err();
        assert_eq!(stop, Stop { reason: "`sh -c exit 7` failed.".into(), code: 7 });
    }

    #[test]
    fn a_missing_program_is_a_sentence() {
        let stop = run(&mut Command::new("no-such-program-anywhere")).unwrap_err();
        assert_eq!(stop.code, 2);
        assert!(stop.reason.starts_with("could not start `no-such-program-anywhere`"));
    }

    #[test]
    fn an_answer_is_what_was_printed() {
        assert_eq!(answer(Command::new("sh").args(["-c", "echo yes"])).as_deref(), Some("yes\n"));
        assert_eq!(answer(Command::new("sh").args(["-c", "echo yes; exit 1"])), None);
    }
}
