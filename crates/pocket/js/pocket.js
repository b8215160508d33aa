// The pocket house as the worker sees it: which addresses are its own, whether it is here, and what it answers.
const pocket = (() => {
  const MODULE = `${POCKET}pocket.wasm`;
  // The ids of its tables begin with a sign that no server's have; see `new_table` in `crates/house/src/keys.rs`.
  const OWN = /^(?:t|r|a|c|j|w|d|api\/tables|puzzles\/\w+\/own)\/0[a-z2-9]{10}(?![a-z0-9])/;
  const EMPTY = [101, 204, 205, 304];
  let house;

  async function fetched() {
    const box = await caches.open(POCKET);
    if (!await box.match(MODULE)) await box.addAll([MODULE, `${POCKET}pocket.js`, `${POCKET}thinker.js`]);
  }
  async function isHere() {
    return Boolean(await caches.match(MODULE, { cacheName: POCKET }));
  }
  async function instance() {
    await fetched();
    const glue = joined();
    await glue({ module_or_path: await caches.match(MODULE, { cacheName: POCKET }) });
    return glue;
  }
  async function begin() {
    const glue = await instance();
    const opened = await glue.Pocket.open(location.origin, BASE, self.registration.scope);
    for (const page of await clients.matchAll()) asks(page);
    return opened;
  }
  /// Asks a page at whose table this house plays for a worker that thinks.
  function asks(page) {
    if (OWN.test(inside(new URL(page.url).pathname))) page.postMessage({ wants: 'thinker', folder: POCKET });
  }
  function open() {
    const opened = house ??= begin();
    opened.catch(() => { if (house === opened) house = undefined; });
    return opened;
  }

  async function headers(request, url) {
    const all = new Headers(request.headers);
    all.delete('accept-encoding');
    all.set('host', url.host);
    // Only our own pages are answered here: `worker.js` leaves the forms of others alone.
    all.set('origin', location.origin);
    all.set('cookie', await shelf.cookies());
    if (!all.has('accept-language')) all.set('accept-language', navigator.languages.join(','));
    return [...all];
  }
  /// A worker's answer can set no cookie, so they are kept here.
  function cookies(told) {
    const lines = told.filter(([name]) => name === 'set-cookie').map(([, line]) => line);
    return lines.map((line) => {
      const [, name, word] = /^([^=]*)=([^;]*)/.exec(line);
      return [name, /max-age=0(?!\d)/i.test(line) ? '' : word];
    });
  }
  /// What is left to be read keeps the worker awake for as long as the browser lets it.
  function pieces(told, event) {
    let over;
    event.waitUntil(new Promise((done) => { over = done; }));
    return new ReadableStream({
      async pull(reader) {
        try {
          const piece = await told.next();
          if (piece) return reader.enqueue(piece);
          reader.close();
        } catch (broken) {
          reader.error(broken);
        }
        over();
      },
      async cancel() {
        over();
        await told.end();
      },
    }, { highWaterMark: 0 });
  }
  async function answer(event, request = event.request) {
    const url = new URL(request.url);
    try {
      const body = new Uint8Array(await request.arrayBuffer());
      const home = await open();
      const told = await home.answer(request.method, url.pathname + url.search, await headers(request, url), body);
      const baked = cookies(told.headers);
      if (baked.length) await shelf.bake(baked);
      if (home.is_overtaken) house = undefined;
      const about = new Headers(told.headers.filter(([name]) => name !== 'set-cookie'));
      // An address within the house is none for a browser that does not know where the answer came from.
      if (about.has('location')) about.set('location', new URL(about.get('location'), url).href);
      const hollow = request.method === 'HEAD' || EMPTY.includes(told.status) || (told.status >= 300 && told.status < 400);
      return new Response(hollow ? null : pieces(told, event), { status: told.status, headers: about });
    } catch (broken) {
      // A module that has panicked answers nothing any more; the next request opens a new one from what is kept.
      house = undefined;
      throw broken;
    }
  }
  return {
    owns: (path) => OWN.test(path),
    fetched,
    isHere,
    answer,
    thinker: (line) => thinker.comes(line),
    /// What answers the questions of bots, in a worker of its own.
    mind: async () => (await instance()).choose,
    /// The settings of the page that was looked at last: a worker cannot read its cookies.
    async receives(wishes, page) {
      const look = ['theme', 'contrast', 'motion', 'sound', 'speed'].map((name) => wishes[name] ?? '-').join('.');
      await shelf.bake([['lang', wishes.lang], ['look', look]]);
      if (house) asks(page);
    },
  };
})();
