//! Puzzles: positions in which one first step is clearly best, as a text with its proof.
use crate::{AnyTable, Expected, Folding, Misread, Seat, Turn, Value};
use std::fmt;
use std::hash::Hasher as _;
use std::str::{FromStr, Lines};

/// A position, what is best in it, and what tempts instead.
///
/// The position is a world guessed from what the seat knows, so its text holds nothing that the seat does not know: all
/// positions that look alike to the seat give the same text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Who is to move.
    pub seat: Seat,
    /// What is asked: the key of its words without what comes before.
    pub question: Ask,
    /// The best plan. Only its first step is asked for.
    pub solution: Vec<String>,
    /// A tempting plan that begins otherwise: what `rule` would do.
    pub refutation: Vec<String>,
    /// The levels of bots that do not find it.
    pub missed: Vec<u8>,
    /// What the chances are, found twice, with different seeds.
    pub proofs: [Evidence; 2],
    /// What it begins with, as lines `key: value`.
    pub position: String,
}

/// What a puzzle asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// For the best first step.
    FirstStep,
}

crate::one_word_each! {
    Ask { FirstStep: "first-step" }
}

/// What many simulations in worlds guessed for it say of a puzzle. Chances and leads are in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// The seed of the worlds.
    pub seed: u64,
    /// How many simulations there were, all plans together.
    pub simulations: u32,
    /// The chance to win with the solution.
    pub solution: u16,
    /// With the best plan that begins otherwise.
    pub next: u16,
    /// With the refutation.
    pub refutation: u16,
    /// By how much the solution is better than any plan that begins otherwise, at least: certain at 99.9 %.
    pub least: u16,
}

impl Evidence {
    /// The solution of a puzzle is better than anything else by at least this much.
    pub const LEAST_LEAD: u16 = 120;
    /// It takes at least so many simulations to say so.
    pub const LEAST_SIMULATIONS: u32 = 50_000;
    /// Is that enough for a puzzle?
    pub fn is_enough(&self) -> bool {
        self.least >= Evidence::LEAST_LEAD && self.simulations >= Evidence::LEAST_SIMULATIONS
    }
}

const HEAD: &str = "adit puzzle 1";
/// Between two steps of a plan; no notation has it.
const THEN: &str = " ; ";
/// What precedes the check sum of all other lines.
const SUM: &str = "sum: ";
/// How many lines come before the position.
const LINES_BEFORE: usize = 12;

impl Puzzle {
    /// Reads the text form; a text that was changed is refused.
    pub fn read(text: &str) -> Result<Puzzle, Misread> {
        let mut reader = Reader { lines: text.lines(), last: 0 };
        reader.exactly(HEAD)?;
        let game = reader.field("game")?.text.to_owned();
        let rules = reader.field("rules")?.number(0..=u16::MAX)?;
        let seat = reader.field("seat")?.seat(crate::MOST_SEATS)?;
        let question = reader.field("question")?.parse(Expected::written(Ask::FirstStep.to_string()))?;
        let [solution, refutation] = [reader.plan("solution")?, reader.plan("refutation")?];
        let missed = reader.field("missed")?.words().map(|word| word.number(1..=8)).collect::<Result<_, _>>()?;
        let proofs = [reader.proof()?, reader.proof()?];
        let sum = reader.next();
        if sum.text != format!("{SUM}{}", sum_of(text)) {
            return Err(sum.misread(Expected::written(format!("{SUM}{}", sum_of(text)))));
        }
        reader.exactly("")?;
        let position = reader.lines.flat_map(|line| [line, "\n"]).collect();
        Ok(Puzzle { game, rules, seat, question, solution, refutation, missed, proofs, position })
    }
    /// How hard it is: how many levels of bots do not find it.
    pub fn difficulty(&self) -> usize {
        self.missed.len()
    }
    /// Is this the step that was asked for?
    pub fn is_solved_by(&self, action: &str) -> bool {
        self.solution.first().is_some_and(|step| step == action)
    }
    /// Is this the step that tempts?
    pub fn is_tempted_by(&self, action: &str) -> bool {
        self.refutation.first().is_some_and(|step| step == action)
    }
    /// Is the puzzle true of the table that its position gives: does its seat alone decide there, can both plans be
    /// begun, and does the text hold nothing that the seat does not know?
    pub fn check(&self, table: &dyn AnyTable) -> Result<(), Misread> {
        if table.turn() != Turn::Decide(self.seat.only()) {
            return Err(Misread::new(4, Expected::possible(), self.seat.to_string()));
        }
        let offers = table.offers(self.seat);
        for (line, plan) in [(6, &self.solution), (7, &self.refutation)] {
            if plan.first().is_none_or(|step| !offers.contains(step)) {
                return Err(Misread::new(line, Expected::one_of(&offers), plan.join(THEN)));
            }
        }
        if self.solution[0] == self.refutation[0] {
            return Err(Misread::new(7, Expected::once(), &*self.refutation[0]));
        }
        let known = table.guessed(self.seat).position_text();
        let other = self.position.lines().zip(known.lines()).position(|(found, known)| found != known);
        match other {
            None if self.position == known => Ok(()),
            at => {
                let at = at.unwrap_or(0);
                let (found, known) = (self.position.lines().nth(at), known.lines().nth(at));
                let expected = Expected::written(known.unwrap_or_default());
                Err(Misread::new(at + 1, expected, found.unwrap_or_default()).after(LINES_BEFORE))
            }
        }
    }
    /// The number of the line of the text form after which its position begins.
    pub fn lines_before() -> usize {
        LINES_BEFORE
    }
    fn text_with(&self, sum: &str) -> String {
        let missed: Vec<String> = self.missed.iter().map(u8::to_string).collect();
        let (solution, refutation) = (self.solution.join(THEN), self.refutation.join(THEN));
        let [first, again] = self.proofs;
        format!(
            "{HEAD}\ngame: {}\nrules: {}\nseat: {}\nquestion: {}\nsolution: {solution}\nrefutation: {refutation}\n\
             missed: {}\n{first}\n{again}\n{SUM}{sum}\n\n{}",
            self.game,
            self.rules,
            self.seat,
            self.question,
            missed.join(" "),
            self.position
        )
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text_with(&sum_of(&self.text_with(""))))
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Evidence { seed, simulations, solution, next, refutation, least } = self;
        write!(f, "proof: seed={seed} simulations={simulations} ")?;
        write!(f, "solution={solution} next={next} refutation={refutation} least={least}")
    }
}

