//! The record of a match: setup, rules version, seats, and one line of notation for each step. The rest is derived.
use crate::{AnyTable, Expected, Misread, PlayerName, Refusal, Turn, Value};
use std::fmt;

/// Thirty-two bytes, written as 64 hexadecimal digits: a seed, or the promise of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    /// A seed is a secret while the match runs, so it must not be shown by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest(..)")
    }
}

impl std::str::FromStr for Digest {
    type Err = NoDigest;
    fn from_str(text: &str) -> Result<Digest, NoDigest> {
        let well_formed = text.len() == 64 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate().filter(|_| well_formed) {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| NoDigest)?;
        }
        if well_formed { Ok(Digest(bytes)) } else { Err(NoDigest) }
    }
}

/// The text was not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDigest;

/// A match that can be played again, by anyone, to the same end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The text form of a [`crate::Setup`].
    pub setup: String,
    /// Who sat where; what they are called is not part of the match.
    pub seats: Vec<PlayerName>,
    /// The SHA-256 of the seed, published when the match began.
    pub promise: Option<Digest>,
    /// The seed, published when it ended.
    pub seed: Option<Digest>,
    /// One line for each step.
    pub steps: Vec<String>,
}

const HEAD: &str = "adit record 1";

impl Record {
    /// What this table has recorded; `None` if it began with a position.
    pub fn of(table: &dyn AnyTable, seats: &[String]) -> Option<Record> {
        let (info, setup) = (table.info(), table.setup()?.to_string());
        let seats = seats.iter().map(|name| PlayerName::clean(name)).collect();
        let (game, rules, steps) = (info.id.into(), info.version, table.lines());
        Some(Record { game, rules, setup, seats, promise: None, seed: None, steps })
    }

    /// Reads the text form; strict except for the names, whose invisible characters are dropped.
    pub fn read(text: &str) -> Result<Record, Misread> {
        let mut lines = text.lines().enumerate().map(|(at, text)| Value { line: at + 1, text });
        let mut last = 0;
        let mut next = || {
            last += 1;
            lines.next().unwrap_or(Value { line: last, text: "" })
        };
        let head = next();
        if head.text != HEAD {
            return Err(head.misread(Expected::written(HEAD)));
        }
        let mut field = |key: &str| {
            let line = next();
            let value = line.text.strip_prefix(key).and_then(|rest| rest.strip_prefix(": "));
            value.map(|text| Value { text, ..line }).ok_or_else(|| line.misread(Expected::line(key)))
        };
        let game = field("game")?.text.to_owned();
        let rules = field("rules")?.parse(Expected::number())?;
        let setup = field("setup")?.text.to_owned();
        let seats = field("seats")?.text.split(" | ").map(PlayerName::clean).collect();
        let (promise, seed) = (digest(field("promise")?)?, digest(field("seed")?)?);
        if let Some(line) = lines.next().filter(|line| !line.text.is_empty()) {
            return Err(line.misread("expected-empty-line"));
        }
        let mut steps = vec![];
        for line in lines {
            if line.text.is_empty() {
                return Err(line.misread("expected-step"));
            }
            steps.push(line.text.to_owned());
        }
        Ok(Record { game, rules, setup, seats, promise, seed, steps })
    }

