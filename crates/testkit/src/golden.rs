//! Golden replays: whole matches whose course must not change by accident.
use crate::suite::result;
use crate::walk::setups;
use cases::files;
use dealer::Dealer;
use engine::{AnyTable, Digest, Fate, Game, Quick, Record, Setup, Table, Turn};
use std::fs;
use std::path::Path;

/// Replays every record of the folder and compares what came of it with the file beside it. With `BLESS=1` in the
/// environment the files are rewritten, and the difference is read before it is committed.
pub fn golden_replays<G: Game>(folder: &Path) {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    if bless {
        make_missing::<G>(folder);
    }
    let records = files(folder, "record").expect("the folder can be read");
    for players in G::INFO.players {
        let current = folder.join(format!("v{}_players-{players}.record", G::INFO.version));
        assert!(records.contains(&current), "no {}; BLESS=1 makes it", current.display());
    }
    for path in records {
        let record = Record::read(&fs::read_to_string(&path).expect("a record is text"))
            .expect("a golden record is well-formed");
        let told = course::<G>(&record);
        let golden = path.with_extension("golden");
        if bless {
            fs::write(&golden, &told).expect("the folder can be written");
        }
        let expected = fs::read_to_string(&golden).expect("every record has a golden file beside it");
        let first = told.lines().zip(expected.lines()).find(|(found, expected)| found != expected);
        assert!(told == expected, "{}: {first:?}", path.display());
    }
}

/// A digest of the position after every tenth step, then the end in full.
fn course<G: Game>(record: &Record) -> String {
    let setup = Setup::read::<G>(&record.setup).expect("a golden setup can be played");
    let mut table = Table::<G>::new(&setup);
    let mut told = String::new();
    dealer::verify(record, &mut Table::<G>::new(&setup)).expect("a golden deal was dealt as promised");
    for (at, step) in record.steps.iter().enumerate() {
        AnyTable::follow(&mut table, step).expect("a golden step can be played");
        if (at + 1) % 10 == 0 {
            told += &format!("{}: {:016x}\n", at + 1, fold(&table.position_text()));
        }
    }
    told + &table.position_text() + &result(&table)
}

/// FNV-1a: small, and the same everywhere.
fn fold(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3))
}

fn make_missing<G: Game>(folder: &Path) {
    fs::create_dir_all(folder).expect("the folder can be made");
    for (number, setup) in setups::<G>().into_iter().enumerate() {
        let name = setup.to_string().replace(' ', "_").replace('=', "-");
        let path = folder.join(format!("v{}_{name}.record", G::INFO.version));
        if !path.exists() {
            fs::write(path, random_record::<G>(setup, number as u64).to_string()).expect("the folder can be written");
        }
    }
}

/// A match played by lot, dealt by the dealer, with its promise and its seed.
fn random_record<G: Game>(setup: Setup, number: u64) -> Record {
    let (mut table, mut dealer, mut choices) = (Table::<G>::new(&setup), Dealer::numbered(number), Quick::new(number));
    loop {
        table.settle(&mut dealer);
        let Turn::Decide(seats) = table.turn() else { break };
        let seat = seats.first().expect("somebody owes the decision");
        let legal = table.legal(seat);
        let action = legal[choices.below(legal.len() as u32) as usize];
        table.act(seat, action).expect("a legal action is accepted");
    }
    let names: Vec<String> = AnyTable::players(&table).map(|seat| seat.to_string()).collect();
    let record = Record::of(&table, &names).expect("a table from a setup has a record");
    let (promise, seed): (Digest, Digest) = (dealer.promise(), dealer.seed());
    Record { promise: Some(promise), seed: Some(seed), ..record }
}
