//! `adit admin`: a host looks after the tables of a server, whether it runs or not.
use super::serve::Kept;
use crate::matches;
use ::journal::{MatchId, Store};
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use std::process::ExitCode;

#[derive(Args)]
#[command(after_help = "\
The server may run meanwhile; it notices within a second.

Examples:
  adit admin list
  adit admin close k3x9f2ab7c --database postgres://adit@db/adit
  adit admin sweep --keep-days 90")]
pub(crate) struct Admin {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    kept: Kept,
}

#[derive(Subcommand)]
enum Task {
    /// List the tables, newest first: id, game, state, age, people, lines of the record
    List,
    /// Close a table; who sits there is told that the host did
    Close {
        /// The table
        id: MatchId,
    },
    /// Remove a table and its match for good
    Purge {
        /// The table
        id: MatchId,
    },
    /// Forget a person: name, chat, invitations. Their matches stay, played by a former player
    Forget {
        /// The id of the person: the 26 letters before the point in the cookie
        person: String,
    },
    /// Remove all matches that have ended so many days ago or earlier
    Sweep {
        /// How many days matches are kept
        #[arg(long, value_name = "NUMBER")]
        keep_days: u32,
    },
}

pub(crate) fn admin(wanted: &Admin) -> Result<ExitCode> {
    let address = wanted.kept.address()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open_beside(&address, server::MIGRATIONS).await?;
        let said = work(&store, &wanted.task).await;
        store.close().await;
        matches::say(&said?)
    })?;
    Ok(ExitCode::SUCCESS)
}

async fn work(store: &Store, task: &Task) -> Result<String> {
    Ok(match task {
        Task::List => server::admin::list(store).await?.iter().map(line).collect(),
        Task::Close { id } => match server::admin::close(store, id).await? {
            true => format!("Table {id} is closed.\n"),
            false => bail!("there is no table {id} that is open or played at"),
        },
        Task::Purge { id } => match server::admin::purge(store, id).await? {
            true => format!("Table {id} and its match are gone.\n"),
            false => bail!("there is no table {id}"),
        },
        Task::Forget { person } => match server::admin::forget(store, person).await? {
            true => format!("The person {person} is forgotten.\n"),
            false => bail!("nobody is known by the id '{person}'"),
        },
        Task::Sweep { keep_days } => {
            let gone = server::admin::sweep(store, *keep_days).await?;
            format!("{gone} matches that ended at least {keep_days} days ago are gone.\n")
        }
    })
}

fn line(table: &server::admin::Listed) -> String {
    let server::admin::Listed { id, game, state, age, people, lines } = table;
    format!("{id}  {game:<8} {state:<8} {:>6}  {people} people  {lines} lines\n", age_in_words(*age))
}

/// The largest unit says enough.
fn age_in_words(millis: i64) -> String {
    match millis / 1_000 {
        seconds @ ..=119 => format!("{seconds} s"),
        seconds @ 120..=7_199 => format!("{} min", seconds / 60),
        seconds @ 7_200..=172_799 => format!("{} h", seconds / 3_600),
        seconds => format!("{} d", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::age_in_words;

    #[test]
    fn ages_are_short() {
        let minute = 60_000;
        assert_eq!(
            [minute, 3 * minute, 150 * minute, 5_000 * minute].map(age_in_words),
            ["60 s", "3 min", "2 h", "3 d"]
        );
    }
}
