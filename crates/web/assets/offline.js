// The page that stands in for another one while there is no connection: it asks again and again, and goes back to
// where the visitor wanted to be as soon as the house answers.
'use strict';
(() => {
  const { base } = document.body.dataset;
  let wait = 1000;
  async function ask() {
    try {
      const answer = await fetch(base + 'health', { cache: 'no-store' });
      if (answer.ok) return location.reload();
    } catch { /* still nobody there */ }
    setTimeout(ask, wait);
    wait = Math.min(wait * 1.5, 10000);
  }
  addEventListener('online', () => { wait = 1000; ask(); });
  if (location.pathname !== base + 'offline') setTimeout(ask, wait);
})();
