//! Case files: a rule, a position or a setup, what happens, and what must be seen. `docs/formats.md` describes them.
use crate::{files, names, speech};
use engine::{AnyTable, Misread, Refusal, Seat, Seats, Turn, Viewer};
use i18n::Language;
use std::fmt;
use std::path::Path;

/// The cases of one file, all of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseFile {
    /// The game's id.
    pub game: String,
    /// In order.
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The rules it is about.
    pub rules: Vec<String>,
    /// What it says, in a sentence.
    pub sentence: String,
    start: Start,
    steps: Vec<(usize, Step)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Start {
    Setup(usize, String),
    Position(usize, String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    Do(Seat, String),
    Draw(Vec<String>),
    Refuse(Seat, String, String),
    State(Vec<(usize, String)>),
    View(Viewer, Vec<(usize, String)>),
    Told(Viewer, Vec<(usize, String)>),
    Screen(Viewer, Vec<(usize, String)>),
    Offers(Seat, Vec<(usize, String)>),
    CountOffers(Seat, usize),
    Turn(String),
    Scores(String),
    Winners(String),
}

impl Step {
    /// The seat it speaks of, if any.
    fn seat(&self) -> Option<Seat> {
        match self {
            Step::Do(seat, _) | Step::Offers(seat, _) | Step::CountOffers(seat, _) => Some(*seat),
            Step::View(who, _) | Step::Told(who, _) | Step::Screen(who, _) => who.seat(),
            // Whoever is not at the table may be refused.
            Step::Refuse(..) | Step::Draw(_) | Step::State(_) | Step::Turn(_) | Step::Scores(_) | Step::Winners(_) => {
                None
            }
        }
    }
}

/// What a case expected and what was there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the file.
    pub line: usize,
    /// The difference, in a form for people.
    pub difference: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}:\n{}", self.line, self.difference)
    }
}

/// Runs every case of every file below this folder; panics with all differences, for tests.
pub fn check_folder(folder: &Path) {
    let files = files(folder, "case").expect("the folder can be read");
    let (mut wrong, mut count) = (String::new(), 0);
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a case file is text");
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match read(&text) {
            Err(misread) => wrong += &format!("\n{file}: {misread}\n"),
            Ok(cases) => {
                count += cases.cases.len();
                for (case, failure) in failures(&cases) {
                    wrong += &format!("\n{file}, case {}, {failure}", case.title());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count > 0, "no case was found");
}

/// Every case that does not hold, with the reason.
pub fn failures(file: &CaseFile) -> Vec<(&Case, Failure)> {
    file.cases.iter().filter_map(|case| run(&file.game, case).err().map(|failure| (case, failure))).collect()
}

impl Case {
    /// The rules and the sentence.
    pub fn title(&self) -> String {
        format!("{}: {}", self.rules.join(" "), self.sentence)
    }
}

/// Reads a case file; strict.
pub fn read(text: &str) -> Result<CaseFile, Misread> {
    let mut lines = Lines::new(text);
    let (at, game) = lines.next().ok_or_else(|| Misread::new(1, "'game ID'", ""))?;
    let game = game.strip_prefix("game ").ok_or_else(|| Misread::new(at, "'game ID'", game))?.to_owned();
    let mut cases = vec![];
    while let Some((at, line)) = lines.next() {
        let head = line.strip_prefix("case ").and_then(|head| head.split_once(": "));
        let (rules, sentence) = head.ok_or_else(|| Misread::new(at, "'case RULE ...: sentence'", line))?;
        let start = read_start(&mut lines, at)?;
        let mut steps = vec![];
        while let Some((at, line)) = lines.next_if(|line| !line.starts_with("case ")) {
            steps.push((at, read_step(at, line, &mut lines)?));
        }
        if steps.is_empty() {
            return Err(Misread::new(at, "a case that does or expects something", line));
        }
        let rules = rules.split(' ').map(str::to_owned).collect();
        cases.push(Case { rules, sentence: sentence.into(), start, steps });
    }
    if cases.is_empty() {
        return Err(Misread::new(at, "at least one case", ""));
    }
    Ok(CaseFile { game, cases })
}

/// The lines that count, each with its number: no empty ones, no comments.
struct Lines<'a>(std::iter::Peekable<std::vec::IntoIter<(usize, &'a str)>>);

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        let counts = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
        let lines: Vec<_> = text.lines().enumerate().filter(|(_, line)| counts(line)).collect();
        Lines(lines.into_iter().map(|(at, line)| (at + 1, line.trim_end())).collect::<Vec<_>>().into_iter().peekable())
    }
    fn next(&mut self) -> Option<(usize, &'a str)> {
        self.0.next()
    }
    fn next_if(&mut self, wanted: impl Fn(&str) -> bool) -> Option<(usize, &'a str)> {
        self.0.next_if(|(_, line)| wanted(line))
    }
    /// The indented lines that follow, of which there must be some.
    fn some(&mut self, at: usize) -> Result<Vec<(usize, String)>, Misread> {
        let block = self.block();
        if block.is_empty() { Err(Misread::new(at, "indented lines below", "")) } else { Ok(block) }
    }
    /// The indented lines that follow.
    fn block(&mut self) -> Vec<(usize, String)> {
        let mut block = vec![];
        while let Some((at, line)) = self.next_if(|line| line.starts_with(' ')) {
            block.push((at, line.trim().to_owned()));
        }
        block
    }
}

