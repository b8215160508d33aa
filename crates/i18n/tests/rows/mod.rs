//! Text files of rows, which several tests read.

/// The rows of a file: its lines without comments (`#`), headings (`==`) and empty ones.
pub(crate) fn rows(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#') && !line.starts_with("=="))
}
