//! `adit join`: a table of a server, played from this terminal.
mod house;
mod listening;
mod person;

use crate::said::Said;
use crate::{help, matches};
use ::house::Base;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use engine::{Refusal, Words};
use house::{House, Trouble};
use i18n::{Language, Speech};
use listening::Ears;
use person::Person;
use serde_json::{Value, json};
use std::io::{BufReader, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::channel;
use tui::{Denied, Leave, RemoteTable, Voices};

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-join"], &[
    ("adit join http://127.0.0.1:7777/c/SECRET --name Ola", "cli-eg-join"),
    ("adit join https://play.example.org/w/SECRET", "cli-eg-watch"),
    ("adit join https://play.example.org/t/abcdefgh23", "cli-eg-back"),
    ("adit join https://play.example.org/t/abcdefgh23 --sit", "cli-join-sit"),
    ("adit join http://127.0.0.1:7777/c/SECRET --plain", "cli-eg-plain"),
]))]
pub(crate) struct Join {
    #[arg(help = "cli-join-url")]
    url: String,
    #[arg(help = "cli-join-name", long)]
    name: Option<String>,
    #[arg(help = "cli-join-sit", long)]
    sit: bool,
    #[arg(help = "cli-join-lang", long)]
    lang: Option<String>,
    #[arg(help = "cli-plain", long)]
    plain: bool,
    #[arg(help = "cli-cookie-file", long, value_name = "FILE")]
    cookie_file: Option<PathBuf>,
}

pub(crate) fn join(wanted: &Join) -> Result<ExitCode> {
    let on_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if !wanted.plain && !on_terminal {
        bail!(Said::of("cli-needs-terminal").with("command", "adit join URL --plain"));
    }
    let address = Address::read(&wanted.url)?;
    let mut person = Person::find(&address.base, wanted.cookie_file.as_deref())?;
    let wish = wanted.lang.as_deref().map_or_else(|| Ok(matches::system_language()), language)?;
    let mut house = House::new(&address.base, wish.code(), person.cookie());
    let id = enter(&mut house, &address)?;
    person.keep(house.cookie())?;
    let facts = house.get(&format!("/api/tables/{id}")).map_err(told)?;
    if address.is_chair || wanted.sit || facts["you"].is_string() {
        let sit = wanted.name.as_ref().map_or_else(|| json!({}), |name| json!({ "name": name }));
        house.post(&format!("/api/tables/{id}/sit"), &sit).map_err(told)?;
        person.keep(house.cookie())?;
    }
    let words = voices(facts["game"].as_str().unwrap_or_default(), wish);
    house.speak(words.language().code());
    play(wanted, house, &id, &words)?;
    Ok(ExitCode::SUCCESS)
}

fn play(wanted: &Join, house: House, id: &str, words: &Voices) -> Result<()> {
    let (sender, updates) = channel();
    let ears = Ears::new(id, sender.clone());
    ears.listen(&house);
    let back = format!("{}/t/{id}", house.base());
    let mut table = Table { house, id: id.to_owned(), words, ears };
    let left = if wanted.plain {
        let mut ask = tui::reader(BufReader::new(std::io::stdin()), sender);
        tui::join_plain(&mut table, &updates, &mut ask, words, &mut std::io::stdout().lock())?
    } else {
        tui::join(&mut table, &updates, words)?
    };
    if left == Leave::Quit {
        let file = wanted.cookie_file.as_ref().map(|file| format!(" --cookie-file {}", file.display()));
        let command = format!("adit join {back}{}", file.unwrap_or_default());
        matches::say(&format!("{}\n", words.text("tui-come-back", &[("command", command.into())])))?;
    }
    Ok(())
}

/// What a link says.
struct Address {
    /// `http://host:port`, with the path of the house if it stands under one.
    base: String,
    path: String,
    is_chair: bool,
}

impl Address {
    fn read(url: &str) -> Result<Address> {
        let wrong = || anyhow!(Said::of("cli-no-link").with("url", url));
        let (scheme, rest) = url.split_once("://").ok_or_else(wrong)?;
        let (host, path) = rest.split_once('/').ok_or_else(wrong)?;
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let (rest, word) = path.rsplit_once('/').ok_or_else(wrong)?;
        let (base, kind) = rest.rsplit_once('/').map_or(("/".into(), rest), |(base, kind)| (format!("/{base}/"), kind));
        let base: Base = base.parse().map_err(|_| wrong())?;
        if !matches!(scheme, "http" | "https") || host.is_empty() || host.contains('@') {
            return Err(wrong());
        }
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '.';
        if !matches!(kind, "c" | "w" | "t") || word.is_empty() || !word.chars().all(plain) {
            return Err(wrong());
        }
        let base = format!("{scheme}://{host}{}", base.outside("/").trim_end_matches('/'));
        Ok(Address { base, path: format!("/{kind}/{word}"), is_chair: kind == "c" })
    }
}

