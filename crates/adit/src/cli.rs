//! The command line: what can be written, and the help that teaches it by example.
use crate::commands;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;
use std::process::ExitCode;

/// Games of treasure under the ground, for people, hosts and researchers.
///
/// Without a command Adit serves: open the address it prints in a browser.
#[derive(Parser)]
#[command(version, name = "adit", after_help = EXAMPLES)]
pub(crate) struct Adit {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// Take all words from a copy of the project instead of from the program, to try a translation
    #[arg(long, value_name = "FOLDER", global = true, help_heading = "Languages")]
    pub(crate) texts: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  adit                                         serve, on this machine alone: play in the browser
  adit serve --listen 0.0.0.0:7777             the same for everybody who can reach this machine
  adit join http://127.0.0.1:7777/c/SECRET     sit down at a table of a server, in the terminal
  adit play                                    the menu in the terminal: pick a game and who plays
  adit play gnomes --seats person,random,random,random
  adit play gnomes --seats person:Ola,person:Jo --lang pl
  adit rules gnomes                            the rules on one page
  adit replay                                  look again at the last match
  adit simulate gnomes --games 100000 --players 4
  adit arena clonk --bots search,rule --ms 5   how strong a bot is
  adit advise match.record@40                  the best plans at a step of a match
  adit review match.record --plot match.svg    luck and decisions of a match
  adit check rules.case                        run the cases of a file or a folder
  adit journal verify                          prove every match a server has written down
  adit admin list                              the tables of a server
  adit load --tables 500 --rate 1500           how much a server bears";

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve tables to browsers and programs
    Serve(Serve),
    /// Play at a table of a server, from this terminal
    Join(commands::join::Join),
    /// Check, back up and move what a server has written down
    Journal(commands::journal::Journal),
    /// Look after the tables of a server: list, close, purge
    Admin(commands::admin::Admin),
    /// Drive many tables of a server at once, and measure it
    Load(commands::load::Load),
    /// Play deals for an arena that runs elsewhere
    Worker(commands::worker::Worker),
    /// Play in this terminal, alone against bots or several people on one keyboard
    Play(Play),
    /// Let bots play many matches and sum them up
    Simulate(Simulate),
    /// Measure how strong bots are: every deal from every seat, with honest intervals
    Arena(Arena),
    /// Measure every rung of the ladder, or every level, against the one below it
    Ladder(Ladder),
    /// Let the rules of thumb of a game tune their weights against themselves
    Tune(Tune),
    /// Ask for the best three plans in a position, from the player's own knowledge
    Advise(Advise),
    /// Walk through a recorded match: who would have won when, luck and decisions apart
    Review(Review),
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

#[derive(Args, Clone)]
#[command(after_help = "\
Examples:
  adit serve                                            on this machine alone, with a file in the data folder
  adit serve --listen 0.0.0.0:7777 --url https://play.example.org --behind-proxy
  adit serve --database postgres://adit@db/adit --bus nats://bus:4222       one of several nodes
docs/hosting.md tells the rest.")]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = LISTEN)]
    pub(crate) listen: std::net::SocketAddr,
    /// A file for SQLite, or postgres://...; by default a file in the user's data folder
    #[arg(long, value_name = "FILE|URL")]
    pub(crate) database: Option<String>,
    /// The most bytes a SQLite file may take
    #[arg(long, value_name = "BYTES")]
    pub(crate) database_limit: Option<u64>,
    /// Tell other nodes over this NATS server: nats://...
    #[arg(long, value_name = "URL")]
    pub(crate) bus: Option<String>,
    /// The address people use, where a proxy stands before: https://...
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// Believe what the proxy says about who calls (X-Forwarded-For)
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Let everybody ask as often as they like: for load tests
    #[arg(long)]
    pub(crate) unlimited: bool,
    /// How many bots think at the same time; by default as many as there are cores
    #[arg(long, value_name = "NUMBER")]
    pub(crate) thinkers: Option<usize>,
    /// How to log: lines for people, or JSON for machines
    #[arg(long, value_name = "FORM", default_value = "text", value_parser = ["text", "json"])]
    pub(crate) log: String,
    /// Log every request
    #[arg(long)]
    pub(crate) verbose: bool,
}

const LISTEN: &str = "127.0.0.1:7777";

