//! `adit worker`: plays deals for arenas that run elsewhere.
pub(super) mod queue;

use crate::said::{self, Said};
use crate::{help, matches, words};
use anyhow::{Context, Result};
use arena::DealTask;
use async_nats::jetstream::{AckKind, Message};
use clap::Args;
use queue::Queue;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;

#[derive(Args)]
#[command(after_help = help::after(&["cli-note-workers"], &[
    ("adit worker --bus nats://bus:4222", "cli-eg-cores"),
    ("adit worker --bus nats://bus:4222 --threads 2", ""),
    ("adit arena clank --bots search,flat --deals 5000 --sims 400 --bus nats://bus:4222", "cli-eg-work"),
]))]
pub(crate) struct Worker {
    #[arg(help = "cli-worker-bus", long, value_name = "URL")]
    bus: String,
    #[arg(help = "cli-worker-threads", long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// How often the queue is told that a deal is still being played.
const HEARTBEAT: Duration = Duration::from_secs(3);
/// How long a deal that cannot be played here is set aside for another worker.
const PASSED_ON: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_secs(1);

/// Serves any number of arenas until told to stop; deals still being played are then given back.
pub(crate) fn worker(wanted: &Worker) -> Result<ExitCode> {
    let threads = wanted.threads.map_or_else(matches::cores, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.context(Said::of("cli-no-threads"))?;
    let played = Arc::new(AtomicU64::new(0));
    runtime.block_on(async {
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let (stop, stopped) = watch::channel(false);
        let facts = [("threads", (threads as u32).into()), ("bus", wanted.bus.as_str().into())];
        eprintln!("{}", words::text("cli-working", &facts));
        let mut hands = JoinSet::new();
        for _ in 0..threads {
            hands.spawn(work(wanted.bus.clone(), stopped.clone(), Arc::clone(&played)));
        }
        tokio::select! { _ = terminate.recv() => {}, _ = interrupt.recv() => {} }
        stop.send_replace(true);
        hands.join_all().await;
        Ok::<(), std::io::Error>(())
    })?;
    // Searches that nobody is waiting for need not finish.
    runtime.shutdown_background();
    let count = played.load(Ordering::Relaxed).to_string();
    eprintln!("{}", words::text("cli-worked", &[("count", count.into())]));
    Ok(ExitCode::SUCCESS)
}

/// Plays one deal after another, and reconnects when the bus is lost.
async fn work(bus: String, mut stopped: watch::Receiver<bool>, played: Arc<AtomicU64>) {
    let mut said = String::new();
    while !*stopped.borrow() {
        if let Err(error) = serve(&bus, &mut stopped, &played).await {
            let error = error.context(Said::of("cli-trying-again"));
            let trouble = format!("adit: {}", said::told(&error, words::words()));
            if said != trouble {
                eprintln!("{trouble}");
                said = trouble;
            }
        }
        let _ = tokio::time::timeout(PAUSE, told_to_stop(&mut stopped)).await;
    }
}

/// Plays deals until the bus fails or the worker is stopped.
async fn serve(bus: &str, stopped: &mut watch::Receiver<bool>, played: &AtomicU64) -> Result<()> {
    let queue = Queue::open(bus).await?;
    loop {
        let taken = tokio::select! {
            taken = queue.take() => taken?,
            () = told_to_stop(stopped) => return Ok(()),
        };
        if let Some(message) = taken {
            play(&queue, &message, stopped, played).await?;
        }
    }
}

/// Plays the deal of a message. Until its result is stored, another worker may be given the same deal.
async fn play(queue: &Queue, message: &Message, stopped: &mut watch::Receiver<bool>, played: &AtomicU64) -> Result<()> {
    let told = |error: async_nats::Error| anyhow::anyhow!("{error}");
    let task = serde_json::from_slice(&message.payload).ok().and_then(|value| DealTask::read(&value));
    let Some(task) = task else {
        return message.ack_with(AckKind::Term).await.map_err(told);
    };
    let mut playing = tokio::task::spawn_blocking(move || task.play());
    let deal = loop {
        tokio::select! {
            deal = &mut playing => break deal.ok().flatten(),
            () = tokio::time::sleep(HEARTBEAT) => message.ack_with(AckKind::Progress).await.map_err(told)?,
            () = told_to_stop(stopped) => {
                message.ack_with(AckKind::Nak(None)).await.map_err(told)?;
                return queue.flush().await;
            }
        }
    };
    match deal {
        // Another version, or a crash: another worker may do better.
        None => message.ack_with(AckKind::Nak(Some(PASSED_ON))).await.map_err(told),
        Some(deal) => {
            queue.answer(message, &deal).await?;
            played.fetch_add(1, Ordering::Relaxed);
            message.ack().await.map_err(told)
        }
    }
}

async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}
