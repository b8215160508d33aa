//! How much the active player likes each action.
use super::Weights;
use super::mind::{Load, Mind};
use super::yields::{Good, Yield};
use crate::cards::TOME_PILE;
use crate::{
    Action, BURGLE, Card, CardKind, Cards, EXPLORE, Effect, ITEM_POINTS, MARKET_PRICE, MERCENARY, MarketItem, Room,
    SECRET_TOME, Secret, State, TOMES_PRICE, Todo, Trigger, WayOut, acquire, best_crown, movement, rooms,
};
use engine::Seat;

/// Cards are played before anything else is done.
const FIRST: f32 = 20.0;
/// Leaving is better than staying, but anything else useful comes first.
const LEAVE: f32 = 0.02;

/// Appends the rating of each action.
pub(super) fn rate(state: &State, seat: Seat, legal: &[Action], by: &Weights, scores: &mut Vec<f32>) {
    let mind = Mind::of(&state.open, by);
    let hand = state.hand(seat);
    scores.extend(legal.iter().map(|&action| mind.rate(action, &hand)));
}

impl Mind<'_> {
    fn rate(&self, action: Action, hand: &Cards) -> f32 {
        match action {
            Action::Play(card) => FIRST - f32::from(haste(card, hand)),
            Action::Acquire(card) | Action::Use(card) => self.shopping(card),
            Action::Fight(card) => self.fighting(card),
            Action::Buy(item) => self.buying(item),
            Action::Move { to, swords } => self.walking(to, swords),
            Action::Teleport(to) => self.entering(to),
            Action::Drink(potion) => self.drinking(potion),
            Action::End => 0.0,
            Action::Choose(option) => self.choosing(option),
            Action::Discard(card) => 2.0 - self.play_value(Yield::of_card(card)),
            Action::Replace(card) => -self.row_value(card),
            Action::Take => self.taking(),
            Action::Decline => 0.0,
            Action::TakeFrom(room) => self.find(room),
            Action::Trash(card) => -self.card_value(card),
            Action::TrashBurgle => 0.1 - self.card_value(BURGLE),
        }
    }

    /// Including the best that the remaining Skill can buy.
    fn shopping(&self, card: Card) -> f32 {
        let value = self.shop_value(card) - self.by.thrift;
        if value > 0.0 { value + self.rest(card) } else { value }
    }
    /// The best that can still be bought after this one with the remaining Skill.
    fn rest(&self, bought: Card) -> f32 {
        let left = self.open.allowance.skill.saturating_sub(acquire::price(self.open, bought));
        let reserve = [MERCENARY, EXPLORE, SECRET_TOME].into_iter();
        let in_reserve = reserve.filter(|card| card.reserve_pile().is_some_and(|pile| self.open.reserve[pile] > 0));
        let in_row = self.open.row.cards().iter().copied().filter(|&card| card != bought);
        let affordable = |card: &Card| {
            card.row().kind != CardKind::Monster
                && acquire::price(self.open, *card) <= left
                && acquire::is_the_place(self.open, *card)
        };
        let others = in_reserve.chain(in_row).filter(affordable);
        others.map(|card| self.shop_value(card)).fold(0.0, f32::max)
    }
    /// What a card or a device is worth to the player who buys it now.
    fn shop_value(&self, card: Card) -> f32 {
        let row = card.row();
        let reveal = if card.reserve_pile().is_some() { 0.0 } else { self.reveal_cost() };
        match row.kind {
            CardKind::Device => self.best_option(row.text(Trigger::Use)) - reveal,
            CardKind::Action | CardKind::Companion | CardKind::Gem | CardKind::Monster => {
                self.card_value(card) + self.text_value(row.text(Trigger::Acquire)) - reveal
            }
        }
    }
    fn row_value(&self, card: Card) -> f32 {
        let row = card.row();
        let danger = if row.danger { self.reveal_cost() } else { 0.0 };
        match row.kind {
            CardKind::Monster => 0.3 * self.best_option(row.text(Trigger::Defeat)) - danger,
            CardKind::Action | CardKind::Companion | CardKind::Gem | CardKind::Device => self.shop_value(card) - danger,
        }
    }
    fn fighting(&self, card: Card) -> f32 {
        let row = card.row();
        let reveal = if row.stays { 0.0 } else { self.reveal_cost() };
        let danger = if row.danger { self.reveal_cost() } else { 0.0 };
        let price = f32::from(row.cost.unwrap_or_default());
        self.best_option(row.text(Trigger::Defeat)) + danger - reveal - 0.05 * price
    }

    fn best_option(&self, text: &[Effect]) -> f32 {
        let Some((Effect::Choose, options)) = text.split_first() else { return self.text_value(text) };
        let options = options.split(|&effect| effect == Effect::Or);
        options.map(|option| self.text_value(option)).fold(f32::MIN, f32::max)
    }
    /// What a text brings now.
    fn text_value(&self, text: &[Effect]) -> f32 {
        text.iter().map(|&effect| self.effect_value(effect)).sum()
    }
    fn effect_value(&self, effect: Effect) -> f32 {
        let (by, open) = (self.by, self.open);
        match effect {
            Effect::Skill(n) => f32::from(n) * by.skill,
            Effect::Swords(n) => f32::from(n) * by.swords,
            Effect::Boots(n) if movement::may_walk(open) => f32::from(n) * self.per_boot,
            Effect::Gold(n) => f32::from(n + open.allowance.gold_bonus),
            Effect::Clank(n) => -f32::from(n.saturating_sub(open.allowance.quiet)) * by.clank * self.frailty,
            Effect::Quiet(n) => f32::from(n.min(self.me.area)) * by.quiet * self.frailty + 0.05 * f32::from(n),
            Effect::OthersClank(n) => f32::from(n) * by.others,
            Effect::Draw(n) => f32::from(n) * by.draw,
            Effect::Heal(n) => f32::from(n.min(self.me.damage)) * by.heal * self.frailty,
            Effect::Teleport(n) => f32::from(n) * self.best_teleport(),
            Effect::Trash | Effect::TrashBurgle => by.trash * self.plays.min(2.0),
            Effect::TakeAdjacentSecret => by.major * 0.8,
            Effect::BuyTomes(n) => 7.0 * f32::from(n.min(open.reserve[TOME_PILE])) - f32::from(TOMES_PRICE),
            Effect::DragonAttack => -4.0 * self.reveal_cost() - 0.2,
            Effect::Boots(_) | Effect::AllClank(_) | Effect::ReturnDragonCubes(_) | Effect::Rage(_) => 0.0,
            Effect::ReplaceRow | Effect::NoCaveStop | Effect::IgnoreMonsters | Effect::SkillPerClank(_) => 0.0,
            Effect::GoldBonus(_) | Effect::GemDiscount(_) | Effect::Discard(_) | Effect::When(_) => 0.0,
            Effect::Choose | Effect::Or => 0.0,
        }
    }
    fn choosing(&self, option: u8) -> f32 {
        let Some(Todo::Choose(text)) = self.open.pending.top() else { return 0.0 };
        text.options().nth(option.into()).map_or(0.0, |passage| self.text_value(passage.option()))
    }

    fn buying(&self, item: MarketItem) -> f32 {
        let (load, price) = (Load::of(self.me), f32::from(MARKET_PRICE));
        let points = match item {
            MarketItem::Crown => f32::from(best_crown(self.open.market[item as usize])),
            MarketItem::Key | MarketItem::Backpack => f32::from(ITEM_POINTS),
        };
        let better = match item {
            MarketItem::Crown => return points - price + self.by.market,
            MarketItem::Key => Load { keys: load.keys + 1, ..load },
            MarketItem::Backpack => Load { free: load.free + 1, ..load },
        };
        points - price + self.prospect(self.me.room, better) - self.here
    }

    fn walking(&self, to: Room, swords: u8) -> f32 {
        let monsters = self.open.board().way(self.me.room, to).map_or(0, |way| movement::monsters_on(self.open, way));
        let wounds = f32::from(monsters.saturating_sub(swords));
        let cost = wounds * self.by.health * self.frailty + f32::from(swords) * self.by.parry;
        let gain = self.entering(to);
        if to == Room::start(self.open.options.side) { gain } else { gain - cost }
    }
    /// What entering this room is worth, compared with staying.
    fn entering(&self, to: Room) -> f32 {
        if to == Room::start(self.open.options.side) {
            return LEAVE;
        }
        let (open, load) = (self.open, Load::of(self.me));
        let mut worth = self.prospect(to, load);
        if let Some(artifact) = rooms::artifact_here(open, to).filter(|_| load.free > 0) {
            worth = worth.max(self.prospect(to, load.with(artifact)));
        }
        worth + self.find(to) - self.here
    }
    fn best_teleport(&self) -> f32 {
        let rooms = self.open.board().adjacent(self.me.room).on(self.open.options.side);
        let start = Room::start(self.open.options.side);
        let best = rooms.filter(|&to| to != start || self.me.artifacts != 0).map(|to| self.entering(to));
        best.fold(0.0, f32::max).min(3.0 * self.by.teleport)
    }
    /// A secret always; an artifact unless a better one can be fetched.
    fn taking(&self) -> f32 {
        let (open, load, room) = (self.open, Load::of(self.me), self.me.room);
        match rooms::artifact_here(open, room) {
            Some(artifact) => self.prospect(room, load.with(artifact)) - self.prospect(room, load),
            None => 1.0,
        }
    }
    /// A potion is kept until it is useful.
    fn drinking(&self, potion: Secret) -> f32 {
        let brings = Yield::of_text(potion.row().text(Trigger::Use));
        let heals = potion.row().text(Trigger::Use).iter().find_map(|effect| {
            let Effect::Heal(n) = effect else { return None };
            Some(*n)
        });
        if let Some(heals) = heals {
            let healed = heals.min(self.me.damage);
            let wasted = f32::from(heals - healed);
            return f32::from(healed) * self.by.heal * self.frailty - (wasted + 0.5) * self.by.potion;
        }
        let (allowance, board) = (&self.open.allowance, self.open.board());
        if brings.get(Good::Boots) > 0 && movement::may_walk(self.open) {
            let short = |way: &&WayOut| way.boots == allowance.boots + 1 && (!way.is_locked || self.me.keys > 0);
            let steps = board.ways(self.me.room).iter().filter(short).map(|way| self.entering(way.to));
            return steps.fold(0.0, f32::max).min(self.per_boot) - self.by.potion;
        }
        -self.by.potion * self.journey.turns.min(1.0)
    }
}

/// The order in which cards are played: draws first, then those that ask for discards, quiet last.
fn haste(card: Card, hand: &Cards) -> u8 {
    let says = |wanted: fn(&Effect) -> bool| card.row().text(Trigger::Play).iter().any(wanted);
    if says(|effect| matches!(effect, Effect::Discard(_))) {
        return if hand.total() > 1 { 1 } else { 5 };
    }
    if says(|effect| matches!(effect, Effect::Quiet(_))) {
        4
    } else if says(|effect| matches!(effect, Effect::Draw(_))) {
        0
    } else {
        2 + u8::from(says(|effect| matches!(effect, Effect::Clank(_))))
    }
}
