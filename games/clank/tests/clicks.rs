//! How often a person has to click in a match: counted in a recorded one, seat by seat.
use clank::Clank;
use engine::{AnyTable, NoWords, Record, Seat, Setup, Table, Turn, Viewer};

/// A match of two as computer players of level 3 played it, who play their hands as people do.
const STANDARD: &str = include_str!("standard.record");

/// More would be too many, on average.
const MOST_IN_A_TURN: f64 = 7.0;

/// How the page lets a person play what needs no thought.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Routine {
    OneByOne,
    AllAtOnce,
}

/// The clicks of a seat in this match, and its turns: one click for each thing that is touched, one for dismissing what
/// is shown in front, and one for everything that needs no thought, up to the next decision.
fn count(seat: Seat, routine: Routine) -> (usize, usize) {
    let record = Record::read(STANDARD).expect("a record");
    let mut table: Box<dyn AnyTable> =
        Box::new(Table::<Clank>::new(&Setup::read::<Clank>(&record.setup).expect("a setup")));
    let (mut clicks, mut turns, mut rolling) = (0, 0, false);
    for line in &record.steps {
        if let Some(action) = line.strip_prefix(&format!("{seat} ")) {
            let is_routine = table.routine(seat).as_deref() == Some(action);
            let is_free = is_routine && rolling && routine == Routine::AllAtOnce;
            clicks += if is_free { 0 } else { touches(&*table, seat, action) };
            rolling = is_routine;
            turns += usize::from(action == "end");
        }
        table.follow(line).expect("the record is good");
    }
    assert_eq!(table.turn(), Turn::Over, "a whole match");
    (clicks, turns)
}

/// What has to be touched for an action: two things where a card goes to a place.
fn touches(table: &dyn AnyTable, seat: Seat, action: &str) -> usize {
    let (who, names) = (Viewer::Seat(seat), ["Ola", "Jo"].map(String::from));
    let fresh = table.told_before(who, Some(seat));
    let scene = table.scene(who, fresh, &NoWords, &names);
    let offer = scene.all_offers().find(|offer| offer.act == action).unwrap_or_else(|| panic!("{action} is offered"));
    offer.on.len().max(1) + usize::from(scene.over.is_some())
}

#[test]
fn a_turn_takes_few_clicks() {
    let [(before, turns), (now, _)] = [Routine::OneByOne, Routine::AllAtOnce].map(|routine| {
        let seats = [Seat(0), Seat(1)].map(|seat| count(seat, routine));
        seats.iter().fold((0, 0), |(clicks, turns), seat| (clicks + seat.0, turns + seat.1))
    });
    let mean = |clicks: usize| clicks as f64 / turns as f64;
    println!("{now} clicks in {turns} turns, {:.1} a turn", mean(now));
    println!("{before} clicks, {:.1} a turn, if each card took one of its own", mean(before));
    assert!(mean(now) <= MOST_IN_A_TURN, "{:.1} clicks a turn", mean(now));
    assert!(now < before, "all cards in one click are fewer clicks");
}
