//! A written line: a number of an offer, a notation, or one of a few words.
use crate::plain::plain_offers;
use engine::Scene;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// The line was empty.
    Nothing,
    /// Leave the match.
    Quit,
    /// The rules of this decision.
    Rules,
    /// The whole story.
    Log,
    /// Take the last action back.
    Undo,
    /// Do all that needs no thought.
    All,
    /// A number beyond the last offer, which is this one.
    NoSuchNumber(usize),
    /// A notation to be tried.
    Act(String),
}

/// Reads a line against the Scene it answers. Whether a notation is legal is for the table to say.
pub(crate) fn read_command(line: &str, scene: &Scene) -> Command {
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let offers = plain_offers(scene);
    match line.as_str() {
        "" => Command::Nothing,
        "quit" | "q" => Command::Quit,
        "?" => Command::Rules,
        "log" => Command::Log,
        "undo" => Command::Undo,
        "all" => Command::All,
        written if scene.all_offers().any(|offer| offer.act == written) => Command::Act(line),
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            let at = digits.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let offer = at.and_then(|at| offers.get(at));
            offer.map_or(Command::NoSuchNumber(offers.len()), |offer| Command::Act(offer.act.clone()))
        }
        _ => Command::Act(line),
    }
}
