//! The command line. Every help text is the key of a text; `help` puts in the words.
use crate::{commands, help};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use house::Base;
use std::path::PathBuf;

#[derive(Parser)]
#[command(version, name = "adit", about = "cli-adit", after_help = help::after(&["cli-note-serves"], &[
    ("adit", "cli-eg-serve"),
    ("adit serve --listen 0.0.0.0:7777", "cli-eg-serve-all"),
    ("adit join http://127.0.0.1:7777/c/SECRET", "cli-eg-join"),
    ("adit play", "cli-eg-play"),
    ("adit play gnomes --seats person,random,random,random", ""),
    ("adit play gnomes --seats person:Ola,person:Jo --lang pl", ""),
    ("adit rules gnomes", "cli-rules"),
    ("adit replay", "cli-eg-replay"),
    ("adit simulate gnomes --games 100000 --players 4", "cli-simulate"),
    ("adit arena clonk --bots search,rule --ms 5", "cli-eg-arena"),
    ("adit advise match.record@40", "cli-eg-advise"),
    ("adit review match.record --plot match.svg", "cli-eg-review"),
    ("adit check rules.case", "cli-check"),
    ("adit journal verify", "cli-eg-verify"),
    ("adit admin list", "cli-eg-admin"),
    ("adit load --tables 500 --rate 1500", "cli-eg-load"),
]))]
pub(crate) struct Adit {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[arg(help = "cli-texts", long, value_name = "FOLDER", global = true, help_heading = "cli-languages")]
    // Read before the command line is parsed, because help has words too.
    texts: Option<PathBuf>,
    #[arg(help = "cli-join-lang", long, global = true, help_heading = "cli-languages")]
    // Likewise; here we only check that there is such a language.
    pub(crate) lang: Option<String>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(about = "cli-serve")]
    Serve(Serve),
    #[command(about = "cli-join")]
    Join(commands::join::Join),
    #[command(about = "cli-journal")]
    Journal(commands::journal::Journal),
    #[command(about = "cli-admin")]
    Admin(commands::admin::Admin),
    #[command(about = "cli-load")]
    Load(commands::load::Load),
    #[command(about = "cli-worker")]
    Worker(commands::worker::Worker),
    #[command(about = "cli-play")]
    Play(Play),
    #[command(about = "cli-simulate")]
    Simulate(Simulate),
    #[command(about = "cli-arena")]
    Arena(Arena),
    #[command(about = "cli-ladder")]
    Ladder(Ladder),
    #[command(about = "cli-tune")]
    Tune(Tune),
    #[command(about = "cli-advise")]
    Advise(Advise),
    #[command(about = "cli-review")]
    Review(Review),
    #[command(about = "cli-puzzles")]
    Puzzles(Puzzles),
    #[command(about = "cli-replay")]
    Replay(Replay),
    #[command(about = "cli-verify", after_help = help::after(&[], &[("adit verify match.record", "")]))]
    Verify {
        #[arg(help = "cli-record")]
        record: PathBuf,
    },
    #[command(about = "cli-check", after_help = help::after(&["cli-note-cases"], &[("adit check rules.case", "")]))]
    Check {
        #[arg(help = "cli-check-paths", required = true)]
        paths: Vec<PathBuf>,
    },
    #[command(about = "cli-referee")]
    Referee(Referee),
    #[command(about = "cli-rules", after_help = help::after(&[], &[("adit rules gnomes --lang pl", "")]))]
    Rules {
        #[arg(help = "cli-game")]
        game: String,
        #[arg(help = "cli-lang", long)]
        lang: Option<String>,
    },
    #[command(about = "cli-games")]
    Games,
    #[command(about = "cli-completions", after_help = help::after(&[], &[("adit completions bash > ~/.local/share/bash-completion/completions/adit", "")]))]
    Completions {
        #[arg(help = "cli-shell")]
        shell: Shell,
    },
    #[command(about = "cli-man", after_help = help::after(&[], &[("adit man | man -l -", "")]))]
    Man,
}

