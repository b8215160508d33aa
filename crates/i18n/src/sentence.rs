//! How a sentence of Fluent is said.
use crate::voice::{Voice, Words};
use engine::Arg;
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::borrow::Cow;
use std::fmt;

type Inline = InlineExpression<&'static str>;
type Variants = [Variant<&'static str>];

/// Why a sentence cannot be said.
#[derive(Debug)]
pub(crate) enum Unsaid {
    /// The game did not pass this variable.
    Variable(&'static str),
    /// There is no such sentence or term, or it is a function or an attribute, which nobody may use.
    Name(&'static str),
    /// It contains itself.
    Endless,
    /// It names the reader instead of speaking to them.
    Reader,
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsaid::Variable(name) => write!(f, "Unknown variable: ${name}"),
            Unsaid::Name(name) => write!(f, "Unknown name: {name}"),
            Unsaid::Endless => f.write_str("Cyclical dependency detected"),
            Unsaid::Reader => f.write_str("the reader is not spoken to"),
        }
    }
}

/// What a sentence is written on.
pub(crate) trait Page {
    /// An empty one, for a sentence of this many parts.
    fn for_parts(count: usize) -> Self;
    /// Words of the language itself.
    fn words(&mut self, words: &'static str);
    /// A part that the game passed.
    fn part(&mut self, part: &Arg) -> Result<(), Unsaid>;
}

/// A sentence may refer to others, but not deeper than this: by then it has come back to itself.
const DEEPEST: u8 = 9;

/// What a sentence is made with.
pub(crate) struct Sentence<'a> {
    voice: &'a Voice,
    args: &'a [(&'a str, Arg)],
    scope: Scope,
    depth: u8,
}

/// Whose variables they are: a term may be used without some of its own, and then says its default.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Message,
    Term,
}

impl<'a> Sentence<'a> {
    pub(crate) fn new(voice: &'a Voice, args: &'a [(&'a str, Arg)]) -> Sentence<'a> {
        Sentence { voice, args, scope: Scope::Message, depth: 0 }
    }

    /// Writes a sentence, or part of it.
    pub(crate) fn write(&self, pattern: &Words, page: &mut impl Page) -> Result<(), Unsaid> {
        pattern.elements.iter().try_for_each(|element| match element {
            PatternElement::TextElement { value } => {
                page.words(value);
                Ok(())
            }
            PatternElement::Placeable { expression } => self.write_expression(expression, page),
        })
    }

    fn write_expression(&self, expression: &Expression<&'static str>, page: &mut impl Page) -> Result<(), Unsaid> {
        match expression {
            Expression::Inline(inline) => self.write_inline(inline, page),
            Expression::Select { selector, variants } => self.write(&self.chosen(selector, variants)?.value, page),
        }
    }

    fn write_inline(&self, inline: &Inline, page: &mut impl Page) -> Result<(), Unsaid> {
        match inline {
            InlineExpression::VariableReference { id } => match self.arg(id.name).ok_or(Unsaid::Variable(id.name))? {
                Arg::Tenths(tenths) => page.part(&self.voice.number(*tenths))?,
                part => page.part(part)?,
            },
            InlineExpression::StringLiteral { value } => {
                page.part(&Arg::Text(unescape_unicode_to_string(value).into_owned()))?;
            }
            InlineExpression::NumberLiteral { value } => page.words(value),
            InlineExpression::MessageReference { id, attribute: None } => {
                let pattern = self.voice.message(id.name).ok_or(Unsaid::Name(id.name))?;
                self.inner(self.scope, self.args)?.write(pattern, page)?;
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let pattern = self.voice.term(id.name, None).ok_or(Unsaid::Name(id.name))?;
                self.inner(Scope::Term, &named(arguments.as_ref()))?.write(pattern, page)?;
            }
            InlineExpression::Placeable { expression } => self.write_expression(expression, page)?,
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => return Err(Unsaid::Name(id.name)),
        }
        Ok(())
    }

    /// A sentence or term inside this one.
    fn inner<'b>(&'b self, scope: Scope, args: &'b [(&'b str, Arg)]) -> Result<Sentence<'b>, Unsaid> {
        let depth = self.depth + 1;
        if depth > DEEPEST { Err(Unsaid::Endless) } else { Ok(Sentence { voice: self.voice, args, scope, depth }) }
    }

    fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// The first variant that fits, else the default.
    fn chosen<'v>(&self, selector: &Inline, variants: &'v Variants) -> Result<&'v Variant<&'static str>, Unsaid> {
        let chooser = self.chooser(selector)?;
        let fits = |variant: &&Variant<&str>| match (&*chooser, &variant.key) {
            (Arg::Number(number), VariantKey::NumberLiteral { value }) => value.parse() == Ok(*number),
            (Arg::Number(number), VariantKey::Identifier { name }) => *name == self.voice.plurals.form(*number),
            (Arg::Tenths(tenths), VariantKey::Identifier { name }) => {
                *name == self.voice.plurals.form_of_tenths(*tenths)
            }
            (Arg::Text(text), VariantKey::Identifier { name }) => name == text,
            (Arg::You, VariantKey::Identifier { name }) => *name == "you",
            _ => false,
        };
        let default = || variants.iter().find(|variant| variant.default);
        Ok(variants.iter().find(fits).or_else(default).expect("the parser refuses a choice without a default"))
    }

    /// What a variant is chosen by.
    fn chooser(&self, selector: &Inline) -> Result<Cow<'_, Arg>, Unsaid> {
        match selector {
            InlineExpression::VariableReference { id } => match (self.arg(id.name), self.scope) {
                (Some(arg), _) => Ok(Cow::Borrowed(arg)),
                (None, Scope::Term) => Ok(Cow::Owned(Arg::Text(String::new()))),
                (None, Scope::Message) => Err(Unsaid::Variable(id.name)),
            },
            InlineExpression::TermReference { id, attribute: Some(attribute), arguments } => {
                let pattern = self.voice.term(id.name, Some(attribute.name)).ok_or(Unsaid::Name(id.name))?;
                let mut text = String::new();
                self.inner(Scope::Term, &named(arguments.as_ref()))?.write(pattern, &mut text)?;
                Ok(Cow::Owned(Arg::Text(text)))
            }
            literal => Ok(Cow::Owned(literal_value(literal))),
        }
    }
}

/// What a term is given: `-coin(case: "genitive")`.
fn named(arguments: Option<&CallArguments<&'static str>>) -> Vec<(&'static str, Arg)> {
    let named = arguments.into_iter().flat_map(|arguments| &arguments.named);
    named.map(|argument| (argument.name.name, literal_value(&argument.value))).collect()
}

/// The value of a literal. The parser lets little else stand where this is asked, and that chooses nothing.
fn literal_value(inline: &Inline) -> Arg {
    match inline {
        InlineExpression::StringLiteral { value } => Arg::Text(unescape_unicode_to_string(value).into_owned()),
        InlineExpression::NumberLiteral { value } => value.parse().map_or_else(|_| Arg::from(*value), Arg::Number),
        _ => Arg::Text(String::new()),
    }
}
