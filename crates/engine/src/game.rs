//! What a game is.
use crate::{
    Audience, BySeat, Fate, Lot, Misread, OptionSpec, Pile, Scene, Seat, Seats, Setup, Stage, Teaching, Viewer,
};
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, RangeInclusive};
use std::str::FromStr;

/// What the table waits for. Several seats may owe a decision at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Each of these seats owes a decision; any of them may act first.
    Decide(Seats),
    /// Chance draws a lot from [`Game::pile`].
    Chance,
    /// The match has ended.
    Over,
}

/// The id of a numbered rule in the game's `RULES.md`, such as `GN-3.9`. Every refusal cites one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

impl Rule {
    /// The key of the sentence that explains this rule to a player: `rule-gn-3-9`.
    pub fn key(self) -> String {
        Rule::key_of(self.0)
    }
    /// The same for an id in a text.
    ///
    /// ```
    /// assert_eq!(engine::Rule::key_of("GN-3.9"), "rule-gn-3-9");
    /// ```
    pub fn key_of(id: &str) -> String {
        format!("rule-{}", id.to_lowercase().replace('.', "-"))
    }
}

impl Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The facts about a game that everybody may know before it starts.
#[derive(Debug)]
pub struct Info {
    /// One lower-case word: the folder, the command line, the records.
    pub id: &'static str,
    /// How many people can play.
    pub players: RangeInclusive<u8>,
    /// Goes up when a recorded match would play differently.
    pub version: u16,
    /// What a table may agree on before it starts.
    pub options: &'static [OptionSpec],
    /// The game's words: a language and its Fluent file, for each language there is.
    pub texts: &'static [(&'static str, &'static str)],
    /// The rules on one page, in Markdown: a language and its page, for each language there is.
    pub learn: &'static [(&'static str, &'static str)],
    /// Matches worth looking at again: a name and the text of a record, for each there is.
    pub examples: &'static [(&'static str, &'static str)],
    /// The rulebook for players, in Markdown, under the numbers that refusals cite: a language and its book, for each
    /// language there is.
    pub rules: &'static [(&'static str, &'static str)],
    /// What the coach says, and lessons.
    pub teaching: Teaching,
    /// May a turn be tried out and taken back until chance plays ([`crate::Draft`])? Only if no action tells the acting
    /// seat anything it could not foresee while it alone goes on deciding; the suite proves it.
    pub drafts: bool,
}

