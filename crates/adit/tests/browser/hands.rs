//! What one's own hands do at once: what they touch moves before the house has answered, what they hold makes everything
//! quicker, and what they ask for is shown again.
use super::guests::House;
use browser::{Browser, Means, Screen, TablePage};
use serde_json::{Value, json};

/// Everything may move.
const DESK: Screen = Screen { motion: true, ..Screen::DESK };

const AT_REST: &str = "return !window.adit.player.busy";

fn truth(browser: &Browser, script: &str) -> bool {
    browser.run(script, &[]).expect("an answer") == true
}

fn at(browser: &Browser) -> Value {
    browser.run("return document.getElementById('act').dataset.at", &[]).expect("a place in the match")
}

// ------------------------------------------------------------------------------------------ before the house answers

/// From now on the house answers when it is told to: `answer(true)` lets it, `answer(false)` refuses.
const SLOW: &str = "
    window.real = window.fetch;
    window.fetch = (...asked) => new Promise((done) => {
      window.answer = (yes) => {
        window.answer = undefined;
        const no = () => new Response(JSON.stringify({ error: { code: 'not_now', message: 'No.' } }), { status: 409 });
        done(yes ? window.real(...asked) : no());
      };
    });";

/// Touches a button, and waits for what it is about to rise while the house says nothing. Then the house refuses, and
/// everything lies where it lay; and once more, and it is done.
fn rises(browser: &Browser, button: &str, risen: &str) {
    browser.wait_for("rest", AT_REST, &[]).expect("all has been seen");
    let lies = format!("window.lay = ({risen}).map((e) => e.getBoundingClientRect().top); return window.lay.length");
    assert_ne!(browser.run(&lies, &[]).expect("a number"), 0, "something to lift");
    browser.run(SLOW, &[]).expect("a slow house");
    let touch = format!("{button}.click(); return !!window.answer");
    let is_up = format!(
        "return !!window.answer && ({risen}).every((e, nth) => e.getBoundingClientRect().top < window.lay[nth] - 2)"
    );
    let before = at(browser);
    for yes in [false, true] {
        assert!(truth(browser, &touch), "it is sent");
        browser.wait_for("it rises", &is_up, &[]).expect("it moves before the house has answered");
        browser.run("window.answer(arguments[0])", &[yes.into()]).expect("the house answers");
        if yes {
            let changed = "return document.getElementById('act').dataset.at !== arguments[0]";
            browser.wait_for("it is done", changed, std::slice::from_ref(&before)).expect("it is done");
        } else {
            let back = format!(
                "return ({risen}).every((e, nth) => !e.getAnimations().length && e.getBoundingClientRect().top === window.lay[nth])"
            );
            browser.wait_for("it is laid back", &back, &[]).expect("it is laid back");
            assert_eq!(at(browser), before);
        }
    }
    browser.run("window.fetch = window.real", &[]).expect("the house as it was");
    let lies = "return !window.adit.player.busy && document.querySelectorAll('#table :is(.pb, .pawn)').length > 0
        && [...document.querySelectorAll('#table :is(.pb, .pawn)')].every((e) => !e.getAnimations().length)";
    browser.wait_for("everything lies", lies, &[]).expect("nothing stays up");
}

#[test]
fn the_own_pawn_rises_before_the_house_answers() {
    let (_house, _, browser) = House::with_table("clank", DESK);
    const ROOM: &str = "document.querySelector('#table .go.is-lit[name=action]')";
    let mut table = TablePage::new(&browser, 3);
    let way = format!("return !!{ROOM}");
    assert!(table.play_until(Means::Keys, |_| truth(&browser, &way)).expect("a match"), "a room one touch leads to");
    rises(&browser, ROOM, "[...document.querySelectorAll('.pawn.is-mine')]");
}

#[test]
fn the_whole_hand_rises_before_the_house_answers() {
    let (_house, _, browser) = House::with_table("clank", DESK);
    const PLAY_ALL: &str = "document.querySelector('#key-main[formaction$=play_all]')";
    let hand = "[...document.querySelectorAll('#mine .a-hand .pc.is-lit > .pb')]";
    // Once the page has followed a decision, it is not about to be drawn for the first time.
    let way = format!("return !!{PLAY_ALL} && {hand}.length > 1");
    let mut table = TablePage::new(&browser, 3);
    let found = table.play_until(Means::Keys, |table| table.steps > 3 && truth(&browser, &way)).expect("a match");
    assert!(found, "a hand of cards");
    rises(&browser, PLAY_ALL, hand);
}

