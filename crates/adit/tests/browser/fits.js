// Words that do not fit their place, as lines of text. Run as a function.
const PLACES = 'button, .btn, .chip, .badge, .tab, .pc, .seat, .sheet, .panel, .meter, legend, .coach, .t-now, .status';
const FIRM = 'button, .btn, .chip, .tab, .pc'; // these do not grow downwards with what is in them
const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const speaks = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
// Where its own words are drawn: what is only for the ear may lie anywhere.
const words = (e) => {
  const lines = [...e.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  const most = (side) => Math.max(...lines.map((line) => line[side]));
  return { left: Math.min(...lines.map((line) => line.left)), right: most('right'), bottom: most('bottom') };
};
// What glides to its place is not there yet.
const moves = (e) => e !== null && (e.getAnimations().length > 0 || moves(e.parentElement));
const dotted = (e) => e.closest('.seat__name, .chip, .who') || getComputedStyle(e).textOverflow === 'ellipsis';
const cutter = (e) => {
  for (let up = e; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return up.clientWidth > 2 ? up : null; // or it is for the ear alone
  }
  return null;
};
const heard = (e) => e.clientWidth <= 2 && getComputedStyle(e).overflowX === 'hidden'; // by the ear alone
const outside = (inner, outer, firm) => [
  ['right', inner.right - outer.right - 2], ['left', outer.left - inner.left - 2], ['below', firm ? inner.bottom - outer.bottom - 3 : 0],
].filter(([, by]) => by > 0).map(([side, by]) => `${Math.ceil(by)} px ${side}`).join(', ');
const found = [];
for (const e of document.querySelectorAll('body *')) {
  if (!speaks(e) || e.closest('svg, select, script, .vh, .map, #traces') || !shown(e) || moves(e) || heard(e)) continue;
  const at = words(e);
  const tell = (why, where, by) => by && found.push(`${by} ${why} ${where.tagName}.${where.className}#${where.id}: ${e.textContent.trim().slice(0, 60)}`);
  const place = e.closest(PLACES);
  if (place && !dotted(e)) tell('out of', place, outside(at, place.getBoundingClientRect(), place.matches(FIRM)));
  const edge = cutter(e);
  if (edge && !dotted(e)) tell('cut by', edge, outside(at, edge.getBoundingClientRect(), true));
}
const free = !document.querySelector(':popover-open:not(#about), .t-over');
for (const head of free ? document.querySelectorAll('#now h1') : []) {
  const range = document.createRange();
  range.selectNodeContents(head);
  for (const line of range.getClientRects()) {
    const hit = document.elementFromPoint(line.right - 2, line.top + line.height / 2);
    const over = hit?.closest('button, summary, a');
    if (over && !over.closest('.says') && !head.contains(over) && !over.contains(head)) found.push(`under ${over.outerHTML.slice(0, 90)}: ${head.textContent}`);
  }
}
return [...new Set(found)].slice(0, 12);
