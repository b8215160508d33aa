//! `adit load`: many tables at once, played by people who do not think, to see how much a server can take.
//!
//! Everybody is a person with a cookie and a page's own stream of HTML, as in a browser. Decisions are picked at random
//! from the offers in that HTML. The generator speaks HTTP by hand and on one thread, so that on a small machine the
//! processors are left to the server.
mod http;
mod offers;
mod stream;
mod table;
mod tally;
mod usage;

use crate::help;
use crate::said::{self, Said};
use crate::words::{decimal, number, text, words};
use anyhow::{Context, Result, bail};
use clap::Args;
use engine::Arg;
use http::Server;
use std::future::Future;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Run, Table};
use tally::Tally;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use usage::Usage;

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-load"], &[
    ("adit load --tables 500 --rate 1500", "cli-eg-pairs"),
    ("adit load --tables 2500 --players 4 --rate 50 --seconds 60", "cli-eg-streams"),
    ("adit load --tables 5000 --streams 0", "cli-eg-memory"),
]))]
pub(crate) struct Load {
    #[arg(help = "cli-load-url", long, value_name = "URL", default_value = "http://127.0.0.1:7777")]
    url: String,
    #[arg(help = "cli-load-tables", long, value_name = "NUMBER", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    #[arg(help = "cli-load-rate", long, value_name = "NUMBER", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: u32,
    #[arg(help = "cli-load-seconds", long, value_name = "NUMBER", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    #[arg(help = "cli-load-game", long)]
    game: Option<String>,
    #[arg(help = "cli-load-players", long, value_name = "NUMBER", default_value_t = 2)]
    players: u8,
    #[arg(help = "cli-load-streams", long, value_name = "NUMBER")]
    streams: Option<u32>,
    #[arg(help = "cli-load-pid", long, value_name = "NUMBER")]
    pid: Option<u32>,
}