// ------------------------------------------------------------------------------------------ what happened?

/// Plays until a rival's last turn stands as a row of signs, and all of it has been seen.
fn play_until_strip(browser: &Browser, luck: u64) {
    let mut table = TablePage::new(browser, luck);
    let stands = "return !!document.querySelector('.strip:not([disabled])[data-from]')
        && document.getElementById('act')?.dataset.turn === 'yes'";
    assert!(table.play_until(Means::Keys, |_| truth(browser, stands)).expect("a match"), "a rival has played");
    browser.wait_for("rest", AT_REST, &[]).expect("all has been seen");
}

/// Keeps every sentence the head shows, and every big moment that opens. Something big that hurts everybody, and that
/// nobody in particular did, is told last.
const LISTEN: &str = "
    const at = window.adit.player.newest() + 1;
    const news = Object.assign(document.createElement('ol'), { id: `k${50000 + at}` });
    news.innerHTML = `<li data-beat='attack' data-at='${at}' data-m><span>A roar in the dark.</span></li>`;
    document.getElementById('log').append(news);
    const held = document.createElement('details');
    Object.assign(held, { id: `happens-${at}`, className: 'happens', innerHTML: '<summary>Away</summary><p>A roar.</p>' });
    document.getElementById('happens').append(held);
    [window.heard, window.opened] = [new Set(), 0];
    held.addEventListener('toggle', () => { window.opened += held.open; });
    new MutationObserver(() => { const e = document.querySelector('.b-told'); if (e) window.heard.add(e.textContent); })
      .observe(document.getElementById('table').parentElement, { subtree: true, childList: true });";

#[test]
fn the_last_round_is_played_again_with_all_that_happened_in_it() {
    let house = House::open();
    for info in registry::infos() {
        let made = house.table(info.id, &json!({ "chairs": ["me", "level1", "level1"] }));
        let browser = house.sit(&made, DESK);
        play_until_strip(&browser, 9);
        browser.run(LISTEN, &[]).expect("an observer");
        let before = at(&browser);
        let first = "
            const strips = [...document.querySelectorAll('.strip:not([disabled])[data-from]')];
            const first = strips.toSorted((a, b) => a.dataset.from - b.dataset.from)[0];
            const lines = [...document.querySelectorAll('#log [data-beat]')].filter((e) => +e.dataset.at >= +first.dataset.from);
            window.wanted = lines.map((e) => e.lastElementChild?.textContent).filter(Boolean);
            first.click();
            return [window.wanted.length, new Set(lines.map((e) => e.dataset.p)).size, window.adit.player.busy];";
        let played = browser.run(first, &[]).expect("a strip");
        assert!(played[0].as_u64() > Some(2) && played[1].as_u64() > Some(2), "{}: {played}", info.id);
        assert_eq!(played[2], true, "{}: it is played", info.id);
        browser.wait_for(info.id, AT_REST, &[]).expect("it ends");
        let missing = "return window.wanted.filter((line) => !window.heard.has(line))";
        assert_eq!(browser.run(missing, &[]).expect("an answer"), json!([]), "{}: every sentence of it", info.id);
        assert_eq!(browser.run("return window.opened", &[]).expect("a number"), 1, "{}: and what was big", info.id);
        let left = "return document.querySelectorAll('[data-b-wait], .b-copy, .is-behind, .is-coming, .b-told').length";
        assert_eq!(browser.run(left, &[]).expect("a number"), 0, "{}: nothing is left over", info.id);
        assert_eq!(at(&browser), before, "{}: and nothing was done", info.id);
    }
}

// ------------------------------------------------------------------------------------------ holding and tapping

