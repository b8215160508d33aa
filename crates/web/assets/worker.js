// Answers for the house when the house cannot be reached: by the pocket house, if it is here, or by one page that says
// that there is no connection. Of a server's tables nothing is ever kept: an old table that looks alive would be a lie.
'use strict';
const BASE = new URL(self.registration.scope).pathname;
const KEPT = `%KEPT% ${BASE}`; // other houses may keep something at the same address
const FILES = '%FILES%'.split(' ').map((file) => BASE + file);
const OFFLINE = `${BASE}offline`;
/// The folder of the pocket house, if the server has it; its name changes with its content.
const POCKET = '%POCKET%' && `${BASE}%POCKET%`;
if (POCKET) importScripts(`${POCKET}pocket.js`);
/// What nobody but the server can answer: its tables, and whether it is there.
const SERVERS = /^(?:[trcjwd]|feed|api\/tables|pocket)\/.|^(?:health|ready|metrics|worker\.js)$/;
/// A text that somebody brought to be looked at again; its id is a hash of it, wherever it is kept.
const BROUGHT = /^a\//;

self.addEventListener('install', (event) => {
  const files = caches.open(KEPT).then((kept) => kept.addAll(FILES));
  event.waitUntil(Promise.all([files, renewed()]).then(() => self.skipWaiting()));
});
/// Who has an old pocket house gets the new one before it takes over.
async function renewed() {
  const old = (await caches.keys()).some((name) => name.startsWith(`${BASE}pocket/`));
  if (old && POCKET) await pocket.fetched();
}
self.addEventListener('activate', (event) => {
  const isOurs = (name) => name.endsWith(` ${BASE}`) || name.startsWith(`${BASE}pocket/`);
  const needless = (name) => isOurs(name) && name !== KEPT && name !== POCKET;
  const tidy = caches.keys().then((names) => Promise.all(names.filter(needless).map((name) => caches.delete(name))));
  event.waitUntil(tidy.then(() => self.clients.claim()));
});
/// What a page tells: how it looks and speaks (an older one says its language alone); a question about the pocket house;
/// or a line to a worker that thinks.
self.addEventListener('message', (event) => {
  const { data, source, ports: [line] } = event;
  if (data.thinker) pocket.thinker(line);
  else if (data.pocket) event.waitUntil(told(data.pocket).then((here) => line.postMessage(here)));
  else event.waitUntil(heard(data.lang ? data : { lang: data }, source));
});
async function heard(page, from) {
  await keep(`${OFFLINE}?lang=${page.lang}`);
  if (!POCKET) return;
  await pocket.receives(page, from);
  // Everything that the page needs comes first, and nothing large over a line that is dear or slow.
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  if (saveData || type === 'cellular' || /[23]g/.test(effectiveType)) return;
  await ground.sleep(1000);
  await pocket.fetched().catch(() => {});
}
/// Is the pocket house here, or can it be fetched if that is wished?
async function told(wish) {
  if (!POCKET) return false;
  if (wish === 'fetch') await pocket.fetched().catch(() => {});
  return pocket.isHere();
}
/// One page, in the language of the page that was opened last. A worker for each language would be told apart by the
/// browser at every change, and Chromium then lets a page wait for ever.
async function keep(page) {
  const kept = await caches.open(KEPT);
  if (await kept.match(page)) return;
  const fresh = await fetch(page).catch(() => null);
  if (!fresh?.ok) return;
  await kept.delete(OFFLINE, { ignoreSearch: true });
  await kept.put(page, fresh);
}
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const navigates = request.mode === 'navigate' && request.method === 'GET';
  if (origin !== location.origin || !pathname.startsWith(BASE) || isForeign(request)) return;
  const path = inside(pathname);
  if (POCKET && pocket.owns(path)) {
    event.respondWith(pocket.answer(event).catch(() => sorry(navigates)));
  } else if (FILES.includes(pathname) || (POCKET && pathname.startsWith(POCKET))) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (POCKET && !SERVERS.test(path)) {
    event.respondWith(first(event, path).catch(() => sorry(navigates)));
  } else if (navigates) {
    event.respondWith(fetch(request).catch(() => sorry(navigates)));
  }
});
/// An address without the base.
function inside(pathname) {
  return pathname.slice(BASE.length);
}
/// A form of another site, or of a page that does not say which it is. What a worker passes on looks like its own, and
/// then the server could not tell any more: such a form goes its own way.
function isForeign({ method, mode, referrer }) {
  return method !== 'GET' && mode === 'navigate' && !referrer.startsWith(`${location.origin}/`);
}
/// The server's answer; if there is no line, that of the pocket house.
async function first(event, path) {
  const spare = event.request.clone();
  const answer = await fetch(event.request).catch(() => null);
  const isElsewhere = !answer || (answer.status === 404 && BROUGHT.test(path));
  if (!isElsewhere || !await pocket.isHere()) return answer ?? sorry(event.request.mode === 'navigate');
  const own = await pocket.answer(event, spare);
  return answer && own.status === 404 ? answer : own;
}
async function sorry(navigates) {
  const page = navigates && await caches.match(OFFLINE, { ignoreSearch: true });
  return page || Response.error();
}