pub(crate) fn load(wanted: &Load) -> Result<ExitCode> {
    let game = match &wanted.game {
        Some(name) => crate::matches::game(name)?,
        None => registry::games().next().context("there is no game")?,
    }
    .info();
    if !game.players.contains(&wanted.players) {
        bail!(engine::BadSetup::Players(wanted.players, game));
    }
    let chairs = wanted.tables * u32::from(wanted.players);
    let streams = wanted.streams.unwrap_or(chairs);
    if streams != 0 && streams < chairs {
        bail!(Said::of("cli-few-streams").with("chairs", chairs));
    }
    if let Some(files) = usage::open_files().filter(|files| *files < (streams + 300) as usize) {
        let said = Said::of("cli-open-files").with("streams", streams).with("files", files as u32);
        bail!(said.with("command", format!("ulimit -n {}", streams + 300)));
    }
    let run = Run {
        server: Server::new(&wanted.url)?,
        game: game.id.into(),
        players: wanted.players.into(),
        pace: Semaphore::new(0),
        tally: Tally::default(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(measure(wanted, Arc::new(run), streams as usize))?;
    Ok(ExitCode::SUCCESS)
}

async fn measure(wanted: &Load, run: Arc<Run>, streams: usize) -> Result<()> {
    let used = || Usage::of_server(&run.server, wanted.pid);
    let empty = used().await;
    let count = wanted.tables as usize;
    let watchers = streams.saturating_sub(count * run.players);
    let facts = [
        ("game", run.game.as_str().into()),
        ("players", (run.players as u32).into()),
        ("tables", wanted.tables.into()),
        ("streams", (streams as u32).into()),
        ("load", usage::busy().into()),
    ];
    println!("{}", text("cli-load-head", &facts));
    let made = Instant::now();
    let make = |number: usize| {
        let (run, watchers) = (Arc::clone(&run), watchers / count + usize::from(number < watchers % count));
        async move { Table::make(&run, watchers, vec![]).await }
    };
    let tables = few_at_once((0..count).map(make)).await?;
    let full = used().await;
    let each = kilobytes(full.memory - empty.memory, count);
    println!("{}", text("cli-load-made", &[("seconds", seconds(made.elapsed())), ("each", each)]));
    if streams == 0 {
        return Ok(());
    }
    let opened = Instant::now();
    let look = |mut table: Table| async move { table.look().await.map(|()| table) };
    let tables = few_at_once(tables.into_iter().map(look)).await?;
    tokio::time::sleep(QUIET).await;
    let open = used().await;
    let facts = [
        ("seconds", seconds(opened.elapsed() - QUIET)),
        ("each", kilobytes(open.memory - full.memory, streams)),
        ("whole", kilobytes(open.memory - empty.memory, streams)),
    ];
    println!("{}", text("cli-load-opened", &facts));
    play(wanted, &run, tables).await?;
    let end = used().await;
    let facts = [("memory", megabytes(end.memory)), ("each", kilobytes(end.memory - empty.memory, streams))];
    println!("{}", text("cli-load-memory", &facts));
    Ok(())
}

/// Plays for the measured time, and reports.
async fn play(wanted: &Load, run: &Arc<Run>, tables: Vec<Table>) -> Result<()> {
    let mut playing: JoinSet<Result<()>> = tables.into_iter().map(Table::play).collect();
    let usages = async || (Usage::of_server(&run.server, wanted.pid).await, Usage::own());
    pace(run, wanted.rate, WARMING).await;
    let (server, own) = usages().await;
    run.tally.begin();
    let began = Instant::now();
    pace(run, wanted.rate, Duration::from_secs(wanted.seconds.into())).await;
    run.tally.end();
    let seconds = began.elapsed().as_secs_f64();
    let (server_now, own_now) = usages().await;
    run.pace.close();
    print!("{}", run.tally.report(seconds));
    let cores = |from: Usage, to: Usage| Arg::Text(number((to.processor - from.processor) / seconds, 2));
    let each = (server_now.processor - server.processor) * 1e6 / run.tally.moves().max(1) as f64;
    let facts = [("server", cores(server, server_now)), ("each", number(each, 0).into()), ("own", cores(own, own_now))];
    println!("{}", text("cli-load-cores", &facts));
    println!("{}", text("cli-load-busy", &[("load", usage::busy().into())]));
    let mut failed = 0_u32;
    while let Some(done) = playing.join_next().await {
        if let Err(error) = done? {
            failed += 1;
            if failed == 1 {
                println!("{}", text("cli-load-failed", &[("why", said::told(&error, words()).into())]));
            }
        }
    }
    if failed > 0 { bail!(Said::of("cli-tables-failed").with("count", failed)) } else { Ok(()) }
}

/// Gives a permit for each move. Permits left unused are not made up for: at most a tenth of a second of them waits.
async fn pace(run: &Run, rate: u32, time: Duration) {
    let (began, mut given) = (Instant::now(), 0.0);
    let mut ticks = tokio::time::interval(Duration::from_millis(5));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    while began.elapsed() < time {
        ticks.tick().await;
        let due = (began.elapsed().as_secs_f64() * f64::from(rate)).floor();
        let room = (rate as usize / 10).max(1).saturating_sub(run.pace.available_permits());
        run.pace.add_permits(room.min((due - given) as usize));
        given = due;
    }
}

/// Before anything counts: everybody has moved once, and nothing is cold.
const WARMING: Duration = Duration::from_secs(3);
/// After the streams are open: until the news of who is there has arrived.
const QUIET: Duration = Duration::from_secs(3);
/// How many tables are made or looked at at once.
const TOGETHER: usize = 32;

/// Does everything, a few at once.
async fn few_at_once<T, F>(all: impl Iterator<Item = F>) -> Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = Result<T>> + Send + 'static,
{
    let (mut running, mut done) = (JoinSet::new(), vec![]);
    for one in all {
        if running.len() >= TOGETHER {
            done.extend(running.join_next().await.transpose()?.transpose()?);
        }
        running.spawn(one);
    }
    while let Some(one) = running.join_next().await {
        done.push(one??);
    }
    Ok(done)
}

fn seconds(time: Duration) -> Arg {
    decimal(time.as_secs_f64()).into()
}

fn kilobytes(bytes: f64, count: usize) -> Arg {
    Arg::Text(format!("{} KB", decimal(bytes / 1024.0 / count.max(1) as f64)))
}

fn megabytes(bytes: f64) -> Arg {
    Arg::Text(format!("{:.0} MB", bytes / 1024.0 / 1024.0))
}
