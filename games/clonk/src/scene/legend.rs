//! The signs in letters, and what they mean. Every colour has a shape of its own, so that nobody needs to tell colours
//! apart.
use crate::*;
use engine::scene::{Name, Term};

/// The cut of the stone; its name is also the tone of everything in this colour.
pub(super) fn cut(colour: Colour) -> (Name, Name) {
    match colour {
        Colour::Green => ("cut-green", "green"),
        Colour::White => ("cut-white", "white"),
        Colour::Red => ("cut-red", "red"),
        Colour::Pink => ("cut-pink", "pink"),
        Colour::Yellow => ("cut-yellow", "yellow"),
        Colour::Blue => ("cut-blue", "blue"),
    }
}

/// The picture of a treasure.
pub(super) fn picture(treasure: Treasure) -> Name {
    match treasure {
        Treasure::Necklace => "necklace",
        Treasure::Crown => "crown",
        Treasure::Statue => "statue",
        Treasure::Hammer => "hammer",
        Treasure::Sword => "sword",
        Treasure::Sixth => "sixth",
    }
}

/// All signs of the table.
pub(super) fn legend(stage: &Stage<'_, Clonk>) -> Vec<Term> {
    stage.legend(&[
        ("cut-green", "△", "term-green"),
        ("cut-white", "◇", "term-white"),
        ("cut-red", "▽", "term-red"),
        ("cut-pink", "○", "term-pink"),
        ("cut-yellow", "☆", "term-yellow"),
        ("cut-blue", "□", "term-blue"),
        ("necklace", "∞", "term-necklace"),
        ("crown", "♛", "term-crown"),
        ("statue", "♟", "term-statue"),
        ("hammer", "T", "term-hammer"),
        ("sword", "†", "term-sword"),
        ("sixth", SIXTH.glyph, "term-sixth"),
        ("coin", "¢", "term-coin"),
        ("eye", "◉", "term-eye"),
        ("snore", "Zz", "term-snore"),
        ("kablooey", "✸", "term-kablooey"),
        ("pile", "▒", "term-pile"),
        ("hidden-task", "?", "term-hidden-task"),
        ("mine-cart", "⊔", "term-mine-cart"),
        ("hand", "≡", "term-hand"),
        ("dwarf", "♙", "term-dwarf"),
        ("give", "→", "term-give"),
    ])
}
