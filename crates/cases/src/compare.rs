//! What a case expects beside what was there.
use super::Difference;

/// The same text.
pub(super) fn equal(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("- {expected}\n+ {found}\n")) }
}

/// Every line is there; `no KEY` says that no line begins with that key.
pub(super) fn contains(text: &str, expected: &[(usize, String)]) -> Result<(), Difference> {
    for (line, wanted) in expected {
        let key = wanted.split(':').next().unwrap_or_default();
        let absent = wanted.strip_prefix("no ");
        let same_key = text.lines().find(|found| found.split(':').next() == Some(absent.unwrap_or(key)));
        let holds = if absent.is_some() { same_key.is_none() } else { text.lines().any(|found| found == wanted) };
        if !holds {
            let found = same_key.map_or_else(|| text.to_owned(), |found| format!("{found}\n"));
            let difference = format!("- {wanted}\n{}", indent("+ ", &found));
            return Err(Difference { line: *line, difference });
        }
    }
    Ok(())
}

/// Every text is somewhere on the screen; `no TEXT` says that it is nowhere.
pub(super) fn on_screen(screen: &str, expected: &[(usize, String)]) -> Result<(), Difference> {
    for (line, wanted) in expected {
        let holds = match wanted.strip_prefix("no ") {
            Some(absent) => !screen.contains(absent),
            None => screen.contains(wanted.as_str()),
        };
        if !holds {
            return Err(Difference { line: *line, difference: format!("- {wanted}\n{}", indent("+ ", screen)) });
        }
    }
    Ok(())
}

/// The same lines in the same order.
pub(super) fn exactly(found: &[String], expected: &[(usize, String)], line: usize) -> Result<(), Difference> {
    let wanted: Vec<&String> = expected.iter().map(|(_, line)| line).collect();
    if found.iter().eq(wanted.iter().copied()) {
        return Ok(());
    }
    let mark = |mark: &str, line: &String| format!("{mark} {line}\n");
    let missing = wanted.iter().map(|line| mark(if found.contains(line) { " " } else { "-" }, line));
    let extra = found.iter().filter(|line| !wanted.contains(line)).map(|line| mark("+", line));
    let difference: String = missing.chain(extra).collect();
    if difference.lines().all(|line| line.starts_with(' ')) {
        let in_order: String = found.iter().map(|line| mark("+", line)).collect();
        return Err(Difference { line, difference: format!("the same lines, but like this:\n{in_order}") });
    }
    Err(Difference { line, difference })
}

/// The same lines: what may be done has no order.
pub(super) fn in_any_order(
    mut found: Vec<String>,
    expected: &[(usize, String)],
    line: usize,
) -> Result<(), Difference> {
    let mut expected = expected.to_vec();
    expected.sort_by(|(_, one), (_, other)| one.cmp(other));
    found.sort();
    exactly(&found, &expected, line)
}

fn indent(mark: &str, text: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_shown_like_a_good_diff() {
        let expected = [(7, "row P0: 1 2".to_owned())];
        let failure = contains("level: I\nrow P0: 1 3\n", &expected).expect_err("the row differs");
        assert_eq!(failure.to_string(), "line 7:\n- row P0: 1 2\n+ row P0: 1 3\n");
        assert!(contains("level: I\n", &[(1, "no hand".into())]).is_ok());
        assert!(contains("hand: x\n", &[(1, "no hand".into())]).is_err());
        let failure =
            exactly(&["a".into(), "c".into()], &[(1, "a".into()), (2, "b".into())], 1).expect_err("b is missing");
        assert_eq!(failure.difference, "  a\n- b\n+ c\n");
        let (found, lines) = (["b".to_owned(), "a".to_owned()], [(1, "a".to_owned()), (2, "b".to_owned())]);
        let failure = exactly(&found, &lines, 1).expect_err("the order differs");
        assert_eq!(failure.difference, "the same lines, but like this:\n+ b\n+ a\n");
        assert_eq!(in_any_order(found.to_vec(), &lines, 1), Ok(()));
        assert!(in_any_order(vec!["a".into(), "a".into()], &lines, 1).is_err());
    }
}
