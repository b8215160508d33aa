//! A state, or what one viewer knows of it, as lines of text.
//!
//! In a row, `I.2T` lies face-down, `[I.2T]` face-up; `(I.2T)` and `([I.2T])` are empty slots whose tile the explosion
//! took. `?` is a front the viewer does not know. Tiles that are named nowhere lie unseen in the stacks or the box.
use crate::components::{BOX, KEEPABLE, Level, Place, Places, REMOVED, RowSlot, SLOTS, STACKS, Tile, Tiles};
use crate::secrets::Faces;
use crate::state::{Open, Options, State, Step};
use crate::{Gnomes, setup};
use engine::{BySeat, Expected, Fields, Game, Lines, Misread, Seat, Seats, Setup, Value};

/// What is known to somebody who knows these faces.
pub(crate) fn write(open: &Open, faces: &Faces) -> String {
    let mut lines = Lines::default();
    lines.put("players", open.players);
    lines.list("options", unusual(open.options));
    lines.put("level", open.level);
    lines.list("left", open.left);
    lines.put("step", open.step);
    lines.put("turn", open.actor);
    lines.list("owing", open.owing);
    lines.list("looked", open.looked);
    for seat in open.everyone() {
        let row = open.dealt().and(Places::row(seat));
        lines.list(&format!("row {seat}"), row.map(|place| slot(open, faces, place)));
    }
    lines.put("hand", if open.step == Step::Keep { front(open.level, faces.hand) } else { String::new() });
    lines.list("discard", discards(open, faces));
    for seat in open.everyone() {
        lines.list(&format!("seen {seat}"), open.seen[seat].minus(open.public()));
    }
    lines.list("chosen", faces.picks);
    lines.to_string()
}

fn unusual(options: Options) -> impl Iterator<Item = &'static str> {
    let switches = [("open_discard=on", options.open_discard), ("what_i_have_seen=on", options.what_i_have_seen)];
    switches.into_iter().filter(|&(_, on)| on).map(|(option, _)| option)
}

fn front(level: Level, tile: Option<Tile>) -> String {
    tile.map_or_else(|| format!("{level}.?"), |tile| tile.to_string())
}

fn slot(open: &Open, faces: &Faces, place: Place) -> String {
    let front = front(open.back(place), faces.tiles[place.index()]);
    if open.face_down.has(place) {
        front
    } else if open.face_up.has(place) {
        format!("[{front}]")
    } else if open.lost_face_up.has(place) {
        format!("([{front}])")
    } else {
        format!("({front})")
    }
}

/// The discard pile, the top last: what everybody has seen and lies in no row.
pub(crate) fn discards(open: &Open, faces: &Faces) -> Vec<Tile> {
    let mut shown: [Tiles; 3] = std::array::from_fn(|level| BOX[level].less(&open.pool[level]));
    let in_rows = open.public().filter_map(|place| faces.tiles[place.index()]);
    for tile in in_rows.chain(open.top) {
        shown[tile.level().index()].take(tile.kind());
    }
    let under = Level::ALL
        .into_iter()
        .flat_map(|level| shown[level.index()].copies().map(move |kind| Tile::new(level, kind)).collect::<Vec<_>>());
    under.chain(open.top).collect()
}

/// GN-9.6: is every tile in exactly one place?
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let mut rest = state.pool;
    for place in state.dealt() {
        let tile = state.faces.tiles[place.index()].ok_or_else(|| format!("no tile at {place}"))?;
        if tile.level() != state.back(place) {
            return Err(format!("{place} is {tile} and shows the back {}", state.back(place)));
        }
        if !state.public().has(place) {
            take(&mut rest, tile)?;
        }
    }
    state.faces.hand.map_or(Ok(()), |tile| take(&mut rest, tile))?;
    if rest[state.level.index()] != state.stack {
        return Err(format!("the stack of level {} is not what is left", state.level));
    }
    let drawn = STACKS.iter().sum::<u8>() - state.left.iter().sum::<u8>();
    let (held, pile) = (u8::from(state.faces.hand.is_some()), discards(state, &state.faces).len());
    if pile + held as usize != drawn as usize {
        return Err(format!("{drawn} drawn and {pile} on the pile"));
    }
    let to_deal = if state.step == Step::FirstLook { 0 } else { state.players * SLOTS - state.dealt().len() as u8 };
    let boxed = [REMOVED[state.players as usize - 2] + to_deal, 0, 0];
    for level in Level::ALL {
        let expected = (state.left[level.index()] + boxed[level.index()]) as u32;
        if rest[level.index()].total() != expected {
            return Err(format!("level {level}: {} unseen instead of {expected}", rest[level.index()].total()));
        }
    }
    Ok(())
}

