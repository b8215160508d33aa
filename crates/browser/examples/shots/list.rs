//! The list: one line for each page and state.
use browser::{Browser, Failure, Guest, Step, Table, Way};
use serde_json::json;

/// A page in a state.
pub(crate) struct Shot {
    /// Of the file.
    pub(crate) name: String,
    pub(crate) game: &'static str,
    /// Brings everything into the state and says where to look.
    pub(crate) prepare: fn(&mut Guest, &'static str) -> Result<String, Failure>,
    /// What the person does on the page before the picture is taken.
    pub(crate) touch: fn(&Browser) -> Result<(), Failure>,
}

type Line =
    (&'static str, fn(&mut Guest, &'static str) -> Result<String, Failure>, fn(&Browser) -> Result<(), Failure>);

/// Pages that are there once.
const PAGES: &[Line] = &[
    ("front", |_, _| Ok("/".into()), look),
    ("front-mine", |guest, game| guest.make(game, &["me", "level2"], &[]).map(|_| "/".into()), look),
    ("settings", |_, _| Ok("/settings".into()), look),
    ("offline", |_, _| Ok("/offline".into()), look),
    ("error", |_, _| Ok("/no/such/page".into()), look),
    ("import", |_, _| Ok("/analysis".into()), look),
];

/// Pages of every game.
const GAMES: &[Line] = &[
    ("new", |_, game| Ok(format!("/new/{game}")), look),
    ("waiting", |guest, game| guest.make(game, &["me", "open", "level3"], &[("listed", json!(true))]), look),
    ("start", |guest, game| guest.make(game, &["me", "level2", "level2"], &[]), look),
    ("middle", |guest, game| played(guest, game, 2), look),
    ("choice", |guest, game| played(guest, game, 3), pick),
    ("other", |guest, game| others_turn(guest, game), look),
    ("coach", |guest, game| guest.make(game, &["me", "level1"], &[("coach", json!(true))]), look),
    ("cover", |guest, game| guest.make(game, &["me", "here:Jo"], &[("coach", json!(false))]), look),
    ("end", |guest, game| finished(guest, game, "/r/ID/end"), look),
    ("replay", |guest, game| finished(guest, game, "/r/ID"), look),
    ("analysis", |guest, game| finished(guest, game, "/a/ID"), look),
    ("learn", |_, game| Ok(format!("/learn/{game}")), look),
    ("lesson", |_, game| Ok(format!("/learn/{game}/1")), look),
    ("rules", |_, game| Ok(format!("/rules/{game}")), look),
];

/// All of them.
pub(crate) fn shots() -> Vec<Shot> {
    let some = registry::all().next().expect("there is a game").id;
    let shot = |(name, prepare, touch): &Line, game: &'static str, name_of: &dyn Fn(&str) -> String| Shot {
        name: name_of(name),
        game,
        prepare: *prepare,
        touch: *touch,
    };
    let mut all: Vec<Shot> = PAGES.iter().map(|line| shot(line, some, &|name| name.to_owned())).collect();
    for info in registry::all() {
        all.extend(GAMES.iter().map(|line| shot(line, info.id, &|name| format!("{}-{name}", info.id))));
    }
    all
}

fn look(_: &Browser) -> Result<(), Failure> {
    Ok(())
}

/// Picks something up or opens a list, without deciding.
fn pick(browser: &Browser) -> Result<(), Failure> {
    let open = "return document.querySelector('.is-picked, :popover-open') !== null";
    for luck in 0..12 {
        if browser.run(open, &[])? == true {
            return Ok(());
        }
        if Table::new(browser, luck).step(Way::Mouse)? == Step::Over {
            break;
        }
    }
    Ok(())
}

/// A part of a match, so much as one divided by `share`: how long matches are is found out by another one.
fn played(guest: &mut Guest, game: &'static str, share: usize) -> Result<String, Failure> {
    const CHAIRS: &[&str] = &["me", "level2", "level2"];
    guest.make(game, CHAIRS, &[])?;
    let all = guest.play(usize::MAX)?;
    let path = guest.make(game, CHAIRS, &[])?;
    guest.play(all / share)?;
    Ok(path)
}

fn others_turn(guest: &mut Guest, game: &'static str) -> Result<String, Failure> {
    let path = guest.make(game, &["me", "open"], &[])?;
    guest.play(10)?;
    guest.play_until_other()?;
    Ok(path)
}

fn finished(guest: &mut Guest, game: &'static str, page: &str) -> Result<String, Failure> {
    guest.make(game, &["me", "level2"], &[])?;
    guest.play(usize::MAX)?;
    Ok(guest.about(page))
}
