// Where the pocket house plays: its bots think in a worker beside the page, which the worker that answers asks for.
'use strict';
(() => {
  let mind;
  navigator.serviceWorker?.addEventListener('message', ({ data: { wants, folder }, source }) => {
    if (wants !== 'thinker') return;
    mind ??= new Worker(`${folder}thinker.js`);
    const { port1, port2 } = new MessageChannel();
    mind.postMessage('', [port1]);
    source.postMessage({ thinker: true }, [port2]);
  });
  navigator.serviceWorker?.startMessages();
})();
