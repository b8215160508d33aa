//! Every package we build on may be used by everybody: its licence is one of a short list.
//!
//! Advisories are not looked up here: their database is on none of the registries a build may ask. `docs/security.md`
//! says how a host does it.
use crate::process::{Outcome, Stop, answer, cargo};
use serde_json::Value;
use std::path::Path;

/// What asks for nothing but to be named.
const GOOD: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "WTFPL",
    "Zlib",
];

/// Reads the licences of all packages and names those that are not on the list.
pub(crate) fn run(root: &Path) -> Outcome {
    let text = answer(cargo(root).args(["metadata", "--format-version", "1", "--locked"]))
        .ok_or_else(|| Stop::failure("`cargo metadata` failed."))?;
    let metadata: Value = serde_json::from_str(&text).map_err(|error| Stop::failure(format!("{error}.")))?;
    let packages = metadata["packages"].as_array().ok_or_else(|| Stop::failure("there are no packages."))?;
    let bad: Vec<String> = packages.iter().filter_map(complaint).collect();
    bad.iter().for_each(|line| println!("{line}"));
    println!("{} packages have been looked at.", packages.len());
    if bad.is_empty() { Ok(()) } else { Err(Stop::failure(format!("{} licences are not on the list.", bad.len()))) }
}

fn complaint(package: &Value) -> Option<String> {
    let licence = package["license"].as_str().unwrap_or("none named");
    (!is_good(licence)).then(|| format!("{} {}: {licence}", package["name"], package["version"]))
}

/// An expression such as `MIT OR (Apache-2.0 AND ISC)`: every part that must be kept is on the list.
fn is_good(expression: &str) -> bool {
    let text = expression.replace('/', " OR ");
    let text = text.trim();
    if let Some((left, right)) = split(text, " AND ") {
        return is_good(left) && is_good(right);
    }
    if let Some((left, right)) = split(text, " OR ") {
        return is_good(left) || is_good(right);
    }
    match text.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => is_good(inner),
        None => GOOD.contains(&text),
    }
}

/// Parts at a word that stands outside all brackets.
fn split<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let outside = |at: &usize| text[..*at].matches('(').count() == text[..*at].matches(')').count();
    let at = text.match_indices(word).map(|(at, _)| at).find(outside)?;
    Some((&text[..at], &text[at + word.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_needs_one_good_licence_and_a_sum_needs_all() {
        assert!(is_good("MIT") && is_good("GPL-3.0 OR MIT") && is_good("MIT/Apache-2.0"));
        assert!(is_good("(MIT OR GPL-3.0) AND Unicode-3.0") && is_good("Apache-2.0 WITH LLVM-exception OR GPL-2.0"));
        assert!(!is_good("GPL-3.0") && !is_good("MIT AND GPL-3.0") && !is_good("none named") && !is_good(""));
    }
}
