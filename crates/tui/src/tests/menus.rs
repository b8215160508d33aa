//! The start screen.
use super::{Said, Script, cases, holds, unquoted};
use crate::menu_screen::menu_on;
use crate::{ChosenOption, Lobby, MatchPlan, PlannedChair};
use engine::{Arg, Info, NoWords, OptionSpec, Rule, Teaching, Words};

const DIG: OptionSpec = OptionSpec { name: "open_dig", rule: Rule("TW-1.1"), values: &["off", "on"] };
const ONE: Info = Info {
    id: "one",
    players: 1..=2,
    version: 1,
    options: &[],
    texts: &[("de", ""), ("en", "")],
    learn: &[],
    examples: &[],
    rules: &[],
    teaching: Teaching::NONE,
    drafts: false,
};
const TWO: Info = Info { id: "two", players: 2..=4, options: &[DIG], texts: &[("pl", ""), ("en", "")], ..ONE };

fn chosen(keys: &str, start: MatchPlan) -> (Option<MatchPlan>, Script) {
    // Every text is its key, with the language in front of the names of the animals.
    let speech = |_: &str, language: &str| -> Box<dyn Words> {
        let language = language.to_owned();
        Box::new(Said(move |key: &str, args: &[(&str, Arg)]| match key {
            "tui-fox" | "tui-owl" | "tui-hare" | "tui-stag" => format!("{language} {key}"),
            _ => NoWords.text(key, args),
        }))
    };
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

fn start() -> MatchPlan {
    let chairs = vec![chair("Ola", None), chair("Bot", Some("keen"))];
    let digging = ChosenOption { name: "open_dig".into(), value: "on".into() };
    MatchPlan { game: "two".into(), chairs, language: "pl".into(), options: vec![digging] }
}

/// "two pl open_dig=on: Ola, Bot=keen".
fn written(plan: &MatchPlan) -> String {
    let options: Vec<_> = plan.options.iter().map(|option| format!("{}={}", option.name, option.value)).collect();
    let chair = |chair: &PlannedChair| match &chair.bot {
        Some(bot) => format!("{}={bot}", chair.name),
        None => chair.name.clone(),
    };
    let chairs: Vec<_> = plan.chairs.iter().map(chair).collect();
    format!("{} {} {}: {}", plan.game, plan.language, options.join(" "), chairs.join(", "))
}

#[test]
fn what_is_chosen_starts_as_the_script_says() {
    for (case, lines) in cases(include_str!("menus.txt")) {
        let (mut given, mut started, mut text) = (start(), String::new(), String::new());
        for (verb, rest) in lines {
            match verb {
                "nothing" => given = MatchPlan::default(),
                "language" => given.language = rest.into(),
                "name" => {
                    let (at, name) = rest.split_once(' ').expect("a chair and a name");
                    given.chairs[at.parse::<usize>().expect("a number")].name = name.into();
                }
                "keys" => {
                    let (plan, desk) = chosen(&unquoted(rest), given.clone());
                    (started, text) = (plan.map_or("nothing".into(), |plan| written(&plan)), desk.last().into());
                }
                "starts" => assert_eq!(started, rest, "{case}\n{text}"),
                "line" => text = text.lines().find(|line| line.contains(rest)).expect("it is there").into(),
                _ => holds(case, &text, verb, rest),
            }
        }
    }
}

#[test]
fn a_long_name_of_an_option_is_not_cut_while_there_is_room() {
    const LONG: OptionSpec = OptionSpec { name: "a_very_long_name_of_an_option_indeed", ..DIG };
    const LONG_GAME: Info = Info { options: &[LONG], texts: &[("en", "")], ..TWO };
    // The values of options have no words.
    let valueless = |key: &str, args: &[(&str, Arg)]| match key.ends_with("-off") {
        true => "⟦no words⟧".into(),
        false => NoWords.text(key, args),
    };
    let speech = |_: &str, _: &str| Box::new(Said(valueless)) as Box<dyn Words>;
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
