//! What lies in front of the players: tasks, carts, galleries, counts; and the viewer's own things.
use super::pieces::{face_up, task_label, tile};
use super::{ids, pair};
use crate::components::{Card, SPACES, TaskKind};
use crate::position::cart as cart_cards;
use crate::scoring::score_sheets;
use crate::secrets::View;
use crate::state::Step;
use crate::{Clonk, secrets};
use engine::scene::{Area, Face, Form, Id, Ink, Item, Layout, Part, Piece, Player, Slot};
use engine::{Line, Seat, Sign, Stage, Viewer};

/// One player; the viewer's own things are drawn larger, in `mine`.
pub(super) fn player(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Player {
    let you = view.who == Viewer::Seat(seat);
    let note = match (view.step, view.owing.has(seat)) {
        (Step::Tasks, false) => stage.words.line("note-chosen", &[]),
        (_, true) => stage.words.line("note-thinks", &[]),
        (_, false) => Line::default(),
    };
    let mut things = vec![];
    if !you {
        things.extend([tasks(view, stage, seat), counts(view, stage, seat), board(view, stage, seat)]);
    }
    if view.step == Step::Over {
        things.push(Item::Area(open_cart(view, stage, seat, ids::open_cart(seat))));
    }
    let dwarf = (view.start == seat && view.step != Step::Start)
        .then(|| Sign::alone("dwarf", stage.words.text("tag-dwarf", &[])));
    Player {
        seat,
        name: stage.name(seat).to_owned(),
        you,
        turn: view.owing.has(seat),
        note,
        badge: Line::default(),
        tags: dwarf.into_iter().collect(),
        plate: ids::plate(seat),
        things,
    }
}

/// The viewer's own things: goals, gallery, hand, and everything in the cart (CL-9.3).
pub(super) fn mine(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Vec<Area> {
    let mut areas = vec![goals(view, stage, seat)];
    if let Item::Area(board) = board(view, stage, seat) {
        let name = stage.words.text("board-mine", &[]);
        areas.push(Area { head: name.as_str().into(), name, ..board });
    }
    areas.push(hand(view, stage, seat));
    if view.step != Step::Over && !view.carts[seat].is_empty() {
        areas.push(open_cart(view, stage, seat, ids::CART));
    }
    areas
}

fn tasks(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Item {
    let tiles = TaskKind::ALL.into_iter().filter(|&kind| secrets::has_tile(view, seat, kind));
    let tiles = tiles.map(|kind| Item::Piece(tile(view, stage, seat, kind))).collect();
    Item::Area(Area::new(ids::tasks(seat), "tasks", Layout::Row, stage.words.text("tasks", &[]), tiles))
}

/// The cart with its top card, and the four spaces before it.
fn board(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Item {
    let mut items = vec![Item::Area(cart(view, stage, seat))];
    let gallery: Vec<Card> = view.galleries[seat].cards().collect();
    items.extend((0..SPACES).map(|space| match gallery.get(space) {
        Some(&card) => Item::Piece(face_up(stage, ids::space(seat, space), card)),
        None => Item::Piece(empty_space(view, stage, seat, space)),
    }));
    let name = stage.words.text("board-of", &[("owner", stage.called(seat))]);
    Item::Area(Area { owner: Some(seat), ..Area::new(ids::board(seat), "gallery", Layout::Row, name, items) })
}

/// CL-9.2, CL-9.4: the top card and how many there are.
fn cart(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Area {
    let top = view.cart_tops[seat].map(|card| Item::Piece(face_up(stage, ids::cart_top(seat), card)));
    let count = view.carts[seat].len() + view.snores[seat];
    let name = stage.words.text("cart", &[]);
    let area = Area::new(ids::cart(seat), "cart", Layout::Stack, name, top.into_iter().collect());
    Area { note: count.to_string().as_str().into(), ..area }
}

/// What a space brings if it stays empty is shown only where it matters: on the board of the player who is digging.
fn empty_space(view: &View, stage: &Stage<'_, Clonk>, seat: Seat, space: usize) -> Piece {
    let number = ("space", (space as u32 + 1).into());
    let digging = view.actor == seat && view.step == Step::Dig;
    let (key, sym) =
        [("space-snore", "snore"), ("space-kablooey", "kablooey"), ("space-draw", "pile"), ("space-draw", "pile")]
            [space];
    let name = stage.words.text(if digging { key } else { "space-empty" }, &[number]);
    let mut piece = Piece::new(ids::space(seat, space), "space", Form::Card, name, Face::Empty);
    if digging {
        piece.tags.push(Sign::alone(sym, ""));
        piece.tone = if space == usize::from(view.galleries[seat].len()) { "next" } else { "" }.into();
    }
    piece
}

/// CL-9.4: numbers that are open to all.
fn counts(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Item {
    let counts = [
        ("hand", "count-hand", view.hands[seat]),
        ("kablooey", "count-kablooey", view.kablooeys[seat]),
        ("snore", "count-snore", view.snores[seat]),
    ];
    let worth_saying = counts.into_iter().filter(|&(sym, _, count)| count > 0 || sym == "hand");
    let signs = worth_saying
        .map(|(sym, key, count)| Sign::number(sym, count, stage.words.text(key, &[("count", count.into())])));
    Item::Signs(signs.collect())
}

/// The viewer's tasks with their points so far, coins and eyes, and Kablooey cards.
fn goals(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Area {
    let sheet = &score_sheets(view, &view.faces)[seat];
    let mut items = vec![];
    for task in sheet.tasks.iter().flatten().filter(|_| !chooses(view, seat)) {
        let args = [("count", task.cards.len().into()), ("points", task.points.into())];
        let more = stage.words.line("goal", &args);
        items.push(Item::Piece(Piece { more, ..tile(view, stage, seat, task.task.kind()) }));
        items.push(Item::Say(pair(task.cards.len(), task.points)));
    }
    let (coins, eyes) = (sheet.coins + sheet.kablooey_coins, sheet.all_eyes());
    let signs = [("coin", "coins", coins), ("eye", "eyes", eyes), ("snore", "count-snore", view.snores[seat])]
        .into_iter()
        .filter(|&(sym, _, count)| count > 0 || sym != "snore")
        .map(|(sym, key, count)| Sign::number(sym, count, stage.words.text(key, &[("count", count.into())])));
    items.push(Item::Signs(signs.collect()));
    if view.kablooeys[seat] > 0 {
        items.push(Item::Piece(kablooeys(stage, ids::KABLOOEY, view.kablooeys[seat])));
    }
    let name = stage.words.text("goals", &[]);
    Area::headed(ids::GOALS, "goals", Layout::Row, name, items)
}

fn kablooeys(stage: &Stage<'_, Clonk>, id: Id, count: u8) -> Piece {
    let name = stage.words.text("count-kablooey", &[("count", count.into())]);
    let sign = Sign::number("kablooey", count, "");
    let face = Face::Up(vec![Part { slot: Slot::Art, line: sign.into() }]);
    Piece { more: stage.words.line("term-kablooey", &[]), ..Piece::new(id, "spare", Form::Token, name, face) }
}

/// Is this player deciding which task to reveal (CL-2.4)? Nobody has cards yet.
fn chooses(view: &View, seat: Seat) -> bool {
    view.step == Step::Tasks && view.owing.has(seat)
}

/// Before there are cards, the tiles to choose from lie where the hand will be, each with its words.
fn choice(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Area {
    let tiles = TaskKind::ALL.into_iter().filter(|&kind| secrets::has_tile(view, seat, kind)).map(|kind| {
        let label = task_label(stage, kind, view.faces.task(seat, kind));
        Item::Piece(Piece { label, ..tile(view, stage, seat, kind) })
    });
    Area::headed(ids::HAND, "hand", Layout::Row, stage.words.text("goals", &[]), tiles.collect())
}

fn hand(view: &View, stage: &Stage<'_, Clonk>, seat: Seat) -> Area {
    if chooses(view, seat) {
        return choice(view, stage, seat);
    }
    let cards = view.faces.hands[seat].into_iter().enumerate();
    let cards: Vec<Item> = cards.map(|(place, card)| Item::Piece(face_up(stage, ids::hand(place), card))).collect();
    let name = stage.words.text("hand-mine", &[("count", view.hands[seat].into())]);
    Area::headed(ids::HAND, "hand", Layout::Row, name, cards)
}

/// Everything in a cart: the viewer's own at any time, everybody's at the end (CL-9.3, CL-9.6).
fn open_cart(view: &View, stage: &Stage<'_, Clonk>, seat: Seat, id: Id) -> Area {
    let cards = cart_cards(view, seat).into_iter().rev().enumerate();
    let cards: Vec<Item> =
        cards.map(|(place, card)| Item::Piece(face_up(stage, ids::in_cart(seat, place), card))).collect();
    let args = [("count", view.carts[seat].len().into()), ("snores", view.snores[seat].into())];
    let name = stage.words.text("cart-open", &[]);
    let tab = Some(Sign::alone("mine-cart", name.clone()));
    let said = stage.words.text("cart-gist", &args);
    let snores = (view.snores[seat] > 0).then(|| Sign::number("snore", view.snores[seat], ""));
    let counts = [Sign::number("mine-cart", view.carts[seat].len(), said)].into_iter().chain(snores);
    let gist = Line(counts.map(Ink::Sign).collect());
    let area = Area::headed(id, "cart-open", Layout::Fan, name, cards);
    Area { gist, tab, owner: Some(seat), ..area }
}
