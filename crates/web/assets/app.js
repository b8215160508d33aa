// On every page: the worker that answers when there is no connection. Another language is another worker, so that it
// speaks the visitor's. Nothing here is needed to play.
'use strict';
navigator.serviceWorker?.register(`/worker.js?lang=${document.documentElement.lang}`).catch(() => {});
