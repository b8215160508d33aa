// The page of a table, made quick. Everything here also works without this script: actions are forms, sheets are
// popovers, drawers are radio buttons. The script sends forms without leaving the page, puts new elements in the place
// of old ones, lets pieces be touched one after another, and listens to keys.
'use strict';
(() => {
  if (!byId('table')) return;
  const id = byId('table').dataset.table; // the element itself may be replaced at any time; no id: nobody else is there
  const settings = document.documentElement.dataset;
  const { base } = document.body.dataset; // where the house stands
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const isStill = () => calm.matches || settings.motion === 'still';

  // ---------------------------------------------------------------- what the page says
  let saying;
  function say(text, kind = '', rule) {
    const status = byId('status');
    if (!status) return;
    clearTimeout(saying);
    status.textContent = text;
    if (text && rule) {
      const link = document.createElement('a');
      link.href = `${base}rules/${byId('table')?.dataset.game}#${rule}`;
      link.target = '_blank';
      link.textContent = `${status.dataset.rule} (${rule})`;
      status.append(' ', link);
    }
    status.className = kind === 'vh' ? kind : 'status' + (text ? ' is-shown ' + kind : ''); // the head says it to the eye
    if (text && kind !== 'is-pick' && kind !== 'vh') saying = setTimeout(() => say(''), 12000);
  }
  const sound = window.Sound;
  /// Signs and sentences come as what they tell is seen; who reads the end of the story stays there.
  let seen = Infinity; // the newest news that was seen
  let begins = false; // one's own turn, as soon as all has been seen
  let atEnd = true; // the end of the story is in sight, or would be
  function tell(at) {
    seen = at;
    const log = byId('log');
    all('.strip [data-at], #log [data-at], .map [data-at], .pc [data-at]').forEach((e) => e.classList.toggle('is-coming', +e.dataset.at > at));
    if (atEnd && log) log.scrollTop = log.scrollHeight;
    if (at < Infinity) return;
    requestAnimationFrame(() => requestAnimationFrame(() => player.busy || forgetOld()));
    if (begins) { begins = false; sound('chime'); centre(); }
  }
  const pace = () => ({ slow: 0.72, quick: 1.8, instant: 1000 }[settings.speed] ?? 1) * (byId('speed')?.value ?? 1); // of a replay
  const reveal = window.Reveal({ sound, isStill, pace });
  const trace = window.Traces();
  const player = window.Beats({
    sound, isStill, pace,
    onBeat(beat) {
      if (beat.again || root.contains('is-behind')) caption(beat);
      if (!beat.again && beat.at > seen) tell(beat.at);
    },
    onIdle: () => { catchUp(); tell(Infinity); reveal.go(); },
  });

  // ---------------------------------------------------------------- the eye is behind
  const root = document.documentElement.classList;
  const make = (tag, more) => Object.assign(document.createElement(tag), more);
  const [told, wish] = ['b-told', 'b-pick'].map((className) => make('p', { className }));
  const faster = make('button', { id: 'key-faster', type: 'button', className: 'btn btn--primary faster', textContent: byId('status')?.dataset.faster });
  let cancel = byId('cancel'); // it may be on an old row of buttons
  const emblem = () => document.querySelector('.t-now > .emblem');
  faster.dataset.hurry = '';
  wish.ariaHidden = true; // the ear has heard it
  let who = '';
  /// While beats are shown the head says what is seen. What others bring about gives nothing away that was not seen yet:
  /// in the place of the main button one can only be quicker.
  function caption(beat) {
    if (beat.said) told.innerHTML = beat.said;
    if (beat.said && beat.who) who = `emblem p${beat.who} emblem--l`;
    root.toggle('is-told', !!told.innerHTML);
    stand();
  }
  function fallBehind(said, by = '') {
    if (byId('table').dataset.mode) return;
    root.add('is-behind');
    who ||= by;
    caption({ said: told.innerHTML ? '' : said });
  }
  /// The house has drawn the head and the buttons anew: what the script put there stands there again.
  function stand() {
    const [head, keys] = [document.querySelector('.t-now > .min0'), byId('keys')];
    if (root.contains('is-told')) {
      head?.append(told);
      if (emblem() && who) { emblem().dataset.was ??= emblem().className; emblem().className = who; }
    }
    if (root.contains('is-behind')) keys?.append(faster);
    cancel = byId('cancel') ?? cancel;
    if (cancel) cancel.hidden = !picked.length;
    if (picked.length) { head?.append(wish); keys?.append(cancel); }
  }
  function catchUp() {
    root.remove('is-told', 'is-behind');
    for (const e of [told, faster]) e.remove();
    told.innerHTML = who = '';
    if (emblem()?.dataset.was) emblem().className = emblem().dataset.was;
  }
  // A player who taps "Faster" may tap once too often, just as the main button appears in its place: ignore hasty taps.
  let hasty = -1e3;
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, (event) => {
    if (root.contains('is-behind') && (event.key === ' ' || event.target === faster)) hasty = event.timeStamp;
  }, true);
  function online(yes) {
    const line = byId('line');
    if (!line || yes === !line.textContent) return;
    line.classList.toggle('is-offline', !yes);
    say(line.textContent = yes ? '' : line.dataset.offline, 'is-bad');
  }

  // ---------------------------------------------------------------- the stream
  let wait = 1000;
  let stream;
  let coming = [];
  let mine = false; // the next picture answers what was done here
  /// What is held up for one's own eyes is looked at in peace: the table goes on when it is put away.
  function go() {
    while (coming.length && !document.querySelector('.t-over form[action$="/seen"]')) swap(coming.shift());
  }
  function listen() {
    stream?.close();
    coming = [];
    stream = new EventSource(`${base}t/${id}/live?lang=${document.documentElement.lang}`);
    stream.onopen = () => { wait = 1000; online(true); };
    stream.addEventListener('table', (event) => { coming.push(event.data); go(); });
    stream.onerror = () => {
      online(false);
      if (stream.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      setTimeout(listen, wait);
      wait = Math.min(wait * 2, 15000);
    };
  }

  // A browser keeps few connections to one house: a page that is left gives its own back.
  addEventListener('pagehide', () => stream?.close());
  addEventListener('pageshow', (event) => { if (event.persisted) listen(); });

  /// Each element takes the place of the one with its id; what the person was doing goes on.
  function swap(html) {
    const template = document.createElement('template');
    template.innerHTML = html;
    const answers = mine;
    mine = false;
    if (!player.busy) seen = player.newest();
    if (answers) catchUp();
    const [said, by] = [document.querySelector('#now h1')?.innerHTML, emblem()?.className];
    player.update(template.content, () => exchange(template), answers);
    if (reveal.stands()) player.land();
    if (!player.busy) reveal.go();
    else if ((!answers || reveal.waits()) && !root.contains('is-behind')) fallBehind(said, by);
    stand();
    tell(player.busy ? seen : Infinity);
  }
  function exchange(template) {
    document.dispatchEvent(new Event('adit:before'));
    const kept = keep();
    for (const piece of [...template.content.children]) {
      const old = byId(piece.id);
      const fresh = piece instanceof HTMLUnknownElement ? drawing(piece) : piece;
      for (const kept of all('k-', fresh)) {
        const same = byId(kept.id);
        if (!same) return listen(); // the page is not what the house thinks: begin anew
        kept.replaceWith(same);
      }
      if (old) piece.id === 'table' ? mend(old, fresh) : old.replaceWith(fresh);
      if (fresh.dataset.in) grow(byId(fresh.dataset.in), fresh, !old);
    }
    restore(kept);
    reveal.came();
    if (document.activeElement === document.body) document.querySelector('#table [autofocus]')?.focus(); // a cover
    settle();
    document.dispatchEvent(new Event('adit:table'));
    trace();
  }
  /// A stream begins with the whole table. What is as it was stays, so that nothing goes from under a finger.
  function mend(old, fresh) {
    // How near one is to a map is the page's own: the house does not know it, and it makes no other map.
    if (fresh.dataset?.zoom === undefined && old.dataset?.zoom) fresh.dataset.zoom = old.dataset.zoom;
    if (old.isEqualNode(fresh)) return;
    const [was, is] = [old, fresh].map((node) => [...node.childNodes]);
    if (was.length !== is.length || !was.length || !old.cloneNode().isEqualNode(fresh.cloneNode())) old.replaceWith(fresh);
    else was.forEach((node, at) => mend(node, is[at]));
  }
  /// A list grows by numbers, the highest last; its empty part says which numbers there are.
  function grow(list, fresh, isNew) {
    if (!list) return;
    const number = (e) => +e.id.slice(1);
    if (isNew) list.insertBefore(fresh, [...list.children].find((e) => number(e) > number(fresh)) ?? null);
    const only = fresh.dataset.only?.split(' ').filter(Boolean).map((run) => run.split('-').map(Number)); // from, to
    if (!only) return;
    oldest = only[0]?.[0] ?? 0;
    const isTold = (e) => only.some(([from, to]) => from <= number(e) && number(e) <= to);
    [...list.children].filter((e) => e !== fresh && number(e) >= oldest && !isTold(e)).forEach((e) => e.remove()); // taken back
  }
  let oldest = 0; // part of the story that is still told
  /// What is no longer told goes when all has been seen, and not while something new scrolls in: what one reads never jumps.
  function forgetOld() {
    const log = byId('log');
    const old = all(':scope > ol', log ?? document.body).filter((e) => +e.id.slice(1) < oldest);
    const rest = log ? log.scrollHeight - old.reduce((sum, e) => sum + e.offsetHeight, 0) : 0;
    if (!old.length || rest < log.clientHeight) return; // what is left would move up
    const below = log.scrollHeight - log.scrollTop;
    old.forEach((e) => e.remove());
    log.scrollTop = log.scrollHeight - below;
  }
  /// A part of a drawing, read as one.
  function drawing(element) {
    const template = document.createElement('template');
    template.innerHTML = `<svg>${element.outerHTML}</svg>`;
    return template.content.firstChild.firstChild;
  }
  const SCROLLERS = '.log, .map, .t-mine, .t-do';
  function keep() {
    const focus = document.activeElement;
    const named = focus?.id ? '#' + focus.id : focus?.value && focus.name ? `[name="${focus.name}"][value="${CSS.escape(focus.value)}"]` : '';
    explain();
    return {
      named,
      inside: !!focus?.closest?.('#table'),
      caret: focus?.matches?.('input:not([type=radio])') ? [focus.selectionStart, focus.selectionEnd] : null,
      written: all('input[id]:not([type=radio])').map((e) => [e.id, e.value]),
      folded: all('details[id]').map((e) => [e.id, e.open]),
      drawer: all('.tabin:checked').map((e) => e.id)[0],
      at: byId('act')?.dataset.at,
      sheets: all(':popover-open').map((e) => e.id),
      scrolled: all(SCROLLERS).map((e) => [e.scrollLeft, e.matches('.log') && e.scrollTop + e.clientHeight > e.scrollHeight - 8 ? Infinity : e.scrollTop]),
    };
  }
  function restore(kept) {
    for (const [name, value] of kept.written) { const e = byId(name); if (e && e.value !== value) e.value = value; }
    for (const [name, open] of kept.folded) { const e = byId(name); if (e) e.open = open; }
    if (kept.drawer && byId(kept.drawer)) byId(kept.drawer).checked = true;
    for (const name of kept.sheets) { const e = kept.at === byId('act')?.dataset.at && byId(name); if (e && !e.matches(':popover-open')) e.showPopover?.(); }
    all(SCROLLERS).forEach((e, at) => {
      const [left, top] = kept.scrolled[at] ?? [];
      if (left !== undefined) { e.scrollLeft = left; e.scrollTop = Math.min(top, e.scrollHeight); }
    });
    const focus = kept.named && (document.activeElement === document.body) && document.querySelector(kept.named);
    if (focus) {
      focus.focus({ preventScroll: true });
      if (kept.caret) focus.setSelectionRange?.(...kept.caret);
    } else if (kept.inside && document.activeElement === document.body) {
      byId('do')?.focus({ preventScroll: true }); // what was focused is gone; what can be done is the next thing to hear
    }
    all('.map').forEach((map) => { map.dataset.zoom = zoom; });
  }

  // ---------------------------------------------------------------- forms
  const sending = new Set(); // where something is on its way to: a hint takes a while and holds up no move
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const by = event.submitter;
    const to = by?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    if (form.method !== 'post' || !to.startsWith(`${base}t/${id}/`)) return;
    event.preventDefault();
    if (by?.id === 'key-main' && event.timeStamp - hasty < 700) { hasty = event.timeStamp; return; }
    const advice = to.endsWith('/hint') && byId('coach-says');
    if (advice?.open) { advice.open = false; return; }
    const data = new FormData(form);
    if (by?.name) data.append(by.name, by.value);
    send(to, new URLSearchParams(data)).then((sent) => {
      if (!sent) document.dispatchEvent(new Event('adit:refused'));
      else if (form.matches('.say')) form.reset();
    });
  });
  async function send(to, body) {
    if (sending.has(to)) return false;
    sending.add(to);
    const acts = /\/(act|undo|play_all|take_back)$/.test(to);
    const layBack = player.lift(acts ? touched(to, body.get('action')) : []);
    clear();
    if (acts) player.land();
    mine ||= acts;
    let done = false;
    try {
      const answer = await fetch(to, { method: 'POST', body, headers: { 'X-Adit': 'page', Accept: 'application/json' } });
      if (answer.redirected) { location.assign(answer.url); return true; }
      const told = await answer.json().catch(() => null);
      if (!answer.ok) { say(told?.error?.message ?? answer.statusText, 'is-bad', told?.error?.rule); return false; }
      if (told?.url) location.assign(told.url);
      if (to.endsWith('/seen')) { byId('over')?.replaceChildren(); go(); }
      if (/\/(sit|leave)$/.test(to)) location.reload(); // I am somebody else now, and the stream must know
      if (byId('coach-says')) byId('coach-says').open = to.endsWith('/hint');
      say('');
      return done = true;
    } catch {
      online(false);
      say(byId('line')?.dataset.offline ?? '', 'is-bad');
      return false;
    } finally {
      sending.delete(to);
      if (acts && !done) mine = false;
      if (!done) layBack();
    }
  }

  /// What an action is about: the pieces that were touched, or else what goes where it says, or the first one it names; all
  /// at once is about everything in the hand that one touch plays.
  function touched(to, action) {
    if (to.endsWith('/play_all')) return all('#mine .a-hand .pc.is-lit');
    const offer = offers().find((offer) => offer.act === action);
    const named = picked.length ? picked : [offer?.by ?? offer?.on[0]];
    return named.map((place) => place && (byId(place) ?? byId(place.replace('p', 'r')))).filter((e) => e?.matches('.pc, .pawn'));
  }

  /// Nothing is picked, open or held up any more.
  function clear() {
    forget();
    skip();
    all(':popover-open').forEach((sheet) => sheet.hidePopover());
  }
  /// What has just happened need not be looked at to the end.
  const skip = () => all('.happens[open]').forEach((e) => { e.open = false; });

  // ---------------------------------------------------------------- touching one thing after another
  const touching = window.Touching;
  let picked = [];
  /// The offers of the page, once for each copy of what is touched first.
  function offers() {
    const seen = {};
    for (const { value: act, dataset } of all('#do [data-on]')) {
      const [firsts, ...rest] = dataset.on.split(' ');
      for (const first of firsts.split('|')) seen[act + first] = { act, on: [first, ...rest], by: dataset.by };
    }
    return Object.values(seen);
  }
  function forget() {
    if (!picked.length) return;
    picked = [];
    all('.is-picked, .is-target').forEach((e) => e.classList.remove('is-picked', 'is-target'));
    document.body.classList.remove('picking');
    wish.remove();
    stand();
    say('');
  }
  /// What can still come of these places, as the list says it.
  const begun = (places) => all('#do [data-on]').filter(({ dataset }) => places.every((place, at) => dataset.on.split(' ')[at]?.split('|').includes(place)));
  function pick(places) {
    forget();
    picked = places;
    if (!places.length) return;
    places.forEach((place) => byId(place)?.classList.add('is-picked'));
    touching(offers()).lit(places).forEach((place) => byId(place)?.classList.add('is-target'));
    document.body.classList.add('picking');
    const [only, other] = begun(places);
    say(wish.textContent = (!other && only?.querySelector('.vh')?.textContent) || (byId('status')?.dataset.pick ?? ''), 'vh');
    stand();
  }
  function act(action) {
    const by = Object.assign(document.createElement('button'), { name: 'action', value: action, hidden: true });
    byId('act').append(by);
    byId('act').requestSubmit(by);
    by.remove();
  }
  /// One thing is done at once; among several one chooses in the sheet of the place.
  function take(taken) {
    if (taken.length === 1) return act(taken[0].act);
    forget();
    byId('m' + taken[0].on[0].slice(1))?.showPopover?.();
  }
  /// What comes next need not be a button: who picked with a key goes on in the list, where all that can come next is.
  function goOn(touched, { detail, isTrusted }) {
    pick(touched);
    const line = touched.length && !detail && isTrusted && begun(touched)[0];
    if (!line) return;
    if (line.matches('option')) line.selected = true;
    (line.closest('select') ?? line).focus();
  }
  /// The places under the pointer, inner before outer.
  function placesAt(element) {
    const places = [];
    for (let e = element; e && e !== document.body; e = e.parentElement) if (/^p\d+$/.test(e.id)) places.push(e.id);
    return places;
  }
  document.addEventListener('click', (event) => {
    const held = document.querySelector('.happens[open]');
    skip();
    // What ends a long press, closes a sheet or puts a picture away does nothing else.
    if (pressed || closes || held?.contains(event.target)) { pressed = closes = false; event.preventDefault(); event.stopPropagation(); return; }
    if (event.pointerType === 'mouse') event.target.closest('button, summary, a')?.blur(); // the space bar is the main button's
    const tool = event.target.closest('#cancel, [data-zoom-by]');
    if (tool) return tool.id === 'cancel' ? forget() : look(+tool.dataset.zoomBy);
    const { touched, taken } = touching(offers()).touch(picked, placesAt(event.target));
    if (picked.length) {
      const control = event.target.closest('a, button, input, label, select, summary, .sheet, #do');
      if (control && !placesAt(control).length) return forget(); // something else is wanted, and happens
      event.preventDefault();
      event.stopPropagation();
      return taken.length ? take(taken) : goOn(touched, event);
    }
    const button = event.target.closest('button');
    if (touched.length && !taken.length && (!button || button.hasAttribute('popovertarget') && button.closest('[id^="p"]'))) {
      event.preventDefault();
      event.stopPropagation();
      return goOn(touched, event);
    }
    // The picture of a card stands for the card, its other signs for themselves.
    const piece = event.target.closest('.art, .ground') ? explainable(event.target) : event.target.closest('.pc, .sg, .meter');
    if (piece && !event.target.closest('button, a, summary')) explain(piece);
  }, true);

  // ---------------------------------------------------------------- one card explains everything
  let explained;
  let soon;
  let pressed = false;
  let closes = false;
  let [downX, downY] = [-99, 0];
  const explainable = (target) => target.closest?.('.pc, .go, .meter') ?? target.closest?.('.sg');
  /// What it is, and what that means: of a piece its own words, of a sign those of the legend.
  function meaning(element) {
    if (element.title) { element.dataset.more = element.title; element.removeAttribute('title'); }
    const sym = element.matches('.sg') && [...element.classList].find((name) => name.startsWith('s-'))?.slice(2);
    const term = sym && document.querySelector(`#legend [data-sym="${sym}"] > span`)?.textContent;
    if (sym) return [element.dataset.more, term];
    // For the ear the name may hold the explanation; for the eye it stands below.
    const [name, more] = [element.getAttribute('aria-label') ?? element.querySelector('.vh')?.textContent, element.dataset.more];
    return [more ? name?.replace(more, '').replace(/ +/g, ' ').trim() : name, more];
  }
  function explain(element) {
    clearTimeout(soon);
    const card = byId('about');
    if (!card?.showPopover || element === explained) return;
    explained?.removeAttribute('aria-describedby');
    explained = element;
    const words = element ? meaning(element).filter(Boolean) : [];
    if (!words.length) { if (card.matches(':popover-open')) card.hidePopover(); return; }
    card.replaceChildren(...words.map((text, at) => Object.assign(document.createElement(at ? 'p' : 'b'), { textContent: text })));
    if (!card.matches(':popover-open')) card.showPopover();
    element.setAttribute('aria-describedby', 'about');
    const [at, { width, height }] = [element.getBoundingClientRect(), card.getBoundingClientRect()];
    // Below it, above it, beside it: where it lies neither over what it explains nor over what decides.
    const kept = all('.t-do .btn, .coach, .t-keys').filter((e) => e.checkVisibility({ opacityProperty: true })).map((e) => e.getBoundingClientRect());
    const [x, y] = [Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2)), Math.max(8, at.top + at.height / 2 - height / 2)];
    const places = [[x, at.bottom + 8], [x, at.top - height - 8], [at.right + 8, y], [at.left - width - 8, y]];
    const [left, top] = places.find(([left, top]) => left > 4 && top > 4 && left + width < innerWidth && top + height < innerHeight && !kept.some((one) => one.right > left && one.left < left + width && one.bottom > top && one.top < top + height)) ?? places[0];
    Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
  }
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch' || Math.hypot(event.clientX - downX, event.clientY - downY) < 6) return; // one has just clicked here
    const element = explainable(event.target);
    clearTimeout(soon);
    if (element && element !== explained) soon = setTimeout(() => explain(element), 450);
    else if (!element) explain();
  });
  document.addEventListener('focusin', (event) => {
    const element = explainable(event.target);
    explain(element && event.target.matches(':focus-visible') ? element : undefined);
  });
  document.addEventListener('pointerdown', (event) => {
    explain();
    [downX, downY] = [event.clientX, event.clientY];
    pressed = false;
    closes = !!document.querySelector(':popover-open:not(#about)') && !event.target.closest(':popover-open');
    const element = event.pointerType === 'touch' && explainable(event.target);
    if (element) soon = setTimeout(() => { if (document.querySelector('.is-dragged')) return; pressed = true; explain(element); }, 500);
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => clearTimeout(soon));
  document.addEventListener('contextmenu', (event) => { if (pressed) event.preventDefault(); });

  // ---------------------------------------------------------------- the map
  let zoom = 1;
  /// Closer, farther, or to where I am.
  function look(by) {
    zoom = Math.max(0, Math.min(3, zoom + by));
    all('.map').forEach((map) => { map.dataset.zoom = zoom; });
    centre();
  }

  // ---------------------------------------------------------------- keys
  let typed = '';
  let typing;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { typed = ''; all('.a__fold[open], #coach-says, #help').forEach((e) => { e.open = false; }); skip(); forget(); say(''); explain(); return; }
    if (event.key === 'Enter' && event.target.matches?.('.pick select')) { event.preventDefault(); return event.target.form.requestSubmit(); }
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
    const pressed = event.key.toLowerCase();
    const held = document.querySelector('.t-over [data-key=" "], .happens[open]'); // lies over everything, whatever the focus is on
    if (event.target.matches?.('input:not([type=radio]), textarea') || (pressed === ' ' && !held && event.target.matches('button, summary:not(#help > *), a, select'))) return;
    if (held?.matches('.happens') || pressed === ' ' && (event.repeat || !held && root.contains('is-behind'))) {
      event.preventDefault(); // to hurry or to land is the player's
      hasty = event.timeStamp;
      return skip();
    }
    if (!typed && event.timeStamp - hasty < 700) return; // the rest of a path of keys whose beginning was swallowed
    // In a list a letter goes to the line that begins with it, if there is one.
    if ([...event.target.options ?? []].some((line) => line.text.trim().toLowerCase().startsWith(pressed))) return;
    const keyed = all('[data-key]').filter((e) => e.closest('#table') && !e.matches('.happens'));
    const path = [typed + pressed, pressed].find((path) => keyed.some((e) => e.dataset.key.toLowerCase().startsWith(path)));
    clearTimeout(typing);
    typed = '';
    if (!path) return;
    event.preventDefault();
    const exact = keyed.find((e) => e.dataset.key.toLowerCase() === path);
    const longer = keyed.some((e) => e.dataset.key.length > path.length && e.dataset.key.toLowerCase().startsWith(path));
    if (exact && !(longer && exact.matches('button'))) use(exact);
    if (!longer) return;
    const ends = exact?.matches('button'); // otherwise there is nothing to do until the next key
    typed = path;
    typing = setTimeout(() => { if (ends) use(exact); typed = ''; }, ends ? 900 : 5000);
  });
  function use(element) {
    const drawer = byId('tab-story');
    if (drawer && element.closest('.t-story')) drawer.checked = true;
    if (element.matches('details')) { element.open = !element.open; element.firstElementChild.focus(); }
    else if (element.matches('.log, input')) { element.scrollIntoView({ block: 'nearest' }); element.focus(); }
    else if (element.matches('fieldset')) {
      const list = byId('tab-do');
      if (!element.checkVisibility() && list) list.checked = true; // the list is a drawer here, or else a sheet
      if (!element.checkVisibility()) element.showPopover?.();
      element.querySelector('button, select')?.focus();
    } else element.click();
  }

  // ---------------------------------------------------------------- clocks, title, notifications
  function clocks() {
    for (const clock of all('[data-deadline]')) {
      const left = Math.max(0, Math.round((clock.dataset.deadline - Date.now()) / 1000));
      const [days, hours, minutes] = [left / 86400, left / 3600, left / 60].map(Math.floor);
      const two = (number) => String(number).padStart(2, '0');
      clock.textContent = days > 1 ? `${days} d` : hours ? `${hours}:${two(minutes % 60)} h` : `${minutes}:${two(left % 60)}`;
      clock.classList.toggle('is-late', left < 15);
    }
  }
  /// What lies over the foot of the page takes no more room than the page leaves there.
  const makeRoom = () => document.documentElement.style.setProperty('--dock', `${document.querySelector('.t-dock')?.offsetHeight ?? 0}px`);
  const sizes = new ResizeObserver((changed) => {
    makeRoom();
    for (const { target: log, contentRect } of changed) if (log.matches('.log') && (atEnd ||= !contentRect.height)) log.scrollTop = log.scrollHeight;
  });
  document.addEventListener('scrollend', ({ target: log }) => { if (log.id === 'log') atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 8; }, { capture: true, passive: true });
  const title = document.title;
  let turn = byId('act')?.dataset.turn === 'yes';
  let advised = false;
  function settle() {
    const now = byId('act')?.dataset.turn === 'yes';
    document.title = now ? '● ' + title : title;
    if (now && !turn && document.hidden && window.Notification?.permission === 'granted') {
      const note = new Notification(title, { body: byId('now')?.querySelector('h1')?.textContent, tag: id });
      note.onclick = () => { window.focus(); note.close(); };
    }
    begins ||= now && !turn;
    turn = now;
    if (advised !== (advised = !!document.querySelector('.map .hint-room')) && advised) centre();
    talk();
    const bell = byId('bell');
    if (bell) bell.hidden = window.Notification?.permission !== 'default';
    clocks();
    makeRoom();
    all('.t-dock, .log').forEach((e) => sizes.observe(e));
  }
  // ---------------------------------------------------------------- what others say
  let heard; // the newest line this page has told
  /// Counts what was said out of sight, and tells what is new.
  function talk() {
    const lines = all('#chat > [data-n]');
    const newest = +(lines.at(-1)?.dataset.n ?? 0);
    const [table, read] = (localStorage.heard ?? '').split(' ');
    let unread = lines.filter((line) => +line.dataset.n > (table === id ? +read : 0));
    if (newest > (heard ?? 0)) byId('chat').scrollTop = byId('chat').scrollHeight;
    if (unread.length && isInSight(unread.at(-1))) { localStorage.heard = `${id} ${newest}`; unread = []; }
    const badge = byId('unread');
    if (badge) { badge.hidden = !unread.length; badge.querySelector('.badge').textContent = unread.length; }
    if (unread.length && newest > heard) { say(lines.at(-1).textContent, 'is-said'); sound('peek'); }
    heard = newest;
  }
  function isInSight(line) {
    const at = line.getBoundingClientRect();
    const seen = document.elementFromPoint(at.left + Math.min(8, at.width / 2), at.top + at.height / 2);
    return !document.hidden && !!seen && (line.contains(seen) || line === seen);
  }
  document.addEventListener('scrollend', talk, { capture: true, passive: true });
  document.addEventListener('visibilitychange', talk);
  document.addEventListener('change', (event) => { if (event.target.matches('.tabin')) talk(); });
  document.addEventListener('click', (event) => {
    if (!event.target.closest('#unread, .is-said')) return;
    if (byId('tab-story')) byId('tab-story').checked = true;
    byId('chat')?.scrollIntoView({ block: 'center' });
    talk();
  });

  // ---------------------------------------------------------------- what happened?
  document.addEventListener('click', (event) => {
    const strip = event.target.closest('.strip[data-p]');
    if (!strip) return;
    // From that rival's turn to now, whoever acts or suffers: the first rival's is the whole round.
    player.again(all('#log [data-beat]').filter((e) => +e.dataset.at >= +strip.dataset.from));
    if (player.busy) fallBehind();
  });

  document.addEventListener('click', (event) => {
    const [bell, watch] = ['#bell', '[data-copied]'].map((button) => event.target.closest(button));
    if (bell) Notification.requestPermission().then((answer) => { settle(); say(bell.dataset[answer] ?? ''); });
    if (!watch || !navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(watch.href).then(() => say(watch.dataset.copied));
  });

  /// A map larger than its window shows where I am.
  const centre = () => player.look(document.querySelector('.map .hint-room') ?? document.querySelector('.map .pawn.is-mine'), 'instant');

  addEventListener('offline', () => online(false));
  addEventListener('online', () => { if (stream) listen(); });
  document.documentElement.classList.add('scripted');
  skip(); // what happened before the page came is told in the story
  settle();
  all('.log').forEach((e) => { e.scrollTop = e.scrollHeight; });
  centre();
  trace();
  player.begin();
  setInterval(clocks, 1000);
  window.adit = { swap, say, clear, touching, player, offers, pick, take, explain, isStill, hands: [] };
  if (!byId('table').dataset.mode) listen(); // a replay and an analysis have no stream
})();
