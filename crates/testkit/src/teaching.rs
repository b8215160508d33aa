//! What must be true of how a game is taught.
use crate::scenes::scene;
use crate::suite::{same, speeches};
use crate::walk::{over_matches, play};
use engine::{Game, Lesson, NoWords, Seats, Table, Teaching, Turn, Verdict, Viewer, Words};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Over random matches: the coach has words for every kind of decision that comes up, and for none that never does; in
/// every language; and it says what the game is about. Each step of the prologue and each lesson can be learnt, and
/// something else can be done in it.
pub fn teaches<G: Game>() {
    let teaching = const { &G::INFO.teaching };
    let known: BTreeSet<&str> = teaching.coach.iter().map(|(kind, _)| *kind).collect();
    let came_up = RefCell::new(BTreeSet::new());
    over_matches(60, |script| {
        play::<G>(script, |walk| {
            let Turn::Decide(owing) = G::turn(&walk.state) else { return Ok(()) };
            for seat in owing {
                let scene = scene(walk, &walk.state, Viewer::Seat(seat), &NoWords);
                for group in scene.offers.iter().filter(|group| !group.offers.is_empty()) {
                    same(&format!("the coach explains '{}'", group.kind), &known.contains(&*group.kind), &true)?;
                    came_up.borrow_mut().insert(group.kind.clone());
                }
            }
            Ok(())
        })
    });
    let came_up = came_up.into_inner();
    assert_eq!(came_up.iter().map(|kind| &**kind).collect::<BTreeSet<&str>>(), known, "each kind came up");
    assert_eq!(known.len(), teaching.coach.len(), "each kind is explained once");
    let keys = teaching.coach.iter().map(|(_, key)| key.to_string());
    let said = |lesson: &Lesson| [lesson.title.to_owned(), lesson.task(), lesson.done(), lesson.other()];
    let lessons = || teaching.prologue.iter().chain(teaching.lessons);
    let goal = std::iter::once(Teaching::GOAL.to_owned());
    let keys: Vec<String> = goal.chain(keys).chain(lessons().flat_map(said)).collect();
    for words in speeches::<G>() {
        let missing = keys.iter().find(|key| words.text(key, &[]).contains('⟦'));
        assert_eq!(missing, None, "{}", words.language());
    }
    lessons().for_each(can_be_learnt::<G>);
}

/// The position reads, its seat has to decide, and there is more than one thing to do.
fn can_be_learnt<G: Game>(lesson: &Lesson) {
    let mut table = Table::<G>::from_position(&lesson.position()).expect("the position of a lesson reads");
    let seat = lesson.seat().expect("somebody learns");
    assert!(lesson.moves().all(|(who, _)| who == seat), "one learns at a time: {}", lesson.title);
    assert_eq!(table.turn(), Turn::Decide(Seats::NONE.with(seat)), "{}", lesson.title);
    let (last, mut asks) = (lesson.moves().count() - 1, false);
    for (at, (_, action)) in lesson.moves().enumerate() {
        let expected = if at == last { Verdict::Goal } else { Verdict::Way };
        assert_eq!(lesson.judge(action), expected, "{} at {action}", lesson.title);
        asks |= table.legal(seat).iter().any(|action| lesson.judge(&action.to_string()) == Verdict::Astray);
        let action = action.parse().unwrap_or_else(|_| panic!("{action} is the notation of an action"));
        assert_eq!(table.act(seat, action), Ok(()), "{}", lesson.title);
        for lot in lesson.draws(at + 1) {
            assert_eq!(table.draw(lot), Ok(()), "{} draws {lot}", lesson.title);
        }
    }
    assert!(asks, "{} leaves nothing to choose", lesson.title);
}
