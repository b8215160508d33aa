//! Where the programs are, and what to install when they are not.
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Looks for a program in `PATH` and where Debian hides some of them; a full path is looked at as it is.
pub fn find_program(program: &str) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    // Joining a full path to a folder gives the full path itself.
    folders.into_iter().chain(hidden_folders()).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// A program that has to be there; the error says what to install.
pub(crate) fn need(program: &str, package: &str) -> io::Result<PathBuf> {
    find_program(program).ok_or_else(|| {
        let sentence = format!(
            "the program {program} is not here: please install the Debian package {package} or its like, \
             or let `cargo xtask test` do it."
        );
        io::Error::new(io::ErrorKind::NotFound, sentence)
    })
}

/// System programs are outside of an ordinary person's `PATH`, and PostgreSQL's are outside of everybody's; newest first.
fn hidden_folders() -> Vec<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path());
    let mut versions: Vec<PathBuf> = versions.collect();
    versions.sort_by_key(|path| std::cmp::Reverse(version(path)));
    let system = ["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from);
    versions.into_iter().map(|path| path.join("bin")).chain(system).collect()
}

fn version(path: &Path) -> u32 {
    path.file_name().and_then(|name| name.to_str()?.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_a_sentence_that_helps() {
        let error = need("no-such-program", "no-such-package").expect_err("it does not exist");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(
            error.to_string().starts_with(
                "the program no-such-program is not here: please install the Debian package no-such-package"
            )
        );
    }

    #[test]
    fn a_program_is_found() {
        assert!(find_program("sh").expect("every system has a shell").ends_with("sh"));
        assert!(find_program("/bin/sh").is_some() && find_program("/no/such/file").is_none());
    }
}
