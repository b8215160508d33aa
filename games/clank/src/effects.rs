//! Chapters 5 and 18: the one interpreter of all texts.
use crate::cards::{TOME_PILE, WAITING};
use crate::{
    Action, Card, CardKind, Clank, Condition, Effect, Event, Open, Passage, State, TOMES_PRICE, Todo, Trash, Trigger,
    dragon, noise, rooms, row, turn,
};
use engine::{Menu, Play, Rule, Seat};

/// CK-3.2, CK-18.1: the card lies in the play area before its own text is read, so a bonus that it triggers comes
/// first.
#[inline(always)]
pub(crate) fn play_card(play: &mut impl Play<Clank>, seat: Seat, card: Card) {
    play.emit(Event::Played { seat, card });
    let text = Passage::of_card(card, Trigger::Play);
    if play.allowance.companions == 2 && card.row().kind == CardKind::Companion {
        // The first companion may have waited for this one.
        play.emit(Event::Awaited(Todo::Text(text)));
        fire(play, Condition::OtherCompanion, Some(card));
    } else {
        read(play, text);
    }
}

/// Reads a text from this place on, for the active player, until it ends or something must happen first.
pub(crate) fn read(play: &mut impl Play<Clank>, passage: Passage) {
    let seat = play.actor;
    for (at, &effect) in passage.effects().iter().enumerate() {
        let rest = passage.after(at + 1);
        match effect {
            Effect::Skill(n) => play.emit(Event::Skill(n)),
            Effect::Swords(n) => play.emit(Event::Swords(n)),
            Effect::Boots(n) => play.emit(Event::Boots(n)),
            Effect::Gold(n) => {
                let amount = n.saturating_add(play.allowance.gold_bonus); // CK-18.9
                play.emit(Event::Gold { seat, amount });
            }
            Effect::Clank(n) => noise::clank(play, seat, n),
            Effect::Quiet(n) => noise::hush(play, seat, n),
            Effect::OthersClank(n) => play.inside.without(seat).for_each(|other| noise::clank(play, other, n)),
            Effect::AllClank(n) => play.inside.for_each(|other| noise::clank(play, other, n)),
            Effect::Heal(n) => dragon::heal(play, seat, n),
            Effect::Teleport(n) => play.emit(Event::Teleports(n)),
            Effect::ReturnDragonCubes(n) => dragon::return_cubes(play, n),
            Effect::Rage(n) => play.emit(Event::Raged { spaces: n }),
            Effect::Trash => play.emit(Event::TrashQueued(Trash::Any)),
            Effect::TrashBurgle => play.emit(Event::TrashQueued(Trash::Burgle)),
            Effect::BuyTomes(_) | Effect::TakeAdjacentSecret if !is_open(play, passage.after(at)) => {}
            Effect::BuyTomes(n) => buy_tomes(play, seat, n),
            Effect::NoCaveStop => play.emit(Event::NoCaveStop),
            Effect::IgnoreMonsters => play.emit(Event::IgnoresMonsters),
            Effect::SkillPerClank(n) => play.emit(Event::SkillPerClank(n)),
            Effect::GoldBonus(n) => play.emit(Event::GoldBonus { seat, bonus: n }),
            Effect::GemDiscount(n) => play.emit(Event::GemDiscount(n)),
            Effect::When(condition) if holds(play, condition) => {}
            Effect::When(_) | Effect::Or => return, // it waits; the option is done
            Effect::Draw(n) => return suspend(play, rest, Todo::Draw { seat, left: n }),
            Effect::Choose => return play.emit(Event::Awaited(Todo::Choose(rest))),
            Effect::Discard(n) => return ask_to_discard(play, n, rest),
            Effect::ReplaceRow if play.row.cards().is_empty() || !row::can_reveal(play) => {}
            Effect::ReplaceRow => return suspend(play, rest, Todo::Replace),
            Effect::TakeAdjacentSecret => return suspend(play, rest, Todo::Adjacent),
            Effect::DragonAttack => {
                suspend_rest(play, rest);
                return dragon::attack(play, 0);
            }
        }
    }
}

/// Something happens first; the rest of the text waits below it.
#[inline(always)]
fn suspend(play: &mut impl Play<Clank>, rest: Passage, todo: Todo) {
    suspend_rest(play, rest);
    play.emit(Event::Awaited(todo));
}

#[inline(always)]
fn suspend_rest(play: &mut impl Play<Clank>, rest: Passage) {
    if !rest.is_done() {
        play.emit(Event::Awaited(Todo::Text(rest)));
    }
}

