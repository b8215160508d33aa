//! A table under load: people who sit down, look, and decide at random.
use super::http::{Answer, Request, Server};
use super::stream::{Place, Shown, Stream, place};
use super::tally::Tally;
use crate::said::Said;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

/// What all tables of a run share.
pub(super) struct Run {
    pub(super) server: Server,
    pub(super) game: String,
    pub(super) players: usize,
    /// A permit for each move that may be made now.
    pub(super) pace: Semaphore,
    pub(super) tally: Tally,
}

/// A table with everybody who sits there or watches.
pub(super) struct Table {
    run: Arc<Run>,
    id: String,
    /// The cookies of those who sit, by seat, and then of those who watch.
    people: Vec<String>,
    watchers: usize,
    viewers: Vec<Viewer>,
    streams: JoinSet<()>,
    shown: UnboundedReceiver<Seen>,
    show: UnboundedSender<Seen>,
}

/// A viewer was shown something.
struct Seen {
    /// The index of the viewer.
    by: usize,
    shown: Shown,
}

/// What a viewer sees now.
#[derive(Clone, Default)]
struct Viewer {
    at: Place,
    action: Option<String>,
    over: bool,
    /// Was there a first picture? Only what follows it is an update.
    began: bool,
}

/// How long anything may take before it is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What became of a table.
enum Next {
    /// The match has ended.
    Over,
    /// The time has run out.
    Stop,
}

