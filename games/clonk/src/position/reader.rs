//! Reading a position; strict.
use super::from_bottom;
use crate::components::{
    BELOW_AWAKENING, CARDS, Card, FIRST_HAND, HAND_LIMIT, LAID_FACE_UP, REFILLED_FACE_UP, SPACES, SUPPLY, TaskKind,
    TaskTile,
};
use crate::shafts::ShaftId;
use crate::state::{Errand, Monster, Open, Options, State, Step};
use crate::{Clonk, secrets, setup};
use engine::{BySeat, Expected, Fields, Game, Misread, Seat, Seats, Setup, Value};

/// CL-7.12: five cards and three draws.
const MOST_IN_HAND: u8 = HAND_LIMIT + 3;

/// Reads a position, and refuses one that cannot be played on by the rules.
pub(crate) fn read(text: &str) -> Result<State, Misread> {
    let mut fields = Fields::read(text)?;
    let count = fields.players(Clonk::INFO.players)?;
    let setup = Setup::new::<Clonk>(count).expect("two to four can play");
    let mut state = setup::new(&setup);
    state.open.options = read_options(setup, fields.take("options"))?;
    let step = fields.need("step")?;
    state.open.step = step.parse("expected-step-of-play")?;
    state.open.start = fields.need("start")?.seat(count)?;
    state.open.actor = fields.need("turn")?.seat(count)?;
    state.open.given = read_yes(fields.take("given"))?;
    let blasted = fields.take("blasted");
    state.open.blasted = read_yes(blasted)?;
    if let (Some(blasted), false) = (blasted, state.options.one_kablooey_per_turn) {
        return Err(blasted.misread(Expected::no_line_without("blasted", "options: kablooey_per_turn=1")));
    }
    let monster = fields.need("monster")?;
    state.open.monster = monster.parse(Expected::one_of(["asleep", "awake", "prowling"]))?;
    for shaft in ShaftId::all() {
        read_shaft(&mut state, shaft, fields.take(&format!("shaft {}", shaft.0 + 1)))?;
    }
    for seat in state.everyone() {
        read_player(&mut state, seat, &mut fields)?;
    }
    for card in read_cards(&mut state.open, fields.take("discard"))? {
        state.open.discards.put(card);
    }
    // Cards not named anywhere are unseen. Hands are hidden too; they were only taken out to find cards named twice.
    state.unseen = state.pool;
    state.open.pool = state.everyone().fold(state.pool, |pool, seat| pool.or(&state.faces.hands[seat]));
    state.open.backs = count_backs(&state)?;
    state.open.left = read_left(&state, fields.take("pile"))?;
    state.open.owing = read_owing(&state, fields.take("owing"))?;
    fields.finish()?;
    monster_fits(&state).then_some(()).ok_or_else(|| monster.misread(Expected::possible()))?;
    can_go_on(&state).then_some(state).ok_or_else(|| step.misread(Expected::possible()))
}

fn read_options(setup: Setup, value: Option<Value<'_>>) -> Result<Options, Misread> {
    let mut setup = setup;
    for word in value.into_iter().flat_map(|value| value.words()) {
        let known = || Expected::one_of(setup::switches().map(|(_, text)| text));
        let (spec, _) = setup::switches().find(|(_, text)| text == word.text).ok_or_else(|| word.misread(known()))?;
        setup = setup.with(spec.name, spec.values[1]).expect("an option has its own values");
    }
    Ok(Options::of(&setup))
}

fn read_yes(value: Option<Value<'_>>) -> Result<bool, Misread> {
    match value {
        None => Ok(false),
        Some(value) if value.text == "yes" => Ok(true),
        Some(value) => Err(value.misread("expected-yes")),
    }
}

fn read_shaft(state: &mut State, shaft: ShaftId, value: Option<Value<'_>>) -> Result<(), Misread> {
    for word in value.into_iter().flat_map(|value| value.words()) {
        let backs = word.text.bytes().all(|byte| byte == b'*');
        let cards: Vec<Option<Card>> = match backs {
            true => vec![None; word.text.len()],
            false => vec![Some(read_card(&mut state.open, word, "expected-card-or-back")?)],
        };
        for card in cards {
            if usize::from(state.shafts.height(shaft)) == CARDS {
                return Err(word.misread(Expected::at_most(CARDS as u32)));
            }
            state.open.shafts.lay(shaft, card);
        }
    }
    Ok(())
}

