//! What a table agrees on before it starts. Pure: the screen is in `menu_screen`.
use engine::{Info, MOST_SEATS, OptionSpec, PlayerName, Seat, Words};
use ratatui::crossterm::event::KeyCode;

/// What the menu offers.
pub struct Lobby<'a> {
    /// The games there are; at least one.
    pub games: &'a [&'static Info],
    /// The bots there are, gentlest first, by the names a [`MatchPlan`] uses; a person reads the number of the level.
    pub bots: &'a [&'a str],
    /// The code and the own name of each language, in the order to list them; a game offers those it has texts in.
    pub languages: &'a [(&'a str, &'a str)],
    /// The words of a game, by its id, in a language, by its code. The key `title` is the game's name.
    pub speech: &'a dyn Fn(&str, &str) -> Box<dyn Words>,
    /// Why a match cannot be set up like this, in one sentence.
    pub refuse: &'a dyn Fn(&MatchPlan) -> Option<String>,
}

/// What was chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchPlan {
    /// The game's id.
    pub game: String,
    /// Each chair's name, and the bot that sits there unless it is a person.
    pub chairs: Vec<(String, Option<String>)>,
    /// The code of the language. A menu that starts with it takes it for a wish: see [`menu`](crate::menu()).
    pub language: String,
    /// The name and value of every option of the game.
    pub options: Vec<(String, String)>,
}

/// What a seat is called whose player gives no name: the animal of its emblem.
pub fn default_name(words: &dyn Words, seat: Seat) -> String {
    let animals = ["tui-fox", "tui-owl", "tui-hare", "tui-stag"];
    animals.get(seat.index()).map_or_else(|| seat.to_string(), |key| words.text(key, &[]))
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Game,
    Players,
    Chair(usize),
    Option(usize),
    Language,
    Start,
    Quit,
}

/// What a key led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Stay,
    Start(MatchPlan),
    Quit,
}

const LONGEST_NAME: usize = 20;

/// The language every game speaks.
const ENGLISH: (&str, &str) = ("en", "English");

/// The menu while somebody chooses.
pub(crate) struct Choosing<'a> {
    menu: &'a Lobby<'a>,
    pub(crate) words: Box<dyn Words>,
    game: usize,
    /// The code of the language wished for; it is kept while the game does not speak it, for the next one may.
    wish: &'a str,
    pub(crate) players: u8,
    /// One for every seat there can be, so that fewer players and more again lose no name.
    pub(crate) chairs: Vec<(String, Option<usize>)>,
    chosen: Vec<usize>,
    pub(crate) cursor: usize,
    /// Why the match cannot start like this.
    pub(crate) message: Option<String>,
}

