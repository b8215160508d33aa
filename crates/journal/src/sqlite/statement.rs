//! Statements with our own values and failures.
use crate::{Failure, Field, Row};
use rusqlite::{
    Connection, Error, ErrorCode, Statement, ToSql, ffi,
    types::{ToSqlOutput, ValueRef},
};

/// Runs a statement and answers with the number of rows it affected.
pub(super) fn execute(connection: &Connection, sql: &str, values: &[Field]) -> Result<u64, Failure> {
    let mut statement = connection.prepare_cached(sql).map_err(failure)?;
    bind(&mut statement, values)?;
    statement.raw_execute().map(|rows| rows as u64).map_err(failure)
}

/// Runs a query and answers with its rows.
pub(super) fn query(connection: &Connection, sql: &str, values: &[Field]) -> Result<Vec<Row>, Failure> {
    let mut statement = connection.prepare_cached(sql).map_err(failure)?;
    bind(&mut statement, values)?;
    rows_of(&mut statement).collect()
}

/// The rows of a statement whose values are bound, one at a time.
pub(super) fn rows_of(statement: &mut Statement<'_>) -> impl Iterator<Item = Result<Row, Failure>> {
    let columns = statement.column_count();
    let mut rows = statement.raw_query();
    std::iter::from_fn(move || match rows.next() {
        Ok(row) => row.map(|row| Ok(Row((0..columns).map(|column| value(row, column)).collect::<Result<_, _>>()?))),
        Err(error) => Some(Err(failure(error))),
    })
}

/// Binds `$1`, `$2`, ... by their numbers; SQLite itself would count them as they appear.
fn bind(statement: &mut Statement<'_>, values: &[Field]) -> Result<(), Failure> {
    let wanted = statement.parameter_count();
    if wanted != values.len() {
        return Err(Failure::Broken(format!("a statement with {wanted} values was given {}", values.len()).into()));
    }
    for index in 1..=wanted {
        let number = statement.parameter_name(index).and_then(|name| name.strip_prefix('$')?.parse::<usize>().ok());
        let value = number.and_then(|number| values.get(number.checked_sub(1)?));
        let value = value.ok_or_else(|| Failure::Broken("the values of a statement are $1, $2, and so on".into()))?;
        statement.raw_bind_parameter(index, value).map_err(failure)?;
    }
    Ok(())
}

fn value(row: &rusqlite::Row<'_>, column: usize) -> Result<Field, Failure> {
    match row.get_ref(column).map_err(failure)? {
        ValueRef::Null => Ok(Field::Null),
        ValueRef::Integer(number) => Ok(Field::Int(number)),
        ValueRef::Text(text) => {
            let text = String::from_utf8(text.into());
            text.map(Field::Text)
                .map_err(|_| Failure::Broken(format!("column {column} of the answer is no UTF-8").into()))
        }
        ValueRef::Real(_) | ValueRef::Blob(_) => {
            Err(Failure::Broken(format!("column {column} of the answer is neither BIGINT nor TEXT").into()))
        }
    }
}

impl ToSql for Field {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Field::Null => ValueRef::Null,
            Field::Int(number) => ValueRef::Integer(*number),
            Field::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

/// What SQLite's error means for us.
pub(super) fn failure(error: Error) -> Failure {
    let Error::SqliteFailure(cause, _) = &error else { return Failure::Broken(error.to_string().into()) };
    match cause.code {
        ErrorCode::ConstraintViolation => match cause.extended_code {
            ffi::SQLITE_CONSTRAINT_PRIMARYKEY
            | ffi::SQLITE_CONSTRAINT_UNIQUE
            | ffi::SQLITE_CONSTRAINT_ROWID
            | ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Failure::Conflict,
            _ => Failure::Broken(error.to_string().into()),
        },
        ErrorCode::DiskFull => Failure::Full,
        // SQLite recognizes only one kind of full disk; a quota or a limit on the size of files looks like this.
        ErrorCode::SystemIoFailure
            if matches!(cause.extended_code, ffi::SQLITE_IOERR_WRITE | ffi::SQLITE_IOERR_SHMSIZE) =>
        {
            Failure::Full
        }
        ErrorCode::SystemIoFailure
        | ErrorCode::DatabaseBusy
        | ErrorCode::DatabaseLocked
        | ErrorCode::CannotOpen
        | ErrorCode::PermissionDenied
        | ErrorCode::ReadOnly
        | ErrorCode::OutOfMemory => Failure::Unavailable(error.to_string().into()),
        _ => Failure::Broken(error.to_string().into()),
    }
}
