// On every page: the worker that answers when there is no connection, told how this page looks and speaks, and the button
// that silences the tables. Nothing here is needed to play.
'use strict';
navigator.serviceWorker?.register(document.body.dataset.base + 'worker.js')
  .then(() => navigator.serviceWorker.ready)
  .then((kept) => kept.active.postMessage({ ...document.documentElement.dataset, lang: document.documentElement.lang }))
  .catch(() => {});
(() => {
  // Whether there is sound is a setting like the others: the document says it, and the house keeps it.
  const wish = document.documentElement.dataset;
  const isMuted = () => wish.sound === 'off';
  function show() {
    for (const button of document.querySelectorAll('.mute')) button.ariaPressed = isMuted();
  }
  document.addEventListener('click', (event) => {
    if (!event.target.closest('.mute')) return;
    event.preventDefault();
    wish.sound = isMuted() ? 'on' : 'off';
    show();
    fetch(document.body.dataset.base + 'settings', { method: 'POST', body: new URLSearchParams({ sound: wish.sound }), redirect: 'manual', keepalive: true }).catch(() => {});
  });
  document.addEventListener('adit:table', show);
  show();
})();
