//! The list: one line for each page and state.
use browser::{Browser, Companion, Means, Mishap, Progress, TablePage};
use serde_json::json;

/// A page in a state.
pub(crate) struct Shot {
    /// Of the file.
    pub(crate) name: String,
    pub(crate) game: &'static str,
    /// Brings everything into the state and says where to look.
    pub(crate) prepare: fn(&mut Companion, &'static str) -> Result<String, Mishap>,
    /// What the person does on the page before the picture is taken.
    pub(crate) touch: fn(&Browser) -> Result<(), Mishap>,
}

type Line =
    (&'static str, fn(&mut Companion, &'static str) -> Result<String, Mishap>, fn(&Browser) -> Result<(), Mishap>);

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
    ("rival", |guest, game| played(guest, game, 2), open_rival),
    ("other", |guest, game| others_turn(guest, game), look),
    ("coach", |guest, game| guest.make(game, &["me", "level1"], &[("coach", json!(true))]), look),
    ("cover", |guest, game| guest.make(game, &["me", "here:Jo"], &[("coach", json!(false))]), look),
    ("reveal", |guest, game| finished(guest, game, "/t/ID?stay=1"), look),
    ("end", |guest, game| finished(guest, game, "/r/ID/end"), look),
    ("replay", |guest, game| finished(guest, game, "/r/ID"), look),
    ("analysis", |guest, game| finished(guest, game, "/a/ID"), look),
    ("learn", |_, game| Ok(format!("/learn/{game}")), look),
    ("lesson", |_, game| Ok(format!("/learn/{game}/1")), look),
    ("prologue", |_, game| Ok(format!("/learn/{game}/start")), look),
    ("puzzles", |_, game| Ok(format!("/puzzles/{game}")), look),
    ("puzzle", |_, game| Ok(format!("/puzzles/{game}/1")), look),
    ("rules", |_, game| Ok(format!("/rules/{game}")), look),
];

/// All of them.
pub(crate) fn shots() -> Vec<Shot> {
    let some = registry::infos().next().expect("there is a game").id;
    let shot = |(name, prepare, touch): &Line, game: &'static str, name_of: &dyn Fn(&str) -> String| Shot {
        name: name_of(name),
        game,
        prepare: *prepare,
        touch: *touch,
    };
    let mut all: Vec<Shot> = PAGES.iter().map(|line| shot(line, some, &|name| name.to_owned())).collect();
    for info in registry::infos() {
        all.extend(GAMES.iter().map(|line| shot(line, info.id, &|name| format!("{}-{name}", info.id))));
    }
    all
}

fn look(_: &Browser) -> Result<(), Mishap> {
    Ok(())
}

/// Picks something up or opens a list, without deciding.
fn pick(browser: &Browser) -> Result<(), Mishap> {
    let open = "return document.querySelector('.is-picked, :popover-open') !== null";
    for luck in 0..12 {
        if browser.run(open, &[])? == true {
            return Ok(());
        }
        if TablePage::new(browser, luck).step(Means::Mouse)? == Progress::Over {
            break;
        }
    }
    Ok(())
}

/// Opens the line of a rival.
fn open_rival(browser: &Browser) -> Result<(), Mishap> {
    let script = "
        const line = document.querySelector('.seat__open');
        return line ? (document.getElementById(line.getAttribute('popovertarget')).showPopover(), true) : false;";
    browser.run(script, &[]).map(drop)
}

/// The first `1 / share` of a match; a match played before tells how long they are.
fn played(guest: &mut Companion, game: &'static str, share: usize) -> Result<String, Mishap> {
    const CHAIRS: &[&str] = &["me", "level2", "level2"];
    guest.make(game, CHAIRS, &[])?;
    let all = guest.play(usize::MAX)?;
    let path = guest.make(game, CHAIRS, &[])?;
    guest.play(all / share)?;
    Ok(path)
}

fn others_turn(guest: &mut Companion, game: &'static str) -> Result<String, Mishap> {
    let path = guest.make(game, &["me", "open"], &[])?;
    guest.play(10)?;
    guest.play_until_other()?;
    Ok(path)
}

fn finished(guest: &mut Companion, game: &'static str, page: &str) -> Result<String, Mishap> {
    guest.make(game, &["me", "level2", "level2"], &[])?;
    guest.play(usize::MAX)?;
    Ok(guest.about(page))
}
