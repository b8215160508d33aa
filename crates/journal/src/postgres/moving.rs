//! Everything out of PostgreSQL and into it.
use super::{
    Postgres, give_back,
    statement::{failure, row},
};
use crate::{
    Failure, Row, Value,
    catalogue::{Catalogue, Column, Table, quoted},
    moving::{self, CHUNK, Drain, Feed, Piece},
};
use deadpool_postgres::{Object, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::{IsolationLevel, types::ToSql};

/// These transactions may take as long as they need.
const UNHURRIED: &str = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

impl Postgres {
    pub(crate) async fn drain(&self, catalogue: Catalogue) -> Result<Drain, Failure> {
        let (pieces, drain) = mpsc::channel(4);
        let mut client = self.connection().await?;
        tokio::spawn(async move {
            let outcome = pour(&mut client, &catalogue, &pieces).await;
            // Nobody listens any more when the export was given up.
            pieces.send(give_back(client, outcome).map(|()| Piece::End)).await.ok();
        });
        Ok(drain)
    }

    pub(crate) async fn fill(&self, catalogue: &Catalogue, feed: Feed) -> Result<(), Failure> {
        let mut client = self.connection().await?;
        let outcome = fill(&mut client, catalogue, feed).await;
        give_back(client, outcome)
    }
}

/// Sends all rows as they were at one moment; stops early when nobody listens.
async fn pour(
    client: &mut Object,
    catalogue: &Catalogue,
    pieces: &mpsc::Sender<Result<Piece, Failure>>,
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
        if pieces.send(Ok(Piece::Table(index))).await.is_err() {
            return Ok(());
        }
        loop {
            let rows = snapshot.query_portal(&portal, CHUNK as i32).await.map_err(failure)?;
            if rows.is_empty() {
                break;
            }
            let rows = rows.iter().map(row).collect::<Result<Vec<_>, _>>()?;
            if pieces.send(Ok(Piece::Rows(rows))).await.is_err() {
                return Ok(());
            }
        }
    }
    Ok(())
}

async fn fill(client: &mut Object, catalogue: &Catalogue, mut feed: Feed) -> Result<(), Failure> {
    let transaction = client.transaction().await.map_err(failure)?;
    transaction.batch_execute(UNHURRIED).await.map_err(failure)?;
    for table in &catalogue.0 {
        let sql = format!("SELECT 1 FROM {} LIMIT 1", table.quoted());
        if !transaction.query(&sql, &[]).await.map_err(failure)?.is_empty() {
            return Err(moving::not_empty(&table.name));
        }
    }
    let mut table = None;
    loop {
        match (feed.recv().await, table) {
            (Some(Piece::Table(index)), _) => table = Some(&catalogue.0[index]),
            (Some(Piece::Rows(rows)), Some(table)) => insert(&transaction, table, &rows).await?,
            (Some(Piece::End), _) => return transaction.commit().await.map_err(failure),
            (Some(Piece::Rows(_)) | None, _) => return Err(moving::cut_off()),
        }
    }
}

/// Many rows in one statement: each column travels as an array.
async fn insert(transaction: &Transaction<'_>, table: &Table, rows: &[Row]) -> Result<(), Failure> {
    let array = |(number, column): (usize, &Column)| {
        format!("CAST(${} AS {}[])", number + 1, if column.is_text { "TEXT" } else { "BIGINT" })
    };
    let arrays = table.columns.iter().enumerate().map(array).collect::<Vec<_>>().join(", ");
    let sql = format!("INSERT INTO {} ({}) SELECT * FROM unnest({arrays})", table.quoted(), table.column_list());
    let columns: Vec<Vec<&Value>> =
        (0..table.columns.len()).map(|column| rows.iter().map(|row| &row.0[column]).collect()).collect();
    let parameters: Vec<_> = columns.iter().map(|column| column as &(dyn ToSql + Sync)).collect();
    let statement = transaction.prepare_cached(&sql).await.map_err(failure)?;
    transaction.execute(&statement, &parameters).await.map(|_| ()).map_err(failure)
}
