// Whatever a touch does can be done by dragging: a piece is taken hold of, the places it can go to glow, and where it is
// let go it does what touching would have done. Let go anywhere else it is laid back. A finger that would scroll scrolls:
// it takes hold by resting for a moment, or by moving where nothing can scroll.
'use strict';
(() => {
  const adit = window.adit;
  if (!adit) return;
  const REST = 180; // milliseconds
  const START = 8; // pixels
  const { shell, layer, copyOf, body } = window.Motion({ isStill: adit.isStill, rate: () => 1, isLanding: () => false });
  document.body.append(shell);
  let held; // what a finger or the mouse is on: the element, where it can go by the ids of the places, what letting go does
  let laid; // what was let go and is not answered yet
  let dragged = false;

  // ---------------------------------------------------------------- what can go where
  /// The places a piece can go to: those that would be touched next, those it is carried to, and for what one touch
  /// does the table or one's own side, whichever it does not lie on.
  function goals(id) {
    const offers = adit.offers();
    const touching = adit.touching(offers);
    const found = new Map(touching.lit([id]).map((place) => [place, touching.touch([id], [place])]));
    const add = (place, offer) => found.set(place, { taken: [...found.get(place)?.taken ?? [], offer] });
    for (const offer of offers) {
      if (offer.by === id) add(offer.on[0], offer);
      else if (!offer.by && offer.on.join() === id) add(byId(id).closest('#mine') ? 'scene' : 'mine', offer);
    }
    return found;
  }
  /// What is taken hold of here: a piece, a pawn that may have a lit room over it, or what lies in a room.
  function find(target, { clientX: x, clientY: y }) {
    const isHere = (e) => { const r = e.getBoundingClientRect(); return r.left < x && x < r.right && r.top < y && y < r.bottom; };
    const pawns = target.closest('.map') ? all('#table .pawn.is-drag').filter(isHere) : [];
    for (const place of [target.closest('.is-drag'), ...pawns, target.closest('.pc[id]'), target.closest('.go')]) {
      if (!place) continue;
      const id = 'p' + place.id.slice(1);
      const ends = goals(id);
      const element = place.matches('.go') ? all(`#r${id.slice(1)} use:not(.ground)`)[0] ?? place : place;
      if (ends.size) return { element, name: place.id, home: place.closest('.a'), goals: ends, drop: (goal) => go(id, ends.get(goal)) };
    }
    return null;
  }
  /// Is it on its way now?
  function go(id, { touched, taken }) {
    if (!taken.length) { adit.pick(touched); return false; }
    if (taken.length > 1) { setTimeout(adit.take, 0, taken); return false; } // letting go would close the sheet again
    adit.pick([id]);
    adit.take(taken);
    return true;
  }
  adit.hands.push(find);

  // ---------------------------------------------------------------- taking hold
  const take = (target, event) => { for (const hand of adit.hands) { const found = target?.closest && hand(target, event); if (found) return found; } return null; };
  /// Would a finger that moves like this scroll?
  function scrolls(element, right, down) {
    if (element.matches('.is-drag, .is-order')) return false;
    const [axis, size] = Math.abs(right) > Math.abs(down) ? ['overflowX', 'Width'] : ['overflowY', 'Height'];
    for (let e = element.parentElement; e; e = e.parentElement) {
      if (e['scroll' + size] > e['client' + size] + 1 && (e === document.documentElement || /auto|scroll/.test(getComputedStyle(e)[axis]))) return true;
      if (e.id === 'mine') return axis === 'overflowY' && down > 0;
    }
    return false;
  }
  function light() {
    all('.is-dragged, .is-target, .is-aim').forEach((e) => e.classList.remove('is-dragged', 'is-target', 'is-aim'));
    document.body.classList.toggle('picking', !!held);
    (held ?? laid)?.element.classList.add('is-dragged');
    if (held) [...held.goals.keys()].forEach((id) => byId(id)?.classList.add('is-target'));
  }
  function lift() {
    dragged = true;
    held.start?.();
    adit.explain();
    adit.clear();
    held.copy = copyOf(held.element);
    held.copy?.classList.add('b-held');
    layer.append(held.copy ?? '');
    held.element.setPointerCapture?.(held.by);
    light();
  }
  /// The place under the pointer, inner before outer. What comes to one's own side may be let go on the buttons too; what
  /// goes to the table also goes elsewhere on one's own side.
  function under(top) {
    for (let e = top; e; e = e.parentElement) if (held.goals.has(e.id)) return e;
    const side = held.goals.has('mine') ? top?.closest('.t-dock') && 'mine' : held.goals.has('scene') && top?.closest('#mine .a, .me') && !held.home?.contains(top) && 'scene';
    return side ? byId(side) : null;
  }
  /// A map that is larger than its window scrolls at its edge.
  function follow(map, { clientX: x, clientY: y }) {
    const { left, right, top, bottom } = map.getBoundingClientRect();
    const step = (before, after) => (before < 32 ? -9 : after < 32 ? 9 : 0);
    map.scrollBy(step(x - left, right - x), step(y - top, bottom - y));
  }
  const at = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY);
  const shift = (way) => way.map((by) => `${by}px`).join(' ');
  addEventListener('pointerdown', (event) => {
    if (held) return drop({ pointerId: held.by }); // two fingers do something else
    end();
    dragged = false;
    const found = !event.button && take(event.target, event);
    if (found) held = { ...found, x: event.clientX, y: event.clientY, by: event.pointerId, since: event.timeStamp };
  }, true);
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.by) return;
    const way = [event.clientX - held.x, event.clientY - held.y];
    if (!dragged) {
      if (Math.hypot(...way) < START) return;
      if (event.pointerType === 'touch' && event.timeStamp - held.since < REST && scrolls(held.element, ...way)) { held = null; return; }
      lift();
    }
    held.way = way;
    if (held.copy) held.copy.style.translate = shift(way);
    const top = at(event);
    all('.is-aim').forEach((e) => e.classList.remove('is-aim'));
    under(top)?.classList.add('is-aim');
    if (held.element.closest('.map')) follow(held.element.closest('.map'), event);
  });
  addEventListener('touchmove', (event) => { if (held && dragged) event.preventDefault(); }, { passive: false });

  // ---------------------------------------------------------------- letting go
  /// What was let go is seen where the picture has it.
  function end() {
    if (!laid) return;
    body(laid.element).style.translate = '';
    laid.copy?.remove();
    laid = null;
    light();
  }
  function layBack() {
    const was = laid;
    if (!was) return;
    body(was.element).style.translate = '';
    if (adit.isStill() || !was.copy) return end();
    const back = was.copy.animate([{ translate: '0 0' }], { duration: 200, easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'forwards' });
    back.finished.then(() => { if (laid === was) end(); });
  }
  function drop(event) {
    if (event.pointerId !== held?.by) return;
    const goal = dragged && event.type === 'pointerup' && under(at(event));
    const was = held;
    held = null;
    if (!dragged) return;
    laid = was;
    light();
    if (!goal) return layBack();
    // From where it was let go it goes on to where it belongs.
    const scale = was.element.getScreenCTM?.().a ?? 1;
    body(was.element).style.translate = shift(was.way.map((by) => by / scale));
    const sent = was.drop(goal.id);
    if (sent === undefined) end();
    else if (!sent) layBack();
  }
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
  addEventListener('click', (event) => { if (dragged && event.detail) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);
  addEventListener('keydown', (event) => { if (event.key === 'Escape' && held) drop({ pointerId: held.by }); }, true);
  document.addEventListener('adit:refused', () => { adit.pick([]); layBack(); });
  /// The house has drawn the table: what is held is taken hold of anew, if it still can go anywhere.
  document.addEventListener('adit:table', () => {
    end();
    if (!held) return;
    const found = take(byId(held.name), { clientX: held.x, clientY: held.y });
    if (!found) return drop({ pointerId: held.by });
    Object.assign(held, found);
    if (dragged) light();
  });
})();
