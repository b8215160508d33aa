//! The dragon: how angry it is, what is in its bag, and how likely it is to hit the viewer.
use super::{ids, is_over};
use crate::{COUNTDOWN, Clank, Cube, Event, HEALTH, RAGE, View};
use engine::scene::{Area, BigMoment, Cell, Face, Form, Ink, Item, Layout, Meter, Mood, Part, Piece, Slot};
use engine::{Line, Seat, Sign, Stage};

/// Rage, bag, odds and countdown.
pub(super) fn dragon(view: &View, stage: &Stage<'_, Clank>) -> Area {
    let mut things = vec![];
    things.extend((!is_over(view)).then(|| Item::Signs(threat(view, stage))));
    things.push(Item::Meter(rage(view, stage)));
    things.extend(drawn(stage).map(Item::Meter));
    let odds = odds(view, stage);
    if !is_over(view) {
        things.push(Item::Say(odds.clone()));
    }
    let meters = [bag(view, stage), clank_area(view, stage), countdown(view, stage)];
    things.extend(meters.map(Item::Meter));
    let name = stage.words.text("dragon", &[]);
    let area = Area::headed(ids::DRAGON, "dragon", Layout::Column, name.clone(), things);
    Area { gist: odds, tab: Some(tab(view, name)), ..area }
}

/// The drawer's sign bears the viewer's risk.
fn tab(view: &View, name: String) -> Sign {
    match view.who.seat().filter(|&seat| view.inside.has(seat)) {
        None => Sign::alone("dragon", name),
        Some(seat) => {
            let Odds { drawn, all } = next_attack(view);
            Sign::number("dragon", format!("{} %", chance(drawn, all, cubes_of(view, seat))), name)
        }
    }
}

/// CK-15.1: the attack that was told with this news, with its cubes in the order they were drawn.
pub(super) fn attack(view: &View, stage: &Stage<'_, Clank>, at: usize, cubes: u8) -> BigMoment {
    let later = stage.news.get(at + 1..).unwrap_or_default();
    let next = later.iter().position(|event| matches!(event, Event::Attacked { .. })).unwrap_or(later.len());
    let pieces = cubes_drawn(&later[..next]).enumerate();
    let pieces = pieces.map(|(place, cube)| Item::Piece(drawn_cube(view, stage, place, cube))).collect();
    let head = stage.words.text("log-attacked", &[("count", cubes.into())]);
    let area = Area::new(ids::ATTACK, "attack", Layout::Row, head.clone(), pieces);
    BigMoment { sign: Sign::alone("dragon", ""), area: Area { head: head.into(), ..area } }
}

fn cubes_drawn(news: &[Event]) -> impl Iterator<Item = Cube> {
    news.iter().filter_map(|&event| if let Event::CubeDrawn { cube } = event { Some(cube) } else { None })
}

/// A cube, its owner, and how much health that player has left.
fn drawn_cube(view: &View, stage: &Stage<'_, Clank>, place: usize, cube: Cube) -> Piece {
    let owner = cube.owner();
    let name = owner.map_or_else(|| stage.words.text("log-black", &[]), |seat| cube_in_words(stage, seat));
    let left = |seat: Seat| {
        let (damage, left) = (view.people[seat].damage, HEALTH.saturating_sub(view.people[seat].damage));
        let said = stage.words.text("health-said", &[("damage", damage.into()), ("count", left.into())]);
        Part { slot: Slot::Gain, line: Sign::number("heart", left, said).into() }
    };
    let mut parts = vec![Part { slot: Slot::Art, line: Sign::alone("cube", "").into() }];
    parts.extend(owner.map(left));
    let label = match owner {
        Some(seat) => stage.words.line("log-cube", &[("owner", stage.who(seat))]),
        None => name.as_str().into(),
    };
    let piece = Piece::new(ids::cube(place), "cube", Form::Token, name, Face::Up(parts));
    Piece { owner, label, ..piece }
}

