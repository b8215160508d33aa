//! One Chromium and the person before it.
use crate::screen::Screen;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use fantoccini::actions::{
    ActionSequence, InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use services::{Chromedriver, Http};
use std::future::Future;
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// How long anything may take on a busy machine before it counts as never.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How long a script may think and a page may load, in milliseconds: axe-core has thousands of elements to look at.
const LONGEST: u32 = 300_000;

/// Of small pictures, in percent: lines are still sharp.
const QUALITY: u8 = 62;

/// How long a finger rests on a piece before it drags it.
const REST: Duration = Duration::from_millis(250);

/// Rests before a page is asked again, the longer the longer one has waited: a page that is asked all the time whether it
/// has come to rest has no time to do so.
pub(crate) fn pause(since: Instant) {
    thread::sleep((since.elapsed() / 8).clamp(Duration::from_millis(5), Duration::from_millis(40)));
}

/// With what something is taken hold of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// With the left button of the mouse.
    Mouse,
    /// With a finger on the glass.
    Finger,
}

impl Grip {
    fn does(self, actions: impl IntoIterator<Item = PointerAction>) -> ActionSequence {
        match self {
            Grip::Mouse => {
                actions.into_iter().fold(MouseActions::new("mouse".into()), |mouse, action| mouse.then(action)).into()
            }
            Grip::Finger => actions
                .into_iter()
                .fold(TouchActions::new("finger".into()), |finger, action| finger.then(action))
                .into(),
        }
    }
}

/// Why the browser did not do what it was told.
pub type Mishap = Box<dyn std::error::Error + Send + Sync>;

/// A private Chromium with one window.
#[derive(Debug)]
pub struct Browser {
    // Fields are dropped in this order: first what gives orders, then the process that takes them.
    client: Client,
    runtime: Runtime,
    driver: Http,
    session: String,
    screen: Screen,
    _process: Chromedriver,
}

impl Browser {
    /// Starts a Chromium with an empty window.
    pub fn open(screen: Screen) -> Result<Browser, Mishap> {
        let process = Chromedriver::start()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let mut builder = ClientBuilder::new(connector);
        builder.capabilities(capabilities(&process));
        let client = runtime.block_on(builder.connect(&format!("http://{}", process.address())))?;
        let session = runtime.block_on(client.session_id())?.ok_or("no session was opened")?;
        let driver = process.http().patience(PATIENCE);
        let mut browser = Browser { client, runtime, driver, session, screen, _process: process };
        browser.look_with(screen)?;
        Ok(browser)
    }

    /// What the person looks with.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Takes another screen; the page stays.
    pub fn look_with(&mut self, screen: Screen) -> Result<(), Mishap> {
        self.screen = screen;
        self.command("Emulation.setDeviceMetricsOverride", &screen.metrics())?;
        self.command("Emulation.setTouchEmulationEnabled", &screen.fingers())?;
        self.command("Emulation.setEmulatedMedia", &screen.media())?;
        self.command("Emulation.setScriptExecutionDisabled", &json!({ "value": !screen.script }))?;
        Ok(())
    }

    /// Goes to an address and waits until the page is there.
    pub fn go(&self, address: &str) -> Result<(), Mishap> {
        self.wait(self.client.goto(address))
    }

    /// The same page once more.
    pub fn reload(&self) -> Result<(), Mishap> {
        self.wait(self.client.refresh())
    }

    /// Where it is.
    pub fn address(&self) -> Result<String, Mishap> {
        self.wait(self.client.current_url()).map(|address| address.to_string())
    }

