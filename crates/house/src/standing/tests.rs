use super::*;
use crate::room::lodge::Lodge;
use crate::router;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use tower::ServiceExt as _;

/// Somebody with a browser at this house.
struct Guest {
    rooms: Router,
    cookie: Option<String>,
}

struct Answer {
    status: StatusCode,
    to: String,
    body: String,
}

impl Guest {
    async fn send(&mut self, request: axum::http::request::Builder, body: String) -> Answer {
        let request = request.header(header::HOST, "house").header("sec-fetch-site", "same-origin");
        let request = self.cookie.iter().fold(request, |request, cookie| request.header(header::COOKIE, cookie));
        let request = request.body(Body::from(body)).expect("a request");
        let Ok(answer) = self.rooms.clone().oneshot(request).await;
        let text =
            |name| answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
        let (cookie, to, status) = (text(header::SET_COOKIE), text(header::LOCATION), answer.status());
        self.cookie =
            cookie.split(';').next().filter(|cookie| !cookie.is_empty()).map(Into::into).or(self.cookie.take());
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
        Answer { status, to, body: String::from_utf8_lossy(&bytes).into_owned() }
    }
    async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path), String::new()).await
    }
    async fn post(&mut self, path: &str, form: &str) -> Answer {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request, form.to_owned()).await
    }
}

/// What needs other devices: no page of a house that nobody reaches has any of it.
const BEYOND: [&str; 12] = [
    "\"/c/",
    "\"/j/",
    "\"/w/",
    "\"/d/",
    "\"/feed/",
    "/openapi.json",
    "/settings/device",
    "/settings/vacation",
    "#tables\"",
    "value=\"friends\"",
    "value=\"open\"",
    "class=\"say\"",
];

const SIGN: &str = "popovertarget=\"here\"";
const SERVER: &str = "https://play.example.org/games/";

/// Every kind of page, of a table that is on and of a match that is over too.
async fn pages(guest: &mut Guest) -> Vec<String> {
    let made = guest.post("/tables", "game=gnomes&against=bots").await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let example = registry::infos().find_map(|info| info.examples.first()).expect("a game has an example").1;
    let form = form_urlencoded::Serializer::new(String::new()).append_pair("text", example).finish();
    let over = guest.post("/analysis", &form).await.to;
    let fixed =
        ["/", "/settings", "/new/gnomes", "/analysis", "/puzzles", "/rules/gnomes", "/learn/gnomes", "/nothing"];
    let posed = ["/learn/gnomes/start", "/puzzles/gnomes/1"];
    let over = [format!("{over}/end"), format!("{}?step=9", over.replacen("/r/", "/a/", 1)), over];
    fixed.into_iter().chain(posed).map(Into::into).chain([made.to]).chain(over).collect()
}

#[tokio::test]
async fn a_house_that_nobody_reaches_says_so_on_every_page_and_offers_nothing_beyond_it() {
    let server = Some(SERVER.parse().expect("an address"));
    let lodge = Lodge::reached("alone", Standing::Pocket { server }).await;
    let mut guest = Guest { rooms: router(lodge.0.clone()), cookie: None };
    for path in pages(&mut guest).await {
        let page = guest.get(&path).await.body;
        assert_eq!(page.matches(SIGN).count(), 1, "{path} says where it is: {page}");
        for word in BEYOND {
            assert!(!page.contains(word), "{path} offers {word}: {page}");
        }
    }
    for path in ["/", "/settings", "/new/clank"] {
        let page = guest.get(path).await.body;
        assert!(page.matches(&format!("<a href=\"{SERVER}\">")).count() > 1, "{path} names the server: {page}");
    }
    for path in ["/w/secret", "/j/secret", "/c/secret", "/d/secret", "/feed/secret", "/openapi.json"] {
        assert_eq!(guest.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for form in [
        "game=gnomes&against=friends",
        "game=gnomes&chair1=me&chair2=program",
        "game=gnomes&chair1=me&chair2=level1&listed=yes",
    ] {
        let refused = guest.post("/tables", form).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{form}: {}", refused.body);
        assert!(refused.body.contains("Nobody else can reach this device"), "{}", refused.body);
    }
    let together = guest.post("/tables", "game=gnomes&chair1=me&chair2=here&here2=Jo").await;
    assert_eq!(together.status, StatusCode::SEE_OTHER, "people at one device need nobody else: {}", together.body);
}

#[tokio::test]
async fn without_a_server_none_is_named_and_a_server_has_no_sign() {
    let lodge = Lodge::reached("nowhere", Standing::Pocket { server: None }).await;
    let page = Guest { rooms: router(lodge.0.clone()), cookie: None }.get("/").await.body;
    assert!(page.contains(SIGN) && page.contains("nobody else can reach it") && !page.contains("there is a server"));
    let lodge = Lodge::reached("server", Standing::Server).await;
    let mut guest = Guest { rooms: router(lodge.0.clone()), cookie: None };
    for path in pages(&mut guest).await {
        assert!(!guest.get(&path).await.body.contains(SIGN), "{path}");
    }
}
