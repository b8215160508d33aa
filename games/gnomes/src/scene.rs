//! What a person's screen shows: the mine, the rows, what can be done, and the story so far.
//!
//! The screen forgets (GN-8.6): a player's own face-down tiles show their backs, a look stays only while it is news, and
//! the log names no covered front (GN-8.2). What a player has been shown lives in the view, for computer players and for
//! the helper.
mod offers;
mod pieces;
mod story;

pub(crate) use offers::{kind_of, kinds};
pub(crate) use pieces::looks;

use crate::Gnomes;
use crate::components::{BOX, Front, Level, Place, Places, RowSlot, SLOTS, Tile};
use crate::secrets::View;
use crate::state::Step;
use engine::scene::{Area, Id, Item, Layout, Meter, Mood, Phase, Player, PointColumn, PointTable, Term};
use engine::{Line, Now, Rule, Scene, Seat, Sign, Stage, Viewer};
use pieces::{Pieces, symbol};

/// The picture for this viewer.
pub(crate) fn scene(view: &View, stage: &Stage<'_, Gnomes>) -> Scene {
    let pieces = Pieces::new(view, stage);
    let asked = now(view, stage);
    let now = if pieces.looks().is_empty() { asked } else { held_up(view, stage, asked) };
    Scene {
        steps: steps(view, stage),
        players: view.everyone().map(|seat| player(view, stage, &pieces, seat)).collect(),
        table: vec![pieces.mine()],
        mine: view.who.seat().map(|seat| my_row(stage, &pieces, seat)).into_iter().collect(),
        aside: vec![help(stage), specials(view, stage)],
        over: over(view, stage, &pieces),
        tally: (view.step == Step::Over).then(|| tally(view, stage)),
        offers: offers::groups(view, stage),
        beats: story::beats(view, stage),
        legend: legend(view, stage),
        laws: laws(view.step).iter().map(|&rule| stage.cite(rule)).collect(),
        ..stage.frame(now)
    }
}

/// Ids name places: the same in every Scene of every match.
pub(crate) mod ids {
    use crate::components::{Level, Place};
    use engine::Seat;
    use engine::scene::Id;

    /// One slot of one row.
    pub(crate) fn place(place: Place) -> Id {
        Id(100 + 10 * place.owner().0 as u16 + place.slot().0 as u16 + 1)
    }
    /// A player's name plate.
    pub(crate) fn plate(seat: Seat) -> Id {
        Id(100 + 10 * seat.0 as u16)
    }
    /// A player's row.
    pub(crate) fn row(seat: Seat) -> Id {
        Id(109 + 10 * seat.0 as u16)
    }
    /// A level of the mine.
    pub(crate) fn level(level: Level) -> Id {
        Id(10 + level as u16)
    }
    /// The mine.
    pub(crate) const MINE: Id = Id(1);
    /// The stack being dug, and the top of it.
    pub(crate) const STACK: Id = Id(20);
    pub(crate) const STACK_TOP: Id = Id(21);
    /// The tile in the drawer's hand.
    pub(crate) const HAND: Id = Id(22);
    pub(crate) const HAND_TILE: Id = Id(23);
    /// The discard pile, and the top of it.
    pub(crate) const DISCARD: Id = Id(24);
    pub(crate) const DISCARD_TOP: Id = Id(25);
    /// What lies open below the top, if the table agreed on it (GN-8.2).
    pub(crate) const BELOW_TOP: u16 = 200;
    /// What is held up to the viewer.
    pub(crate) const OVER: Id = Id(40);
    pub(crate) const OVER_TILE: u16 = 41;
    /// A player's part of the account.
    pub(crate) fn account(seat: Seat) -> Id {
        Id(50 + u16::from(seat.0))
    }
    /// Help beside the table.
    pub(crate) const HELP: Id = Id(60);
    pub(crate) const SPECIALS: Id = Id(61);
    /// A special tile that everybody is told about.
    pub(crate) const SPECIAL: Id = Id(62);
}