fn take(rest: &mut [Tiles; 3], tile: Tile) -> Result<(), String> {
    let level = &mut rest[tile.level().index()];
    if level.count(tile.kind()) == 0 {
        return Err(format!("one {tile} too many"));
    }
    level.take(tile.kind());
    Ok(())
}

/// Reads a position strictly.
pub(crate) fn read(text: &str) -> Result<State, Misread> {
    let mut fields = Fields::read(text)?;
    let players = fields.players(Gnomes::INFO.players)?;
    let setup = Setup::new::<Gnomes>(players).expect("two to four can play");
    let mut state = setup::new(&setup);
    state.open.options = read_options(fields.take("options"))?;
    state.open.level = fields.need("level")?.parse(Expected::one_of(Level::ALL))?;
    let left = fields.need("left")?;
    state.open.left = left.list(Expected::number())?.try_into().map_err(|_| left.misread(Expected::numbers(3)))?;
    let step = fields.need("step")?;
    state.open.step = step.parse("expected-step-of-play")?;
    state.open.actor = fields.need("turn")?.seat(players)?;
    for seat in state.everyone() {
        read_row(&mut state, seat, fields.take(&format!("row {seat}")), step)?;
    }
    read_hand(&mut state, fields.take("hand"), step)?;
    read_discards(&mut state, fields.take("discard"))?;
    let public = state.public();
    state.open.seen = BySeat([public; 4]);
    for seat in state.everyone() {
        read_seen(&mut state, seat, fields.take(&format!("seen {seat}")))?;
    }
    let looked = fields.take("looked");
    state.open.looked = read_places(&state, looked)?;
    if let (Some(looked), false) = (looked, matches!(state.step, Step::Corridor { .. })) {
        return Err(looked.misread(Expected::no_line_without("looked", "step: corridor-…")));
    }
    state.faces.picks = read_places(&state, fields.take("chosen"))?;
    state.open.owing = read_owing(&state, fields.take("owing"))?;
    fields.finish()?;
    state.stack = what_is_left(&state, left)?;
    can_go_on(&state, step)?;
    Ok(state)
}

fn read_options(value: Option<Value<'_>>) -> Result<Options, Misread> {
    let mut options = Options { open_discard: false, what_i_have_seen: false };
    for word in value.into_iter().flat_map(|value| value.words()) {
        match word.text {
            "open_discard=on" => options.open_discard = true,
            "what_i_have_seen=on" => options.what_i_have_seen = true,
            _ => return Err(word.misread(Expected::one_of(["open_discard=on", "what_i_have_seen=on"]))),
        }
    }
    Ok(options)
}

/// Five slots, fewer only while the tiles are being dealt.
fn read_row(state: &mut State, seat: Seat, row: Option<Value<'_>>, step: Value<'_>) -> Result<(), Misread> {
    let words: Vec<Value<'_>> = row.iter().flat_map(Value::words).collect();
    let dealing = matches!(state.step, Step::Start | Step::Deal);
    if words.len() != SLOTS as usize && !(dealing && words.len() < SLOTS as usize) {
        return Err(row.unwrap_or(step).misread(Expected::of("expected-row").with("seat", seat.to_string())));
    }
    for (word, slot) in words.into_iter().zip(RowSlot::all()) {
        read_slot(state, Place::new(seat, slot), word)?;
    }
    Ok(())
}

