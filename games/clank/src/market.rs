//! Chapter 9: the market.
use crate::{Action, Clank, Condition, Event, MARKET_PRICE, MarketItem, State, effects};
use engine::{Menu, Play, Rule, Seat};

/// CK-9.1: any item in stock, for a player who stands in a market and can pay.
#[inline(always)]
pub(crate) fn offers(state: &State, menu: &mut impl Menu<Action>) {
    let me = state.me();
    if me.gold >= MARKET_PRICE && state.board().markets.has(me.room) {
        for item in MarketItem::ALL {
            menu.offer_if(state.market[item as usize] > 0, Action::Buy(item));
        }
    }
}

/// CK-9.1, CK-2.8.
pub(crate) fn may_buy(state: &State, item: MarketItem) -> Result<(), Rule> {
    let me = state.me();
    if me.gold < MARKET_PRICE || !state.board().markets.has(me.room) {
        return Err(Rule("CK-9.1"));
    }
    if state.market[item as usize] > 0 { Ok(()) } else { Err(Rule("CK-2.8")) }
}

/// CK-9.1, CK-18.4: a first crown triggers bonuses.
pub(crate) fn buy(play: &mut impl Play<Clank>, seat: Seat, item: MarketItem) {
    let had_crown = play.me().crowns != 0;
    play.emit(Event::Bought { seat, item });
    if item == MarketItem::Crown && !had_crown {
        effects::fire(play, Condition::Crown, None);
    }
}