/// Whose decision it is, and what about.
fn now(view: &View, stage: &Stage<'_, Gnomes>) -> Now {
    let text = |key: &str| stage.words.text(key, &[]);
    if view.step == Step::Over {
        return Now { lead: text("lead-over"), now: winners_in_words(view, stage), sub: String::new() };
    }
    let (ask, sub, wait) = match view.step {
        Step::FirstLook => ("ask-first-look", "sub-first-look", "wait-first-look"),
        Step::Keep => ("ask-keep", "sub-keep", "wait-keep"),
        Step::Lantern => ("ask-lantern", "sub-lantern", "wait-lantern"),
        Step::Torch => ("ask-torch", "sub-torch", "wait-torch"),
        Step::Arrows => ("ask-arrows", "sub-arrows", "wait-arrows"),
        Step::Corridor { .. } => ("ask-corridor", "sub-corridor", "wait-corridor"),
        Step::Bats => ("ask-bats", "sub-bats", "wait-bats"),
        Step::Explosion => ("ask-explosion", "sub-explosion", "wait-explosion"),
        Step::Cart => ("ask-cart", "sub-cart", "wait-cart"),
        Step::Start | Step::Deal | Step::Draw | Step::Over => ("wait-chance", "wait-chance", "wait-chance"),
    };
    let looks = if let Step::Corridor { looks_left } = view.step { looks_left } else { 0 };
    let args = [("looks", looks.into())];
    if view.who.seat().is_some_and(|seat| view.owing.has(seat)) {
        return Now { lead: text("lead-you"), now: stage.words.text(ask, &args), sub: text(sub) };
    }
    let lead = stage.waiting_for("lead-other", view.owing);
    Now { lead, now: stage.words.text(wait, &args), sub: String::new() }
}

/// While the viewer looks at a tile, the others are not waited for; after it the viewer may have to go on.
fn held_up(view: &View, stage: &Stage<'_, Gnomes>, asked: Now) -> Now {
    let look = stage.words.text("ask-look", &[]);
    match view.who.seat().is_some_and(|seat| view.owing.has(seat)) {
        true => Now { lead: look, ..asked },
        false => Now { lead: String::new(), now: look, sub: String::new() },
    }
}

/// GN-7.4, GN-7.5.
fn winners_in_words(view: &View, stage: &Stage<'_, Gnomes>) -> String {
    let best = view.everyone().map(|seat| total(view, seat)).max().unwrap_or(0);
    let winners: Vec<Seat> = view.everyone().filter(|&seat| total(view, seat) == best).collect();
    let key = if winners.len() == 1 { "over-one" } else { "over-shared" };
    let [who, names] = stage.winners(&winners);
    stage.words.text(key, &[who, names, ("diamonds", best.into())])
}

/// The diamonds on each of a player's face-up tiles.
fn open_diamonds(view: &View, seat: Seat) -> impl Iterator<Item = u8> {
    view.face_up.and(Places::row(seat)).filter_map(|place| view.tile(place)).map(Tile::diamonds)
}

/// All of a player's face-up diamonds.
fn total(view: &View, seat: Seat) -> u8 {
    open_diamonds(view, seat).sum()
}

