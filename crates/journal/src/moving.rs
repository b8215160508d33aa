//! Moving and backup: everything in a store as lines of JSON.
use crate::{
    Failure, Row, Store, Value,
    catalogue::{Catalogue, Table},
    migration,
};
use serde_json::{Value as Json, json};
use std::{
    fmt,
    io::{self, BufRead},
};
use tokio::sync::mpsc;

/// What the first line calls itself.
const FORMAT: &str = "adit-store";
/// How the lines are written. A reader refuses all others.
const VERSION: u64 = 1;
/// Rows that travel together.
pub(crate) const CHUNK: usize = 500;

/// A part of the stream out of a store or into one.
pub(crate) enum Piece {
    /// From here on the rows of this table, counted as in the catalogue.
    Table(usize),
    /// Rows of the table.
    Rows(Vec<Row>),
    /// That was all. A stream that ends without it was cut off.
    End,
}

/// A stream out of a store.
pub(crate) type Drain = mpsc::Receiver<Result<Piece, Failure>>;
/// A stream into a store.
pub(crate) type Feed = mpsc::Receiver<Piece>;

/// Writes every row of every table as it was at one moment; a server may go on writing meanwhile. Answers the number
/// of rows.
///
/// Like [`import`] it is meant for commands, not for the tasks of a server: it waits for files where it stands.
/// The text holds everything, secrets too: the seeds of running matches and the key of the server.
/// It is the same text for the same rows, whatever the store.
///
/// ```text
/// {"format":"adit-store","version":1,"migrations":[["journal-1","5fedd1ce..."]]}
/// {"table":"entry","columns":["match_id","seq","line","at"]}
/// ["k3x9",0,"e4",1767225600000]
/// {"end":1}
/// ```
pub async fn export(store: &Store, out: &mut (dyn io::Write + Send)) -> Result<u64, Failure> {
    let catalogue = store.catalogue().await?;
    let migrations = json!(applied(store).await?);
    put(out, format_args!("{{\"format\":\"{FORMAT}\",\"version\":{VERSION},\"migrations\":{migrations}}}"))?;
    let mut drain = store.drain(catalogue.clone()).await?;
    let mut count = 0;
    loop {
        match drain.recv().await {
            Some(Ok(Piece::Table(index))) => {
                let (table, columns) = (&catalogue.0[index].name, catalogue.0[index].column_names());
                put(out, format_args!("{{\"table\":{},\"columns\":{}}}", json!(table), json!(columns)))?;
            }
            Some(Ok(Piece::Rows(rows))) => {
                count += rows.len() as u64;
                rows.iter()
                    .try_for_each(|row| put(out, format_args!("{}", Json::from_iter(row.0.iter().map(to_json)))))?;
            }
            Some(Ok(Piece::End)) => break,
            Some(Err(failure)) => return Err(failure),
            None => return Err(Failure::Unavailable("the store stopped in the middle of the export".into())),
        }
    }
    put(out, format_args!("{{\"end\":{count}}}"))?;
    out.flush().map_err(|error| unwritten(&error))?;
    Ok(count)
}

/// Reads what [`export`] wrote into a store whose tables are empty, all or nothing. Answers the number of rows.
///
/// The store must have the same migrations as the one that was exported.
pub async fn import(store: &Store, input: &mut (dyn BufRead + Send)) -> Result<u64, Failure> {
    let mut lines = Lines { input, number: 0 };
    check_head(&lines.next()?, &applied(store).await?).map_err(|reason| lines.misread(&reason))?;
    let catalogue = store.catalogue().await?;
    let (pieces, feed) = mpsc::channel(4);
    let (read, filled) = tokio::join!(pour(&mut lines, &catalogue, pieces), store.fill(catalogue.clone(), feed));
    match (read, filled) {
        (Ok(count), Ok(())) => Ok(count),
        // The store gave up first: its reason is the true one.
        (Ok(_) | Err(Cut::Refused), Err(failure)) => Err(failure),
        (Err(Cut::Misread(failure)), _) => Err(failure),
        (Err(Cut::Refused), Ok(())) => {
            Err(Failure::Unavailable("the store stopped in the middle of the import".into()))
        }
    }
}

/// An import into a store that is in use.
pub(crate) fn not_empty(table: &str) -> Failure {
    Failure::InUse(table.into())
}

/// An import whose text ended early.
pub(crate) fn cut_off() -> Failure {
    Failure::Broken("the import is cut off".into())
}

/// Why the reading of an import ended early.
enum Cut {
    /// The text is at fault.
    Misread(Failure),
    /// The store does not take any more.
    Refused,
}

