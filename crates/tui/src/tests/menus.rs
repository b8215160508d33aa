//! The start screen.
use super::Script;
use crate::menu_screen::menu_on;
use crate::{Lobby, Plan};
use engine::{Info, NoWords, OptionSpec, Rule, Words};

const DIG: OptionSpec = OptionSpec { name: "open_dig", rule: Rule("TW-1.1"), values: &["off", "on"] };
const ONE: Info = Info { id: "one", players: 1..=2, version: 1, options: &[], texts: &[], learn: &[] };
const TWO: Info = Info { id: "two", players: 2..=4, version: 1, options: &[DIG], texts: &[], learn: &[] };

fn chosen(keys: &str, start: Plan) -> (Option<Plan>, Script) {
    let speech = |_: &str, _: &str| Box::new(NoWords) as Box<dyn Words>;
    let refuse =
        |plan: &Plan| plan.chairs.iter().any(|(name, _)| name == "Nobody").then(|| "Nobody cannot play".to_owned());
    let menu = Lobby {
        games: &[&ONE, &TWO],
        bots: &["gentle", "keen"],
        languages: &[("en", "English"), ("pl", "Polski")],
        speech: &speech,
        refuse: &refuse,
    };
    let mut desk = Script::new(keys);
    let plan = menu_on(&mut desk, &menu, &start).unwrap();
    (plan, desk)
}

fn start() -> Plan {
    let chairs = vec![("Ola".into(), None), ("Bot".into(), Some("keen".into()))];
    Plan { game: "two".into(), chairs, language: "pl".into(), options: vec![("open_dig".into(), "on".into())] }
}

#[test]
fn what_was_given_is_what_starts() {
    let (plan, desk) = chosen("⏎", start());
    assert_eq!(plan, Some(start()));
    for word in ["tui-menu-game", "◆ Ola", "bot-keen", "option-open-dig-on", "Polski"] {
        assert!(desk.last().contains(word), "no {word} in\n{}", desk.last());
    }
}

#[test]
fn everything_can_be_changed() {
    let (plan, _) = chosen("↓↓→↓⌫⌫⌫Zosia q↓←↓→↓←↓→⏎", start());
    let plan = plan.expect("it was started");
    assert_eq!(plan.chairs[0], ("Zosia q".into(), None));
    assert_eq!(plan.chairs[1], ("Bot".into(), Some("gentle".into())));
    assert_eq!(plan.chairs[2].1, Some("keen".into()), "a new chair is a bot, changed to the next");
    assert_eq!((plan.chairs.len(), plan.language.as_str()), (3, "en"));
    assert_eq!(plan.options, [("open_dig".into(), "off".into())]);
}

#[test]
fn another_game_fits_its_players_and_options() {
    let (plan, _) = chosen("↓↓→→→→→↑→⏎", start());
    let plan = plan.expect("it was started");
    assert_eq!((plan.game.as_str(), plan.chairs.len(), plan.options.len()), ("one", 2, 0));
}

#[test]
fn a_name_can_be_neither_empty_nor_break_a_record() {
    let (plan, _) = chosen("↓↓↓⌫⌫⌫⌫⏎", start());
    assert_eq!(plan.expect("it was started").chairs[0].0, "tui-fox");
    let (plan, _) = chosen("↓↓↓|⏎", start());
    assert_eq!(plan.expect("it was started").chairs[0].0, "Ola");
}

#[test]
fn leaving_starts_nothing() {
    assert_eq!(chosen("⎋", start()).0, None);
    assert_eq!(chosen("q", start()).0, None);
    assert_eq!(chosen("↓↓↓q⎋", start()).0, None);
    assert_eq!(chosen("", Plan::default()).0, None);
}

#[test]
fn a_match_that_cannot_be_set_up_is_refused_in_a_sentence() {
    let mut plan = start();
    plan.chairs[0].0 = "Nobody".into();
    let (started, desk) = chosen("⏎", plan.clone());
    assert_eq!(started, None, "the keys ended without a start");
    assert!(desk.last().contains("Nobody cannot play"), "{}", desk.last());
    let (started, _) = chosen("⏎↓↓↓⌫⏎", plan);
    assert_eq!(started.map(|plan| plan.chairs[0].0.clone()).as_deref(), Some("Nobod"), "and nothing is lost");
}
