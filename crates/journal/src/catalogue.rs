//! Which tables a store has.
use crate::{Failure, Row};

/// The tables of a store except `migration`; a table comes after those it refers to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue(pub Vec<Relation>);

/// One table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    /// Its name.
    pub name: String,
    /// Its columns, in order.
    pub columns: Vec<Column>,
}

/// One column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its place in the primary key, in any ascending numbering; 0 if it is not part of it.
    key: i64,
    /// Does it hold texts? Otherwise numbers.
    pub is_text: bool,
}

impl Catalogue {
    /// From rows `(table, column, place in the key or 0, is it a text)` and rows `(table, table it refers to)`.
    pub fn new(columns: &[Row], references: &[Row]) -> Result<Catalogue, Failure> {
        let mut tables: Vec<Relation> = Vec::new();
        for row in columns {
            let column = Column { name: row.text(1)?.into(), key: row.int(2)?, is_text: row.int(3)? != 0 };
            match tables.last_mut() {
                Some(table) if table.name == row.text(0)? => table.columns.push(column),
                _ => tables.push(Relation { name: row.text(0)?.into(), columns: vec![column] }),
            }
        }
        let pairs =
            references.iter().map(|row| Ok((row.text(0)?, row.text(1)?))).collect::<Result<Vec<_>, Failure>>()?;
        tables.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(Catalogue(parents_first(tables, &pairs)))
    }

    /// The index of the table with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|table| table.name == name)
    }
}

impl Relation {
    /// The names of its columns.
    pub fn column_names(&self) -> Vec<&str> {
        self.columns.iter().map(|column| column.name.as_str()).collect()
    }

    /// The columns as SQL wants them.
    pub fn column_list(&self) -> String {
        self.columns.iter().map(|column| quoted(&column.name)).collect::<Vec<_>>().join(", ")
    }

    /// The columns by which its rows are sorted: the primary key, or all of them.
    pub fn order(&self) -> Vec<&Column> {
        let mut key: Vec<_> = self.columns.iter().filter(|column| column.key > 0).collect();
        key.sort_by_key(|column| column.key);
        if key.is_empty() { self.columns.iter().collect() } else { key }
    }

    /// Its name as SQL wants it.
    pub fn quoted(&self) -> String {
        quoted(&self.name)
    }
}

/// A name as SQL wants it.
pub fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Puts a table after all those it refers to. For circular references there is no such order; their tables stay as
/// they are.
fn parents_first(mut waiting: Vec<Relation>, references: &[(&str, &str)]) -> Vec<Relation> {
    let mut taken: Vec<Relation> = Vec::new();
    while !waiting.is_empty() {
        let waits = |name: &str| waiting.iter().any(|table| table.name == name);
        let is_free = |table: &Relation| {
            !references.iter().any(|(child, parent)| *child == table.name && child != parent && waits(parent))
        };
        let next = waiting.iter().position(is_free).unwrap_or(0);
        taken.push(waiting.remove(next));
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parents_come_before_children_and_the_rest_by_name() {
        let column = |table: &str, name: &str, key: i64| Row(vec![table.into(), name.into(), key.into(), 1.into()]);
        let columns = [column("zoo", "id", 1), column("ape", "b", 2), column("ape", "a", 1), column("bee", "x", 0)];
        let references = [Row(vec!["ape".into(), "zoo".into()]), Row(vec!["zoo".into(), "zoo".into()])];
        let Catalogue(tables) = Catalogue::new(&columns, &references).expect("well-formed rows");
        assert_eq!(tables.iter().map(|table| table.name.as_str()).collect::<Vec<_>>(), ["bee", "zoo", "ape"]);
        assert_eq!(tables[2].column_list(), r#""b", "a""#);
        assert_eq!(tables[2].order().iter().map(|column| column.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(tables[0].order().len(), 1);
    }
}