/// The cubes of an attack that is news to the viewer, one by one.
fn drawn(stage: &Stage<'_, Clank>) -> Option<Meter> {
    let cubes: Vec<Option<Seat>> = cubes_drawn(stage.news.get(stage.fresh..)?).map(Cube::owner).collect();
    let whose = |seat: &Option<Seat>| {
        seat.map_or_else(|| stage.words.text("log-black", &[]), |seat| cube_in_words(stage, seat))
    };
    let head = stage.words.line("log-cubes", &[]);
    let said = cubes.iter().map(whose).collect::<Vec<_>>().join(", ");
    let cell = |owner: Option<Seat>| Cell { weight: 1, state: Mood::Plain, owner, line: Line::default() };
    let cells: Vec<Cell> = cubes.into_iter().map(cell).collect();
    (!cells.is_empty()).then(|| Meter { kind: "drawn".into(), said, head, cells, tail: Line::default() })
}

/// A player's cube, or "yours".
fn cube_in_words(stage: &Stage<'_, Clank>, seat: Seat) -> String {
    stage.words.text("log-cube", &[("owner", stage.called(seat))])
}

/// CK-15.1: what the next attack would do.
struct Odds {
    /// Cubes that are drawn.
    drawn: u32,
    /// Cubes in the bag and in the Clank Area.
    all: u32,
}

fn next_attack(view: &View) -> Odds {
    let noise: u32 = view.everyone().map(|seat| u32::from(view.people[seat].area)).sum();
    let all = view.bag.total() + noise;
    // During the countdown the next attack that is sure to come is the runner's (CK-17.6).
    let extra = view.runner.and_then(|runner| COUNTDOWN.get(usize::from(runner.space))).copied().unwrap_or_default();
    Odds { drawn: u32::from(crate::dragon::cubes(view) + extra).min(all), all }
}

/// This player's cubes among those that could be drawn.
fn cubes_of(view: &View, seat: Seat) -> u32 {
    u32::from(view.bag.count(seat.0)) + u32::from(view.people[seat].area)
}

/// "The next attack draws 4 cubes of 31; 6 of them are yours."
fn odds(view: &View, stage: &Stage<'_, Clank>) -> Line {
    let Odds { drawn, all } = next_attack(view);
    let mut args = vec![("drawn", drawn.into()), ("all", all.into())];
    match view.who.seat().filter(|&seat| view.inside.has(seat)) {
        None => stage.words.line("odds", &args),
        Some(seat) => {
            let own = cubes_of(view, seat);
            args.extend([("own", own.into()), ("chance", chance(drawn, all, own).into())]);
            stage.words.line("odds-own", &args)
        }
    }
}

/// The two figures that matter: how many cubes, and the viewer's risk.
fn threat(view: &View, stage: &Stage<'_, Clank>) -> Vec<Sign> {
    let (Odds { drawn, all }, said) = (next_attack(view), warning(view, stage));
    let mut signs = vec![Sign::number("dragon", drawn, said.as_str())];
    if let Some(seat) = view.who.seat().filter(|&seat| view.inside.has(seat)) {
        signs.push(Sign::number("damage", format!("{} %", chance(drawn, all, cubes_of(view, seat))), said));
    }
    signs
}

/// The same for the line below the main sentence, so that it is never empty and nothing on the screen jumps.
pub(super) fn warning(view: &View, stage: &Stage<'_, Clank>) -> String {
    odds(view, stage).said(&|seat| stage.name(seat).to_owned())
}

/// The chance in percent that at least one of the cubes drawn is among these.
fn chance(drawn: u32, all: u32, own: u32) -> u32 {
    let spared: f64 = (0..drawn).map(|at| f64::from((all - own).saturating_sub(at)) / f64::from(all - at)).product();
    (100.0 * (1.0 - spared)).round() as u32
}

