// What a person can see and reach on the page. Put before the scripts that ask.
const seen = (e) => !e.disabled && e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && e.getClientRects().length > 0;
// A point of an element for the mouse: cards overlap, so its middle may be another's.
const point = (e) => {
  let hit;
  for (const r of e.getClientRects()) {
    for (const [right, down] of [[0.5, 0.5], [0.15, 0.5], [0.5, 0.15], [0.5, 0.85], [0.85, 0.5], [0.1, 0.1]]) {
      const [x, y] = [r.left + r.width * right, r.top + r.height * down];
      hit = document.elementFromPoint(x, y);
      if (hit && (e === hit || e.contains(hit))) return { x, y };
    }
  }
  return { x: 0, y: 0, covered: hit ? `${hit.tagName} #${hit.closest('[id]')?.id} .${hit.className}` : 'nothing' };
};
// The same, brought into the window as a person would: scrolled until nothing lies over it, if that can be. On a phone
// half of the window may be covered from below and some of it from above.
const place = (e) => {
  let found = point(e);
  for (const block of ['center', 'start', 'end']) {
    if (!found.covered) break;
    e.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    found = point(e);
  }
  for (let height = 0.1; found.covered && height < 1; height += 0.1) {
    const box = e.getBoundingClientRect();
    scrollBy({ top: box.top + box.height / 2 - innerHeight * height, behavior: 'instant' });
    found = point(e);
  }
  return found;
};
const find = (selector) => {
  const found = [...document.querySelectorAll(selector)].find(seen);
  return found ? place(found) : null;
};
