//! The way between arenas and workers: a queue of deals to be played and a stream of results, both kept by JetStream.
//!
//! Each run has a subject of its own in both. A deal stays in the queue until its worker has written the result down,
//! so a worker may die at any moment; a result may then come twice, and the arena counts each deal once.
use crate::said::Said;
use crate::words;
use anyhow::{Context as _, Result, anyhow};
use arena::{DealTask, deal_json, read_deal};
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, PullConsumer, pull};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use async_nats::jetstream::{Context, Message};
use bots::Deal;
use futures_util::StreamExt as _;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A worker that is silent for this long is dead; its deal is given to another.
const SILENCE: Duration = Duration::from_secs(10);
/// What nobody fetched for this long is forgotten: its arena is gone.
const AGE: Duration = Duration::from_secs(24 * 3_600);
/// Within this time, no deal is queued twice and no result kept twice.
const TWICE: Duration = Duration::from_secs(600);
/// How many deals of a run are in the queue at a time, so that runs take turns and little is wasted when one stops.
const WINDOW: usize = 256;
const PAUSE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(200);
/// After waiting this long for the first result, somebody may have forgotten to start workers.
const LONG: Duration = Duration::from_secs(30);

/// Both streams.
pub(super) struct Queue {
    context: Context,
    deals: Stream,
    results: Stream,
    workers: PullConsumer,
}

impl Queue {
    /// Connects, and creates what does not exist yet.
    pub(super) async fn open(bus: &str) -> Result<Queue> {
        let client = async_nats::ConnectOptions::new().connection_timeout(Duration::from_secs(5)).connect(bus).await;
        let client = client.with_context(|| Said::of("cli-no-bus").with("bus", bus))?;
        let context = async_nats::jetstream::new(client);
        let deals = Config {
            name: "ARENA_DEALS".into(),
            subjects: vec!["arena.deal.*".into()],
            retention: RetentionPolicy::WorkQueue,
            max_age: AGE,
            duplicate_window: TWICE,
            ..Config::default()
        };
        let results = Config {
            name: "ARENA_RESULTS".into(),
            subjects: vec!["arena.result.*".into()],
            max_age: AGE,
            duplicate_window: TWICE,
            ..Config::default()
        };
        let deals = context.get_or_create_stream(deals).await.context(Said::of("cli-needs-jetstream"))?;
        let results = context.get_or_create_stream(results).await.context(Said::of("cli-needs-jetstream"))?;
        let workers = pull::Config {
            durable_name: Some("workers".into()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: SILENCE,
            ..pull::Config::default()
        };
        let workers = deals.get_or_create_consumer("workers", workers).await?;
        Ok(Queue { context, deals, results, workers })
    }
    /// The next deal to play; `None` if there is none for a while.
    pub(super) async fn take(&self) -> Result<Option<Message>> {
        let batch = self.workers.batch().max_messages(1).expires(Duration::from_secs(5)).messages();
        let mut messages = batch.await?;
        messages.next().await.transpose().map_err(|error| anyhow!("{error}"))
    }
    /// Stores the result of a deal.
    pub(super) async fn answer(&self, message: &Message, deal: &Deal) -> Result<()> {
        let run = message.subject.rsplit('.').next().unwrap_or_default();
        self.publish("result", run, deal.number, &deal_json(deal)).await
    }
    async fn publish(&self, what: &str, run: &str, deal: u64, value: &Value) -> Result<()> {
        let message = PublishMessage::build().payload(value.to_string().into()).message_id(format!("{run}.{deal}"));
        self.context.send_publish(format!("arena.{what}.{run}"), message).await?.await?;
        Ok(())
    }
    /// Waits until everything has been sent.
    pub(super) async fn flush(&self) -> Result<()> {
        Ok(self.context.client().flush().await?)
    }
    /// The results of a run, starting with the first.
    async fn results(&self, run: &str) -> Result<pull::Stream> {
        let config = pull::Config {
            filter_subject: format!("arena.result.{run}"),
            deliver_policy: DeliverPolicy::All,
            ack_policy: AckPolicy::None,
            inactive_threshold: Duration::from_secs(60),
            ..pull::Config::default()
        };
        Ok(self.results.create_consumer(config).await?.messages().await?)
    }
    /// Nobody needs the deals and results of this run any more.
    async fn forget(&self, run: &str) -> Result<()> {
        self.deals.purge().filter(format!("arena.deal.{run}")).await?;
        self.results.purge().filter(format!("arena.result.{run}")).await?;
        Ok(())
    }
}

/// Deals for workers, and where their results go.
pub(crate) struct Handout<'a> {
    /// The NATS server.
    pub(crate) bus: &'a str,
    /// Deal 0 of the run.
    pub(crate) task: DealTask,
    /// The first one to play.
    pub(crate) first: u64,
    /// The one after the last.
    pub(crate) deals: u64,
    /// Each result comes here once.
    pub(crate) results: Sender<Deal>,
    /// Set when enough is known.
    pub(crate) enough: &'a AtomicBool,
}

