//! What a page does while a match is played, noted by the page itself from the moment it is watched. A page that was
//! loaded anew has forgotten it, which an answer then says.
use browser::Browser;
use serde_json::{Value, json};

/// Notes whatever moves for longer than a blink: animations and transitions of style sheets, those of scripts, and
/// scrolling that glides.
const MOTION: &str = "
    window.moved = [];
    const note = (what) => { if (window.moved.length < 20) window.moved.push(what); };
    const isLong = (one) => Number(one.effect?.getComputedTiming().duration) > 20;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const one = animate.apply(this, how);
      if (isLong(one)) note(`a script moves ${this.localName}#${this.id}.${this.className}`);
      return one;
    };
    const look = () => {
      for (const one of document.getAnimations()) if (isLong(one)) note(`${one.animationName ?? one.transitionProperty} of ${one.effect.target?.outerHTML.slice(0, 120)}`);
    };
    for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, look, true);
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
      const real = Element.prototype[name];
      Element.prototype[name] = function (...how) {
        if (how.at(-1)?.behavior === 'smooth') note(`${this.localName}#${this.id} glides`);
        return real.apply(this, how);
      };
    }
    look();";

/// Watches for motion.
pub(super) fn watch_motion(browser: &Browser) {
    browser.run(MOTION, &[]).expect("a spy");
}

/// Nothing has moved.
#[track_caller]
pub(super) fn check_still(browser: &Browser, what: &str) {
    let moved = browser.run("return window.moved", &[]).expect("an answer");
    assert_eq!(moved, json!([]), "{what}: it moves");
}

/// Counts every source of sound, and every way there is to make one without.
const SOUND: &str = "
    window.sources = 0;
    const spy = (type, name) => {
      const make = type.prototype[name];
      type.prototype[name] = function (...how) { window.sources += 1; return make.apply(this, how); };
    };
    for (const name of ['createOscillator', 'createBufferSource', 'createConstantSource', 'createMediaElementSource']) {
      if (name in BaseAudioContext.prototype) spy(BaseAudioContext, name);
    }
    spy(HTMLMediaElement, 'play');
    spy(Navigator, 'vibrate');";

/// Watches for sound.
pub(super) fn watch_sound(browser: &Browser) {
    browser.run(SOUND, &[]).expect("a spy");
}

/// So many sounds were made since.
#[track_caller]
pub(super) fn sounds(browser: &Browser) -> u64 {
    browser.run("return window.sources", &[]).expect("an answer").as_u64().expect("the page that is watched")
}

/// Notes what kinds of beats come to be shown, and which of them move something: a motion belongs to the beat that is
/// being begun when it starts.
const KINDS: &str = "
    window.shown = {};
    let now = null;
    const { kinds } = window.adit.player;
    for (const [kind, how] of Object.entries(kinds)) {
      Object.defineProperty(kinds, kind, { get() {
        // How long what waits will take is asked for all the time, and begins nothing.
        if (/ (play|move) /.test(new Error().stack.split('\\n')[3])) {
          now = window.shown[kind] ??= { still: how[0] === 'still', begun: 0, moved: 0 };
          now.begun += 1;
          queueMicrotask(() => { now = null; });
        }
        return how;
      } });
    }
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (now && this.closest('.b-copy')) now.moved += 1;
      return animate.apply(this, how);
    };";

/// Watches which kinds of beats move.
pub(super) fn watch_kinds(browser: &Browser) {
    browser.run(KINDS, &[]).expect("a spy");
}

/// For each kind of beat that came to be shown: is it named as still, how often it was begun, how much it moved.
pub(super) fn kinds(browser: &Browser) -> Value {
    browser.run("return window.shown", &[]).expect("an answer")
}