fn read_start(lines: &mut Lines<'_>, case: usize) -> Result<Start, Misread> {
    let expected = "'given' and a position, or 'setup players=N ...'";
    let (at, line) = lines.next().ok_or_else(|| Misread::new(case, expected, ""))?;
    match line.split_once(' ') {
        Some(("setup", setup)) => Ok(Start::Setup(at, setup.into())),
        None if line == "given" => {
            // Empty lines stand for what does not count, so that a mistake is found in its own line.
            let mut text = vec![];
            for (number, line) in lines.block() {
                text.resize(number - at - 1, String::new());
                text.push(line);
            }
            Ok(Start::Position(at, text.join("\n")))
        }
        _ => Err(Misread::new(at, expected, line)),
    }
}

fn read_step(at: usize, line: &str, lines: &mut Lines<'_>) -> Result<Step, Misread> {
    let words: Vec<&str> = line.split(' ').collect();
    let viewer = |word: &str| word.parse::<Viewer>().map_err(|_| Misread::new(at, "a seat or 'onlooker'", word));
    let seat = |word: &str| word.parse::<Seat>().map_err(|_| Misread::new(at, "a seat such as P0", word));
    Ok(match words[..] {
        ["do", who, ref action @ ..] => Step::Do(seat(who)?, action.join(" ")),
        ["draw", ref lots @ ..] => Step::Draw(lots.iter().map(|&lot| lot.to_owned()).collect()),
        ["refuse", who, ref action @ .., rule] => Step::Refuse(seat(who)?, action.join(" "), rule.into()),
        ["state"] => Step::State(lines.some(at)?),
        ["view", who] => Step::View(viewer(who)?, lines.some(at)?),
        ["told", who] => Step::Told(viewer(who)?, lines.block()),
        ["screen", who] => Step::Screen(viewer(who)?, lines.some(at)?),
        ["offers", who] => Step::Offers(seat(who)?, lines.some(at)?),
        ["offers", who, count] => {
            Step::CountOffers(seat(who)?, count.parse().map_err(|_| Misread::new(at, "a number", count))?)
        }
        ["turn", turn @ ("over" | "chance")] => Step::Turn(turn.into()),
        ["turn", ref seats @ ..] => {
            let seats: Result<Vec<Seat>, _> = seats.iter().map(|word| seat(word)).collect();
            Step::Turn(seats?.into_iter().collect::<Seats>().to_string())
        }
        ["scores", ref scores @ ..] => Step::Scores(scores.join(" ")),
        ["winners", ref seats @ ..] => Step::Winners(seats.join(" ")),
        _ => {
            let expected = "do, draw, refuse, state, view, told, screen, offers, turn, scores, winners or case";
            return Err(Misread::new(at, expected, line));
        }
    })
}

fn run(game: &str, case: &Case) -> Result<(), Failure> {
    let mut table = start(game, &case.start)?;
    for (line, step) in &case.steps {
        take(&mut *table, step, *line)?;
    }
    Ok(())
}

