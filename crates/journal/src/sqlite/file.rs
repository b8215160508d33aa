//! The file itself: how it is created, locked and opened.
use super::statement::failure;
use crate::{Failure, Reason};
use rusqlite::{Connection, OpenFlags};
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
    time::Duration,
};

/// How long to wait while another process writes.
const PATIENCE: Duration = Duration::from_secs(5);
/// Prepared statements that a connection keeps.
const STATEMENTS: usize = 128;

/// Keeps other servers away until it is dropped or the process ends, however it ends.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process that is just being started still has it open.
        self.0.unlock().ok();
    }
}

/// Creates the file if it is missing, readable by its owner alone, and locks it against other servers.
pub(super) fn prepare(file: &Path) -> Result<Lock, Failure> {
    let cannot = |error: io::Error| unavailable(file, &error);
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(cannot)?;
    }
    let lock = open_private(&beside(file, ".lock")).map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(Failure::Held(file.display().to_string()));
        }
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
    }
    let lock = Lock(lock);
    // An existing file is left to SQLite: closing it here would release SQLite's own locks in this process.
    if !file.exists() {
        open_private(file).map_err(cannot)?;
    }
    Ok(lock)
}

/// A guest does not create a file.
pub(super) fn must_exist(file: &Path) -> Result<(), Failure> {
    fs::metadata(file).map(|_| ()).map_err(|error| unavailable(file, &error))
}

/// The connection for writing.
pub(super) fn connect(file: &Path, limit: Option<u64>) -> Result<Connection, Failure> {
    let connection = open(file)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0)).map_err(failure)?;
    if mode != "wal" {
        return Err(Failure::Broken(Reason::NoLog(file.display().to_string())));
    }
    connection.pragma_update(None, "synchronous", "FULL").map_err(failure)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(failure)?;
    // The log shrinks again after a burst.
    connection.pragma_update_and_check(None, "journal_size_limit", 16 << 20, |_| Ok(())).map_err(failure)?;
    if let Some(limit) = limit {
        let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0)).map_err(failure)?;
        let pages = (i64::try_from(limit).unwrap_or(i64::MAX) / page).max(1);
        connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).map_err(failure)?;
    }
    Ok(connection)
}

/// A connection that only reads.
pub(super) fn connect_to_read(file: &Path) -> Result<Connection, Failure> {
    let connection = open(file)?;
    connection.pragma_update(None, "query_only", true).map_err(failure)?;
    Ok(connection)
}

fn open(file: &Path) -> Result<Connection, Failure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(failure)?;
    connection.busy_timeout(PATIENCE).map_err(failure)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

fn open_private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn unavailable(file: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Failure::Full,
        _ => Failure::Unavailable(format!("{}: {error}", file.display()).into()),
    }
}
