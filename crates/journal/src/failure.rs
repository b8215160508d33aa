//! Why a store did not do what it was asked to do.
//!
//! People are told in their own language, by these types; the English here is for logs and for programmers.
use engine::Misread;
use std::fmt;

/// Why a store did not do what it was asked to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Somebody else was faster: a key exists already, a row is gone or not as expected, or two transactions crossed.
    /// Nothing was written. Read again and decide anew.
    Conflict,
    /// There is no room left: on the disk, in the quota or in the file. Nothing was written; reading still works.
    Full,
    /// The store cannot be reached or does not answer. Nothing was written.
    Unavailable(Reason),
    /// The store fell silent in the middle of a write, which may or may not have been kept: read again.
    Unsure(Reason),
    /// Another process serves from this file.
    Held(String),
    /// An import into a store with something in it: the table that is not empty.
    InUse(String),
    /// The store has this migration, which a newer program applied.
    Newer(String),
    /// The store lacks this migration, which the server applies when it starts.
    Older(String),
    /// The text of an import cannot be read.
    Misread(Misread),
    /// The store or the request is not as it should be; trying again does not help.
    Broken(Reason),
}

/// What is wrong with a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// In the words of the system or the database; or a mistake of the program, which nobody should ever see.
    Told(String),
    /// It has been closed, or the program is ending.
    Closed,
    /// PostgreSQL cannot be reached; what it or the system says.
    NoConnection(String),
    /// PostgreSQL did not answer within this many seconds.
    Silent(u64),
    /// An export or an import stopped in the middle.
    Stopped,
    /// The export cannot be written; what the system says.
    Unwritten(String),
    /// The address cannot be understood; what is wrong with it.
    Address(String),
    /// This file lies where SQLite cannot keep its log.
    NoLog(String),
    /// This migration differs from the program's: an old one was edited.
    Edited(String),
    /// The journal of a match lacks this line, but has later ones.
    Gap(String, i64),
    /// This line of a match, or one before it, is not what was written.
    Changed(String, i64),
    /// A finished match has a different number of lines than it was sealed with.
    Short(String, i64, i64),
    /// The head of a match has something odd in this column.
    Head(String, &'static str),
}

impl From<String> for Reason {
    fn from(told: String) -> Reason {
        Reason::Told(told)
    }
}

impl From<&str> for Reason {
    fn from(told: &str) -> Reason {
        Reason::Told(told.into())
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Told(words) => f.write_str(words),
            Reason::Closed => f.write_str("it has been closed"),
            Reason::NoConnection(why) => write!(f, "no connection to PostgreSQL: {why}"),
            Reason::Silent(seconds) => write!(f, "PostgreSQL did not answer within {seconds} seconds"),
            Reason::Stopped => f.write_str("it stopped in the middle"),
            Reason::Unwritten(why) => write!(f, "the export cannot be written: {why}"),
            Reason::Address(why) => write!(f, "its address cannot be understood: {why}"),
            Reason::NoLog(file) => write!(f, "{file} lies where SQLite cannot keep its log"),
            Reason::Edited(name) => {
                write!(f, "its migration '{name}' is not the one of this program: an old migration was edited")
            }
            Reason::Gap(id, line) => write!(f, "the journal of match {id} has no line {line}, but later ones"),
            Reason::Changed(id, line) => write!(f, "line {line} of match {id} is not what was written"),
            Reason::Short(id, lines, kept) => write!(f, "match {id} ended with {lines} lines and has {kept}"),
            Reason::Head(id, column) => write!(f, "the head of match {id} has no proper {column}"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Conflict => f.write_str("somebody else has written here in the meantime"),
            Failure::Full => f.write_str("the store is full: there is no room to write anything"),
            Failure::Unavailable(reason) => write!(f, "the store is not available: {reason}"),
            Failure::Unsure(reason) => {
                write!(f, "the store is not available, and what was being written may have been kept: {reason}")
            }
            Failure::Held(file) => {
                write!(f, "the store is not available: another process serves from {file} already")
            }
            Failure::InUse(table) => {
                write!(f, "the store cannot do this: its table '{table}' is not empty, and an import needs a new store")
            }
            Failure::Newer(name) => {
                write!(f, "the store has the migration '{name}', which this program does not know: use a newer one")
            }
            Failure::Older(name) => {
                write!(f, "the store does not have the migration '{name}' yet; start the server once, which brings it")
            }
            Failure::Misread(misread) => write!(f, "the import cannot be read: {misread}"),
            Failure::Broken(reason) => write!(f, "the store cannot do this: {reason}"),
        }
    }
}

impl std::error::Error for Failure {}