/// Follows a secret link, and returns the id of the table behind it.
fn enter(house: &mut House, address: &Address) -> Result<String> {
    let to = match address.path.starts_with("/t/") {
        true => address.path.clone(),
        false => house.enter(&address.path).map_err(told)?,
    };
    let id = to
        .rsplit_once("/t/")
        .map(|(_, id)| id)
        .filter(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    id.map(str::to_owned).with_context(|| Said::of("cli-no-table-there").with("url", &*address.base))
}

fn told(trouble: Trouble) -> anyhow::Error {
    match trouble {
        Trouble::Lost(why) => anyhow!(why).context(Said::of("cli-unreachable")),
        Trouble::Refused { message, .. } => anyhow!(message),
    }
}

fn language(code: &str) -> Result<Language> {
    matches::our_language(code)
}

/// The words around the picture. The picture brings its own, so even a game that this program does not know can be played.
fn voices(game: &str, wish: Language) -> Voices {
    if let Some(info) = registry::game(game).map(|game| game.info()) {
        return matches::voices(info, matches::spoken(info, wish));
    }
    Voices::new(Language::all().collect(), wish, |language| Box::new(Speech::new(language, &[tui::WORDS])))
}

/// The table, for the terminal.
struct Table<'w> {
    house: House,
    id: String,
    words: &'w Voices,
    ears: Ears,
}

impl Table<'_> {
    fn post(&mut self, what: &str, body: &Value) -> Result<String, Denied> {
        let path = format!("/api/tables/{}/{what}", self.id);
        let answer = self.house.post(&path, body).map_err(|trouble| self.denied(trouble, body))?;
        Ok(answer["at"].as_str().unwrap_or_default().to_owned())
    }
    /// Why nothing happened, in the player's language.
    fn denied(&self, trouble: Trouble, body: &Value) -> Denied {
        let action = body["action"].as_str().unwrap_or_default();
        Denied::Because(match trouble {
            Trouble::Refused { status: 409, .. } => return Denied::Stale,
            Trouble::Lost(_) => self.words.text("tui-lost", &[]),
            Trouble::Refused { message, rule: Some(rule), .. } => {
                self.words.text("tui-forbidden", &[("why", message.into()), ("rule", rule.into())])
            }
            Trouble::Refused { message, .. } if message == Refusal::NotYourTurn.to_string() => {
                self.words.text("tui-not-your-turn", &[])
            }
            Trouble::Refused { message, .. } if message == Refusal::Unreadable(action.into()).to_string() => {
                self.words.text("tui-unreadable", &[("text", action.into())])
            }
            Trouble::Refused { message, .. } => message,
        })
    }
}

impl RemoteTable for Table<'_> {
    fn act(&mut self, at: &str, action: &str) -> Result<String, Denied> {
        self.post("act", &json!({ "at": at, "action": action }))
    }
    fn undo(&mut self, at: &str) -> Result<String, Denied> {
        self.post("undo", &json!({ "at": at }))
    }
    fn put_away(&mut self, news: usize) -> Result<(), Denied> {
        self.post("seen", &json!({ "news": news })).map(drop)
    }
    fn say(&mut self, text: &str) -> Result<(), Denied> {
        self.post("chat", &json!({ "text": text })).map(drop)
    }
    fn speak(&mut self, language: Language) {
        self.house.speak(language.code());
        self.ears.listen(&self.house);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_nothing_else_is() {
        let chair = Address::read("https://play.example:8443/c/abc.0.1.proof").expect("a chair's link");
        assert_eq!((chair.base.as_str(), chair.path.as_str()), ("https://play.example:8443", "/c/abc.0.1.proof"));
        assert!(chair.is_chair);
        let table = Address::read("http://127.0.0.1:7777/t/abcdefgh23/?lang=pl").expect("a table");
        assert_eq!((table.path.as_str(), table.is_chair), ("/t/abcdefgh23", false));
        let under = Address::read("https://example.org/our/games/w/abc.proof").expect("a house under a path");
        assert_eq!((under.base.as_str(), under.path.as_str()), ("https://example.org/our/games", "/w/abc.proof"));
        for odd in ["", "play.example/c/abc", "ftp://play.example/c/abc", "http://play.example", "http:///c/abc"] {
            assert!(Address::read(odd).is_err(), "{odd}");
        }
        for odd in [
            "http://play.example/x/abc",
            "http://play.example/c/",
            "http://me@play.example/c/a",
            "http://h/t/a/b",
            "http://h/../t/a",
        ] {
            assert!(Address::read(odd).is_err(), "{odd}");
        }
    }
}
