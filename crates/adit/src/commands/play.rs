//! `adit play` and the menu.
use crate::cli::Play;
use crate::matches::Opened;
use crate::said::{self, Said};
use crate::{matches, words as own};
use anyhow::{Context, Result, bail};
use bots::AnyBot;
use dealer::Dealer;
use engine::{AnyTable, Fate, Info, Lot, Pile, PlayerName, Seat, Setup, Words};
use i18n::Language;
use registry::AnyGame;
use std::cell::RefCell;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;
use tui::{Chair, ChosenOption, Keep, Leave, Lobby, MatchPlan, PlannedChair, Session};

/// Plays what the command line asks for; the rest is chosen in the menu.
pub(crate) fn play(wanted: &Play) -> Result<ExitCode> {
    if let Some(from) = &wanted.from {
        return again(from, wanted);
    }
    let plan = plan(game(wanted)?, wanted)?;
    if (wanted.seats.is_empty() || wanted.game.is_none()) && !wanted.plain {
        return menu(Some(wanted));
    }
    if !wanted.plain {
        need_terminal()?;
    }
    run(&plan, wanted)?;
    Ok(ExitCode::SUCCESS)
}

/// Plays on from a step of a recorded match, with the same luck.
fn again(from: &str, wanted: &Play) -> Result<ExitCode> {
    let (path, step) = from.rsplit_once('@').with_context(|| Said::of("cli-expected-moment").with("found", from))?;
    let Opened { record, table } = matches::moment(Path::new(path), step)?;
    let seat = table.asked_first().context(Said::of("cli-over-here"))?;
    let seed = record.seed.context(Said::of("cli-seed-secret"))?;
    let usual = |other: Seat| if other == seat { "person" } else { bots::USUAL_LEVEL }.to_owned();
    let seats = match wanted.seats.is_empty() {
        true => table.players().into_iter().map(usual).collect(),
        false => wanted.seats.clone(),
    };
    if seats.len() != record.seats.len() {
        let (expected, found) = (record.seats.len() as u32, seats.len() as u32);
        bail!(Said::of("cli-seats-of-record").with("expected", expected).with("found", found));
    }
    let names = record.names();
    let language = matches::language(table.info(), wanted.lang.as_deref())?;
    let chairs = seated(&seats, |seat| names[seat.index()].clone())?;
    if !wanted.plain {
        need_terminal()?;
    }
    let options = vec![]; // they stand in the record
    let plan = MatchPlan { game: record.game, chairs, language: language.code().into(), options };
    let dealer = Dealer::resumed(seed, &*table);
    play_on(&plan, wanted, Start { table, dealer })?;
    Ok(ExitCode::SUCCESS)
}

/// The named game, or the first one, to begin the menu with; plain lines have no menu.
fn game(wanted: &Play) -> Result<&'static dyn AnyGame> {
    match (&wanted.game, registry::games().next()) {
        (Some(game), _) => matches::game(game),
        (None, Some(first)) if !wanted.plain => Ok(first),
        (None, _) => bail!(Said::of("cli-no-plain-menu")),
    }
}

fn need_terminal() -> Result<()> {
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        return Ok(());
    }
    let command = format!("adit play {} --plain", own::text("cli-value-game", &[]));
    bail!(Said::of("cli-needs-terminal").with("command", command))
}

/// The menu, then the match, then the menu again, until somebody leaves.
pub(crate) fn menu(wanted: Option<&Play>) -> Result<ExitCode> {
    need_terminal()?;
    let nothing = Play {
        game: None,
        seats: vec![],
        options: vec![],
        lang: None,
        plain: false,
        record: None,
        seed: None,
        from: None,
        pace: 700,
    };
    let wanted = wanted.unwrap_or(&nothing);
    let mut start = plan(game(wanted)?, wanted)?;
    if wanted.lang.is_none() {
        // This game may not speak it, but another one in the menu may.
        start.language = matches::system_language().code().into();
    }
    let games: Vec<&'static Info> = registry::infos().collect();
    let speech = |game: &str, code: &str| -> Box<dyn Words> { Box::new(words(game, code)) };
    let refuse = |plan: &MatchPlan| {
        let words = || own::speech(plan.language.parse().unwrap_or(Language::ENGLISH));
        setup(plan).err().map(|error| said::told(&error, &words()))
    };
    let lobby = Lobby { games: &games, bots: bots::LEVEL_NAMES, speech: &speech, refuse: &refuse };
    while let Some(plan) = tui::menu(&lobby, start.clone())? {
        let played = MatchPlan { language: run(&plan, wanted)?, ..plan };
        start = MatchPlan { language: next_wish(&start.language, &played)?, ..played };
    }
    Ok(ExitCode::SUCCESS)
}

/// The language of the menu after a match: somebody who played in English only because the game has no other language
/// still wants theirs.
fn next_wish(wish: &str, played: &MatchPlan) -> Result<String> {
    let info = matches::game(&played.game)?.info();
    let granted = wish.parse().map_or(Language::ENGLISH, |wish| matches::spoken(info, wish));
    Ok(if granted.code() == played.language { wish } else { &played.language }.to_owned())
}

fn words(game: &str, code: &str) -> i18n::Speech {
    let language = code.parse().unwrap_or(Language::ENGLISH);
    let known = matches::game(game);
    known.map_or_else(|_| i18n::Speech::new(language, &[tui::WORDS]), |game| tui::speech(game.info(), language))
}

