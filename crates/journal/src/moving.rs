//! Moving and backup: everything in a store as lines of JSON.
use crate::{
    Failure, Field, Reason, Row, Store,
    catalogue::{Catalogue, Column, Relation},
    migration,
};
use engine::{Expected, Misread};
use serde_json::{Value as Json, json};
use std::{
    fmt,
    io::{self, BufRead},
};
use tokio::sync::mpsc;

/// The name of the format, in the first line.
const FORMAT: &str = "adit-store";
/// The version of the format. A reader refuses all others.
const VERSION: u64 = 1;
/// Rows that travel together.
pub const CHUNK: usize = 500;

/// A part of the stream out of a store or into one.
pub enum Portion {
    /// The rows that follow belong to the table with this index in the catalogue.
    Table(usize),
    /// Rows of the table.
    Rows(Vec<Row>),
    /// The end. A stream that ends without it was cut off.
    End,
}

/// A stream out of a store.
pub type Drain = mpsc::Receiver<Result<Portion, Failure>>;
/// A stream into a store.
pub type Feed = mpsc::Receiver<Portion>;

/// Writes every row of every table as of one moment; a server may go on writing meanwhile. Answers the number of rows.
///
/// Like [`import`] it is meant for commands, not for the tasks of a server: it blocks on files.
/// The text contains everything, including secrets: the seeds of running matches and the key of the server.
/// The same rows give the same text, whatever the store.
///
/// ```text
/// {"format":"adit-store","version":1,"migrations":[["journal-1","5fedd1ce..."]]}
/// {"table":"entry","columns":["match_id","seq","line","at","hash"]}
/// ["k3x9",0,"e4",1767225600000,"8d1f..."]
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
            Some(Ok(Portion::Table(index))) => {
                let (table, columns) = (&catalogue.0[index].name, catalogue.0[index].column_names());
                put(out, format_args!("{{\"table\":{},\"columns\":{}}}", json!(table), json!(columns)))?;
            }
            Some(Ok(Portion::Rows(rows))) => {
                count += rows.len() as u64;
                rows.iter()
                    .try_for_each(|row| put(out, format_args!("{}", Json::from_iter(row.0.iter().map(to_json)))))?;
            }
            Some(Ok(Portion::End)) => break,
            Some(Err(failure)) => return Err(failure),
            None => return Err(Failure::Unavailable(Reason::Stopped)),
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
    check_head(&lines.next()?, &applied(store).await?).map_err(|wrong| lines.misread(wrong))?;
    let catalogue = store.catalogue().await?;
    let (pieces, feed) = mpsc::channel(4);
    let (read, filled) = tokio::join!(pour(&mut lines, &catalogue, pieces), store.fill(catalogue.clone(), feed));
    match (read, filled) {
        (Ok(count), Ok(())) => Ok(count),
        // The store gave up first: its reason is the true one.
        (Ok(_) | Err(Cut::Refused), Err(failure)) => Err(failure),
        (Err(Cut::Misread(failure)), _) => Err(failure),
        (Err(Cut::Refused), Ok(())) => Err(Failure::Unavailable(Reason::Stopped)),
    }
}

/// Why the reading of an import ended early.
enum Cut {
    /// The text is at fault.
    Misread(Failure),
    /// The store does not take any more.
    Refused,
}

async fn pour(lines: &mut Lines<'_>, catalogue: &Catalogue, pieces: mpsc::Sender<Portion>) -> Result<u64, Cut> {
    let (mut count, mut table, mut rows) = (0, None::<&Relation>, Vec::new());
    loop {
        let line = lines.next().map_err(Cut::Misread)?;
        let misread = |wrong: Wrong| Cut::Misread(lines.misread(wrong));
        if let (Json::Array(cells), Some(table)) = (&line, table) {
            rows.push(row(cells, table).map_err(misread)?);
            count += 1;
            if rows.len() < CHUNK {
                continue;
            }
        }
        if !rows.is_empty() {
            pieces.send(Portion::Rows(std::mem::take(&mut rows))).await.map_err(|_| Cut::Refused)?;
        }
        match &line {
            Json::Array(_) if table.is_some() => {}
            Json::Object(_) if line.get("end") == Some(&json!(count)) => {
                lines.finish().map_err(Cut::Misread)?;
                return pieces.send(Portion::End).await.map(|()| count).map_err(|_| Cut::Refused);
            }
            _ => {
                let index = table_of(&line, catalogue, count).map_err(misread)?;
                table = Some(&catalogue.0[index]);
                pieces.send(Portion::Table(index)).await.map_err(|_| Cut::Refused)?;
            }
        }
    }
}

/// Names and SHA-256 of the migrations that a store has.
async fn applied(store: &Store) -> Result<Vec<[String; 2]>, Failure> {
    let rows = store.read(migration::APPLIED, vec![]).await?;
    rows.iter().map(|row| Ok([row.text(0)?.into(), row.text(1)?.into()])).collect()
}

