// What stays on show is joined by a line: following it is often the game.
'use strict';
window.Traces = () => {
  function trace() {
    const drawn = new Set();
    let lines = '';
    for (const step of (byId('moves')?.dataset.moves ?? '').split(',').filter(Boolean)) {
      const [from, to] = step.split(' ');
      const ends = [byId('p' + from), byId('p' + to)].map((e) => (e?.matches('.pc') ? e.querySelector('.pb') ?? e : null));
      const name = [from, to].sort().join('-');
      if (drawn.has(name) || !ends.every((e) => e?.getClientRects().length && e.getBoundingClientRect().top < innerHeight && e.getBoundingClientRect().bottom > 0)) continue;
      drawn.add(name);
      const [a, b] = ends.map((e) => e.getBoundingClientRect()).map((r) => [r.left + r.width / 2 + scrollX, r.top + r.height / 2 + scrollY]);
      const bow = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.22, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.22];
      lines += `<path d="M${a}Q${bow} ${b}"></path><circle r="6" cx="${a[0]}" cy="${a[1]}"></circle><circle r="6" cx="${b[0]}" cy="${b[1]}"></circle>`;
    }
    if (lines && !byId('traces')) document.body.insertAdjacentHTML('beforeend', '<svg id="traces"></svg>');
    if (byId('traces')) byId('traces').innerHTML = lines;
  }
  addEventListener('resize', trace);
  document.addEventListener('scroll', trace, { capture: true, passive: true });
  // Where the coach comes or goes, and when the eye has caught up, everything lies elsewhere.
  document.addEventListener('toggle', trace, true);
  new MutationObserver(trace).observe(document.documentElement, { attributeFilter: ['class'] });
  return trace;
};
