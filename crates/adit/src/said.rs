//! What goes wrong, in the language of the user.
use crate::{matches, words};
use arena::{BadFile, BadWeights};
use engine::{Arg, BadSetup, Info, Misread, Words};
use i18n::Speech;
use journal::{Failure, Reason};
use server::NotOpened;
use std::error::Error;
use std::fmt;
use std::path::Path;

/// One of our sentences with its parts: an error by itself, or the context of another error.
#[derive(Debug)]
pub(crate) struct Said {
    key: &'static str,
    parts: Vec<(&'static str, Arg)>,
}

impl Said {
    /// The sentence of this key.
    pub(crate) fn of(key: &'static str) -> Said {
        Said { key, parts: vec![] }
    }
    /// The sentence of this key about a file or a folder.
    pub(crate) fn about(key: &'static str, file: &Path) -> Said {
        Said::of(key).with("file", file.display().to_string())
    }
    /// The same with one more part.
    pub(crate) fn with(mut self, name: &'static str, part: impl Into<Arg>) -> Said {
        self.parts.push((name, part.into()));
        self
    }
    fn text(&self, words: &Speech) -> String {
        words.text(self.key, &self.parts)
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(words::words()))
    }
}

impl Error for Said {}

/// A position that cannot be read: its game has the words for what it should have been.
#[derive(Debug)]
pub(crate) struct NoPosition(pub(crate) Misread, pub(crate) &'static Info);

impl NoPosition {
    fn text(&self, words: &Speech) -> String {
        self.0.say(&tui::speech(self.1, matches::spoken(self.1, words.language())))
    }
}

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(words::words()))
    }
}

impl Error for NoPosition {}

/// An error and all its causes in one sentence, which ends with what the system or a library says.
pub(crate) fn told(error: &anyhow::Error, words: &Speech) -> String {
    let mut causes: Vec<String> = error.chain().map(|cause| sentence(cause, words)).collect();
    let last = causes.pop().unwrap_or_default();
    causes.into_iter().rfold(last, |why, what| words.text("cli-because", &[("what", what.into()), ("why", why.into())]))
}

