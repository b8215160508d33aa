//! Proof that the loop allocates nothing: the table must show no allocation for any game.
use bots::{Tally, play_out};
use engine::{Heuristics, Quick, Setup};

#[global_allocator]
static ALLOCATOR: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

#[divan::bench(args = registry::infos().map(|info| info.id).collect::<Vec<_>>())]
fn random_matches(bencher: divan::Bencher<'_, '_>, game: &str) {
    registry::visit(game, Matches(bencher)).expect("the registry knows its own games");
}

struct Matches<'a, 'b>(divan::Bencher<'a, 'b>);

impl registry::Visitor for Matches<'_, '_> {
    type Out = ();
    fn visit<G: Heuristics>(self) {
        let setup = Setup::new::<G>(*G::INFO.players.end()).expect("the game is for so many");
        let (mut menu, mut fate): (Vec<G::Action>, _) = (Vec::with_capacity(256), Quick::new(1));
        self.0.bench_local(|| {
            let (mut state, mut tally) = (G::new(&setup), Tally::default());
            play_out::<G, _>(&mut state, &mut fate, &mut menu, &mut tally, |_, _, _| {});
            (state, tally)
        });
    }
}
