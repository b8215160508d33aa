// The count at the end. The whole table of points stands on the page; when the match ends before one's eyes, and after
// the last beat has been seen, it is counted source by source. Any tap or key goes to the end of it; nothing leads away.
'use strict';
window.Reveal = ({ sound, isStill, pace }) => {
  const [EACH, WHOLE, TICK] = [560, 1000, 70]; // ms for a source, for the totals, between two ticks
  const find = () => document.querySelector('.reveal');
  let state = find() ? 'done' : ''; // then 'stands' or 'waits', 'counts', and 'done'
  let hurried = false;
  const frame = () => new Promise((done) => { document.hidden ? done(Infinity) : requestAnimationFrame(done); });
  const write = (cell, part) => { cell.textContent = String(Math.round(cell.dataset.n * part)).replace('-', '−'); };

  /// A new picture: the count that comes with it waits for its moment. Where nothing moves it simply stands there.
  function came() {
    const it = find();
    if (!it || state === 'done' || state === 'counts') return;
    state = isStill() || pace() > 99 ? 'stands' : 'waits';
    it.classList.toggle('is-waiting', state === 'waits');
    if (state === 'stands') finish(it);
  }
  /// After a new picture: is there nothing to be seen before it any more?
  function stands() {
    const yes = state === 'stands';
    if (yes) state = 'done';
    return yes;
  }
  async function row(line, nth, time) {
    const cells = [...line.querySelectorAll('[data-n]')];
    const [start, rises] = [performance.now(), cells.some((cell) => +cell.dataset.n)];
    line.classList.add('is-in');
    let [ticked, part] = [0, 0];
    while (!hurried && part < 1) {
      const now = await frame();
      part = Math.min(1, Math.max(0, (now - start) / time));
      cells.forEach((cell) => write(cell, 1 - (1 - part) ** 2));
      if (rises && now - ticked > TICK && part < 0.9) { ticked = now; sound('count', { pitch: 0.9 + nth * 0.07 + part * 0.25, soft: 0.5 }); }
    }
    cells.forEach((cell) => write(cell, 1));
    if (!hurried && rises) sound('coin', { pitch: 0.9 + nth * 0.05, soft: 0.6 });
  }
  async function go() {
    const it = find();
    if (state !== 'waits' || !it) return;
    [state, hurried] = ['counts', false];
    it.querySelectorAll('[data-n]').forEach((cell) => write(cell, 0));
    it.classList.replace('is-waiting', 'is-counting');
    const lines = [...it.querySelectorAll('tbody tr, tfoot tr')];
    for (const [nth, line] of lines.entries()) await row(line, nth, (line === lines.at(-1) ? WHOLE : EACH) / pace());
    state = 'done';
    finish(it);
  }
  function finish(it) {
    it.classList.remove('is-counting');
    if (!isStill()) it.classList.add('is-won');
    sound('lost' in it.dataset ? 'defeat' : 'fanfare');
    if (!document.activeElement?.matches('input, textarea')) it.querySelector('h2').focus({ preventScroll: true });
  }
  const hurry = (event) => {
    if (state !== 'counts' || event.ctrlKey || event.altKey || event.metaKey || event.key === 'Tab') return;
    if (event.key === ' ' && !event.target.matches('input, textarea')) event.preventDefault();
    hurried = true;
  };
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, hurry, { capture: true });
  return { came, stands, go, waits: () => state === 'waits' };
};