impl Table {
    /// Makes a table at which everybody sits; nobody looks yet.
    pub(super) async fn make(run: &Arc<Run>, watchers: usize, people: Vec<String>) -> Result<Table> {
        let (show, shown) = unbounded_channel();
        let (run, streams) = (Arc::clone(run), JoinSet::new());
        let mut table = Table { run, id: String::new(), people, watchers, viewers: vec![], streams, shown, show };
        table.sit_down().await?;
        Ok(table)
    }
    async fn sit_down(&mut self) -> Result<()> {
        let run = Arc::clone(&self.run);
        let mut chairs = vec!["open"; run.players];
        chairs[0] = "me";
        let wish = json!({ "game": run.game, "chairs": chairs, "name": "Load 1" }).to_string();
        let answer = self.ask(0, "/api/tables", Some(&wish)).await?;
        let made: Value = serde_json::from_str(&answer.body)?;
        let word = |value: &Value| value.as_str().map(ToOwned::to_owned).context("a new table lacks a word");
        self.id = word(&made["id"])?;
        let sit = format!("/api/tables/{}/sit", self.id);
        for seat in 1..run.players {
            let link = word(&made["chairs"][seat]["link"])?;
            self.ask(seat, &link, None).await?;
            let name = json!({ "name": format!("Load {}", seat + 1) }).to_string();
            self.ask(seat, &sit, Some(&name)).await?;
        }
        let watch = word(&made["watch"])?;
        for watcher in 0..self.watchers {
            self.ask(run.players + watcher, &watch, None).await?;
        }
        Ok(())
    }
    /// Somebody asks; a newcomer keeps the cookie.
    async fn ask(&mut self, who: usize, path: &str, json: Option<&str>) -> Result<Answer> {
        let cookie = self.people.get(who).cloned().unwrap_or_default();
        let answer = self.run.server.ask(Request { path, cookie: &cookie, json }).await?;
        if cookie.is_empty() {
            self.people.push(answer.cookie.clone().context("a newcomer was given no cookie")?);
        }
        Ok(answer)
    }
    /// Opens the streams of everybody, and waits until each has shown its first picture.
    pub(super) async fn look(&mut self) -> Result<()> {
        self.viewers = vec![Viewer::default(); self.people.len()];
        for (who, cookie) in self.people.iter().enumerate() {
            let luck = hash(&self.id, who);
            let mut stream = Stream::open(&self.run.server, &self.id, cookie, luck).await?;
            let show = self.show.clone();
            self.streams.spawn(async move {
                while let Ok(Some(shown)) = stream.next().await {
                    if show.send(Seen { by: who, shown }).is_err() {
                        return;
                    }
                }
            });
        }
        while !self.viewers.iter().all(|viewer| viewer.began) {
            self.wait().await?;
        }
        Ok(())
    }
    /// Plays, table after table, until the time has run out.
    pub(super) async fn play(mut self) -> Result<()> {
        while let Next::Over = self.play_match().await? {
            self.run.tally.matches();
            self.streams.abort_all();
            let (run, people) = (Arc::clone(&self.run), std::mem::take(&mut self.people));
            self = Table::make(&run, self.watchers, people).await?;
            self.look().await?;
        }
        Ok(())
    }
    async fn play_match(&mut self) -> Result<Next> {
        loop {
            while let Ok(seen) = self.shown.try_recv() {
                self.note(seen);
            }
            let ready = self.viewers.iter().take(self.run.players).position(|viewer| viewer.action.is_some());
            let Some(who) = ready else {
                if self.viewers.iter().all(|viewer| viewer.over) {
                    return Ok(Next::Over);
                }
                self.wait().await?;
                continue;
            };
            let run = Arc::clone(&self.run);
            let Ok(permit) = run.pace.acquire().await else { return Ok(Next::Stop) };
            permit.forget();
            self.decide(who).await?;
        }
    }
    /// One decision: sent, acknowledged, and shown to everybody.
    async fn decide(&mut self, who: usize) -> Result<()> {
        let run = Arc::clone(&self.run);
        let Viewer { at, action, .. } = self.viewers[who].clone();
        let json = json!({ "at": format!("{}.{}", at.lines, at.tried), "action": action }).to_string();
        let path = format!("/api/tables/{}/act", self.id);
        let sent = Instant::now();
        let answer = run.server.send(Request { path: &path, cookie: &self.people[who], json: Some(&json) }).await?;
        if answer.status != 200 {
            run.tally.refused(answer.status, &answer.body);
            return self.wait().await.map(drop);
        }
        run.tally.acknowledged(sent.elapsed());
        let now: Value = serde_json::from_str(&answer.body)?;
        let now = now["at"].as_str().and_then(place).context("an acknowledgement did not say where the table is")?;
        let went_on = now.lines > at.lines;
        let mut waiting: Vec<bool> = (0..self.viewers.len()).map(|viewer| went_on || viewer == who).collect();
        // What was shown before the answer came is in the queue with its time.
        while waiting.iter().any(|waits| *waits) {
            let (viewer, when) = self.wait().await?;
            if waiting[viewer]
                && self.viewers[viewer].at >= (if viewer == who { now } else { Place { tried: 0, ..now } })
            {
                waiting[viewer] = false;
                run.tally.seen(when.duration_since(sent));
            }
        }
        Ok(())
    }
    /// Waits until somebody is shown something.
    async fn wait(&mut self) -> Result<(usize, Instant)> {
        match tokio::time::timeout(PATIENCE, self.shown.recv()).await {
            Ok(Some(seen)) => Ok(self.note(seen)),
            Ok(None) => bail!(Said::of("cli-streams-ended").with("id", &*self.id)),
            Err(_) => {
                bail!(Said::of("cli-nothing-shown").with("id", &*self.id).with("seconds", PATIENCE.as_secs() as u32))
            }
        }
    }
    /// Returns who was shown something, and when.
    fn note(&mut self, Seen { by, shown }: Seen) -> (usize, Instant) {
        match self.viewers[by].began {
            true => self.run.tally.update(shown.bytes),
            false => self.run.tally.first_picture(shown.bytes),
        }
        self.viewers[by] = Viewer { at: shown.at, action: shown.action, over: shown.over, began: true };
        (by, shown.when)
    }
}

/// A different number for each viewer.
fn hash(id: &str, who: usize) -> u64 {
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    id.bytes().chain([who as u8]).fold(0xcbf2_9ce4_8422_2325, mix)
}