/// The check sum of all lines but its own.
fn sum_of(text: &str) -> String {
    let mut sum = Folding::default();
    for line in text.lines().filter(|line| !line.starts_with(SUM)) {
        sum.write(line.as_bytes());
        sum.write_u8(b'\n');
    }
    format!("{:016x}", sum.finish())
}

struct Reader<'a> {
    lines: Lines<'a>,
    last: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Value<'a> {
        self.last += 1;
        Value { line: self.last, text: self.lines.next().unwrap_or_default() }
    }
    fn exactly(&mut self, text: &str) -> Result<(), Misread> {
        let line = self.next();
        if line.text == text { Ok(()) } else { Err(line.misread(Expected::written(text))) }
    }
    fn field(&mut self, key: &str) -> Result<Value<'a>, Misread> {
        let line = self.next();
        let value = line.text.strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
        value.map(|text| Value { text: text.trim(), ..line }).ok_or_else(|| line.misread(Expected::line(key)))
    }
    fn plan(&mut self, key: &str) -> Result<Vec<String>, Misread> {
        Ok(self.field(key)?.text.split(THEN).map(str::to_owned).collect())
    }
    /// One that is enough for a puzzle.
    fn proof(&mut self) -> Result<Evidence, Misread> {
        let line = self.field("proof")?;
        let mut words = line.words();
        let (seed, simulations) = (number(&mut words, line, "seed=")?, number(&mut words, line, "simulations=")?);
        let mut share = |key| number::<u16>(&mut words, line, key);
        let (solution, next, refutation) = (share("solution=")?, share("next=")?, share("refutation=")?);
        let proof = Evidence { seed, simulations, solution, next, refutation, least: share("least=")? };
        let least = u32::from(Evidence::LEAST_LEAD)..=1_000;
        match proof.is_enough() {
            true => Ok(proof),
            false if u32::from(proof.least) < *least.start() => Err(line.misread(Expected::number_in(least))),
            false => Err(line.misread(Expected::number_in(Evidence::LEAST_SIMULATIONS..=u32::MAX))),
        }
    }
}

fn number<'a, N: FromStr>(
    words: &mut impl Iterator<Item = Value<'a>>,
    line: Value<'a>,
    key: &str,
) -> Result<N, Misread> {
    let number = words.next().and_then(|word| word.text.strip_prefix(key)?.parse().ok());
    number.ok_or_else(|| line.misread(Expected::written(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle() -> Puzzle {
        let proof = Evidence { seed: 1, simulations: 50_000, solution: 640, next: 480, refutation: 400, least: 150 };
        Puzzle {
            game: "stones".into(),
            rules: 2,
            seat: Seat(1),
            question: Ask::FirstStep,
            solution: vec!["take 2".into(), "end".into()],
            refutation: vec!["take 1".into()],
            missed: vec![1, 2, 4],
            proofs: [proof, Evidence { seed: 2, ..proof }],
            position: "players: 2\nturn: P1\n".into(),
        }
    }

    #[test]
    fn a_puzzle_reads_back() {
        let text = puzzle().to_string();
        assert_eq!(Puzzle::read(&text), Ok(puzzle()), "{text}");
        assert_eq!(text.lines().nth(Puzzle::lines_before()), Some("players: 2"));
        assert!(puzzle().is_solved_by("take 2") && !puzzle().is_solved_by("end") && puzzle().is_tempted_by("take 1"));
    }

    #[test]
    fn a_puzzle_that_was_changed_is_refused_with_its_line() {
        let text = puzzle().to_string();
        let said = |from: &str, to: &str| Puzzle::read(&text.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(said("turn: P1", "turn: P0").starts_with("line 11: expected-written text=sum: "));
        assert!(said("missed: 1 2 4", "missed: 1 2").starts_with("line 11: "));
        assert_eq!(said("missed: 1", "missed: 9"), "line 8: expected-number-from-to least=1 most=8, found 9");
        assert_eq!(said("puzzle 1", "puzzle 7"), "line 1: expected-written text=adit puzzle 1, found adit puzzle 7");
        assert_eq!(said("seat: P1\n", ""), "line 4: expected-line key=seat, found question: first-step");
        assert_eq!(said("first-step", "why"), "line 5: expected-written text=first-step, found why");
        assert!(said("least=150", "least=119").starts_with("line 9: expected-number-from-to least=120 most=1000"));
        assert!(said("simulations=50000", "simulations=49999").starts_with("line 9: expected-number-from-to"));
        assert!(Puzzle::read("").expect_err("empty").to_string().starts_with("line 1: "));
        let cut: String = text.lines().take(7).flat_map(|line| [line, "\n"]).collect();
        assert_eq!(Puzzle::read(&cut).expect_err("cut").to_string(), "line 8: expected-line key=missed, found nothing");
    }
}
