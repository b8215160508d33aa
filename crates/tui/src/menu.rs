//! What a table agrees on before it starts. Pure: the screen is in `menu_screen`.
use engine::{Info, MOST_SEATS, OptionSpec, PlayerName, Seat, Words};
use i18n::Language;
use ratatui::crossterm::event::KeyCode;

/// What the menu offers.
pub struct Lobby<'a> {
    /// The games there are; at least one.
    pub games: &'a [&'static Info],
    /// The bots there are, gentlest first, by the names a [`MatchPlan`] uses; people read the number of the level.
    pub bots: &'a [&'a str],
    /// The words of a game, by its id, in a language, by its code. The key `title` is the game's name.
    pub speech: &'a dyn Fn(&str, &str) -> Box<dyn Words>,
    /// Why a match cannot be set up like this, in one sentence.
    pub refuse: &'a dyn Fn(&MatchPlan) -> Option<String>,
}

/// What was chosen in the menu.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchPlan {
    /// The game's id.
    pub game: String,
    /// Who sits where.
    pub chairs: Vec<PlannedChair>,
    /// The code of the language. A menu that starts with it takes it for a wish: see [`menu`](crate::menu()).
    pub language: String,
    /// Every option of the game.
    pub options: Vec<ChosenOption>,
}

/// Somebody who will sit at the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlannedChair {
    /// What they are called.
    pub name: String,
    /// The bot that sits there; nothing for a person.
    pub bot: Option<String>,
}

/// An option of a game and what was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChosenOption {
    /// The option.
    pub name: String,
    /// What was chosen.
    pub value: String,
}

/// The name of a player who gives none: the animal of the seat's emblem.
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

/// The menu while somebody chooses.
pub(crate) struct OpenMenu<'a> {
    menu: &'a Lobby<'a>,
    pub(crate) words: Box<dyn Words>,
    game: usize,
    /// The language wished for; it is kept while the game does not speak it, for the next one may.
    wish: Language,
    pub(crate) players: u8,
    /// One for every seat there can be, so that no name is lost while there are fewer players. A name that nobody
    /// wrote is empty.
    chairs: Vec<PlannedChair>,
    /// The number of the chosen value of each option.
    chosen: Vec<usize>,
    pub(crate) cursor: usize,
    /// Why the match cannot start like this.
    pub(crate) message: Option<String>,
}

/// A line of the menu in words.
pub(crate) struct RowWords {
    pub(crate) name: String,
    pub(crate) value: String,
}

