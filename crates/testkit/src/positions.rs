//! Positions as text: how a reader refuses what is spoilt, and which positions can be.
use crate::unread;
use engine::Game;

/// Every spoilt variant of a sound position is refused, in exactly these words.
///
/// A row is `what stands there -> what replaces it | what is said`, where `\n` is the end of a line.
///
/// # Panics
/// If a variant is read or refused otherwise, if a row is not written like this, or if there are none.
pub fn refuses<G: Game>(sound: &str, spoilt: &str) {
    for (text, said) in variants(sound, spoilt) {
        cannot_be::<G>(&text, said);
    }
}

/// Positions that can be (`+`) and positions that cannot (`-`); gives those that can.
///
/// A row is a position, its lines divided by semicolons. Above the rows of a group, `given` and the lines that all of
/// them share; a row may have its own line instead of a shared one, and its own lines come first. What cannot be ends
/// with `| what is said`, or with nothing if its first line does not agree with the others.
///
/// # Panics
/// If a position is not what its sign says, if a row is not written like this, or if a group has none.
pub fn judges<G: Game>(groups: &str) -> Vec<G::State> {
    let mut possible = vec![];
    for (text, refusal) in positions(groups) {
        match refusal {
            Some(said) => cannot_be::<G>(&text, &said),
            None => possible.push(can_be::<G>(&text)),
        }
    }
    possible
}

fn can_be<G: Game>(text: &str) -> G::State {
    let state = G::read_position(text).unwrap_or_else(|misread| panic!("{misread} in\n{text}"));
    assert_eq!(G::read_position(&G::write_position(&state)), Ok(state), "{text}");
    state
}

fn cannot_be<G: Game>(text: &str, said: &str) {
    let misread = G::read_position(text).map(|_| ()).expect_err(text);
    assert_eq!(unread(&G::INFO, &misread), said, "{text}");
}

/// The spoilt positions, and what is said of each.
fn variants<'a>(sound: &str, spoilt: &'a str) -> Vec<(String, &'a str)> {
    let rows = rows(spoilt);
    assert!(!rows.is_empty(), "no row");
    let variant = |row| {
        let (change, said) = in_two(row, "|");
        let (from, to) = in_two(change, "->");
        assert!(!from.is_empty() && !said.is_empty(), "something is missing in: {row}");
        let text = sound.replacen(&from.replace("\\n", "\n"), &to.replace("\\n", "\n"), 1);
        assert_ne!(text, sound, "nothing is spoilt by: {row}");
        (text, said)
    };
    rows.into_iter().map(variant).collect()
}

/// The positions of all groups, and what is said of those that cannot be.
fn positions(groups: &str) -> Vec<(String, Option<String>)> {
    let lines = rows(groups);
    assert_eq!(lines.first(), Some(&"given"), "the first line");
    let in_group = |group: &[&str]| {
        let first = group.iter().position(|line| line.starts_with(['+', '-'])).expect("a group has rows");
        let (given, rows) = group.split_at(first);
        let judged = |row: &&str| match row.split_at(2) {
            ("+ ", lines) => (position(lines, given), None),
            ("- ", refused) => {
                let (lines, said) = refusal(refused);
                (position(lines, given), Some(said))
            }
            _ => panic!("neither + nor -: {row}"),
        };
        rows.iter().map(judged).collect::<Vec<_>>()
    };
    lines.split(|line| *line == "given").skip(1).flat_map(in_group).collect()
}

/// The lines of a row that cannot be, and what is said of it.
fn refusal(row: &str) -> (&str, String) {
    if row.contains('|') {
        let (lines, said) = in_two(row, "|");
        assert!(!said.is_empty(), "nothing is said of: {row}");
        return (lines, said.to_owned());
    }
    let (_, value) = key_and_value(row.split("; ").next().unwrap_or_default());
    (row, format!("line 1: expected something that the rest of the position allows, found {value}"))
}

/// The lines of a row, and below them the given lines whose keys it has not.
fn position(row: &str, given: &[&str]) -> String {
    let own: Vec<(&str, &str)> = row.split("; ").map(key_and_value).collect();
    let is_own = |key: &str| own.iter().any(|(own, _)| *own == key);
    let shared = given.iter().map(|line| key_and_value(line)).filter(|(key, _)| !is_own(key));
    own.iter().copied().chain(shared).map(|(key, value)| format!("{key}: {value}\n")).collect()
}

/// The lines of a text that say something, without comments.
fn rows(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).collect()
}

fn key_and_value(line: &str) -> (&str, &str) {
    line.split_once(": ").unwrap_or_else(|| panic!("not “key: value”: {line}"))
}

fn in_two<'a>(row: &'a str, at: &str) -> (&'a str, &'a str) {
    let parts: Vec<&str> = row.split(at).map(str::trim).collect();
    let [left, right] = parts[..] else { panic!("not one {at} in: {row}") };
    (left, right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    #[test]
    fn a_row_says_how_a_position_is_spoilt_and_nothing_else_is_a_row() {
        assert_eq!(variants("a: 1\nb: 2\n", "# no\na: 1\\n -> | c # why"), [("b: 2\n".to_owned(), "c")]);
        for text in ["", "# a -> b | c", "a -> b", "a | c", "-> b | c", "a -> b |", "a -> b -> c | d", "a -> b | c | d"]
        {
            assert!(catch_unwind(|| variants("a", text)).is_err(), "{text}");
        }
        assert!(catch_unwind(|| variants("b", "a -> c | d")).is_err(), "it has no a");
    }

    #[test]
    fn a_row_is_a_position_with_what_is_given_and_nothing_else_is_a_row() {
        let can = |text: &str| (text.to_owned(), None);
        let cannot = |text: &str, said: &str| (text.to_owned(), Some(said.to_owned()));
        let disagrees = "line 1: expected something that the rest of the position allows, found 3";
        assert_eq!(
            positions("given\n  a: 1\n  b: 2\n+ c: 3\n- c: 3; b: 4\n\ngiven\n- a: 5 | no"),
            [can("c: 3\na: 1\nb: 2\n"), cannot("c: 3\nb: 4\na: 1\n", disagrees), cannot("a: 5\n", "no")]
        );
        for text in ["", "+ a: 1", "given", "given\na: 1", "given\n+a: 1", "given\n+ a", "given\n+ a: 1\nb: 2"] {
            assert!(catch_unwind(|| positions(text)).is_err(), "{text}");
        }
        for refused in ["given\n- a: 1 |", "given\n- a: 1 | b | c", "given\n- | b"] {
            assert!(catch_unwind(|| positions(refused)).is_err(), "{refused}");
        }
    }
}
