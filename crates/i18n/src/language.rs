//! The languages: a list in `languages.txt`, so that a new one needs no code.
use crate::texts;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language that people can be addressed in. Which ones a game speaks depends on its texts: [`Language::of`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Language(&'static str);

impl Language {
    /// The reference for all others, and the fallback where another lacks a sentence.
    pub const ENGLISH: Language = Language("en");

    /// Every language, in the order in which a menu lists them.
    ///
    /// ```
    /// use i18n::Language;
    ///
    /// assert!(Language::all().any(|language| language == Language::ENGLISH));
    /// ```
    pub fn all() -> impl Iterator<Item = Language> {
        texts::languages().iter().map(|listed| Language(listed.code))
    }

    /// The languages of a game or of a screen, in the order in which a menu lists them.
    ///
    /// What is listed is complete: [`check`](crate::check::check) refuses a table that says less than the English one.
    ///
    /// ```
    /// use i18n::{Language, TextTable};
    ///
    /// let table = TextTable { name: "chess", texts: &[("pl", ""), ("de", "")] };
    /// assert_eq!(Language::of(table).map(Language::code).collect::<Vec<_>>(), ["de", "pl"]);
    /// ```
    pub fn of(table: texts::TextTable) -> impl Iterator<Item = Language> {
        Language::all().filter(move |language| table.source(*language).is_some())
    }

    /// The two letters of ISO 639: the name of the Fluent file, the setting, the `lang` of the page.
    pub fn code(self) -> &'static str {
        self.0
    }

    /// What its speakers call it: a menu must be readable for people who read no other language.
    ///
    /// ```
    /// use i18n::Language;
    ///
    /// assert_eq!("hu".parse::<Language>().map(Language::own_name), Ok("Magyar"));
    /// ```
    pub fn own_name(self) -> &'static str {
        self.listed().map_or(self.0, |listed| listed.name)
    }

    /// Its quotation marks and no-break spaces as listed; empty if the list does not say.
    pub(crate) fn marks(self) -> &'static str {
        self.listed().map_or("", |listed| listed.marks)
    }

    fn listed(self) -> Option<&'static texts::Listed> {
        texts::languages().iter().find(|listed| listed.code == self.0)
    }

    /// The language of a locale as the system (`pl_PL.UTF-8`) or the browser (`pl-PL`) names it.
    ///
    /// Country, encoding and case do not matter. `C` and `POSIX` are not languages.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        code.to_ascii_lowercase().parse().ok()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The text was not the code of one of the languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLanguage;

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of the languages")?;
        Language::all().try_for_each(|language| write!(f, " {language}"))
    }
}

impl Error for NoLanguage {}

impl FromStr for Language {
    type Err = NoLanguage;
    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        Language::all().find(|language| language.0 == text).ok_or(NoLanguage)
    }
}
