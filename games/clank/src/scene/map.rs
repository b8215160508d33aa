//! The dungeon as a map, and what lies around the viewer.
use super::ids;
use crate::{Action, Clank, Room, Side, Tunnel, View, WayOut, rooms};
use engine::scene::{
    Area, Exit, Extent, Face, Form, Ink, Item, Layout, Map, Mood, Part, Piece, Shown, Slot, Spot, Way,
};
use engine::{Arg, Line, Seat, Sign, Stage};

/// The board is a little wider than it is high.
const SIZE: Extent = Extent { width: 1000, height: 743 };
const ROOM_SIZE: Extent = Extent { width: 80, height: 60 };

/// All rooms with what lies there, the tunnels, and the pawns.
pub(super) fn dungeon(view: &View, stage: &Stage<'_, Clank>) -> Area {
    let board = view.board();
    let mut spots = vec![];
    let mut things = vec![];
    for room in board.rooms() {
        let (x, y) = room.row().at;
        spots.push(Spot { place: ids::room(room), x, y: down(y) });
        things.push(Item::Piece(room_piece(view, stage, room)));
    }
    for seat in view.everyone().filter(|&seat| view.inside.has(seat)) {
        let (x, y) = view.people[seat].room.row().at;
        spots.push(Spot { place: ids::pawn(seat), x, y: down(y) });
        things.push(Item::Piece(pawn(view, stage, seat)));
    }
    let ways = board.chart.tunnels.iter().map(|tunnel| path(view, stage, tunnel)).collect();
    let backdrop = match view.options.side {
        Side::Front => "front",
        Side::Back => "back",
    };
    let map = Map { backdrop: backdrop.into(), size: SIZE, room: ROOM_SIZE, spots, ways };
    let name = stage.words.text("dungeon", &[]);
    Area::new(ids::DUNGEON, "dungeon", Layout::Map(map), name, things)
}

/// Thousandths of the board's height as a place on the map, which is as wide as there are thousandths.
fn down(y: u16) -> u16 {
    (u32::from(y) * u32::from(SIZE.height) / 1000) as u16
}

fn room_piece(view: &View, stage: &Stage<'_, Clank>, room: Room) -> Piece {
    let is_start = room == Room::start(view.options.side);
    let title = if is_start { stage.words.text("exit", &[]) } else { room.number().to_string() };
    let mut parts = vec![Part { slot: Slot::Title, line: title.into() }];
    let lies = lies_there(view, stage, room);
    let worth = artifact(view, stage, room);
    if !lies.is_empty() {
        parts.push(Part { slot: Slot::Gain, line: Line(lies.iter().cloned().map(Ink::Sign).collect()) });
    }
    if let Some(worth) = worth.clone() {
        parts.push(Part { slot: Slot::Worth, line: worth.into() });
    }
    let is_deep = view.board().depths.has(room);
    let mut facts = vec![room_in_words(view, stage, room)];
    facts.extend(is_deep.then(|| stage.words.text("in-depths", &[])));
    let things = || lies.iter().chain(&worth);
    facts.extend(things().map(|sign| sign.said.clone()));
    // What it means, in the words of the legend; of the entrance, why one would go there.
    let mut means: Vec<String> = things().map(|sign| stage.words.text(&format!("term-{}", sign.sym), &[])).collect();
    if is_start {
        means.extend([stage.words.text("rule-ck-10-20", &[]), stage.words.text("term-mastery", &[])]);
    }
    let means = means.iter().map(|one| one.trim_end_matches('.')).collect::<Vec<_>>().join(". ");
    let piece = Piece::new(ids::room(room), "room", Form::Room, facts.join(", "), Face::Up(parts));
    Piece { tone: if is_deep { "deep" } else { "" }.into(), more: means.into(), ..piece }
}

/// "room 14", "the way out".
pub(super) fn room_in_words(view: &View, stage: &Stage<'_, Clank>, room: Room) -> String {
    match room == Room::start(view.options.side) {
        true => stage.words.text("way-out", &[]),
        false => stage.words.text("room", &[("number", room.number().into())]),
    }
}