fn start(game: &str, start: &Start) -> Result<Box<dyn AnyTable>, Failure> {
    let fail = |line: usize, difference: String| Failure { line, difference };
    match start {
        Start::Setup(line, setup) => match registry::table(game, setup) {
            None => Err(fail(1, format!("there is no game '{game}'"))),
            Some(Err(bad)) => Err(fail(*line, bad.to_string())),
            Some(Ok(table)) => Ok(table),
        },
        Start::Position(line, text) => match registry::table_from_position(game, text) {
            None => Err(fail(1, format!("there is no game '{game}'"))),
            Some(Err(misread)) => {
                let inside = if misread.line > 0 { misread.after(*line) } else { misread };
                Err(fail(inside.line.max(*line), format!("in the position, {inside}\n")))
            }
            Some(Ok(table)) => Ok(table),
        },
    }
}

fn take(table: &mut dyn AnyTable, step: &Step, line: usize) -> Result<(), Failure> {
    let fail = |difference: String| Err(Failure { line, difference });
    if let Some(seat) = step.seat().filter(|&seat| !table.players().has(seat)) {
        return fail(format!("nobody sits at {seat}\n"));
    }
    match step {
        Step::Do(seat, action) => match table.act(*seat, action) {
            Ok(()) => Ok(()),
            Err(refusal) => fail(format!("'{action}' of {seat} was refused: {refusal}")),
        },
        Step::Draw(lots) => lots.iter().try_for_each(|lot| match table.draw(lot) {
            Ok(()) => Ok(()),
            Err(_) => fail(format!("chance cannot draw {lot} now")),
        }),
        Step::Refuse(seat, action, rule) => refuse(table, *seat, action, rule).or_else(fail),
        Step::State(lines) => contains(&table.position_text(), lines),
        Step::View(who, lines) => contains(&table.view_text(*who), lines),
        Step::Told(who, lines) => exactly(&table.last_news(*who), lines, line),
        Step::Offers(seat, lines) => in_any_order(table.offers(*seat), lines, line),
        Step::CountOffers(seat, count) => {
            equal(&table.offers(*seat).len().to_string(), &count.to_string()).or_else(fail)
        }
        Step::Screen(who, lines) => on_screen(&screen(table, *who), lines),
        Step::Turn(expected) => equal(&describe(table.turn()), expected).or_else(fail),
        Step::Scores(scores) => equal(&written_scores(table), scores).or_else(fail),
        Step::Winners(seats) => equal(&table.winners().to_string(), seats).or_else(fail),
    }
}

/// GN-9.7 and its like: a refusal names the rule and changes nothing.
fn refuse(table: &mut dyn AnyTable, seat: Seat, action: &str, rule: &str) -> Result<(), String> {
    let before = table.position_text();
    let found = match table.act(seat, action) {
        Ok(()) => "accepted".to_owned(),
        Err(Refusal::Forbidden(rule)) => rule.to_string(),
        Err(Refusal::NotYourTurn) => "not-your-turn".into(),
        Err(Refusal::Unreadable(_)) => "unreadable".into(),
    };
    equal(&found, rule)?;
    equal(&table.position_text(), &before)
}

/// The scores of those who play, `-` for a seat that scores nothing at all.
pub fn written_scores(table: &dyn AnyTable) -> String {
    let scores = table.scores();
    let written = table.players().map(|seat| scores[seat].map_or("-".into(), |points| points.to_string()));
    written.collect::<Vec<_>>().join(" ")
}

fn describe(turn: Turn) -> String {
    match turn {
        Turn::Decide(seats) => seats.to_string(),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}

/// The English screen in plain lines, with the news of the last step still before the viewer's eyes.
fn screen(table: &dyn AnyTable, who: Viewer) -> String {
    let words = speech(table.info(), Language::English);
    let names = names(table.players().len());
    let fresh = table.news(who).len() - table.last_news(who).len();
    tui::plain(&table.scene(who, fresh, &words, &names), &words)
}

fn equal(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("- {expected}\n+ {found}\n")) }
}

/// Every line is there; `no KEY` says that no line begins with that key.
fn contains(text: &str, expected: &[(usize, String)]) -> Result<(), Failure> {
    for (line, wanted) in expected {
        let key = wanted.split(':').next().unwrap_or_default();
        let absent = wanted.strip_prefix("no ");
        let same_key = text.lines().find(|found| found.split(':').next() == Some(absent.unwrap_or(key)));
        let holds = if absent.is_some() { same_key.is_none() } else { text.lines().any(|found| found == wanted) };
        if !holds {
            let found = same_key.map_or_else(|| text.to_owned(), |found| format!("{found}\n"));
            let difference = format!("- {wanted}\n{}", indent("+ ", &found));
            return Err(Failure { line: *line, difference });
        }
    }
    Ok(())
}

