//! A match on the full screen.
use crate::board::{Board, Purpose, Wish};
use crate::desk::{Desk, Heard, on_terminal};
use crate::session::{Course, Leave, Session, Step, refused};
use engine::Seat;
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
                converse(desk, &mut board, Some(pace))?
            }
            Step::Pass(seat) => pass(desk, &mut course, seat)?,
            Step::Look(seat) => look(desk, &mut course, seat)?,
            Step::Decide(seat) => decide(desk, &mut course, seat)?,
            Step::Over => {
                let mut board = Board::new(course.common_scene(), Purpose::End, course.words());
                converse(desk, &mut board, None)?;
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
    let wish = converse(desk, &mut cover, None)?;
    if wish == Wish::Done {
        course.sit(seat);
    }
    Ok(wish)
}

fn look(desk: &mut dyn Desk, course: &mut Course<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let mut board = Board::new(course.scene(seat), Purpose::Look, course.words());
    let wish = converse(desk, &mut board, None)?;
    if wish == Wish::Done {
        course.put_away(seat);
    }
    Ok(wish)
}

fn decide(desk: &mut dyn Desk, course: &mut Course<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let mut board = Board::new(course.scene(seat), Purpose::Decide, course.words());
    loop {
        match converse(desk, &mut board, None)? {
            Wish::Act(notation) => match course.act(seat, &notation) {
                Ok(()) => return Ok(Wish::Done),
                Err(refusal) => board.message = Some(refused(course.words(), &refusal)),
            },
            wish => return Ok(wish),
        }
    }
}

/// Shows a board until a person wants something, or until the time has passed while nothing lies over the table.
fn converse(desk: &mut dyn Desk, board: &mut Board<'_>, wait: Option<Duration>) -> io::Result<Wish> {
    loop {
        desk.show(&mut |frame| board.draw(frame))?;
        let wish = match desk.hear(wait.filter(|_| board.is_idle()))? {
            Heard::Key(key) => board.hear(key),
            Heard::Stop => Wish::Leave,
            Heard::Silence => Wish::Done,
            Heard::Other => Wish::Stay,
        };
        if wish != Wish::Stay {
            return Ok(wish);
        }
    }
}
