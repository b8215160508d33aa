//! The tree of a text, flattened.
use fluent_syntax::ast::{self, CallArguments, Expression, InlineExpression, PatternElement, Variant};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::borrow::Cow;
use std::collections::BTreeSet;

pub(super) type Pattern<'s> = ast::Pattern<&'s str>;

/// Everything inside some patterns, at whatever depth.
#[derive(Default)]
pub(super) struct Parts<'t, 's> {
    /// The patterns themselves and those of all variants.
    pub(super) patterns: Vec<&'t Pattern<'s>>,
    /// The variants of each choice.
    pub(super) choices: Vec<&'t [Variant<&'s str>]>,
    /// Everything else in braces.
    pub(super) inlines: Vec<&'t InlineExpression<&'s str>>,
}

impl<'t, 's> Parts<'t, 's> {
    pub(super) fn of(patterns: &[&'t Pattern<'s>]) -> Parts<'t, 's> {
        let mut parts = Parts::default();
        patterns.iter().for_each(|pattern| parts.add_pattern(pattern));
        parts
    }

    pub(super) fn variables(&self) -> BTreeSet<&'s str> {
        let variable = |inline: &&InlineExpression<&'s str>| match inline {
            InlineExpression::VariableReference { id } => Some(id.name),
            _ => None,
        };
        self.inlines.iter().filter_map(variable).collect()
    }

    fn add_pattern(&mut self, pattern: &'t Pattern<'s>) {
        self.patterns.push(pattern);
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &'t Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                self.choices.push(variants);
                variants.iter().for_each(|variant| self.add_pattern(&variant.value));
            }
        }
    }

    fn add_inline(&mut self, inline: &'t InlineExpression<&'s str>) {
        self.inlines.push(inline);
        match inline {
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.add_arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::VariableReference { .. } => {}
        }
    }

    fn add_arguments(&mut self, arguments: &'t CallArguments<&'s str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        arguments.positional.iter().chain(named).for_each(|inline| self.add_inline(inline));
    }
}

/// The words of a pattern itself, without those of its variants; a blank for what will be filled in.
pub(super) fn own_words(pattern: &Pattern<'_>) -> String {
    pattern.elements.iter().map(|element| words(element).unwrap_or(Cow::Borrowed(" "))).collect()
}

/// Stands for something that will be filled in: not a letter, a blank or a mark.
const FILLED: char = '\u{fffc}';

/// A pattern character by character, without its variants; one character for everything in braces.
pub(super) fn spelled(pattern: &Pattern<'_>) -> String {
    let mut spelled = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => spelled.push_str(value),
            PatternElement::Placeable { .. } => spelled.push(FILLED),
        }
    }
    spelled
}

/// The words of an element that always says the same thing: a text, or a text in quotation marks and braces.
pub(super) fn words<'s>(element: &PatternElement<&'s str>) -> Option<Cow<'s, str>> {
    match element {
        PatternElement::TextElement { value } => Some(Cow::Borrowed(value)),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(unescape_unicode_to_string(value))
        }
        PatternElement::Placeable { .. } => None,
    }
}
