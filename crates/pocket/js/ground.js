// What the house needs from the browser around it.
/// The line to a worker that thinks beside a page, if there is one.
const thinker = (() => {
  /// A line that is silent for so long is given up: its page is gone, or the browser has put it to sleep.
  const PATIENCE = 5000;
  const waiting = new Map();
  let line, last = 0;
  function answered(number, answer) {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  }
  return {
    comes(port) {
      line?.close();
      // What the old one was asked is thought about here.
      for (const number of [...waiting.keys()]) answered(number, null);
      line = port;
      port.onmessage = ({ data }) => answered(data.number, data.answer);
    },
    /// What the worker answers; null if there is none.
    ask(question) {
      if (!line) return Promise.resolve(null);
      const asked = line, number = last += 1;
      return new Promise((done) => {
        waiting.set(number, done);
        asked.postMessage({ number, question });
        setTimeout(() => {
          if (!waiting.has(number)) return;
          if (line === asked) line = undefined;
          answered(number, null);
        }, PATIENCE);
      });
    },
  };
})();
const ground = {
  choose: (question) => thinker.ask(question),
  now: () => Date.now(),
  clock: () => performance.now(),
  sleep: (millis) => new Promise((done) => setTimeout(done, millis)),
  fill: (secret) => { crypto.getRandomValues(secret); },
};
