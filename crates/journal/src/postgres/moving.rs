//! Everything out of PostgreSQL and into it.
use super::{
    Postgres, give_back,
    statement::{failure, row},
};
use crate::{
    Failure, Field, Reason, Row,
    catalogue::{Catalogue, Column, Relation, quoted},
    moving::{CHUNK, Drain, Feed, Portion},
};
use deadpool_postgres::{Object, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::{IsolationLevel, types::ToSql};

/// These transactions may take as long as they need.
const UNHURRIED: &str = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

pub(super) async fn drain(store: &Postgres, catalogue: Catalogue) -> Result<Drain, Failure> {
    let (pieces, drain) = mpsc::channel(4);
    let mut client = store.connection().await?;
    tokio::spawn(async move {
        let outcome = pour(&mut client, &catalogue, &pieces).await;
        // Nobody is listening any more if the export was abandoned.
        pieces.send(give_back(client, outcome).map(|()| Portion::End)).await.ok();
    });
    Ok(drain)
}

pub(super) async fn fill(store: &Postgres, catalogue: Catalogue, feed: Feed) -> Result<(), Failure> {
    let mut client = store.connection().await?;
    let outcome = fill_tables(&mut client, &catalogue, feed).await;
    give_back(client, outcome)
}

/// Sends all rows as of one moment; stops early if nobody is listening.
async fn pour(
    client: &mut Object,
    catalogue: &Catalogue,
    pieces: &mpsc::Sender<Result<Portion, Failure>>,
) -> Result<(), Failure> {
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let snapshot = snapshot.start().await.map_err(failure)?;
    snapshot.batch_execute(UNHURRIED).await.map_err(failure)?;
    for (index, table) in catalogue.0.iter().enumerate() {
        // Sorted as SQLite does, so that the text of an export does not depend on the store.
        let by = |column: &&Column| quoted(&column.name) + if column.is_text { " COLLATE \"C\"" } else { "" };
        let order = table.order().iter().map(by).collect::<Vec<_>>().join(", ");
        let sql = format!("SELECT {} FROM {} ORDER BY {order}", table.column_list(), table.quoted());
        let portal = snapshot.bind(&sql, &[]).await.map_err(failure)?;
        if pieces.send(Ok(Portion::Table(index))).await.is_err() {
            return Ok(());
        }
        loop {
            let rows = snapshot.query_portal(&portal, CHUNK as i32).await.map_err(failure)?;
            if rows.is_empty() {
                break;
            }
            let rows = rows.iter().map(row).collect::<Result<Vec<_>, _>>()?;
            if pieces.send(Ok(Portion::Rows(rows))).await.is_err() {
                return Ok(());
            }
        }
    }
    Ok(())
}

async fn fill_tables(client: &mut Object, catalogue: &Catalogue, mut feed: Feed) -> Result<(), Failure> {
    let transaction = client.transaction().await.map_err(failure)?;
    transaction.batch_execute(UNHURRIED).await.map_err(failure)?;
    for table in &catalogue.0 {
        let sql = format!("SELECT 1 FROM {} LIMIT 1", table.quoted());
        if !transaction.query(&sql, &[]).await.map_err(failure)?.is_empty() {
            return Err(Failure::InUse(table.name.clone()));
        }
    }
    let mut table = None;
    loop {
        match (feed.recv().await, table) {
            (Some(Portion::Table(index)), _) => table = Some(&catalogue.0[index]),
            (Some(Portion::Rows(rows)), Some(table)) => insert(&transaction, table, &rows).await?,
            (Some(Portion::End), _) => return transaction.commit().await.map_err(failure),
            (Some(Portion::Rows(_)) | None, _) => return Err(Failure::Broken(Reason::Stopped)),
        }
    }
}

/// Many rows in one statement: each column travels as an array.
async fn insert(transaction: &Transaction<'_>, table: &Relation, rows: &[Row]) -> Result<(), Failure> {
    let array = |(number, column): (usize, &Column)| {
        format!("CAST(${} AS {}[])", number + 1, if column.is_text { "TEXT" } else { "BIGINT" })
    };
    let arrays = table.columns.iter().enumerate().map(array).collect::<Vec<_>>().join(", ");
    let sql = format!("INSERT INTO {} ({}) SELECT * FROM unnest({arrays})", table.quoted(), table.column_list());
    let columns: Vec<Vec<&Field>> =
        (0..table.columns.len()).map(|column| rows.iter().map(|row| &row.0[column]).collect()).collect();
    let parameters: Vec<_> = columns.iter().map(|column| column as &(dyn ToSql + Sync)).collect();
    let statement = transaction.prepare_cached(&sql).await.map_err(failure)?;
    transaction.execute(&statement, &parameters).await.map(|_| ()).map_err(failure)
}
