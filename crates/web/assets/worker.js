// Answers for the house when the house cannot be reached, and says so. It keeps one page and the files of that page;
// never a table, because an old table that looks alive would be a lie.
'use strict';
const KEPT = '%KEPT%';
const FILES = '%FILES%'.split(' ');
const OFFLINE = '/offline' + self.location.search;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([OFFLINE, ...FILES])).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const tidy = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