/// A game is a pure value machine: state in, one decision in, facts out.
///
/// The rules live in `turn`, `legal`, `check`, `act` and `draw`; the secrets in `audience`, `view`, `hear` and `guess`;
/// the words for people and programs in the rest. `crates/testkit` proves of every registered game that they agree.
pub trait Game: Sized + Send + Sync + 'static {
    /// Who can play what.
    const INFO: Info;
    /// The names of the piles chance draws from, as notation writes them.
    const PILES: &'static [&'static str];
    /// All there is to know. Canonical: positions that play the same are equal.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// A decision, in the imperative. Its text form is the only wire form.
    type Action: Copy + Eq + Debug + Display + FromStr + Send + Sync;
    /// A fact, in the past tense.
    type Event: Copy + Eq + Debug + Display + Send + Sync;
    /// All that one viewer has been shown, remembered perfectly.
    type View: Copy + Eq + Debug + Send + Sync;

    /// May a table be set up like this? [`Setup`] has already checked players and options one by one; unless the game
    /// says otherwise, all that is left to check is that nobody is named who does not play.
    fn playable(setup: &Setup) -> Result<(), Rule> {
        setup.seats_at_the_table()
    }
    /// Before the deal; dealing is chance.
    fn new(setup: &Setup) -> Self::State;
    /// What the table waits for.
    fn turn(state: &Self::State) -> Turn;
    /// Which of these seats decides first, where some order is needed (one keyboard, a record).
    fn asked_first(_state: &Self::State, owing: Seats) -> Option<Seat> {
        owing.first()
    }

    /// Every action `seat` may take; only asked of seats that owe a decision.
    fn legal(state: &Self::State, seat: Seat, menu: &mut impl Menu<Self::Action>);
    /// The same as a list, where speed does not matter.
    fn menu(state: &Self::State, seat: Seat) -> Vec<Self::Action> {
        let mut menu = vec![];
        Self::legal(state, seat, &mut menu);
        menu
    }
    /// The same rules asked about one action, in constant time, with the reason.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Rule>;
    /// What chance draws from now; only asked at [`Turn::Chance`].
    fn pile(state: &Self::State) -> Pile<'_>;

    /// Carries out an action whose legality has been proved.
    fn act(play: &mut impl Play<Self>, seat: Seat, action: Self::Action);
    /// Carries on with what chance has drawn.
    fn draw(play: &mut impl Play<Self>, lot: Lot);
    /// The only code that writes to a state.
    fn apply(state: &mut Self::State, event: Self::Event);

    /// Who sees this event. An event is seen whole or not at all.
    fn audience(event: Self::Event) -> Audience;
    /// Does this event tell anybody what was hidden from them before? A step that does can never be taken back. Games
    /// without drafts need not say.
    fn reveals(_event: Self::Event) -> bool {
        true
    }
    /// What this viewer has been shown so far.
    fn view(state: &Self::State, who: Viewer) -> Self::View;
    /// Keeps a view up to date with an event its viewer was shown.
    fn hear(view: &mut Self::View, event: Self::Event);
    /// A world that fits the view, all fitting worlds being equally likely as far as counting can tell.
    fn guess(view: &Self::View, fate: &mut impl Fate) -> Self::State;

    /// Who plays.
    fn players(state: &Self::State) -> Seats;
    /// Points now. `None` for a seat that scores nothing at all, which is less than zero points.
    fn scores(state: &Self::State) -> BySeat<Option<i16>>;
    /// Who has won, after tie-breaks; possibly nobody.
    fn winners(state: &Self::State) -> Seats;
    /// A cheap number for "the same position" in a search. Equal states have equal keys.
    fn key(state: &Self::State) -> u64 {
        let mut hasher = Folding(0);
        state.hash(&mut hasher);
        hasher.finish()
    }
    /// The move a person makes without thinking, if there is one now. It is recorded like any other.
    fn routine(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The kinds of decisions there are, in the order in which a screen lists them.
    fn kinds() -> Vec<&'static str> {
        vec![]
    }
    /// The kind of a decision: the group of offers it belongs to.
    fn kind(_view: &Self::View, _action: Self::Action) -> &'static str {
        ""
    }
    /// Does this latest news of a viewer show something that stays on the screen until they put it away?
    fn holds_up(_news: &[Self::Event]) -> bool {
        false
    }

    /// The kind of lot as notation writes it, without the pile's name.
    fn lot(pile: u8, lot: Lot) -> String;
    /// Every action that can be written down, for the suite.
    fn all_actions() -> Vec<Self::Action>;
    /// The whole state as lines `key: value`.
    fn write_position(state: &Self::State) -> String;
    /// Reads what [`Game::write_position`] writes; no piece may be named more often than there is.
    fn read_position(text: &str) -> Result<Self::State, Misread>;
    /// The view in the form of a position, with `?` for what the viewer does not know.
    fn write_view(view: &Self::View) -> String;
    /// Is every piece somewhere, and only once? Answers with what is wrong.
    fn audit(state: &Self::State) -> Result<(), String>;
    /// What a person's screen shows now. Unlike the view it may forget.
    fn scene(view: &Self::View, stage: &Stage<'_, Self>) -> Scene;
}

/// Reads as the state; [`Play::emit`] is the only way to change it.
pub trait Play<G: Game>: Deref<Target = G::State> {
    /// A fact: the state changes by it, and those at the table may hear of it.
    fn emit(&mut self, event: G::Event);
}

/// Play that nobody watches: search and playouts.
pub struct Unseen<'a, G: Game>(pub &'a mut G::State);

impl<G: Game> Deref for Unseen<'_, G> {
    type Target = G::State;
    #[inline(always)]
    fn deref(&self) -> &G::State {
        self.0
    }
}

impl<G: Game> Play<G> for Unseen<'_, G> {
    #[inline(always)]
    fn emit(&mut self, event: G::Event) {
        G::apply(self.0, event);
    }
}

/// Play that is written down: tables, tests, replays.
pub struct Told<'a, G: Game> {
    /// The state that changes.
    pub state: &'a mut G::State,
    /// Every event is put at the end.
    pub events: &'a mut Vec<G::Event>,
}

