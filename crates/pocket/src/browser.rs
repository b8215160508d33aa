//! A host with what a browser has: its clock, its chance, and one thread.
use house::{Choosing, Dilemma, Host, Later, Millis, Work};
use std::time::Duration;
use tokio::sync::oneshot;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// What `js/ground.js` gives.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ground)]
    fn now() -> f64;
    #[wasm_bindgen(js_namespace = ground)]
    fn clock() -> f64;
    #[wasm_bindgen(js_namespace = ground)]
    fn sleep(millis: f64) -> js_sys::Promise;
    #[wasm_bindgen(js_namespace = ground)]
    fn fill(secret: &mut [u8]);
    /// What a worker beside a page answers; null if there is none, or if it is silent.
    #[wasm_bindgen(js_namespace = ground)]
    fn choose(question: String) -> js_sys::Promise;
}

/// What a bot decides when it is asked like this: for the worker beside a page.
#[wasm_bindgen(js_name = choose)]
pub fn answer_choice(question: &str) -> Option<String> {
    Dilemma::read(question)?.answer()
}

/// The browser in which the house stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Browser;

/// The longest a browser's timer can wait.
const LONGEST: f64 = 2_147_483_647.0;

impl Host for Browser {
    fn now(&self) -> Millis {
        now() as Millis
    }
    fn clock(&self) -> Duration {
        Duration::from_secs_f64(clock().max(0.0) / 1e3)
    }
    /// A promise belongs to its thread; what waits for it need not.
    fn sleep(&self, time: Duration) -> Later {
        let (sender, receiver) = oneshot::channel();
        let timer = JsFuture::from(sleep((time.as_secs_f64() * 1e3).min(LONGEST)));
        spawn_local(async move {
            // A timer does not fail, and nobody may be waiting any more.
            timer.await.ok();
            sender.send(()).ok();
        });
        Box::pin(async move { receiver.await.unwrap_or_default() })
    }
    fn spawn(&self, task: Later) {
        spawn_local(task);
    }
    /// There is no other thread: first everything else that is ready, then the work.
    fn work(&self, work: Work) -> Later {
        let others = self.sleep(Duration::ZERO);
        Box::pin(async move {
            others.await;
            work();
        })
    }
    /// In the worker beside a page if there is one, else here: the answer is the same.
    fn choose(&self, choice: Dilemma) -> Choosing {
        let elsewhere = choice.to_text().map(|question| {
            let (sender, receiver) = oneshot::channel();
            let answer = JsFuture::from(choose(question));
            spawn_local(async move {
                let answer = answer.await.ok().and_then(|answer| answer.as_string());
                sender.send(answer).ok();
            });
            receiver
        });
        let others = self.sleep(Duration::ZERO);
        Box::pin(async move {
            if let Some(elsewhere) = elsewhere
                && let Ok(Some(answer)) = elsewhere.await
            {
                return Some(answer);
            }
            others.await;
            choice.answer()
        })
    }
    fn fill(&self, secret: &mut [u8]) {
        fill(secret);
    }
}
