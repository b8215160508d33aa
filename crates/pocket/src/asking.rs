//! How a browser's worker asks the house: a request in, an answer out, its body piece by piece.
use crate::browser::Browser;
use crate::shelf::Drawer;
use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderName, HeaderValue, Request};
use futures_util::StreamExt as _;
use house::{Alone, Base, Ground, House, MIGRATIONS, Site, Standing, Unlimited};
use journal::Shelved;
use js_sys::{Array, Uint8Array};
use std::rc::Rc;
use std::sync::Arc;
use tokio::sync::{Mutex, Notify};
use tower::ServiceExt as _;
use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use wasm_bindgen_futures::spawn_local;

/// A house that is open.
#[wasm_bindgen]
pub struct Pocket {
    router: Router,
    drawer: Drawer,
}

#[wasm_bindgen]
impl Pocket {
    /// Opens the house of this address, under this path; where there is a house for everybody, if there is one. An error
    /// says why it cannot be opened.
    pub async fn open(origin: String, base: String, server: Option<String>) -> Result<Pocket, JsError> {
        let server = server.map(|server| server.parse::<Site>()).transpose()?;
        let drawer = Drawer::default();
        let store = Shelved::open(drawer.clone(), MIGRATIONS).await?;
        let ground = Ground {
            host: Arc::new(Browser),
            store,
            bus: Box::new(Alone),
            limits: Box::new(Unlimited),
            url: Some(origin),
            base: base.parse::<Base>()?,
            standing: Standing::Pocket { server },
            thinkers: 1,
            pocket: None,
        };
        let house = House::open(ground).await?;
        spawn_local(Arc::clone(&house).keep());
        Ok(Pocket { router: house::router(house), drawer })
    }

    /// Has another house on the same shelf written? Then this one is to be opened anew.
    #[wasm_bindgen(getter)]
    pub fn is_overtaken(&self) -> bool {
        self.drawer.is_overtaken()
    }

    /// Answers a request. Headers are pairs of texts; the house judges all of it, so nothing here has to.
    pub async fn answer(&self, method: String, path: String, headers: Array, body: Vec<u8>) -> Result<Reply, JsError> {
        let mut request = Request::builder().method(method.as_str()).uri(path);
        for pair in headers.iter().map(|pair| Array::from(&pair)) {
            let word = |at: u32| pair.get(at).as_string().unwrap_or_default();
            // A header that cannot be sent over a line is none.
            if let (Ok(name), Ok(value)) = (word(0).parse::<HeaderName>(), HeaderValue::from_str(&word(1))) {
                request = request.header(name, value);
            }
        }
        let request = request.body(Body::from(body))?;
        let Ok(response) = self.router.clone().oneshot(request).await;
        let (parts, body) = response.into_parts();
        let headers = parts.headers.iter().filter_map(|(name, value)| {
            let value = value.to_str().ok()?;
            Some(Array::of2(&name.as_str().into(), &value.into()))
        });
        let headers = headers.collect();
        Ok(Reply { status: parts.status.as_u16(), headers, body: Rc::new(Answering::new(body)) })
    }
}

/// What the house answers.
#[wasm_bindgen]
pub struct Reply {
    status: u16,
    headers: Array,
    body: Rc<Answering>,
}

/// A body that is being sent, until the one who asked turns away.
struct Answering {
    pieces: Mutex<Option<BodyDataStream>>,
    end: Notify,
}

impl Answering {
    fn new(body: Body) -> Answering {
        Answering { pieces: Mutex::new(Some(body.into_data_stream())), end: Notify::new() }
    }
}

#[wasm_bindgen]
impl Reply {
    /// The number of HTTP that says how it went.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.status
    }
    /// Pairs of names and values.
    #[wasm_bindgen(getter)]
    pub fn headers(&self) -> Array {
        self.headers.clone()
    }
    /// The next piece of the body; nothing at its end.
    pub async fn next(&self) -> Result<Option<Uint8Array>, JsError> {
        let body = Rc::clone(&self.body);
        let mut pieces = body.pieces.lock().await;
        let Some(stream) = pieces.as_mut() else { return Ok(None) };
        let piece = tokio::select! {
            piece = stream.next() => piece,
            () = body.end.notified() => None,
        };
        if piece.is_none() {
            *pieces = None;
        }
        Ok(piece.transpose()?.map(|piece| Uint8Array::from(&*piece)))
    }
    /// Nobody wants the rest.
    pub async fn end(&self) {
        let body = Rc::clone(&self.body);
        body.end.notify_one();
        // Whoever looks at a table leaves it now.
        *body.pieces.lock().await = None;
    }
}
