// Pieces that may lie in any order are moved about where they lie: tap two to swap them, drag one onto another, or take
// one with the space bar and move it by the arrow keys. Nothing is sent before the button says how they shall lie.
'use strict';
(() => {
  const places = () => all('#table .is-order');
  const marks = () => places().map((place) => place.dataset.mark).join(' ');
  let wanted = ''; // how they shall lie; the house may draw the table anew meanwhile
  let picked = '';

  // ---------------------------------------------------------------- moving
  /// The pieces change places; the places stay.
  function exchange(one, other) {
    for (const part of [':scope > .vh', ':scope > .pb']) {
      const [a, b] = [one, other].map((place) => place.querySelector(part));
      const gap = document.createComment('');
      a.replaceWith(gap);
      b.replaceWith(a);
      gap.replaceWith(b);
    }
    for (const name of ['data-mark', 'data-more', 'title']) {
      const [a, b] = [one, other].map((place) => place.getAttribute(name));
      for (const [place, value] of [[one, b], [other, a]]) value === null ? place.removeAttribute(name) : place.setAttribute(name, value);
    }
  }
  /// The same, to be seen and heard.
  function move(one, other) {
    const body = (place) => place.querySelector(':scope > .pb');
    const before = new Map([one, other].map((place) => [body(place), body(place).getBoundingClientRect()]));
    body(one).style.translate = '';
    exchange(one, other);
    for (const [piece, start] of before) glide(piece, start);
    wanted = marks();
    show();
    const said = document.getElementById('order-said');
    const told = { what: other.querySelector('.vh').textContent, place: places().indexOf(other) + 1 };
    if (said) said.textContent = said.dataset.moved.replace(/\{(\w+)\}/g, (_, name) => told[name]);
  }
  function glide(piece, start) {
    const end = piece.getBoundingClientRect();
    if (window.adit.isStill()) return;
    piece.animate([{ translate: `${start.left - end.left}px ${start.top - end.top}px`, zIndex: 30 }, { translate: '0 0', zIndex: 30 }], { duration: 200, easing: 'cubic-bezier(.2,.7,.2,1)' });
  }
  /// The button sends what is seen, and says so.
  function show() {
    for (const button of all('.order__go')) {
      const now = places().map((place) => place.dataset.mark).join('');
      const first = places().map((place) => place.dataset.key).join('');
      button.value = button.dataset.start + now;
      button.querySelector('.btn__main').textContent = now === first ? button.dataset.same : button.dataset.so;
    }
  }
  /// The house is about to draw the table, and knows the pieces only as they were dealt.
  function back() {
    for (const place of places()) {
      const from = places().find((other) => other.dataset.mark === place.dataset.key);
      if (from && from !== place) exchange(from, place);
    }
  }
  /// The house has drawn the table: what was moved stays moved, as long as it can be.
  function again() {
    const now = places();
    if (!now.length) wanted = picked = '';
    if (wanted && wanted !== marks()) {
      wanted.split(' ').forEach((mark, at) => {
        const from = now.find((place) => place.dataset.mark === mark);
        if (from && now[at] && from !== now[at]) exchange(from, now[at]);
      });
    }
    show();
    light();
  }

  // ---------------------------------------------------------------- taking one
  function light() {
    for (const place of places()) {
      place.classList.toggle('is-picked', place.id === picked);
      place.classList.toggle('is-target', !!picked && place.id !== picked);
      place.setAttribute('aria-pressed', place.id === picked);
    }
  }
  function pick(place) {
    picked = place?.id ?? '';
    light();
    window.adit.say(place ? document.getElementById('order-said')?.dataset.pick ?? '' : '', 'is-pick');
  }
  function tap(place) {
    const from = document.getElementById(picked);
    if (!from) return pick(place);
    pick();
    if (from !== place) move(from, place);
  }
  addEventListener('click', (event) => {
    const place = event.target.closest?.('.is-order');
    if (!place) return picked && pick();
    event.preventDefault();
    event.stopPropagation();
    tap(place);
  }, true);

  // ---------------------------------------------------------------- keys
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && picked) return pick();
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const here = event.target.closest?.('.is-order');
    if (!step || !here) return;
    event.preventDefault();
    const next = places()[places().indexOf(here) + step];
    if (!next) return;
    if (picked === here.id) {
      move(here, next);
      picked = next.id;
      light();
    }
    next.focus();
  }, true);

  // ---------------------------------------------------------------- dragging
  window.adit?.hands.unshift((target) => {
    const place = target.closest('.is-order');
    const goals = new Map(places().filter((other) => other !== place).map((other) => [other.id]));
    return place && { element: place, name: place.id, goals, start: () => pick(), drop: (id) => move(place, document.getElementById(id)) };
  });

  document.addEventListener('adit:before', back);
  document.addEventListener('adit:table', again);
  again();
})();
