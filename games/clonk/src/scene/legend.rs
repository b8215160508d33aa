//! The signs as characters, and what they mean. Every colour has a shape of its own, so that nobody needs to tell
//! colours apart.
use crate::Clonk;
use crate::components::{Colour, SIXTH, Treasure};
use engine::Stage;
use engine::scene::{Name, Term};

/// How a colour looks: the sign of its stone, and the tone of everything in this colour.
pub(super) struct Cut {
    pub(super) sign: Name,
    pub(super) tone: Name,
}

pub(super) fn cut(colour: Colour) -> Cut {
    match colour {
        Colour::Green => Cut { sign: "cut-green", tone: "green" },
        Colour::White => Cut { sign: "cut-white", tone: "white" },
        Colour::Red => Cut { sign: "cut-red", tone: "red" },
        Colour::Pink => Cut { sign: "cut-pink", tone: "pink" },
        Colour::Yellow => Cut { sign: "cut-yellow", tone: "yellow" },
        Colour::Blue => Cut { sign: "cut-blue", tone: "blue" },
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
