//! Levels 1 to 8 for people: weaker by shorter thinking, a blurred judgement and, where a game is about
//! remembering, a worse memory; never by silly moves.
use crate::{Budget, Rung, Skill};
use engine::Memory;

/// The levels, gentlest first. How far they are apart stands in `docs/strength.md`.
pub const LEVELS: [Skill; 8] = [
    rule(1, 1.1, Memory::Poor),
    rule(2, 0.6, Memory::Poor),
    rule(3, 0.25, Memory::Poor),
    rule(4, 0.0, Memory::Human),
    thinker(5, Rung::Search, 300, 0.01, Memory::Human),
    thinker(6, Rung::Search, 800, 0.005, Memory::Human),
    thinker(7, Rung::Search, 2_000, 0.0, Memory::Human),
    thinker(8, Rung::Search, 6_000, 0.0, Memory::Perfect),
];

/// What they are called.
pub const LEVEL_NAMES: &[&str] = &["level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8"];

/// The opponent of somebody who has not chosen one.
pub const USUAL_LEVEL: &str = LEVEL_NAMES[3];

/// The level of this number, counted from 1.
pub fn level(number: u8) -> Option<Skill> {
    LEVELS.into_iter().find(|skill| skill.level == Some(number))
}

/// Nobody above this level makes a blunder that can be seen at once.
pub const MAY_BLUNDER: u8 = 2;

const fn rule(level: u8, noise: f32, memory: Memory) -> Skill {
    Skill { memory, noise, guarded: level > MAY_BLUNDER, level: Some(level), ..Skill::of(Rung::Rule) }
}

const fn thinker(level: u8, rung: Rung, simulations: u32, noise: f32, memory: Memory) -> Skill {
    Skill { memory, noise, level: Some(level), budget: Budget::Simulations(simulations), ..Skill::of(rung) }
}