impl<'a> Choosing<'a> {
    /// The menu with `start` filled in, as far as it fits.
    pub(crate) fn new(menu: &'a Lobby<'a>, start: &MatchPlan) -> Choosing<'a> {
        let wish = menu.languages.iter().map(|(code, _)| *code).find(|code| *code == start.language);
        let wish = wish.unwrap_or(ENGLISH.0);
        let game = menu.games.iter().position(|info| info.id == start.game).unwrap_or(0);
        let bot = |name: &Option<String>| name.as_ref().and_then(|name| menu.bots.iter().position(|bot| bot == name));
        let words = speech(menu, game, wish);
        // A name that nobody wrote is left open, to follow the language.
        let written = |at, name: &String| Some(name.clone()).filter(|name| *name != default_name(&*words, Seat(at)));
        let chairs = (0..).zip(&start.chairs).map(|(at, (name, by))| (written(at, name).unwrap_or_default(), bot(by)));
        let mut chairs: Vec<_> = chairs.collect();
        let a_bot = (!menu.bots.is_empty()).then_some(0);
        for seat in chairs.len()..usize::from(MOST_SEATS) {
            chairs.push((String::new(), a_bot.filter(|_| seat > 0)));
        }
        let players = start.chairs.len() as u8;
        let (chosen, cursor, message) = (vec![], 0, None);
        let mut choosing = Choosing { menu, words, game, wish, players, chairs, chosen, cursor, message };
        choosing.fit_game();
        choosing.chosen = choosing.specs().iter().map(|spec| start_value(spec, start)).collect();
        choosing
    }
    /// The lines there are now.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Start, Row::Game, Row::Players];
        rows.extend((0..usize::from(self.players)).map(Row::Chair));
        rows.extend((0..self.specs().len()).map(Row::Option));
        rows.extend([Row::Language, Row::Quit]);
        rows
    }
    /// The line under the cursor.
    pub(crate) fn row(&self) -> Row {
        self.rows().get(self.cursor).copied().unwrap_or(Row::Start)
    }
    /// A key was pressed.
    pub(crate) fn hear(&mut self, key: KeyCode) -> Outcome {
        self.message = None;
        match (key, self.row()) {
            (KeyCode::Esc, _) | (KeyCode::Enter, Row::Quit) => return Outcome::Quit,
            (KeyCode::Enter, _) => return self.start(),
            (KeyCode::Up | KeyCode::BackTab, _) => self.cursor = self.cursor.saturating_sub(1),
            (KeyCode::Down | KeyCode::Tab, _) => self.cursor = (self.cursor + 1).min(self.rows().len() - 1),
            (KeyCode::Left, row) => self.change(row, -1),
            (KeyCode::Right, row) => self.change(row, 1),
            (KeyCode::Backspace, Row::Chair(at)) => drop(self.chairs[at].0.pop()),
            (KeyCode::Char(letter), Row::Chair(at)) => self.write(at, letter),
            (KeyCode::Char('q' | 'Q'), _) => return Outcome::Quit,
            _ => {}
        }
        Outcome::Stay
    }
    fn start(&mut self) -> Outcome {
        let plan = self.plan();
        self.message = (self.menu.refuse)(&plan);
        if self.message.is_none() { Outcome::Start(plan) } else { Outcome::Stay }
    }
    /// What is chosen now.
    pub(crate) fn plan(&self) -> MatchPlan {
        let chair = |at: usize| {
            let bot = self.chairs[at].1.and_then(|bot| self.menu.bots.get(bot));
            (self.name(at), bot.map(|bot| (*bot).to_owned()))
        };
        let option = |(spec, &at): (&OptionSpec, &usize)| (spec.name.to_owned(), spec.values[at].to_owned());
        MatchPlan {
            game: self.info().map_or(String::new(), |info| info.id.to_owned()),
            chairs: (0..usize::from(self.players)).map(chair).collect(),
            language: self.language().0.to_owned(),
            options: self.specs().iter().zip(&self.chosen).map(option).collect(),
        }
    }
    /// The name and the value of a line, in words.
    pub(crate) fn said(&self, row: Row) -> (String, String) {
        let words = self.words.as_ref();
        match row {
            Row::Game => (words.text("tui-menu-game", &[]), words.text("title", &[])),
            Row::Players => (words.text("tui-menu-players", &[]), self.players.to_string()),
            Row::Chair(at) => (self.name(at), self.chair_words(at)),
            Row::Option(at) => self.option_words(at),
            Row::Language => (words.text("tui-menu-language", &[]), self.language().1.to_owned()),
            Row::Start => (words.text("tui-menu-start", &[]), String::new()),
            Row::Quit => (words.text("tui-menu-quit", &[]), String::new()),
        }
    }

    fn info(&self) -> Option<&'static Info> {
        self.menu.games.get(self.game).copied()
    }
    fn specs(&self) -> &'static [OptionSpec] {
        self.info().map_or(&[], |info| info.options)
    }
    fn language(&self) -> (&'a str, &'a str) {
        language(self.menu, self.game, self.wish)
    }
    fn change(&mut self, row: Row, by: isize) {
        match row {
            Row::Game => {
                self.game = turned(self.game, by, self.menu.games.len());
                self.words = speech(self.menu, self.game, self.wish);
                self.fit_game();
            }
            Row::Players => {
                self.players = self.players.saturating_add_signed(by as i8);
                self.fit_players();
            }
            Row::Chair(at) => {
                let kinds = self.menu.bots.len() + 1;
                let now = self.chairs[at].1.map_or(0, |bot| bot + 1);
                self.chairs[at].1 = turned(now, by, kinds).checked_sub(1);
            }
            Row::Option(at) => self.chosen[at] = turned(self.chosen[at], by, self.specs()[at].values.len()),
            Row::Language => self.turn_language(by),
            Row::Start | Row::Quit => {}
        }
    }
    fn turn_language(&mut self, by: isize) {
        let offered = languages(self.menu, self.game);
        let now = offered.iter().position(|offer| *offer == self.language()).unwrap_or(0);
        self.wish = offered.get(turned(now, by, offered.len())).map_or(ENGLISH.0, |(code, _)| code);
        self.words = speech(self.menu, self.game, self.wish);
    }
    fn fit_game(&mut self) {
        self.chosen = vec![0; self.specs().len()];
        self.fit_players();
    }
    fn fit_players(&mut self) {
        let (least, most) = self.info().map_or((1, MOST_SEATS), |info| (*info.players.start(), *info.players.end()));
        self.players = self.players.clamp(least, most.max(least)).min(MOST_SEATS);
    }
    fn write(&mut self, at: usize, letter: char) {
        let fits = self.chairs[at].0.chars().count() < LONGEST_NAME;
        if fits && PlayerName::may_hold(letter) {
            self.chairs[at].0.push(letter);
        }
    }
    /// What was written, or the number in words.
    fn name(&self, at: usize) -> String {
        let nameless = || default_name(&*self.words, Seat(at as u8));
        Some(PlayerName::clean(&self.chairs[at].0).into())
            .filter(|name: &String| !name.is_empty())
            .unwrap_or_else(nameless)
    }
    fn chair_words(&self, at: usize) -> String {
        match self.chairs[at].1 {
            None => self.words.text("tui-menu-person", &[]),
            Some(bot) => self.words.text("tui-menu-bot", &[("level", (bot as i64 + 1).into())]),
        }
    }
    fn option_words(&self, at: usize) -> (String, String) {
        let spec = &self.specs()[at];
        let (key, value) = (spec.name.replace('_', "-"), spec.values[self.chosen[at]]);
        let value_key = format!("option-{key}-{}", value.to_lowercase().replace('_', "-"));
        (self.words_or(&format!("option-{key}"), spec.name), self.words_or(&value_key, value))
    }
    /// The words of a key, or the raw name where a language lacks them.
    fn words_or(&self, key: &str, raw: &str) -> String {
        Some(self.words.text(key, &[])).filter(|text| !text.contains('⟦')).unwrap_or_else(|| raw.to_owned())
    }
}