/// What a line of an export should say, and what it says.
struct Wrong {
    expected: Expected,
    found: String,
}

fn wrong(expected: impl Into<Expected>, found: impl Into<String>) -> Wrong {
    Wrong { expected: expected.into(), found: found.into() }
}

/// A value, but not the content of texts and lists: an export is full of secrets.
fn shown(value: &Json) -> String {
    match value {
        Json::String(_) => "\"…\"".into(),
        Json::Array(_) => "[…]".into(),
        Json::Object(_) => "{…}".into(),
        plain => plain.to_string(),
    }
}

fn check_head(head: &Json, applied: &[[String; 2]]) -> Result<(), Wrong> {
    for (key, ours) in [("format", json!(FORMAT)), ("version", json!(VERSION))] {
        if head.get(key) != Some(&ours) {
            let found = head.get(key).map_or_else(|| shown(head), Json::to_string);
            return Err(wrong(Expected::written(format!("\"{key}\":{ours}")), found));
        }
    }
    let (theirs, ours) = (head.get("migrations").cloned().unwrap_or_default(), json!(applied));
    // The order differs if a store grew with the versions of the program.
    let sorted = |list: Json| {
        let mut list: Vec<String> = list.as_array().into_iter().flatten().map(Json::to_string).collect();
        list.sort();
        list
    };
    if sorted(theirs) != sorted(ours) {
        return Err(wrong("expected-migrations", "\"migrations\":[…]"));
    }
    Ok(())
}

/// The table that a line announces.
fn table_of(line: &Json, catalogue: &Catalogue, count: u64) -> Result<usize, Wrong> {
    if let Some(end) = line.get("end") {
        return Err(wrong(Expected::written(format!("{{\"end\":{count}}}")), end.to_string()));
    }
    let name = line.get("table").and_then(Json::as_str);
    let name = name.ok_or_else(|| wrong("expected-export-line", shown(line)))?;
    let index = catalogue.find(name).ok_or_else(|| wrong("expected-known-table", name))?;
    let columns = json!(catalogue.0[index].column_names());
    let found = line.get("columns").unwrap_or(&Json::Null);
    if *found == columns { Ok(index) } else { Err(wrong(Expected::written(columns.to_string()), found.to_string())) }
}

fn row(cells: &[Json], table: &Relation) -> Result<Row, Wrong> {
    let count = table.columns.len();
    if cells.len() != count {
        return Err(wrong(Expected::of("expected-values").with("count", count as u32), cells.len().to_string()));
    }
    cells.iter().zip(&table.columns).map(|(cell, column)| value(cell, column)).collect::<Result<_, _>>().map(Row)
}

fn value(cell: &Json, column: &Column) -> Result<Field, Wrong> {
    match cell {
        Json::Null => Ok(Field::Null),
        Json::String(text) if text.contains('\0') => Err(wrong("expected-no-nul", shown(cell))),
        Json::String(text) if column.is_text => Ok(Field::Text(text.clone())),
        Json::Number(number) if !column.is_text => {
            number.as_i64().map(Field::Int).ok_or_else(|| wrong("expected-whole-number", shown(cell)))
        }
        _ if column.is_text => Err(wrong("expected-text", shown(cell))),
        _ => Err(wrong(Expected::number(), shown(cell))),
    }
}

fn to_json(value: &Field) -> Json {
    match value {
        Field::Null => Json::Null,
        Field::Int(number) => json!(number),
        Field::Text(text) => json!(text),
    }
}

/// By hand, so that the order of the keys does not depend on the features of a library.
fn put(out: &mut (dyn io::Write + Send), line: fmt::Arguments<'_>) -> Result<(), Failure> {
    writeln!(out, "{line}").map_err(|error| unwritten(&error))
}

fn unwritten(error: &io::Error) -> Failure {
    Failure::Unavailable(Reason::Unwritten(error.to_string()))
}

/// The lines of an export, counted for messages.
struct Lines<'a> {
    input: &'a mut (dyn BufRead + Send),
    number: usize,
}

impl Lines<'_> {
    fn next(&mut self) -> Result<Json, Failure> {
        match self.text()? {
            None => Err(self.misread(wrong(Expected::written("{\"end\":…}"), ""))),
            Some(text) => {
                serde_json::from_str(&text).map_err(|error| self.misread(wrong("expected-json", error.to_string())))
            }
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.text()?.map_or(Ok(()), |_| Err(self.misread(wrong("expected-text-end", "…"))))
    }

    fn text(&mut self) -> Result<Option<String>, Failure> {
        let mut text = String::new();
        self.number += 1;
        let read = self.input.read_line(&mut text).map_err(|error| Failure::Broken(error.to_string().into()))?;
        Ok((read > 0).then_some(text))
    }

    fn misread(&self, wrong: Wrong) -> Failure {
        Failure::Misread(Misread::new(self.number, wrong.expected, wrong.found))
    }
}