fn read_slot(state: &mut State, place: Place, word: Value<'_>) -> Result<(), Misread> {
    let expected = "expected-tile-in-row";
    let (empty, text) = inside(word.text, '(', ')');
    let (face_up, text) = inside(text, '[', ']');
    let tile: Tile = text.parse().map_err(|_| word.misread(expected))?;
    if KEEPABLE[tile.level().index()].count(tile.kind()) == 0 {
        return Err(word.misread(expected));
    }
    reached(state, tile, word)?;
    state.faces.tiles[place.index()] = Some(tile);
    let open = &mut state.open;
    match (empty, face_up) {
        (false, false) => open.face_down.add(place),
        (false, true) => open.face_up.add(place),
        (true, true) => open.lost_face_up.add(place),
        (true, false) => {}
    }
    if tile.level() != Level::I {
        open.backs[tile.level().index() - 1].add(place);
    }
    if face_up {
        show(open, tile, word)?;
    }
    Ok(())
}

/// Was the text in these brackets, and what was inside?
fn inside(text: &str, left: char, right: char) -> (bool, &str) {
    let inner = text.strip_prefix(left).and_then(|rest| rest.strip_suffix(right));
    (inner.is_some(), inner.unwrap_or(text))
}

/// GN-3.2: nobody has a tile of a level that is yet to be dug.
fn reached(state: &State, tile: Tile, word: Value<'_>) -> Result<(), Misread> {
    if tile.level() <= state.level { Ok(()) } else { Err(word.misread("expected-tile-reached")) }
}

fn show(open: &mut Open, tile: Tile, word: Value<'_>) -> Result<(), Misread> {
    take(&mut open.pool, tile).map_err(|_| word.misread(Expected::no_more()))
}

fn read_hand(state: &mut State, hand: Option<Value<'_>>, step: Value<'_>) -> Result<(), Misread> {
    match (hand, state.step) {
        (Some(hand), Step::Keep) => {
            let tile: Tile = hand.parse("expected-tile")?;
            let may_be_held = KEEPABLE[tile.level().index()].count(tile.kind()) > 0 && tile.level() == state.level;
            state.faces.hand = Some(tile);
            if may_be_held { Ok(()) } else { Err(hand.misread("expected-tile-to-keep")) }
        }
        (None, Step::Keep) => Err(step.misread(Expected::line_beside("hand", "step: keep"))),
        (Some(hand), _) => Err(hand.misread(Expected::no_line_without("hand", "step: keep"))),
        (None, _) => Ok(()),
    }
}

fn read_discards(state: &mut State, pile: Option<Value<'_>>) -> Result<(), Misread> {
    for word in pile.iter().flat_map(Value::words) {
        let tile = word.parse("expected-tile")?;
        reached(state, tile, word)?;
        show(&mut state.open, tile, word)?;
        state.open.top = Some(tile);
    }
    Ok(())
}

fn read_places(state: &State, value: Option<Value<'_>>) -> Result<Places, Misread> {
    let mut places = Places::NONE;
    for word in value.iter().flat_map(Value::words) {
        let place: Place = word.parse("expected-place")?;
        if !state.dealt().has(place) {
            return Err(word.misread("expected-place"));
        }
        places.add(place);
    }
    Ok(places)
}

/// GN-2.7: before the first turn everybody has seen just their own row, so it need not be written.
fn read_seen(state: &mut State, seat: Seat, value: Option<Value<'_>>) -> Result<(), Misread> {
    let (seen, own) = (read_places(state, value)?, state.dealt().and(Places::row(seat)));
    let before_first_turn = matches!(state.step, Step::Start | Step::Deal | Step::FirstLook);
    let seen = match value {
        None if before_first_turn => own,
        Some(value) if before_first_turn && seen != own => return Err(value.misread("expected-own-row")),
        None | Some(_) => seen,
    };
    state.open.seen[seat] = state.public().or(seen);
    Ok(())
}