/// Refuses a card that was named before.
fn read_card(open: &mut Open, word: Value<'_>, expected: &'static str) -> Result<Card, Misread> {
    let card = word.parse(expected)?;
    if !open.pool.has(card) {
        return Err(word.misread(Expected::once()));
    }
    open.pool.take(card);
    Ok(card)
}

fn read_cards(open: &mut Open, value: Option<Value<'_>>) -> Result<Vec<Card>, Misread> {
    let words = value.into_iter().flat_map(|value| value.words());
    words.map(|word| read_card(open, word, "expected-card")).collect()
}

fn read_player(state: &mut State, seat: Seat, fields: &mut Fields<'_>) -> Result<(), Misread> {
    read_tasks(state, seat, fields.take(&format!("tasks {seat}")))?;
    if let Some(chosen) = fields.take(&format!("chosen {seat}")) {
        state.faces.choices[seat] = Some(chosen.parse(Expected::one_of(TaskKind::ALL))?);
    }
    let hand = fields.take(&format!("hand {seat}"));
    state.faces.hands[seat] = read_cards(&mut state.open, hand)?.into_iter().collect();
    if let (Some(hand), true) = (hand, state.faces.hands[seat].len() > MOST_IN_HAND) {
        return Err(hand.misread(Expected::at_most(MOST_IN_HAND)));
    }
    state.open.hands[seat] = state.faces.hands[seat].len();
    let gallery = fields.take(&format!("gallery {seat}"));
    for card in read_cards(&mut state.open, gallery)? {
        if let (Some(gallery), true) = (gallery, state.galleries[seat].is_full()) {
            return Err(gallery.misread(Expected::at_most(SPACES as u32)));
        }
        state.open.galleries[seat].lay(card);
    }
    for card in read_cards(&mut state.open, fields.take(&format!("cart {seat}")))? {
        state.open.carts[seat].put(card);
        state.open.cart_tops[seat] = Some(card);
    }
    state.open.snores[seat] = read_supply(fields.take(&format!("snores {seat}")), state.snores)?;
    state.open.kablooeys[seat] = read_supply(fields.take(&format!("kablooeys {seat}")), state.kablooeys)?;
    Ok(())
}

/// At most what the other players have left.
fn read_supply(value: Option<Value<'_>>, taken: BySeat<u8>) -> Result<u8, Misread> {
    let left = SUPPLY - taken.0.iter().sum::<u8>();
    value.map_or(Ok(0), |value| value.number(0..=left))
}

/// `red crown`, `[red] crown`: a colour and a treasure, one of them perhaps in brackets.
fn read_tasks(state: &mut State, seat: Seat, value: Option<Value<'_>>) -> Result<(), Misread> {
    let expected = "expected-tasks";
    for (word, kind) in
        value.into_iter().flat_map(|value| value.words()).zip(TaskKind::ALL.map(Some).into_iter().chain([None]))
    {
        let inner = word.text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let task: TaskTile = inner.unwrap_or(word.text).parse().map_err(|_| word.misread(expected))?;
        if Some(task.kind()) != kind || inner.is_some() && state.open_tasks[seat].is_some() {
            return Err(word.misread(expected));
        }
        if !state.stacks[task.kind() as usize].has(task.number()) {
            return Err(word.misread(Expected::once()));
        }
        state.stacks[task.kind() as usize].take(task.number());
        state.faces.learn(seat, task);
        if inner.is_some() {
            state.open.open_tasks[seat] = Some(task.kind());
        }
    }
    Ok(())
}

/// A face-down card is not named anywhere, so there cannot be more of them than unnamed cards.
fn count_backs(state: &State) -> Result<u8, Misread> {
    let backs: u32 = ShaftId::all().map(|shaft| u32::from(state.shafts.face_down(shaft))).sum();
    let most = state.unseen.len();
    let fits = u8::try_from(backs).ok().filter(|&backs| backs <= most);
    fits.ok_or_else(|| Misread::new(0, Expected::of("expected-face-down").with("most", most), backs.to_string()))
}

