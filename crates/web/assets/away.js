// In the settings: whether this browser has the pocket house, which plays on without a connection, and a button that
// brings it to those for whom it does not come by itself.
'use strict';
// The button in the head silences, too: then the choice here follows. `app.js` has listened first.
document.addEventListener('click', ({ target }) => {
  if (!target.closest('.mute')) return;
  const { sound } = document.documentElement.dataset;
  for (const choice of document.querySelectorAll('input[name=sound]')) choice.checked = (choice.value === 'off') === (sound === 'off');
});
(() => {
  const place = document.getElementById('pocket');
  if (!place || !navigator.serviceWorker) return;
  const button = place.querySelector('button');
  async function ask(wish) {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const told = new Promise((done) => { port1.onmessage = ({ data }) => done(data); });
    active.postMessage({ pocket: wish }, [port2]);
    const here = await told;
    place.hidden = false;
    for (const part of place.querySelectorAll('[data-here]')) part.hidden = (part.dataset.here === 'yes') !== here;
    return here;
  }
  button.addEventListener('click', () => {
    button.disabled = true;
    ask('fetch').catch(() => {}).then(() => { button.disabled = false; });
  });
  // It may be on its way.
  (async function again() {
    if (!await ask('look').catch(() => false)) setTimeout(again, 2000);
  })();
})();
