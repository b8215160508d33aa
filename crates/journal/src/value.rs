//! What goes into a store and what comes out of it.
use crate::Failure;
use std::fmt;

/// One value of a row. There are no other types, so that they mean the same in every store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field {
    /// Nothing.
    Null,
    /// `BIGINT`.
    Int(i64),
    /// `TEXT`. It holds no NUL character, because PostgreSQL cannot keep one.
    Text(String),
}

impl From<i64> for Field {
    fn from(number: i64) -> Field {
        Field::Int(number)
    }
}

/// Everything smaller than a `BIGINT`; a `bool` is 0 or 1.
macro_rules! small {
    ($($number:ty),*) => {$(
        impl From<$number> for Field {
            fn from(number: $number) -> Field {
                Field::Int(number.into())
            }
        }
    )*};
}

small!(i32, u32, u16, bool);

impl From<&str> for Field {
    fn from(text: &str) -> Field {
        Field::Text(text.into())
    }
}

impl From<String> for Field {
    fn from(text: String) -> Field {
        Field::Text(text)
    }
}

impl<V: Into<Field>> From<Option<V>> for Field {
    fn from(value: Option<V>) -> Field {
        value.map_or(Field::Null, Into::into)
    }
}

/// One statement that changes something, with its values.
///
/// The text writes them as `$1`, `$2`, ...; it is SQL that SQLite and PostgreSQL both understand.
/// PostgreSQL infers their types, so write `CAST($2 AS BIGINT)` where it cannot, as in `CAST($2 AS BIGINT) + 1`.
#[derive(Clone, PartialEq, Eq)]
pub struct Write {
    /// The statement.
    pub sql: &'static str,
    /// The values of `$1`, `$2`, ...
    pub values: Vec<Field>,
    /// How many rows it must affect; with any other number the whole batch is a [`Failure::Conflict`].
    pub expect: Option<u64>,
}

impl Write {
    /// A statement that may affect any number of rows.
    pub fn new(sql: &'static str, values: impl Into<Vec<Field>>) -> Write {
        Write { sql, values: values.into(), expect: None }
    }

    /// The same, but it must affect exactly this many rows.
    pub fn expecting(self, rows: u64) -> Write {
        Write { expect: Some(rows), ..self }
    }
}

impl fmt::Debug for Write {
    /// Without the values: one of them may be a seed.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Write").field("sql", &self.sql).field("expect", &self.expect).finish_non_exhaustive()
    }
}

/// One row of an answer. Columns are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row(pub(crate) Vec<Field>);

impl From<Vec<Field>> for Row {
    fn from(values: Vec<Field>) -> Row {
        Row(values)
    }
}

impl Row {
    /// The number in this column.
    pub fn int(&self, column: usize) -> Result<i64, Failure> {
        self.maybe_int(column)?.ok_or_else(|| misfit(column, "a number", Some(&Field::Null)))
    }

    /// The text in this column.
    pub fn text(&self, column: usize) -> Result<&str, Failure> {
        self.maybe_text(column)?.ok_or_else(|| misfit(column, "a text", Some(&Field::Null)))
    }

    /// The number in this column, if there is any value.
    pub fn maybe_int(&self, column: usize) -> Result<Option<i64>, Failure> {
        match self.0.get(column) {
            Some(Field::Int(number)) => Ok(Some(*number)),
            Some(Field::Null) => Ok(None),
            other => Err(misfit(column, "a number", other)),
        }
    }

    /// The text in this column, if there is any value.
    pub fn maybe_text(&self, column: usize) -> Result<Option<&str>, Failure> {
        match self.0.get(column) {
            Some(Field::Text(text)) => Ok(Some(text)),
            Some(Field::Null) => Ok(None),
            other => Err(misfit(column, "a text", other)),
        }
    }

    /// All values in their order.
    pub fn values(&self) -> &[Field] {
        &self.0
    }
}

/// Says what was found, but not the value, which may be a secret.
fn misfit(column: usize, wanted: &str, found: Option<&Field>) -> Failure {
    let found = match found {
        None => "no such column",
        Some(Field::Null) => "nothing",
        Some(Field::Int(_)) => "a number",
        Some(Field::Text(_)) => "a text",
    };
    Failure::Broken(format!("column {column} of the answer should be {wanted}, but there is {found}").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_gives_what_is_asked_for_or_says_why_not() {
        let row = Row(vec![5.into(), "five".into(), None::<i64>.into()]);
        assert_eq!(
            (row.int(0), row.text(1), row.maybe_int(2), row.maybe_text(2)),
            (Ok(5), Ok("five"), Ok(None), Ok(None))
        );
        let said = |failure: Failure| failure.to_string();
        let prefix = "the store cannot do this: column";
        assert_eq!(
            row.int(1).map_err(said),
            Err(format!("{prefix} 1 of the answer should be a number, but there is a text"))
        );
        assert_eq!(
            row.text(2).map_err(said),
            Err(format!("{prefix} 2 of the answer should be a text, but there is nothing"))
        );
        assert_eq!(
            row.maybe_text(3).map_err(said),
            Err(format!("{prefix} 3 of the answer should be a text, but there is no such column"))
        );
    }
}
