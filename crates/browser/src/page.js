// What a person can see and reach on the page. Put before the scripts that ask.
const seen = (e) => !e.disabled && e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && e.getClientRects().length > 0;
// The middle of an element, brought into the window; with what lies over it, if something does.
const place = (e) => {
  const inside = (r) => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  if (!inside(e.getBoundingClientRect())) e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  let hit;
  for (const r of e.getClientRects()) {
    // Cards overlap, so its middle may be another's: any of these points is the element for a person.
    for (const [right, down] of [[0.5, 0.5], [0.15, 0.5], [0.5, 0.15], [0.5, 0.85], [0.85, 0.5], [0.1, 0.1]]) {
      const [x, y] = [r.left + r.width * right, r.top + r.height * down];
      hit = document.elementFromPoint(x, y);
      if (hit && (e === hit || e.contains(hit))) return { x, y };
    }
  }
  return { x: 0, y: 0, covered: hit ? `${hit.tagName} #${hit.closest('[id]')?.id} .${hit.className}` : 'nothing' };
};
const find = (selector) => {
  const found = [...document.querySelectorAll(selector)].find(seen);
  return found ? place(found) : null;
};
