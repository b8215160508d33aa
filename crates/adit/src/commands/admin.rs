//! `adit admin`: a host manages the tables of a server, running or not.
use super::serve::Kept;
use crate::said::Said;
use crate::{help, matches, words};
use ::journal::{MatchId, Store};
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use engine::Arg;
use server::Threads;
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-beside"], &[
    ("adit admin list", ""),
    ("adit admin close k3x9f2ab7c --database postgres://adit@db/adit", ""),
    ("adit admin sweep --keep-days 90", ""),
]))]
pub(crate) struct Admin {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    kept: Kept,
}

#[derive(Subcommand)]
enum Task {
    #[command(about = "cli-admin-list")]
    List,
    #[command(about = "cli-admin-close")]
    Close {
        #[arg(help = "cli-admin-table")]
        id: MatchId,
    },
    #[command(about = "cli-admin-purge")]
    Purge {
        #[arg(help = "cli-admin-table")]
        id: MatchId,
    },
    #[command(about = "cli-admin-forget")]
    Forget {
        #[arg(help = "cli-admin-person")]
        person: String,
    },
    #[command(about = "cli-admin-sweep")]
    Sweep {
        #[arg(help = "cli-keep-days", long, value_name = "NUMBER")]
        keep_days: u32,
    },
}

pub(crate) fn admin(wanted: &Admin) -> Result<ExitCode> {
    let address = wanted.kept.address()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open_beside(&address, house::MIGRATIONS).await?;
        let said = work(&store, &wanted.task).await;
        store.close().await;
        matches::say(&said?)
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn work(store: &Store, task: &Task) -> Result<String> {
    Ok(match task {
        Task::List => house::admin::list(store, &Threads).await?.iter().map(line).collect(),
        Task::Close { id } => match house::admin::close(store, &Threads, id).await? {
            true => said("cli-closed", ("id", id.to_string().into())),
            false => bail!(Said::of("cli-no-open-table").with("id", id.as_str())),
        },
        Task::Purge { id } => match house::admin::purge(store, &Threads, id).await? {
            true => said("cli-purged", ("id", id.to_string().into())),
            false => bail!(Said::of("cli-no-table").with("id", id.as_str())),
        },
        Task::Forget { person } => match house::admin::forget(store, person).await? {
            true => said("cli-forgotten", ("person", person.as_str().into())),
            false => bail!(Said::of("cli-nobody").with("person", &**person)),
        },
        Task::Sweep { keep_days } => {
            let gone = house::admin::sweep(store, &Threads, *keep_days).await?;
            said("cli-swept", ("count", Arg::Text(gone.to_string())))
        }
    })
}

fn said(key: &str, part: (&str, Arg)) -> String {
    format!("{}\n", words::text(key, &[part]))
}

fn line(table: &house::admin::Listed) -> String {
    let house::admin::Listed { id, game, state, age, people, lines } = table;
    let counts = [("people", Arg::Text(people.to_string())), ("lines", Arg::Text(lines.to_string()))];
    let counts = words::text("cli-list-counts", &counts);
    let state = words::text("cli-list-state", &[("state", Arg::Text(state.clone()))]);
    format!("{id}  {game:<8} {state:<13} {:>6}  {counts}\n", age_in_words(*age))
}

/// The largest unit is enough.
fn age_in_words(millis: i64) -> String {
    let (key, count) = match millis / 1_000 {
        seconds @ ..=119 => ("cli-age-seconds", seconds),
        seconds @ 120..=7_199 => ("cli-age-minutes", seconds / 60),
        seconds @ 7_200..=172_799 => ("cli-age-hours", seconds / 3_600),
        seconds => ("cli-age-days", seconds / 86_400),
    };
    words::text(key, &[("count", Arg::Text(count.to_string()))])
}

#[cfg(test)]
mod tests {
    use super::age_in_words;

    #[test]
    fn ages_are_short() {
        let minute = 60_000;
        assert_eq!(
            [minute, 3 * minute, 150 * minute, 5_000 * minute].map(age_in_words),
            ["60\u{a0}s", "3\u{a0}min", "2\u{a0}h", "3\u{a0}d"]
        );
    }
}
