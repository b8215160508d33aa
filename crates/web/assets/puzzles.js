// Puzzles: what was solved, how many in a row, and those from one's own matches are remembered in this browser. Everything
// else works without it.
'use strict';
(() => {
  const read = () => {
    try { return JSON.parse(localStorage.puzzles ?? '{}'); } catch { return {}; }
  };
  const { base } = document.body.dataset;
  const kept = { row: 0, solved: {}, tried: {}, own: [], ...read() };
  const keep = () => {
    try { localStorage.puzzles = JSON.stringify(kept); } catch { /* no memory here */ }
  };
  const of = (list, game) => kept[list][game] ??= [];
  const put = (list, thing) => list.includes(thing) || list.push(thing);
  const told = ({ tally, game, order }) => {
    const here = order.split(' ');
    return tally.replace('%1', kept.row).replace('%2', of('solved', game).filter((number) => here.includes(number)).length);
  };
  /// The first one after this that is not solved.
  const unsolved = ({ order, game, number }) => {
    const all = order.split(' ');
    const at = all.indexOf(number) + 1;
    return [...all.slice(at), ...all.slice(0, at)].find((one) => one !== number && !of('solved', game).includes(one));
  };

  const puzzle = document.getElementById('puzzle')?.dataset;
  if (puzzle) {
    const { game, number, home, next, answer } = puzzle;
    if (!number) put(kept.own, home);
    if (number && answer) {
      // Only the first try counts for the row; a page that is loaded again counts nothing.
      const isNew = !of('tried', game).includes(number);
      if (isNew) kept.row = answer === 'right' ? kept.row + 1 : 0;
      put(of('tried', game), number);
      if (answer === 'right') put(of('solved', game), number);
    }
    keep();
    const on = number && unsolved(puzzle);
    if (on) document.querySelectorAll(`.coach__ways a[href="${next}"]`).forEach((link) => { link.href = `${base}puzzles/${game}/${on}`; });
    const says = number && document.querySelector('.coach__says');
    if (says) says.append(Object.assign(document.createElement('p'), { textContent: told(puzzle) }));
  }

  /// The reader's costly turns become puzzles of their own as soon as a review tells them.
  const collect = () => {
    const found = [...document.querySelectorAll('a[data-puzzle]')].map((link) => link.getAttribute('href'));
    found.forEach((href) => put(kept.own, href));
    if (found.length) keep();
  };
  const end = document.getElementById('end');
  if (end) {
    collect();
    new MutationObserver(collect).observe(end, { childList: true, subtree: true });
  }

  const make = (name, said) => Object.assign(document.createElement('span'), { className: name, textContent: said });
  /// A sign for the eye and a word for the ear.
  const solved = (word) => {
    const sign = make('', ' ✓');
    sign.ariaHidden = 'true';
    return [sign, make('vh', ` ${word}`)];
  };
  for (const part of document.querySelectorAll('.puzzles')) {
    const line = part.querySelector('.puzzles__tally');
    if (!line) continue;
    line.textContent = told(part.dataset);
    line.hidden = false;
    const on = unsolved({ ...part.dataset, number: '' });
    if (on) part.querySelector('[data-begin]').href = `${base}puzzles/${part.dataset.game}/${on}`;
    for (const link of part.querySelectorAll('[data-number]')) {
      if (of('solved', part.dataset.game).includes(link.dataset.number)) link.append(...solved(part.dataset.done));
    }
  }
  const own = document.getElementById('own');
  const hither = kept.own.filter((href) => href.startsWith(`${base}puzzles/`)); // not those of another house
  if (own && hither.length) {
    own.hidden = false;
    for (const [at, href] of hither.entries()) {
      const link = Object.assign(document.createElement('a'), { href });
      const [, game, , , step] = href.replace(base, '').split('/');
      const label = [...own.querySelectorAll('data')].find((one) => one.value === game)?.textContent ?? href;
      link.append(make('lessons__number', at + 1), make('', label.replace('%1', step)));
      const item = document.createElement('li');
      item.append(link);
      own.querySelector('ol').append(item);
    }
  }
})();
