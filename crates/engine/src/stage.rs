//! What a game draws its Scenes with, and what all games say alike.
use crate::scene::{CitedRule, Name, Term};
use crate::{Arg, Game, Line, Rule, Scene, Seat, Seats, Words};

/// What a game needs beside the view to draw a [`crate::Scene`].
pub struct Stage<'a, G: Game> {
    /// The viewer's language.
    pub words: &'a dyn Words,
    /// Who reads it; `None` for an onlooker.
    pub reader: Option<Seat>,
    /// What the players call themselves, by seat.
    pub names: &'a [String],
    /// All the viewer was told, first to last.
    pub news: &'a [G::Event],
    /// News from this one on is still on the viewer's screen.
    pub fresh: usize,
    /// What the viewer may do now.
    pub legal: &'a [G::Action],
    /// Does it show everything the viewer was ever shown, even what a player has to remember? Only after the match
    /// and in an exercise.
    pub recalls: bool,
    /// Why an action is refused.
    pub check: &'a dyn Fn(G::Action) -> Result<(), Rule>,
}

impl<G: Game> Stage<'_, G> {
    /// A picture of nothing yet but the game and what the moment is about.
    pub fn frame(&self, Now { lead, now, sub }: Now) -> Scene {
        let (game, title) = (const { &G::INFO }.id.into(), self.words.text("title", &[]));
        Scene { game, title, who: self.reader, lead, now, sub, fresh: self.fresh, ..Scene::default() }
    }
    /// The sentence that explains a rule.
    pub fn rule_text(&self, rule: Rule) -> Line {
        self.words.line(&rule.key(), &[])
    }
    /// A rule with the sentence that explains it.
    pub fn cite(&self, rule: Rule) -> CitedRule {
        CitedRule { rule: rule.to_string(), line: self.rule_text(rule) }
    }
    /// What the player in this seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
    /// This player in a sentence with pictures; the reader is addressed as "you".
    ///
    /// There is deliberately no way to put a seat into a sentence without asking whose it is.
    pub fn who(&self, seat: Seat) -> Arg {
        if self.reader == Some(seat) { Arg::You } else { Arg::Who(seat) }
    }
    /// This player in a sentence of plain text; the reader is addressed as "you".
    pub fn called(&self, seat: Seat) -> Arg {
        if self.reader == Some(seat) { Arg::You } else { Arg::Name(self.name(seat).into()) }
    }
    /// Those who have won, for a sentence of plain text: `who` is the reader or all of them, `names` those who won with
    /// the reader.
    pub fn winners(&self, seats: &[Seat]) -> [(&'static str, Arg); 2] {
        let named =
            |seats: &mut dyn Iterator<Item = &Seat>| seats.map(|&seat| self.name(seat)).collect::<Vec<_>>().join(", ");
        let others = named(&mut seats.iter().filter(|&&seat| self.reader != Some(seat)));
        let who = match self.reader.is_some_and(|reader| seats.contains(&reader)) {
            true => Arg::You,
            false => Arg::Name(named(&mut seats.iter())),
        };
        [("who", who), ("names", Arg::Name(others))]
    }
    /// The sentence with this key about the players being waited for, its `names`; empty if there are none.
    pub fn waiting_for(&self, key: &str, seats: Seats) -> String {
        let names: Vec<&str> = seats.map(|seat| self.name(seat)).collect();
        if names.is_empty() { String::new() } else { self.words.text(key, &[("names", names.join(", ").into())]) }
    }
    /// The signs with their glyphs, each explained by the sentence of a key.
    pub fn legend(&self, terms: &[(Name, &'static str, &str)]) -> Vec<Term> {
        let term = |&(sym, glyph, key): &(Name, &'static str, &str)| Term {
            sym: sym.into(),
            glyph: glyph.into(),
            more: self.words.line(key, &[]),
        };
        terms.iter().map(term).collect()
    }
}

/// What the moment is about, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Now {
    /// "Your turn."
    pub lead: String,
    /// "Keep it or throw it out?"
    pub now: String,
    /// In smaller type.
    pub sub: String,
}