/// Our libraries say what is wrong with types, whose English is for programmers.
fn sentence(cause: &(dyn Error + 'static), words: &Speech) -> String {
    let known = cause.downcast_ref().map(|said: &Said| said.text(words));
    let known = known.or_else(|| cause.downcast_ref().map(|bad| setup(bad).text(words)));
    let known = known.or_else(|| cause.downcast_ref().map(|misread: &Misread| misread.say(words)));
    let known = known.or_else(|| cause.downcast_ref().map(|unread: &NoPosition| unread.text(words)));
    let known = known.or_else(|| cause.downcast_ref().map(|failure| store(failure, words)));
    let known = known.or_else(|| cause.downcast_ref().map(|closed| house(closed, words)));
    let known = known.or_else(|| cause.downcast_ref().and_then(deals).map(|said| said.text(words)));
    let weights = |bad: &BadWeights| Said::of("cli-no-weight").with("line", bad.line as u32).text(words);
    known.or_else(|| cause.downcast_ref().map(weights)).unwrap_or_else(|| cause.to_string())
}

fn setup(bad: &BadSetup) -> Said {
    match bad {
        BadSetup::Players(count, info) => Said::of("cli-setup-players")
            .with("game", info.id)
            .with("fewest", *info.players.start())
            .with("most", *info.players.end())
            .with("count", *count),
        BadSetup::Option(name, info) => {
            let known: Vec<&str> = info.options.iter().map(|spec| spec.name).collect();
            Said::of("cli-setup-option").with("game", info.id).with("name", &**name).with("names", known.join(", "))
        }
        BadSetup::Value(value, spec) => Said::of("cli-setup-value")
            .with("value", &**value)
            .with("name", spec.name)
            .with("values", spec.values.join(", ")),
        BadSetup::Word(word) => Said::of("cli-setup-word").with("found", &**word),
        BadSetup::Twice(name) => Said::of("cli-setup-twice").with("name", &**name),
        BadSetup::Forbidden(rule) => Said::of("cli-setup-forbidden").with("rule", rule.to_string()),
    }
}

fn store(failure: &Failure, words: &Speech) -> String {
    let said = match failure {
        Failure::Conflict => Said::of("cli-store-conflict"),
        Failure::Full => Said::of("cli-store-full"),
        Failure::Unavailable(why) | Failure::Unsure(why) => {
            Said::of("cli-store-unavailable").with("why", reason(why, words))
        }
        Failure::Held(file) => Said::of("cli-store-held").with("file", &**file),
        Failure::InUse(table) => Said::of("cli-store-in-use").with("table", &**table),
        Failure::Newer(name) => Said::of("cli-store-newer").with("name", &**name),
        Failure::Older(name) => Said::of("cli-store-older").with("name", &**name),
        Failure::Misread(misread) => return misread.say(words),
        Failure::Broken(why) => Said::of("cli-store-broken").with("why", reason(why, words)),
    };
    said.text(words)
}

/// What is wrong with a store.
pub(crate) fn reason(reason: &Reason, words: &Speech) -> String {
    let said = match reason {
        Reason::Told(told) => return told.clone(),
        Reason::Closed => Said::of("cli-reason-closed"),
        Reason::NoConnection(why) => Said::of("cli-reason-no-connection").with("why", &**why),
        Reason::Silent(seconds) => Said::of("cli-reason-silent").with("seconds", *seconds as u32),
        Reason::Stopped => Said::of("cli-reason-stopped"),
        Reason::Unwritten(why) => Said::of("cli-reason-unwritten").with("why", &**why),
        Reason::Address(why) => Said::of("cli-reason-address").with("why", &**why),
        Reason::NoLog(file) => Said::of("cli-reason-no-log").with("file", &**file),
        Reason::Edited(name) => Said::of("cli-reason-edited").with("name", &**name),
        Reason::Gap(id, line) => Said::of("cli-reason-gap").with("id", &**id).with("line", *line),
        Reason::Changed(id, line) => Said::of("cli-reason-changed").with("id", &**id).with("line", *line),
        Reason::Short(id, lines, kept) => {
            Said::of("cli-reason-short").with("id", &**id).with("lines", *lines).with("kept", *kept)
        }
        Reason::Head(id, column) => Said::of("cli-reason-head").with("id", &**id).with("column", *column),
    };
    said.text(words)
}

fn house(closed: &NotOpened, words: &Speech) -> String {
    match closed {
        NotOpened::Store(failure) => store(failure, words),
        NotOpened::Listen(error) => Said::of("cli-cannot-listen").with("why", error.to_string()).text(words),
    }
}

fn deals(bad: &BadFile) -> Option<Said> {
    match bad {
        BadFile::Io(_) => None,
        BadFile::OtherContest => Some(Said::of("cli-other-contest")),
        BadFile::Line(line) => Some(Said::of("cli-no-deal-line").with("line", *line as u32)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;
    use engine::Expected;
    use std::io;

    #[test]
    fn causes_stand_behind_what_they_caused_and_the_system_speaks_last() {
        let lost = || -> anyhow::Error { io::Error::other("no such disk").into() };
        let error = Err::<(), _>(lost()).context(Said::about("cli-cannot-read", Path::new("a.record")));
        let error = error.expect_err("an error");
        assert_eq!(told(&error, &words::speech("en".parse().expect("ours"))), "cannot read “a.record”: no such disk");
        assert_eq!(told(&lost(), &words::speech("fr".parse().expect("ours"))), "no such disk");
    }

    /// A position with a step that its game does not know.
    fn hop() -> NoPosition {
        let game = registry::game("gnomes").expect("a game");
        let table = game.table_from_position("players: 2\nlevel: I\nleft: 16 18 18\nstep: hop\n");
        NoPosition(table.err().expect("nobody hops"), game.info())
    }

    #[test]
    fn a_position_that_cannot_be_read_is_told_in_the_words_of_its_game() {
        let said = |language: &str| told(&hop().into(), &words::speech(language.parse().expect("ours")));
        let step = "draw, keep, lantern, corridor-3, cart";
        assert_eq!(said("en"), format!("line 4: expected a step such as {step} or over, found hop"));
        assert_eq!(said("pl"), format!("wiersz 4: oczekiwano: krok, na przykład {step} albo over; jest: hop"));
    }

    #[test]
    fn what_libraries_refuse_is_said_in_every_language() {
        let info = registry::infos().next().expect("there is a game");
        let errors: [fn(&'static Info) -> anyhow::Error; 16] = [
            |info| BadSetup::Players(9, info).into(),
            |_| BadSetup::Twice("start".into()).into(),
            |_| Misread::new(3, "expected-step", "").into(),
            |_| Misread::new(0, Expected::written("game ID"), "").into(),
            |_| hop().into(),
            |_| Failure::Full.into(),
            |_| Failure::Held("adit.sqlite".into()).into(),
            |_| Failure::Older("journal-2".into()).into(),
            |_| Failure::Unavailable(Reason::Silent(6)).into(),
            |_| Failure::Broken(Reason::Gap("m1".into(), 23)).into(),
            |_| Failure::Broken(Reason::Changed("m1".into(), 23)).into(),
            |_| Failure::Broken(Reason::Short("m1".into(), 23, 20)).into(),
            |_| Failure::Broken(Reason::Edited("journal-1".into())).into(),
            |_| Failure::Misread(Misread::new(7, "expected-json", "EOF")).into(),
            |_| BadFile::Line(7).into(),
            |_| Said::of("cli-no-bot").with("name", "x").with("names", "rule").into(),
        ];
        for (error, language) in errors.iter().flat_map(|error| i18n::Language::all().map(move |one| (error, one))) {
            let (error, words) = (error(info), words::speech(language));
            let english = told(&error, &words::speech(i18n::Language::ENGLISH));
            let said = told(&error, &words);
            assert!(!said.contains('⟦') && (language == i18n::Language::ENGLISH || said != english), "{said}");
        }
    }
}
