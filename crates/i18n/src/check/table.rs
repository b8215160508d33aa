//! One Fluent file, read.
use super::Fault;
use super::parts::Pattern;
use crate::Language;
use fluent_syntax::ast::{self, Attribute, Comment, Message, Term};
use fluent_syntax::parser::{ParserError, parse};
use std::collections::BTreeSet;

/// One Fluent file: what could be read of it, and what could not.
pub(super) struct ParsedTable<'s> {
    pub(super) file: String,
    pub(super) language: Language,
    pub(super) syntax: Vec<Fault>,
    resource: ast::Resource<&'s str>,
}

/// A sentence, or a term.
pub(super) struct Entry<'t, 's> {
    /// Without the dash of a term.
    pub(super) name: &'s str,
    pub(super) kind: Kind,
    /// The value if there is one, and the attributes.
    pub(super) patterns: Vec<&'t Pattern<'s>>,
    pub(super) attributes: &'t [Attribute<&'s str>],
    comment: Option<&'t Comment<&'s str>>,
}

/// The comment above a text that may be the same as in English.
const SAME: &str = "same as English";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Message,
    Term,
}

impl<'s> ParsedTable<'s> {
    pub(super) fn read(file: String, language: Language, source: &'s str) -> ParsedTable<'s> {
        let (resource, errors) = parse(source).map_or_else(|partly| partly, |resource| (resource, Vec::new()));
        let syntax = errors.iter().map(|error| syntax_fault(source, error)).collect();
        ParsedTable { file, language, syntax, resource }
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = Entry<'_, 's>> {
        self.resource.body.iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(Entry::message(message)),
            ast::Entry::Term(term) => Some(Entry::term(term)),
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => None,
        })
    }

    /// The entries that a game can ask for.
    pub(super) fn messages(&self) -> impl Iterator<Item = Entry<'_, 's>> {
        self.entries().filter(|entry| entry.kind == Kind::Message)
    }

    pub(super) fn message(&self, name: &str) -> Option<Entry<'_, 's>> {
        self.messages().find(|message| message.name == name)
    }

    pub(super) fn keys(&self) -> BTreeSet<&'s str> {
        self.messages().map(|message| message.name).collect()
    }
}

impl<'t, 's> Entry<'t, 's> {
    fn message(message: &'t Message<&'s str>) -> Entry<'t, 's> {
        let Message { id, value, attributes, comment } = message;
        let patterns = value.iter().chain(attributes.iter().map(|attribute| &attribute.value)).collect();
        Entry { name: id.name, kind: Kind::Message, patterns, attributes, comment: comment.as_ref() }
    }

    fn term(term: &'t Term<&'s str>) -> Entry<'t, 's> {
        let Term { id, value, attributes, comment } = term;
        let patterns = std::iter::once(value).chain(attributes.iter().map(|attribute| &attribute.value)).collect();
        Entry { name: id.name, kind: Kind::Term, patterns, attributes, comment: comment.as_ref() }
    }

    /// Does a comment say that it is the same as in English?
    pub(super) fn is_marked(&self) -> bool {
        self.comment.is_some_and(|comment| comment.content.contains(&SAME))
    }

    /// The name as the file writes it.
    pub(super) fn key(&self) -> String {
        match self.kind {
            Kind::Message => self.name.to_owned(),
            Kind::Term => format!("-{}", self.name),
        }
    }
}

fn syntax_fault(source: &str, error: &ParserError) -> Fault {
    let before = source.bytes().take(error.pos.start);
    let line = 1 + before.filter(|byte| *byte == b'\n').count();
    Fault::Syntax { line, error: error.kind.to_string() }
}