async fn pour(lines: &mut Lines<'_>, catalogue: &Catalogue, pieces: mpsc::Sender<Piece>) -> Result<u64, Cut> {
    let (mut count, mut table, mut rows) = (0, None::<&Table>, Vec::new());
    loop {
        let line = lines.next().map_err(Cut::Misread)?;
        let misread = |reason: String| Cut::Misread(lines.misread(&reason));
        if let (Json::Array(cells), Some(table)) = (&line, table) {
            rows.push(row(cells, table).map_err(misread)?);
            count += 1;
            if rows.len() < CHUNK {
                continue;
            }
        }
        if !rows.is_empty() {
            pieces.send(Piece::Rows(std::mem::take(&mut rows))).await.map_err(|_| Cut::Refused)?;
        }
        match &line {
            Json::Array(_) if table.is_some() => {}
            Json::Object(_) if line.get("end") == Some(&json!(count)) => {
                lines.finish().map_err(Cut::Misread)?;
                return pieces.send(Piece::End).await.map(|()| count).map_err(|_| Cut::Refused);
            }
            _ => {
                let index = table_of(&line, catalogue, count).map_err(misread)?;
                table = Some(&catalogue.0[index]);
                pieces.send(Piece::Table(index)).await.map_err(|_| Cut::Refused)?;
            }
        }
    }
}

/// Names and SHA-256 of the migrations that a store has.
async fn applied(store: &Store) -> Result<Vec<[String; 2]>, Failure> {
    let rows = store.read(migration::APPLIED, vec![]).await?;
    rows.iter().map(|row| Ok([row.text(0)?.into(), row.text(1)?.into()])).collect()
}

fn check_head(head: &Json, applied: &[[String; 2]]) -> Result<(), String> {
    if head.get("format") != Some(&json!(FORMAT)) {
        return Err(format!("this is no export of a store: \"format\":\"{FORMAT}\" was expected"));
    }
    if head.get("version") != Some(&json!(VERSION)) {
        return Err(format!("this program reads version {VERSION} of exports only"));
    }
    let (theirs, ours) = (head.get("migrations").cloned().unwrap_or_default(), json!(applied));
    // The order may differ, where a store grew with the versions of the program.
    let sorted = |list: Json| {
        let mut list: Vec<String> = list.as_array().into_iter().flatten().map(Json::to_string).collect();
        list.sort();
        list
    };
    if sorted(theirs) != sorted(ours) {
        return Err(
            "the export was made by another version: import it with that version, then open it with this one".into()
        );
    }
    Ok(())
}

/// The table that a line announces.
fn table_of(line: &Json, catalogue: &Catalogue, count: u64) -> Result<usize, String> {
    if let Some(end) = line.get("end") {
        return Err(format!("the export should end after {end} rows, but there were {count}"));
    }
    let name = line.get("table").and_then(Json::as_str).ok_or("a table, a row or the end was expected")?;
    let index = catalogue.find(name).ok_or_else(|| format!("the store has no table '{name}'"))?;
    let columns = catalogue.0[index].column_names();
    if line.get("columns") == Some(&json!(columns)) {
        Ok(index)
    } else {
        Err(format!("the columns of table '{name}' should be {}", json!(columns)))
    }
}

fn row(cells: &[Json], table: &Table) -> Result<Row, String> {
    if cells.len() != table.columns.len() {
        return Err(format!("a row of table '{}' has {} values", table.name, table.columns.len()));
    }
    let value = |(cell, is_text): (&Json, bool)| match cell {
        Json::Null => Ok(Value::Null),
        Json::String(text) if text.contains('\0') => Err("a text may not have a NUL character"),
        Json::String(text) if is_text => Ok(Value::Text(text.clone())),
        Json::Number(number) if !is_text => {
            number.as_i64().map(Value::Int).ok_or("a whole number of 64 bits was expected")
        }
        _ if is_text => Err("a text was expected"),
        _ => Err("a number was expected"),
    };
    let values: Result<_, &str> =
        cells.iter().zip(table.columns.iter().map(|column| column.is_text)).map(value).collect();
    Ok(Row(values?))
}

fn to_json(value: &Value) -> Json {
    match value {
        Value::Null => Json::Null,
        Value::Int(number) => json!(number),
        Value::Text(text) => json!(text),
    }
}

/// Written by hand, so that the order of the keys does not depend on the features of a library.
fn put(out: &mut (dyn io::Write + Send), line: fmt::Arguments<'_>) -> Result<(), Failure> {
    writeln!(out, "{line}").map_err(|error| unwritten(&error))
}

fn unwritten(error: &io::Error) -> Failure {
    Failure::Unavailable(format!("the export cannot be written: {error}"))
}

/// The lines of an export, counted for messages.
struct Lines<'a> {
    input: &'a mut (dyn BufRead + Send),
    number: u64,
}

impl Lines<'_> {
    fn next(&mut self) -> Result<Json, Failure> {
        match self.text()? {
            None => Err(self.misread("the export is cut off: its last line, {\"end\":...}, is missing")),
            Some(text) => {
                serde_json::from_str(&text).map_err(|error| self.misread(&format!("this is no JSON: {error}")))
            }
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.text()?.map_or(Ok(()), |_| Err(self.misread("nothing may follow the end")))
    }

    fn text(&mut self) -> Result<Option<String>, Failure> {
        let mut text = String::new();
        self.number += 1;
        let read = self.input.read_line(&mut text).map_err(|error| self.misread(&error.to_string()))?;
        Ok((read > 0).then_some(text))
    }

    fn misread(&self, reason: &str) -> Failure {
        Failure::Broken(format!("line {}: {reason}", self.number))
    }
}
