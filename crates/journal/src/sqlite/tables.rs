//! Whole tables, out of a store and into one.
use super::statement::{execute, failure, query, rows_of};
use crate::{
    Failure, Reason,
    catalogue::{Catalogue, quoted},
    moving::{CHUNK, Portion},
};
use rusqlite::Connection;

/// Hands over all rows; stops early if nobody takes them.
pub(super) fn pour(
    connection: &Connection,
    catalogue: &Catalogue,
    mut take: impl FnMut(Portion) -> bool,
) -> Result<(), Failure> {
    for (index, table) in catalogue.0.iter().enumerate() {
        let order: Vec<_> = table.order().iter().map(|column| quoted(&column.name)).collect();
        let sql = format!("SELECT {} FROM {} ORDER BY {}", table.column_list(), table.quoted(), order.join(", "));
        let mut select = connection.prepare(&sql).map_err(failure)?;
        let mut rows = rows_of(&mut select);
        if !take(Portion::Table(index)) {
            return Ok(());
        }
        loop {
            let chunk = rows.by_ref().take(CHUNK).collect::<Result<Vec<_>, _>>()?;
            if chunk.is_empty() {
                break;
            }
            if !take(Portion::Rows(chunk)) {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Fills empty tables with what comes.
pub(super) fn pour_in(
    connection: &Connection,
    catalogue: &Catalogue,
    mut next: impl FnMut() -> Option<Portion>,
) -> Result<(), Failure> {
    for table in &catalogue.0 {
        if !query(connection, &format!("SELECT 1 FROM {} LIMIT 1", table.quoted()), &[])?.is_empty() {
            return Err(Failure::InUse(table.name.clone()));
        }
    }
    let mut sql = String::new();
    loop {
        match next() {
            Some(Portion::Table(index)) => {
                let table = &catalogue.0[index];
                let values: Vec<_> = (1..=table.columns.len()).map(|number| format!("${number}")).collect();
                sql =
                    format!("INSERT INTO {} ({}) VALUES ({})", table.quoted(), table.column_list(), values.join(", "));
            }
            Some(Portion::Rows(rows)) => {
                rows.iter().try_for_each(|row| execute(connection, &sql, &row.0).map(|_| ()))?;
            }
            Some(Portion::End) => return Ok(()),
            None => return Err(Failure::Broken(Reason::Stopped)),
        }
    }
}