/// Cards that are neither named nor face down are in the draw pile, so the line may be left out.
fn read_left(state: &State, value: Option<Value<'_>>) -> Result<u8, Misread> {
    let left = state.unseen.len() - state.backs;
    match value {
        Some(value) if value.text != left.to_string() => Err(value.misread(Expected::written(left.to_string()))),
        Some(_) | None => Ok(left),
    }
}

/// Without such a line, the step says who owes a decision.
fn read_owing(state: &State, value: Option<Value<'_>>) -> Result<Seats, Misread> {
    if let Some(value) = value {
        return value.seats(state.players);
    }
    Ok(match state.step {
        Step::Tasks => state.everyone().filter(|&seat| state.faces.choices[seat].is_none()).collect(),
        Step::Cart | Step::Dig | Step::Lay | Step::Discard => state.actor.only(),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) | Step::TurnUp(_) => Seats::NONE,
        Step::Fetch(_) | Step::Stir(_) | Step::Over => Seats::NONE,
    })
}

/// CL-2.12, CL-8.2, CL-8.3: where the Awakening card can be.
fn monster_fits(state: &State) -> bool {
    let reached = state.above_awakening() == 0;
    let passed = reached && state.left < BELOW_AWAKENING[state.players as usize - 2];
    match state.monster {
        Monster::Asleep => !passed || state.options.awakening_mixed_in,
        Monster::Awake => reached,
        Monster::Prowling => reached && state.options.awakening_extra_round,
    }
}

/// Could this position occur in a match?
fn can_go_on(state: &State) -> bool {
    let owing = match state.step {
        Step::Tasks => !state.owing.is_empty(),
        Step::Cart | Step::Dig | Step::Lay | Step::Discard => state.owing == state.actor.only(),
        Step::Start | Step::Tiles { .. } | Step::Shafts(_) | Step::Hands(_) | Step::TurnUp(_) => state.owing.is_empty(),
        Step::Fetch(_) | Step::Stir(_) | Step::Over => state.owing.is_empty(),
    };
    // CL-3.2, CL-5.6: nothing lies in a gallery before a card is in the cart.
    let begun = state.everyone().all(|seat| state.cart_tops[seat].is_some() || state.galleries[seat].is_empty());
    owing && begun && tiles_fit(state) && table_fits(state) && step_fits(state)
}

/// CL-2.2 to CL-2.4: the tiles and choices of this step.
fn tiles_fit(state: &State) -> bool {
    let before_choice = matches!(state.step, Step::Start | Step::Tiles { .. } | Step::Tasks);
    state.everyone().all(|seat| {
        let drawn = TaskKind::ALL
            .into_iter()
            .all(|kind| state.faces.task(seat, kind).is_some() == secrets::has_tile(state, seat, kind));
        let chosen = state.step == Step::Tasks && !state.owing.has(seat);
        let opened = state.open_tasks[seat].is_some() != before_choice;
        drawn && opened && state.faces.choices[seat].is_some() == chosen
    })
}

/// What may lie on the table before the first turn (chapter 2) and after it (chapter 3).
fn table_fits(state: &State) -> bool {
    let laid = ShaftId::all().all(|shaft| as_laid(state, shaft) && is_laid(state, shaft));
    let bare = ShaftId::all().all(|shaft| state.shafts.height(shaft) == 0);
    let untouched = state.discards.is_empty()
        && !state.given
        && !state.blasted
        && state.actor == state.start
        && state.monster == Monster::Asleep
        && state
            .everyone()
            .all(|seat| state.collected(seat).is_empty() && state.snores[seat] == 0 && state.kablooeys[seat] == 0);
    let covered = ShaftId::all().any(|shaft| state.shafts.is_covered(shaft));
    let no_hands = state.everyone().all(|seat| state.hands[seat] == 0);
    match state.step {
        Step::Start | Step::Tiles { .. } | Step::Tasks => untouched && bare && no_hands,
        Step::Shafts(next) => untouched && no_hands && shafts_being_laid(state, next),
        Step::Hands(next) => untouched && laid && hands_being_dealt(state, next),
        Step::TurnUp(next)
        | Step::Fetch(Errand::Refill { shaft: next })
        | Step::Stir(Errand::Refill { shaft: next }) => {
            ShaftId::all().all(|shaft| shaft == next || !state.shafts.is_covered(shaft))
        }
        Step::Fetch(Errand::Hand { .. }) | Step::Stir(Errand::Hand { .. }) => !covered,
        Step::Cart | Step::Dig | Step::Lay | Step::Discard | Step::Over => !covered,
    }
}

