//! What the commands share: setting a match up, its dealer, its language, and where records are kept.
use crate::said::Said;
use anyhow::{Context, Result, bail};
use bots::{AnyBot, Skill};
use dealer::Dealer;
use engine::{AnyTable, Digest, Info, Record, Setup, Turn};
use i18n::Language;
use registry::AnyGame;
use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use tui::Voices;

/// The game of this name, or an error that lists all of them.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyGame> {
    let known = || registry::infos().map(|info| info.id).collect::<Vec<_>>().join(", ");
    Ok(registry::game(id).ok_or_else(|| Said::of("cli-no-game").with("game", id).with("games", known()))?)
}

/// The game that is played at a table.
pub(crate) fn game_of(table: &dyn AnyTable) -> Result<&'static dyn AnyGame> {
    registry::game(table.info().id).context("the registry knows this game")
}

/// A setup from the parts of the command line, accepted by the game.
pub(crate) fn setup(game: &dyn AnyGame, players: usize, options: &[String]) -> Result<Setup> {
    if let Some(odd) = options.iter().find(|option| !option.contains('=') || option.contains(char::is_whitespace)) {
        bail!(Said::of("cli-name-value").with("found", &**odd));
    }
    let players = format!("players={}", players.min(u8::MAX.into()));
    let setup = Setup::parse(game.info(), &[&[players], options].concat().join(" "))?;
    game.table(&setup.to_string())?;
    Ok(setup)
}

/// What a bot of this name can do.
pub(crate) fn skill(name: &str) -> Result<Skill> {
    let unknown = |_| Said::of("cli-no-bot").with("name", name).with("names", bots::NAMES.join(", "));
    Ok(name.parse().map_err(unknown)?)
}

/// The bot of this name for this game.
pub(crate) fn bot(game: &dyn AnyGame, name: &str, seed: u64) -> Result<Box<dyn AnyBot>> {
    Ok(game.bot(skill(name)?, seed))
}

/// A dealer with a secret seed, or with a given number for experiments.
pub(crate) fn dealer(seed: Option<u64>) -> Result<Dealer> {
    match seed {
        Some(number) => Ok(Dealer::numbered(number)),
        None => {
            let mut seed = [0; 32];
            getrandom::fill(&mut seed).context(Said::of("cli-no-random"))?;
            Ok(Dealer::new(Digest(seed)))
        }
    }
}

/// The language for a game: the one asked for, which the game must speak; else that of the system; else English.
pub(crate) fn language(info: &Info, wanted: Option<&str>) -> Result<Language> {
    let Some(code) = wanted else { return Ok(spoken(info, system_language())) };
    let languages: Vec<Language> = Language::of(info.into()).collect();
    let known = || languages.iter().map(|language| format!("{language} ({})", language.own_name()));
    let refusal = || {
        let known = known().collect::<Vec<_>>().join(", ");
        Said::of("cli-not-spoken").with("game", info.id).with("code", code).with("languages", known)
    };
    Ok(languages.iter().copied().find(|language| language.code() == code).ok_or_else(refusal)?)
}

/// One of the languages of the program.
pub(crate) fn our_language(code: &str) -> Result<Language> {
    let known = || Language::all().map(|one| format!("{one} ({})", one.own_name())).collect::<Vec<_>>().join(", ");
    let unknown = |_| Said::of("cli-no-language").with("code", code).with("languages", known());
    Ok(code.parse().map_err(unknown)?)
}

/// The wanted language if the game speaks it, else English.
pub(crate) fn spoken(info: &Info, wish: Language) -> Language {
    if i18n::TextTable::from(info).source(wish).is_some() { wish } else { Language::ENGLISH }
}

/// The language of the system, if it is one of ours.
pub(crate) fn system_language() -> Language {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()));
    locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or(Language::ENGLISH)
}

/// The game's words in every language it speaks, beginning with this one.
pub(crate) fn voices(info: &'static Info, first: Language) -> Voices {
    Voices::new(Language::of(info.into()).collect(), first, |language| Box::new(tui::speech(info, language)))
}

/// The record of a match; the seed is published only when the match is over.
fn record(table: &dyn AnyTable, names: &[String], dealer: &Dealer) -> Option<Record> {
    let seed = (table.turn() == Turn::Over).then(|| dealer.seed());
    Some(Record { promise: Some(dealer.promise()), seed, ..Record::of(table, names)? })
}

/// The content of a file: a record, a position, cases. What it costs to read them is limited by the number of lines, and
/// that by the size.
pub(crate) fn text_of(path: &Path) -> Result<String> {
    let (mut text, cannot) = (String::new(), || Said::about("cli-cannot-read", path));
    let file = fs::File::open(path).with_context(cannot)?;
    file.take(LARGEST_TEXT + 1).read_to_string(&mut text).with_context(cannot)?;
    if text.len() as u64 > LARGEST_TEXT {
        bail!(Said::about("cli-too-large", path).with("most", (LARGEST_TEXT >> 20) as u32));
    }
    Ok(text)
}

