//! A match in plain lines: what a person must know is printed, what they want is read.
use crate::command::{Command, read_command};
use crate::plain::{plain, plain_look, plain_story};
use crate::session::{HotSeat, Leave, Session, Step, refused};
use engine::{Seat, Words};
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

const COVER_LINES: usize = 60;

/// Plays a session over any input and output; the end of the input leaves the match.
pub fn play_plain(session: &mut Session<'_>, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<Leave> {
    let mut plain_match = PlainMatch { seats: HotSeat::new(session), input, output };
    loop {
        let flow = match plain_match.seats.next()? {
            Step::Acted(_) => ControlFlow::Continue(()),
            Step::Pass(seat) => plain_match.pass(seat)?,
            Step::Look(seat) => plain_match.look(seat)?,
            Step::Decide(seat) => plain_match.decide(seat)?,
            Step::Over => plain_match.end()?,
        };
        if let ControlFlow::Break(leave) = flow {
            return Ok(leave);
        }
    }
}

type Flow = ControlFlow<Leave>;

struct PlainMatch<'t, 's, 'a> {
    seats: HotSeat<'s, 'a>,
    input: &'t mut dyn BufRead,
    output: &'t mut dyn Write,
}

impl PlainMatch<'_, '_, '_> {
    fn pass(&mut self, seat: Seat) -> io::Result<Flow> {
        self.cover()?;
        let name = self.seats.name(seat);
        let sentence = self.seats.words().text("tui-pass-enter", &[("name", name.into())]);
        Ok(match self.ask(&sentence)? {
            None => Flow::Break(Leave::Quit),
            Some(_) => {
                self.seats.sit(seat);
                Flow::Continue(())
            }
        })
    }
    fn look(&mut self, seat: Seat) -> io::Result<Flow> {
        let look = plain_look(&self.seats.scene(seat), self.seats.words());
        writeln!(self.output, "\n{look}")?;
        if self.seats.people() > 1 {
            let sentence = self.seats.words().text("tui-put-away-enter", &[]);
            if self.ask(&sentence)?.is_none() {
                return Ok(Flow::Break(Leave::Quit));
            }
            self.cover()?;
        }
        self.seats.put_away(seat);
        Ok(Flow::Continue(()))
    }
    fn decide(&mut self, seat: Seat) -> io::Result<Flow> {
        let (scene, words) = (self.seats.scene(seat), self.seats.words());
        writeln!(self.output, "\n{}", plain(&scene, words))?;
        let question = self.seats.besides(seat).question(words);
        let mut asked = false;
        loop {
            let Some(line) = self.ask(&question)? else {
                return Ok(Flow::Break(Leave::Quit));
            };
            let done = match read_command(&line, &scene, words) {
                Command::Tell(answer) => Ok(Some(answer)),
                // Nobody loses anything without being asked first.
                Command::Quit if !asked && self.seats.can_undo(seat) => {
                    asked = true;
                    self.lines(&[words.text("tui-really-leave-draft", &[])])?;
                    continue;
                }
                Command::Quit => return Ok(Flow::Break(Leave::Quit)),
                Command::Log => Ok(Some(plain_story(&scene))),
                Command::Speak(code) => Ok((!words.turn_to(&code)).then(|| vec![words.list()])),
                Command::Undo => Ok((!self.seats.undo(seat)).then(|| vec![words.text("tui-no-undo", &[])])),
                Command::All => {
                    let acted = self.seats.act_all(seat)?;
                    acted.map(|acted| (!acted).then(|| vec![words.text("tui-no-routine", &[])]))
                }
                Command::Act(notation) => self.seats.act(seat, &notation).map(|()| None),
            };
            match done {
                Ok(None) => return Ok(Flow::Continue(())),
                Ok(Some(answer)) => self.lines(&answer)?,
                Err(refusal) => self.lines(&[refused(words, &refusal)])?,
            }
            asked = false;
        }
    }
    fn end(&mut self) -> io::Result<Flow> {
        let last = plain(&self.seats.common_scene(), self.seats.words());
        writeln!(self.output, "\n{last}")?;
        Ok(Flow::Break(Leave::Finished))
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))
    }
    fn cover(&mut self) -> io::Result<()> {
        self.output.write_all("\n".repeat(COVER_LINES).as_bytes())
    }
    /// The next line, or nothing at the end of the input.
    fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.output, "{question} ")?;
        self.output.flush()?;
        let mut line = vec![];
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}
