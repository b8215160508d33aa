//! What must be true of every game's heuristics.
use crate::matches::by_lot;
use crate::suite::same;
use crate::walk::{Choices, RandomWalk, over_matches, play_by, stride};
use engine::{Fate, Heuristics, Memory, Quick, Seat, Turn, Viewer, Weights, outcome};

/// Rules of thumb rate every choice, playouts choose what is legal, chances add up, imagined worlds fit, memories stay
/// sound; and in worlds that look alike to a seat all of this comes out the same.
pub fn keeps_its_wits<G: Heuristics>() {
    let stride = stride::<G>();
    over_matches(120, |script| {
        let mut fate = Quick::new(script.choices.len() as u64);
        // In every other match most is done by playout: what sensible play leads to, chance alone would hardly ever reach.
        let is_sensible = script.choices.len().is_multiple_of(2);
        let decide = |state: &G::State, seat: Seat, choices: &mut Choices<'_>| {
            let by_playout = is_sensible && choices.below(8) > 0;
            if by_playout { G::playout(state, seat, choices) } else { by_lot::<G>(state, seat, choices) }
        };
        play_by::<G>(script, decide, |walk| {
            adds_up::<G>(&walk.state)?;
            let Turn::Decide(mut seats) = G::turn(&walk.state) else { return Ok(()) };
            if !walk.entries.len().is_multiple_of(stride) {
                return Ok(());
            }
            G::players(&walk.state).try_for_each(|seat| believes_soundly(walk, seat, &mut fate))?;
            let seat = seats.nth(fate.below(seats.len().into()) as usize).ok_or("nobody owes the decision")?;
            let world = G::guess(&G::view(&walk.state, Viewer::Seat(seat)), &mut fate);
            let (real, guessed) = (judged::<G>(&walk.state, seat)?, judged::<G>(&world, seat)?);
            if real == guessed { Ok(()) } else { Err(format!("{seat} in alike worlds:\n{real}\n{guessed}")) }
        })
    });
}

/// What the rule of thumb plays; of equals, the last.
pub fn by_rule<G: Heuristics>(state: &G::State, seat: Seat) -> G::Action {
    let (legal, mut scores) = (G::menu(state, seat), vec![]);
    G::rate(state, seat, &legal, &G::Weights::TUNED, &mut scores);
    assert!(scores.len() == legal.len() && scores.iter().all(|score| score.is_finite()), "{scores:?}");
    let best = (0..legal.len()).max_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    legal[best.expect("there is something to do")]
}

/// Chances add up to one, nobody has any who is not at the table, and the end is certain; aspects are numbers.
fn adds_up<G: Heuristics>(state: &G::State) -> Result<(), String> {
    let (chances, players) = (G::chances(state), G::players(state));
    let all: f32 = players.map(|seat| chances[seat]).sum();
    let sound = chances.0.iter().all(|chance| (0.0..=1.0).contains(chance));
    let nobody_else = chances.0[usize::from(players.len())..].iter().all(|&chance| chance == 0.0);
    let aspects = G::aspects(state, Seat(0));
    if !sound || !nobody_else || aspects.is_empty() || aspects.iter().any(|aspect| !aspect.points.is_finite()) {
        return Err(format!("{chances:?}, {aspects:?}"));
    }
    match G::turn(state) {
        Turn::Over => same("the end is certain", &chances, &outcome::<G>(state)),
        _ if (all - 1.0).abs() < 1e-5 => Ok(()),
        _ => Err(format!("{chances:?} add up to {all}")),
    }
}

/// All that the seat's judgement says of this world, in words.
fn judged<G: Heuristics>(state: &G::State, seat: Seat) -> Result<String, String> {
    let (legal, mut scores) = (G::menu(state, seat), vec![]);
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
        for world in [G::guess(&view, fate), G::imagine(&view, &G::believe(&view, &news), fate)] {
            G::audit(&world)?;
            same("memory changes nothing about whose turn it is", &G::turn(&world), &G::turn(&walk.state))?;
            if !matches!(G::turn(&world), Turn::Decide(seats) if seats.has(seat)) {
                continue;
            }
            if G::menu(&world, seat) != walk.legal(seat) {
                return Err(format!("{seat} with {} memory may do something else", memory.name()));
            }
            for action in [by_rule::<G>(&world, seat), G::playout(&world, seat, fate)] {
                same(&format!("{seat} may {action}"), &G::check(&world, seat, action), &Ok(()))?;
            }
        }
    }
    Ok(())
}
