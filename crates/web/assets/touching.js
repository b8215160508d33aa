// What touching one thing after another does. The terminal has it in Rust, where it is explained
// (crates/engine/src/scene/touching.rs); both answer the same cases (crates/testkit/src/touching.txt).
'use strict';
window.Touching = (offers) => {
  const orders = {};
  const named = (on) => orders[on.toSorted()] ??= new Set();
  offers.forEach(({ on }) => named(on).add(on.join()));
  const left = (touched) => offers.filter(({ on }) => touched.every((place, at) => on[at] === place)
    || named(on).size < 2 && touched.every((place, at) => on.includes(place) && touched.indexOf(place) === at));
  return {
    lit: (touched) => [...new Set(left(touched).flatMap(({ on }) => on))].filter((place) => left([...touched, place]).length),
    touch(touched, under) {
      const next = under.map((place) => [...touched, place]).find((path) => left(path).length);
      const again = touched.findIndex((place) => under.includes(place));
      if (!next && again < 0 && touched.length) return this.touch([], under);
      if (!next) return { touched: touched.slice(0, Math.max(0, again)), taken: [] };
      const found = left(next);
      const isWhole = found.some(({ on }) => on.length === next.length);
      return { touched: next, taken: isWhole ? found.filter(({ on }) => on.slice(0, next.length).every((place) => next.includes(place))) : [] };
    },
  };
};
