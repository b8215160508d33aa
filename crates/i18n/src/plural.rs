//! Which plural form a number takes.
use crate::Language;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The plural forms of one language.
pub(crate) struct Plurals {
    language: Language,
    rules: Option<PluralRules>,
}

impl Plurals {
    pub(crate) fn of(language: Language) -> Plurals {
        let locale = language.code().parse::<LanguageIdentifier>().ok();
        let rules = locale.and_then(|locale| PluralRules::create(locale, PluralRuleType::CARDINAL).ok());
        Plurals { language, rules }
    }

    /// The name of the form as translators write it: `one`, `few`, `many`, `other`. A sign changes nothing.
    pub(crate) fn form(&self, number: i64) -> &'static str {
        let count = number.unsigned_abs();
        if self.language.code() == "ro" && is_romanian_few(count) {
            return "few";
        }
        let form = self.rules.as_ref().and_then(|rules| rules.select(count).ok());
        form.map_or("other", name)
    }
    /// The form of a number of tenths as it is printed: without a fraction where it is whole.
    pub(crate) fn form_of_tenths(&self, tenths: i64) -> &'static str {
        if tenths % 10 == 0 {
            return self.form(tenths / 10);
        }
        let printed = format!("{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let form = self.rules.as_ref().and_then(|rules| rules.select(&*printed).ok());
        form.map_or("other", name)
    }
}

/// The library's rules (CLDR 37) are too old: 101 is treated like 2 to 19, "101 puncte" but "120 de puncte".
fn is_romanian_few(count: u64) -> bool {
    count != 1 && (1..=19).contains(&(count % 100))
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