/// A round that a rival's strip plays again, so long that nobody waits for its end.
const LONG: &str = "
    const strip = document.querySelector('.strip:not([disabled])[data-from]');
    const first = window.adit.player.newest() + 1;
    const news = Object.assign(document.createElement('ol'), { id: `k${50000 + first}` });
    news.innerHTML = Array.from({ length: 150 }, (_, nth) => `<li data-beat='level' data-at='${first + nth}'><span>${nth}</span></li>`).join('');
    document.getElementById('log').append(news);
    strip.dataset.from = first;";
const AGAIN: &str = "
    document.querySelector('.strip:not([disabled])[data-from]').click();
    document.activeElement.blur();
    return window.adit.player.busy && !!document.getElementById('key-faster')";
/// How fast it is played now.
const RATE: &str = "return document.querySelector('.b-layer').getAnimations()[0]?.playbackRate === arguments[0]
    && window.adit.player.waiting > 20";

/// Presses a key, a finger on nothing, or the button that says so, or lets it go. Events of the page itself: between two
/// of a driver a busy machine may take so long that a tap becomes a hold.
const PRESS: &str = "
    const press = (what, down) => {
      const place = { finger: '.t-now .min0', button: '#key-faster' }[what];
      if (!place) return document.body.dispatchEvent(new KeyboardEvent(down ? 'keydown' : 'keyup', { key: what, bubbles: true, cancelable: true }));
      const element = document.querySelector(place);
      element.dispatchEvent(new PointerEvent(down ? 'pointerdown' : 'pointerup', { bubbles: true, pointerType: 'touch' }));
      if (!down) element.click();
    };";

fn press(browser: &Browser, what: &str, more: &str) {
    browser.run(&format!("{PRESS} {more}"), &[what.into()]).expect("a hand");
}

/// So slow that nothing ends by itself, however busy the machine is.
fn slow_down(browser: &mut Browser) {
    browser.command("Animation.enable", &json!({})).expect("it can be slowed down");
    browser.command("Animation.setPlaybackRate", &json!({ "playbackRate": 0.1 })).expect("ten times slower");
}

#[test]
fn holding_hurries_and_tapping_lands() {
    let (_house, _, mut browser) = House::with_table("clank", DESK);
    play_until_strip(&browser, 9);
    browser.run(LONG, &[]).expect("a long round");
    slow_down(&mut browser);
    let before = at(&browser);
    for what in [" ", "ArrowRight", "finger", "button"] {
        assert!(truth(&browser, AGAIN), "{what:?}: it is played again");
        browser.wait_for("the usual pace", RATE, &[1.into()]).expect("it is not hurried");
        press(&browser, what, "press(arguments[0], true)");
        browser.wait_for(&format!("{what:?} held"), RATE, &[4.into()]).expect("four times as fast");
        press(&browser, what, "press(arguments[0], false)");
        browser.wait_for(&format!("{what:?} let go"), RATE, &[1.into()]).expect("as before, and nothing has landed");
        press(&browser, what, "press(arguments[0], true); press(arguments[0], false)");
        let landed = "return !window.adit.player.busy && !document.getElementById('key-faster')";
        browser.wait_for(&format!("a tap with {what:?}"), landed, &[]).expect("everything lies");
        assert_eq!(at(&browser), before, "{what:?}: and nothing else is done");
    }
    // So does the button for somebody who neither points nor touches.
    assert!(truth(&browser, AGAIN), "it is played again");
    browser.run("document.getElementById('key-faster').focus()", &[]).expect("the focus");
    browser.type_keys("\u{e007}").expect("Enter");
    browser.wait_for("Enter", AT_REST, &[]).expect("everything lies");
}

/// Lands everything with Space and presses once more at once, when the main button stands there again; answers whether a
/// decision has left the page. A machine on which landing takes longer than a hasty hand is told so.
const ONCE_MORE: &str = "
    const sent = () => performance.getEntriesByType('resource').filter((e) => /\\/(act|play_all)$/.test(e.name)).length;
    const [before, start] = [sent(), performance.now()];
    press(' ', true); press(' ', false);
    return (async () => {
      while (window.adit.player.busy) await new Promise(requestAnimationFrame);
      const slow = performance.now() - start > 600;
      if (!slow) { press(' ', true); press(' ', false); }
      await new Promise((done) => setTimeout(done, 300));
      return [slow, sent() > before];
    })();";

