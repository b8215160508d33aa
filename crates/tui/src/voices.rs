//! The languages one can turn to in the middle of a match.
use engine::{Arg, Line, Words};
use std::cell::{Cell, OnceCell};

/// The words of a table in every language there is, one of which speaks.
///
/// Screens hold it as their [`Words`] for a whole match, so the change is inside; what has been said already has to be
/// told anew by whoever shows it. Nobody but one keyboard turns it, so it is no matter for threads.
///
/// ```
/// use engine::{NoWords, Words};
/// let voices = tui::Voices::new(vec![("de", "Deutsch"), ("pl", "Polski")], "pl", |_| Box::new(NoWords));
/// assert_eq!(voices.code(), "pl");
/// voices.turn();
/// assert_eq!(voices.code(), "de", "after the last comes the first");
/// assert!(!voices.turn_to("tlh"), "nobody here speaks it");
/// assert_eq!(voices.text("bye", &[]), "bye");
/// ```
pub struct Voices {
    all: Vec<Voice>,
    now: Cell<usize>,
    learn: Learn,
}

/// Where the words of a language are to be had, by its code.
type Learn = Box<dyn Fn(&str) -> Box<dyn Words>>;

/// A language: its words are looked up only if somebody wants to hear it.
struct Voice {
    code: &'static str,
    name: &'static str,
    words: OnceCell<Box<dyn Words>>,
}

impl Voices {
    /// The codes and own names of the languages, the code of the one that speaks first, and where a language's words
    /// are to be had. Where that code is none of them, it is one more.
    pub fn new(
        all: Vec<(&'static str, &'static str)>,
        first: &'static str,
        learn: impl Fn(&str) -> Box<dyn Words> + 'static,
    ) -> Voices {
        let voice = |(code, name)| Voice { code, name, words: OnceCell::new() };
        let mut all: Vec<Voice> = all.into_iter().map(voice).collect();
        let now = all.iter().position(|voice| voice.code == first).unwrap_or_else(|| {
            all.push(voice((first, first)));
            all.len() - 1
        });
        Voices { all, now: Cell::new(now), learn: Box::new(learn) }
    }
    /// The code of the language that speaks.
    pub fn code(&self) -> &'static str {
        self.voice().code
    }
    /// Turns to the next language.
    pub fn turn(&self) {
        self.now.set((self.now.get() + 1) % self.all.len());
    }
    /// Turns to the language of this code. Answers whether there is one.
    pub fn turn_to(&self, code: &str) -> bool {
        let found = self.all.iter().position(|voice| voice.code == code);
        found.inspect(|&at| self.now.set(at)).is_some()
    }
    /// Which languages there are, in a sentence of the one that speaks.
    pub(crate) fn list(&self) -> String {
        let names: Vec<String> = self.all.iter().map(|voice| format!("{} ({})", voice.code, voice.name)).collect();
        let word = self.text("tui-word-language", &[]);
        self.text("tui-languages", &[("languages", names.join(", ").into()), ("word", word.into())])
    }

    fn voice(&self) -> &Voice {
        &self.all[self.now.get()]
    }
    fn words(&self) -> &dyn Words {
        let voice = self.voice();
        &**voice.words.get_or_init(|| (self.learn)(voice.code))
    }
}

impl Words for Voices {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.words().line(key, args)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.words().text(key, args)
    }
}
