//! The journal proper: the record of every match, which only grows.
use crate::{Failure, Field, Reason, Row, Store, Tail, Write, chain};
use std::{fmt, str::FromStr, sync::LazyLock};

/// The name of a match: 1 to 32 characters of `a-z` and `0-9`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MatchId(String);

impl MatchId {
    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for MatchId {
    type Err = NoMatchId;
    fn from_str(text: &str) -> Result<MatchId, NoMatchId> {
        let good = (1..=32).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
        if good { Ok(MatchId(text.into())) } else { Err(NoMatchId) }
    }
}

/// The text was not 1 to 32 characters of `a-z` and `0-9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoMatchId;

impl fmt::Display for NoMatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the id of a match is 1 to 32 characters of a-z and 0-9")
    }
}

impl std::error::Error for NoMatchId {}

/// What is fixed when a match begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its name.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The text form of the setup.
    pub setup: String,
    /// The seed of its chance: a secret until the match is over.
    pub seed: engine::Digest,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

impl Head {
    /// Writes the head and counts the match; a [`Failure::Conflict`] if the match exists already.
    pub fn begin(&self) -> Vec<Write> {
        let values = [
            self.id.as_str().into(),
            self.game.as_str().into(),
            self.rules.into(),
            self.setup.as_str().into(),
            self.seed.to_string().into(),
            self.made.into(),
        ];
        let insert = "INSERT INTO match_head (id, game, rules, setup, seed, made) VALUES ($1, $2, $3, $4, $5, $6)";
        vec![chain::open_ledger(), Write::new(insert, values), chain::count_begun()]
    }
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedLine {
    /// The notation.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
}

impl TimedLine {
    /// Reads the line with this number from a row that begins with number, line and time.
    pub(crate) fn read(id: &MatchId, number: i64, row: &Row) -> Result<TimedLine, Failure> {
        if row.int(0)? != number {
            return Err(Failure::Broken(Reason::Gap(id.to_string(), number)));
        }
        Ok(TimedLine { text: row.text(1)?.into(), at: row.int(2)? })
    }
}

/// Appends lines after those of the tail: a [`Failure::Conflict`] if any of them exists already.
///
/// Of all who append line `n`, exactly one succeeds; that is the whole protocol between several servers.
/// A conflict after trying again because of [`Failure::Unsure`] may be with one's own line.
pub fn append(id: &MatchId, mut tail: Tail, lines: &[String], at: i64) -> Vec<Write> {
    let write = |lines: &[String]| {
        let mut values: Vec<Field> = vec![id.as_str().into(), at.into()];
        for line in lines {
            let number = seq(tail.lines());
            tail = tail.after(line, at);
            values.extend([number.into(), line.as_str().into(), tail.hash().into()]);
        }
        Write::new(&APPEND[lines.len() - 1], values)
    };
    lines.chunks(APPEND.len()).map(write).collect()
}

/// Removes a whole match for good: the only way the journal ever shrinks.
pub fn purge(id: &MatchId) -> Vec<Write> {
    vec![
        chain::count_purged(id),
        Write::new("DELETE FROM entry WHERE match_id = $1", [id.as_str().into()]),
        Write::new("DELETE FROM match_head WHERE id = $1", [id.as_str().into()]),
    ]
}

impl Store {
    /// The head of a match, if there is such a match.
    pub async fn head(&self, id: &MatchId) -> Result<Option<Head>, Failure> {
        let sql = "SELECT id, game, rules, setup, seed, made FROM match_head WHERE id = $1";
        let rows = self.read(sql, vec![id.as_str().into()]).await?;
        rows.first().map(head).transpose()
    }

    /// The lines of a match from number `from` on, without gaps.
    pub async fn lines(&self, id: &MatchId, from: u64) -> Result<Vec<TimedLine>, Failure> {
        let sql = "SELECT seq, line, at FROM entry WHERE match_id = $1 AND seq >= $2 ORDER BY seq";
        let rows = self.read(sql, vec![id.as_str().into(), seq(from).into()]).await?;
        rows.iter().zip(seq(from)..).map(|(row, number)| TimedLine::read(id, number, row)).collect()
    }

    /// Up to `limit` matches after `after`, in the order of their ids.
    pub async fn matches(&self, after: Option<&MatchId>, limit: u32) -> Result<Vec<Head>, Failure> {
        let sql = "SELECT id, game, rules, setup, seed, made FROM match_head WHERE id > $1 ORDER BY id LIMIT $2";
        let after = after.map_or("", MatchId::as_str);
        self.read(sql, vec![after.into(), limit.into()]).await?.iter().map(head).collect()
    }
}

/// Statements for 1, 2, ... 8 lines at once, so that a move is usually a single statement.
static APPEND: LazyLock<[String; 8]> = LazyLock::new(|| {
    std::array::from_fn(|more| {
        let rows: Vec<_> =
            (0..=more).map(|i| 3 * i + 3).map(|i| format!("($1, ${i}, ${}, $2, ${})", i + 1, i + 2)).collect();
        format!("INSERT INTO entry (match_id, seq, line, at, hash) VALUES {}", rows.join(", "))
    })
});

/// A line's number as the store keeps it. No match is long enough to run out of numbers.
fn seq(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn head(row: &Row) -> Result<Head, Failure> {
    let id = row.text(0)?;
    let bad = |column| Failure::Broken(Reason::Head(id.into(), column));
    Ok(Head {
        id: id.parse().map_err(|_| bad("id"))?,
        game: row.text(1)?.into(),
        rules: row.int(2)?.try_into().map_err(|_| bad("rules"))?,
        setup: row.text(3)?.into(),
        seed: row.text(4)?.parse().map_err(|_| bad("seed"))?,
        made: row.int(5)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        for good in ["a", "0", "k3x9", &"z".repeat(32)] {
            assert_eq!(good.parse::<MatchId>().map(|id| id.to_string()), Ok(good.into()));
        }
        for bad in ["", "A", "a b", "ä", "a/..", &"z".repeat(33)] {
            assert_eq!(bad.parse::<MatchId>(), Err(NoMatchId), "{bad}");
        }
    }

    #[test]
    fn many_lines_are_appended_eight_at_a_time() {
        let id = "m".parse().expect("an id");
        let lines: Vec<String> = (0..9).map(|n| format!("line {n}")).collect();
        let five = (0..5).fold(Tail::default(), |tail, _| tail.after("before", 7));
        let writes = append(&id, five, &lines, 77);
        assert_eq!(writes.iter().map(|write| write.values.len()).collect::<Vec<_>>(), [26, 5]);
        let hash = lines.iter().fold(five, |tail, line| tail.after(line, 77)).hash();
        assert_eq!(writes[1].values, ["m".into(), 77.into(), 13.into(), "line 8".into(), hash.into()]);
        assert_eq!(writes[1].sql, "INSERT INTO entry (match_id, seq, line, at, hash) VALUES ($1, $3, $4, $2, $5)");
        assert!(append(&id, five, &[], 77).is_empty());
    }
}
