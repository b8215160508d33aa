//! What must be so on every page in every state.
use browser::Browser;
use serde_json::{Value, json};

/// axe-core, which looks for what keeps people out. Not ours: see the licence beside it. It is used here and never shipped.
const AXE: &str = include_str!("vendor/axe.min.js");

/// Nothing scrolls sideways, all of the page can be scrolled out from under what is fixed at its foot, no text is
/// missing, and where there are no keys none is named.
#[track_caller]
pub(super) fn check_state(browser: &Browser, what: &str) {
    let script = "
        const page = document.scrollingElement;
        const wide = page.scrollWidth > innerWidth ? [...document.querySelectorAll('body *')]
          .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
          .map((e) => e.tagName + '#' + e.id + '.' + e.className).slice(0, 8) : [];
        const dock = document.querySelector('.t-dock');
        const foot = dock && getComputedStyle(dock).position === 'fixed' ? dock.offsetHeight : 0;
        const fixed = (e) => ['fixed', 'absolute'].includes(getComputedStyle(e).position);
        const under = foot ? [...document.querySelectorAll('.t-table > *, .t-story')]
          .filter((e) => e.checkVisibility() && !fixed(e))
          .map((e) => [e.id, Math.round(e.getBoundingClientRect().bottom + scrollY - (page.scrollHeight - foot))])
          .filter(([, by]) => by > 0) : [];
        const keyed = [...document.querySelectorAll('kbd, .key')].filter((e) => e.checkVisibility()).map((e) => e.outerHTML);
        const words = document.body.innerText.match(/.*(?<!\\p{L})(Esc|Échap)(?!\\p{L}).*/u) ?? [];
        const named = matchMedia('(hover: none)').matches ? [...keyed, ...words] : [];
        return { wide, under, foot, named, over: page.scrollWidth - innerWidth, missing: document.documentElement.outerHTML.match(/⟦[^⟧]*⟧/)?.[0] };";
    let state = browser.run(script, &[]).expect("the page answers");
    let screen = browser.screen();
    assert!(state["over"].as_i64() <= Some(0), "{what} scrolls sideways at {}: {state}", screen.width);
    assert_eq!(state["under"], json!([]), "{what} at {}: never to be seen whole: {state}", screen.width);
    assert_eq!(state["missing"], Value::Null, "{what} lacks a text");
    assert_eq!(state["named"], json!([]), "{what} names keys at {}", screen.width);
}

/// Every message fits its place: no word sticks out of its button, card or panel, is cut off, or lies under a button
/// of the head. People's names may end in dots.
#[track_caller]
pub(super) fn check_fits(browser: &Browser, what: &str) {
    let found = browser.run(include_str!("fits.js"), &[]).expect("the page answers");
    assert_eq!(found, json!([]), "{what} at {}: words without room", browser.screen().width);
}

/// axe-core finds nothing serious.
#[track_caller]
pub(super) fn check_access(browser: &Browser, what: &str) {
    let found = access(browser);
    assert!(found.is_empty(), "{what}: {found:#?}");
}

/// Something serious that axe-core found.
#[derive(Debug)]
pub(super) struct Barrier {
    pub(super) rule: String,
    /// What it is, and where.
    pub(super) told: String,
}

/// A page is looked at while nothing moves: words on their way into view or out of it have no contrast. Whatever moves
/// comes to its end, and what the house sends in the meantime is there at once.
const STILL: &str = "
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after, ::backdrop { animation-duration: 0s !important; transition: none !important }');
        document.adoptedStyleSheets.push(still);
        const held = [];
        for (const moving of document.getAnimations()) {
          const { progress, endTime } = moving.effect.getComputedTiming();
          if (progress === null || endTime === Infinity) { moving.pause(); held.push(moving); } else moving.finish();
        }
        const move_on = () => {
          held.forEach((moving) => moving.play());
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
        };";

/// What axe-core finds that is serious or critical.
pub(super) fn access(browser: &Browser) -> Vec<Barrier> {
    if browser.run("return !window.axe", &[]).expect("the page answers") == true {
        browser.run(AXE, &[]).expect("axe-core");
    }
    let script = format!(
        "{STILL}
        const [options, done] = arguments;
        const tell = (found) => {{ move_on(); done(found); }};
        axe.run(document, options).then((found) => tell(found.violations), (error) => tell([{{ id: String(error), impact: 'critical', nodes: [] }}]));"
    );
    let options = json!({ "resultTypes": ["violations"] });
    let found = browser.run_until_called(&script, &[options]).expect("axe-core answers");
    let serious = |one: &&Value| matches!(one["impact"].as_str(), Some("serious" | "critical"));
    let node = |node: &Value| format!("{} {} {}", node["target"], node["html"], node["failureSummary"]);
    let barrier = |one: &Value| {
        let nodes: Vec<String> = one["nodes"].as_array().into_iter().flatten().take(3).map(node).collect();
        Barrier { rule: one["id"].to_string(), told: format!("{}: {}", one["help"], nodes.join(" | ")) }
    };
    found.as_array().into_iter().flatten().filter(serious).map(barrier).collect()
}

/// Nothing went wrong in the page's script, and nothing was forbidden by the page's rules of content.
#[track_caller]
pub(super) fn check_log(browser: &mut Browser) {
    let log = browser.log("browser").expect("a log");
    let bad: Vec<String> = log.iter().map(ToString::to_string).filter(|line| !is_harmless(line)).collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// A house that is closed or a move that came too late is told by Chromium, too.
fn is_harmless(line: &str) -> bool {
    line.contains("Failed to load resource") || line.contains("net::ERR_")
}
