//! A match on the full screen.
use crate::board::{Board, Purpose, Wish};
use crate::desk::{Desk, Heard, on_terminal};
use crate::session::{HotSeat, Leave, Session, Step, refused};
use engine::{Scene, Seat, Words};
use std::io;
use std::time::Duration;

/// How long the keyboard must be still before a cover can be lifted.
const STILLNESS: Duration = Duration::from_millis(400);

/// Plays a session on the full screen. Bots pause for `pace` after each action so that people can follow. The terminal is
/// given back on return, on an error and on a panic.
pub fn play(session: &mut Session<'_>, pace: Duration) -> io::Result<Leave> {
    on_terminal(|desk| play_on(desk, session, pace))
}

/// The same on any desk.
pub(crate) fn play_on(desk: &mut dyn Desk, session: &mut Session<'_>, pace: Duration) -> io::Result<Leave> {
    let mut seats = HotSeat::new(session);
    loop {
        let wish = match seats.next()? {
            Step::Acted(_) if pace.is_zero() => Wish::Done,
            Step::Acted(_) => watch(desk, &seats, pace)?,
            Step::Pass(seat) => pass(desk, &mut seats, seat)?,
            Step::Look(seat) => look(desk, &mut seats, seat)?,
            Step::Decide(seat) => decide(desk, &mut seats, seat)?,
            Step::Over => {
                let mut board = Board::new(seats.common_scene(), Purpose::End, seats.words());
                converse(desk, &mut board, None, || seats.retold(|| seats.common_scene()))?;
                return Ok(Leave::Finished);
            }
        };
        if wish == Wish::Leave {
            return Ok(Leave::Quit);
        }
    }
}

/// A bot has acted: the places where something happened flash for half the time.
fn watch(desk: &mut dyn Desk, seats: &HotSeat<'_, '_>, pace: Duration) -> io::Result<Wish> {
    let mut board = Board::new(seats.common_scene(), Purpose::Watch, seats.words());
    board.flashing = seats.acted_from();
    converse(desk, &mut board, Some(pace / 2), || seats.retold(|| seats.common_scene()))
}

fn pass(desk: &mut dyn Desk, seats: &mut HotSeat<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let mut cover = Board::cover(seats.name(seat), seats.words());
    desk.show(&mut |frame| cover.draw(frame))?;
    // Pressing space twice to put something away must not lift the cover too.
    while let Heard::Key(_) = desk.hear(Some(STILLNESS))? {}
    let wish = converse(desk, &mut cover, None, || seats.retold(Scene::default))?;
    if wish == Wish::Done {
        seats.sit(seat);
    }
    Ok(wish)
}

fn look(desk: &mut dyn Desk, seats: &mut HotSeat<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let mut board = Board::new(seats.scene(seat), Purpose::Look, seats.words());
    board.drafting = seats.can_undo(seat);
    let wish = converse(desk, &mut board, None, || seats.retold(|| seats.scene(seat)))?;
    if wish == Wish::Done {
        seats.put_away(seat);
    }
    Ok(wish)
}

fn decide(desk: &mut dyn Desk, seats: &mut HotSeat<'_, '_>, seat: Seat) -> io::Result<Wish> {
    let words = seats.words();
    let mut board = Board::new(seats.scene(seat), Purpose::Decide, words);
    (board.keys, board.drafting) = (seats.besides(seat).keys(), seats.can_undo(seat));
    loop {
        let wish = converse(desk, &mut board, None, || seats.retold(|| seats.scene(seat)))?;
        let done = match wish {
            Wish::Act(notation) => seats.act(seat, &notation).map(|()| None),
            Wish::Undo => Ok((!seats.undo(seat)).then_some("tui-no-undo")),
            Wish::All => seats.act_all(seat)?.map(|acted| (!acted).then_some("tui-no-routine")),
            wish => return Ok(wish),
        };
        match done {
            Ok(None) => return Ok(Wish::Done),
            Ok(Some(why)) => board.message = Some(words.text(why, &[])),
            Err(refusal) => board.message = Some(refused(words, &refusal)),
        }
    }
}

/// Shows a board until a person wants something, or until the time has passed while nothing lies over the table; what
/// flashes does so for this long before it. In another language its picture is drawn again.
fn converse(
    desk: &mut dyn Desk,
    board: &mut Board<'_>,
    wait: Option<Duration>,
    retold: impl Fn() -> Scene,
) -> io::Result<Wish> {
    loop {
        desk.show(&mut |frame| board.draw(frame))?;
        let wish = match desk.hear(wait.filter(|_| board.is_idle()))? {
            Heard::Key(key) => board.hear(key),
            Heard::Stop => Wish::Leave,
            Heard::Silence if board.stop_flashing() => Wish::Stay,
            Heard::Silence => Wish::Done,
            Heard::Other => Wish::Stay,
        };
        match wish {
            Wish::Stay => {}
            Wish::Speak => board.retell(retold()),
            wish => return Ok(wish),
        }
    }
}
