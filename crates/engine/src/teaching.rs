//! How a game is taught: what the coach says, and positions to try things out in.
use crate::Seat;
use crate::scene::Name;

/// How a game is taught on the screen.
#[derive(Debug)]
pub struct Teaching {
    /// For each kind of decision, which is the kind of a [`crate::scene::Group`], the key of what the coach says when it
    /// comes up for the first time.
    pub coach: &'static [(Name, &'static str)],
    /// The first minute: what one is after, what a turn is, what goes wrong, and when it is over.
    pub prologue: &'static [Lesson],
    /// In the order in which they are learned.
    pub lessons: &'static [Lesson],
    /// The puzzles that come with the game: the number of each, which stays its own, and its text.
    pub puzzles: &'static [(&'static str, &'static str)],
}

impl Teaching {
    /// For a game that is not taught.
    pub const NONE: Teaching = Teaching { coach: &[], prologue: &[], lessons: &[], puzzles: &[] };
    /// The key of the one sentence that says what a game is about. It stands before everything else that is explained.
    pub const GOAL: &'static str = "coach-goal";
}

/// A position in which something is to be done. The prologue and the lessons are made of them.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// A case file with one case. What its seat does last is what is to be learned; what it does before leads up to it.
    pub case: &'static str,
    /// The key of what it is called; the keys of what is said in it begin with this one.
    pub title: &'static str,
    /// Where to look.
    pub whereabouts: Whereabouts,
}

/// Is the place of what is to be done shown?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// It is marked.
    Shown,
    /// It is to be found.
    Sought,
}

/// What an action is to a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// What was to be learned.
    Goal,
    /// On the way there.
    Way,
    /// Something else.
    Astray,
}

impl Lesson {
    /// A lesson in which the place to go on is marked.
    pub const fn shown(title: &'static str, case: &'static str) -> Lesson {
        Lesson { case, title, whereabouts: Whereabouts::Shown }
    }
    /// A lesson in which the place to go on is to be found.
    pub const fn sought(title: &'static str, case: &'static str) -> Lesson {
        Lesson { case, title, whereabouts: Whereabouts::Sought }
    }
    /// The key of what to do and what to look for.
    pub fn task(&self) -> String {
        format!("{}-task", self.title)
    }
    /// The key of why that was right.
    pub fn done(&self) -> String {
        format!("{}-done", self.title)
    }
    /// The key of why anything else was not.
    pub fn other(&self) -> String {
        format!("{}-other", self.title)
    }
    /// The position it begins with, as lines `key: value`.
    pub fn position(&self) -> String {
        let given = self.case.lines().skip_while(|line| *line != "given").skip(1);
        given.map_while(|line| line.strip_prefix("  ")).flat_map(|line| [line, "\n"]).collect()
    }
    /// What is done in it: a seat and an action each time.
    pub fn moves(&self) -> impl Iterator<Item = (Seat, &'static str)> {
        self.case.lines().filter_map(|line| {
            let (seat, action) = line.strip_prefix("do ")?.split_once(' ')?;
            Some((seat.parse().ok()?, action))
        })
    }
    /// What chance draws after so many of the moves, so that what follows them can be told beforehand.
    pub fn draws(&self, moves: usize) -> impl Iterator<Item = &'static str> {
        let mut done = 0;
        let drawn = self.case.lines().filter_map(move |line| {
            done += usize::from(line.starts_with("do "));
            line.strip_prefix("draw ").filter(|_| done == moves)
        });
        drawn.flat_map(|lots| lots.split(' '))
    }
    /// Who learns.
    pub fn seat(&self) -> Option<Seat> {
        self.moves().next().map(|(seat, _)| seat)
    }
    /// What this action is to the lesson. The way there may be taken in any order: whatever begins like one of its steps
    /// counts as one.
    pub fn judge(&self, action: &str) -> Verdict {
        let verb = |action: &str| action.split(' ').next().map(str::to_owned);
        let moves: Vec<&str> = self.moves().map(|(_, action)| action).collect();
        match moves.split_last() {
            Some((goal, _)) if *goal == action => Verdict::Goal,
            Some((_, way)) if way.iter().any(|step| verb(step) == verb(action)) => Verdict::Way,
            _ => Verdict::Astray,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_read_from_its_case() {
        let case = "game stones\n\ncase ST-1: take\ngiven\n  players: 2\n  turn: P1\ndo P1 play a\ndraw bag.x bag.y\ndo P1 move 7\nturn P0\n";
        let lesson = Lesson::sought("", case);
        assert_eq!(lesson.position(), "players: 2\nturn: P1\n");
        assert_eq!(lesson.seat(), Some(Seat(1)));
        assert_eq!(
            [0, 1, 2].map(|moves| lesson.draws(moves).collect::<Vec<_>>()),
            [vec![], vec!["bag.x", "bag.y"], vec![]]
        );
        assert_eq!(
            ["move 7", "play b", "move 8"].map(|action| lesson.judge(action)),
            [Verdict::Goal, Verdict::Way, Verdict::Astray]
        );
    }
}