#[derive(Args, Clone)]
#[command(after_help = help::after(&["cli-note-hosting"], &[
    ("adit serve", "cli-eg-serve"),
    ("adit serve --listen 0.0.0.0:7777 --url https://play.example.org --behind-proxy", "cli-eg-proxy"),
    ("adit serve --database postgres://adit@db/adit --bus nats://bus:4222", "cli-eg-nodes"),
]))]
pub(crate) struct Serve {
    #[arg(help = "cli-listen", long, value_name = "ADDRESS", default_value = LISTEN)]
    pub(crate) listen: std::net::SocketAddr,
    #[arg(help = "cli-database", long, value_name = "FILE|URL")]
    pub(crate) database: Option<String>,
    #[arg(help = "cli-database-limit", long, value_name = "BYTES")]
    pub(crate) database_limit: Option<u64>,
    #[arg(help = "cli-bus", long, value_name = "URL")]
    pub(crate) bus: Option<String>,
    #[arg(help = "cli-url", long, value_name = "URL")]
    pub(crate) url: Option<String>,
    #[arg(help = "cli-base", long, value_name = "ADDRESS", default_value = "/", value_parser = base)]
    pub(crate) base: Base,
    #[arg(help = "cli-behind-proxy", long)]
    pub(crate) behind_proxy: bool,
    #[arg(help = "cli-unlimited", long)]
    pub(crate) unlimited: bool,
    #[arg(help = "cli-thinkers", long, value_name = "NUMBER")]
    pub(crate) thinkers: Option<usize>,
    #[arg(help = "cli-log", long, value_name = "FORM", default_value = "text", value_parser = ["text", "json"])]
    pub(crate) log: String,
    #[arg(help = "cli-verbose", long)]
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
#[command(after_help = help::after(&[], &[
    ("adit play", "cli-eg-play"),
    ("adit play gnomes --seats person,random", "cli-eg-one"),
    ("adit play gnomes --seats person:Ola,person:Jo", "cli-eg-two"),
    ("adit play gnomes --option what_i_have_seen=on --option start=lot", ""),
    ("adit play gnomes --plain", "cli-eg-plain"),
    ("adit play --from match.record@57 --seats person,level4", "cli-eg-from"),
]))]
pub(crate) struct Play {
    #[arg(help = "cli-play-game")]
    pub(crate) game: Option<String>,
    #[arg(help = "cli-seats", long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    #[arg(help = "cli-option", long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(help = "cli-lang", long)]
    pub(crate) lang: Option<String>,
    #[arg(help = "cli-plain", long)]
    pub(crate) plain: bool,
    #[arg(help = "cli-play-record", long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[arg(help = "cli-seed", long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(help = "cli-play-from", long, value_name = "POSITION", conflicts_with_all = ["game", "options", "seed"])]
    pub(crate) from: Option<String>,
    #[arg(help = "cli-pace", long, value_name = "MS", default_value_t = 700)]
    pub(crate) pace: u64,
}

#[derive(Args)]
#[command(after_help = help::after(&[], &[
    ("adit simulate gnomes --games 100000 --players 4", ""),
    ("adit simulate gnomes --games 1000000 --players 3 --check", "cli-prove"),
    ("adit simulate gnomes --games 1000 --players 2 --seed 7 --json", "cli-summary-json"),
]))]
pub(crate) struct Simulate {
    #[arg(help = "cli-game")]
    pub(crate) game: String,
    #[arg(help = "cli-how-many-games", long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    #[arg(help = "cli-players", long, default_value_t = 4)]
    pub(crate) players: u8,
    #[arg(help = "cli-simulate-bots", long, value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<String>,
    #[arg(help = "cli-option", long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(help = "cli-simulate-seed", long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(help = "cli-prove", long)]
    pub(crate) check: bool,
    #[arg(help = "cli-summary-json", long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-bots"], &[
    ("adit arena clonk --bots search,rule,rule,rule --deals 200 --ms 50", ""),
    ("adit arena clonk --bots search,flat --deals 1000 --ms 5 --json result.json", ""),
    ("adit arena clank --bots search,rule,rule,rule --deals 500 --ms 50 --above 55 --resume clank.jsonl", ""),
    ("adit arena gnomes --bots search@400,search@100 --deals 2000 --sprt 10", "cli-eg-sprt"),
    ("adit arena gnomes --bots rule,rule,rule,rule --deals 100", "cli-eg-par"),
    ("adit arena clank --bots search,flat --deals 5000 --sims 400 --bus nats://bus:4222", "cli-eg-workers"),
]))]
pub(crate) struct Arena {
    #[arg(help = "cli-game")]
    pub(crate) game: String,
    #[arg(help = "cli-arena-bots", long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    #[arg(help = "cli-above", long, value_name = "PERCENT", value_parser = percent)]
    pub(crate) above: Option<f64>,
    #[arg(help = "cli-sprt", long, value_name = "ELO", conflicts_with = "above", value_parser = elo)]
    pub(crate) sprt: Option<f64>,
    #[arg(help = "cli-resume-file", long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    #[arg(help = "cli-result-json", long, value_name = "FILE")]
    pub(crate) json: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) measuring: Measuring,
}

#[derive(Args)]
#[command(after_help = help::after(&[], &[
    ("adit ladder clonk --ms 5 --deals 500 --plot clonk.svg", ""),
    ("adit ladder gnomes --levels --deals 300 --least 20 --resume FOLDER", ""),
]))]
pub(crate) struct Ladder {
    #[arg(help = "cli-game")]
    pub(crate) game: String,
    #[arg(help = "cli-levels", long)]
    pub(crate) levels: bool,
    #[arg(help = "cli-ladder-players", long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub(crate) players: u8,
    #[arg(help = "cli-least", long, value_name = "ELO", value_parser = elo)]
    pub(crate) least: Option<f64>,
    #[arg(help = "cli-ladder-plot", long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    #[arg(help = "cli-resume-folder", long, value_name = "FOLDER")]
    pub(crate) resume: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) measuring: Measuring,
}

