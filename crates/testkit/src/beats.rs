//! Nothing that a viewer can see changes its place without a beat, and beats speak only of places that are there.
//!
//! That a beat tells nothing its viewer may not know needs no test of its own: beats are part of the Scene, and Scenes
//! are equal in worlds that look alike ([`keeps_the_secrets`](crate::keeps_the_secrets)).
use crate::scenes;
use crate::suite::same;
use crate::walk::{RandomWalk, over_matches, play, stride};
use engine::scene::{Area, Face, Flying, Id, Item, Layout, Piece, Slot};
use engine::{Game, NoWords, Scene, Stage, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// Whenever a piece that a viewer can see changes its place, a beat of that step says so.
pub fn tells_what_moves<G: Game>() {
    let stride = stride::<G>();
    over_matches(40, |script| {
        play::<G>(script, |walk| {
            if walk.entries.len() % stride != script.choices.len() % stride {
                return Ok(());
            }
            let viewers: Vec<Viewer> = Viewer::all(G::players(&walk.state)).collect();
            let who = viewers[walk.entries.len() % viewers.len()];
            told(walk, who).map_err(|fault| format!("{who} after {:?}: {fault}", walk.events))
        })
    });
}

fn told<G: Game>(walk: &RandomWalk<G>, who: Viewer) -> Result<(), String> {
    let heard = |events: &[G::Event]| events.iter().copied().filter(|&event| G::audience(event).has(who)).collect();
    let past: Vec<G::Event> = heard(&walk.past);
    let [before, after] =
        [at_rest::<G>(&walk.before, &past, who), at_rest::<G>(&walk.state, &walk.news(who), who)].map(Sights::new);
    let scene = scenes::scene(walk, &walk.state, who, &NoWords);
    same("beats are in order", &scene.beats.is_sorted_by_key(|beat| beat.at), &true)?;
    let mut ends = BTreeSet::new();
    for flight in scene.flights() {
        for end in [flight.from, flight.to] {
            let is_there = before.around.contains_key(&end) || after.around.contains_key(&end);
            same(&format!("{end:?} of {flight:?} is on the table"), &is_there, &true)?;
            ends.insert(end);
        }
        ends.extend(if let Flying::Pawn(pawn) = flight.flies { Some(pawn) } else { None });
    }
    let places: BTreeSet<Id> = before.looks.keys().chain(after.looks.keys()).copied().collect();
    for place in places.into_iter().filter(|place| before.looks.get(place) != after.looks.get(place)) {
        let is_told = ends.contains(&place) || [&before, &after].iter().any(|sights| sights.lies_in(place, &ends));
        let changed = (before.looks.get(&place), after.looks.get(&place));
        same(&format!("a beat tells of {place:?}, {changed:?}"), &is_told, &true)?;
    }
    Ok(())
}

/// What the viewer sees when everything new has been put away.
fn at_rest<G: Game>(state: &G::State, news: &[G::Event], who: Viewer) -> Scene {
    let names: Vec<String> = ["Olaf", "Jorun", "Tibor", "Runa"].map(String::from).to_vec();
    let check = |_| Ok(());
    let (reader, fresh) = (who.seat(), news.len());
    let stage =
        Stage { words: &NoWords, reader, names: &names, news, fresh, legal: &[], recalls: false, check: &check };
    G::scene(&G::view(state, who), &stage)
}

/// What is where.
struct Sights {
    /// What is seen of each piece.
    looks: BTreeMap<Id, String>,
    /// What each place lies in.
    around: BTreeMap<Id, Option<Id>>,
}

impl Sights {
    fn new(scene: Scene) -> Sights {
        let mut sights = Sights { looks: BTreeMap::new(), around: BTreeMap::new() };
        for area in scene.table.iter().chain(&scene.mine).chain(&scene.aside) {
            sights.area(area, None);
        }
        for player in &scene.players {
            sights.around.insert(player.plate, None);
            sights.items(&player.things, Some(player.plate));
        }
        sights
    }
    fn area(&mut self, area: &Area, around: Option<Id>) {
        self.around.insert(area.id, around);
        self.items(&area.items, Some(area.id));
        if let Layout::Map(map) = &area.layout {
            for spot in &map.spots {
                self.looks.entry(spot.place).or_default().push_str(&format!(" at {},{}", spot.x, spot.y));
            }
        }
    }
    fn items(&mut self, items: &[Item], around: Option<Id>) {
        for item in items {
            match item {
                Item::Piece(piece) => {
                    self.around.insert(piece.id, around);
                    self.looks.insert(piece.id, looks(piece));
                }
                Item::Area(area) => self.area(area, around),
                Item::Meter(_) | Item::Signs(_) | Item::Say(_) => {}
            }
        }
    }
    /// Does this place lie in one of these?
    fn lies_in(&self, place: Id, areas: &BTreeSet<Id>) -> bool {
        let mut around = self.around.get(&place).copied().flatten();
        while let Some(area) = around {
            if areas.contains(&area) {
                return true;
            }
            around = self.around.get(&area).copied().flatten();
        }
        false
    }
}

/// What tells one piece from another. Prices and explanations may change while it lies there.
fn looks(piece: &Piece) -> String {
    match &piece.face {
        Face::Up(parts) if parts.is_empty() => format!("{} {}", piece.kind, piece.name),
        Face::Up(parts) => {
            let lasting = parts.iter().filter(|part| !matches!(part.slot, Slot::Cost | Slot::Text));
            format!("{} {:?}", piece.kind, lasting.map(|part| &part.line).collect::<Vec<_>>())
        }
        Face::Down(back) => format!("back {back}"),
        Face::Empty => "empty".into(),
    }
}
