// Plays what happened over the new picture of the table. The picture is true at once; only the eye is behind: what has
// not landed yet is hidden where it will lie, a copy flies, and a number counts when its token lands.
//
// A beat is a line of the story: <li data-beat="KIND" data-at="NEWS" data-p="SEAT" data-w="WEIGHT" data-fly="FROM,TO,HOW,STAYS ...">
// HOW is empty (the piece), `t` (turned over), `p160` (that pawn) or `=sign:+2` (a token, which counts by so much).
// Everything that takes time is a Web Animation, a pause too: hurrying sets their rate, landing finishes them all.
'use strict';
window.Beats = ({ sound, isStill, pace, onBeat = () => {}, onIdle = () => {} }) => {
  const WEIGHT = { whisper: 0.62, big: 1.15, fanfare: 1.3 };
  const BEHIND = 1800; // ms of waiting beats before they are shortened
  const MOST = 60; // beats that wait
  const FAN = 37; // ms between the cards of a hand
  const BROUGHT = ['gain', 'cube', 'hush', 'heal', 'draw', 'drawn']; // what a card that is played brings
  // How a kind of beat moves and sounds: motion, ms each, ms between pieces, ms until the next beat, sounds at start and
  // landing. A kind that is not here stands still and says so: `still`.
  const KINDS = {
    turn: ['turn', 500, 0, 260], start: ['still', 0, 0, 120], ready: ['still', 0, 0, 60], choose: ['still', 0, 0, 60],
    pass: ['still', 0, 0, 120], see: ['still', 0, 0, 60], drawn: ['still', 0, 0, 60], say: ['still', 0, 0, 0], run: ['still', 0, 0, 160, 'step'],
    deal: ['toss', 380, 60, 110, 'card'], draw: ['toss', 360, 60, 120, 'card'], play: ['fan', 430, 52, 60, 'card'],
    discard: ['toss', 340, 34, 200, 'card'], clear: ['toss', 320, 30, 140, 'card'], shuffle: ['flip', 420, 30, 260, 'shuffle'],
    buy: ['toss', 620, 90, 320, 'coin', 'card'], use: ['toss', 520, 60, 260, 'lock'], trash: ['toss', 420, 60, 220, 'card'],
    fight: ['clash', 460, 0, 320, 'sword'], drink: ['toss', 520, 0, 260, '', 'potion'], gain: ['toss', 480, 70, 150, '', 'coin'],
    pay: ['toss', 420, 60, 160, 'coin'], take: ['toss', 720, 90, 460, '', 'gem'], find: ['toss', 560, 60, 240, '', 'gem'], open: ['toss', 460, 0, 160, '', 'lock'],
    walk: ['walk', 430, 0, 300], teleport: ['toss', 620, 0, 360, 'peek'], cube: ['roll', 520, 95, 160, '', 'cube'],
    hush: ['roll', 460, 60, 160, 'snore', 'cube'], hurt: ['roll', 540, 110, 260, 'rattle', 'heart'], miss: ['still', 0, 0, 220, 'rattle'],
    heal: ['toss', 640, 90, 280, '', 'potion'], rage: ['still', 0, 0, 260, 'growl'], attack: ['still', 0, 0, 200, 'roar'],
    out: ['walk', 700, 0, 600, 'fanfare'], swap: ['bow', 900, 0, 620, 'arrow', 'tile'], bats: ['bow', 900, 0, 620, 'wings', 'tile'], look: ['look', 900, 0, 560, 'peek'],
    keep: ['toss', 560, 200, 460, 'tile', 'tile'], lay: ['toss', 480, 60, 280, 'tile', 'tile'], uncover: ['toss', 560, 0, 300, 'tile'],
    dig: ['toss', 600, 90, 300, 'dig', 'card'], give: ['bow', 700, 0, 400, 'swish', 'card'], blast: ['blast', 620, 40, 520, 'blast'],
    snore: ['toss', 480, 70, 150, 'snore', 'card'], cart: ['toss', 460, 50, 240, 'cart'], wake: ['still', 0, 0, 300, 'growl'], 'turn-over': ['flip', 420, 80, 240, 'tile'],
    level: ['still', 0, 0, 420, 'step'], end: ['still', 0, 0, 200],
  };
  const queue = [];
  const hidden = new Map(); // the id of an element -> how many pieces are still on their way to it
  const owed = new Map(); // a counter, `id/sign` -> what has not been added to it yet
  let [hurried, landing, playing, solemn] = [false, false, false, 0];
  const raised = []; // what was touched and waits for an answer
  let [told, landed, number] = [-1, 0, 0]; // the newest news that was told; the newest beat that need not be shown; of how many


  // ------------------------------------------------------------------------------------------------ time
  const rate = () => (hurried ? 4 : 1) * pace() * (solemn ? 1 : catchUp());
  /// Behind by more than a few seconds: beats go faster, smoothly, the more the further behind; a big moment takes its time.
  const catchUp = () => (queue[0]?.again ? 1 : Math.min(12, Math.max(1, queue.reduce((sum, beat) => sum + leadOf(beat), 0) / BEHIND)));
  const kindOf = (beat) => KINDS[beat.kind] ?? ['still', 0, 0, 120];
  const weightOf = (beat) => WEIGHT[beat.weight] ?? 1;
  const leadOf = (beat) => (kindOf(beat)[3] + kindOf(beat)[2] * Math.max(0, beat.flights.length - 1)) * weightOf(beat);
  const motion = window.Motion({ sound, isStill, rate: () => rate(), isLanding: () => landing });
  const { shell, layer, running, run, wait, find, body, seen, boxOf, centre, around, panOf, isArea, inside, without, copyOf, token, back, fly, walk, burst, ring, shake, buzz, lift, SHAPES } = motion;
  const retime = () => running.forEach((animation) => animation.updatePlaybackRate(rate()));

  // ------------------------------------------------------------------------------------------------ what is hidden, what is owed
  const bump = (map, name, by) => { const left = (map.get(name) ?? 0) + by; left ? map.set(name, left) : map.delete(name); return left; };
  /// After every new picture: what is on its way is hidden where it will lie, counters show what has arrived.
  function keepHidden() {
    all('[data-b-wait]').forEach((e) => hidden.has(e.dataset.bWait) || e.removeAttribute('data-b-wait'));
    for (const id of hidden.keys()) body(byId(id))?.setAttribute('data-b-wait', id);
    for (const name of owed.keys()) show(name);
  }
  const hide = (element) => { bump(hidden, element.id, 1); return element.id; };
  const reveal = (id) => { if (!bump(hidden, id, -1)) body(byId(id))?.removeAttribute('data-b-wait'); };
  /// The number of a sign; where there is none, nothing is written.
  const figure = (name) => { const [place, sign] = name.split('/'); return find(place)?.querySelector(`.s-${sign} > b`) ?? byId('s' + find(place)?.closest('article')?.id.slice(1))?.querySelector(`.s-${sign} > b`); };
  function show(name) {
    const e = figure(name);
    if (!e) return;
    e.bTrue ??= +e.textContent.replace('−', '-') || 0;
    e.textContent = Math.max(Math.min(0, e.bTrue), e.bTrue - (owed.get(name) ?? 0)); // some of it may have left again
  }
  function count(name, by) {
    bump(owed, name, -by);
    show(name);
    const e = figure(name);
    if (e && !isStill()) run(e, [{ transform: 'none' }, { transform: `scale(${by > 0 ? 1.5 : 0.7})`, offset: 0.3 }, { transform: 'none' }], { duration: 320, easing: 'ease-out', fill: 'none' });
  }

  /// Brings a place of a map that is larger than its window to the middle; one that only cuts off its edges stays.
  function look(place, behavior) {
    const map = place?.closest('.map');
    if (!map || !/auto|scroll/.test(getComputedStyle(map).overflowX)) return null;
    const [m, p] = [map.getBoundingClientRect(), place.getBoundingClientRect()];
    if (behavior === 'smooth' && p.left > m.left + 20 && p.right < m.right - 20 && p.top > m.top + 20 && p.bottom < m.bottom - 20) return null;
    map.scrollBy({ left: p.left + p.width / 2 - m.left - m.width / 2, top: p.top + p.height / 2 - m.top - m.height / 2, behavior });
    return wait(320);
  }

  /// One piece, one number or one pawn goes where it belongs.
  async function move(flight, beat, nth) {
    const [way, time, gap, , starts, lands] = kindOf(beat);
    const [weight, { ghost, how }] = [weightOf(beat), flight];
    const [delay, isToken] = [nth * gap * weight, how.startsWith('=')];
    const target = flight.arrives ? byId(flight.arrives) : find(flight.to);
    const to = boxOf(target) ?? ghost?.box;
    const from = ghost?.box ?? boxOf(find(flight.from)) ?? flight.start ?? to;
    const lies = flight.arrives && seen(target); // and is not folded away
    const who = `p${beat.who}`;
    const done = () => {
      if (lands && !landing) sound(lands, { pan: to ? panOf(centre(to)[0]) : 0, pitch: 1 + nth * 0.04 });
      flight.holds.forEach(reveal);
      flight.olds.forEach((copy) => copy.remove());
      if (flight.counts) count(flight.counts[0], flight.counts[1]);
    };
    if (!to || landing || way === 'still' || way === 'turn') {
      if (way !== 'turn') await wait(delay);
    } else if (isStill()) {
      done(); // nothing comes from anywhere: it lies there, and where is shown
      ghost?.remove();
      if (from !== to) ring(from, who);
      return ring(to, who);
    } else if (how.startsWith('p')) {
      const pawn = pawnOf(how);
      const copy = ghost ?? copyOf(pawn); // who has left stands nowhere any more
      if (copy && beat.again) flight.holds.push(hide(pawn)), keepHidden();
      if (copy) { layer.append(copy); await walk(copy, from, to, time * weight); copy.remove(); }
    } else if (!isToken && (way === 'look' || flight.from === flight.to)) {
      const likeness = target?.matches('.pc') && copyOf(target);
      const copy = likeness || back(to, to);
      if (likeness && !flight.arrives) flight.holds.push(hide(target)), keepHidden();
      await lift(copy, likeness ? to : around(to, copy), way === 'look' ? 0.5 : 0.16, { duration: time * weight, delay }, how === 't', ghost);
      copy.remove();
    } else {
      const copy = isToken ? token(how.slice(1)) : lies ? copyOf(target) : ghost ?? back(from, to); // it may have gone on already
      const [a, b] = [ghost ? from : around(from, copy), lies || ghost ? to : around(to, copy)];
      layer.append(copy);
      if (ghost !== copy) ghost?.remove();
      copy.style.opacity = delay ? 0 : 1;
      wait(delay).then(() => {
        copy.style.removeProperty('opacity');
        if (nth && starts && !landing) sound(starts, { pan: panOf(a.left), pitch: 1 + nth * 0.05, soft: 0.6 });
      });
      await fly(copy, a, b, { time: time * weight, delay, turned: how === 't' && lies, was: how === 't' && ghost, into: !lies && !isToken, ...SHAPES[way] });
      copy.remove();
      if (to && beat.kind === 'hurt') { burst(to, 'heart', 6, 44); shake(target?.closest('article, .a'), 4, 300); buzz(30); }
    }
    ghost?.remove();
    done();
  }
  /// A picture of the whole board for a second or two; any tap puts it away. It stands on the page already.
  async function moment(beat) {
    const held = byId(`happens-${beat.at % 65535}`);
    if (!held) return;
    held.open = true;
    shake(document.querySelector('.t-scene'), 7);
    buzz(60);
    solemn += 1;
    const over = wait((isStill() ? 4000 : 2500) + 300 * all('.pc', held).length);
    const away = new Promise((put) => { held.addEventListener('toggle', () => !held.open && put()); });
    await Promise.race([over, away]);
    // Who points at it is still reading.
    for (let i = 0; i < 16 && held.open && held.firstElementChild.matches(':hover'); i += 1) await Promise.race([wait(300), away]);
    solemn -= 1;
    all(`.happens[id="${held.id}"]`).forEach((e) => { e.open = false; }); // the page may have a new one by now
  }
  async function play(beat) {
    const [way, , , , starts] = kindOf(beat);
    onBeat(beat);
    const first = beat.flights[0];
    const start = first && (first.ghost?.box ?? boxOf(find(first.from)));
    if (starts && !landing) sound(starts, { pan: start ? panOf(start.left) : 0 });
    if (way === 'turn' && beat.who) ring(boxOf(byId(`s${beat.who - 1}`)), `p${beat.who}`, 800);
    if (way === 'blast' && start && !isStill()) { shake(find(first.from)?.closest('.a'), 9, 520); buzz(40); ring(start, 'is-blast', 500); }
    if (way === 'clash' && start && !isStill()) burst(start, 'sword', 5, 54);
    if (beat.moment && !landing) await moment(beat);
    return Promise.all(beat.flights.map((flight, nth) => move(flight, beat, nth)));
  }

  /// The picture as it is, and nothing over it.
  function clear(error) {
    if (error) console.error(error);
    const shown = [...owed.keys()];
    hidden.clear();
    owed.clear();
    layer.replaceChildren();
    keepHidden();
    shown.forEach(show);
  }
  /// One hand is one fan: the next card of the same player does not wait for what this one brings.
  function isFanned(beat) {
    const next = queue.find(({ kind }) => !BROUGHT.includes(kind));
    return next?.kind === 'play' && next.who === beat.who && ['play', ...BROUGHT].includes(beat.kind);
  }
  /// Where a flight ends or begins, as far as one that begins there has to wait for one that ends there. A player's plate
  /// is no single thing: a hand goes out from it whatever else comes.
  const spot = (place, { how }) => (how.startsWith('=') ? '=' + place : find(place)?.matches('.seat__head') ? undefined : place);
  let wake = () => {};
  async function go() {
    if (playing) return wake();
    playing = true;
    let fan = false;
    const under = new Map(); // what is on its way, and the places where it will lie
    while (queue.length || under.size) {
      if (!queue.length) {
        await Promise.race([...under.keys(), new Promise((come) => { wake = come; })]);
        continue;
      }
      const beat = queue.shift();
      if (performance.now() > beat.due) player.land(); // a slow machine has few frames, and every beat takes some
      if (landing && beat.number > landed) { await Promise.all(under.keys()); landing = false; }
      // What moves the same piece again waits until it lies.
      for (const [done, ends] of fan ? [] : under) if (beat.flights.some((flight) => ends.includes(spot(flight.from, flight) ?? 0))) await done;
      // What happens out of sight is brought into sight before it happens.
      if (!landing && !isStill()) await look(beat.flights.map(({ to }) => find(to)).find((e) => e?.closest('.map')), 'smooth');
      const done = play(beat).catch(clear).finally(() => under.delete(done)); // motion that fails never holds up the table
      under.set(done, beat.flights.map((flight) => spot(flight.to, flight)));
      retime();
      fan = isFanned(beat);
      // A beat leaves room for the next before it has landed; a big one does not. What is asked for again is also read.
      const toRead = beat.again && beat.said && beat.weight !== 'whisper' ? 500 : 0;
      await (beat.moment ? done : wait(fan ? FAN : leadOf(beat) + toRead));
    }
    playing = landing = false;
    onIdle();
  }

  /// The beats of a piece of the page that were not told yet.
  function read(root) {
    const beats = all('[data-beat]', root).filter((e) => +e.dataset.at > told).map((e) => ({
      at: +e.dataset.at, kind: e.dataset.beat, who: e.dataset.p ?? '', weight: e.dataset.w ?? '', said: e.lastElementChild?.innerHTML ?? '', moment: 'm' in e.dataset,
      flights: (e.dataset.fly ?? '').split(' ').filter(Boolean).map((text) => { const [from, to, how, stays] = text.split(','); return { from, to, how, stays: !!stays, holds: [], olds: [] }; }),
    }));
    return beats.sort((a, b) => a.at - b.at);
  }
  const metersAt = ({ to }) => all('.meter[id]', find(to)?.closest('article') ?? find(to) ?? layer);
  const pawnOf = (how) => how.startsWith('p') && byId('r' + how.slice(1));
  const newest = () => Math.max(-1, ...all('#log [data-beat]').map((e) => +e.dataset.at));

  const player = {
    /// The picture changes now; the beats in it tell how it came about.
    /// `mine`: it answers what one has just done oneself; all that came before lies at once, one never waits for it.
    update(content, swap, mine) {
      if (mine) player.land();
      const waits = new Set(hidden.keys()); // what has not been seen to come is not seen to leave
      const beats = told < 0 ? [] : read(content);
      const flights = beats.flatMap((beat) => beat.flights);
      const moved = flights.filter(({ how }) => !how.startsWith('='));
      // Read: what leaves, and every meter that a token will change.
      const areas = new Map([...new Set(moved.flatMap(({ from, to }) => [from, to]))].map((place) => [place, find(place)]).filter(([, e]) => isArea(e)).map(([place, e]) => [place, inside(e)]));
      const meters = new Map(flights.filter(({ how }) => how.startsWith('=')).flatMap(metersAt).map((e) => [e.id, [e.innerHTML, isStill() ? null : copyOf(e)]]));
      const copies = new Map();
      const take = (element) => { if (element?.matches('.pc, .pawn') && !isStill() && !copies.has(element)) copies.set(element, copyOf(element)); };
      for (const flight of moved) {
        const { from, how } = flight;
        flight.start = boxOf(find(from));
        how.startsWith('p') ? take(pawnOf(how)) : areas.has(from) ? areas.get(from).forEach(({ piece }) => take(piece)) : take(find(from));
      }
      swap();
      if (mine) raised.splice(0).forEach((one) => one.cancel());
      told = newest();
      if (beats.length > MOST) return clear();
      // Hide what has not landed.
      const [left, come] = [new Map(), new Map()];
      for (const [place, before] of areas) {
        const after = isArea(find(place)) ? inside(find(place)) : [];
        left.set(place, without(before, after));
        come.set(place, without(after, before));
        if (!left.get(place).length) left.set(place, before.slice(0, 1).map((one) => ({ ...one, stays: true })));
      }
      for (const flight of flights) {
        const { from, to, how } = flight;
        if (how.startsWith('=')) {
          const by = +(how.match(/:([+−-]?\d+)$/)?.[1].replace('−', '-') ?? 0);
          const sign = how.match(/^=([\w-]+)/)[1];
          if (by && figure(`${to}/${sign}`)) { flight.counts = [`${to}/${sign}`, by]; bump(owed, flight.counts[0], by); }
          for (const e of metersAt(flight)) {
            const [was, copy] = meters.get(e.id) ?? [];
            if (was === undefined || was === e.innerHTML || !copy) continue;
            meters.delete(e.id);
            layer.append(copy);
            flight.olds.push(copy);
            flight.holds.push(hide(e));
          }
          continue;
        }
        const old = !how.startsWith('p') && left.get(from)?.shift();
        const was = old ? old.piece : [...copies.keys()].find((e) => (how.startsWith('p') ? e.id === 'r' + how.slice(1) : e.id === 'p' + from || e.id === 'r' + from));
        const copy = was && copies.get(was);
        if (copy && !copy.isConnected) {
          flight.ghost = copy;
          if (waits.has(was.id)) copies.delete(was);
          else if (!old?.stays && was.matches('.pc, .pawn')) layer.append(copy);
        }
        const target = pawnOf(how) || (areas.has(to) ? come.get(to)?.shift()?.piece : find(to)?.matches('.pc') ? find(to) : null);
        if (target?.id) { flight.arrives = how.startsWith('p') ? null : target.id; flight.holds.push(hide(target)); }
      }
      for (const beat of beats) {
        beat.number = number += 1;
        beat.due = performance.now() + 2e4; // nobody waits any longer
        queue.push(beat);
        if (beat.moment) { const held = byId(`happens-${beat.at % 65535}`); if (held) held.open = false; }
      }
      keepHidden();
      // Nobody follows what is a whole minute ahead: the table is shown as it is.
      if (pace() > 99 || queue.length > 4 * MOST) player.land();
      else go();
    },
    /// Once more, from the same beats; the picture stays as it is.
    again(beats) {
      player.land();
      const was = told;
      told = -1;
      const again = read({ querySelectorAll: () => beats });
      told = was;
      for (const beat of again) queue.push({ ...beat, again: true, number: number += 1, flights: beat.flights.map((flight) => ({ ...flight, how: flight.how.replace(/:.*/, '') })) });
      go();
    },
    /// Everything lies where it belongs, now.
    land() {
      isTap = false;
      landing = playing;
      landed = number;
      running.forEach((animation) => { try { animation.finish(); } catch { animation.cancel(); } });
      if (playing) return;
      queue.splice(0).forEach(onBeat);
      clear();
    },
    hurry(yes) { if (hurried !== yes) { hurried = yes; retime(); } },
    /// What one does oneself begins to move before the house has answered: the answer carries it on from there. What is
    /// refused is laid back by the function that this answers with.
    lift(elements) {
      const up = (e) => e.animate([{ transform: 'none' }, { transform: 'translateY(-9px) scale(1.07)' }], { duration: 130, easing: 'ease-out', fill: 'forwards', composite: 'add' });
      const lifted = isStill() ? [] : elements.map(body).map(up);
      raised.push(...lifted);
      return () => lifted.forEach((one) => { one.reverse(); one.finished.then(() => one.cancel(), () => {}); });
    },
    begin() { document.body.append(shell); told = newest(); },
    look,
    newest,
    kinds: KINDS,
    get busy() { return playing; },
    get waiting() { return queue.length; },
  };
  addEventListener('resize', () => player.land());
  document.addEventListener('visibilitychange', () => document.hidden && player.land());

  // Hold to hurry, tap to land: with a finger on nothing, with the space bar or the right arrow, and on the button that
  // says so. None of it takes a tap away from a control, and a tap that puts a big moment away does nothing else.
  const isFree = ({ target }) => playing && !target.closest?.('a, button:not([data-hurry]), input, select, textarea, summary, label, [popover], dialog, .pc, .happens');
  let [pressed, isTap, released] = [0, false, 0];
  function press() {
    if (pressed) return;
    isTap = !document.querySelector('.happens[open]');
    pressed = setTimeout(() => { isTap = false; player.hurry(true); }, 220);
  }
  function release() {
    if (hurried) released = performance.now();
    if (isTap) player.land();
    clearTimeout(pressed);
    pressed = isTap = 0;
    player.hurry(false);
  }
  const forget = () => { isTap = false; release(); };
  const isKey = ({ key }) => key === ' ' || key === 'ArrowRight';
  addEventListener('pointerdown', (event) => { if (isFree(event)) press(); });
  addEventListener('pointerup', release);
  for (const end of ['pointercancel', 'blur']) addEventListener(end, forget);
  addEventListener('keydown', (event) => {
    if (!isFree(event)) return;
    if (event.key === 'Escape') player.land();
    if (isKey(event) && byId('table').dataset.mode !== 'replay') press(); // there these keys go from step to step
  }, true);
  addEventListener('keyup', (event) => { if (isKey(event)) release(); });
  addEventListener('click', (event) => { if (event.target.closest?.('[data-hurry]') && performance.now() - released > 50) player.land(); });
  return player;
};
