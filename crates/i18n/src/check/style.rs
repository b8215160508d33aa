//! How a text is written.
use super::Fault;
use super::parts::{Parts, Pattern, words};
use super::table::{Entry, Kind};
use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};

/// Quotation marks and apostrophes as on a typewriter.
pub(super) const STRAIGHT: [char; 2] = ['"', '\''];

/// What is wrong with how a text is written, each fault once.
pub(super) fn faults(entry: &Entry<'_, '_>, parts: &Parts<'_, '_>) -> Vec<Fault> {
    let texts: Vec<_> = parts.patterns.iter().flat_map(|pattern| &pattern.elements).filter_map(words).collect();
    let mut faults = unsupported(entry, parts);
    if entry.patterns.iter().any(|pattern| has_blank(pattern)) || texts.iter().any(|text| text.contains(" \n")) {
        faults.push(Fault::Blank);
    }
    if texts.iter().any(|text| text.contains("...")) {
        faults.push(Fault::Dots);
    }
    if texts.iter().any(|text| text.contains(STRAIGHT)) {
        faults.push(Fault::Quote);
    }
    faults
}

/// The attributes of a term are its grammar and are allowed; nothing can ask for those of a message.
fn unsupported(entry: &Entry<'_, '_>, parts: &Parts<'_, '_>) -> Vec<Fault> {
    let attributes = match entry.kind {
        Kind::Message => entry.attributes,
        Kind::Term => &[],
    };
    let attributes = attributes.iter().map(|attribute| format!("the attribute .{}", attribute.id.name));
    let functions = parts.inlines.iter().filter_map(|inline| match inline {
        InlineExpression::FunctionReference { id, .. } => Some(format!("the function {}()", id.name)),
        _ => None,
    });
    attributes.chain(functions).map(Fault::Unsupported).collect()
}

/// Fluent itself trims both ends of a text, so a blank there was forced with `{" "}` or is a no-break space.
fn has_blank(pattern: &Pattern<'_>) -> bool {
    begins_blank(pattern) || ends_blank(pattern)
}

fn begins_blank(pattern: &Pattern<'_>) -> bool {
    pattern
        .elements
        .first()
        .is_some_and(|first| is_blank(first, &|text| text.starts_with(char::is_whitespace), &begins_blank))
}

fn ends_blank(pattern: &Pattern<'_>) -> bool {
    pattern.elements.last().is_some_and(|last| is_blank(last, &|text| text.ends_with(char::is_whitespace), &ends_blank))
}

/// A choice at the end of a text ends with a blank if one of its variants does.
fn is_blank(
    element: &PatternElement<&str>,
    text_is: &dyn Fn(&str) -> bool,
    variant_is: &dyn Fn(&Pattern<'_>) -> bool,
) -> bool {
    match element {
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| variant_is(&variant.value))
        }
        PatternElement::TextElement { .. } | PatternElement::Placeable { .. } => {
            words(element).is_some_and(|text| text_is(&text))
        }
    }
}
