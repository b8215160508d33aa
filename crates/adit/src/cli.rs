//! The command line: what can be written, and the help that teaches it by example.
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;
use std::process::ExitCode;

/// Games of treasure under the ground, for people, hosts and researchers.
///
/// Without a command Adit opens its menu.
#[derive(Parser)]
#[command(version, name = "adit", after_help = EXAMPLES)]
pub(crate) struct Adit {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  adit                                         the menu: pick a game and who plays
  adit play gnomes --seats person,random,random,random
  adit play gnomes --seats person:Ola,person:Jo --lang pl
  adit rules gnomes                            the rules on one page
  adit replay                                  look again at the last match
  adit simulate gnomes --games 100000 --players 4
  adit check rules.case                        run the cases of a file or a folder";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in this terminal, alone against bots or several people on one keyboard
    Play(Play),
    /// Let bots play many matches and sum them up
    Simulate(Simulate),
    /// Step through a recorded match, through anybody's eyes
    Replay(Replay),
    /// Prove that the tiles and cards of a recorded match were dealt as promised
    #[command(after_help = "Example:\n  adit verify match.record")]
    Verify {
        /// The record
        record: PathBuf,
    },
    /// Run case files and show what differs
    #[command(after_help = "Example:\n  adit check rules.case\n\nExit code 1 if a case does not hold.")]
    Check {
        /// Case files, or folders of them
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Run a match for a bot in any language, over JSON lines
    Referee(Referee),
    /// Read the rules of a game on one page
    #[command(after_help = "Example:\n  adit rules gnomes --lang pl")]
    Rules {
        /// The game, as 'adit games' lists it
        game: String,
        /// The language, one that 'adit games' lists for the game; by default that of the system, or English
        #[arg(long)]
        lang: Option<String>,
    },
    /// List the games, their languages and their options
    Games,
    /// Print completions for a shell
    #[command(after_help = "Example:\n  adit completions bash > ~/.local/share/bash-completion/completions/adit")]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    #[command(after_help = "Example:\n  adit man | man -l -")]
    Man,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adit play                                      choose the game, players and options in the menu
  adit play gnomes                               the same, with this game to begin with
  adit play gnomes --seats person,random         one person against one bot
  adit play gnomes --seats person:Ola,person:Jo  two people on one keyboard
  adit play gnomes --option what_i_have_seen=on --option start=lot
  adit play gnomes --plain                       lines instead of a full screen: for pipes and screen readers")]
pub(crate) struct Play {
    /// The game, as 'adit games' lists it; without one the menu opens
    pub(crate) game: Option<String>,
    /// Who sits where: 'person', 'person:NAME' or the name of a bot, separated by commas
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The language, one that 'adit games' lists for the game; by default that of the system, or English
    #[arg(long)]
    pub(crate) lang: Option<String>,
    /// Plain lines instead of a full screen
    #[arg(long)]
    pub(crate) plain: bool,
    /// Where to write the record; by default into the user's data folder
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Deal by this number instead of a secret seed: for trying things out
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Milliseconds to look at each move of a bot
    #[arg(long, value_name = "MS", default_value_t = 700)]
    pub(crate) pace: u64,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adit simulate gnomes --games 100000 --players 4
  adit simulate gnomes --games 1000000 --players 3 --check     prove at every step that nothing is lost or doubled
  adit simulate gnomes --games 1000 --players 2 --seed 7 --json")]
pub(crate) struct Simulate {
    /// The game, as 'adit games' lists it
    pub(crate) game: String,
    /// How many matches
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How many players
    #[arg(long, default_value_t = 4)]
    pub(crate) players: u8,
    /// The bots by seat, separated by commas; the last one also takes the seats that are left
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The same seed gives the same matches on any number of cores
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Prove after every step that nothing is lost or doubled
    #[arg(long)]
    pub(crate) check: bool,
    /// The summary as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adit replay                     the last match played here
  adit replay match.record --as P1
  adit replay match.record --plain")]
pub(crate) struct Replay {
    /// The record; by default the last match played here
    pub(crate) record: Option<PathBuf>,
    /// Through whose eyes: a seat such as P0, or 'onlooker'
    #[arg(long = "as", default_value = "onlooker")]
    pub(crate) who: String,
    /// The language, one that 'adit games' lists for the game; by default that of the system, or English
    #[arg(long)]
    pub(crate) lang: Option<String>,
    /// Plain lines instead of a full screen
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Args)]
#[command(after_help = "\
Each line is one JSON object; docs/referee.md describes them and shows a bot in Python.

Examples:
  adit referee gnomes                                        you are P0 against three bots
  adit referee gnomes --seats external,external,random --seed 7")]
pub(crate) struct Referee {
    /// The game, as 'adit games' lists it
    pub(crate) game: String,
    /// Who sits where: 'external' (asked over the JSON lines) or the name of a bot, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "external,random,random,random")]
    pub(crate) seats: Vec<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Deal by this number instead of a secret seed
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Where to write the record of the match
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// Help goes to the screen as it is; a mistake becomes one sentence and exit code 2.
pub(crate) fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody is left to tell if the screen cannot be written.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.render().to_string();
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let sentence = paragraph.trim_start_matches("error: ").split_whitespace().collect::<Vec<_>>().join(" ");
    eprintln!("adit: {sentence} (see 'adit --help')");
    ExitCode::from(2)
}
