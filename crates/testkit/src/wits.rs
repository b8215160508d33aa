//! What must be true of every game's heuristics.
use crate::walk::{RandomWalk, over_matches, play, stride};
use engine::{Fate, Heuristics, Memory, Quick, Seat, Turn, Viewer, Weights};

/// Rules of thumb rate every choice, playouts choose what is legal, chances add up, imagined worlds fit, memories stay
/// sound; and in worlds that look alike to a seat all of this comes out the same.
pub fn keeps_its_wits<G: Heuristics>() {
    let stride = stride::<G>();
    over_matches(120, |script| {
        let mut fate = Quick::new(script.choices.len() as u64);
        play::<G>(script, |walk| {
            adds_up::<G>(&walk.state)?;
            let Turn::Decide(mut seats) = G::turn(&walk.state) else { return Ok(()) };
            if !walk.entries.len().is_multiple_of(stride) {
                return Ok(());
            }
            let seat = seats.nth(fate.below(seats.len().into()) as usize).ok_or("nobody owes the decision")?;
            believes_soundly(walk, seat, &mut fate)?;
            let world = G::guess(&G::view(&walk.state, Viewer::Seat(seat)), &mut fate);
            let (real, guessed) = (judged::<G>(&walk.state, seat)?, judged::<G>(&world, seat)?);
            if real == guessed { Ok(()) } else { Err(format!("{seat} in alike worlds:\n{real}\n{guessed}")) }
        })
    });
}

fn adds_up<G: Heuristics>(state: &G::State) -> Result<(), String> {
    let chances = G::chances(state);
    let all: f32 = G::players(state).map(|seat| chances[seat]).sum();
    let sound = chances.0.iter().all(|chance| (0.0..=1.0).contains(chance));
    let over = G::turn(state) == Turn::Over && G::winners(state).is_empty();
    if sound && ((all - 1.0).abs() < 1e-3 || over) { Ok(()) } else { Err(format!("{chances:?} add up to {all}")) }
}

/// All that the seat's judgement says of this world, in words.
fn judged<G: Heuristics>(state: &G::State, seat: Seat) -> Result<String, String> {
    let (mut legal, mut scores) = (vec![], vec![]);
    G::legal(state, seat, &mut legal);
    G::rate(state, seat, &legal, &G::Weights::TUNED, &mut scores);
    if scores.len() != legal.len() || scores.iter().any(|score| !score.is_finite()) {
        return Err(format!("{} scores for {} actions: {scores:?}", scores.len(), legal.len()));
    }
    let mut pondered = vec![];
    G::ponder(state, seat, &legal, &mut pondered);
    if pondered.len() != legal.len() || pondered.iter().any(|score| !score.is_finite()) {
        return Err(format!("{} thoughts about {} actions: {pondered:?}", pondered.len(), legal.len()));
    }
    let mut said = String::new();
    for ((action, score), thought) in legal.iter().zip(&scores).zip(&pondered) {
        let blunder = if G::is_blunder(state, seat, *action) { "!" } else { "" };
        said += &format!("{action}{blunder} {score:?} {thought:?}, ");
    }
    for seed in 0..3 {
        let action = G::playout(state, seat, &mut Quick::new(seed));
        G::check(state, seat, action).map_err(|rule| format!("a playout's {action} is against {rule}"))?;
        said += &format!("playout {action} ");
    }
    Ok(said)
}

/// Imagined worlds fit the view; a forgetful view can be guessed from and offers the same choices.
fn believes_soundly<G: Heuristics>(walk: &RandomWalk<G>, seat: Seat, fate: &mut Quick) -> Result<(), String> {
    let who = Viewer::Seat(seat);
    let (view, news) = (G::view(&walk.state, who), walk.news(who));
    let belief = G::believe(&view, &news);
    let world = G::imagine(&view, &belief, fate);
    G::audit(&world)?;
    if G::view(&world, who) != view {
        return Err(format!("what {seat} imagines does not fit:\n{}", G::write_position(&world)));
    }
    if G::recall(&view, &news, Memory::Perfect, 1) != view {
        return Err("a perfect memory forgets".into());
    }
    for memory in Memory::ALL {
        let view = G::recall(&view, &news, memory, 1);
        let world = G::imagine(&view, &G::believe(&view, &news), fate);
        let mut legal = vec![];
        G::legal(&world, seat, &mut legal);
        if G::turn(&world) != G::turn(&walk.state) || legal != walk.legal(seat) {
            return Err(format!("{seat} with {} memory may do something else", memory.name()));
        }
    }
    Ok(())
}
