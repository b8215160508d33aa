//! What is for sale: the Dungeon Row, the Reserve, the market.
use super::cards::{cost, face_up};
use super::ids;
use super::places::Whereabouts;
use crate::cards::PRICE_TAGS;
use crate::{
    Card, CardKind, Clank, EXPLORE, GOBLIN, MARKET_PRICE, MERCENARY, MarketItem, SECRET_TOME, View, acquire, best_crown,
};
use engine::scene::{Area, Face, Form, Item, Layout, Name, Part, Piece, Slot};
use engine::{Sign, Stage};

/// The Dungeon Row with prices as they are now.
pub(super) fn row(view: &View, stage: &Stage<'_, Clank>, whereabouts: &Whereabouts) -> Area {
    let cards = whereabouts.row();
    let cards = cards.map(|(place, card)| Item::Piece(face_up(stage, ids::row(place), card, Some(price(view, card)))));
    let name = stage.words.text("row", &[]);
    let left = stage.words.line("row-left", &[("count", view.deck.total().into())]);
    let area = Area::headed(ids::ROW, "row", Layout::Row, name.clone(), cards.collect());
    Area { note: left, tab: Some(Sign::alone("action", name)), ..area }
}

/// The three piles and the Goblin.
pub(super) fn reserve(view: &View, stage: &Stage<'_, Clank>) -> Area {
    let piles = [MERCENARY, EXPLORE, SECRET_TOME, GOBLIN].into_iter().enumerate().map(|(pile, card)| {
        let mut piece = face_up(stage, ids::reserve(pile), card, Some(price(view, card)));
        if let Some(&left) = view.reserve.get(pile) {
            piece.label = Sign::number("deck", left, stage.words.text("pile-left", &[("count", left.into())])).into();
        }
        Item::Piece(piece)
    });
    let name = stage.words.text("reserve", &[]);
    let gist = stage.words.line("reserve-gist", &[]);
    let area = Area::headed(ids::RESERVE, "reserve", Layout::Row, name, piles.collect());
    // On a small screen everything for sale is in one drawer.
    Area { gist, tab: Some(Sign::alone("market", stage.words.text("short-acquire", &[]))), ..area }
}

/// What it costs now.
pub(super) fn price(view: &View, card: Card) -> u8 {
    match card.row().kind {
        CardKind::Monster => PRICE_TAGS[card.0 as usize].swords,
        CardKind::Action | CardKind::Companion | CardKind::Gem | CardKind::Device => acquire::price(view, card),
    }
}

/// CK-2.8, CK-9.1: what is left in the market.
pub(super) fn market(view: &View, stage: &Stage<'_, Clank>) -> Area {
    let items = MarketItem::ALL.into_iter().filter(|&item| view.market[item as usize] > 0);
    let items: Vec<Item> = items.map(|item| Item::Piece(item_piece(view, stage, item))).collect();
    let name = stage.words.text("market", &[]);
    let gist = stage.words.line("market-gist", &[("gold", u32::from(MARKET_PRICE).into())]);
    let area = Area::headed(ids::MARKET, "market", Layout::Row, name.clone(), items);
    Area { note: gist.clone(), gist, tab: Some(Sign::alone("market", name)), ..area }
}

fn item_piece(view: &View, stage: &Stage<'_, Clank>, item: MarketItem) -> Piece {
    let left = view.market[item as usize];
    let (key, term, number) = match item {
        MarketItem::Key => ("item-key", "term-key", left),
        MarketItem::Backpack => ("item-backpack", "term-backpack", left),
        MarketItem::Crown => ("item-crown", "term-crown", best_crown(left)),
    };
    // What is sold is one of them, whatever is left.
    let sold = if item == MarketItem::Crown { number } else { 1 };
    let name = stage.words.text(key, &[("count", sold.into())]);
    let stock = stage.words.text("pile-left", &[("count", left.into())]);
    let each = stage.words.text("market-gist", &[("gold", u32::from(MARKET_PRICE).into())]);
    let means = stage.words.text(term, &[]);
    let parts = vec![
        Part { slot: Slot::Art, line: Sign::number(picture(item), number, "").into() },
        Part { slot: Slot::Title, line: name.as_str().into() },
        Part { slot: Slot::Cost, line: gold_sign(stage, MARKET_PRICE).into() },
    ];
    let piece = Piece::new(ids::item(item), "item", Form::Token, format!("{name}, {stock}"), Face::Up(parts));
    Piece { label: stock.as_str().into(), more: format!("{means}. {each}; {stock}.").into(), ..piece }
}

/// The picture of an item.
pub(super) fn picture(item: MarketItem) -> Name {
    match item {
        MarketItem::Key => "key",
        MarketItem::Backpack => "backpack",
        MarketItem::Crown => "crown",
    }
}

/// An amount of gold.
pub(super) fn gold_sign(stage: &Stage<'_, Clank>, gold: u16) -> Sign {
    Sign::number("gold", gold, stage.words.text("effect-gold", &[("count", u32::from(gold).into())]))
}

/// The price of a card as a sign, for offers.
pub(super) fn price_sign(view: &View, stage: &Stage<'_, Clank>, card: Card) -> Sign {
    cost(stage, card.row().kind, price(view, card))
}
