//! Whether a text speaks to its reader where the reader is the one it is about.
use super::Fault;
use super::parts::Pattern;
use fluent_syntax::ast::{Expression, InlineExpression, PatternElement, Variant, VariantKey};

/// Players who may be the reader: who does something, and whose things are touched. A text that only ever speaks of
/// somebody else calls them `$rival`.
const PLAYERS: [&str; 2] = ["who", "owner"];

/// Where a text names a player who may be the reader, or names the reader even in `[you]`.
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

/// Only where it is somebody else may the player be named.
fn in_choice(variants: &[Variant<&str>], player: &str) -> Option<Fault> {
    let you = |variant: &&Variant<&str>| matches!(variant.key, VariantKey::Identifier { name: "you" });
    let Some(to_reader) = variants.iter().find(you) else { return Some(Fault::NotSpokenTo(player.to_owned())) };
    fault(&to_reader.value, player).map(|_| Fault::ReaderNamed(player.to_owned()))
}

fn is(inline: &InlineExpression<&str>, player: &str) -> bool {
    matches!(inline, InlineExpression::VariableReference { id } if id.name == player)
}
