//! What must be true of every game.
use crate::scenes;
use crate::walk::{RandomWalk, Script, over_matches, play, stride};
use engine::{AnyTable, Entry, Fate, Game, Quick, Record, Seat, Setup, Stage, Table, Told, Turn, Viewer};
use i18n::Language;

/// Random play ends; nothing is lost or doubled; events are the only mutation; a match replays to the same end.
pub fn keeps_the_rules<G: Game>() {
    over_matches(2_000, |script| {
        let mut last = None;
        play::<G>(script, |walk| {
            G::audit(&walk.state)?;
            same("re-applying the events gives the state", &reapplied(walk), &walk.state)?;
            last = Some((walk.setup, walk.entries.clone(), walk.state));
            Ok(())
        })?;
        let (setup, entries, state) = last.ok_or("no moment was shown")?;
        replays::<G>(setup, &entries, &state)
    });
}

fn reapplied<G: Game>(walk: &RandomWalk<G>) -> G::State {
    let mut state = walk.before;
    walk.events.iter().for_each(|&event| G::apply(&mut state, event));
    state
}

/// A table follows the same steps, its record is read back, and replaying it gives the same position and result.
fn replays<G: Game>(setup: Setup, entries: &[Entry<G::Action>], state: &G::State) -> Result<(), String> {
    let mut table = Table::<G>::new(&setup);
    for entry in entries {
        match *entry {
            Entry::Act(seat, action) => table.act(seat, action).map_err(|refusal| refusal.to_string())?,
            Entry::Drew(..) => {
                let line = written::<G>(entry);
                AnyTable::follow(&mut table, &line).map_err(|refusal| refusal.to_string())?;
            }
        }
    }
    let names: Vec<String> = G::players(state).map(|seat| seat.to_string()).collect();
    let record = Record::of(&table, &names).ok_or("a table from a setup has a record")?;
    let read = Record::read(&record.to_string()).map_err(|misread| misread.to_string())?;
    same("the record reads back", &read, &record)?;
    let setup = Setup::read::<G>(&read.setup).map_err(|bad| bad.to_string())?;
    let mut again = Table::<G>::new(&setup);
    read.replay(&mut again).map_err(|misread| misread.to_string())?;
    same("the replay ends the same", &again.position_text(), &G::write_position(state))?;
    same("with the same news", &Table::news(&again, Viewer::Onlooker), &Table::news(&table, Viewer::Onlooker))
}

fn written<G: Game>(entry: &Entry<G::Action>) -> String {
    match *entry {
        Entry::Act(seat, action) => format!("{seat} {action}"),
        Entry::Drew(pile, lot) => format!("draw {}.{}", G::PILES[pile as usize], G::lot(pile, lot)),
    }
}

/// Folding what a viewer was told gives exactly its view; a guessed world fits it; and in worlds that look alike to a
/// viewer, everything made for that viewer is equal: menu, refusals, view text, Scene, and the screens drawn from it.
pub fn keeps_the_secrets<G: Game>() {
    let stride = stride::<G>();
    over_matches(500, |script| {
        let mut fate = Quick::new(script.choices.len() as u64);
        play::<G>(script, |walk| {
            for (who, folded) in &walk.folded {
                let view = G::view(&walk.state, *who);
                same(&format!("what {who} was told gives its view"), folded, &view)?;
                if !walk.entries.len().is_multiple_of(stride) {
                    continue;
                }
                let world = G::guess(&view, &mut fate);
                same(&format!("the guess fits {who}"), &G::view(&world, *who), &view)?;
                G::audit(&world)?;
                same("the guess waits for the same", &G::turn(&world), &G::turn(&walk.state))?;
                if fate.below(40) == 0 {
                    alike(walk, &world, *who)?;
                }
                if fate.below(3) == 0 {
                    told_alike(walk, &world, *who, &mut fate)?;
                }
            }
            Ok(())
        })
    });
}

/// Everything made for this viewer in the real world and in one that looks alike.
fn alike<G: Game>(walk: &RandomWalk<G>, world: &G::State, who: Viewer) -> Result<(), String> {
    let real = made_for(walk, &walk.state, who);
    same(&format!("worlds that look alike to {who}"), &made_for(walk, world, who), &real)
}