/// What the arena and the ladder share.
#[derive(Args, Clone)]
pub(crate) struct Measuring {
    #[arg(help = "cli-deals", long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) deals: u64,
    #[arg(help = "cli-ms", long, conflicts_with = "sims", value_parser = clap::value_parser!(u32).range(1..=600_000))]
    pub(crate) ms: Option<u32>,
    #[arg(help = "cli-sims", long, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub(crate) sims: Option<u32>,
    #[arg(help = "cli-option", long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(help = "cli-deals-seed", long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(0..=u64::from(u32::MAX)))]
    pub(crate) seed: u64,
    #[arg(help = "cli-threads", long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[arg(help = "cli-arena-bus", long, value_name = "URL", conflicts_with = "threads")]
    pub(crate) bus: Option<String>,
}

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-tune"], &[
    ("adit tune clonk --rounds 2000 --deals 32 --seed 1", ""),
    ("adit tune clonk --from table.txt --proof 1500", ""),
]))]
pub(crate) struct Tune {
    #[arg(help = "cli-game")]
    pub(crate) game: String,
    #[arg(help = "cli-rounds", long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    pub(crate) rounds: u32,
    #[arg(help = "cli-tune-deals", long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    pub(crate) deals: u32,
    #[arg(help = "cli-players", long, default_value_t = 4)]
    pub(crate) players: u8,
    #[arg(help = "cli-option", long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(help = "cli-tune-seed", long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(help = "cli-tune-from", long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    #[arg(help = "cli-tune-proof", long, value_name = "DEALS", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    pub(crate) proof: u32,
}

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-position"], &[
    ("adit advise match.record@57", "cli-eg-step"),
    ("adit advise match.record@57 --ms 5000 --lang pl", ""),
    ("adit advise position.txt --as P1", ""),
]))]
pub(crate) struct Advise {
    #[arg(help = "cli-position")]
    pub(crate) position: String,
    #[arg(help = "cli-advise-as", long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(help = "cli-advise-ms", long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=600_000))]
    pub(crate) ms: u32,
    #[arg(help = "cli-advise-sims", long, conflicts_with = "ms", value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    pub(crate) sims: Option<u32>,
    #[arg(help = "cli-lang", long)]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
#[command(after_help = help::after(&[], &[
    ("adit review match.record --as P0", ""),
    ("adit review match.record --plot match.svg --sims 400", ""),
]))]
pub(crate) struct Review {
    #[arg(help = "cli-record")]
    pub(crate) record: PathBuf,
    #[arg(help = "cli-review-plot", long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    #[arg(help = "cli-review-as", long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(help = "cli-review-sims", long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(8..=1_000_000))]
    pub(crate) sims: u32,
}

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-puzzles"], &[
    ("adit puzzles clonk --matches 500 --players 2 --folder puzzles", ""),
    ("adit check puzzles", "cli-check"),
]))]
pub(crate) struct Puzzles {
    #[arg(help = "cli-game")]
    pub(crate) game: String,
    #[arg(help = "cli-puzzles-matches", long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) matches: u64,
    #[arg(help = "cli-puzzles-want", long, default_value_t = 100)]
    pub(crate) want: usize,
    #[arg(help = "cli-players", long, default_value_t = 2)]
    pub(crate) players: u8,
    #[arg(help = "cli-sims", long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(50..=1_000_000))]
    pub(crate) sims: u32,
    #[arg(help = "cli-option", long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(help = "cli-simulate-seed", long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(help = "cli-threads", long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[arg(help = "cli-puzzles-folder", long, value_name = "FOLDER", default_value = "puzzles")]
    pub(crate) folder: PathBuf,
}

#[derive(Args)]
#[command(after_help = help::after(&[], &[
    ("adit replay", "cli-eg-replay"),
    ("adit replay match.record --as P1", ""),
    ("adit replay match.record --plain", "cli-eg-plain"),
]))]
pub(crate) struct Replay {
    #[arg(help = "cli-replay-record")]
    pub(crate) record: Option<PathBuf>,
    #[arg(help = "cli-replay-as", long = "as", default_value = "onlooker")]
    pub(crate) who: String,
    #[arg(help = "cli-lang", long)]
    pub(crate) lang: Option<String>,
    #[arg(help = "cli-plain", long)]
    pub(crate) plain: bool,
}

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-referee"], &[
    ("adit referee gnomes", "cli-eg-referee"),
    ("adit referee gnomes --seats external,external,random --seed 7", ""),
]))]
pub(crate) struct Referee {
    #[arg(help = "cli-game")]
    pub(crate) game: String,
    #[arg(help = "cli-referee-seats", long, value_delimiter = ',', default_value = "external,random,random,random")]
    pub(crate) seats: Vec<String>,
    #[arg(help = "cli-option", long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(help = "cli-seed", long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(help = "cli-referee-record", long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

fn percent(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|share| (0.0..=100.0).contains(share)).ok_or_else(|| "cli-expected-percent".into())
}

/// A path under which a house can stand.
fn base(text: &str) -> Result<Base, String> {
    text.parse().map_err(|_| "cli-expected-base".into())
}

/// A difference that can be tested: a test for no difference at all would never end.
fn elo(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|elo| (1.0..=1_000.0).contains(elo)).ok_or_else(|| "cli-expected-elo".into())
}
