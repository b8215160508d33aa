//! The chain over the lines of a match: each keeps a hash of the one before it and of itself, the first of the head.
//!
//! So nothing in the middle can change unnoticed. When a match is over, its head keeps the number of lines and the last
//! hash, so nothing can be cut off at the end; and the ledger counts matches, so none can disappear as a whole.
use crate::{Failure, Field, Head, MatchId, Reason, Row, Store, TimedLine, Write};
use sha2::{Digest, Sha256};

/// How long a match is, and the hash over its head and all its lines. To append to a match one must know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tail {
    lines: u64,
    hash: [u8; 16],
}

impl Tail {
    /// For a match without lines.
    pub fn of(head: &Head) -> Tail {
        let Head { id, game, rules, setup, seed, made } = head;
        let text = serde_json::json!([id.as_str(), game, rules, setup, seed.to_string(), made]).to_string();
        Tail { lines: 0, hash: short(Sha256::digest(text)) }
    }

    /// With one more line.
    pub fn after(self, text: &str, at: i64) -> Tail {
        let hash = Sha256::new().chain_update(self.hash).chain_update(at.to_be_bytes()).chain_update(text).finalize();
        Tail { lines: self.lines + 1, hash: short(hash) }
    }

    /// How many lines there are.
    pub fn lines(self) -> u64 {
        self.lines
    }

    /// The last hash, as a store keeps it.
    pub(crate) fn hash(self) -> String {
        self.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Half of it is enough to notice every accident, and takes half the space in each line.
fn short(hash: impl AsRef<[u8]>) -> [u8; 16] {
    let mut half = [0; 16];
    half.copy_from_slice(&hash.as_ref()[..16]);
    half
}

/// Seals a match that is over; it belongs in the batch with the last lines.
pub fn seal(id: &MatchId, tail: Tail) -> Write {
    let values = [i64::try_from(tail.lines).unwrap_or(i64::MAX).into(), tail.hash().into(), id.as_str().into()];
    Write::new("UPDATE match_head SET lines = $1, hash = $2 WHERE id = $3", values).expecting(1)
}

/// Opens the ledger if there is none yet, counting the matches that an older program wrote.
pub(crate) fn open_ledger() -> Write {
    const OPEN: &str = "INSERT INTO ledger (name, begun, purged) SELECT 'matches', (SELECT count(*) FROM match_head), 0 \
                        WHERE NOT EXISTS (SELECT 1 FROM ledger) ON CONFLICT (name) DO NOTHING";
    Write::new(OPEN, [])
}

/// One more match.
pub(crate) fn count_begun() -> Write {
    Write::new("UPDATE ledger SET begun = begun + 1 WHERE name = 'matches'", []).expecting(1)
}

/// This match, if it exists, is removed on purpose.
pub(crate) fn count_purged(id: &MatchId) -> Write {
    const COUNT: &str =
        "UPDATE ledger SET purged = purged + (SELECT count(*) FROM match_head WHERE id = $1) WHERE name = 'matches'";
    Write::new(COUNT, [id.as_str().into()])
}

/// A match, and whether its chain holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// All its lines.
    pub lines: Vec<TimedLine>,
    /// Does every line have its hash? Lines written by an older program have none.
    pub is_chained: bool,
    /// Was it sealed when it was over?
    pub is_sealed: bool,
    /// The first place where lines, head and hashes disagree.
    pub broken: Option<Reason>,
}

/// How many matches there should be, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// Those that were begun.
    pub begun: i64,
    /// Those that were removed on purpose.
    pub purged: i64,
    /// Those that are there.
    pub kept: i64,
}

impl Ledger {
    /// Are there exactly as many matches as there should be?
    pub fn is_whole(&self) -> bool {
        self.begun - self.purged == self.kept
    }
}

impl Store {
    /// The lines of a match, and whether they are all that was written. A single query, because a server may be writing.
    pub async fn checked(&self, head: &Head) -> Result<Checked, Failure> {
        let sql = "SELECT e.seq, e.line, e.at, e.hash, h.lines, h.hash FROM match_head h \
                   LEFT JOIN entry e ON e.match_id = h.id WHERE h.id = $1 ORDER BY e.seq";
        let rows = self.read(sql, vec![head.id.as_str().into()]).await?;
        let entries: Vec<&Row> = rows.iter().filter(|row| row.values()[0] != Field::Null).collect();
        let mut checked = follow(head, &entries)?;
        if let (None, Some(row)) = (&checked.broken, rows.first()) {
            check_seal(head, &row.values()[4..], &mut checked);
        }
        Ok(checked)
    }

    /// What the ledger says; `None` in a store where no match has begun since ledgers were introduced.
    pub async fn ledger(&self) -> Result<Option<Ledger>, Failure> {
        let sql = "SELECT begun, purged, (SELECT count(*) FROM match_head) FROM ledger WHERE name = 'matches'";
        let read = |row: &Row| Ok(Ledger { begun: row.int(0)?, purged: row.int(1)?, kept: row.int(2)? });
        self.read(sql, vec![]).await?.first().map(read).transpose()
    }
}

/// Walks along the chain. Lines written by an older program have no hash, but they come first.
fn follow(head: &Head, entries: &[&Row]) -> Result<Checked, Failure> {
    let (mut tail, mut chained, mut lines, mut broken) = (Tail::of(head), 0, vec![], None);
    for (row, number) in entries.iter().zip(0..) {
        let line = TimedLine::read(&head.id, number, row)?;
        tail = tail.after(&line.text, line.at);
        lines.push(line);
        match row.maybe_text(3)? {
            Some(hash) if hash == tail.hash() => chained += 1,
            None if chained == 0 => {}
            _ => broken = broken.or_else(|| Some(Reason::Changed(head.id.to_string(), number))),
        }
    }
    let is_chained = chained == lines.len();
    Ok(Checked { lines, is_chained, is_sealed: false, broken })
}

/// Compares the lines with the seal, if there is one.
fn check_seal(head: &Head, seal: &[Field], checked: &mut Checked) {
    let tail = checked.lines.iter().fold(Tail::of(head), |tail, line| tail.after(&line.text, line.at));
    let (id, kept) = (head.id.to_string(), checked.lines.len() as i64);
    match seal {
        [Field::Null, Field::Null] => {}
        [Field::Int(lines), _] if *lines != kept => checked.broken = Some(Reason::Short(id, *lines, kept)),
        [Field::Int(_), Field::Text(hash)] if *hash == tail.hash() => checked.is_sealed = true,
        _ => checked.broken = Some(Reason::Head(id, "hash")),
    }
}