/// The same step in both worlds: if the viewer knows the same afterwards, it must have been told the same. An event for
/// everybody with a secret in it would show here, even where no view takes notice of it.
fn told_alike<G: Game>(walk: &RandomWalk<G>, world: &G::State, who: Viewer, fate: &mut Quick) -> Result<(), String> {
    let step = match G::turn(&walk.state) {
        Turn::Over => return Ok(()),
        Turn::Chance => {
            let pile = G::pile(&walk.state);
            Entry::Drew(pile.name, fate.pick(pile))
        }
        Turn::Decide(mut seats) => {
            let at = fate.below(seats.len() as u32) as usize;
            let seat = seats.nth(at).ok_or("nobody owes the decision")?;
            let menu = walk.legal(seat);
            Entry::Act(seat, menu[fate.below(menu.len() as u32) as usize])
        }
    };
    let possible = match step {
        Entry::Drew(_, lot) => G::pile(world).odds().any(|(possible, _)| possible == lot),
        Entry::Act(seat, action) => G::check(world, seat, action).is_ok(),
    };
    if !possible {
        return Ok(());
    }
    let (real, guessed) = (told::<G>(walk.state, step, who), told::<G>(*world, step, who));
    if real.0 == guessed.0 { same(&format!("{who} is told the same"), &guessed.1, &real.1) } else { Ok(()) }
}

/// What the viewer knows after this step, and what it was told by it.
pub(crate) fn told<G: Game>(mut state: G::State, step: Entry<G::Action>, who: Viewer) -> (G::View, Vec<String>) {
    let mut events = vec![];
    let play = &mut Told::<G> { state: &mut state, events: &mut events };
    match step {
        Entry::Act(seat, action) => G::act(play, seat, action),
        Entry::Drew(_, lot) => G::draw(play, lot),
    }
    let heard = events.iter().filter(|&&event| G::audience(event).has(who)).map(G::Event::to_string).collect();
    (G::view(&state, who), heard)
}

fn made_for<G: Game>(walk: &RandomWalk<G>, state: &G::State, who: Viewer) -> Vec<String> {
    let view = G::view(state, who);
    let mut made = vec![G::write_view(&view)];
    if let (Viewer::Seat(seat), Turn::Decide(seats)) = (who, G::turn(state)) {
        let answers = G::all_actions().into_iter().map(|action| format!("{:?}", G::check(state, seat, action)));
        made.extend(answers.filter(|_| seats.has(seat)));
        if seats.has(seat) {
            made.extend(G::menu(state, seat).iter().map(G::Action::to_string));
        }
    }
    let scene = scenes::scene(walk, state, who, &engine::NoWords);
    made.push(format!("{scene:?}"));
    made.push(tui::plain(&scene, &engine::NoWords));
    made.push(tui::picture(&scene, &engine::NoWords, 100, 30));
    made
}

/// `legal` lists an action exactly when `check` allows it, over everything that can be written down; and a seat that
/// does not owe a decision is refused.
pub fn legal_and_check_agree<G: Game>() {
    let (all, stride) = (G::all_actions(), stride::<G>());
    over_matches(120, |script| {
        play::<G>(script, |walk| {
            let Turn::Decide(seats) = G::turn(&walk.state) else { return Ok(()) };
            if !walk.entries.len().is_multiple_of(stride) {
                return Ok(());
            }
            for seat in seats {
                let menu = walk.legal(seat);
                same(
                    "no action is listed twice",
                    &menu.iter().filter(|a| menu.iter().filter(|b| a == b).count() > 1).count(),
                    &0,
                )?;
                for &action in &all {
                    let (checked, is_listed) = (G::check(&walk.state, seat, action), menu.contains(&action));
                    if is_listed != checked.is_ok() {
                        return Err(format!("{seat} {action}: {checked:?}, but listed: {is_listed}"));
                    }
                }
                same("everything listed can be written down", &menu.iter().all(|action| all.contains(action)), &true)?;
            }
            Ok(())
        })
    });
    every_refusal_has_words::<G>(&all);
}

/// Every rule that `check` can cite is explained in every language of the game.
fn every_refusal_has_words<G: Game>(all: &[G::Action]) {
    let speeches = speeches::<G>();
    let mut missing = std::collections::BTreeSet::new();
    for setup in 0..20 {
        let script =
            Script { setup, choices: (0..400u16).map(|n| n.wrapping_mul(7919).wrapping_add(setup.into())).collect() };
        let played = play::<G>(&script, |walk| {
            let Turn::Decide(seats) = G::turn(&walk.state) else { return Ok(()) };
            let seat = seats.first().ok_or("nobody owes the decision")?;
            for rule in all.iter().filter_map(|&action| G::check(&walk.state, seat, action).err()) {
                let silent = speeches.iter().filter(|speech| !speech.has(&rule.key()));
                missing.extend(silent.map(|speech| format!("{} in {}", rule.key(), speech.language())));
            }
            Ok(())
        });
        assert_eq!(played, Ok(()));
    }
    assert!(missing.is_empty(), "no words for {missing:?}");
}

/// The game in each of its languages.
pub(crate) fn speeches<G: Game>() -> Vec<i18n::Speech> {
    let info = const { &G::INFO };
    Language::of(info.into()).map(|language| tui::speech(info, language)).collect()
}

