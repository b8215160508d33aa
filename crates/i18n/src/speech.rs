//! One language, speaking.
use crate::{Language, ink};
use engine::{Arg, Line, Words};
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_syntax::ast::Pattern;

/// The words of one game or one screen: the code of a language and its Fluent source, for each language there is.
/// The same as [`engine::Info::texts`].
pub type Texts = &'static [(&'static str, &'static str)];

/// Safe to share between threads: a server speaks to many viewers at once.
type Bundle = fluent_bundle::concurrent::FluentBundle<FluentResource>;

/// One language over any number of tables, and English for what it lacks.
///
/// A number chooses the plural form of its language and is printed without digit grouping, exactly up to 2^53.
/// In [`Words::text`] a player is the seat's notation (who wants the name there gives it as text) and a picture is what
/// it says to the ear. In [`Words::line`] only numbers and plain text can choose a variant.
///
/// What cannot be said is visible and never a panic: `⟦key⟧` without such a sentence, `⟦key: reason⟧` without one of
/// its parts. A line break inside a sentence stays one, as always in Fluent.
///
/// ```
/// use engine::scene::Ink;
/// use engine::{Arg, Line, Seat, Words};
/// use i18n::{Language, Speech, Texts};
///
/// const TEXTS: Texts = &[
///     ("en", "coins = { $who } takes { $count ->\n    [one] a coin\n   *[other] { $count } coins\n }.\nhi = Hello"),
///     ("pl", "coins = { $who } bierze { $count ->\n    [one] monetę\n    [few] { $count } monety\n   *[many] { $count } monet\n }."),
/// ];
/// let polish = Speech::new(Language::Polish, &[TEXTS]);
/// let args = [("who", Arg::Who(Seat(1))), ("count", Arg::Number(22))];
///
/// assert_eq!(polish.line("coins", &args), Line(vec![Ink::Who(Seat(1)), Ink::Text(" bierze 22 monety.".into())]));
/// assert_eq!(polish.text("hi", &[]), "Hello"); // not translated yet
/// assert_eq!(polish.text("bye", &[]), "⟦bye⟧");
/// assert_eq!(polish.text("coins", &args[..1]), "⟦coins: Unknown variable: $count⟧");
/// ```
pub struct Speech {
    language: Language,
    /// The language itself and then English, so the first that has a key speaks.
    bundles: Vec<Bundle>,
}

impl Speech {
    /// Learns the sentences of all tables; of two with the same key the first counts.
    ///
    /// What is not Fluent is skipped and will be missing: [`check`](crate::check::check) is where tables are judged.
    pub fn new(language: Language, tables: &[Texts]) -> Speech {
        let mut bundles = vec![bundle(language, tables)];
        if language != Language::English {
            bundles.push(bundle(Language::English, tables));
        }
        Speech { language, bundles }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Is there such a sentence, be it only in English? For sentences a game may have or not, such as a rule's story.
    pub fn has(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    fn find(&self, key: &str) -> Option<(&Bundle, &Pattern<&str>)> {
        self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)))
    }

    fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some((bundle, pattern)) = self.find(key) else {
            return format!("⟦{key}⟧");
        };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => said.into_owned(),
            Some(FluentError::ResolverError(error)) => format!("⟦{key}: {error}⟧"),
            Some(error) => format!("⟦{key}: {error}⟧"),
        }
    }
}

impl Words for Speech {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        let values = args.iter().enumerate().map(|(index, (name, arg))| (*name, ink::line_value(index, arg)));
        ink::split(&self.say(key, &values.collect()), args)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.say(key, &args.iter().map(|(name, arg)| (*name, ink::text_value(arg))).collect())
    }
}

fn bundle(language: Language, tables: &[Texts]) -> Bundle {
    let locale = language.code().parse().expect("two letters are a language identifier");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // All eleven languages are written from left to right; the marks would only disturb the terminal.
    bundle.set_use_isolating(false);
    let sources = tables.iter().copied().flatten().filter(|(code, _)| *code == language.code());
    for (_, source) in sources {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
        // The only possible error is a key the bundle has already: the first one counts.
        let _ = bundle.add_resource(resource);
    }
    bundle
}
