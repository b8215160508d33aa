//! The languages one can turn to in the middle of a match.
use engine::{Arg, Line, Words};
use i18n::Language;
use std::cell::{Cell, OnceCell};

/// The words of a table in every language there is, one of which is spoken.
///
/// Screens hold it as their [`Words`] for a whole match, so the change is inside; what has been said already has to be
/// told again by the screen that shows it. Only one keyboard turns it, so it need not be shared between threads.
///
/// ```
/// use engine::{NoWords, Words};
/// use i18n::Language;
/// let [german, polish] = ["de", "pl"].map(|code| code.parse::<Language>().expect("a language of the list"));
/// let voices = tui::Voices::new(vec![german, polish], polish, |_| Box::new(NoWords));
/// assert_eq!(voices.language(), polish);
/// voices.turn();
/// assert_eq!(voices.language(), german, "after the last comes the first");
/// assert!(!voices.turn_to("tlh"), "nobody here speaks it");
/// assert_eq!(voices.text("bye", &[]), "bye");
/// ```
pub struct Voices {
    all: Vec<Voice>,
    now: Cell<usize>,
    learn: Learn,
}

/// Where the words of a language come from.
type Learn = Box<dyn Fn(Language) -> Box<dyn Words>>;

/// A language: its words are looked up only if somebody wants to hear it.
struct Voice {
    language: Language,
    words: OnceCell<Box<dyn Words>>,
}

impl Voices {
    /// These languages, beginning with `first`, which is added if it is not among them; `learn` finds the words of one.
    pub fn new(all: Vec<Language>, first: Language, learn: impl Fn(Language) -> Box<dyn Words> + 'static) -> Voices {
        let now = all.iter().position(|&language| language == first);
        let added = now.is_none().then_some(first);
        let voice = |language| Voice { language, words: OnceCell::new() };
        let all: Vec<Voice> = all.into_iter().chain(added).map(voice).collect();
        Voices { now: Cell::new(now.unwrap_or(all.len() - 1)), all, learn: Box::new(learn) }
    }
    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.voice().language
    }
    /// Turns to the next language.
    pub fn turn(&self) {
        self.now.set((self.now.get() + 1) % self.all.len());
    }
    /// Turns to the language of this code. Answers whether there is one.
    pub fn turn_to(&self, code: &str) -> bool {
        let found = self.all.iter().position(|voice| voice.language.code() == code);
        found.inspect(|&at| self.now.set(at)).is_some()
    }
    /// Which languages there are, in a sentence of the one that is spoken.
    pub(crate) fn list(&self) -> String {
        let name = |voice: &Voice| format!("{} ({})", voice.language.code(), voice.language.own_name());
        let names: Vec<String> = self.all.iter().map(name).collect();
        let word = self.text("tui-word-language", &[]);
        self.text("tui-languages", &[("languages", names.join(", ").into()), ("word", word.into())])
    }

    fn voice(&self) -> &Voice {
        &self.all[self.now.get()]
    }
    fn words(&self) -> &dyn Words {
        let voice = self.voice();
        &**voice.words.get_or_init(|| (self.learn)(voice.language))
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
