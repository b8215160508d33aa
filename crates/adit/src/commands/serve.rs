//! `adit serve`: the house opens.
use crate::cli::Serve;
use crate::said::Said;
use crate::{matches, words};
use anyhow::{Context, Result};
use clap::Args;
use journal::Address;
use server::Config;
use std::process::ExitCode;
use tokio::runtime::Builder;
use tokio::signal::unix::{SignalKind, signal};

pub(crate) fn serve(wanted: &Serve) -> Result<ExitCode> {
    logging(wanted);
    let config = Config {
        listen: wanted.listen,
        database: database(wanted.database.as_deref(), wanted.database_limit)?,
        bus: wanted.bus.clone(),
        url: wanted.url.as_ref().map(|url| url.trim_end_matches('/').into()),
        base: wanted.base.clone(),
        behind_proxy: wanted.behind_proxy,
        unlimited: wanted.unlimited,
        thinkers: wanted.thinkers.unwrap_or_else(matches::cores),
        pocket: server::find_pocket(),
    };
    let pocket = if config.pocket.is_some() { "cli-pocket" } else { "cli-no-pocket" };
    let base = config.base.clone();
    let runtime = Builder::new_multi_thread().enable_all().build().context(Said::of("cli-no-threads"))?;
    let closed = runtime.block_on(async {
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let until = async move {
            tokio::select! { _ = terminate.recv() => {}, _ = interrupt.recv() => {} }
            tracing::info!("closing");
        };
        let ready = |address: std::net::SocketAddr| {
            println!("{}", words::text("cli-open", &[("url", format!("http://{address}{base}").into())]));
            println!("{}", words::text(pocket, &[]));
        };
        server::serve(config, until, ready).await?;
        Ok(ExitCode::SUCCESS)
    });
    // Everything is saved, and nobody is left to hear the answer of what is still being read or thought.
    runtime.shutdown_background();
    closed
}

/// Where the journal is: what was asked for, or a file in the data folder.
fn database(wanted: Option<&str>, limit: Option<u64>) -> Result<Address> {
    let address = match wanted {
        Some(words) => words.parse()?,
        None => {
            let folder = matches::data_folder().context(Said::of("cli-no-data-folder").with("option", "--database"))?;
            Address::Sqlite { file: folder.join("adit.sqlite"), limit: None }
        }
    };
    Ok(match address {
        Address::Sqlite { file, .. } => Address::Sqlite { file, limit },
        postgres @ Address::Postgres(_) => postgres,
    })
}

/// Where a server keeps its data: for maintenance commands.
#[derive(Args)]
pub(crate) struct Kept {
    #[arg(help = "cli-database", long, value_name = "FILE|URL", global = true)]
    database: Option<String>,
}

impl Kept {
    /// The store.
    pub(crate) fn address(&self) -> Result<Address> {
        database(self.database.as_deref(), None)
    }
}

fn logging(wanted: &Serve) {
    let level = if wanted.verbose { tracing::Level::DEBUG } else { tracing::Level::INFO };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    match wanted.log.as_str() {
        "json" => log.json().init(),
        _ => log.init(),
    }
}
