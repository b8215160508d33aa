//! Where the store is kept: in the browser's own database, page by page (`js/shelf.js`).
use journal::backend::Answering;
use journal::{Failure, Pages, Shelf};
use js_sys::{Array, Promise, Reflect, Uint8Array};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::sync::oneshot;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    /// All pages, one after another, and the number of the last write.
    #[wasm_bindgen(js_namespace = shelf)]
    fn load() -> Promise;
    /// Puts pages under these numbers, takes away all from `count` on, and is done when they are on the disk; refuses
    /// whoever does not know of the last write.
    #[wasm_bindgen(js_namespace = shelf)]
    fn keep(numbers: Array, pages: Array, count: u32, known: u32) -> Promise;
}

/// The browser's database, as one house knows it.
#[derive(Clone, Default)]
pub(crate) struct Drawer(Arc<Known>);

#[derive(Default)]
struct Known {
    /// The number of the last write.
    write: AtomicU32,
    /// Another house has written since.
    overtaken: AtomicBool,
}

impl Drawer {
    /// What this house has in memory is no longer what is kept: somebody must open it anew.
    pub(crate) fn is_overtaken(&self) -> bool {
        self.0.overtaken.load(Ordering::Relaxed)
    }
}

impl Shelf for Drawer {
    fn load(&self) -> Answering<'_, Vec<u8>> {
        let known = Arc::clone(&self.0);
        answered(load(), move |answer| {
            let answer = Array::from(&answer?);
            known.write.store(answer.get(1).as_f64().unwrap_or_default() as u32, Ordering::Relaxed);
            Ok(Uint8Array::new(&answer.get(0)).to_vec())
        })
    }
    fn keep(&self, pages: Pages) -> Answering<'_, ()> {
        let numbers = pages.changed.iter().map(|(number, _)| JsValue::from(*number)).collect();
        let changed = pages.changed.iter().map(|(_, page)| Uint8Array::from(page.as_slice())).collect();
        let known = Arc::clone(&self.0);
        let kept = keep(numbers, changed, pages.count, known.write.load(Ordering::Relaxed));
        answered(kept, move |answer| {
            match &answer {
                Ok(_) => {
                    known.write.fetch_add(1, Ordering::Relaxed);
                }
                Err(error) => known.overtaken.store(name(error) == OVERTAKEN, Ordering::Relaxed),
            }
            answer.map(drop)
        })
    }
}

/// A promise belongs to its thread; what waits for it need not. The browser carries out what it was asked even if
/// nobody waits any more, and then we know of it all the same.
fn answered<T: Send + 'static>(
    promise: Promise,
    read: impl FnOnce(Result<JsValue, JsValue>) -> Result<T, JsValue> + 'static,
) -> Answering<'static, T> {
    let (sender, receiver) = oneshot::channel();
    spawn_local(async move {
        let answer = read(JsFuture::from(promise).await).map_err(|error| failure(&error));
        sender.send(answer).ok();
    });
    Box::pin(async move { receiver.await.unwrap_or_else(|_| Err(Failure::Unsure("the browser fell silent".into()))) })
}

/// The name of an error that `js/shelf.js` makes.
const OVERTAKEN: &str = "Overtaken";

/// What a browser's error means for us.
fn failure(error: &JsValue) -> Failure {
    match name(error).as_str() {
        "QuotaExceededError" => Failure::Full,
        name => Failure::Unavailable(format!("{name}: {}", word(error, "message")).into()),
    }
}

fn name(error: &JsValue) -> String {
    word(error, "name")
}

fn word(error: &JsValue, of: &str) -> String {
    Reflect::get(error, &of.into()).ok().and_then(|word| word.as_string()).unwrap_or_default()
}
