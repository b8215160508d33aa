//! Who we are at a server: kept in a file for each, readable by its owner alone.
use crate::matches;
use crate::said::Said;
use anyhow::{Context, Result};
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file with a cookie.
pub(super) struct Person {
    /// None without a data folder: then we are a newcomer each time.
    file: Option<PathBuf>,
    cookie: Option<String>,
}

impl Person {
    /// Who we are at this server, if we have been there.
    pub(super) fn find(base: &str, wanted: Option<&Path>) -> Result<Person> {
        let usual = || Some(matches::data_folder()?.join("people").join(file_name(base)));
        let file = wanted.map(Path::to_owned).or_else(usual);
        let cookie = match file.as_ref().map(fs::read_to_string) {
            None => None,
            Some(Ok(text)) => Some(text.trim().to_owned()).filter(|text| is_cookie(text)),
            Some(Err(error)) if error.kind() == ErrorKind::NotFound => None,
            Some(Err(error)) => return Err(error).with_context(|| named("cli-cannot-read", file.as_deref())),
        };
        Ok(Person { file, cookie })
    }
    pub(super) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }
    /// Keeps who we are from now on.
    pub(super) fn keep(&mut self, cookie: Option<&str>) -> Result<()> {
        let (Some(file), Some(cookie)) = (&self.file, cookie) else { return Ok(()) };
        if self.cookie.as_deref() == Some(cookie) || !is_cookie(cookie) {
            return Ok(());
        }
        write(file, cookie).with_context(|| named("cli-cannot-write", Some(file)))?;
        self.cookie = Some(cookie.to_owned());
        Ok(())
    }
}

fn write(file: &Path, cookie: &str) -> std::io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    writeln!(options.open(file)?, "{cookie}")
}

fn named(key: &'static str, file: Option<&Path>) -> Said {
    Said::about(key, file.unwrap_or(Path::new("")))
}

/// The host, the port and the path; a server is the same over http and https.
fn file_name(base: &str) -> String {
    let host = base.split("://").last().unwrap_or_default();
    host.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '_' }).collect()
}

fn is_cookie(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.')
}
