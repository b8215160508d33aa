//! Statements with our own values and failures.
use crate::{Failure, Field, Reason, Row};
use deadpool_postgres::GenericClient;
use std::error::Error as _;
use tokio_postgres::{
    Error,
    error::SqlState,
    types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked},
};

/// Runs a statement and answers with the number of rows it affected.
pub(super) async fn execute(client: &impl GenericClient, sql: &str, values: &[Field]) -> Result<u64, Failure> {
    let statement = client.prepare_cached(sql).await.map_err(failure)?;
    client.execute(&statement, &as_parameters(values)).await.map_err(failure)
}

/// Runs a query and answers with its rows.
pub(super) async fn query(client: &impl GenericClient, sql: &str, values: &[Field]) -> Result<Vec<Row>, Failure> {
    let statement = client.prepare_cached(sql).await.map_err(failure)?;
    let rows = client.query(&statement, &as_parameters(values)).await.map_err(failure)?;
    rows.iter().map(row).collect()
}

/// One of their rows as one of ours.
pub(super) fn row(row: &tokio_postgres::Row) -> Result<Row, Failure> {
    Ok(Row((0..row.len()).map(|column| value(row, column)).collect::<Result<_, _>>()?))
}

fn as_parameters(values: &[Field]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

fn value(row: &tokio_postgres::Row, column: usize) -> Result<Field, Failure> {
    let value = match *row.columns()[column].type_() {
        Type::INT8 => row.try_get::<_, Option<i64>>(column).map(Field::from),
        Type::INT4 => row.try_get::<_, Option<i32>>(column).map(|number| number.map(i64::from).into()),
        Type::BOOL => row.try_get::<_, Option<bool>>(column).map(|truth| truth.map(i64::from).into()),
        Type::TEXT | Type::VARCHAR => row.try_get::<_, Option<String>>(column).map(Field::from),
        ref other => {
            let reason = format!("column {column} of the answer is {other}, neither BIGINT nor TEXT");
            return Err(Failure::Broken(reason.into()));
        }
    };
    value.map_err(failure)
}

impl ToSql for Field {
    fn to_sql(&self, wanted: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match (self, wanted) {
            (Field::Null, _) => Ok(IsNull::Yes),
            (Field::Int(number), &Type::INT8) => number.to_sql(wanted, out),
            (Field::Int(number), &Type::INT4) => i32::try_from(*number)?.to_sql(wanted, out),
            (Field::Text(text), &Type::TEXT | &Type::VARCHAR) => text.to_sql(wanted, out),
            _ => Err(format!("the statement wants {wanted} where it is given something else").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// What PostgreSQL's error means for us.
pub(super) fn failure(error: Error) -> Failure {
    let Some(state) = error.code() else {
        let lost = error.is_closed() || error.source().is_some_and(|cause| cause.is::<std::io::Error>());
        return if lost {
            Failure::Unavailable(Reason::NoConnection(told(&error)))
        } else {
            Failure::Broken(told(&error).into())
        };
    };
    match *state {
        SqlState::UNIQUE_VIOLATION
        | SqlState::FOREIGN_KEY_VIOLATION
        | SqlState::T_R_SERIALIZATION_FAILURE
        | SqlState::T_R_DEADLOCK_DETECTED => Failure::Conflict,
        SqlState::DISK_FULL => Failure::Full,
        SqlState::QUERY_CANCELED
        | SqlState::LOCK_NOT_AVAILABLE
        | SqlState::READ_ONLY_SQL_TRANSACTION
        | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT => Failure::Unavailable(told(&error).into()),
        // Connections (08), passwords (28), resources (53), the operator (57) and the system (58).
        _ if ["08", "28", "53", "57", "58"].contains(&&state.code()[..2]) => Failure::Unavailable(told(&error).into()),
        _ => Failure::Broken(told(&error).into()),
    }
}

/// The error with its causes, but without the details, which may hold rows.
pub(super) fn told(error: &Error) -> String {
    if let Some(cause) = error.as_db_error() {
        return cause.message().into();
    }
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}
