//! The languages.
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language a game can be told in. Which ones a game speaks is for the game to say: [`Language::of`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Language {
    German,
    English,
    French,
    Dutch,
    Spanish,
    Polish,
    Czech,
    Slovak,
    Hungarian,
    Romanian,
    Russian,
}

impl Language {
    /// Every language, in the order in which a menu lists them.
    pub const ALL: [Language; 11] = [
        Language::German,
        Language::English,
        Language::French,
        Language::Dutch,
        Language::Spanish,
        Language::Polish,
        Language::Czech,
        Language::Slovak,
        Language::Hungarian,
        Language::Romanian,
        Language::Russian,
    ];

    /// The languages of a game or of a screen, in the order in which a menu lists them.
    ///
    /// What is listed is whole: [`check`](crate::check::check) lets no table pass that says less than the English one.
    ///
    /// ```
    /// use i18n::Language;
    ///
    /// assert_eq!(Language::of(&[("pl", ""), ("de", "")]), [Language::German, Language::Polish]);
    /// ```
    pub fn of(texts: &[(&str, &str)]) -> Vec<Language> {
        Language::ALL.into_iter().filter(|language| texts.iter().any(|(code, _)| *code == language.code())).collect()
    }

    /// The two letters of ISO 639: the name of the Fluent file, the setting, the `lang` of the page.
    pub fn code(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
            Language::French => "fr",
            Language::Dutch => "nl",
            Language::Spanish => "es",
            Language::Polish => "pl",
            Language::Czech => "cs",
            Language::Slovak => "sk",
            Language::Hungarian => "hu",
            Language::Romanian => "ro",
            Language::Russian => "ru",
        }
    }

    /// What its speakers call it: a menu must be readable to those who read no other language.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::German => "Deutsch",
            Language::English => "English",
            Language::French => "Français",
            Language::Dutch => "Nederlands",
            Language::Spanish => "Español",
            Language::Polish => "Polski",
            Language::Czech => "Čeština",
            Language::Slovak => "Slovenčina",
            Language::Hungarian => "Magyar",
            Language::Romanian => "Română",
            Language::Russian => "Русский",
        }
    }

    /// The language of a locale as the system (`pl_PL.UTF-8`) or the browser (`pl-PL`) names it.
    ///
    /// Country, encoding and case do not matter. `C` and `POSIX` are no language.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        code.to_ascii_lowercase().parse().ok()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text was not the code of one of the eleven languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLanguage;

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of the languages")?;
        Language::ALL.iter().try_for_each(|language| write!(f, " {language}"))
    }
}

impl Error for NoLanguage {}

impl FromStr for Language {
    type Err = NoLanguage;
    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or(NoLanguage)
    }
}
