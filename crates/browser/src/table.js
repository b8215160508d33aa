// How the page of a table is used, whatever the game. Put behind page.js and before the scripts that ask.
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => document.getElementById('table');
// After the last move the page goes on to that of the end.
const over = () => location.pathname.startsWith('/r/') || (table()?.classList.contains('is-over') ?? false);
// Open lists of things to do. What only explains something opens as the mouse passes, and changes nothing.
const sheets = () => all(':popover-open').filter((e) => e.querySelector('[name=action]'));
// All that a touch can change: what was done, what is picked, which sheets are open, what is held up.
const state = () => JSON.stringify([
  location.pathname, over(), document.getElementById('act')?.dataset.at, sheets().map((e) => e.id),
  all('.is-picked').map((e) => e.id), all('form[action$="/seen"]').length,
]);
// A decision leaves the page at once, and what comes of it is shown some time later: until then the page is still the old
// one, and deciding again would answer the same question twice.
if (!window.underway) {
  const [real, underway] = [window.fetch, window.underway = { asked: 0, decided: null }];
  window.fetch = async (...asked) => {
    const at = document.getElementById('act')?.dataset.at;
    underway.asked += 1;
    try {
      const answer = await real(...asked);
      if (answer.ok && String(asked[0]).endsWith('/act')) underway.decided = at;
      return answer;
    } finally {
      underway.asked -= 1;
    }
  };
}
const quiet = () => {
  const underway = window.underway;
  if (underway.decided !== document.getElementById('act')?.dataset.at) underway.decided = null;
  return !underway.asked && underway.decided === null;
};
// A button that sends a decision: its own, or that of a list beside it.
const acts = (e) => e.matches('button[name=action], form.pick button');
const opens = (e) => !!document.getElementById(e.getAttribute('popovertarget'))?.querySelector('[name=action]');
// Everything that can be touched now and leads to a decision.
const touches = () => {
  const away = all('form[action$="/seen"] button').filter(seen);
  if (away.length) return away;
  const sheet = sheets().at(-1);
  if (sheet) return all('button', sheet).filter((e) => seen(e) && acts(e));
  const targets = all('.is-target').filter(seen);
  if (targets.length) return targets;
  return all('button', table()).filter((e) => seen(e) && (acts(e) || opens(e)));
};
const name = (e) => e.getAttribute('aria-label') || e.querySelector('.vh')?.textContent || e.innerText || e.value || e.id;
// One thing to click on: on the table and in my hands, or in the list, by turns if both are there.
const aim = (luck) => {
  if (over()) return { over: true };
  const found = touches();
  if (!found.length) return { wait: true };
  const piece = (e) => !e.closest('#do');
  const wanted = found.filter((e) => piece(e) === (luck % 2 === 0));
  const from = wanted.length ? wanted : found;
  const e = from[Math.floor(luck / 2) % from.length];
  const list = e.form?.matches('.pick') ? e.form.querySelector('select') : null;
  if (list) list.selectedIndex = Math.floor(luck / 64) % list.options.length;
  return { ...place(e), what: name(e), piece: piece(e), state: state() };
};
// What the page shows as the key of an element: that of its group, then its own.
const shown = (e) => {
  const own = e.querySelector(':scope > kbd.key, :scope > .key')?.textContent ?? '';
  const group = e.closest('fieldset')?.querySelector('legend .key')?.textContent ?? '';
  return group + own;
};
// One thing to do by its key.
const key = (luck) => {
  if (over()) return { over: true };
  const away = all('form[action$="/seen"] button').find(seen);
  const found = away ? [away] : all('#do button[name=action]');
  if (!found.length && !all('#do select').length) return { wait: true };
  const keyed = found.filter((e) => e.dataset.key);
  const picks = all('#do fieldset[data-key]').filter((e) => e.querySelector('select'));
  const from = [...keyed, ...(away ? [] : picks)];
  if (!from.length) return { keyless: true };
  const e = from[luck % from.length];
  addEventListener('submit', (event) => {
    sessionStorage.sent = new FormData(event.target, event.submitter).get('action') ?? '';
  }, { capture: true, once: true });
  sessionStorage.removeItem('sent');
  const select = e.querySelector('select');
  const down = select ? Math.floor(luck / 64) % select.options.length : 0;
  return {
    keys: e.dataset.key, shown: select || away ? e.dataset.key : shown(e), what: name(e), down, list: !!select,
    value: select ? select.options[down].value : e.value, state: state(),
  };
};
// Where the focus is, for somebody who goes on by Tab.
const focus = () => {
  const e = document.activeElement;
  // What is held up comes first: behind it nothing goes on.
  const away = all('form[action$="/seen"] button').filter(seen);
  const does = !!e && e !== document.body && !!e.closest('#table') && (away.length ? away.includes(e) : acts(e));
  return { over: over(), does, list: e?.matches('form.pick select') ?? false, lines: e?.options?.length ?? 0, may: touches().length + all('#do select').length > 0, what: e ? name(e) : '', value: e?.value ?? '', state: state() };
};