/// Every text is somewhere on the screen; `no TEXT` says that it is nowhere.
fn on_screen(screen: &str, expected: &[(usize, String)]) -> Result<(), Failure> {
    for (line, wanted) in expected {
        let holds = match wanted.strip_prefix("no ") {
            Some(absent) => !screen.contains(absent),
            None => screen.contains(wanted.as_str()),
        };
        if !holds {
            return Err(Failure { line: *line, difference: format!("- {wanted}\n{}", indent("+ ", screen)) });
        }
    }
    Ok(())
}

/// The same lines in the same order.
fn exactly(found: &[String], expected: &[(usize, String)], line: usize) -> Result<(), Failure> {
    let wanted: Vec<&String> = expected.iter().map(|(_, line)| line).collect();
    if found.iter().eq(wanted.iter().copied()) {
        return Ok(());
    }
    let mark = |mark: &str, line: &String| format!("{mark} {line}\n");
    let missing = wanted.iter().map(|line| mark(if found.contains(line) { " " } else { "-" }, line));
    let extra = found.iter().filter(|line| !wanted.contains(line)).map(|line| mark("+", line));
    let difference: String = missing.chain(extra).collect();
    if difference.lines().all(|line| line.starts_with(' ')) {
        let in_order: String = found.iter().map(|line| mark("+", line)).collect();
        return Err(Failure { line, difference: format!("the same lines, but like this:\n{in_order}") });
    }
    Err(Failure { line, difference })
}

/// The same lines: what may be done has no order.
fn in_any_order(mut found: Vec<String>, expected: &[(usize, String)], line: usize) -> Result<(), Failure> {
    let mut expected = expected.to_vec();
    expected.sort_by(|(_, one), (_, other)| one.cmp(other));
    found.sort();
    exactly(&found, &expected, line)
}

fn indent(mark: &str, text: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        read(text).expect_err("this is no case file").to_string()
    }

    #[test]
    fn a_mistake_names_its_line() {
        assert_eq!(said(""), "line 1: expected 'game ID', found nothing");
        assert_eq!(
            said("game x\n\ncase no sentence"),
            "line 3: expected 'case RULE ...: sentence', found case no sentence"
        );
        assert_eq!(said("game x\n# nothing"), "line 1: expected at least one case, found nothing");
        assert!(said("game x\ncase A: b\nsetup players=2").starts_with("line 2: expected a case that does or expects"));
        assert!(said("game x\ncase A: b\nsetup players=2\nstate").starts_with("line 4: expected indented lines below"));
        assert!(said("game x\ncase A: b\nwhat").starts_with("line 3: expected 'given' and a position"));
        assert!(
            said("game x\ncase A: b\nsetup players=2\ndo Z pass").starts_with("line 4: expected a seat such as P0")
        );
        assert!(said("game x\ncase A: b\nsetup players=2\nhop").starts_with("line 4: expected do, draw, refuse"));
    }

    #[test]
    fn a_difference_is_shown_like_a_good_diff() {
        let expected = [(7, "row P0: 1 2".to_owned())];
        let failure = contains("level: I\nrow P0: 1 3\n", &expected).expect_err("the row differs");
        assert_eq!(failure.to_string(), "line 7:\n- row P0: 1 2\n+ row P0: 1 3\n");
        assert!(contains("level: I\n", &[(1, "no hand".into())]).is_ok());
        assert!(contains("hand: x\n", &[(1, "no hand".into())]).is_err());
        let failure =
            exactly(&["a".into(), "c".into()], &[(1, "a".into()), (2, "b".into())], 1).expect_err("b is missing");
        assert_eq!(failure.difference, "  a\n- b\n+ c\n");
        let (found, lines) = (["b".to_owned(), "a".to_owned()], [(1, "a".to_owned()), (2, "b".to_owned())]);
        let failure = exactly(&found, &lines, 1).expect_err("the order differs");
        assert_eq!(failure.difference, "the same lines, but like this:\n+ b\n+ a\n");
        assert_eq!(in_any_order(found.to_vec(), &lines, 1), Ok(()));
        assert!(in_any_order(vec!["a".into(), "a".into()], &lines, 1).is_err());
    }
}
