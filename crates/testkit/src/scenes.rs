//! What must be true of every Scene.
use crate::suite::{same, with_stage};
use crate::walk::RandomWalk;
use engine::scene::{Face, Id, Ink, Line, Ordering};
use engine::{Game, NoWords, Scene, Seat, Turn, Viewer, Words};
use i18n::Speech;
use std::collections::BTreeSet;

/// Screens to draw on: usual, large and tiny.
const SIZES: [(u16, u16); 3] = [(80, 24), (140, 45), (20, 5)];

/// The Scene for this viewer of a state that looks like this walk's.
pub(crate) fn scene<G: Game>(walk: &RandomWalk<G>, state: &G::State, who: Viewer, words: &dyn Words) -> Scene {
    with_stage(walk, state, who, words, |stage| G::scene(&G::view(state, who), stage))
}

/// Sound for every viewer, and in every language of the game without a missing word.
pub(crate) fn sound<G: Game>(walk: &RandomWalk<G>, speeches: &[Speech]) -> Result<(), String> {
    for who in Viewer::all(G::players(&walk.state)) {
        let scene = scene(walk, &walk.state, who, &NoWords);
        offers_are_legal(walk, who, &scene)?;
        answers_without_a_picture(walk, who, &scene)?;
        well_formed(&scene)?;
        tells_the_count(walk, &scene)?;
    }
    // Slower than the sizes of the screen go round, so that every language meets every size.
    speaks(walk, &speeches[walk.entries.len() / SIZES.len() % speeches.len()])
}

/// No word is missing, in the Scene, in plain lines, and on screens large and tiny.
fn speaks<G: Game>(walk: &RandomWalk<G>, words: &Speech) -> Result<(), String> {
    let seat = Seat((walk.entries.len() / 2) as u8 % walk.setup.players());
    let scene = scene(walk, &walk.state, Viewer::Seat(seat), words);
    let (width, height) = SIZES[walk.entries.len() % SIZES.len()];
    let made = [format!("{scene:?}"), tui::plain(&scene, words), tui::picture(&scene, words, width, height)];
    let missing = made.iter().find_map(|text| text.find('⟦').map(|at| &text[at..]));
    same(&format!("no word is missing in {}", words.language()), &missing, &None)?;
    speaks_to_its_reader(&scene, seat).map_err(|named| format!("in {}: {named}", words.language()))
}

/// Nothing that is told calls its reader by name: who reads it is "you".
fn speaks_to_its_reader(scene: &Scene, reader: Seat) -> Result<(), String> {
    let named = |line: &&Line| line.0.contains(&Ink::Who(reader));
    let told = scene.story().map(|beat| &beat.line).chain(scene.moment().map(|(_, moment)| &moment.area.note));
    same("a line that names its reader", &told.clone().find(named), &None)?;
    let name = scene.name(reader);
    let announced = scene.announced();
    let said = announced.iter().chain([&scene.lead, &scene.now, &scene.sub]);
    same("a sentence that names its reader", &said.clone().find(|said| said.contains(&name)), &None)
}

/// The answers to plain questions agree with the picture.
fn answers_without_a_picture<G: Game>(walk: &RandomWalk<G>, who: Viewer, scene: &Scene) -> Result<(), String> {
    let (view, news) = (G::view(&walk.state, who), walk.news(who));
    let fresh = with_stage(walk, &walk.state, who, &NoWords, |stage| stage.fresh);
    let shown = scene.over.is_some() && G::turn(&walk.state) != Turn::Over;
    same("what is held up", &G::holds_up(&news[fresh..]), &shown)?;
    let legal = with_stage(walk, &walk.state, who, &NoWords, |stage| stage.legal.to_vec());
    let is_open = |kind: &&str| legal.iter().any(|&action| G::kind(&view, action) == *kind);
    let kinds: Vec<&str> = G::kinds().into_iter().filter(is_open).collect();
    let groups: Vec<&str> =
        scene.offers.iter().filter(|group| !group.offers.is_empty()).map(|group| &*group.kind).collect();
    same("the kinds of decisions", &kinds, &groups)
}

