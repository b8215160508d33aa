//! The middle of the table: the five shafts, and below them the sleeping monster.
use super::pieces::{face_down, face_up};
use super::{ids, legend};
use crate::components::Card;
use crate::secrets::View;
use crate::shafts::ShaftId;
use crate::state::Monster;
use crate::{Clonk, setup};
use engine::scene::{Area, Cell, Item, Layout, Meter, Mood};
use engine::{Line, Sign, Stage};

/// The rock with everything in it.
pub(super) fn rock(view: &View, stage: &Stage<'_, Clonk>) -> Area {
    let shafts = ShaftId::all().map(|id| Item::Area(shaft(view, stage, id))).collect();
    let name = stage.words.text("shafts", &[]);
    let shafts = Area::new(ids::SHAFTS, "shafts", Layout::Grid(ShaftId::COUNT as u8), name, shafts);
    let items = vec![Item::Area(shafts), Item::Area(depth(view, stage))];
    Area::new(ids::ROCK, "rock", Layout::Column, stage.words.text("rock", &[]), items)
}

/// A shaft from the top down.
fn shaft(view: &View, stage: &Stage<'_, Clonk>, id: ShaftId) -> Area {
    let count = view.shafts.height(id);
    let places = view.shafts.downwards(id).zip((1..=count).rev());
    let cards = places.map(|(card, height)| match card {
        Some(card) => face_up(stage, ids::in_shaft(id, height), card),
        None => face_down(stage, ids::in_shaft(id, height)),
    });
    let args = [("shaft", (id.0 + 1).into()), ("count", count.into())];
    let name = stage.words.text("shaft", &args);
    let area = Area::new(ids::shaft(id), "shaft", Layout::Shaft, name, cards.map(Item::Piece).collect());
    Area { head: (id.0 + 1).to_string().as_str().into(), ..area }
}

/// With fewer cards than this above the Awakening card the monster stirs, in the picture only.
pub(super) const STIRS_BELOW: u8 = 10;

/// The draw pile, and how deep the monster sleeps (CL-2.13).
fn depth(view: &View, stage: &Stage<'_, Clonk>) -> Area {
    let left = view.left;
    let top = if left > 0 { vec![Item::Piece(face_down(stage, ids::DRAW_PILE_TOP))] } else { vec![] };
    let name = stage.words.text("draw-pile", &[("count", left.into())]);
    let pile = Area::headed(ids::DRAW_PILE, "pile", Layout::Stack, name, top);
    let scenery = match view.monster {
        Monster::Asleep if view.above_awakening() >= STIRS_BELOW => "monster-sleeps",
        Monster::Asleep => "monster-stirs",
        Monster::Awake | Monster::Prowling => "monster-wakes",
    };
    let name = stage.words.text("depth", &[]);
    let mut items = vec![Item::Area(pile)];
    if !setup::is_in_progress(view.step) {
        items.insert(0, Item::Meter(meter(view, stage)));
    }
    Area::new(ids::DEPTH, "depth", Layout::Scenery(scenery.into()), name, items)
}

/// How many cards lie above the Awakening card. The number is open to all (CL-9.4).
fn meter(view: &View, stage: &Stage<'_, Clonk>) -> Meter {
    let all = setup::above_at_first(view.players);
    let (above, left) = (view.above_awakening(), view.left);
    let said = match view.monster {
        Monster::Asleep if above == 0 && view.options.awakening_mixed_in => {
            stage.words.text("monster-anywhere", &[("count", (left + 1).into())])
        }
        Monster::Asleep if view.options.awakening_mixed_in => {
            stage.words.text("monster-mixed", &[("count", above.into())])
        }
        Monster::Asleep => stage.words.text("monster-asleep", &[("count", above.into())]),
        Monster::Awake if view.options.awakening_extra_round => stage.words.text("monster-awake-extra", &[]),
        Monster::Awake => stage.words.text("monster-awake", &[]),
        Monster::Prowling => stage.words.text("monster-prowling", &[]),
    };
    let asleep = if view.monster == Monster::Asleep { above } else { 0 };
    let cell = |state, weight: u8| Cell { weight: weight.into(), state, owner: None, line: Line::default() };
    let cells = [cell(Mood::Plain, all.saturating_sub(asleep)), cell(Mood::Left, asleep)];
    let cells = cells.into_iter().filter(|cell| cell.weight > 0).collect();
    Meter { kind: "awakening".into(), head: said.as_str().into(), said: String::new(), cells, tail: Line::default() }
}

/// CL-9.5: everybody may look at every card in it.
pub(super) fn discard_pile(view: &View, stage: &Stage<'_, Clonk>) -> Area {
    let cards = view.discards.into_iter().enumerate();
    let cards: Vec<Item> =
        cards.map(|(place, card)| Item::Piece(face_up(stage, ids::discarded(place), card))).collect();
    let count = view.discards.len();
    let name = stage.words.text("discard-pile", &[("count", count.into())]);
    let gist = stage.words.line("discard-gist", &[("count", count.into())]);
    let tab = Some(Sign::alone("pile", name.clone()));
    let area = Area::new(ids::DISCARD, "discard", Layout::Fan, name, cards);
    Area { head: stage.words.line("discard-head", &[]), gist, tab, ..area }
}

/// A small picture of the card, for lines that name it.
pub(super) fn decoration(card: Card) -> Sign {
    Sign { tone: legend::cut(card.colour()).tone.into(), ..Sign::alone(legend::picture(card.treasure()), "") }
}