    /// The result of a script that `return`s one.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Result<Value, Mishap> {
        self.wait(self.client.execute(script, arguments.to_vec()))
    }

    /// The result of a script that calls its last argument with one.
    pub fn run_until_called(&self, script: &str, arguments: &[Value]) -> Result<Value, Mishap> {
        self.wait(self.client.execute_async(script, arguments.to_vec()))
    }

    /// Asks until a script's answer is neither null nor false.
    pub fn wait_for(&self, what: &str, script: &str, arguments: &[Value]) -> Result<Value, Mishap> {
        let start = Instant::now();
        loop {
            let answer = self.run(script, arguments);
            match &answer {
                Ok(Value::Null | Value::Bool(false)) | Err(_) if start.elapsed() < PATIENCE => {
                    pause(start);
                }
                Ok(Value::Null | Value::Bool(false)) => return Err(self.never(what)),
                _ => return answer,
            }
        }
    }

    /// It did not happen; with where that was and what the page says.
    pub(crate) fn never(&self, what: &str) -> Mishap {
        let said = self.run("return location.href + '\\n' + document.body.innerText.slice(0, 800)", &[]);
        Mishap::from(format!("{what}: not within {PATIENCE:?} at {said:?}"))
    }

    /// Presses the left button of the mouse over a point of the window.
    pub fn click_at(&self, x: f64, y: f64) -> Result<(), Mishap> {
        self.tap_at(Grip::Mouse, (x, y))
    }

    /// Taps on a point of the window.
    pub fn tap_at(&self, grip: Grip, (x, y): (f64, f64)) -> Result<(), Mishap> {
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let [there, down] = pressed((x, y));
        self.wait(self.client.perform_actions(grip.does([there, down, up])))
    }

    /// Drags what is at a point to another one and lets it go there.
    pub fn drag(&self, grip: Grip, from: (f64, f64), to: (f64, f64)) -> Result<(), Mishap> {
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let rest = if grip == Grip::Finger { REST } else { Duration::ZERO };
        self.wait(self.client.perform_actions(grip.does(carried(rest, from, to).chain([up]))))
    }

    /// Swipes with a finger, without resting first.
    pub fn swipe(&self, from: (f64, f64), to: (f64, f64)) -> Result<(), Mishap> {
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        self.wait(self.client.perform_actions(Grip::Finger.does(carried(Duration::ZERO, from, to).chain([up]))))
    }

    /// Drags what is at a point to another one with the mouse, where it is still held.
    pub fn hold(&self, from: (f64, f64), to: (f64, f64)) -> Result<(), Mishap> {
        self.wait(self.client.perform_actions(Grip::Mouse.does(carried(Duration::ZERO, from, to))))
    }

    /// Lets go of what the mouse holds.
    pub fn let_go(&self) -> Result<(), Mishap> {
        self.wait(self.client.perform_actions(Grip::Mouse.does([PointerAction::Up { button: MOUSE_BUTTON_LEFT }])))
    }

    /// Moves the mouse over a point of the window.
    pub fn point_at(&self, x: f64, y: f64) -> Result<(), Mishap> {
        let mouse = MouseActions::new("mouse".into());
        self.wait(self.client.perform_actions(mouse.then(PointerAction::MoveTo {
            duration: Some(Duration::ZERO),
            x,
            y,
        })))
    }

    /// Clicks on the first element that a selector finds and that can be seen, in its middle; an error if something
    /// else lies over it.
    pub fn click(&self, selector: &str) -> Result<(), Mishap> {
        let found =
            self.wait_for(selector, concat!(include_str!("page.js"), "return find(arguments[0])"), &[selector.into()])?;
        if let Some(covered) = found["covered"].as_str() {
            return Err(Mishap::from(format!("{selector} is covered by {covered}")));
        }
        self.click_at(number(&found["x"]), number(&found["y"]))
    }

    /// Presses and releases these keys, one after another.
    pub fn type_keys(&self, keys: &str) -> Result<(), Mishap> {
        let press = |board: KeyActions, key: char| {
            board.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key })
        };
        self.wait(self.client.perform_actions(keys.chars().fold(KeyActions::new("keys".into()), press)))
    }

    /// What can be seen, as a PNG.
    pub fn picture(&self) -> Result<Vec<u8>, Mishap> {
        self.wait(self.client.screenshot())
    }

    /// What can be seen, small enough to be kept: a WebP.
    pub fn small_picture(&mut self) -> Result<Vec<u8>, Mishap> {
        let answer = self.command("Page.captureScreenshot", &json!({ "format": "webp", "quality": QUALITY }))?;
        Ok(BASE64_STANDARD.decode(answer["data"].as_str().unwrap_or_default())?)
    }

    /// The whole document as it is now.
    pub fn document(&self) -> Result<String, Mishap> {
        self.wait(self.client.source())
    }

    /// Gives a command of Chromium's own protocol.
    pub fn command(&mut self, name: &str, parameters: &Value) -> Result<Value, Mishap> {
        self.order("goog/cdp/execute", &json!({ "cmd": name, "params": parameters }))
    }

    /// What Chromium has written down since it was last asked: `performance` for everything that came over the net, as
    /// messages of its own protocol; `browser` for what scripts said and what went wrong.
    pub fn log(&mut self, kind: &str) -> Result<Vec<Value>, Mishap> {
        let answer = self.order("se/log", &json!({ "type": kind }))?;
        let lines = answer.as_array().into_iter().flatten();
        Ok(lines.map(|line| line["message"].as_str().map_or(Value::Null, read)).collect())
    }

    /// Is the person whom this client is: takes over its cookie.
    pub fn become_same(&mut self, http: &Http) -> Result<(), Mishap> {
        let cookie = http.cookie("adit").ok_or("the client is nobody yet")?;
        let address = format!("http://{}/", http.address());
        let cookie = json!({ "name": "adit", "value": cookie, "url": address, "httpOnly": true });
        self.command("Network.setCookie", &cookie).map(drop)
    }

    /// An order that is in no standard.
    fn order(&mut self, path: &str, body: &Value) -> Result<Value, Mishap> {
        let answer = self.driver.post_json(&format!("/session/{}/{path}", self.session), &body.to_string())?;
        let json: Value = serde_json::from_str(&answer.body)?;
        match answer.status {
            200 => Ok(json["value"].clone()),
            _ => Err(Mishap::from(format!("{path} {body}: {}", json["value"]["message"]))),
        }
    }

    fn wait<T>(&self, order: impl Future<Output = Result<T, fantoccini::error::CmdError>>) -> Result<T, Mishap> {
        Ok(self.runtime.block_on(order)?)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Chromium ends by itself with its driver, but tidier when told so.
        let _ = self.runtime.block_on(self.client.clone().close());
    }
}

