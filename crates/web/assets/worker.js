// Answers for the house when the house cannot be reached, and says so. It keeps one page and the files of that page;
// never a table, because an old table that looks alive would be a lie.
'use strict';
const KEPT = '%KEPT%';
const FILES = '%FILES%'.split(' ');
const OFFLINE = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const tidy = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});
/// One page, in the language of the page that was opened last. A worker for each language would be told apart by the
/// browser at every change, and Chromium then lets a page wait for ever.
self.addEventListener('message', (event) => event.waitUntil(keep(`${OFFLINE}?lang=${event.data}`)));
async function keep(page) {
  const kept = await caches.open(KEPT);
  if (await kept.match(page)) return;
  const fresh = await fetch(page);
  if (!fresh.ok) return;
  await kept.delete(OFFLINE, { ignoreSearch: true });
  await kept.put(page, fresh);
}
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE, { ignoreSearch: true })));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
