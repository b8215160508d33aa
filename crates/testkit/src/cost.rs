//! What things cost, counted in steps and lines ([`engine::work`]) and never in time.
use crate::MOST_STEPS;
use crate::backs::{play, played_to_the_end};
use crate::walk::setups;
use dealer::Dealer;
use engine::{AnyTable, Draft, Game, Record, Setup, Table, work};

/// Small enough that counting can still detect a cost of 2^n, large enough that n² stands out.
const FEW: usize = 12;
const MANY: usize = 1_500;

/// However often something was taken back, a match costs one step for each decision and draw while it is played, and
/// no more than its lines whenever it is read: as a record, as a proof of the deal, from any of its lines, from a
/// position in its middle. The same of a turn that is only tried out.
pub fn costs_its_lines<G: Game>() {
    let setup = setups::<G>()[0];
    for often in [0, FEW, MANY] {
        let mut table = Table::<G>::new(&setup);
        let (record, work) = work::of(|| played_to_the_end(&mut table, often));
        let backs = record.steps.iter().filter(|line| line.starts_with("back ")).count();
        assert_eq!(backs, if G::INFO.drafts { often } else { 0 }, "how often something was taken back");
        // What was taken back cost nothing, and at last each line was written once.
        assert_eq!(work, 2 * record.steps.len() - backs, "what it cost to play");
        costs_when_read::<G>(&setup, &record);
        costs_from_the_middle::<G>(&setup, &record, often);
    }
}

fn costs_when_read<G: Game>(setup: &Setup, record: &Record) {
    let lines = record.steps.len();
    let mut again = Table::<G>::new(setup);
    let read = Record::read(&record.to_string()).expect("what is written can be read");
    at_most(lines, "a record", || read.replay(&mut again).expect("it can be played"));
    for line in [lines, lines / 2, lines.saturating_sub(1)] {
        at_most(line, "a part of a match", || again.after(line));
    }
    at_most(0, "a copy", || again.copy());
    at_most(2 * lines, "the proof of a deal", || dealer::verify(record, &mut Table::<G>::new(setup)).expect("proved"));
}

/// A position costs no step; and what is taken back or tried there costs no more than anywhere else.
fn costs_from_the_middle<G: Game>(setup: &Setup, record: &Record, often: usize) {
    let mut table = Table::<G>::new(setup);
    for at in 0..record.steps.len() / 2 {
        record.replay_step(at, &mut table).expect("it can be played");
    }
    let position = table.position_text();
    let mut table = at_most(0, "a position", || Table::<G>::from_position(&position).expect("it reads back"));
    tries_out(&table, often);
    at_most(MOST_STEPS, "play from a position", || play(&mut table, &mut Dealer::numbered(1), often));
}

/// A turn that is tried out costs a step for each action, and taking it back costs nothing.
fn tries_out<G: Game>(table: &Table<G>, often: usize) {
    let Some(seat) = AnyTable::asked_first(table) else { return };
    let Some(mut draft) = Draft::new(table, seat) else { return };
    let offer = table.offers(seat).swap_remove(0);
    at_most(often, "a draft", || {
        for _ in 0..often {
            draft.act(&offer).expect("it is offered");
            assert!(draft.undo(), "it can be taken back");
        }
    });
}

fn at_most<T>(most: usize, what: &str, job: impl FnOnce() -> T) -> T {
    let (done, work) = work::of(job);
    assert!(work <= most, "{what} cost {work}, and may cost {most}");
    done
}