#[test]
fn whoever_taps_once_too_often_ends_no_turn() {
    let (_house, _, browser) = House::with_table("clank", DESK);
    play_until_strip(&browser, 9);
    browser.run(LONG, &[]).expect("a long round");
    for _ in 0..5 {
        assert!(truth(&browser, AGAIN), "it is played again");
        browser.wait_for("the usual pace", RATE, &[1.into()]).expect("it is not hurried");
        let told = browser.run(&format!("{PRESS} {ONCE_MORE}"), &[]).expect("a hand");
        assert_eq!(told[1], false, "a decision was sent: {told}");
        if told[0] == false {
            return;
        }
    }
    panic!("landing takes too long to be hasty");
}

#[test]
fn putting_a_big_moment_away_lands_nothing_else() {
    let (_house, _, mut browser) = House::with_table("clank", DESK);
    play_until_strip(&browser, 9);
    browser.run(LISTEN, &[]).expect("something big");
    browser.run(&LONG.replace("strip.dataset.from = first", "strip.dataset.from = first - 1"), &[]).expect("a round");
    slow_down(&mut browser);
    for what in [" ", "finger"] {
        assert!(truth(&browser, AGAIN), "it is played again");
        browser.wait_for("something big", "return !!document.querySelector('.happens[open]')", &[]).expect("it opens");
        press(&browser, what, "press(arguments[0], true); press(arguments[0], false)");
        browser.wait_for("it is put away", "return !document.querySelector('.happens[open]')", &[]).expect("it closes");
        browser.wait_for("it goes on", RATE, &[1.into()]).expect("the rest is still to be seen");
        browser.run("window.adit.player.land()", &[]).expect("enough");
        browser.wait_for("rest", AT_REST, &[]).expect("everything lies");
    }
}

// ------------------------------------------------------------------------------------------ one breath

/// A rival plays five cards, of which two bring something; all at once, or each when the one before is on its way.
const HAND: &str = "
    window.most = 0;
    const rival = document.querySelector('.seat');
    const [seat, plate] = [rival.id.slice(1), rival.querySelector('.seat__head').id.slice(1)];
    const played = document.querySelector('.a-played').id.slice(1);
    const card = ['play', `${plate},${played},,`];
    const beats = [card, ['gain', `${plate},${plate},=gold:+1,`], card, card, ['cube', `${plate},${plate},=noise:+1,`], card, card];
    const look = () => {
      const flying = [...document.querySelectorAll('.b-layer .b-copy:has(.b-back)')].filter((e) => e.style.opacity !== '0');
      window.most = Math.max(window.most, flying.length);
      if (!window.seen) requestAnimationFrame(look);
    };
    look();
    const tell = (some) => {
      const at = window.adit.player.newest() + 1;
      const lines = some.map(([kind, fly], nth) => `<li data-beat='${kind}' data-at='${at + nth}' data-p='${+seat + 1}' data-w='whisper' data-fly='${fly}'><span>so</span></li>`);
      window.adit.swap(`<ol id='k${60000 + at}' data-in='log'>${lines.join('')}</ol>`);
    };
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    (async () => {
      for (const some of arguments[0] ? [beats] : beats.map((one) => [one])) { tell(some); await pause(60); }
      while (window.adit.player.busy) await pause(50);
      window.seen = true;
    })();";

#[test]
fn a_hand_is_one_fan_whenever_it_is_told() {
    let house = House::open();
    for at_once in [true, false] {
        let mut browser = house.sit(&house.table("clank", &json!({})), DESK);
        TablePage::new(&browser, 9).wait_for_turn().expect("a turn");
        browser.wait_for("rest", AT_REST, &[]).expect("all has been seen");
        slow_down(&mut browser);
        browser.run(HAND, &[at_once.into()]).expect("a hand of cards");
        browser.wait_for("all of it", "return window.seen === true", &[]).expect("it is seen");
        let most = browser.run("return window.most", &[]).expect("a number");
        assert!(most.as_u64() >= Some(4), "told at once: {at_once}; {most} of five cards were on their way together");
    }
}

// ------------------------------------------------------------------------------------------ silence

