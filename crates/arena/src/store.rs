//! A file of deals, one JSON object a line, so that a run that was cut short goes on where it stopped.
use bots::{Deal, Histogram, Misplay};
use serde_json::{Value, json};
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// Where the deals of one contest are kept. The first line says which contest it is.
pub struct DealFile {
    file: File,
}

/// Why a file cannot be continued.
#[derive(Debug)]
pub enum BadFile {
    /// It cannot be read or written.
    Io(io::Error),
    /// It holds another contest.
    OtherContest,
    /// A line is not a deal of this contest.
    Line(usize),
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFile::Io(error) => error.fmt(f),
            BadFile::OtherContest => f.write_str("it holds the deals of another contest"),
            BadFile::Line(line) => write!(f, "line {line} is no deal"),
        }
    }
}

impl std::error::Error for BadFile {}

impl From<io::Error> for BadFile {
    fn from(error: io::Error) -> BadFile {
        BadFile::Io(error)
    }
}

impl DealFile {
    /// Opens the file of this contest, creating it if need be, and reads the deals that are done. A last line that was
    /// cut off in the middle is dropped.
    pub fn open(path: &Path, contest: &Value) -> Result<(DealFile, Vec<Deal>), BadFile> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let (mut deals, mut kept, mut at) = (vec![], 0, 0);
        let mut reader = BufReader::new(&file);
        let mut line = String::new();
        while reader.read_line(&mut line)? > 0 && line.ends_with('\n') {
            at += 1;
            if at == 1 {
                let value: Option<Value> = serde_json::from_str(&line).ok();
                value.filter(|value| value == contest).ok_or(BadFile::OtherContest)?;
            } else {
                let deal = serde_json::from_str(&line).ok().and_then(|value| read_deal(&value));
                deals.push(deal.filter(|deal| fits(deal, contest, at - 2)).ok_or(BadFile::Line(at))?);
            }
            kept += line.len() as u64;
            line.clear();
        }
        if at == 0 && !format!("{contest}\n").starts_with(&line) {
            return Err(BadFile::OtherContest);
        }
        file.set_len(kept)?;
        if at == 0 {
            writeln!(file, "{contest}")?;
        }
        Ok((DealFile { file }, deals))
    }
    /// Adds a deal that is done.
    pub fn add(&mut self, deal: &Deal) -> io::Result<()> {
        writeln!(self.file, "{}", deal_json(deal))
    }
}

/// Is it the deal of this place in this contest, with a number for each bot?
fn fits(deal: &Deal, contest: &Value, place: usize) -> bool {
    let bots = contest["bots"].as_array().map_or(0, Vec::len);
    let lengths = [deal.wins.len(), deal.margins.len(), deal.points.len(), deal.scored.len(), deal.times.len()];
    let share = 0.0..=1.0;
    let first = contest["seed"].as_u64().unwrap_or(0) << 32;
    deal.number == first + place as u64
        && lengths.iter().all(|&length| length == bots)
        && deal.wins.iter().all(|wins| share.contains(wins))
        && deal.faults.iter().all(|fault| fault.bot < bots)
}

/// A deal as one line.
pub fn deal_json(deal: &Deal) -> Value {
    let faults: Vec<Value> = deal.faults.iter().map(|fault| json!([fault.bot, fault.what])).collect();
    let times: Vec<Value> =
        deal.times.iter().map(|times| times.pairs().map(|(a, b)| json!([a, b])).collect()).collect();
    json!({
        "deal": deal.number,
        "wins": deal.wins,
        "margins": deal.margins,
        "points": deal.points,
        "scored": deal.scored,
        "times": times,
        "faults": faults,
    })
}

/// Reads what [`deal_json`] writes.
pub fn read_deal(value: &Value) -> Option<Deal> {
    let numbers = |name: &str| value[name].as_array()?.iter().map(Value::as_f64).collect::<Option<Vec<f64>>>();
    let pair = |pair: &Value| Some((u16::try_from(pair[0].as_u64()?).ok()?, pair[1].as_u64()?));
    let histogram = |times: &Value| {
        let pairs: Option<Vec<_>> = times.as_array()?.iter().map(pair).collect();
        Some(Histogram::from_pairs(pairs?))
    };
    let fault = |fault: &Value| Some(Misplay { bot: fault[0].as_u64()? as usize, what: fault[1].as_str()?.to_owned() });
    Some(Deal {
        number: value["deal"].as_u64()?,
        wins: numbers("wins")?,
        margins: numbers("margins")?,
        points: numbers("points")?,
        scored: numbers("scored")?.into_iter().map(|count| count as u32).collect(),
        times: value["times"].as_array()?.iter().map(histogram).collect::<Option<_>>()?,
        faults: value["faults"].as_array()?.iter().map(fault).collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_goes_on_where_it_was_cut_short() {
        let path = std::env::temp_dir().join(format!("adit-store-{}.jsonl", std::process::id()));
        let contest = json!({"game": "any", "bots": ["rule", "random"], "seed": 0});
        let mut times = Histogram::default();
        times.put(12);
        let deal = Deal {
            number: 0,
            wins: vec![0.5, 0.5],
            margins: vec![1.25, -1.25],
            points: vec![7.0, 6.5],
            scored: vec![2, 1],
            times: vec![times.clone(), Histogram::default()],
            faults: vec![Misplay { bot: 1, what: "it crashed".into() }],
        };
        let (mut store, none) = DealFile::open(&path, &contest).expect("a new file");
        assert!(none.is_empty());
        store.add(&deal).expect("the file takes a deal");
        std::fs::write(&path, std::fs::read_to_string(&path).expect("text") + "{\"deal\": 1, \"wi").expect("written");
        let (_, deals) = DealFile::open(&path, &contest).expect("the same contest");
        assert_eq!(deals, [deal]);
        assert!(matches!(DealFile::open(&path, &json!({"game": "other"})), Err(BadFile::OtherContest)));
        let twice = |text: String| text.clone() + text.lines().last().expect("a deal") + "\n";
        std::fs::write(&path, twice(std::fs::read_to_string(&path).expect("text"))).expect("written");
        assert!(matches!(DealFile::open(&path, &contest), Err(BadFile::Line(3))), "a deal counts once");
        std::fs::write(&path, format!("{contest}\n{{\"deal\": 0, \"wins\": [1]}}\n")).expect("written");
        assert!(matches!(DealFile::open(&path, &contest), Err(BadFile::Line(2))));
        std::fs::write(&path, "somebody's letter").expect("written");
        assert!(matches!(DealFile::open(&path, &contest), Err(BadFile::OtherContest)));
        assert_eq!(std::fs::read_to_string(&path).expect("text"), "somebody's letter", "it is left alone");
        std::fs::remove_file(&path).expect("it was there");
    }
}
