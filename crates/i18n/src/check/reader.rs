//! Does a text address its reader where it is about them?
use super::Fault;
use super::parts::Pattern;
use fluent_syntax::ast::{Expression, InlineExpression, PatternElement, Variant, VariantKey};

/// Players who may be the reader: the one who acts, and the one whose things are touched. A text that is only ever
/// about somebody else calls them `$rival`.
const PLAYERS: [&str; 2] = ["who", "owner"];

/// Each player who may be the reader and is named, or is named even in `[you]`.
pub(super) fn faults(patterns: &[&Pattern<'_>]) -> Vec<Fault> {
    PLAYERS.iter().filter_map(|player| patterns.iter().find_map(|pattern| fault(pattern, player))).collect()
}

fn fault(pattern: &Pattern<'_>, player: &str) -> Option<Fault> {
    pattern.elements.iter().find_map(|element| match element {
        PatternElement::TextElement { .. } => None,
        PatternElement::Placeable { expression } => in_expression(expression, player),
    })
}

fn in_expression(expression: &Expression<&str>, player: &str) -> Option<Fault> {
    match expression {
        Expression::Inline(inline) => is(inline, player).then(|| Fault::NotSpokenTo(player.to_owned())),
        Expression::Select { selector, variants } if is(selector, player) => in_choice(variants, player),
        Expression::Select { variants, .. } => variants.iter().find_map(|variant| fault(&variant.value, player)),
    }
}

/// The player may be named only in the variants for somebody else.
fn in_choice(variants: &[Variant<&str>], player: &str) -> Option<Fault> {
    let you = |variant: &&Variant<&str>| matches!(variant.key, VariantKey::Identifier { name: "you" });
    let Some(to_reader) = variants.iter().find(you) else { return Some(Fault::NotSpokenTo(player.to_owned())) };
    fault(&to_reader.value, player).map(|_| Fault::ReaderNamed(player.to_owned()))
}

fn is(inline: &InlineExpression<&str>, player: &str) -> bool {
    matches!(inline, InlineExpression::VariableReference { id } if id.name == player)
}