/// Without this line, whoever the step asks owes a decision.
fn read_owing(state: &State, value: Option<Value<'_>>) -> Result<Seats, Misread> {
    if let Some(value) = value {
        return value.seats(state.players);
    }
    let chosen = |seat: &Seat| !state.faces.picks.and(Places::row(*seat)).is_empty();
    Ok(match state.step {
        Step::Start | Step::Deal | Step::Draw | Step::Over => Seats::NONE,
        Step::FirstLook | Step::Explosion | Step::Cart => state.everyone().filter(|seat| !chosen(seat)).collect(),
        Step::Keep | Step::Lantern | Step::Torch | Step::Arrows | Step::Corridor { .. } | Step::Bats => {
            state.actor.only()
        }
    })
}

/// The unseen tiles of the current level; every level must have enough of them for its stack.
fn what_is_left(state: &State, left: Value<'_>) -> Result<Tiles, Misread> {
    let mut rest = state.pool;
    let hidden = state.dealt().minus(state.public()).filter_map(|place| state.faces.tiles[place.index()]);
    for tile in hidden.chain(state.faces.hand) {
        take(&mut rest, tile).map_err(|_| Misread::new(0, Expected::no_more(), tile.to_string()))?;
    }
    let enough = Level::ALL.iter().all(|level| state.left[level.index()] as u32 <= rest[level.index()].total());
    let dug = |level: Level| match level.cmp(&state.level) {
        std::cmp::Ordering::Less => state.left[level.index()] == 0,
        std::cmp::Ordering::Equal => true,
        std::cmp::Ordering::Greater => state.left[level.index()] == STACKS[level.index()],
    };
    match (enough, Level::ALL.into_iter().all(dug)) {
        (false, _) => Err(left.misread("expected-unseen")),
        (true, false) => Err(left.misread("expected-stacks")),
        (true, true) => Ok(rest[state.level.index()]),
    }
}

/// Whoever is asked can answer, and chance has something to draw.
fn can_go_on(state: &State, step: Value<'_>) -> Result<(), Misread> {
    let untouched = state.top.is_none() && state.face_down == state.dealt() && state.public().is_empty();
    let start = state.level == Level::I && state.left == STACKS && untouched;
    let possible = match state.step {
        Step::Start => start && state.face_down.is_empty(),
        Step::Deal => start && can_deal(state),
        Step::FirstLook => start && !state.owing.is_empty(),
        Step::Draw => state.left[state.level.index()] > 0,
        Step::Keep | Step::Lantern | Step::Torch | Step::Arrows => {
            state.owing == state.actor.only() && all_answer(state)
        }
        Step::Corridor { .. } | Step::Bats => state.owing.len() == 1 && all_answer(state),
        Step::Explosion | Step::Cart => !state.owing.is_empty() && all_answer(state),
        Step::Over => state.face_down.is_empty(),
    };
    let chosen = state.everyone().all(|seat| chose_if_not_asked(state, seat));
    if possible && chosen { Ok(()) } else { Err(step.misread(Expected::possible())) }
}

/// GN-2.5: the rows are filled one after another, and at least one tile is still to come.
fn can_deal(state: &State) -> bool {
    let dealt = state.face_down.len();
    state.face_down == Places((1 << dealt) - 1) && dealt < (state.players * SLOTS).into()
}

fn all_answer(state: &State) -> bool {
    state.owing.into_iter().all(|seat| !Gnomes::menu(state, seat).is_empty())
}

/// GN-5.6, GN-6.19: whoever has to choose either owes the choice or has chosen one tile; otherwise nothing is chosen.
fn chose_if_not_asked(state: &State, seat: Seat) -> bool {
    let choices = state.choices(seat);
    let chosen = state.faces.picks.and(Places::row(seat));
    let expected = u32::from(!choices.is_empty() && !state.owing.has(seat));
    chosen.len() == expected && chosen.minus(choices).is_empty()
}