/// A room for a sentence that has to inflect it: what kind of place it is, and its number.
pub(super) fn place(view: &View, room: Room) -> [(&'static str, Arg); 2] {
    let kind = if room == Room::start(view.options.side) { "entrance" } else { "room" };
    [("place", kind.into()), ("number", room.number().into())]
}

/// What kind of room it is, and which secrets and idols lie there.
pub(super) fn lies_there(view: &View, stage: &Stage<'_, Clank>, room: Room) -> Vec<Sign> {
    let (row, said) = (room.row(), |key: &str| stage.words.text(key, &[]));
    let mut signs = vec![];
    signs.extend(row.is_crystal_cave.then(|| Sign::alone("crystal", said("crystal-cave"))));
    signs.extend(row.is_market.then(|| Sign::alone("market", said("market-room"))));
    signs.extend(row.is_fountain.then(|| Sign::alone("fountain", said("fountain"))));
    signs.extend(view.majors.has(room).then(|| Sign::alone("major", said("major-secret"))));
    let minors = u8::from(view.minors.has(room)) + u8::from(view.second_minors.has(room));
    if minors > 0 {
        let said = stage.words.text("minor-secrets", &[("count", minors.into())]);
        signs.push(Sign { shown: Shown::Times(minors), ..Sign::alone("minor", said) });
    }
    if view.board().idols.has(room) && view.idols > 0 {
        let said = stage.words.text("idols", &[("count", view.idols.into())]);
        signs.push(Sign { shown: Shown::Times(view.idols), ..Sign::alone("idol", said) });
    }
    signs
}

pub(super) fn artifact(view: &View, stage: &Stage<'_, Clank>, room: Room) -> Option<Sign> {
    let value = rooms::artifact_here(view, room)?.value();
    Some(Sign::number("artifact", value, stage.words.text("artifact", &[("count", value.into())])))
}

fn pawn(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Piece {
    let room = room_in_words(view, stage, view.people[seat].room);
    let name = stage.words.text("pawn", &[("who", stage.called(seat)), ("room", room.into())]);
    Piece { owner: Some(seat), ..Piece::new(ids::pawn(seat), "pawn", Form::Pawn, name, Face::Up(vec![])) }
}

fn path(view: &View, stage: &Stage<'_, Clank>, tunnel: &Tunnel) -> Way {
    let side = view.options.side;
    let room = |number: u8| Room::new(side, number).unwrap_or(Room::start(side));
    let (from, to) = (room(tunnel.ends.0), room(tunnel.ends.1));
    let can_walk =
        |to: Room| stage.legal.iter().any(|action| matches!(action, Action::Move { to: there, .. } if *there == to));
    let here = view.who.seat().map(|seat| view.people[seat].room);
    let is_open = here == Some(from) && can_walk(to) || here == Some(to) && can_walk(from);
    let exits = tunnel.edges.map(|[one, other]| {
        let at = |(x, y): (u16, u16), room: Room| Exit { x, y: down(y), line: room.number().to_string().into() };
        [at(one, to), at(other, from)]
    });
    Way {
        from: ids::room(from),
        to: ids::room(to),
        signs: toll(stage, &tunnel.way_to(to)),
        one_way: tunnel.is_one_way,
        mood: if is_open { Mood::Now } else { Mood::Plain },
        exits,
    }
}

/// What a tunnel costs beyond one Boot.
fn toll(stage: &Stage<'_, Clank>, way: &WayOut) -> Vec<Sign> {
    let WayOut { boots, monsters, is_locked, .. } = *way;
    let said = |key: &str, count: u8| stage.words.text(key, &[("count", count.into())]);
    let feet = (boots > 1).then(|| Sign::alone("feet", said("effect-boots", boots)));
    let fangs = (monsters > 0)
        .then(|| Sign { shown: Shown::Times(monsters), ..Sign::alone("fang", said("tunnel-monsters", monsters)) });
    let lock = is_locked.then(|| Sign::alone("lock", said("tunnel-locked", 1)));
    feet.into_iter().chain(fangs).chain(lock).collect()
}

/// Every way out of the viewer's room: where it leads, what it costs, what is there.
pub(super) fn around(view: &View, stage: &Stage<'_, Clank>, seat: Seat) -> Area {
    let here = view.people[seat].room;
    let board = view.board();
    let artifacts = view.people[seat].artifacts;
    let ways = board.ways(here).iter().map(|way| Item::Say(way_in_words(view, stage, way, artifacts)));
    let against = board.adjacent(here).on(view.options.side).filter(|&room| board.way(here, room).is_none());
    let against = against.map(|room| {
        let args = [("room", room_in_words(view, stage, room).into())];
        Item::Say(stage.words.line("around-against", &args))
    });
    let head = stage.words.text("around", &place(view, here));
    Area::headed(ids::AROUND, "around", Layout::Column, head, ways.chain(against).collect())
}

fn way_in_words(view: &View, stage: &Stage<'_, Clank>, way: &WayOut, artifacts: u8) -> Line {
    if way.to == Room::start(view.options.side) && artifacts == 0 {
        return stage.words.line("around-shut", &[("room", room_in_words(view, stage, way.to).into())]);
    }
    let boots = Sign::number("boot", way.boots, stage.words.text("effect-boots", &[("count", way.boots.into())]));
    let costs = std::iter::once(boots).chain(toll(stage, &WayOut { boots: 1, ..*way }));
    let lies = lies_there(view, stage, way.to).into_iter().chain(artifact(view, stage, way.to));
    let Line(mut line) = stage.words.line("around-way", &[("room", room_in_words(view, stage, way.to).into())]);
    for sign in costs.chain(lies) {
        line.extend([Ink::Text(" ".into()), Ink::Sign(sign)]);
    }
    let there = view.everyone().filter(|&other| view.inside.has(other) && view.people[other].room == way.to);
    there.for_each(|other| line.extend([Ink::Text(" ".into()), Ink::Who(other)]));
    Line(line)
}
