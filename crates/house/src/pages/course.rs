//! What is learned from a page: a step of a game's prologue or one of its lessons, and what comes of what is done in it.
use crate::fault::{Fault, Outcome};
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use dealer::Dealer;
use engine::{AnyTable, Lesson, Refusal, Rule, Seat, Teaching, Verdict};
use registry::AnyGame;

/// More actions than any lesson needs.
const MOST_ACTIONS: usize = 40;
/// What stands between actions in an address; no notation has it.
pub(super) const BETWEEN: char = ';';

/// What can be gone through from front to back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strand {
    /// The first minute.
    Prologue,
    /// The lessons.
    Lessons,
}

impl Strand {
    pub(super) const ALL: [Strand; 2] = [Strand::Prologue, Strand::Lessons];
    pub(super) fn of(self, teaching: &Teaching) -> &'static [Lesson] {
        match self {
            Strand::Prologue => teaching.prologue,
            Strand::Lessons => teaching.lessons,
        }
    }
    /// What an address calls the lesson of this number: `start`, `start-2`, `1`.
    pub(super) fn word(self, number: usize) -> String {
        match self {
            Strand::Prologue if number == 1 => START.into(),
            Strand::Prologue => format!("{START}-{number}"),
            Strand::Lessons => number.to_string(),
        }
    }
}

/// The first step of a prologue in an address.
const START: &str = "start";

/// A lesson of a game, by its number from 1; there is no page for any other number.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    pub(super) game: &'static dyn AnyGame,
    pub(super) strand: Strand,
    pub(super) number: usize,
    pub(super) lesson: &'static Lesson,
    pub(super) seat: Seat,
}

impl<S: Send + Sync> FromRequestParts<S> for Course {
    type Rejection = Fault;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Outcome<Course> {
        let words = RawPathParams::from_request_parts(parts, state).await.map_err(|_| Fault::Missing)?;
        let word = |wanted: &str| words.iter().find(|(name, _)| *name == wanted).map(|(_, word)| word);
        Course::find(word("game").unwrap_or_default(), word("number").unwrap_or_default())
    }
}

impl Course {
    /// The lesson that an address calls so.
    pub(super) fn find(game: &str, word: &str) -> Outcome<Course> {
        let game = registry::game(game).ok_or(Fault::Missing)?;
        Course::all(game).find(|course| course.word() == word).ok_or(Fault::Missing)
    }
    /// Everything that a game teaches, in order.
    pub(super) fn all(game: &'static dyn AnyGame) -> impl Iterator<Item = Course> {
        let strand = move |strand: Strand| {
            let lessons = strand.of(&game.info().teaching).iter().enumerate();
            lessons.filter_map(move |(at, lesson)| {
                Some(Course { game, strand, number: at + 1, lesson, seat: lesson.seat()? })
            })
        };
        Strand::ALL.into_iter().flat_map(strand)
    }
    pub(super) fn word(self) -> String {
        self.strand.word(self.number)
    }
    /// How many there are of its kind.
    pub(super) fn count(self) -> usize {
        self.strand.of(&self.game.info().teaching).len()
    }
    pub(super) fn home(self) -> String {
        format!("/learn/{}/{}", self.game.info().id, self.word())
    }
    /// What comes after it, of the same kind.
    pub(super) fn next(self) -> Option<Course> {
        Course::all(self.game).find(|other| other.strand == self.strand && other.number == self.number + 1)
    }
    /// The address of the lesson after these actions.
    pub(super) fn after(self, did: &str) -> String {
        if did.is_empty() { self.home() } else { format!("{}?did={}", self.home(), encoded(did)) }
    }
    /// The table it begins with.
    fn table(self) -> Outcome<Box<dyn AnyTable>> {
        self.game.table_from_position(&self.lesson.position()).map_err(|_| Fault::Missing)
    }
    /// The table after these actions, and what the last of them was to the lesson. Nothing happens after the goal.
    pub(super) fn play(self, did: &str) -> Outcome<(Box<dyn AnyTable>, Option<Verdict>)> {
        let (mut table, mut verdict) = (self.table()?, None);
        for (at, action) in actions(did).take(MOST_ACTIONS).enumerate() {
            table.act(self.seat, action).map_err(|refusal| Fault::refused(&refusal))?;
            self.chance(&mut *table, at + 1);
            verdict = Some(self.lesson.judge(action));
            if verdict != Some(Verdict::Way) {
                break;
            }
        }
        // What was done like a step of the way may have used up what the way needs.
        let offers = table.offers(self.seat);
        let is_open = self.goes_on(did).is_some_and(|next| offers.iter().any(|offer| offer == next));
        let stuck = verdict == Some(Verdict::Way) && !is_open;
        Ok((table, if stuck { Some(Verdict::Astray) } else { verdict }))
    }
    /// Chance does what the lesson says, as far as it can, and then always the same.
    fn chance(self, table: &mut dyn AnyTable, moves: usize) {
        let told = self.lesson.draws(moves).try_for_each(|lot| table.draw(lot));
        if told.is_err() {
            tracing::debug!(at = self.home(), moves, "chance cannot draw that here");
        }
        table.settle(&mut Dealer::numbered(self.number as u64));
    }
    /// What is to be done next: what is left of the way, or the goal.
    pub(super) fn goes_on(self, did: &str) -> Option<&'static str> {
        let done: Vec<&str> = actions(did).collect();
        self.lesson.moves().map(|(_, action)| action).find(|action| !done.contains(action))
    }
    /// Why this cannot be done after these actions.
    pub(super) fn refusal(self, did: &str, tried: &str) -> Outcome<Option<Rule>> {
        let (mut table, _) = self.play(did)?;
        Ok(match table.act(self.seat, tried) {
            Err(Refusal::Forbidden(rule)) => Some(rule),
            Ok(()) | Err(_) => None,
        })
    }
}