/// CL-2.8: the cards that lie face up at first.
fn as_laid(state: &State, shaft: ShaftId) -> bool {
    from_bottom(state, shaft).iter().zip(LAID_FACE_UP).all(|(card, up)| card.is_some() == up)
}

/// CL-2.7: all eight cards.
fn is_laid(state: &State, shaft: ShaftId) -> bool {
    usize::from(state.shafts.height(shaft)) == LAID_FACE_UP.len()
}

/// CL-2.8: one shaft after another, up to a card that lies face up.
fn shafts_being_laid(state: &State, next: ShaftId) -> bool {
    ShaftId::all().all(|shaft| {
        let height = usize::from(state.shafts.height(shaft));
        let reached = match shaft.cmp(&next) {
            std::cmp::Ordering::Less => is_laid(state, shaft),
            std::cmp::Ordering::Equal => LAID_FACE_UP.get(height) == Some(&true),
            std::cmp::Ordering::Greater => height == 0,
        };
        as_laid(state, shaft) && reached
    })
}

/// CL-2.10: one hand after another.
fn hands_being_dealt(state: &State, next: Seat) -> bool {
    let dealt = |seat: Seat| match seat.cmp(&next) {
        std::cmp::Ordering::Less => state.hands[seat] == FIRST_HAND,
        std::cmp::Ordering::Equal => state.hands[seat] < FIRST_HAND,
        std::cmp::Ordering::Greater => state.hands[seat] == 0,
    };
    next.0 < state.players && state.everyone().all(dealt)
}

/// Can play continue from this step?
fn step_fits(state: &State) -> bool {
    let (actor, hand) = (state.actor, state.hands[state.actor]);
    let begun = state.cart_tops[actor].is_some();
    match state.step {
        Step::Start => state.start == Seat(0),
        Step::Shafts(_) | Step::Hands(_) | Step::Tasks => true,
        Step::Tiles { dealt } => dealt < 2 * state.players,
        Step::Cart => !begun && state.snores[actor] == 0 && state.kablooeys[actor] == 0 && !state.given && hand > 0,
        Step::Dig => begun && !(state.galleries[actor].is_full() && state.options.full_gallery_ends_phase),
        Step::TurnUp(shaft) => begun && state.shafts.is_covered(shaft),
        Step::Fetch(errand) => begun && state.left > 0 && !awakes_first(state) && errand_fits(state, errand),
        Step::Stir(errand) => {
            let unsure = state.options.awakening_mixed_in && state.above_awakening() == 0;
            begun && state.left > 0 && unsure && state.monster == Monster::Asleep && errand_fits(state, errand)
        }
        Step::Lay => begun && hand > 0,
        Step::Discard => begun && hand > HAND_LIMIT,
        Step::Over => state.monster != Monster::Asleep && state.everyone().all(|seat| state.hands[seat] == 0),
    }
}

/// CL-8.2: the Awakening card lies on top, and everybody knows it.
fn awakes_first(state: &State) -> bool {
    state.monster == Monster::Asleep && state.above_awakening() == 0 && !state.options.awakening_mixed_in
}

fn errand_fits(state: &State, errand: Errand) -> bool {
    match errand {
        Errand::Hand { draws } => (1..=3).contains(&draws),
        Errand::Refill { shaft } => {
            let cards = from_bottom(state, shaft);
            cards.len() < REFILLED_FACE_UP.len()
                && cards.iter().zip(REFILLED_FACE_UP).all(|(card, up)| card.is_some() == up)
        }
    }
}
