//! A table far away in plain lines: what a person must know is printed, what they want is read.
use super::visit::{Situation, Visit};
use super::{RemoteTable, Update};
use crate::command::{Command, TALK, read_command};
use crate::plain::{plain, plain_look, plain_story};
use crate::replay::new_tales;
use crate::session::Leave;
use crate::voices::Voices;
use engine::{Scene, Words, visible};
use std::io::{self, BufRead, Write};
use std::mem::take;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::spawn;

/// Reads a line each time it is asked to, and hands it over as [`Update::Written`], so that a person can be told what
/// happens while they think. Lines that nobody asked for stay where they are: a script may write them all at once.
pub fn reader(mut input: impl BufRead + Send + 'static, sender: Sender<Update>) -> impl FnMut() {
    let (ask, asked) = channel::<()>();
    spawn(move || {
        for () in asked {
            let mut line = vec![];
            let read = input.read_until(b'\n', &mut line).unwrap_or(0);
            let line = (read > 0).then(|| String::from_utf8_lossy(&line).into_owned());
            let ended = line.is_none();
            if sender.send(Update::Written(line)).is_err() || ended {
                return;
            }
        }
    });
    // The thread has ended only if the input has, and that was told.
    move || {
        let _ = ask.send(());
    }
}

/// Plays at a table far away over any output; lines are asked for by `ask` and come as updates. The end of the input
/// leaves the table as it is.
pub fn join_plain(
    far: &mut dyn RemoteTable,
    updates: &Receiver<Update>,
    ask: &mut dyn FnMut(),
    words: &Voices,
    output: &mut dyn Write,
) -> io::Result<Leave> {
    let mut person = PlainVisit {
        visit: Visit::new(words),
        far,
        ask,
        output,
        told: vec![],
        presence: String::new(),
        lost: false,
        asking: false,
        question: None,
    };
    loop {
        match updates.recv_timeout(person.visit.patience()) {
            Ok(Update::Written(line)) => {
                person.asking = false;
                if let Some(leave) = person.read(line)? {
                    return Ok(leave);
                }
            }
            Ok(update) => person.visit.hear(update),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(Leave::Quit),
        }
        if let Some(leave) = person.go_on()? {
            return Ok(leave);
        }
        person.output.flush()?;
    }
}

struct PlainVisit<'t, 'w> {
    visit: Visit<'w>,
    far: &'t mut dyn RemoteTable,
    ask: &'t mut dyn FnMut(),
    output: &'t mut dyn Write,
    /// The part of the story that was told.
    told: Vec<String>,
    /// Who was there when it was last told.
    presence: String,
    lost: bool,
    /// Is a line being read?
    asking: bool,
    /// The picture of a question that was not answered yet.
    question: Option<Scene>,
}

impl PlainVisit<'_, '_> {
    /// Tells what is new, and asks if there is something to ask.
    fn go_on(&mut self) -> io::Result<Option<Leave>> {
        let words = self.visit.words();
        if self.lost != self.visit.is_lost() {
            self.lost = self.visit.is_lost();
            self.line(&words.text(if self.lost { "tui-lost" } else { "tui-found" }, &[]))?;
        }
        self.visit.go_on(self.far);
        if let Some(why) = self.visit.take_message() {
            self.line(&why)?;
        }
        match self.visit.step() {
            Situation::Wait => self.tell_presence()?,
            Situation::Watch => {
                self.tell_presence()?;
                self.tell_story()?;
            }
            Situation::Look => self.look()?,
            Situation::Decide => self.decide()?,
            Situation::End => {
                let last = plain(&self.visit.scene(), words);
                writeln!(self.output, "\n{last}")?;
                return Ok(Some(Leave::Finished));
            }
            Situation::Closed => return Ok(Some(Leave::Quit)),
        }
        Ok(None)
    }
    fn look(&mut self) -> io::Result<()> {
        let scene = self.visit.scene();
        writeln!(self.output, "\n{}", plain_look(&scene, self.visit.words()))?;
        self.told = plain_story(&scene);
        if let Err(why) = self.visit.put_away(self.far) {
            self.line(&why)?;
        }
        Ok(())
    }
    fn decide(&mut self) -> io::Result<()> {
        let scene = self.visit.scene();
        self.tell_presence()?;
        // Others may play or talk while one thinks: the question stays the same as long as its answers do.
        if self.question.as_ref().is_some_and(|asked| asked.offers == scene.offers) {
            self.tell_story()?;
        } else {
            writeln!(self.output, "\n{}", plain(&scene, self.visit.words()))?;
            self.told = plain_story(&scene);
            self.question = Some(scene);
            self.put_question()?;
        }
        if !self.asking {
            self.asking = true;
            (self.ask)();
        }
        Ok(())
    }
    fn put_question(&mut self) -> io::Result<()> {
        write!(self.output, "{} ", self.visit.besides().question(self.visit.words()))
    }
    /// A line was written in answer to the last question.
    fn read(&mut self, line: Option<String>) -> io::Result<Option<Leave>> {
        let (Some(line), Some(scene)) = (line, self.question.clone()) else { return Ok(Some(Leave::Quit)) };
        let words = self.visit.words();
        let answer = match read_command(&line, &scene, words) {
            Command::Tell(answer) => Ok(answer),
            Command::Quit => return Ok(Some(Leave::Quit)),
            Command::Log => Ok(plain_story(&self.visit.scene())),
            Command::Speak(code) if words.turn_to(&code) => {
                self.far.speak(words.language());
                Ok(vec![])
            }
            Command::Speak(_) => Ok(vec![words.list()]),
            Command::Undo => self.visit.undo(self.far).map(|()| vec![]),
            Command::All => self.visit.roll(self.far).map(|()| vec![]),
            Command::Act(text) => match text.strip_prefix(TALK) {
                Some(text) => self.visit.talk(text, self.far).map(|()| vec![]),
                None => self.visit.act(&text, self.far).map(|()| vec![]),
            },
        };
        match answer {
            Ok(lines) => lines.iter().try_for_each(|line| self.line(line))?,
            Err(why) => self.line(&why)?,
        }
        match self.visit.step() {
            Situation::Decide => self.put_question()?,
            // It was answered; what comes next is another question, even if it sounds the same.
            Situation::Wait | Situation::Watch | Situation::Look | Situation::End | Situation::Closed => {
                self.question = None;
            }
        }
        Ok(None)
    }
    /// Who is there, if that has changed.
    fn tell_presence(&mut self) -> io::Result<()> {
        let presence = self.visit.presence();
        if presence != self.presence {
            if self.visit.step() == Situation::Wait {
                self.line(&self.visit.words().text("tui-waiting", &[]))?;
            }
            self.line(&presence)?;
            self.presence = presence;
        }
        Ok(())
    }
    /// The sentences of the story that were not told yet.
    fn tell_story(&mut self) -> io::Result<()> {
        let story = plain_story(&self.visit.scene());
        let told = take(&mut self.told);
        new_tales(&told, &story).iter().try_for_each(|tale| self.line(&format!("  {tale}")))?;
        self.told = story;
        Ok(())
    }
    fn line(&mut self, line: &str) -> io::Result<()> {
        if line.is_empty() { Ok(()) } else { writeln!(self.output, "{}", visible(line)) }
    }
}
