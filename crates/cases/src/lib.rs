//! Case files: a rule, a position or a setup, what happens, and what must be seen. `docs/formats.md` describes them.
mod compare;
mod never;

use compare::{contains, equal, exactly, in_any_order, on_screen};
use engine::{AnyTable, Draft, Drafts, Expected, MOST_SEATS, Misread, Refusal, Seat, Seats, Turn, Viewer};
use i18n::{Language, Speech};
use never::never;
use std::fmt;
use std::path::{Path, PathBuf};

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
    Draft(Seat, String),
    Undo(Seat),
    Restart,
    Routine(Seat, Option<usize>),
    Draw(Vec<String>),
    Refuse(Seat, String, String),
    State(Vec<(usize, String)>),
    View(Viewer, Vec<(usize, String)>),
    Told(Viewer, Vec<(usize, String)>),
    Screen(Viewer, Vec<(usize, String)>),
    Offers(Seat, Vec<(usize, String)>),
    CountOffers(Seat, usize),
    Never(Seat, String),
    Turn(String),
    Scores(String),
    Winners(String),
}

impl Step {
    /// The seat it speaks of, if any.
    fn seat(&self) -> Option<Seat> {
        match self {
            Step::Do(seat, _) | Step::Draft(seat, _) | Step::Undo(seat) | Step::Routine(seat, _) => Some(*seat),
            Step::Offers(seat, _) | Step::CountOffers(seat, _) | Step::Never(seat, _) => Some(*seat),
            Step::View(who, _) | Step::Told(who, _) | Step::Screen(who, _) => who.seat(),
            // A seat that is not at the table may be refused too.
            Step::Refuse(..) | Step::Restart | Step::Draw(_) | Step::State(_) => None,
            Step::Turn(_) | Step::Scores(_) | Step::Winners(_) => None,
        }
    }
}

/// What a case expected and what was there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The line of the file.
    pub line: usize,
    /// The difference, in a form for people.
    pub difference: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}:\n{}", self.line, self.difference)
    }
}

