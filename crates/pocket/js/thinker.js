// A worker beside a page, in which the bots of the pocket house think: the one that answers has no time for that.
'use strict';
const POCKET = location.pathname.replace(/[^/]*$/, '');
const BASE = POCKET.replace(/pocket\/[^/]*\/$/, '');
importScripts(`${POCKET}pocket.js`);
const mind = pocket.mind();
// The page hands over the other end of the line to whoever asks.
self.addEventListener('message', ({ ports: [line] }) => {
  line.onmessage = async ({ data: { number, question } }) => line.postMessage({ number, answer: (await mind)(question) });
});