fn rage(view: &View, stage: &Stage<'_, Clank>) -> Meter {
    let cell = |(space, cubes): (usize, &u8)| {
        let state = passed(space, view.rage.into());
        Cell { weight: 1, state, owner: None, line: cubes.to_string().into() }
    };
    let args = [
        ("space", (view.rage + 1).into()),
        ("count", RAGE[usize::from(view.rage)].into()),
        ("danger", view.row.dangers().into()),
    ];
    let said = stage.words.text("rage-said", &args);
    let danger = view.row.dangers();
    let tail = match danger {
        0 => Line::default(),
        _ => Sign::number("danger", format!("+{danger}"), stage.words.text("mark-danger", &[])).into(),
    };
    let cells = RAGE.iter().enumerate().map(cell).collect();
    Meter { kind: "rage".into(), said, head: stage.words.line("rage", &[]), cells, tail }
}

/// How a space looks on a track whose marker is at `now`.
fn passed(space: usize, now: usize) -> Mood {
    match space.cmp(&now) {
        std::cmp::Ordering::Less => Mood::Done,
        std::cmp::Ordering::Equal => Mood::Now,
        std::cmp::Ordering::Greater => Mood::Plain,
    }
}

/// Everybody's cubes and the black ones, side by side.
fn bag(view: &View, stage: &Stage<'_, Clank>) -> Meter {
    let black = view.bag.count(Cube::Black.kind());
    let mut cells = vec![cubes_cell(None, black)];
    cells.extend(view.everyone().map(|seat| cubes_cell(Some(seat), view.bag.count(seat.0))));
    let mut said = vec![stage.words.text("cubes-black", &[("count", black.into())])];
    said.extend(view.everyone().map(|seat| owned_cubes(stage, seat, view.bag.count(seat.0))));
    cells.retain(|cell| cell.weight > 0);
    let total = Sign::number("cube", view.bag.total(), "").into();
    Meter { kind: "bag".into(), said: said.join(", "), head: stage.words.line("bag", &[]), cells, tail: total }
}

fn clank_area(view: &View, stage: &Stage<'_, Clank>) -> Meter {
    let cells = view.everyone().map(|seat| cubes_cell(Some(seat), view.people[seat].area));
    let said: Vec<String> = view.everyone().map(|seat| owned_cubes(stage, seat, view.people[seat].area)).collect();
    let total: u8 = view.everyone().map(|seat| view.people[seat].area).sum();
    let cells = cells.filter(|cell| cell.weight > 0).collect();
    let tail = Sign::number("noise", total, "").into();
    Meter { kind: "noise".into(), said: said.join(", "), head: stage.words.line("clank-area", &[]), cells, tail }
}

fn cubes_cell(owner: Option<Seat>, cubes: u8) -> Cell {
    Cell { weight: cubes.into(), state: Mood::Plain, owner, line: Line::default() }
}

fn owned_cubes(stage: &Stage<'_, Clank>, seat: Seat, cubes: u8) -> String {
    stage.words.text("cubes-of", &[("owner", stage.called(seat)), ("count", cubes.into())])
}

/// CK-17.5 to CK-17.7.
fn countdown(view: &View, stage: &Stage<'_, Clank>) -> Meter {
    let now = view.runner.map_or(0, |runner| usize::from(runner.space));
    let last = COUNTDOWN.len();
    let cell = |space: usize| {
        let state = passed(space, now);
        let line = match space {
            1 => Line(vec![Ink::Sign(Sign::alone("flag", stage.words.text("way-out", &[])))]),
            _ if space == last => Line(vec![Ink::Sign(Sign::alone("skull", stage.words.text("term-skull", &[])))]),
            _ => format!("+{}", COUNTDOWN[space - 1]).into(),
        };
        let owner = view.runner.filter(|_| space == now).map(|runner| runner.seat);
        Cell { weight: 1, state, owner, line }
    };
    let said = match view.runner {
        None => stage.words.text("countdown-nobody", &[]),
        Some(runner) => {
            let args = [("who", stage.called(runner.seat)), ("space", runner.space.into())];
            stage.words.text("countdown-said", &args)
        }
    };
    let head = stage.words.line("countdown", &[]);
    Meter { kind: "countdown".into(), said, head, cells: (1..=last).map(cell).collect(), tail: Line::default() }
}
