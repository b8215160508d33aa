// How things move over the page: places, likenesses of pieces, and the ways they take through the air. It knows neither
// beats nor the table's state; `beats.js` says what flies when.
'use strict';
window.Motion = ({ sound, isStill, rate, isLanding }) => {
  const SHAPES = {
    toss: {}, fan: { lift: 0.14, wobble: 5 }, bow: { rise: 0, bow: 0.34, lift: 0.16, tilt: 0 }, blast: { spin: 70, lift: 0.2 },
    roll: { spin: 540, lift: 0.3, tilt: 0, out: true }, clash: { lift: 0.2 },
  };
  const clamp = (low, value, high) => Math.max(low, Math.min(high, value));
  const easeInOut = (t) => (t < 0.28 ? 4.7 * t * t : 1 - 1.692 * (1 - t) ** 3); // off at once, arriving gently
  const easeOut = (t) => 1 - (1 - t) ** 3;
  const node = (tag, name = '', html = '') => Object.assign(document.createElement(tag), { className: name, innerHTML: html });

  /// What is drawn outside the table is styled as if it were inside.
  const shell = node('div', 'b-shell');
  const layer = shell.appendChild(node('div', 'b-layer'));
  layer.ariaHidden = 'true';
  layer.inert = true;

  const running = new Set(); // animations under way, pauses among them
  function run(element, frames, timing) {
    const animation = element.animate(frames, { fill: 'both', ...timing });
    running.add(animation);
    if (isLanding()) animation.finish();
    else animation.updatePlaybackRate(rate());
    return animation.finished.catch(() => {}).then(() => { running.delete(animation); return animation; });
  }
  const wait = (ms) => (ms > 0 ? isStill() ? pause(ms) : run(layer, null, { duration: ms }) : Promise.resolve());
  /// Where nothing may move not even a pause is an animation; it can be ended all the same.
  function pause(ms) {
    return new Promise((done) => {
      const one = { finish: end, cancel: end, updatePlaybackRate() {} };
      const timer = setTimeout(end, ms / rate());
      function end() { clearTimeout(timer); running.delete(one); done(); }
      running.add(one);
      if (isLanding()) end();
    });
  }
  // ------------------------------------------------------------------------------------------------ places
  /// A piece is its body; the frame of its slot, and what is written under it, stay where they are.
  const body = (element) => (element?.matches?.('.pc') && element.querySelector(':scope > .pb')) || element;
  const seen = (element) => {
    const box = body(element)?.getBoundingClientRect();
    return box?.width && box.height ? box : null;
  };
  const find = (place) => byId('p' + place) ?? byId('r' + place);
  /// Where an element is on the screen; what is folded away is where it would be opened (a tab, a rival's line).
  function boxOf(element) {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const box = seen(e.querySelector(':scope > .seat__em') ?? e); // a player's things come from their emblem
      if (box) return box;
      const tab = [...e.classList].find((name) => name.startsWith('a-'));
      const stand = tab && document.querySelector(`label[for="tab-${tab.slice(2)}"]`);
      if (seen(stand)) return seen(stand);
    }
    return null;
  }
  const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const around = (box, copy) => { const [x, y] = centre(box); const { width, height } = copy.box; return { left: x - width / 2, top: y - height / 2, width, height }; };
  const panOf = (x) => clamp(-0.7, (x / innerWidth) * 1.4 - 0.7, 0.7);
  const isArea = (element) => element?.matches('.a');
  /// What can be told apart in an area: each piece by what it is called. Of several that are alike the last one leaves:
  /// the one that was dragged.
  const inside = (area) => [...all('.pc:not(.is-dragged)[id]', area), ...all('.is-dragged', area)].map((piece) => ({ piece, called: piece.getAttribute('aria-label') ?? piece.querySelector('.vh')?.textContent ?? '' }));
  /// The pieces of one list that are not in the other.
  function without(list, other) {
    const rest = other.map(({ called }) => called);
    return list.filter(({ called }) => { const at = rest.indexOf(called); if (at >= 0) rest.splice(at, 1); return at < 0; });
  }

  // ------------------------------------------------------------------------------------------------ copies
  /// Rules of style may ask what stands around a piece, and around a likeness there is nothing: it is told what came of
  /// them.
  const LOOK = 'display position inset width height min-width min-height aspect-ratio margin padding border border-radius font letter-spacing text-align white-space color background box-shadow filter clip-path overflow flex flex-direction gap grid-area grid-template align-items align-content justify-content place-self'.split(' ');
  function freeze(from, to) {
    const look = getComputedStyle(from);
    for (const name of LOOK) to.style.setProperty(name, look.getPropertyValue(name));
    if (!from.matches('svg')) [...from.children].forEach((child, nth) => freeze(child, to.children[nth]));
  }
  /// A likeness of a piece, a pawn or a meter that can be seen, to lie in the layer. Empty likenesses of its ancestors,
  /// without boxes of their own, stand around it, for what its own style leaves to theirs.
  function copyOf(element) {
    const box = seen(element);
    if (!box) return null;
    element = body(element);
    let inner;
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
      const { x, y, width, height } = element.getBBox();
      inner = element.ownerSVGElement.cloneNode(false);
      inner.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      inner.append(element.cloneNode(true));
      inner.firstChild.removeAttribute('transform');
      element = element.ownerSVGElement;
    } else {
      inner = element.cloneNode(true);
      freeze(element, inner);
    }
    for (const e of [inner, ...all('[id], [data-b-wait]', inner)]) { e.removeAttribute('id'); e.removeAttribute('data-b-wait'); }
    inner.classList.add('b-likeness');
    Object.assign(inner.style, { inset: '0 auto auto 0', width: `${box.width}px`, height: `${box.height}px` });
    for (let e = element.parentElement; e && e !== document.documentElement; e = e.parentElement) {
      // One that folds would show its own handle.
      const stand = e.matches('details') ? node('div', e.className) : e.cloneNode(false);
      stand.removeAttribute('id');
      stand.classList.add('b-shell');
      stand.append(inner);
      inner = stand;
    }
    return holder(inner, box);
  }
  function holder(inner, box) {
    const copy = node('div', 'b-copy');
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    copy.append(node('i', 'b-shadow'), inner);
    copy.box = box;
    copy.style.transform = at(...centre(box), copy);
    return copy;
  }
  const at = (x, y, { box }, scale = 1, turn = 0) =>
    `translate(${(x - box.width / 2).toFixed(1)}px,${(y - box.height / 2).toFixed(1)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
  /// A sign, with a number or without.
  function token(face, size = 34) {
    const [, sym, tone, count] = face.match(/^([\w-]+)(?:~([\w-]+))?(?::(.+))?$/);
    const art = byId('table').dataset.art;
    return holder(node('span', `b-token v-${tone ?? ''}`, `<svg class="sym g-${sym}" viewBox="0 0 64 64"><use href="${art}#s-${sym}"/></svg>${count ? `<b>${count}</b>` : ''}`), { left: 0, top: 0, width: size, height: size });
  }
  const back = (from, to) => { const h = clamp(34, Math.min(from.height, to.height, 84), 84); return holder(node('span', 'b-back'), { left: 0, top: 0, width: h * 0.7, height: h }); };

  // ------------------------------------------------------------------------------------------------ motions
  /// The way through the air, sampled: browsers carry out plain lists of transforms without the page's help.
  function frames(copy, from, to, { bow = 0, rise = 0, spin = 0, tilt = 0, scale = [1, 1], lift = 0.08, out = false, wobble = 0 }) {
    const [[ax, ay], [bx, by]] = [centre(from), centre(to)];
    return Array.from({ length: 17 }, (_, i) => {
      const [t, e] = [i / 16, (out ? easeOut : easeInOut)(i / 16)];
      const arch = 4 * e * (1 - e);
      return {
        transform: at(ax + (bx - ax) * e - (by - ay) * bow * arch, ay + (by - ay) * e + (bx - ax) * bow * arch - rise * arch, copy,
          (scale[0] + (scale[1] - scale[0]) * e) * (1 + lift * Math.sin(Math.PI * Math.min(1, t * 1.15))),
          spin * e + tilt * Math.sin(Math.PI * t) + wobble * Math.sin(9 * t) * (1 - t)),
      };
    });
  }
  const fit = (copy, to) => clamp(0.08, Math.min(to.width / copy.box.width, to.height / copy.box.height), 4);
  function fly(copy, from, to, { time, delay, turned, was, into, ...shape }) {
    const [sx, tx] = [centre(from)[0], centre(to)[0]];
    const far = Math.hypot(tx - sx, centre(to)[1] - centre(from)[1]) || 1;
    const end = into ? clamp(0.2, fit(copy, to), 0.8) : fit(copy, to);
    const timing = { duration: clamp(0.72, far / 520, 1.25) * time, delay, easing: 'linear' };
    const way = frames(copy, from, to, { rise: clamp(14, far * 0.16, 90), tilt: clamp(-9, (tx - sx) / 40, 9), scale: [Math.max(fit(copy, from), 0.5), end], ...shape, bow: Math.min(shape.bow ?? 0, 84 / far) });
    if (into) { way.at(-1).opacity = 0; way.at(-3).opacity = 1; }
    run(copy.firstChild, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], timing);
    if (turned) turnOver(copy, timing, was);
    return run(copy, way, timing);
  }
  /// Both sides of a piece; which one is up changes halfway.
  function turnOver(copy, timing, was) {
    const [face, rear] = [side(copy), was ? side(was) : node('span', 'b-back')];
    copy.append(was?.children[1] ?? rear);
    face.classList.add('b-face');
    rear.classList.add('b-rear');
    copy.classList.add('b-flips');
    if (was) Object.assign(rear.style, { left: `${(copy.box.width - was.box.width) / 2}px`, top: `${(copy.box.height - was.box.height) / 2}px`, scale: `${copy.box.width / was.box.width} ${copy.box.height / was.box.height}` });
    const turn = (e, a, b) => run(e, [{ transform: `perspective(600px) rotateY(${a}deg)` }, { transform: `perspective(600px) rotateY(${b}deg)` }], { ...timing, easing: 'ease-in-out' });
    turn(rear, 0, 180);
    turn(face, -180, 0);
  }
  /// It sits in elements without boxes; what turns is the piece itself.
  const side = (copy) => { let e = copy.children[1]; while (e.matches('.b-shell')) e = e.firstElementChild; return e; };
  /// A pawn goes from room to room with small hops, along the tunnel if the map draws one.
  function walk(copy, from, to, time) {
    const [a, b] = [centre(from), centre(to)];
    const bend = tunnel(a, b) ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const hops = clamp(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 42), 6);
    const way = Array.from({ length: hops * 6 + 1 }, (_, i) => {
      const t = i / (hops * 6);
      const hop = Math.abs(Math.sin(Math.PI * t * hops));
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return { transform: at(u * a[0] + v * bend[0] + w * b[0], u * a[1] + v * bend[1] + w * b[1] - hop * 9, copy, 1 + hop * 0.05, Math.sin(Math.PI * t * hops * 2) * 4) };
    });
    for (let i = 0; i < hops; i += 1) wait((time / hops) * i + 30).then(() => !isLanding() && sound('step', { pitch: 1 + (i % 2) * 0.12, pan: panOf(b[0]) }));
    return run(copy, way, { duration: time * clamp(0.8, hops / 3, 1.3), easing: 'linear' });
  }
  /// The bend of the tunnel between two points of the screen.
  function tunnel(a, b) {
    const svg = document.querySelector('.map__art');
    const matrix = svg?.getScreenCTM();
    if (!matrix) return null;
    const point = (x, y, m) => { const p = new DOMPoint(x, y).matrixTransform(m); return [p.x, p.y]; };
    const [u, v] = [a, b].map((p) => point(...p, matrix.inverse()));
    let best = null;
    for (const curve of (svg.querySelector('.tu-floor')?.getAttribute('d') ?? '').split('M').slice(1)) {
      const [x1, y1, cx, cy, x2, y2] = curve.match(/-?[\d.]+/g).map(Number);
      for (const [ax, ay, bx, by] of [[x1, y1, x2, y2], [x2, y2, x1, y1]]) {
        const off = Math.hypot(ax - u[0], ay - u[1]) + Math.hypot(bx - v[0], by - v[1]);
        if (off < (best?.off ?? 110)) best = { off, bend: [cx, cy] };
      }
    }
    if (!best) return null;
    return point(...best.bend, matrix);
  }
  /// Small things spray from a point and fall.
  function burst(box, face, many = 8, reach = 62) {
    const [x, y] = centre(box);
    for (let i = 0; i < many && !isStill() && !isLanding(); i += 1) {
      const copy = token(face, 12 + (i % 3) * 5);
      const angle = (i / many) * Math.PI * 2 + (i % 2) * 0.4;
      const speed = reach * (0.6 + ((i * 37) % 10) / 18);
      const way = Array.from({ length: 9 }, (_, k) => {
        const t = k / 8;
        return { transform: at(x + Math.cos(angle) * speed * easeOut(t), y + Math.sin(angle) * speed * easeOut(t) * 0.8 - 16 * t + 74 * t * t, copy, 1 - t * 0.5, angle * 60 + t * 200), opacity: t < 0.6 ? 1 : (1 - t) * 2.4 };
      });
      layer.append(copy);
      run(copy, way, { duration: 620 + (i % 3) * 90, easing: 'linear' }).then(() => copy.remove());
    }
  }
  /// A ring of light that says: here.
  function ring(box, name, time = 620) {
    if (!box) return Promise.resolve();
    const copy = holder(node('span', `b-ring ${name}`), box);
    layer.append(copy);
    const here = copy.style.transform;
    const way = [{ transform: here + ' scale(.82)', opacity: 0 }, { transform: here + ' scale(1.04)', opacity: 1, offset: 0.3 }, { transform: here + ' scale(1.16)', opacity: 0 }];
    return (isStill() ? pause(900) : run(copy, way, { duration: time, easing: 'ease-out' })).then(() => copy.remove());
  }
  function shake(element, reach = 6, time = 420) {
    if (!element || isStill()) return;
    const way = Array.from({ length: 13 }, (_, i) => ({ transform: `translate(${(Math.sin(i * 2.4) * reach * (1 - i / 12)).toFixed(1)}px,${(Math.cos(i * 3.1) * reach * 0.6 * (1 - i / 12)).toFixed(1)}px)` }));
    run(element, way, { duration: time, easing: 'linear', fill: 'none' });
  }
  const buzz = (ms) => { if (!sound.muted() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms); };
  /// A piece is lifted where it lies, seen or turned over, and laid back.
  function lift(copy, box, height, timing, turned, was) {
    layer.append(copy);
    const [x, y] = centre(box);
    const [low, high] = [at(x, y, copy), at(x, y - box.height * height, copy, 1 + height * 0.5, height > 0.3 ? -5 : 0)];
    if (turned) turnOver(copy, { ...timing, duration: timing.duration * 0.7 }, was);
    return run(copy, [{ transform: low, easing: 'cubic-bezier(.2,.9,.3,1)' }, { transform: high, offset: 0.32 }, { transform: high, offset: 0.62, easing: 'cubic-bezier(.6,0,.8,.4)' }, { transform: low }], timing);
  }

  return { shell, layer, running, run, wait, find, body, seen, boxOf, centre, around, panOf, isArea, inside, without, copyOf, token, back, fly, walk, burst, ring, shake, buzz, lift, SHAPES };
};