/// CK-4.8, CK-4.9: with too few cards in hand, nothing is discarded and nothing gained.
fn ask_to_discard(play: &mut impl Play<Clank>, cards: u8, then: Passage) {
    if play.hand_size(play.actor) >= cards {
        play.emit(Event::Awaited(Todo::Discard { left: cards, then }));
    }
}

/// CK-7.3: the options of a text that can be carried out.
pub(crate) fn options(state: &State, text: Passage, menu: &mut impl Menu<Action>) {
    for (at, option) in text.options().enumerate() {
        menu.offer_if(is_open(state, option), Action::Choose(at as u8));
    }
}

/// CK-7.3.
pub(crate) fn may_choose(state: &State, option: u8) -> Result<(), Rule> {
    let text = match state.pending.top() {
        Some(Todo::Choose(text)) => text,
        Some(todo) => return Err(turn::comes_first(todo)),
        None => return Err(Rule("CK-7.3")),
    };
    let passage = text.options().nth(option.into()).ok_or(Rule("CK-7.3"))?;
    if is_open(state, passage) {
        return Ok(());
    }
    let buys_tomes = matches!(passage.effects().first(), Some(Effect::BuyTomes(_)));
    Err(if buys_tomes { Rule("CK-18.15") } else { Rule("CK-18.16") })
}

/// CK-7.3, CK-18.15, CK-18.16: can this option be carried out?
pub(crate) fn is_open(open: &Open, option: Passage) -> bool {
    let Some(effect) = option.effects().first() else { return true };
    match effect {
        Effect::BuyTomes(_) => open.me().gold >= TOMES_PRICE && tomes_left(open) > 0,
        Effect::TakeAdjacentSecret => !rooms::next_door(open).is_empty(),
        Effect::Skill(_) | Effect::Swords(_) | Effect::Boots(_) | Effect::Gold(_) | Effect::Clank(_) => true,
        Effect::Quiet(_) | Effect::OthersClank(_) | Effect::AllClank(_) | Effect::Draw(_) | Effect::Heal(_) => true,
        Effect::Teleport(_) | Effect::ReturnDragonCubes(_) | Effect::DragonAttack | Effect::Rage(_) => true,
        Effect::Trash | Effect::TrashBurgle | Effect::ReplaceRow | Effect::NoCaveStop => true,
        Effect::IgnoreMonsters | Effect::SkillPerClank(_) | Effect::GoldBonus(_) | Effect::GemDiscount(_) => true,
        Effect::Discard(_) | Effect::When(_) | Effect::Choose | Effect::Or => true,
    }
}

/// CK-7.3.
pub(crate) fn choose(play: &mut impl Play<Clank>, option: u8) {
    let Some(Todo::Choose(text)) = play.pending.top() else { return };
    play.emit(Event::Popped);
    if let Some(passage) = text.options().nth(option.into()) {
        read(play, passage);
    }
}

/// CK-18.15: as many as are left, for the same price.
fn buy_tomes(play: &mut impl Play<Clank>, seat: Seat, tomes: u8) {
    play.emit(Event::Paid { seat, amount: TOMES_PRICE as u8 });
    for _ in 0..tomes.min(tomes_left(play)) {
        play.emit(Event::TookTome { seat });
    }
}

fn tomes_left(open: &Open) -> u8 {
    open.reserve[TOME_PILE]
}

/// CK-18.1 to CK-18.6: is the condition met? Once met, it stays met for the rest of the turn.
#[inline(always)]
fn holds(open: &Open, condition: Condition) -> bool {
    match condition {
        Condition::OtherCompanion => open.allowance.companions >= 2,
        Condition::Artifact => open.me().artifacts != 0,
        Condition::Crown => open.me().crowns != 0,
        Condition::MonkeyIdol => open.me().idols != 0,
    }
}

/// CK-18.1: the condition has just been met. Every card in play that waited for it now gives its bonus, except the card
/// that is being played: its own text is still to be read.
pub(crate) fn fire(play: &mut impl Play<Clank>, condition: Condition, but: Option<Card>) {
    let mut waiting = play.in_play.only(&WAITING[condition as usize]);
    if let Some(card) = but.filter(|card| waiting.count(card.0) > 0) {
        waiting.take(card.0);
    }
    for card in waiting.copies().map(Card) {
        let bonus = card.row().waits_for().map(|(_, before)| Passage::of_card(card, Trigger::Play).after(before));
        if let Some(bonus) = bonus {
            play.emit(Event::Awaited(Todo::Text(bonus)));
        }
    }
}
