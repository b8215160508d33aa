// Where the pocket house keeps what must not be lost: the pages of its store, and the cookies that a worker's answer
// cannot set. Everything is written in one transaction that is on the disk when it is complete.
const shelf = (() => {
  const NAME = `adit-pocket ${BASE}`;
  let opening;
  function database() {
    opening ??= new Promise((done, failed) => {
      const ask = indexedDB.open(NAME, 1);
      ask.onupgradeneeded = () => ['pages', 'notes', 'jar'].forEach((store) => ask.result.createObjectStore(store));
      ask.onerror = () => failed(ask.error);
      ask.onsuccess = () => {
        // The browser may clear everything, or a newer worker may want to change it.
        ask.result.onclose = () => { opening = undefined; };
        ask.result.onversionchange = () => { ask.result.close(); opening = undefined; };
        done(ask.result);
      };
    });
    opening.catch(() => { opening = undefined; });
    return opening;
  }
  /// What `work` answers with, once everything it asked for is on the disk. It gets the stores by name and a way to stop.
  async function within(mode, names, work) {
    const kept = await database();
    return new Promise((done, failed) => {
      const transaction = kept.transaction(names, mode, { durability: 'strict' });
      let answer, reason;
      const stop = (why) => { reason = why; transaction.abort(); };
      transaction.oncomplete = () => done(answer());
      transaction.onabort = () => failed(reason ?? transaction.error ?? new DOMException('it was given up', 'AbortError'));
      answer = work(...names.map((name) => transaction.objectStore(name)), stop);
    });
  }
  return {
    /// All pages, one after another, and the number of the last write.
    load: () => within('readonly', ['pages', 'notes'], (pages, notes) => {
      const all = pages.getAll(), write = notes.get('write');
      return () => {
        const whole = new Uint8Array(all.result.reduce((length, page) => length + page.length, 0));
        all.result.reduce((at, page) => { whole.set(page, at); return at + page.length; }, 0);
        return [whole, write.result ?? 0];
      };
    }),
    /// Writes for a house that knows of this many writes, and of no other.
    keep: (numbers, changed, count, known) => within('readwrite', ['pages', 'notes'], (pages, notes, stop) => {
      const write = notes.get('write');
      write.onsuccess = () => {
        // Another house on this shelf has written, as can happen for a moment when a new worker takes over.
        if ((write.result ?? 0) !== known) return stop(new DOMException('another house has written', 'Overtaken'));
        numbers.forEach((number, at) => pages.put(changed[at], number));
        pages.delete(IDBKeyRange.lowerBound(count));
        notes.put(known + 1, 'write');
      };
      return () => {};
    }),
    cookies: () => within('readonly', ['jar'], (jar) => {
      const names = jar.getAllKeys(), words = jar.getAll();
      return () => names.result.map((name, at) => `${name}=${words.result[at]}`).join('; ');
    }),
    /// Pairs of names and words; without a word a cookie is thrown away.
    bake: (pairs) => within('readwrite', ['jar'], (jar) => {
      for (const [name, word] of pairs) word ? jar.put(word, name) : jar.delete(name);
      return () => {};
    }),
  };
})();
