//! The sentences of one language, read once.
use crate::plural::Plurals;
use crate::{Language, SHARED, TextTable};
use engine::{Arg, Folding};
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement, Term};
use fluent_syntax::parser::parse;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// A pattern of a text that lives as long as the program.
pub(crate) type Words = Pattern<&'static str>;

/// What is looked up by its key, hundreds of times for each picture.
type Keyed<T> = HashMap<&'static str, T, BuildHasherDefault<Folding>>;

/// The sentences and terms of one language, and its plural forms.
pub(crate) struct Voice {
    messages: Keyed<Words>,
    terms: Keyed<Term<&'static str>>,
    pub(crate) plurals: Plurals,
}

impl Voice {
    pub(crate) fn new(language: Language, tables: &[TextTable]) -> Voice {
        let (messages, terms) = (Keyed::default(), Keyed::default());
        let mut voice = Voice { messages, terms, plurals: Plurals::of(language) };
        for source in tables.iter().chain([&SHARED]).filter_map(|table| table.source(language)) {
            voice.learn(source);
        }
        voice
    }

    fn learn(&mut self, source: &'static str) {
        let resource = parse(source).unwrap_or_else(|(readable, _)| readable);
        for entry in resource.body {
            match entry {
                Entry::Message(Message { id, value: Some(value), .. }) => {
                    self.messages.entry(id.name).or_insert(value);
                }
                Entry::Term(term) => {
                    self.terms.entry(term.id.name).or_insert(term);
                }
                Entry::Message(Message { value: None, .. })
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
    }

    pub(crate) fn message(&self, key: &str) -> Option<&Words> {
        self.messages.get(key)
    }

    /// A number of tenths as this language prints it, ready to be a part of a sentence.
    pub(crate) fn number(&self, tenths: i64) -> Arg {
        if tenths % 10 == 0 {
            return Arg::Number(tenths / 10);
        }
        let mark = match self.message("decimal-mark").map(|words| &*words.elements) {
            Some([PatternElement::TextElement { value }]) => value,
            _ => ".",
        };
        let sign = if tenths < 0 { "−" } else { "" };
        Arg::Text(format!("{sign}{}{mark}{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10))
    }

    /// A term, or one of its attributes.
    pub(crate) fn term(&self, name: &str, attribute: Option<&str>) -> Option<&Words> {
        let term = self.terms.get(name)?;
        let Some(wanted) = attribute else { return Some(&term.value) };
        term.attributes.iter().find(|attribute| attribute.id.name == wanted).map(|attribute| &attribute.value)
    }
}
