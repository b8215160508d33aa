//! Proof that a new card is one row and its words: this row is in the table only in tests, and nothing else in the
//! program mentions it.
use super::{CardKind, CardRow, Region, Variable, card};
use crate::text::Effect::{AllClank, Boots, Choose, Discard, Draw, Gold, Heal, Or, Quiet, Teleport, When};
use crate::{Clank, Condition};
use engine::{AnyTable, Arg, Line, Refusal, Rule, Seat, Table, Viewer, Words};

/// A companion that has a little of everything.
pub(super) const LANTERN: CardRow = card("card-lantern", CardKind::Companion, 2)
    .costs(4)
    .worth(1)
    .also_worth(Variable::PerTome(3))
    .dragon()
    .danger()
    .only_in(Region::Depths)
    .plays(&[Boots(1), When(Condition::Crown), Discard(2), Draw(1), Choose, Gold(3), Or, Heal(2)])
    .acquired(&[Quiet(1), Teleport(1)])
    .arrives(&[AllClank(2)]);

/// No words but the name of the card.
struct WithItsWords;

impl Words for WithItsWords {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        self.text(key, args).into()
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        if key == "card-lantern" { "Lantern".into() } else { engine::NoWords.text(key, args) }
    }
}

fn table(position: &str) -> Table<Clank> {
    Table::from_position(position).expect("the position is sound")
}

fn has_line(table: &Table<Clank>, line: &str) -> bool {
    table.position_text().lines().any(|found| found == line)
}

#[test]
fn ck_6_1_ck_6_7_a_new_card_is_bought_by_its_row_alone() {
    let mut here = table("players: 2\nturn: P0\nrow: lantern\nat P0: f16\npurse: skill=4\n");
    assert_eq!(AnyTable::act(&mut here, Seat(0), "acquire lantern"), Err(Refusal::Forbidden(Rule("CK-6.7"))));
    let mut here = table("players: 2\nturn: P0\nrow: lantern\nat P0: f17\nclank P0: 2\npurse: skill=4\n");
    AnyTable::act(&mut here, Seat(0), "acquire lantern").expect("four Skill in the Depths are enough");
    assert!(has_line(&here, "discard P0: lantern") && has_line(&here, "clank P0: 1"), "{}", here.position_text());
    assert!(has_line(&here, "purse: teleports=1"), "{}", here.position_text());
}

#[test]
fn ck_3_2_ck_18_1_a_new_card_is_played_by_its_row_alone() {
    let position = "players: 2\nturn: P0\nhand P0: burgle stumble lantern\npile P0: explore\nitems P0: crown-10\n";
    let mut here = table(position);
    for action in ["play lantern", "discard burgle", "discard stumble"] {
        AnyTable::act(&mut here, Seat(0), action).expect(action);
    }
    here.draw("P0.explore").expect("the text draws a card");
    assert_eq!(here.offers(Seat(0)), ["choose 1", "choose 2"]);
    AnyTable::act(&mut here, Seat(0), "choose 1").expect("three gold");
    assert!(has_line(&here, "gold P0: 3") && has_line(&here, "purse: boots=1 gains=1"), "{}", here.position_text());
    assert!(has_line(&here, "hand P0: explore") && has_line(&here, "play: lantern"), "{}", here.position_text());
}

#[test]
fn ck_14_2_ck_18_21_a_new_card_arrives_and_scores_by_its_row_alone() {
    let closing =
        "players: 2\nturn: P0\nphase: closing refill\nrow: sneak*2 search*2 ladder\ndiscard P1: lantern secret-tome\n";
    let mut here = table(closing);
    here.draw("dungeon.lantern").expect("there is a second copy in the deck");
    assert!(has_line(&here, "bag: P0*2 P1*2 black*24") && has_line(&here, "phase: next attack/4"));
    assert_eq!(here.scores()[Seat(1)], Some(7 + 1 + 3));
}

#[test]
fn a_new_card_is_shown_by_its_words_alone() {
    let here = table("players: 2\nturn: P0\nhand P0: lantern\nrow: lantern\n");
    let scene = here.scene(Viewer::Seat(Seat(0)), 0, &WithItsWords, &["Ola".into(), "Jo".into()]);
    assert!(scene.pieces().iter().filter(|piece| piece.name.contains("Lantern")).count() == 2);
    assert!(scene.all_offers().any(|offer| offer.act == "play lantern" && offer.said.contains("Lantern")));
}
