// Looking again: the slider, the keys and the clock of a replay, the review that comes later, and sharing.
'use strict';
(() => {
  const byId = (id) => document.getElementById(id);

  // ---------------------------------------------------------------- the end of a match
  const share = byId('share');
  if (share && navigator.share) {
    share.hidden = false;
    share.addEventListener('click', () => navigator.share({ title: share.dataset.title, url: share.dataset.link }).catch(() => {}));
  }
  async function review() {
    const from = byId('review')?.dataset.from;
    if (!from) return;
    const answer = await fetch(from, { headers: { 'X-Adit': 'page' } }).catch(() => null);
    if (answer?.ok) {
      const template = document.createElement('template');
      template.innerHTML = await answer.text();
      byId('review').replaceWith(template.content);
    }
    setTimeout(review, answer?.ok ? 700 : 5000);
  }
  review();

  // ---------------------------------------------------------------- the analysis
  const bench = byId('table')?.dataset.mode === 'analysis';
  let held = location.search; // what the page of an analysis shows
  async function show(url, options = {}) {
    const headers = { 'X-Adit': 'page', 'X-Adit-From': held || '?', Accept: 'application/json' };
    const answer = await fetch(url, { ...options, headers }).catch(() => null);
    if (!answer) return location.reload();
    if (!answer.ok) {
      const { error } = await answer.json().catch(() => ({}));
      return window.adit.say(error?.message ?? answer.statusText, 'is-bad', error?.rule);
    }
    window.adit.say('');
    window.adit.swap(await answer.text());
    held = new URL(answer.url).search;
    return answer.url;
  }
  async function attempt(url, options) {
    window.adit.clear();
    const to = await show(url, options);
    if (to && to !== location.href) history.pushState(null, '', to);
  }
  if (bench) {
    const here = location.pathname;
    addEventListener('popstate', () => show(location.href));
    document.addEventListener('submit', (event) => {
      const { target: form, submitter: by } = event;
      const to = by?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
      if (!to.startsWith(here + '/')) return;
      event.preventDefault();
      const data = new FormData(form);
      if (by?.name) data.append(by.name, by.value);
      attempt(to, { method: 'POST', body: new URLSearchParams(data) });
    });
    document.addEventListener('click', (event) => {
      const link = event.target.closest('.player a');
      if (link?.pathname !== here || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      attempt(link.href);
    });
  }

  // ---------------------------------------------------------------- the replay
  const form = document.querySelector('.player__form');
  if (!form) return;
  document.documentElement.classList.add('scripted');
  const step = byId('step');
  const home = form.getAttribute('action');
  const at = () => Number(byId('player-keys').dataset.step);
  let shown = location.search; // what the page holds
  let wanted; // where it should go next
  let timer; // it runs by itself
  const address = (number) => `${home}?${new URLSearchParams({ step: number, as: byId('eyes').value, speed: byId('speed').value })}`;

  async function go(url) {
    const busy = wanted;
    wanted = url;
    if (busy) return;
    while (wanted) {
      const to = wanted;
      const answer = await fetch(to, { headers: { 'X-Adit': 'page', 'X-Adit-From': shown || '?' } }).catch(() => null);
      if (!answer?.ok) { location.assign(to); return; }
      window.adit.swap(await answer.text());
      shown = new URL(to, location).search;
      history.replaceState(null, '', to);
      if (wanted === to) wanted = undefined;
      if (document.activeElement !== step || !wanted) step.value = at();
      button();
    }
  }
  const move = (by) => {
    const number = Math.max(0, Math.min(Number(step.max), at() + by));
    if (number !== at()) go(address(number));
  };

  // It runs by itself: the next step comes a little after the last one was seen; where nothing moves, after a second.
  let [since, moved] = [0, false];
  function run(yes) {
    clearInterval(timer);
    timer = yes ? setInterval(tick, 50) : undefined;
    since = performance.now();
    if (yes && at() >= Number(step.max)) go(address(0));
    button();
  }
  function tick() {
    const { busy } = window.adit.player;
    moved ||= busy;
    if (wanted || busy) since = performance.now();
    else if (performance.now() - since > (moved ? 450 : 1200) / Number(byId('speed').value)) {
      moved = false;
      since = performance.now();
      at() < Number(step.max) ? move(1) : run(false);
    }
  }
  function button() {
    const play = byId('play');
    play.hidden = false;
    play.classList.toggle('is-on', !!timer);
    play.setAttribute('aria-label', timer ? play.dataset.pause : play.dataset.play);
  }

  step.addEventListener('input', () => go(address(step.value)));
  byId('eyes').addEventListener('change', () => go(address(at())));
  byId('speed').addEventListener('change', () => go(address(at())));
  document.addEventListener('click', (event) => {
    if (event.target.closest('#play')) return run(!timer);
    const link = event.target.closest('.player__keys a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    run(false);
    go(link.getAttribute('href'));
  });
  const click = (name) => document.querySelector(`a.go-${name}`)?.click();
  const keys = {
    ArrowLeft: () => move(-1), ArrowRight: () => move(1), Home: () => click('first'), End: () => click('last'),
    PageUp: () => click('turn-back'), PageDown: () => click('turn'), ' ': () => run(!timer),
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select, textarea, input:not(#step)')) return;
    if (event.key === ' ' && event.target.matches('button, a, summary')) return;
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });
  button();
})();
