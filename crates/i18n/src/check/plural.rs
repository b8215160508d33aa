//! The plural forms each language needs.
use super::Fault;
use super::parts::Parts;
use crate::Language;
use crate::plural::Plurals;
use fluent_syntax::ast::{Variant, VariantKey};
use std::collections::BTreeSet;

/// The categories that choices by number lack. A variant for a single number (`[0]`) is extra and replaces none.
pub(super) fn faults(language: Language, parts: &Parts<'_, '_>) -> Vec<Fault> {
    let by_number = parts.choices.iter().filter(|variants| variants.iter().all(is_plural));
    let missing = by_number.flat_map(|variants| missing(language, variants));
    missing.collect::<BTreeSet<_>>().into_iter().map(Fault::NoPlural).collect()
}

/// The categories of whole numbers, according to the rules of the language.
///
/// What only fractions (`many` in Czech) or millions ("un million de pièces") need is left out: no game reaches it.
fn needed(language: Language) -> BTreeSet<&'static str> {
    let plurals = Plurals::of(language);
    (0..200).map(|number| plurals.form(number)).collect()
}

fn missing(language: Language, variants: &[Variant<&str>]) -> Vec<&'static str> {
    needed(language).into_iter().filter(|category| !variants.iter().any(|variant| has(variant, category))).collect()
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