impl Default for Serve {
    /// As if nothing but `serve` had been written.
    fn default() -> Serve {
        let adit = Adit::parse_from(["adit", "serve"]);
        let Some(Command::Serve(serve)) = adit.command else { unreachable!("'adit serve' is the command serve") };
        serve
    }
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
A bot is random, rule, flat or search, with a memory if it is not perfect (rule:human, search:poor) and a number of
simulations if it has its own (search@500); or level1 to level8. The first bot is the one that is measured.

Examples:
  adit arena clonk --bots search,rule,rule,rule --deals 200 --ms 50
  adit arena clonk --bots search,flat --deals 1000 --ms 5 --json result.json
  adit arena clank --bots search,rule,rule,rule --deals 500 --ms 50 --above 55 --resume clank.jsonl
  adit arena gnomes --bots search@400,search@100 --deals 2000 --sprt 10     is the first one better by 10 Elo?
  adit arena gnomes --bots rule,rule,rule,rule --deals 100                  a bot against itself comes out at par
  adit arena clank --bots search,flat --deals 5000 --sims 400 --bus nats://bus:4222     workers play it ('adit worker')")]
pub(crate) struct Arena {
    /// The game, as 'adit games' lists it
    pub(crate) game: String,
    /// The bots, separated by commas, as many as players
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// Stop as soon as the interval lies on one side of this share of victories, in percent
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub(crate) above: Option<f64>,
    /// Stop as soon as a sequential test knows whether the first bot is better by so much Elo
    #[arg(long, value_name = "ELO", conflicts_with = "above", value_parser = elo)]
    pub(crate) sprt: Option<f64>,
    /// Keep the deals in this file, and go on with those that are in it
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Write the result as JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) measuring: Measuring,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adit ladder clonk --ms 5 --deals 500 --plot clonk.svg
  adit ladder gnomes --levels --deals 300 --least 20 --resume FOLDER")]
pub(crate) struct Ladder {
    /// The game, as 'adit games' lists it
    pub(crate) game: String,
    /// The levels for people instead of the rungs
    #[arg(long)]
    pub(crate) levels: bool,
    /// How many players: one of the higher rung, the others of the lower
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
    /// Go on to the next step as soon as the interval lies on one side of so much Elo
    #[arg(long, value_name = "ELO", value_parser = elo)]
    pub(crate) least: Option<f64>,
    /// Draw the ladder into this file, as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Keep the deals in this folder, and go on with those that are in it
    #[arg(long, value_name = "FOLDER")]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) measuring: Measuring,
}

/// What the arena and the ladder share.
#[derive(Args, Clone)]
pub(crate) struct Measuring {
    /// How many deals, in a ladder for each step; each is played once from every seat
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) deals: u64,
    /// Milliseconds of CPU time that flat and search have for each decision
    #[arg(long, conflicts_with = "sims", value_parser = clap::value_parser!(u32).range(1..=600_000))]
    pub(crate) ms: Option<u32>,
    /// Simulations that flat and search make for each decision: the same result on every machine
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) sims: Option<u32>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(0..=u64::from(u32::MAX)))]
    pub(crate) seed: u64,
    /// How many matches at a time; a bot thinks on one thread
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Let workers play the deals that listen to this NATS server ('adit worker'): nats://...
    #[arg(long, value_name = "URL", conflicts_with = "threads")]
    pub(crate) bus: Option<String>,
}

#[derive(Args)]
#[command(after_help = "\
Prints the table of weights for the game's heuristics.rs. The same start and numbers give the same table on any machine.

Examples:
  adit tune clonk --rounds 2000 --deals 32 --seed 1
  adit tune clonk --from table.txt")]
pub(crate) struct Tune {
    /// The game, as 'adit games' lists it
    pub(crate) game: String,
    /// How many steps
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) rounds: u32,
    /// Deals played in each
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) deals: u32,
    /// How many players
    #[arg(long, default_value_t = 4)]
    pub(crate) players: u8,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The same seed gives the same table
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Start from the weights of this file, as this command prints them, instead of those that are built in
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "\
A position file has 'game ID' in its first line and below it the position, as docs/formats.md describes it.

Examples:
  adit advise match.record@57            whoever has to decide after 57 steps
  adit advise match.record@57 --ms 5000 --lang pl
  adit advise position.txt --as P1")]
pub(crate) struct Advise {
    /// RECORD@STEP, or a file with a position
    pub(crate) position: String,
    /// Whose decision, if several owe one
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    /// How many milliseconds to think
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=600_000))]
    pub(crate) ms: u32,
    /// How many simulations to make instead: the same answer on every machine
    #[arg(long, conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) sims: Option<u32>,
    /// The language, one that 'adit games' lists for the game; by default that of the system, or English
    #[arg(long)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
#[command(after_help = "\
Examples:
  adit review match.record
  adit review match.record --plot match.svg --sims 400")]
pub(crate) struct Review {
    /// The record
    pub(crate) record: PathBuf,
    /// Write the chances over time as a picture
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Playouts for every moment; decisions get eight times as many
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(8..=1_000_000))]
    pub(crate) sims: u32,
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

fn percent(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|share| (0.0..=100.0).contains(share)).ok_or_else(|| "expected 0 to 100".into())
}

/// A difference that can be tested: none at all never ends.
fn elo(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|elo| (1.0..=1_000.0).contains(elo)).ok_or_else(|| "expected 1 to 1000".into())
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