fn offers_are_legal<G: Game>(walk: &RandomWalk<G>, who: Viewer, scene: &Scene) -> Result<(), String> {
    let owes = |seat| matches!(G::turn(&walk.state), Turn::Decide(seats) if seats.has(seat));
    let legal = who.seat().filter(|&seat| owes(seat)).map_or(vec![], |seat| walk.legal(seat));
    let legal: BTreeSet<String> = legal.iter().map(G::Action::to_string).collect();
    let offered: Vec<String> = scene.all_offers().map(|offer| offer.act.clone()).collect();
    same("each offer once", &offered.iter().collect::<BTreeSet<_>>().len(), &offered.len())?;
    same(&format!("{who} is offered what is legal"), &offered.into_iter().collect(), &legal)
}

/// The count tells what the game's own scoring says, and its sources add up.
fn tells_the_count<G: Game>(walk: &RandomWalk<G>, scene: &Scene) -> Result<(), String> {
    let Some(tally) = &scene.tally else { return Ok(()) };
    let (scores, winners) = (G::scores(&walk.state), G::winners(&walk.state));
    for column in &tally.columns {
        same("the total of a player", &column.total, &scores[column.seat])?;
        same("who has won", &column.won, &winners.has(column.seat))?;
        let sum = column.total.map(|_| column.points.iter().sum());
        same("the sum of all sources", &sum, &column.total)?;
    }
    same("everybody is counted", &tally.columns.len(), &scene.players.len())
}

fn well_formed(scene: &Scene) -> Result<(), String> {
    let (pieces, areas) = (scene.pieces(), scene.areas());
    let plates = scene.players.iter().map(|player| player.plate);
    let ids: Vec<Id> =
        pieces.iter().map(|piece| piece.id).chain(areas.iter().map(|area| area.id)).chain(plates).collect();
    let known: BTreeSet<Id> = ids.iter().copied().collect();
    same("ids are unique", &known.len(), &ids.len())?;
    let touched = scene.all_offers().flat_map(|offer| offer.on.iter().chain(&offer.also));
    let closed = scene.offers.iter().flat_map(|group| &group.closed).filter_map(|closed| closed.on.as_ref());
    for id in touched.chain(closed) {
        same(&format!("{id:?} is on the table"), &known.contains(id), &true)?;
    }
    let keys: Vec<String> = (scene.offers.iter())
        .flat_map(|group| group.offers.iter().map(move |offer| format!("{}{}", group.key, offer.key)))
        .collect();
    same("keys are unique", &keys.iter().collect::<BTreeSet<_>>().len(), &keys.len())?;
    let taken = keys.iter().find(|key| key.to_lowercase().contains(|letter| tui::COMMAND_KEYS.contains(letter)));
    same(&format!("no key has a letter of {}, which are the table's own", tui::COMMAND_KEYS), &taken, &None)?;
    same("every piece has a name", &pieces.iter().all(|piece| !piece.name.is_empty()), &true)?;
    same("every offer can be said", &scene.all_offers().all(|offer| !offer.said.is_empty()), &true)?;
    for group in scene.offers.iter().filter(|group| group.ordering.is_some()) {
        let ordering = group.ordering.clone().unwrap_or_default();
        same("few enough to be put in order", &(ordering.places.len() <= Ordering::MOST), &true)?;
        same("the offers of an ordering are its orders", &group.offers, &ordering.offers())?;
    }
    same("something is said", &scene.now.is_empty(), &false)?;
    every_symbol_has_a_glyph(scene)
}

/// A terminal can only draw what the legend knows.
fn every_symbol_has_a_glyph(scene: &Scene) -> Result<(), String> {
    fn signs(line: &Line) -> impl Iterator<Item = &str> {
        line.0.iter().filter_map(|ink| if let Ink::Sign(sign) = ink { Some(&*sign.sym) } else { None })
    }
    for piece in scene.pieces() {
        let symbols = match &piece.face {
            Face::Up(parts) => parts.iter().flat_map(|part| signs(&part.line)).collect(),
            Face::Down(back) => vec![&**back],
            Face::Empty => vec![],
        };
        for symbol in symbols {
            same(&format!("'{symbol}' has a glyph"), &scene.glyph(symbol).is_some(), &true)?;
        }
    }
    Ok(())
}
