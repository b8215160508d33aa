//! The start screen.
use super::Script;
use crate::menu_screen::menu_on;
use crate::{ChosenOption, Lobby, MatchPlan, PlannedChair};
use engine::{Arg, Info, Line, NoWords, OptionSpec, Rule, Teaching, Words};

const DIG: OptionSpec = OptionSpec { name: "open_dig", rule: Rule("TW-1.1"), values: &["off", "on"] };
const ONE: Info = Info {
    id: "one",
    players: 1..=2,
    version: 1,
    options: &[],
    texts: &[("de", ""), ("en", "")],
    learn: &[],
    teaching: Teaching::NONE,
    drafts: false,
};
const TWO: Info = Info {
    id: "two",
    players: 2..=4,
    version: 1,
    options: &[DIG],
    texts: &[("pl", ""), ("en", "")],
    learn: &[],
    teaching: Teaching::NONE,
    drafts: false,
};

/// Every text is its key, with the language in front of the names of the animals.
struct Tagged(String);

impl Words for Tagged {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        NoWords.line(key, args)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let animal = ["tui-fox", "tui-owl", "tui-hare", "tui-stag"].contains(&key);
        if animal { format!("{} {key}", self.0) } else { NoWords.text(key, args) }
    }
}

/// Every text is its key, but the values of options have none.
struct Valueless;

impl Words for Valueless {
    fn line(&self, key: &str, args: &[(&str, Arg)]) -> Line {
        NoWords.line(key, args)
    }
    fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        if key.ends_with("-off") { "⟦no words⟧".into() } else { NoWords.text(key, args) }
    }
}

fn chosen(keys: &str, start: MatchPlan) -> (Option<MatchPlan>, Script) {
    let speech = |_: &str, language: &str| Box::new(Tagged(language.to_owned())) as Box<dyn Words>;
    let refuse = |plan: &MatchPlan| {
        plan.chairs.iter().any(|chair| chair.name == "Nobody").then(|| "Nobody cannot play".to_owned())
    };
    let menu = Lobby { games: &[&ONE, &TWO], bots: &["gentle", "keen"], speech: &speech, refuse: &refuse };
    let mut desk = Script::new(keys);
    let plan = menu_on(&mut desk, &menu, &start).unwrap();
    (plan, desk)
}

fn chair(name: &str, bot: Option<&str>) -> PlannedChair {
    PlannedChair { name: name.into(), bot: bot.map(str::to_owned) }
}

fn digging(value: &str) -> Vec<ChosenOption> {
    vec![ChosenOption { name: "open_dig".into(), value: value.into() }]
}

fn start() -> MatchPlan {
    let chairs = vec![chair("Ola", None), chair("Bot", Some("keen"))];
    MatchPlan { game: "two".into(), chairs, language: "pl".into(), options: digging("on") }
}

#[test]
fn what_was_given_is_what_starts() {
    let (plan, desk) = chosen("⏎", start());
    assert_eq!(plan, Some(start()));
    for word in ["tui-menu-game", "◆ Ola", "tui-menu-bot level=2", "option-open-dig-on", "Polski"] {
        assert!(desk.last().contains(word), "no {word} in\n{}", desk.last());
    }
}

#[test]
fn a_long_name_of_an_option_is_not_cut_while_there_is_room() {
    const LONG: OptionSpec = OptionSpec { name: "a_very_long_name_of_an_option_indeed", ..DIG };
    const LONG_GAME: Info = Info { options: &[LONG], texts: &[("en", "")], ..TWO };
    let speech = |_: &str, _: &str| Box::new(Valueless) as Box<dyn Words>;
    let menu = Lobby { games: &[&LONG_GAME], bots: &[], speech: &speech, refuse: &|_| None };
    let mut desk = Script::new("");
    menu_on(&mut desk, &menu, &MatchPlan { options: vec![], ..start() }).unwrap();
    let line = |word: &str| desk.last().lines().find(|line| line.contains(word)).unwrap_or_default().to_owned();
    let name = "option-a-very-long-name-of-an-option-indeed";
    assert_eq!(line("option"), format!("  {name}    off"));
    assert_eq!(line("English").find("English"), line("off").find("off"), "values stand below one another");
}