impl<'a> OpenMenu<'a> {
    /// The menu with `start` filled in, as far as it fits.
    pub(crate) fn new(menu: &'a Lobby<'a>, start: &MatchPlan) -> OpenMenu<'a> {
        let wish = start.language.parse().unwrap_or(Language::ENGLISH);
        let game = menu.games.iter().position(|info| info.id == start.game).unwrap_or(0);
        let words = speech(menu, game, wish);
        // A name that nobody wrote is left empty, to follow the language.
        let written = |at, name: &String| Some(name.clone()).filter(|name| *name != default_name(&*words, Seat(at)));
        let known = |bot: &String| menu.bots.contains(&bot.as_str());
        let chair = |(at, chair): (u8, &PlannedChair)| PlannedChair {
            name: written(at, &chair.name).unwrap_or_default(),
            bot: chair.bot.clone().filter(known),
        };
        let mut chairs: Vec<PlannedChair> = (0..).zip(&start.chairs).map(chair).collect();
        for seat in chairs.len()..usize::from(MOST_SEATS) {
            let bot = menu.bots.first().filter(|_| seat > 0).map(|&bot| bot.to_owned());
            chairs.push(PlannedChair { name: String::new(), bot });
        }
        let mut open = OpenMenu {
            menu,
            words,
            game,
            wish,
            players: start.chairs.len() as u8,
            chairs,
            chosen: vec![],
            cursor: 0,
            message: None,
        };
        open.fit_game();
        open.chosen = open.specs().iter().map(|spec| start_value(spec, start)).collect();
        open
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
            (KeyCode::Backspace, Row::Chair(at)) => drop(self.chairs[at].name.pop()),
            (KeyCode::Char(letter), Row::Chair(at)) => self.write(at, letter),
            (KeyCode::Char('q' | 'Q'), _) => return Outcome::Quit,
            _ => return Outcome::Stay,
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
        let chair = |at: usize| PlannedChair { name: self.name(at), bot: self.chairs[at].bot.clone() };
        let option = |(spec, &at): (&OptionSpec, &usize)| ChosenOption {
            name: spec.name.to_owned(),
            value: spec.values[at].to_owned(),
        };
        MatchPlan {
            game: self.info().map_or(String::new(), |info| info.id.to_owned()),
            chairs: (0..usize::from(self.players)).map(chair).collect(),
            language: self.language().code().to_owned(),
            options: self.specs().iter().zip(&self.chosen).map(option).collect(),
        }
    }
    /// The name and the value of a line, in words.
    pub(crate) fn said(&self, row: Row) -> RowWords {
        let line = |key: &str, value: String| RowWords { name: self.words.text(key, &[]), value };
        match row {
            Row::Game => line("tui-menu-game", self.words.text("title", &[])),
            Row::Players => line("tui-menu-players", self.players.to_string()),
            Row::Chair(at) => RowWords { name: self.name(at), value: self.chair_words(at) },
            Row::Option(at) => self.option_words(at),
            Row::Language => line("tui-menu-language", self.language().own_name().to_owned()),
            Row::Start => line("tui-menu-start", String::new()),
            Row::Quit => line("tui-menu-quit", String::new()),
        }
    }

    fn info(&self) -> Option<&'static Info> {
        self.menu.games.get(self.game).copied()
    }
    fn specs(&self) -> &'static [OptionSpec] {
        self.info().map_or(&[], |info| info.options)
    }
    fn language(&self) -> Language {
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
                let bots = self.menu.bots;
                let next = turned(self.level(at).unwrap_or(0), by, bots.len() + 1);
                self.chairs[at].bot = next.checked_sub(1).map(|bot| bots[bot].to_owned());
            }
            Row::Option(at) => self.chosen[at] = turned(self.chosen[at], by, self.specs()[at].values.len()),
            Row::Language => self.turn_language(by),
            Row::Start | Row::Quit => {}
        }
    }
    fn turn_language(&mut self, by: isize) {
        let offered = languages(self.menu, self.game);
        let now = offered.iter().position(|offer| *offer == self.language()).unwrap_or(0);
        self.wish = offered.get(turned(now, by, offered.len())).copied().unwrap_or(Language::ENGLISH);
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
        let written = &mut self.chairs[at].name;
        if written.chars().count() < LONGEST_NAME && PlayerName::may_hold(letter) {
            written.push(letter);
        }
    }
    /// What was written, or the animal of the seat.
    fn name(&self, at: usize) -> String {
        let name: String = PlayerName::clean(&self.chairs[at].name).into();
        if name.is_empty() { default_name(&*self.words, Seat(at as u8)) } else { name }
    }
    /// The level of the bot in a chair, counted from 1; nothing for a person.
    fn level(&self, at: usize) -> Option<usize> {
        let sits = |bot: &&str| self.chairs[at].bot.as_deref() == Some(*bot);
        self.menu.bots.iter().position(sits).map(|bot| bot + 1)
    }
    fn chair_words(&self, at: usize) -> String {
        match self.level(at) {
            None => self.words.text("tui-menu-person", &[]),
            Some(level) => self.words.text("tui-menu-bot", &[("level", (level as i64).into())]),
        }
    }
    fn option_words(&self, at: usize) -> RowWords {
        let spec = &self.specs()[at];
        let (key, value) = (spec.name.replace('_', "-"), spec.values[self.chosen[at]]);
        let value_key = format!("option-{key}-{}", value.to_lowercase().replace('_', "-"));
        let name = self.words_or(&format!("option-{key}"), spec.name);
        RowWords { name, value: self.words_or(&value_key, value) }
    }
    /// The words of a key, or the raw name where a language lacks them.
    fn words_or(&self, key: &str, raw: &str) -> String {
        Some(self.words.text(key, &[])).filter(|text| !text.contains('⟦')).unwrap_or_else(|| raw.to_owned())
    }
}

/// The languages of a game.
fn languages(menu: &Lobby<'_>, game: usize) -> Vec<Language> {
    menu.games.get(game).map_or(vec![], |&info| Language::of(info.into()).collect())
}

/// The language to play a game in: the one wished for if the game speaks it, otherwise English and not a mix of both.
fn language(menu: &Lobby<'_>, game: usize, wish: Language) -> Language {
    Some(wish).filter(|wish| languages(menu, game).contains(wish)).unwrap_or(Language::ENGLISH)
}

/// The words of this game in the language to play it in.
fn speech(menu: &Lobby<'_>, game: usize, wish: Language) -> Box<dyn Words> {
    let id = menu.games.get(game).map_or("", |info| info.id);
    (menu.speech)(id, language(menu, game, wish).code())
}

fn start_value(spec: &OptionSpec, start: &MatchPlan) -> usize {
    let wanted = start.options.iter().find(|option| option.name == spec.name);
    wanted.and_then(|option| spec.values.iter().position(|known| *known == option.value)).unwrap_or(0)
}

/// The next one or the one before, going round.
fn turned(now: usize, by: isize, count: usize) -> usize {
    let count = count.max(1) as isize;
    (now as isize + by).rem_euclid(count) as usize
}