fn steps(view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Phase> {
    let step = |level: Level| {
        let mood = match level.cmp(&view.level) {
            std::cmp::Ordering::Less => Mood::Done,
            std::cmp::Ordering::Equal => Mood::Now,
            std::cmp::Ordering::Greater => Mood::Plain,
        };
        Phase { name: if mood == Mood::Now { level_in_words(stage, level) } else { level.to_string() }, mood }
    };
    Level::ALL.into_iter().map(step).collect()
}

/// "level II".
fn level_in_words(stage: &Stage<'_, Gnomes>, level: Level) -> String {
    stage.words.text(["level-1", "level-2", "level-3"][level.index()], &[])
}

/// One player; the viewer's own row is drawn larger, in `mine`.
fn player(view: &View, stage: &Stage<'_, Gnomes>, pieces: &Pieces<'_>, seat: Seat) -> Player {
    let you = view.who == Viewer::Seat(seat);
    let secret = matches!(view.step, Step::FirstLook | Step::Explosion | Step::Cart);
    let note = match (secret, view.owing.has(seat)) {
        (true, false) => stage.words.line("note-chosen", &[]),
        (_, true) => stage.words.line("note-thinks", &[]),
        (false, false) => Line::default(),
    };
    let row = (!you).then(|| Item::Area(pieces.row(seat, Layout::Row)));
    Player {
        seat,
        name: stage.name(seat).to_owned(),
        you,
        turn: view.owing.has(seat),
        note,
        badge: Line::default(),
        tags: vec![],
        plate: ids::plate(seat),
        things: row.into_iter().collect(),
    }
}

fn my_row(stage: &Stage<'_, Gnomes>, pieces: &Pieces<'_>, seat: Seat) -> Area {
    Area { head: stage.words.line("row-mine", &[]), ..pieces.row(seat, Layout::Grid(SLOTS)) }
}

/// What the three symbols do.
fn help(stage: &Stage<'_, Gnomes>) -> Area {
    let lines = [("lantern", "help-lantern"), ("torch", "help-torch"), ("arrows", "help-arrows")];
    let say = |(sym, key)| Item::Say(stage.words.line(key, &[("sign", Sign::alone(sym, "").into())]));
    let title = stage.words.text("help-title", &[]);
    Area::headed(ids::HELP, "help", Layout::Column, title, lines.map(say).into())
}

/// The special tiles this level began with. How many are still to come is for the players to remember (GN-8.2).
fn specials(view: &View, stage: &Stage<'_, Gnomes>) -> Area {
    let lines = [
        (Front::BigFind, "help-big-find"),
        (Front::LitCorridor, "help-lit-corridor"),
        (Front::Bats, "help-bats"),
        (Front::Explosion, "help-explosion"),
        (Front::SnowWhite, "help-snow-white"),
    ];
    let copies = |front: Front| {
        let kind = Tile::all().find(|tile| tile.level() == view.level && tile.front() == front);
        kind.map_or(0, |tile| BOX[view.level.index()].count(tile.kind()))
    };
    let present = lines.into_iter().filter(|&(front, _)| copies(front) > 0);
    let items: Vec<Item> = present
        .map(|(front, key)| {
            let args = [("sign", Sign::alone(symbol(front), "").into()), ("count", copies(front).into())];
            Item::Say(stage.words.line(key, &args))
        })
        .collect();
    let key = if items.is_empty() { "specials-none" } else { "specials-title" };
    let title = stage.words.text(key, &[("level", level_in_words(stage, view.level).into())]);
    Area::headed(ids::SPECIALS, "help", Layout::Column, title, items)
}

/// What is held up to the viewer: a look while it lasts, and the account at the end.
fn over(view: &View, stage: &Stage<'_, Gnomes>, pieces: &Pieces<'_>) -> Option<Area> {
    if view.step == Step::Over {
        return Some(account(view, stage));
    }
    let looks = pieces.looks();
    if looks.is_empty() {
        return None;
    }
    let mut items = vec![];
    for (number, &(place, tile)) in looks.iter().enumerate() {
        let args = [("owner", stage.called(place.owner())), ("slot", (place.slot().0 + 1).into())];
        items.push(Item::Say(stage.words.line("over-look", &args)));
        items.push(Item::Piece(pieces.face_up(Id(ids::OVER_TILE + number as u16), tile)));
    }
    let name = stage.words.text("over-looks", &[]);
    Some(Area::headed(ids::OVER, "look", Layout::Column, name, items))
}

/// GN-7.2: everybody's diamonds, tile by tile, the best first.
fn account(view: &View, stage: &Stage<'_, Gnomes>) -> Area {
    let mut ranking: Vec<Seat> = view.everyone().collect();
    ranking.sort_by_key(|&seat| std::cmp::Reverse(total(view, seat)));
    let best = ranking.first().map_or(0, |&seat| total(view, seat));
    let of_player = |seat: Seat| {
        let (tiles, total): (Vec<u8>, u8) = (open_diamonds(view, seat).collect(), total(view, seat));
        let sum: Vec<String> = tiles.iter().map(u8::to_string).collect();
        let result = if total == best { "winner" } else { "other" };
        let args = [
            ("who", stage.who(seat)),
            ("sum", sum.join(" + ").into()),
            ("diamonds", total.into()),
            ("result", result.into()),
        ];
        let line = stage.words.line("account-line", &args);
        let said = line.said(&|seat| stage.name(seat).to_owned());
        let parts = tiles.into_iter().map(|diamonds| (diamonds.into(), Sign::number("diamond", diamonds, "")));
        let bar = Item::Meter(Meter::shares(said.clone(), parts, best.into()));
        Area { head: line, ..Area::new(ids::account(seat), "account-of", Layout::Column, said, vec![bar]) }
    };
    let name = stage.words.text("account-title", &[]);
    let all = ranking.into_iter().map(|seat| Item::Area(of_player(seat))).collect();
    Area::headed(ids::OVER, "account", Layout::Grid(2), name, all)
}

/// GN-7.2: the same side by side, slot by slot.
fn tally(view: &View, stage: &Stage<'_, Gnomes>) -> PointTable {
    let best = view.everyone().map(|seat| total(view, seat)).max();
    let diamonds = |place: Place| {
        let open = Some(place).filter(|&place| view.face_up.has(place));
        open.and_then(|place| view.tile(place)).map_or(0, Tile::diamonds)
    };
    let column = |seat: Seat| PointColumn {
        seat,
        points: RowSlot::all().map(|slot| i16::from(diamonds(Place::new(seat, slot)))).collect(),
        total: Some(total(view, seat).into()),
        won: Some(total(view, seat)) == best,
        note: String::new(),
    };
    let said = |slot: RowSlot| stage.words.text("slot", &[("slot", (slot.0 + 1).into())]);
    let sources = RowSlot::all().map(|slot| Sign::named("diamond", said(slot))).collect();
    PointTable { sources, columns: view.everyone().map(column).collect() }
}

/// Each sign in letters, and what it means.
fn legend(view: &View, stage: &Stage<'_, Gnomes>) -> Vec<Term> {
    let mut terms = stage.legend(&[
        ("diamond", "♦", "term-diamond"),
        ("lantern", "L", "term-lantern"),
        ("torch", "T", "term-torch"),
        ("arrows", "⇄", "term-arrows"),
        ("big-find", "★", "term-big-find"),
        ("lit-corridor", "☼", "term-lit-corridor"),
        ("bats", "^v^", "term-bats"),
        ("explosion", "✸", "term-explosion"),
        ("snow-white", "♛", "term-snow-white"),
        ("level-1", "I", "term-level-1"),
        ("level-2", "II", "term-level-2"),
        ("level-3", "III", "term-level-3"),
        ("cart", "↑", "term-cart"),
        ("swapped", "↔", "term-swapped"),
    ]);
    // GN-8.6: what only some tables agree on is explained at those tables alone.
    if view.options.what_i_have_seen || stage.recalls {
        terms.extend(stage.legend(&[("seen", "◉", "term-seen")]));
    }
    terms
}

/// The rules for the decision at hand.
fn laws(step: Step) -> &'static [Rule] {
    match step {
        Step::Start | Step::Deal | Step::Draw => &[Rule("GN-3.1"), Rule("GN-3.2")],
        Step::FirstLook => &[Rule("GN-2.7"), Rule("GN-2.8"), Rule("GN-2.9"), Rule("GN-2.10")],
        Step::Keep => &[Rule("GN-3.4"), Rule("GN-3.5"), Rule("GN-3.9"), Rule("GN-4.1"), Rule("GN-4.2")],
        Step::Lantern => &[Rule("GN-4.4"), Rule("GN-4.5"), Rule("GN-4.8")],
        Step::Torch => &[Rule("GN-4.6"), Rule("GN-4.7"), Rule("GN-4.8")],
        Step::Arrows => &[Rule("GN-4.9"), Rule("GN-4.11"), Rule("GN-4.12"), Rule("GN-4.14")],
        Step::Corridor { .. } => &[Rule("GN-6.9"), Rule("GN-6.11")],
        Step::Bats => &[Rule("GN-6.12"), Rule("GN-6.13"), Rule("GN-6.14")],
        Step::Explosion => &[Rule("GN-6.16"), Rule("GN-6.17"), Rule("GN-6.18"), Rule("GN-6.19")],
        Step::Cart => &[Rule("GN-5.2"), Rule("GN-5.5"), Rule("GN-5.6"), Rule("GN-5.7")],
        Step::Over => &[Rule("GN-7.2"), Rule("GN-7.4"), Rule("GN-7.5")],
    }
}
