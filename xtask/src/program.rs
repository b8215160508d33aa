//! Builds the program itself, for tasks that run it.
use crate::process::{Outcome, Stop, cargo};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Builds `adit` with these further words for cargo, and asks cargo where it put it.
pub(crate) fn build(root: &Path, words: &[&str]) -> Outcome<PathBuf> {
    println!("Building adit.");
    let mut command = cargo(root);
    command.args(["build", "--package", "adit", "--message-format=json-render-diagnostics"]).args(words);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| Stop::misuse(format!("could not start cargo: {error}.")))?;
    let program = executable(&String::from_utf8_lossy(&output.stdout)).filter(|_| output.status.success());
    program.ok_or_else(|| Stop::failure("adit could not be built."))
}

/// The path in cargo's messages; only a program that was built has one.
fn executable(messages: &str) -> Option<PathBuf> {
    let (_, rest) = messages.rsplit_once("\"executable\":\"")?;
    rest.split_once('"').map(|(path, _)| PathBuf::from(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_says_where_the_program_is() {
        let messages = "{\"reason\":\"compiler-artifact\",\"executable\":null}\n\
             {\"reason\":\"compiler-artifact\",\"executable\":\"/somewhere/release/adit\",\"fresh\":true}\n\
             {\"reason\":\"build-finished\",\"success\":true}\n";
        assert_eq!(executable(messages), Some(PathBuf::from("/somewhere/release/adit")));
        assert_eq!(executable("{}"), None);
    }
}
