//! The signs as characters, and what they mean.
use crate::{Card, CardKind, Clank};
use engine::scene::Term;
use engine::{Line, Stage};

/// All signs of the table.
pub(super) fn legend(stage: &Stage<'_, Clank>) -> Vec<Term> {
    let mut legend = stage.legend(&[
        ("skill", "◈", "term-skill"),
        ("sword", "†", "term-sword"),
        ("boot", "ƒ", "term-boot"),
        ("gold", "¢", "term-gold"),
        ("noise", "♪", "term-noise"),
        ("quiet", "ø", "term-quiet"),
        ("draw", "▯", "term-draw"),
        ("teleport", "»", "term-teleport"),
        ("heart", "♥", "term-heart"),
        ("damage", "♡", "term-damage"),
        ("dragon", "D", "term-dragon"),
        ("danger", "!", "term-danger"),
        ("point", "★", "term-point"),
        ("feet", "ƒƒ", "term-feet"),
        ("fang", "v", "term-fang"),
        ("lock", "#", "term-lock"),
        ("crystal", "*", "term-crystal"),
        ("market", "¤", "term-market"),
        ("fountain", "+", "term-fountain"),
        ("minor", "?", "term-minor"),
        ("major", "‽", "term-major"),
        ("idol", "i", "term-idol"),
        ("artifact", "Ω", "term-artifact"),
        ("key", "κ", "term-key"),
        ("backpack", "ß", "term-backpack"),
        ("crown", "♛", "term-crown"),
        ("potion", "ð", "term-potion"),
        ("swiftness", "ð", "secret-potion-of-swiftness"),
        ("strength", "ð", "secret-potion-of-strength"),
        ("spring", "○", "secret-magic-spring"),
        ("keepsake", "◦", "term-keepsake"),
        ("mastery", "☼", "term-mastery"),
        ("cube", "▪", "term-cube"),
        ("hand", "≡", "term-hand"),
        ("deck", "▒", "term-deck"),
        ("discard", "∷", "term-discard"),
        ("flag", "⚑", "term-flag"),
        ("skull", "☠", "term-skull"),
        ("action", "·", "term-action"),
        ("companion", "☺", "term-companion"),
        ("gem", "◊", "term-gem"),
        ("device", "⌂", "term-device"),
        ("monster", "w", "term-monster"),
    ]);
    // A card's picture is explained by its words; as a character it is the sign of its kind.
    legend.extend(Card::all().map(|card| Term {
        sym: card.row().words.into(),
        glyph: glyph(card).into(),
        more: Line::default(),
    }));
    legend
}

fn glyph(card: Card) -> &'static str {
    match card.row().kind {
        CardKind::Action => "·",
        CardKind::Companion => "☺",
        CardKind::Gem => "◊",
        CardKind::Device => "⌂",
        CardKind::Monster => "w",
    }
}
