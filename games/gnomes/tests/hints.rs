//! What a coach may say without giving a tile away.
use engine::{AnyTable, Foresight, Game, Seat, Table, Viewer};
use gnomes::Gnomes;
use i18n::Language;

const ME: Seat = Seat(0);

/// P0 does not know its third tile, which is this one.
fn position(third: &str) -> Table<Gnomes> {
    let text = format!(
        "players: 2\nlevel: I\nleft: 8 18 18\nstep: keep\nturn: P0\nrow P0: I.1T I.2T {third} I.1L I.2T\n\
         row P1: I.2A I.1T I.2A I.2L I.1A\nhand: I.3T\nseen P0: P0.1 P0.2 P0.4 P0.5\nseen P1: P1.1 P1.2\n"
    );
    Table::from_position(&text).expect("the position is written correctly")
}

#[test]
fn a_plan_to_keep_and_then_to_swap_does_not_tell_what_will_be_thrown_out() {
    let plan = ["keep 3", "swap 1 P1.1"].map(String::from);
    let (mut arrows, lantern) = (position("I.3A"), position("I.3L"));
    let view = |table: &Table<Gnomes>| table.view_text(Viewer::Seat(ME));
    assert_eq!(view(&arrows), view(&lantern), "they look alike");
    for language in Language::of((&Gnomes::INFO).into()) {
        let words = tui::speech(&Gnomes::INFO, language);
        let said = |table| Foresight::of(table, ME).in_words(&plan, &words, &testkit::names(2));
        assert_eq!(said(&arrows), said(&lantern), "{language}");
    }
    plan.iter().for_each(|action| AnyTable::act(&mut arrows, ME, action).expect("the true tile allows it"));
}
