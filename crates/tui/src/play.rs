//! A match on the full screen.
use crate::board::{Board, Purpose, Wish};
use crate::desk::{Desk, Heard, on_terminal};
use crate::session::{Course, Leave, Session, Step, refused};
use engine::{Scene, Seat, Words};
use std::io;
use std::time::Duration;

/// How long no key may be pressed before a cover can be lifted.
const STILLNESS: Duration = Duration::from_millis(400);

/// Plays a session on the full screen. Bots pause for `pace` after each action so that one can follow. The terminal is
/// given back on return, on an error and on a panic.
pub fn play(session: &mut Session<'_>, pace: Duration) -> io::Result<Leave> {
    on_terminal(|desk| play_on(desk, session, pace))
}

/// The same on any desk.
pub(crate) fn play_on(desk: &mut dyn Desk, session: &mut Session<'_>, pace: Duration) -> io::Result<Leave> {
    let mut course = Course::new(session);
    loop {
        let wish = match course.next()? {
            Step::Acted(_) if pace.is_zero() => Wish::Done,
            Step::Acted(_) => {
                let mut board = Board::new(course.common_scene(), Purpose::Watch, course.words());
                converse(desk, &course, (&mut board, Course::common_scene), Some(pace))?
            }
            Step::Pass(seat) => pass(desk, &mut course, seat)?,
            Step::Look(seat) => look(desk, &mut course, seat)?,
            Step::Decide(seat) => decide(desk, &mut course, seat)?,
            Step::Over => {
                let mut board = Board::new(course.common_scene(), Purpose::End, course.words());
                converse(desk, &course, (&mut board, Course::common_scene), None)?;
                return Ok(Leave::Finished);
            }
        };
        if wish == Wish::Leave {
            return Ok(Leave::Quit);
        }
    }
}

fn pass(desk: &mut dyn Desk, course: &mut Course<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let mut cover = Board::cover(course.name(seat), course.words());
    desk.show(&mut |frame| cover.draw(frame))?;
    // Who pressed space twice to put something away must not lift the cover too.
    while let Heard::Key(_) = desk.hear(Some(STILLNESS))? {}
    let wish = converse(desk, course, (&mut cover, |_| Scene::default()), None)?;
    if wish == Wish::Done {
        course.sit(seat);
    }
    Ok(wish)
}

fn look(desk: &mut dyn Desk, course: &mut Course<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let mut board = Board::new(course.scene(seat), Purpose::Look, course.words());
    board.drafting = course.can_undo(seat);
    let wish = converse(desk, course, (&mut board, |course| course.scene(seat)), None)?;
    if wish == Wish::Done {
        course.put_away(seat);
    }
    Ok(wish)
}

fn decide(desk: &mut dyn Desk, course: &mut Course<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let words = course.words();
    let mut board = Board::new(course.scene(seat), Purpose::Decide, words);
    (board.keys, board.drafting) = (keys(course, seat), course.can_undo(seat));
    loop {
        let wish = converse(desk, course, (&mut board, |course| course.scene(seat)), None)?;
        let done = match wish {
            Wish::Act(notation) => course.act(seat, &notation).map(|()| None),
            Wish::Undo => Ok((!course.undo(seat)).then_some("tui-no-undo")),
            Wish::All => course.act_all(seat)?.map(|acted| (!acted).then_some("tui-no-routine")),
            wish => return Ok(wish),
        };
        match done {
            Ok(None) => return Ok(Wish::Done),
            Ok(Some(why)) => board.message = Some(words.text(why, &[])),
            Err(refusal) => board.message = Some(refused(words, &refusal)),
        }
    }
}

/// The line of the keys a person has now, where there is something to take back or a routine.
fn keys(course: &Course<'_, '_>, seat: Seat) -> Option<&'static str> {
    match (course.can_undo(seat), course.routine(seat).is_some()) {
        (false, false) => None,
        (true, false) => Some("tui-keys-undo"),
        (false, true) => Some("tui-keys-routine"),
        (true, true) => Some("tui-keys-undo-routine"),
    }
}

/// Shows a board until a person wants something, or until the time has passed while nothing lies over the table. In
/// another language its picture is taken anew.
fn converse<'s, 'a>(
    desk: &mut dyn Desk,
    course: &Course<'s, 'a>,
    (board, scene): (&mut Board<'_>, impl Fn(&Course<'s, 'a>) -> Scene),
    wait: Option<Duration>,
) -> io::Result<Wish> {
    loop {
        desk.show(&mut |frame| board.draw(frame))?;
        let wish = match desk.hear(wait.filter(|_| board.is_idle()))? {
            Heard::Key(key) => board.hear(key),
            Heard::Stop => Wish::Leave,
            Heard::Silence => Wish::Done,
            Heard::Other => Wish::Stay,
        };
        match wish {
            Wish::Stay => {}
            Wish::Speak => {
                course.words().turn();
                board.retell(scene(course));
            }
            wish => return Ok(wish),
        }
    }
}
