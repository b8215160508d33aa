//! What tidy says.
use std::fmt;

/// One sentence about one line, in the form an editor can jump to.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Complaint {
    file: String,
    line: usize,
    sentence: String,
}

impl Complaint {
    pub(super) fn new(file: &str, line: usize, sentence: impl Into<String>) -> Complaint {
        Complaint { file: file.into(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.sentence)
    }
}