/// All files below this folder with this ending, sorted.
pub fn files(folder: &Path, ending: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut found = vec![];
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|known| known == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Runs every case of every file below this folder; panics with all differences, for tests.
pub fn check_folder(folder: &Path) {
    let files = files(folder, "case").expect("the folder can be read");
    let (mut wrong, mut count) = (String::new(), 0);
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a case file is text");
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match read(&text) {
            Err(misread) => wrong += &format!("\n{file}: {}\n", english(&misread)),
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

fn english(misread: &Misread) -> String {
    misread.say(&Speech::new(Language::ENGLISH, &[]))
}

/// Every case that does not hold, with the reason.
pub fn failures(file: &CaseFile) -> Vec<(&Case, Difference)> {
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
    let (at, game) = lines.next().ok_or_else(|| Misread::new(1, Expected::written("game ID"), ""))?;
    let game =
        game.strip_prefix("game ").ok_or_else(|| Misread::new(at, Expected::written("game ID"), game))?.to_owned();
    let mut cases = vec![];
    while let Some((at, line)) = lines.next() {
        let head = line.strip_prefix("case ").and_then(|head| head.split_once(": "));
        let (rules, sentence) = head.ok_or_else(|| Misread::new(at, "expected-case-head", line))?;
        let start = read_start(&mut lines, at)?;
        let mut steps = vec![];
        while let Some((at, line)) = lines.next_if(|line| !line.starts_with("case ")) {
            steps.push((at, read_step(at, line, &mut lines)?));
        }
        if steps.is_empty() {
            return Err(Misread::new(at, "expected-case-step", line));
        }
        let rules = rules.split(' ').map(str::to_owned).collect();
        cases.push(Case { rules, sentence: sentence.into(), start, steps });
    }
    if cases.is_empty() {
        return Err(Misread::new(at, "expected-case", ""));
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
    /// The indented lines that follow; there must be at least one.
    fn some(&mut self, at: usize) -> Result<Vec<(usize, String)>, Misread> {
        let block = self.block();
        if block.is_empty() { Err(Misread::new(at, "expected-block", "")) } else { Ok(block) }
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
    let expected = "expected-case-start";
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
    let viewer = |word: &str| word.parse::<Viewer>().map_err(|_| Misread::new(at, "expected-viewer", word));
    let seat = |word: &str| word.parse::<Seat>().map_err(|_| Misread::new(at, Expected::seat(MOST_SEATS), word));
    let number = |word: &str| word.parse::<usize>().map_err(|_| Misread::new(at, Expected::number(), word));
    Ok(match words[..] {
        ["do", who, ref action @ ..] => Step::Do(seat(who)?, action.join(" ")),
        ["draft", who, ref action @ ..] => Step::Draft(seat(who)?, action.join(" ")),
        ["undo", who] => Step::Undo(seat(who)?),
        ["restart"] => Step::Restart,
        ["routine", who] => Step::Routine(seat(who)?, None),
        ["routine", who, count] => Step::Routine(seat(who)?, Some(number(count)?)),
        ["draw", ref lots @ ..] => Step::Draw(lots.iter().map(|&lot| lot.to_owned()).collect()),
        ["refuse", who, ref action @ .., rule] => Step::Refuse(seat(who)?, action.join(" "), rule.into()),
        ["state"] => Step::State(lines.some(at)?),
        ["view", who] => Step::View(viewer(who)?, lines.some(at)?),
        ["told", who] => Step::Told(viewer(who)?, lines.block()),
        ["screen", who] => Step::Screen(viewer(who)?, lines.some(at)?),
        ["never", who, ref action @ ..] => Step::Never(seat(who)?, action.join(" ")),
        ["offers", who] => Step::Offers(seat(who)?, lines.some(at)?),
        ["offers", who, count] => Step::CountOffers(seat(who)?, number(count)?),
        ["turn", turn @ ("over" | "chance")] => Step::Turn(turn.into()),
        ["turn", ref seats @ ..] => {
            let seats: Result<Vec<Seat>, _> = seats.iter().map(|word| seat(word)).collect();
            Step::Turn(seats?.into_iter().collect::<Seats>().to_string())
        }
        ["scores", ref scores @ ..] => Step::Scores(scores.join(" ")),
        ["winners", ref seats @ ..] => Step::Winners(seats.join(" ")),
        _ => return Err(Misread::new(at, Expected::one_of(STEPS), line)),
    })
}

/// How a line of a case can begin.
const STEPS: [&str; 17] = [
    "do", "draft", "undo", "restart", "routine", "draw", "refuse", "never", "state", "view", "told", "screen",
    "offers", "turn", "scores", "winners", "case",
];

fn run(game: &str, case: &Case) -> Result<(), Difference> {
    let mut played = Match { table: start(game, &case.start)?, drafts: Drafts::default() };
    for (line, step) in &case.steps {
        played.take(step, *line)?;
    }
    Ok(())
}

fn start(game: &str, start: &Start) -> Result<Box<dyn AnyTable>, Difference> {
    let fail = |line: usize, difference: String| Difference { line, difference };
    let game = registry::game(game).ok_or_else(|| fail(1, format!("there is no game '{game}'")))?;
    match start {
        Start::Setup(line, setup) => game.table(setup).map_err(|bad| fail(*line, bad.to_string())),
        Start::Position(line, text) => game.table_from_position(text).map_err(|misread| {
            let inside = misread.after(*line);
            let said = inside.say(&tui::speech(game.info(), Language::ENGLISH));
            fail(inside.line.max(*line), format!("in the position, {said}\n"))
        }),
    }
}

/// A case under way.
struct Match {
    table: Box<dyn AnyTable>,
    drafts: Drafts,
}

impl Match {
    fn take(&mut self, step: &Step, line: usize) -> Result<(), Difference> {
        let fail = |difference: String| Err(Difference { line, difference });
        if let Some(seat) = step.seat().filter(|&seat| !self.table.players().has(seat)) {
            return fail(format!("nobody sits at {seat}\n"));
        }
        match step {
            Step::Do(seat, action) => self.act(*seat, action).or_else(fail),
            Step::Draft(seat, action) => self.draft(*seat, action).or_else(fail),
            Step::Undo(seat) if self.drafts.undo(*seat) => Ok(()),
            Step::Undo(seat) => fail(format!("{seat} has nothing to take back\n")),
            Step::Restart => {
                self.drafts.forget();
                Ok(())
            }
            Step::Routine(seat, count) => self.routine(*seat, *count).or_else(fail),
            Step::Draw(lots) => lots.iter().try_for_each(|lot| match self.table.draw(lot) {
                Ok(()) => Ok(()),
                Err(_) => fail(format!("chance cannot draw {lot} now")),
            }),
            Step::Refuse(seat, action, rule) => self.refuse(*seat, action, rule).or_else(fail),
            _ => self.compare(step, line),
        }
    }
    /// What must be seen. A seat that has a draft sees its draft.
    fn compare(&self, step: &Step, line: usize) -> Result<(), Difference> {
        let fail = |difference: String| Err(Difference { line, difference });
        let seen = |who| self.drafts.seen(&*self.table, who);
        let offers = |seat| seen(Viewer::Seat(seat)).offers(seat);
        match step {
            Step::State(lines) => contains(&self.table.position_text(), lines),
            Step::View(who, lines) => contains(&seen(*who).view_text(*who), lines),
            Step::Told(who, lines) => exactly(&seen(*who).last_news(*who), lines, line),
            Step::Offers(seat, lines) => in_any_order(offers(*seat), lines, line),
            Step::CountOffers(seat, count) => equal(&offers(*seat).len().to_string(), &count.to_string()).or_else(fail),
            Step::Screen(who, lines) => on_screen(&screen(seen(*who), *who), lines),
            Step::Never(seat, action) => never(&*self.table, *seat, action).or_else(fail),
            Step::Turn(expected) => equal(&describe(self.table.turn()), expected).or_else(fail),
            Step::Scores(scores) => equal(&written_scores(&*self.table), scores).or_else(fail),
            Step::Winners(seats) => equal(&self.table.winners().to_string(), seats).or_else(fail),
            Step::Do(..) | Step::Draft(..) | Step::Undo(_) | Step::Restart => Ok(()),
            Step::Routine(..) | Step::Draw(_) | Step::Refuse(..) => Ok(()),
        }
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), String> {
        if self.drafts.of(seat).is_some() {
            return Err(format!("{seat} has a draft, and goes on in it\n"));
        }
        self.table.act(seat, action).map_err(|refusal| format!("'{action}' of {seat} was refused: {refusal}"))
    }
    fn draft(&mut self, seat: Seat, action: &str) -> Result<(), String> {
        if self.drafts.of(seat).is_none() && Draft::new(&*self.table, seat).is_none() {
            return Err(format!("{seat} cannot begin a draft now\n"));
        }
        let acted = self.drafts.act(&mut *self.table, seat, action);
        acted.map(|_| ()).map_err(|refusal| format!("'{action}' of {seat} was refused: {refusal}"))
    }
    /// The routine to its end, which comes when chance plays at the latest.
    fn routine(&mut self, seat: Seat, expected: Option<usize>) -> Result<(), String> {
        let mut count = 0;
        while let Some(action) = self.table.routine(seat).filter(|_| count < MOST_ROUTINE) {
            self.act(seat, &action)?;
            count += 1;
        }
        match expected {
            None if count == 0 => Err(format!("{seat} has no routine now\n")),
            Some(expected) => equal(&count.to_string(), &expected.to_string()),
            None => Ok(()),
        }
    }
    /// GN-9.7 and its like: a refusal names the rule and changes nothing.
    fn refuse(&mut self, seat: Seat, action: &str, rule: &str) -> Result<(), String> {
        let written = |played: &Match| played.drafts.seen(&*played.table, Viewer::Seat(seat)).position_text();
        let before = written(self);
        let acted = match self.drafts.of(seat) {
            Some(_) => self.drafts.act(&mut *self.table, seat, action).map(|_| ()),
            None => self.table.act(seat, action),
        };
        let found = match acted {
            Ok(()) => "accepted".to_owned(),
            Err(Refusal::Forbidden(rule)) => rule.to_string(),
            Err(Refusal::NotYourTurn | Refusal::NoWayBack) => "not-your-turn".into(),
            Err(Refusal::Unreadable(_)) => "unreadable".into(),
        };
        equal(&found, rule)?;
        equal(&written(self), &before)
    }
}

/// No turn has more that needs no thought.
const MOST_ROUTINE: usize = 1_000;

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
    let words = tui::speech(table.info(), Language::ENGLISH);
    let names: Vec<String> = (1..=table.players().len()).map(|number| format!("Player {number}")).collect();
    let fresh = table.news(who).len() - table.last_news(who).len();
    tui::plain(&table.scene(who, fresh, &words, &names), &words)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MISTAKES: &str = include_str!("tests/mistakes.txt");
    const DIFFERENCES: &str = include_str!("tests/differences.txt");

    /// Every case of a file, a text behind `==` and a sentence, is answered as it says behind `=>`; `…`
    /// stands for the rest.
    fn each_is_answered(file: &str, answer: impl Fn(&str) -> String) {
        for case in file.split("\n== ").skip(1) {
            let (_, case) = case.split_once('\n').expect("a sentence");
            let (text, expected) = case.split_once("=> ").expect("an answer");
            let answered = answer(text.trim_end());
            match expected.trim_end().strip_suffix('…') {
                Some(start) => assert!(answered.starts_with(start), "{text}{answered}"),
                None => assert_eq!(answered.trim_end(), expected.trim_end(), "{text}"),
            }
        }
    }

    #[test]
    fn a_mistake_names_its_line() {
        each_is_answered(MISTAKES, |text| english(&read(text).expect_err("this is no case file")));
    }

    /// The difference at the first step that does not hold, in the middle of a turn.
    fn differs(steps: &str) -> String {
        let (start, _) = DIFFERENCES.split_once("\n\n").expect("a position");
        let file = read(&format!("{start}\n{steps}\n")).expect("the steps are well-formed");
        let failure = failures(&file).pop().map(|(_, failure)| failure);
        failure.map_or("nothing".into(), |it| format!("{}: {}", it.line - start.lines().count(), it.difference))
    }

    #[test]
    fn a_step_that_does_not_hold_is_a_difference() {
        each_is_answered(DIFFERENCES, differs);
    }

    #[test]
    fn a_case_costs_its_lines_however_often_something_is_undone() {
        let doubt = "draft P0 dig red-crown-2\nundo P0\n".repeat(1_000);
        let (found, work) = engine::work::of(|| differs(&format!("draft P0 dig red-crown-1\n{doubt}")));
        assert_eq!(found, "nothing");
        assert!(work <= 1_001, "one step for each action that is tried: {work}");
    }
}
