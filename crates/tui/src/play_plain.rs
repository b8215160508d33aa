//! A match in plain lines: what a person must know is printed, what they want is read.
use crate::command::{Command, read_command};
use crate::plain::{plain, plain_look, plain_story};
use crate::session::{Course, Leave, Session, Step, refused};
use engine::{Scene, Seat};
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

const COVER_LINES: usize = 60;

/// Plays a session over any input and output; the end of the input leaves the match.
pub fn play_plain(session: &mut Session<'_>, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<Leave> {
    let mut talk = Talk { course: Course::new(session), input, output };
    loop {
        let flow = match talk.course.next()? {
            Step::Acted(_) => ControlFlow::Continue(()),
            Step::Pass(seat) => talk.pass(seat)?,
            Step::Look(seat) => talk.look(seat)?,
            Step::Decide(seat) => talk.decide(seat)?,
            Step::Over => talk.end()?,
        };
        if let ControlFlow::Break(leave) = flow {
            return Ok(leave);
        }
    }
}

type Flow = ControlFlow<Leave>;

struct Talk<'t, 's, 'a> {
    course: Course<'s, 'a>,
    input: &'t mut dyn BufRead,
    output: &'t mut dyn Write,
}

impl Talk<'_, '_, '_> {
    fn pass(&mut self, seat: Seat) -> io::Result<Flow> {
        self.cover()?;
        let name = self.course.name(seat);
        let sentence = self.course.words().text("tui-pass-enter", &[("name", name.into())]);
        Ok(match self.ask(&sentence)? {
            None => Flow::Break(Leave::Quit),
            Some(_) => {
                self.course.sit(seat);
                Flow::Continue(())
            }
        })
    }
    fn look(&mut self, seat: Seat) -> io::Result<Flow> {
        let look = plain_look(&self.course.scene(seat), self.course.words());
        writeln!(self.output, "\n{look}")?;
        if self.course.people() > 1 {
            let sentence = self.course.words().text("tui-put-away-enter", &[]);
            if self.ask(&sentence)?.is_none() {
                return Ok(Flow::Break(Leave::Quit));
            }
            self.cover()?;
        }
        self.course.put_away(seat);
        Ok(Flow::Continue(()))
    }
    fn decide(&mut self, seat: Seat) -> io::Result<Flow> {
        let (scene, words) = (self.course.scene(seat), self.course.words());
        writeln!(self.output, "\n{}", plain(&scene, words))?;
        loop {
            let Some(line) = self.ask(&words.text("tui-your-choice", &[]))? else {
                return Ok(Flow::Break(Leave::Quit));
            };
            match read_command(&line, &scene) {
                Command::Nothing => {}
                Command::Quit => return Ok(Flow::Break(Leave::Quit)),
                Command::Rules => self.rules(&scene)?,
                Command::Log => self.lines(&plain_story(&scene))?,
                Command::NoSuchNumber(most) => {
                    self.lines(&[words.text("tui-no-such-number", &[("most", (most as i64).into())])])?;
                }
                Command::Act(notation) => match self.course.act(seat, &notation) {
                    Ok(()) => return Ok(Flow::Continue(())),
                    Err(refusal) => self.lines(&[refused(words, &refusal)])?,
                },
            }
        }
    }
    fn end(&mut self) -> io::Result<Flow> {
        let last = plain(&self.course.common_scene(), self.course.words());
        writeln!(self.output, "\n{last}")?;
        Ok(Flow::Break(Leave::Finished))
    }

    fn rules(&mut self, scene: &Scene) -> io::Result<()> {
        let law = |law: &engine::scene::Law| format!("{}  {}", law.rule, scene.say(&law.line));
        let mut lines: Vec<String> = scene.laws.iter().map(law).collect();
        lines.push(self.course.words().text("tui-plain-help", &[]));
        self.lines(&lines)
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
