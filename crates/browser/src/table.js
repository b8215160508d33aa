// How the page of a table is used, whatever the game. Put behind page.js and before the scripts that ask.
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => document.getElementById('table');
// After the last move the page goes on to that of the end.
const over = () => location.pathname.includes('/r/') || (table()?.classList.contains('is-over') ?? false);
// Open lists of things to do. What only explains something opens as the mouse passes, and changes nothing.
const sheets = () => all(':popover-open').filter((e) => e.querySelector('[name=action]'));
// All that a touch can change: what was done, what is picked, which sheets are open, what is held up.
const state = () => JSON.stringify([
  location.pathname, over(), document.getElementById('act')?.dataset.at, sheets().map((e) => e.id),
  all('.is-picked').map((e) => e.id), all('#table .is-order').map((e) => e.dataset.mark), all('form[action$="/seen"]').length,
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
  // What is held up before everybody goes by itself.
  if (document.querySelector('.happens[open]') && point(e).covered) return { wait: true };
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
// Everything that can be dragged, and where to, as the offers say: from one thing that is touched to the next, from what is
// carried to the place; and what one touch does from one's own side to the table, or from there to one's own side.
const hauls = () => {
  const ways = [];
  for (const e of all('#do [data-on]')) {
    const [firsts, second] = e.dataset.on.split(' ');
    const { by } = e.dataset;
    for (const id of by ? [by] : firsts.split('|')) {
      const piece = document.getElementById(id) ?? document.getElementById(id.replace('p', 'r'));
      if (!piece?.matches('.pc, .go, .pawn') || !seen(piece)) continue;
      const [side] = by || second ? [] : all(piece.closest('#mine') ? '#scene, #scene > .a' : '#mine, #mine > .me').filter(seen);
      ways.push({ piece, to: side ?? document.getElementById(by ? firsts : second), what: name(e) });
    }
  }
  const ordered = all('#table .is-order');
  for (const piece of ordered) for (const to of ordered) if (piece !== to) ways.push({ piece, to, what: 'order' });
  return ways.filter(({ to }) => to && seen(to));
};
// A pawn may have a lit room over it and is taken hold of all the same.
const grip = (e) => {
  if (!e.matches('.pawn')) return place(e);
  const r = e.getBoundingClientRect();
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit?.closest('.map') ? { x, y } : { x, y, covered: 'something' };
};
// One thing to drag; or to tap, if it has no place to go.
const haul = (luck) => {
  if (over()) return { over: true };
  const found = touches();
  if (!found.length) return { wait: true };
  const isOpen = sheets().length > 0 || all('form[action$="/seen"] button').some(seen);
  const placed = new Set(all('#do [data-on]').map((e) => e.value));
  const plain = found.filter((e) => isOpen || acts(e) && !placed.has(e.value) && !e.form?.matches('.pick'));
  const ways = isOpen ? [] : hauls();
  const wanted = plain.length ? luck % (ways.length && all('#table .is-order').length ? 2 : ways.length + plain.length) : plain.length;
  for (let next = 0; wanted >= plain.length && next < ways.length; next += 1) {
    const { piece, to, what } = ways[(Math.floor(luck / 8) + next) % ways.length];
    const there = place(to);
    const [from, end] = [grip(piece), there.covered ? there : point(to)];
    if (!from.covered && !end.covered && !point(to).covered) return { from, to: end, what, piece: true, state: state() };
  }
  const rest = plain.length ? plain : found;
  const e = rest[Math.floor(luck / 8) % rest.length];
  const from = place(e);
  const list = e.form?.matches('.pick') ? e.form.querySelector('select') : null;
  if (list) list.selectedIndex = Math.floor(luck / 64) % list.options.length;
  return { from, what: name(e), piece: !plain.length, state: state() };
};