/// Notation and positions round-trip; a refused or unreadable action leaves the table as it was.
pub fn reads_back<G: Game>() {
    for action in G::all_actions() {
        assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action), "{action}");
    }
    for text in ["", " ", "nonsense", "P0", "draw", "\u{0}", "ąęć", "-1", "99999999999999999999"] {
        assert!(text.parse::<G::Action>().is_err(), "{text:?}");
    }
    let stride = stride::<G>();
    over_matches(300, |script| {
        let mut number = 0;
        play::<G>(script, |walk| {
            if !walk.entries.len().is_multiple_of(stride) {
                return Ok(());
            }
            let text = G::write_position(&walk.state);
            let read = G::read_position(&text).map_err(|misread| format!("{misread} in\n{text}"))?;
            same("the position reads back", &read, &walk.state)?;
            same("equal states have equal keys", &G::key(&read), &G::key(&walk.state))?;
            number += 1;
            if number % 40 == 0 { mangled::<G>(&text) } else { Ok(()) }
        })?;
        unharmed::<G>(script, stride)
    });
}

/// A position with a line missing, doubled or spoilt is read without a panic, and never as something it does not say.
fn mangled<G: Game>(text: &str) -> Result<(), String> {
    let lines: Vec<&str> = text.lines().collect();
    for at in 0..lines.len() {
        let without: Vec<&str> =
            lines.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, line)| *line).collect();
        for variant in [without.join("\n"), format!("{text}{}\n", lines[at]), text.replacen(lines[at], "x: y", 1)] {
            if let Ok(state) = G::read_position(&variant) {
                let again = G::read_position(&G::write_position(&state)).map_err(|misread| misread.to_string())?;
                same("what is read can be written and read again", &again, &state)?;
            }
        }
        same("a line twice is refused", &G::read_position(&format!("{text}{}\n", lines[at])).is_err(), &true)?;
        same("an unknown key is refused", &G::read_position(&format!("{text}zz: 1\n")).is_err(), &true)?;
    }
    Ok(())
}

/// Wrong seats and wrong words change nothing.
fn unharmed<G: Game>(script: &Script, stride: usize) -> Result<(), String> {
    play::<G>(script, |walk| {
        if walk.entries.len() % (16 * stride) != 5 {
            return Ok(());
        }
        let mut table =
            Table::<G>::from_position(&G::write_position(&walk.state)).map_err(|misread| misread.to_string())?;
        let before = table.position_text();
        for seat in (0..4).map(Seat) {
            for action in G::all_actions().into_iter().step_by(3) {
                if table.check(seat, action).is_err() && Table::act(&mut table, seat, action).is_ok() {
                    return Err(format!("{seat} {action} was refused and done"));
                }
            }
            let _ = AnyTable::act(&mut table, seat, "nonsense");
        }
        same("refusals change nothing", &table.position_text(), &before)
    })
}

/// Every Scene of random matches is sound, offers exactly what is legal, has all its words, and draws on every screen.
pub fn draws<G: Game>() {
    let (speeches, stride) = (speeches::<G>(), stride::<G>());
    over_matches(25, |script| {
        play::<G>(script, |walk| match walk.entries.len() % stride {
            0 => scenes::sound(walk, &speeches),
            _ => Ok(()),
        })
    });
}

/// The stage for a Scene of this walk.
pub(crate) fn with_stage<G: Game, T>(
    walk: &RandomWalk<G>,
    state: &G::State,
    who: Viewer,
    words: &dyn engine::Words,
    draw: impl FnOnce(&Stage<'_, G>) -> T,
) -> T {
    let news = walk.news(who);
    let told = walk.events.iter().filter(|&&event| G::audience(event).has(who)).count();
    let mut legal = vec![];
    if let (Viewer::Seat(seat), Turn::Decide(seats)) = (who, G::turn(state))
        && seats.has(seat)
    {
        G::legal(state, seat, &mut legal);
    }
    let names: Vec<String> = ["Olaf", "Jorun", "Tibor", "Runa"].map(String::from).to_vec();
    let check = |action| who.seat().map_or(Ok(()), |seat| G::check(state, seat, action));
    let (reader, fresh, news, legal, check) = (who.seat(), news.len() - told, &news[..], &legal[..], &check);
    draw(&Stage { words, reader, names: &names, fresh, news, legal, recalls: false, check })
}

/// Equal, or a sentence that says what is not.
pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: found {found:?}, expected {expected:?}")) }
}

/// The scores at the end, for golden files.
pub(crate) fn result(table: &dyn AnyTable) -> String {
    format!("scores: {}\nwinners: {}\n", cases::written_scores(table), table.winners())
}