/// What the command line says, or else one person against bots.
fn plan(game: &dyn AnyGame, wanted: &Play) -> Result<MatchPlan> {
    let info = game.info();
    let language = matches::language(info, wanted.lang.as_deref())?;
    let speech = tui::speech(info, language);
    let usual = |seat: u8| if seat == 0 { "person".to_owned() } else { bots::USUAL_LEVEL.to_owned() };
    let seats =
        if wanted.seats.is_empty() { (0..*info.players.end()).map(usual).collect() } else { wanted.seats.clone() };
    let chairs = seated(&seats, |seat| tui::default_name(&speech, seat))?;
    let option = |(name, value): (&str, &str)| ChosenOption { name: name.into(), value: value.into() };
    let options = wanted.options.iter().filter_map(|option| option.split_once('=')).map(option);
    let plan = MatchPlan { game: info.id.into(), chairs, language: language.code().into(), options: options.collect() };
    matches::setup(game, plan.chairs.len(), &wanted.options)?;
    Ok(plan)
}

/// Who sits where, as the command line says; `called` are the names of those who bring none.
fn seated(seats: &[String], called: impl Fn(Seat) -> String) -> Result<Vec<PlannedChair>> {
    let chair = |(number, seat): (usize, &String)| {
        let name = called(Seat(number as u8));
        Ok(match seat.split_once(':') {
            Some(("person", name)) if is_name(name) => PlannedChair { name: name.to_owned(), bot: None },
            None if seat == "person" => PlannedChair { name, bot: None },
            _ => match matches::skill(seat) {
                Ok(_) => PlannedChair { name, bot: Some(seat.clone()) },
                Err(bad) => return Err(bad.context(Said::of("cli-bad-seat"))),
            },
        })
    };
    seats.iter().enumerate().map(chair).collect()
}

/// A name on the command line is used exactly as written, or refused.
fn is_name(name: &str) -> bool {
    !name.is_empty() && PlayerName::clean(name).as_str() == name
}

fn setup(plan: &MatchPlan) -> Result<Setup> {
    let options: Vec<String> = plan.options.iter().map(|option| format!("{}={}", option.name, option.value)).collect();
    matches::setup(matches::game(&plan.game)?, plan.chairs.len(), &options)
}

/// Plays the match and keeps its record. Answers with the code of the last language spoken.
fn run(plan: &MatchPlan, wanted: &Play) -> Result<String> {
    let table = matches::game(&plan.game)?.table(&setup(plan)?.to_string())?;
    play_on(plan, wanted, Start { table, dealer: matches::dealer(wanted.seed)? })
}

/// A table as it is when play begins, and who deals at it.
struct Start {
    table: Box<dyn AnyTable>,
    dealer: Dealer,
}

fn play_on(plan: &MatchPlan, wanted: &Play, Start { table, dealer }: Start) -> Result<String> {
    let game = matches::game(&plan.game)?;
    let words = matches::voices(game.info(), plan.language.parse().unwrap_or(Language::ENGLISH));
    let dealer = Rc::new(RefCell::new(dealer));
    let mut chairs = vec![];
    for (seat, planned) in plan.chairs.iter().enumerate() {
        chairs.push(match &planned.bot {
            None => Chair::Person,
            Some(name) => chair(matches::bot(game, name, dealer.borrow().bot_seed(Seat(seat as u8)))?),
        });
    }
    let names: Vec<String> = plan.chairs.iter().map(|chair| chair.name.clone()).collect();
    let path = matches::new_file(&plan.game, wanted.record.as_deref())?;
    let kept_names = names.clone();
    let promise = Some(dealer.borrow().promise().to_string());
    let fate = Box::new(Shared(Rc::clone(&dealer)));
    // The record is written after every step: a closed window or a lost connection loses nothing.
    let keep: Keep<'_> = Box::new(|table| matches::keep(&path, table, &kept_names, &dealer.borrow()));
    let mut session = Session { table, fate, names, chairs, words: &words, promise, keep };
    let left = if wanted.plain {
        tui::play_plain(&mut session, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?
    } else {
        tui::play(&mut session, Duration::from_millis(wanted.pace))?
    };
    let key = match left {
        Leave::Finished => "tui-kept",
        Leave::Quit => "tui-left",
    };
    let command = format!("adit replay {}", path.display());
    matches::say(&format!("{}\n", words.text(key, &[("command", command.into())])))?;
    Ok(words.language().code().to_owned())
}

fn chair<'a>(mut bot: Box<dyn AnyBot>) -> Chair<'a> {
    // A bot without an answer says nothing, which the session reports as an unreadable action.
    Chair::Bot(Box::new(move |table: &dyn AnyTable, seat: Seat| bot.answer(table, seat).unwrap_or_default()))
}

/// The session owns its chance, and the record needs the same dealer afterwards.
struct Shared(Rc<RefCell<Dealer>>);

impl Fate for Shared {
    fn pick(&mut self, pile: Pile<'_>) -> Lot {
        self.0.borrow_mut().pick(pile)
    }
    fn below(&mut self, n: u32) -> u32 {
        self.0.borrow_mut().below(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_outlives_a_game_that_does_not_speak_it() {
        let after = |wish, played: &str| {
            next_wish(wish, &MatchPlan { game: "gnomes".into(), language: played.into(), ..MatchPlan::default() })
                .unwrap()
        };
        assert_eq!(after("eo", "en"), "eo", "English was a makeshift");
        assert_eq!(after("pl", "pl"), "pl");
        assert_eq!([after("pl", "en"), after("hu", "pl")], ["en", "pl"], "somebody chose anew");
    }
}
