// On every page: the worker that answers when there is no connection, told which language to speak. Nothing here is
// needed to play.
'use strict';
navigator.serviceWorker?.register('/worker.js')
  .then(() => navigator.serviceWorker.ready)
  .then((kept) => kept.active.postMessage(document.documentElement.lang))
  .catch(() => {});