/// The languages of a game.
fn languages<'a>(menu: &Lobby<'a>, game: usize) -> Vec<(&'a str, &'a str)> {
    let texts = menu.games.get(game).map_or(&[][..], |info| info.texts);
    let speaks = |code: &str| texts.iter().any(|(known, _)| *known == code);
    menu.languages.iter().copied().filter(|(code, _)| speaks(code)).collect()
}

/// The language to play a game in: the one wished for if the game speaks it, else English and not a mix of both.
fn language<'a>(menu: &Lobby<'a>, game: usize, wish: &str) -> (&'a str, &'a str) {
    languages(menu, game).into_iter().find(|(code, _)| *code == wish).unwrap_or(ENGLISH)
}

/// The words of this game in the language to play it in.
fn speech(menu: &Lobby<'_>, game: usize, wish: &str) -> Box<dyn Words> {
    let id = menu.games.get(game).map_or("", |info| info.id);
    (menu.speech)(id, language(menu, game, wish).0)
}

fn start_value(spec: &OptionSpec, start: &MatchPlan) -> usize {
    let wanted = start.options.iter().find(|(name, _)| name == spec.name);
    wanted.and_then(|(_, value)| spec.values.iter().position(|known| known == value)).unwrap_or(0)
}

/// The next or the one before, going round.
fn turned(now: usize, by: isize, count: usize) -> usize {
    let count = count.max(1) as isize;
    (now as isize + by).rem_euclid(count) as usize
}