/// Many times the size of the longest real text.
const LARGEST_TEXT: u64 = 4 << 20;

/// A record that was read from a file, and a new table for it.
pub(crate) struct Opened {
    pub(crate) record: Record,
    pub(crate) table: Box<dyn AnyTable>,
}

/// Reads a record and makes a new table with its game and setup.
pub(crate) fn open(path: &Path) -> Result<Opened> {
    let text = text_of(path)?;
    let record = Record::read(&text).with_context(|| Said::about("cli-no-record", path))?;
    let game = game(&record.game)?;
    let info = game.info();
    if record.rules != info.version {
        let said = Said::about("cli-other-rules", path).with("theirs", u32::from(record.rules));
        bail!(said.with("ours", u32::from(info.version)));
    }
    let table = game.table(&record.setup).with_context(|| Said::about("cli-in-line", path).with("line", 4_u8))?;
    if record.seats.len() != table.players().len() as usize {
        let said = Said::about("cli-other-seats", path).with("line", 5_u8).with("expected", table.players().len());
        bail!(said.with("found", record.seats.len() as u32));
    }
    Ok(Opened { record, table })
}

/// A record, and its table after a given number of steps: somebody decides there, or the match is over.
pub(crate) fn moment(path: &Path, step: &str) -> Result<Opened> {
    let Opened { record, mut table } = open(path)?;
    let step: usize =
        step.parse().ok().filter(|&step| step <= record.steps.len()).with_context(|| {
            Said::of("cli-expected-step").with("most", record.steps.len() as u32).with("found", step)
        })?;
    record.replay(&mut *table).with_context(|| Said::about("cli-cannot-be-played", path))?;
    let (mut later, mut next) = (table.after(step), step);
    while later.turn() == Turn::Chance && next < record.steps.len() {
        record.replay_step(next, &mut *later)?;
        next += 1;
    }
    if matches!(later.turn(), Turn::Decide(_)) && next > step {
        bail!(Said::of("cli-draws-after").with("step", step as u32).with("next", next as u32));
    }
    Ok(Opened { table: table.after(step), record })
}

/// Creates the file for a record before the match begins, so that nobody plays for nothing: the named one, or one in the
/// data folder. It never replaces another file.
pub(crate) fn new_file(game: &str, wanted: Option<&Path>) -> Result<PathBuf> {
    let taken = |path: &Path| match fs::File::create_new(path) {
        Ok(_) => Ok(false),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(true),
        Err(error) => Err(error).with_context(|| Said::about("cli-cannot-write", path)),
    };
    if let Some(path) = wanted {
        if taken(path)? {
            bail!(Said::about("cli-taken", path));
        }
        return Ok(path.to_owned());
    }
    let folder = folder().context(Said::of("cli-no-data-folder").with("option", "--record"))?;
    fs::create_dir_all(&folder).with_context(|| Said::about("cli-cannot-make", &folder))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    for number in 0..100 {
        let path = folder.join(format!("{now:010}-{number:02}-{game}.record"));
        if !taken(&path)? {
            return Ok(path);
        }
    }
    bail!(Said::of("cli-busy-second"))
}

/// Writes the record of a match so far, completely or not at all.
pub(crate) fn keep(path: &Path, table: &dyn AnyTable, names: &[String], dealer: &Dealer) -> std::io::Result<()> {
    let Some(record) = record(table, names, dealer) else { return Ok(()) };
    let beside = path.with_extension("record.new");
    fs::write(&beside, record.to_string())?;
    fs::rename(&beside, path)
}

/// The record of the last match played here.
pub(crate) fn last() -> Result<PathBuf> {
    let nothing = || Said::of("cli-nothing-played");
    let folder = folder().with_context(nothing)?;
    // An empty file is a match that never began.
    let began = |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.len() > 0);
    let records = cases::files(&folder, "record").unwrap_or_default();
    records.into_iter().rfind(began).with_context(nothing)
}

fn folder() -> Option<PathBuf> {
    data_folder().map(|data| data.join("matches"))
}

/// How many threads can run at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Where Adit keeps the user's data.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data =
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share"))).or_else(|| set("APPDATA"));
    data.map(|data| data.join("adit"))
}

/// Prints to standard output. It may be a terminal, which text from files must not control. If the reader is gone, that
/// is not our error; `main` then ends quietly.
pub(crate) fn say(text: &str) -> Result<()> {
    let mut output = std::io::stdout().lock();
    output.write_all(engine::visible(text).as_bytes())?;
    Ok(output.flush()?)
}