fn actions(did: &str) -> impl Iterator<Item = &str> {
    did.split(BETWEEN).filter(|action| !action.is_empty())
}

/// What a form would send, as it may stand in an address.
pub(super) fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Words;
    use i18n::{Language, Speech};

    fn courses() -> impl Iterator<Item = Course> {
        registry::games().flat_map(Course::all)
    }

    #[test]
    fn every_game_begins_with_a_prologue_of_three_to_five_steps() {
        for game in registry::games() {
            let steps = Course::all(game).filter(|course| course.strand == Strand::Prologue).count();
            assert!((3..=5).contains(&steps), "{}: {steps}", game.info().id);
        }
    }

    /// What people read in a minute, in letters without the spaces between words: the mean over seventeen languages of the
    /// International Reading Speed Texts (Trauzettel-Klosinski and Dietz, 2012).
    const LETTERS_A_MINUTE: usize = 987;
    /// To find what is meant and touch it, and to go on to what comes next.
    const SECONDS_AN_ACTION: usize = 3;

    #[test]
    fn a_prologue_takes_60_to_90_seconds_in_every_language() {
        for (info, language) in registry::infos().flat_map(|info| Language::all().map(move |one| (info, one))) {
            let words = Speech::new(language, &[&[info.into()], &crate::WORDS[..]].concat());
            let said = |lesson: &Lesson| [lesson.title.to_owned(), lesson.task(), lesson.done()];
            let steps = info.teaching.prologue;
            let read = steps.iter().flat_map(said).map(|key| words.text(&key, &[])).collect::<String>();
            let letters = read.chars().filter(|letter| !letter.is_whitespace()).count();
            let actions = steps.iter().map(|lesson| lesson.moves().count()).sum::<usize>();
            let seconds = 60 * letters / LETTERS_A_MINUTE + SECONDS_AN_ACTION * actions;
            assert!((60..=90).contains(&seconds), "{} {language}: {seconds} seconds", info.id);
        }
    }

    #[test]
    fn every_lesson_ends_well_along_its_way_and_answers_everything_else() {
        for course in courses() {
            let way: Vec<&str> = course.lesson.moves().map(|(_, action)| action).collect();
            for steps in 0..=way.len() {
                let did = way[..steps].join(";");
                let (table, verdict) = course.play(&did).expect("the way can be gone");
                let expected = match steps {
                    0 => None,
                    all if all == way.len() => Some(Verdict::Goal),
                    _ => Some(Verdict::Way),
                };
                assert_eq!(verdict, expected, "{} {did}", course.home());
                if expected != Some(Verdict::Goal) {
                    let offers = table.offers(course.seat);
                    assert!(course.goes_on(&did).is_none_or(|next| offers.iter().any(|offer| offer == next)), "{did}");
                    for action in offers {
                        let (_, verdict) = course.play(&format!("{did};{action}")).expect("an offer can be done");
                        assert!(verdict.is_some(), "{} {action}", course.home());
                    }
                }
            }
        }
    }

    #[test]
    fn what_a_lesson_says_of_chance_comes_true() {
        for course in courses() {
            let mut table = course.table().expect("a position");
            for (at, (seat, action)) in course.lesson.moves().enumerate() {
                table.act(seat, action).expect("the way can be gone");
                for lot in course.lesson.draws(at + 1) {
                    assert_eq!(table.draw(lot), Ok(()), "{} {action} {lot}", course.home());
                }
                table.settle(&mut Dealer::numbered(course.number as u64));
            }
        }
    }

    #[test]
    fn nothing_happens_after_the_goal_and_what_cannot_be_done_is_refused() {
        for course in courses() {
            let goal: Vec<&str> = course.lesson.moves().map(|(_, action)| action).collect();
            assert!(course.play(&format!("{};nonsense", goal.join(";"))).is_ok());
            assert!(course.play("nonsense").is_err());
        }
        for (game, word) in [("nonsense", "1"), ("clonk", "0"), ("clonk", "start-1"), ("clonk", "start-9")] {
            assert!(Course::find(game, word).is_err(), "{game} {word}");
        }
    }

    #[test]
    fn an_address_holds_any_notation() {
        assert_eq!(encoded("swap 3 P1.4;end"), "swap+3+P1.4%3Bend");
        assert_eq!(encoded("<\u{e4}&"), "%3C%C3%A4%26");
    }
}