impl<G: Game> Deref for Told<'_, G> {
    type Target = G::State;
    #[inline(always)]
    fn deref(&self) -> &G::State {
        self.state
    }
}

impl<G: Game> Play<G> for Told<'_, G> {
    #[inline(always)]
    fn emit(&mut self, event: G::Event) {
        G::apply(self.state, event);
        self.events.push(event);
    }
}

/// One step of a match, if it is not over: chance draws a lot, or `decide` says who does what. Answers whether there was
/// one.
pub fn step<G: Game, P: Play<G>, F: Fate>(
    play: &mut P,
    fate: &mut F,
    decide: impl FnOnce(&P, Seats, &mut F) -> (Seat, G::Action),
) -> bool {
    match G::turn(play) {
        Turn::Over => return false,
        Turn::Chance => {
            let lot = fate.pick(G::pile(play));
            G::draw(play, lot);
        }
        Turn::Decide(seats) => {
            let (seat, action) = decide(play, seats, fate);
            G::act(play, seat, action);
        }
    }
    true
}

/// Tells every seat the events it may hear: `news` has a list for each.
pub fn tell<G: Game>(events: &[G::Event], news: &mut [Vec<G::Event>]) {
    for (seat, heard) in news.iter_mut().enumerate() {
        let who = Viewer::Seat(Seat(seat as u8));
        heard.extend(events.iter().copied().filter(|&event| G::audience(event).has(who)));
    }
}

/// Where [`Game::legal`] puts what it finds.
pub trait Menu<A: Copy> {
    /// Wipes it before the next question; a game only offers.
    fn clear(&mut self);
    /// One legal action.
    fn offer(&mut self, action: A);
    /// An action if it is legal. Menus write it in any case and then keep it or not: where the processor cannot predict
    /// what is legal, that is faster than asking first.
    #[inline(always)]
    fn offer_if(&mut self, legal: bool, action: A) {
        if legal {
            self.offer(action);
        }
    }
    /// Several at once.
    #[inline(always)]
    fn offer_all(&mut self, actions: &[A]) {
        for &action in actions {
            self.offer(action);
        }
    }
}

impl<A: Copy> Menu<A> for Vec<A> {
    #[inline(always)]
    fn clear(&mut self) {
        Vec::clear(self);
    }
    #[inline(always)]
    fn offer(&mut self, action: A) {
        self.push(action);
    }
    #[inline(always)]
    fn offer_if(&mut self, legal: bool, action: A) {
        let kept = self.len() + usize::from(legal);
        self.push(action);
        self.truncate(kept);
    }
    #[inline(always)]
    fn offer_all(&mut self, actions: &[A]) {
        self.extend_from_slice(actions);
    }
}

/// A menu of fixed capacity, without heap: a little faster than a `Vec` in playouts.
pub struct Slate<A, const N: usize> {
    items: [A; N],
    len: usize,
}

impl<A: Copy, const N: usize> Slate<A, N> {
    /// An empty slate; the filler is never seen.
    pub fn new(filler: A) -> Self {
        Slate { items: [filler; N], len: 0 }
    }
}

impl<A, const N: usize> Deref for Slate<A, N> {
    type Target = [A];
    #[inline(always)]
    fn deref(&self) -> &[A] {
        &self.items[..self.len]
    }
}

impl<A: Copy, const N: usize> Menu<A> for Slate<A, N> {
    #[inline(always)]
    fn clear(&mut self) {
        self.len = 0;
    }
    #[inline(always)]
    fn offer(&mut self, action: A) {
        self.items[self.len] = action;
        self.len += 1;
    }
    #[inline(always)]
    fn offer_if(&mut self, legal: bool, action: A) {
        self.items[self.len] = action;
        self.len += usize::from(legal);
    }
    #[inline(always)]
    fn offer_all(&mut self, actions: &[A]) {
        self.items[self.len..self.len + actions.len()].copy_from_slice(actions);
        self.len += actions.len();
    }
}

/// A simple hash that folds words together: far cheaper than the standard one. For a search and for our own texts, which
/// have no attackers.
#[derive(Default)]
pub struct Folding(u64);

impl Hasher for Folding {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word)));
        // Byte by byte: copying a few of them into a word is a call.
        if !rest.is_empty() {
            self.write_u64(rest.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }
    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
