//! Words and numbers in columns.

/// A table: the first columns are aligned to the left, the others to the right. Words differ in length between
/// languages, so each column is as wide as its longest cell.
pub(crate) fn aligned(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let length = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| length(row, column)).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column < left {
            true => format!("{cell:<width$}"),
            false => format!("{cell:>width$}"),
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_longest_cell() {
        let rows = [["Platz", "à"], ["P0", "12.5"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows, 1), "Platz     à\nP0     12.5\n");
        assert_eq!(aligned(&[], 1), "");
    }
}
