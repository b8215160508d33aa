//! The plural forms each language needs.
use super::Fault;
use super::parts::Parts;
use crate::Language;
use fluent_syntax::ast::{Variant, VariantKey};
use std::collections::BTreeSet;

/// The categories that choices by number lack. A variant for one number (`[0]`) is extra and replaces none.
pub(super) fn faults(language: Language, parts: &Parts<'_, '_>) -> Vec<Fault> {
    let by_number = parts.choices.iter().filter(|variants| variants.iter().all(is_plural));
    let missing = by_number.flat_map(|variants| missing(language, variants));
    missing.collect::<BTreeSet<_>>().into_iter().map(Fault::NoPlural).collect()
}

/// The categories whole numbers fall into, below a million.
///
/// Left out are `many` in French and Spanish ("un million de pièces"), which no game here reaches, and the category of
/// fractions: `many` in Czech and Slovak, `other` in Polish and Russian.
fn needed(language: Language) -> &'static [&'static str] {
    match language {
        Language::German
        | Language::English
        | Language::French
        | Language::Dutch
        | Language::Spanish
        | Language::Hungarian => &["one", "other"],
        Language::Polish | Language::Russian => &["one", "few", "many"],
        Language::Czech | Language::Slovak | Language::Romanian => &["one", "few", "other"],
    }
}

fn missing(language: Language, variants: &[Variant<&str>]) -> Vec<&'static str> {
    needed(language).iter().copied().filter(|category| !variants.iter().any(|variant| has(variant, category))).collect()
}

fn has(variant: &Variant<&str>, category: &str) -> bool {
    matches!(variant.key, VariantKey::Identifier { name } if name == category)
}

fn is_plural(variant: &Variant<&str>) -> bool {
    match variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => ["zero", "one", "two", "few", "many", "other"].contains(&name),
    }
}
