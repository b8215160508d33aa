//! The plural forms each language needs.
use super::Fault;
use super::parts::Parts;
use crate::Language;
use fluent_syntax::ast::{Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::BTreeSet;
use unic_langid::LanguageIdentifier;

/// The categories that choices by number lack. A variant for one number (`[0]`) is extra and replaces none.
pub(super) fn faults(language: Language, parts: &Parts<'_, '_>) -> Vec<Fault> {
    let by_number = parts.choices.iter().filter(|variants| variants.iter().all(is_plural));
    let missing = by_number.flat_map(|variants| missing(language, variants));
    missing.collect::<BTreeSet<_>>().into_iter().map(Fault::NoPlural).collect()
}

/// The categories whole numbers fall into, as the rules of the language say.
///
/// What only fractions (`many` in Czech) or millions ("un million de pièces") need is left out, for no game reaches it.
fn needed(language: Language) -> BTreeSet<&'static str> {
    let locale = language.code().parse::<LanguageIdentifier>().ok();
    let rules = locale.and_then(|locale| PluralRules::create(locale, PluralRuleType::CARDINAL).ok());
    let of = |number: u32| rules.as_ref().map_or("other", |rules| rules.select(number).map_or("other", name));
    (0..200).map(of).collect()
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
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