#[test]
fn a_name_has_no_letters_that_nobody_sees() {
    let (plan, _) = chosen("↓↓↓⌫⌫⌫O\u{ad}l\u{202e}af|⌫⏎", start());
    assert_eq!(plan.expect("it was started").chairs[0].name, "Ola", "only what was written is taken back");
    let hostile = chair("\u{202e}Jo\u{2800}", None);
    let (plan, _) = chosen("⏎", MatchPlan { chairs: vec![hostile, start().chairs.remove(1)], ..start() });
    assert_eq!(plan.expect("it was started").chairs[0].name, "Jo");
}

#[test]
fn everything_can_be_changed() {
    let (plan, _) = chosen("↓↓→↓⌫⌫⌫Zosia q↓←↓→↓←↓→⏎", start());
    let plan = plan.expect("it was started");
    assert_eq!(plan.chairs[..2], [chair("Zosia q", None), chair("Bot", Some("gentle"))]);
    assert_eq!(plan.chairs[2].bot, Some("keen".into()), "a new chair is a bot, changed to the next");
    assert_eq!((plan.chairs.len(), plan.language.as_str()), (3, "en"));
    assert_eq!(plan.options, digging("off"));
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
    assert_eq!(plan.expect("it was started").chairs[0].name, "pl tui-fox");
    let (plan, _) = chosen("↓↓↓|⏎", start());
    assert_eq!(plan.expect("it was started").chairs[0].name, "Ola");
}

#[test]
fn leaving_starts_nothing() {
    assert_eq!(chosen("⎋", start()).0, None);
    assert_eq!(chosen("q", start()).0, None);
    assert_eq!(chosen("↓↓↓q⎋", start()).0, None);
    assert_eq!(chosen("", MatchPlan::default()).0, None);
}

#[test]
fn a_match_that_cannot_be_set_up_is_refused_in_a_sentence() {
    let mut plan = start();
    plan.chairs[0].name = "Nobody".into();
    let (started, desk) = chosen("⏎", plan.clone());
    assert_eq!(started, None, "the keys ended without a start");
    assert!(desk.last().contains("Nobody cannot play"), "{}", desk.last());
    let (started, _) = chosen("⏎↓↓↓⌫⏎", plan);
    assert_eq!(started.map(|plan| plan.chairs[0].name.clone()).as_deref(), Some("Nobod"), "and nothing is lost");
}

/// What the menu calls the language after these keys, and the language of the match that then starts.
fn language_after(keys: &str, start: MatchPlan) -> (String, String) {
    let (plan, desk) = chosen(&format!("{keys}⏎"), start);
    let line = desk.last().lines().find(|line| line.contains("tui-menu-language")).unwrap_or_default();
    let name = ["Deutsch", "English", "Polski"].into_iter().find(|name| line.contains(name)).unwrap_or_default();
    (name.into(), plan.expect("it was started").language)
}

#[test]
fn a_game_that_does_not_speak_the_language_is_shown_in_english_until_another_speaks_it() {
    let said = |keys| language_after(keys, start());
    assert_eq!(said(""), ("Polski".into(), "pl".into()));
    assert_eq!(said("↓→"), ("English".into(), "en".into()), "the other game has no Polish");
    assert_eq!(said("↓→→"), ("Polski".into(), "pl".into()), "and nothing is lost");
    let unknown = MatchPlan { language: "xx".into(), ..start() };
    assert_eq!(language_after("", unknown), ("English".into(), "en".into()));
}

#[test]
fn the_languages_offered_are_those_of_the_game() {
    let last = "↓↓↓↓↓↓↓↓";
    let said = |keys: &str| language_after(keys, start()).0;
    assert_eq!([said(&format!("{last}↑←")), said(&format!("{last}↑←←"))], ["English", "Polski"]);
    // Choosing goes on from the fall-back and makes a new wish.
    assert_eq!([said(&format!("↓→{last}↑→")), said(&format!("↓→{last}↑→→"))], ["Deutsch", "English"]);
    assert_eq!(said(&format!("↓→{last}↑→↑↑↑↑→")), "English", "back in the game without German");
}

#[test]
fn a_name_nobody_wrote_follows_the_language() {
    let mut plan = start();
    plan.chairs[1].name = "pl tui-owl".into();
    let (started, _) = chosen("↓→⏎", plan);
    let names: Vec<_> = started.expect("it was started").chairs.into_iter().map(|chair| chair.name).collect();
    assert_eq!(names, ["Ola", "en tui-owl"]);
}