fn moved((x, y): (f64, f64)) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y }
}

fn pressed(at: (f64, f64)) -> [PointerAction; 2] {
    [moved(at), PointerAction::Down { button: MOUSE_BUTTON_LEFT }]
}

fn carried(rest: Duration, from: (f64, f64), to: (f64, f64)) -> impl Iterator<Item = PointerAction> {
    let rest = PointerAction::Pause { duration: rest };
    let along = move |part: f64| moved((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part));
    pressed(from).into_iter().chain([rest]).chain([0.1, 0.4, 0.7, 1.0].map(along))
}

pub(crate) fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

/// A line of a log: a message of Chromium's own protocol, or plain words.
fn read(line: &str) -> Value {
    serde_json::from_str::<Value>(line).map_or_else(|_| line.into(), |json| json["message"].clone())
}

fn capabilities(process: &Chromedriver) -> Map<String, Value> {
    let options = json!({
        "binary": process.chromium(),
        "args": process.arguments(),
        "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
    });
    let wanted = [
        ("goog:chromeOptions", options),
        ("goog:loggingPrefs", json!({ "browser": "ALL", "performance": "ALL" })),
        ("pageLoadStrategy", "normal".into()),
        // The usual half minute is too little for axe-core on a busy machine.
        ("timeouts", json!({ "script": LONGEST, "pageLoad": LONGEST })),
    ];
    wanted.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()
}