/// Is this page silent, as its document, its button and what the house keeps say it?
const SILENT: &str = "
    const [wish, button] = [document.documentElement.dataset.sound === 'off', document.querySelector('.mute')];
    const is = arguments[0];
    const kept = new DOMParser().parseFromString(await (await fetch('/settings')).text(), 'text/html');
    const [choice, told] = [kept.querySelector('[name=sound]:checked').value === 'off', kept.documentElement.dataset.sound === 'off'];
    return button.checkVisibility() && button.ariaPressed === String(is) && [wish, choice, told].every((one) => one === is);";

fn is_silent(browser: &Browser, what: &str, silent: bool) {
    let ask =
        format!("return (async () => {{ {SILENT} }})()").replace("arguments[0]", if silent { "true" } else { "false" });
    browser.wait_for(what, &ask, &[]).unwrap_or_else(|fault| panic!("{what}: silent is {silent}: {fault}"));
}

#[test]
fn silence_is_one_tap_on_every_page_and_one_setting() {
    let house = House::open();
    let made = house.table("gnomes", &json!({}));
    let browser = house.sit(&made, Screen::PHONE);
    let table = made.path();
    let pages =
        ["/", "/new/clank", "/puzzles", "/analysis", "/rules/clonk", "/learn/gnomes", "/settings", "/nowhere", &table];
    let mut silent = false;
    for page in pages {
        browser.go(&house.at(page)).expect("a page");
        is_silent(&browser, page, silent);
        browser.click(".mute").expect("one tap");
        silent = !silent;
        is_silent(&browser, page, silent);
        assert_eq!(browser.address().expect("an address"), house.at(page), "the page stays");
    }
    // The page of settings says the same, and is believed.
    browser.go(&house.at("/settings")).expect("the settings");
    let choose = "
        const choice = document.querySelector('input[name=sound][value=' + arguments[0] + ']');
        choice.checked = true;
        choice.form.requestSubmit();";
    browser.run(choose, &[if silent { "on" } else { "off" }.into()]).expect("a choice");
    browser.wait_for("it is kept", "return location.pathname !== '/settings'", &[]).expect("it goes back");
    browser.go(&house.at(&table)).expect("the table");
    is_silent(&browser, &table, !silent);
}

#[test]
fn silence_needs_no_script() {
    let house = House::open();
    let browser = house.guest(Screen { script: false, ..Screen::DESK });
    for silent in [true, false] {
        browser.click(".mute").expect("one tap");
        // A script that a test runs may run where those of the page may not.
        let said =
            "return document.readyState === 'complete' && document.querySelector('.mute').ariaPressed === arguments[0]";
        browser.wait_for("the page again", said, &[silent.to_string().into()]).expect("it is kept");
    }
}

/// Plays a sound and says how many sources it has.
const SOUND: &str = "
    const make = (name) => {
      const real = BaseAudioContext.prototype[name];
      BaseAudioContext.prototype[name] = function (...how) { window.sources += 1; return real.apply(this, how); };
    };
    if (window.sources === undefined) ['createOscillator', 'createBufferSource'].forEach(make);
    window.sources = 0;
    window.Sound(arguments[0]);
    return window.sources;";

#[test]
fn every_sound_of_every_kind_is_drawn() {
    let (_house, _, browser) = House::with_table("gnomes", DESK);
    browser.wait_for("the script", "return !!window.adit", &[]).expect("a script");
    let named =
        "return [...new Set(Object.values(window.adit.player.kinds).flatMap((kind) => kind.slice(4)).filter(Boolean))]";
    let named = browser.run(named, &[]).expect("names");
    let names: Vec<&Value> = named.as_array().into_iter().flatten().collect();
    for wanted in ["snore", "wings", "arrow"] {
        assert!(names.contains(&&json!(wanted)), "{wanted} is heard");
    }
    browser.click_at(4.0, 4.0).expect("a tap, so that the page may sound");
    for name in names {
        // At most ten voices sound at once.
        let drawn = SOUND.replace("return window.sources;", "return window.sources > 0;");
        browser.wait_for(&format!("{name}"), &drawn, std::slice::from_ref(name)).expect("it sounds");
    }
}
