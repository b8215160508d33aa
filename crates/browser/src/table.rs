//! Somebody at the page of a table.
use crate::browser::{Browser, Grip, Mishap, PATIENCE, number, pause};
use serde_json::Value;
use std::thread;
use std::time::{Duration, Instant};

/// By what means decisions are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// Clicks on pieces and on the list, by turns.
    Mouse,
    /// Taps of a finger, likewise.
    Tap,
    /// Dragging whatever can be dragged to where it goes; taps for what has no place to go, such as the end of a turn.
    Drag(Grip),
    /// The keys that the page shows.
    Keys,
    /// Tab and Enter and nothing else.
    Tab,
}

/// What came of looking for something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The match is over.
    Over,
    /// There is nothing to do now.
    Waiting,
    /// This was done.
    Did(String),
}

const PAGE: &str = concat!(include_str!("page.js"), include_str!("table.js"));

/// A touch that changes nothing for this long, while nothing is under way, counts as lost: the page was changing under
/// it.
const LOST: Duration = Duration::from_secs(8);

/// The most touches that may be lost in a row.
const MOST_LOST: usize = 3;

/// The most often Tab is pressed on the way to something.
const MOST_TABS: usize = 500;

/// A person's seat at the table whose page is open. Decisions are taken by lot.
#[derive(Debug)]
pub struct TablePage<'b> {
    browser: &'b Browser,
    luck: u64,
    /// Decisions so far.
    pub steps: usize,
    /// Touches of pieces so far, not of the list.
    pub pieces: usize,
    /// Pieces dragged so far.
    pub dragged: usize,
}

