//! What the proofreader says.
use std::fmt;

/// One thing that is wrong, displayed as a sentence that says where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// The file: `gnomes/text/pl.ftl`.
    pub file: String,
    /// The key of the sentence, or of the term with its dash. `None` if it is about the whole file.
    pub key: Option<String>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Not Fluent, so everything up to the next key is lost.
    Syntax {
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        error: String,
    },
    /// The code is not that of a listed language.
    UnknownLanguage,
    /// The list of tables has the language twice; the second is ignored.
    RepeatedLanguage,
    /// English, which every game speaks, is not there at all.
    NoTable,
    /// English has the key and this language does not.
    NoText,
    /// English does not have the key, so nothing can ask for it.
    NoEnglish,
    /// The key occurs twice. A term and a sentence of the same name count too: nobody could tell them apart.
    RepeatedKey,
    /// English has this variable.
    LostVariable(String),
    /// English does not have this variable.
    NewVariable(String),
    /// A choice by number lacks this plural category of the language.
    NoPlural(&'static str),
    /// The same words as in English, without the comment `# same as English`.
    Untranslated,
    /// The comment `# same as English` above a text that is not the same.
    Stale,
    /// Blanks at either end of the text or at the end of a line in it.
    Blank,
    /// Three dots.
    Dots,
    /// A straight quotation mark or apostrophe.
    Quote,
    /// `languages.txt` does not say which quotation marks the language has.
    NoMarks,
    /// Quotation marks other than these, or not in pairs.
    Marks([char; 2]),
    /// A no-break space is missing before this mark.
    SpaceBefore(char),
    /// A no-break space is missing after this word or sign.
    SpaceAfter(String),
    /// A feature of Fluent that [`Speech`](crate::Speech) leaves out: a function, an attribute.
    Unsupported(String),
    /// This variable is a player who may be the reader, and no variant `[you]` addresses them.
    NotSpokenTo(String),
    /// The variant `[you]` names the reader instead of addressing them.
    ReaderNamed(String),
    /// Nothing asks for the key.
    Unused,
}

impl Complaint {
    pub(super) fn whole(file: &str, fault: Fault) -> Complaint {
        Complaint { file: file.to_owned(), key: None, fault }
    }
    pub(super) fn about(file: &str, key: &str, fault: Fault) -> Complaint {
        Complaint { file: file.to_owned(), key: Some(key.to_owned()), fault }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.key {
            Some(key) => write!(f, "{}, key {key}: {}.", self.file, self.fault),
            None => write!(f, "{}: {}.", self.file, self.fault),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Syntax { line, error } => write!(f, "line {line} is not Fluent: {error}"),
            Fault::UnknownLanguage => f.write_str("this is none of our languages"),
            Fault::RepeatedLanguage => f.write_str("the list of texts has this language twice"),
            Fault::NoTable => f.write_str("the file is missing"),
            Fault::NoText => f.write_str("the text is missing"),
            Fault::NoEnglish => f.write_str("English does not have this key"),
            Fault::RepeatedKey => f.write_str("the key stands there twice"),
            Fault::LostVariable(name) => write!(f, "the variable ${name} of English is missing"),
            Fault::NewVariable(name) => write!(f, "English does not have the variable ${name}"),
            Fault::NoPlural(category) => write!(f, "the plural form [{category}] is missing"),
            Fault::Untranslated => {
                f.write_str("the text is the English one, and no “# same as English” stands above it")
            }
            Fault::Stale => f.write_str("“# same as English” stands above it, and it is not"),
            Fault::Blank => f.write_str("a blank stands at the end or the beginning"),
            Fault::Dots => f.write_str("three dots should be the one character …"),
            Fault::Quote => f.write_str("a straight quotation mark should be the language's own"),
            Fault::NoMarks => f.write_str("languages.txt does not say which quotation marks this language has"),
            Fault::Marks([open, close]) => write!(f, "quotation marks are {open}…{close} here, in pairs"),
            Fault::SpaceBefore(mark) => write!(f, "a no-break space belongs before {mark}"),
            Fault::SpaceAfter(word) => write!(f, "a no-break space belongs after {word}"),
            Fault::Unsupported(what) => write!(f, "{what} cannot be used here"),
            Fault::NotSpokenTo(name) => write!(f, "${name} may be the reader, and no variant [you] speaks to them"),
            Fault::ReaderNamed(name) => write!(f, "the variant [you] names ${name} instead of speaking to them"),
            Fault::Unused => f.write_str("nothing uses it"),
        }
    }
}