    /// Who sat where, as screens are given it.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(PlayerName::to_string).collect()
    }

    /// The steps that were not taken back.
    pub fn kept(&self) -> Vec<&str> {
        self.kept_steps().into_iter().map(|(_, line)| line).collect()
    }
    /// After how many steps of the record this many of those that were not taken back have happened, and no other.
    pub fn place_of(&self, kept: usize) -> usize {
        self.kept_steps().get(kept).map_or(self.steps.len(), |&(number, _)| number)
    }
    /// Each with its number. Each is removed at most once.
    fn kept_steps(&self) -> Vec<(usize, &str)> {
        let mut kept: Vec<(usize, &str)> = vec![];
        for (number, line) in self.steps.iter().enumerate() {
            match line.strip_prefix("back ").and_then(|before| before.parse().ok()) {
                Some(before) => while kept.pop_if(|&mut (number, _)| number >= before).is_some() {},
                None => kept.push((number, line)),
            }
        }
        kept
    }

    /// The number of this step's line in the text form.
    pub fn line_of(step: usize) -> usize {
        step + 9
    }

    /// Plays all steps on a new table of the same game and setup.
    pub fn replay(&self, table: &mut dyn AnyTable) -> Result<(), Misread> {
        (0..self.steps.len()).try_for_each(|at| self.replay_step(at, table))
    }
    /// Plays one step, counted from 0, on a table where the ones before it were played.
    pub fn replay_step(&self, at: usize, table: &mut dyn AnyTable) -> Result<(), Misread> {
        let step = &self.steps[at];
        table.follow(step).map_err(|refusal| {
            let expected = match (refusal, table.turn()) {
                (Refusal::Forbidden(rule), _) => Expected::of("expected-step-by-rule").with("rule", rule.0),
                (_, Turn::Over) => Expected::of("expected-end"),
                (_, Turn::Chance) => Expected::of("expected-draw"),
                (_, Turn::Decide(seats)) => Expected::of("expected-decision").with("seats", seats.to_string()),
            };
            Misread::new(Record::line_of(at), expected, step)
        })
    }
}

fn digest(value: Value<'_>) -> Result<Option<Digest>, Misread> {
    if value.text == "-" { Ok(None) } else { value.parse("expected-digest").map(Some) }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hidden = |digest: &Option<Digest>| digest.map_or("-".into(), |digest| digest.to_string());
        writeln!(f, "{HEAD}\ngame: {}\nrules: {}\nsetup: {}", self.game, self.rules, self.setup)?;
        writeln!(f, "seats: {}", self.names().join(" | "))?;
        writeln!(f, "promise: {}\nseed: {}\n", hidden(&self.promise), hidden(&self.seed))?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "adit record 1\ngame: lamps\nrules: 2\nsetup: players=2\nseats: Ola | Jo\npromise: -\n\
        seed: 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff\n\ndraw bag.white\nP0 take\n";

    #[test]
    fn a_record_reads_back() {
        let record = Record::read(TEXT).expect("well-formed");
        assert_eq!((record.seats.len(), record.steps.len()), (2, 2));
        assert_eq!(record.to_string(), TEXT);
        assert_eq!(TEXT.lines().nth(Record::line_of(0) - 1), Some("draw bag.white"));
    }

    #[test]
    fn what_was_taken_back_is_left_out() {
        let steps = ["draw a", "P0 one", "back 1", "P0 two", "P1 three", "back 4", "P1 four"].map(String::from);
        let record = Record { steps: steps.to_vec(), ..Record::read(TEXT).expect("well-formed") };
        assert_eq!(record.kept(), ["draw a", "P0 two", "P1 four"]);
        assert_eq!([0, 1, 2, 3].map(|kept| record.place_of(kept)), [0, 3, 6, 7]);
    }

    #[test]
    fn names_from_a_foreign_record_are_clean() {
        let record = Record::read(&TEXT.replace("Ola | Jo", "\u{202e}Ola\u{1b}[2J | J\u{ad}o")).expect("well-formed");
        assert_eq!(record.names(), ["Ola[2J", "Jo"]);
        assert!(record.to_string().contains("seats: Ola[2J | Jo\n"));
    }

    #[test]
    fn a_mistake_names_its_line() {
        let said = |from: &str, to: &str| Record::read(&TEXT.replacen(from, to, 1)).expect_err(to).to_string();
        assert_eq!(said("record 1", "record 9"), "line 1: expected-written text=adit record 1, found adit record 9");
        assert_eq!(said("rules: 2", "rules: two"), "line 3: expected-number, found two");
        assert_eq!(
            said("promise: -\n", ""),
            "line 6: expected-line key=promise, \
             found seed: 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
        );
        assert!(said("ccddeeff00", "CCDDEEFF00").starts_with("line 7: expected-digest, found 0011"));
        assert_eq!(said("\n\ndraw", "\ndraw"), "line 8: expected-empty-line, found draw bag.white");
        assert_eq!(said("white\n", "white\n\n"), "line 10: expected-step, found nothing");
        let empty = Record::read("").expect_err("empty").to_string();
        assert_eq!(empty, "line 1: expected-written text=adit record 1, found nothing");
    }
}