impl<'b> TablePage<'b> {
    /// The table that this browser shows.
    pub fn new(browser: &'b Browser, luck: u64) -> TablePage<'b> {
        TablePage { browser, luck, steps: 0, pieces: 0, dragged: 0 }
    }

    /// Does one thing, if there is one.
    pub fn step(&mut self, way: Means) -> Result<Progress, Mishap> {
        let step = match way {
            Means::Mouse => self.touch(Grip::Mouse)?,
            Means::Tap => self.touch(Grip::Finger)?,
            Means::Drag(grip) => self.drag(grip)?,
            Means::Keys => self.press()?,
            Means::Tab => self.tab()?,
        };
        self.steps += usize::from(matches!(step, Progress::Did(_)));
        Ok(step)
    }

    /// Plays until the match is over.
    pub fn play(&mut self, way: Means) -> Result<(), Mishap> {
        self.play_until(way, |_| false).map(drop)
    }

    /// Plays until something is so, or until the match is over; whether it was so.
    pub fn play_until(&mut self, way: Means, mut is_so: impl FnMut(&TablePage<'b>) -> bool) -> Result<bool, Mishap> {
        let mut idle = Instant::now();
        loop {
            if is_so(self) {
                return Ok(true);
            }
            match self.step(way)? {
                Progress::Over => return Ok(false),
                Progress::Did(_) => idle = Instant::now(),
                Progress::Waiting if idle.elapsed() > PATIENCE => return Err(self.browser.never("something to do")),
                Progress::Waiting => pause(idle),
            }
        }
    }

    /// Waits until there is something to do or the match is over.
    pub fn wait_for_turn(&self) -> Result<(), Mishap> {
        let script = format!("{PAGE} return over() || touches().length > 0");
        self.browser.wait_for("something to do", &script, &[]).map(drop)
    }

    /// Is the match over?
    pub fn is_over(&self) -> Result<bool, Mishap> {
        Ok(self.ask("return over()")? == true)
    }

    /// What the page is based on: lines in the record and actions in the reader's draft.
    pub fn at(&self) -> Result<String, Mishap> {
        let at = self.ask("return document.getElementById('act')?.dataset.at ?? ''")?;
        Ok(at.as_str().unwrap_or_default().to_owned())
    }

    fn touch(&mut self, grip: Grip) -> Result<Progress, Mishap> {
        let mut lost = 0;
        loop {
            let aim = self.ask_luck("return aim(arguments[0])")?;
            if let Some(step) = nothing(&aim) {
                return Ok(step);
            }
            if aim["covered"].is_null() {
                // A touch on a page that is just left for that of the end goes nowhere.
                let touched = self.browser.tap_at(grip, (number(&aim["x"]), number(&aim["y"])));
                if self.has_changed(&aim)? {
                    self.pieces += usize::from(aim["piece"] == true);
                    return Ok(did(&aim));
                }
                touched?;
            } else {
                thread::sleep(Duration::from_millis(100));
            }
            lost += 1;
            if lost > MOST_LOST {
                return Err(Mishap::from(format!("a touch changes nothing: {aim}, {}", self.said()?)));
            }
        }
    }

    fn drag(&mut self, grip: Grip) -> Result<Progress, Mishap> {
        let mut lost = 0;
        loop {
            let haul = self.ask_luck("return haul(arguments[0])")?;
            if let Some(step) = nothing(&haul) {
                return Ok(step);
            }
            let end = |name: &str| (number(&haul[name]["x"]), number(&haul[name]["y"]));
            let is_drag = haul["to"].is_object();
            // A page that is just left for that of the end cannot be touched any more.
            let touched = if is_drag {
                self.browser.drag(grip, end("from"), end("to"))
            } else {
                self.browser.tap_at(grip, end("from"))
            };
            if self.has_changed(&haul)? {
                self.dragged += usize::from(is_drag);
                self.pieces += usize::from(haul["piece"] == true);
                return Ok(did(&haul));
            }
            touched?;
            lost += 1;
            if lost > MOST_LOST {
                return Err(Mishap::from(format!("dragging changes nothing: {haul}, {}", self.said()?)));
            }
        }
    }

    fn press(&mut self) -> Result<Progress, Mishap> {
        let mut lost = 0;
        loop {
            let key = self.ask_luck("return key(arguments[0])")?;
            if let Some(step) = nothing(&key) {
                return Ok(step);
            }
            // What has no key of its own is reached by Tab.
            let (Some(keys), Some(shown)) = (key["keys"].as_str(), key["shown"].as_str()) else { return self.tab() };
            if !keys.eq_ignore_ascii_case(shown) {
                return Err(Mishap::from(format!("the key {keys} is shown as {shown}: {key}")));
            }
            self.browser.type_keys(&keys.to_lowercase())?;
            if key["list"] == true {
                self.choose(&key)?;
            }
            if self.has_changed(&key)? {
                // Who pressed twice, because the house was slow, may have answered the next question already.
                let certain = if lost == 0 { self.is_what_was_meant(&key) } else { Ok(()) };
                return certain.map(|()| did(&key));
            }
            lost += 1;
            if lost > MOST_LOST {
                return Err(Mishap::from(format!("a key does nothing: {key}, {}", self.said()?)));
            }
        }
    }

    /// The focus is on a list: down to the wanted line, on to the button, Enter. Who sees on the way that the page has
    /// gone on presses no further.
    fn choose(&self, key: &Value) -> Result<(), Mishap> {
        let down = (0..key["down"].as_u64().unwrap_or_default()).map(|_| DOWN).collect();
        for (place, keys) in [("select", down), ("select", TAB.to_string()), ("form.pick button", ENTER.to_string())] {
            if self.ask(&format!("return document.activeElement?.matches('{place}')"))? != true {
                break;
            }
            self.browser.type_keys(&keys)?;
        }
        Ok(())
    }

    /// A key did what stands beside it.
    fn is_what_was_meant(&self, key: &Value) -> Result<(), Mishap> {
        let sent = self.ask("return sessionStorage.sent ?? ''")?;
        if sent == "" || sent == key["value"] {
            return Ok(());
        }
        Err(Mishap::from(format!("another thing was done, {sent}: {key}")))
    }

    fn tab(&mut self) -> Result<Progress, Mishap> {
        let mut skip = self.next_luck() % 3;
        for _ in 0..MOST_TABS {
            let focus = self.ask("return focus()")?;
            if focus["over"] == true {
                return Ok(Progress::Over);
            }
            if focus["may"] != true {
                return Ok(Progress::Waiting);
            }
            if focus["does"] == true && skip == 0 {
                self.browser.type_keys(&ENTER.to_string())?;
                if self.has_changed(&focus)? {
                    return Ok(did(&focus));
                }
            }
            if focus["list"] == true {
                let down = self.next_luck() % focus["lines"].as_u64().unwrap_or(1).max(1);
                self.browser.type_keys(&(0..down).map(|_| DOWN).collect::<String>())?;
            }
            skip = skip.saturating_sub(u64::from(focus["does"] == true));
            self.browser.type_keys(&TAB.to_string())?;
        }
        Err("no action can be reached by Tab".into())
    }

    /// Waits until the page is another than it was, and shows all that was decided on it.
    fn has_changed(&self, before: &Value) -> Result<bool, Mishap> {
        let (start, mut quiet) = (Instant::now(), Instant::now());
        while quiet.elapsed() < LOST && start.elapsed() < PATIENCE {
            // A page that is just being loaded cannot be asked.
            let now = self.ask("return [quiet(), state()]").unwrap_or_default();
            match (now[0] == true, now[1] != before["state"]) {
                (true, true) => return Ok(true),
                (true, false) => {}
                (false, _) => quiet = Instant::now(),
            }
            pause(start);
        }
        Ok(false)
    }

    fn said(&self) -> Result<Value, Mishap> {
        self.ask(
            "return document.getElementById('status')?.textContent + ' ' + document.getElementById('now')?.innerText",
        )
    }

    fn ask(&self, script: &str) -> Result<Value, Mishap> {
        self.browser.run(&format!("{PAGE}{script}"), &[])
    }

    fn ask_luck(&mut self, script: &str) -> Result<Value, Mishap> {
        let luck = self.next_luck();
        self.browser.run(&format!("{PAGE}{script}"), &[luck.into()])
    }

    /// A number below a million; the same seed, the same numbers.
    fn next_luck(&mut self) -> u64 {
        self.luck = self.luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.luck ^ (self.luck >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % 1_000_000
    }
}

/// Keys without a letter, as WebDriver numbers them.
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const DOWN: char = '\u{e015}';

fn nothing(answer: &Value) -> Option<Progress> {
    match (answer["over"] == true, answer["wait"] == true) {
        (true, _) => Some(Progress::Over),
        (_, true) => Some(Progress::Waiting),
        _ => None,
    }
}

fn did(answer: &Value) -> Progress {
    Progress::Did(answer["what"].as_str().unwrap_or_default().to_owned())
}