/// A name that no other run has.
fn new_run() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    format!("{now:x}-{:x}", std::process::id())
}

impl Handout<'_> {
    /// Lets workers play the deals until all are played or enough is known.
    pub(crate) fn run(&self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.context(Said::of("cli-no-threads"))?.block_on(async {
            let queue = Queue::open(self.bus).await?;
            let run = new_run();
            let stopped = tokio::select! {
                result = self.hand_out(&queue, &run) => result.map(|()| false),
                _ = tokio::signal::ctrl_c() => Ok(true),
            };
            // What is left over would be played for nothing.
            let forgotten = queue.forget(&run).await;
            if stopped? {
                std::process::exit(130);
            }
            forgotten
        })
    }
    async fn hand_out(&self, queue: &Queue, run: &str) -> Result<()> {
        let mut results = queue.results(run).await?;
        let (mut next, mut out, began, mut waiting) = (self.first, BTreeSet::new(), Instant::now(), true);
        while !self.is_enough() {
            while out.len() < WINDOW && next < self.deals && self.give(queue, run, next).await {
                out.insert(next);
                next += 1;
            }
            if out.is_empty() && next >= self.deals {
                break;
            }
            tokio::select! {
                result = results.next() => match result {
                    Some(Ok(message)) => {
                        waiting = false;
                        let deal = serde_json::from_slice(&message.payload).ok().and_then(|value| read_deal(&value));
                        let is_new = |deal: &Deal| out.remove(&deal.number.wrapping_sub(self.task.deal));
                        if let Some(deal) = deal.filter(is_new)
                            && self.results.send(deal).is_err()
                        {
                            break;
                        }
                    }
                    Some(Err(_)) | None => results = self.resume(queue, run, &out).await?,
                },
                () = tokio::time::sleep(TICK) => {}
            }
            if waiting && began.elapsed() > LONG {
                waiting = false;
                let command = format!("adit worker --bus {}", self.bus);
                eprintln!("{}", words::text("cli-no-worker", &[("command", command.into())]));
            }
        }
        Ok(())
    }
    fn is_enough(&self) -> bool {
        self.enough.load(Ordering::Relaxed)
    }
    /// Puts a deal into the queue. Answers whether it is there.
    async fn give(&self, queue: &Queue, run: &str, number: u64) -> bool {
        let task = DealTask { deal: self.task.deal + number, ..self.task.clone() };
        let given = queue.publish("deal", run, task.deal, &task.json()).await.is_ok();
        if !given {
            tokio::time::sleep(PAUSE).await;
        }
        given
    }
    /// Finds the results again after the bus was lost. All deals that are out are queued again, in case the bus forgot
    /// them: those it still knows are neither queued nor counted twice.
    async fn resume(&self, queue: &Queue, run: &str, out: &BTreeSet<u64>) -> Result<pull::Stream> {
        loop {
            tokio::time::sleep(PAUSE).await;
            match queue.results(run).await {
                Ok(results) => {
                    for &number in out {
                        while !self.is_enough() && !self.give(queue, run, number).await {}
                    }
                    return Ok(results);
                }
                Err(error) if self.is_enough() => return Err(error),
                Err(_) => {}
            }
        }
    }
}
