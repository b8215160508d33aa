// Sounds of the table, drawn by code: layers of filtered noise and of tones with a little FM, in one small cave.
// Nothing sounds before the first tap, and nothing while the document says that sound is off (app.js).
'use strict';
window.Sound = (() => {
  // A sound: its level (tuned by measuring), then layers:
  // [what, start, length, loudness, from Hz, to Hz, attack, Q or FM ratio, FM depth, times, gap, pitch of each next]
  // what: b, l, h noise through a band, low or high filter; s, t, w a sine, triangle or (softened) saw tone
  const SOUNDS = {
    card: [0.92, ['b', 0, 0.1, 0.8, 1300, 3600, 0.03, 0.9], ['b', 0.07, 0.045, 0.9, 1500, 700, 0.002, 1.2], ['s', 0.07, 0.05, 0.25, 190, 120, 0.002]],
    shuffle: [0.91, ['b', 0, 0.05, 0.7, 1700, 2700, 0.01, 1, 0, 9, 0.038, 1.03], ['b', 0.36, 0.09, 0.9, 1400, 600, 0.003, 1]],
    coin: [0.39, ['s', 0, 0.3, 0.5, 2110, 2100, 0.001, 1.51, 900], ['s', 0.07, 0.42, 0.55, 2815, 2805, 0.001, 1.51, 900], ['b', 0, 0.02, 0.4, 5200, 4200, 0.001, 2]],
    cube: [1.27, ['s', 0, 0.07, 0.9, 640, 430, 0.001, 2.3, 160], ['b', 0, 0.03, 0.8, 2100, 1500, 0.001, 2], ['s', 0.085, 0.05, 0.4, 720, 520, 0.001, 2.3, 120], ['s', 0.15, 0.04, 0.18, 790, 600, 0.001, 2.3, 120]],
    rattle: [0.62, ['s', 0, 0.05, 0.7, 560, 410, 0.001, 2.3, 200, 5, 0.052, 1.07], ['b', 0, 0.03, 0.6, 1900, 1500, 0.001, 2, 0, 5, 0.052, 1.05], ['s', 0.29, 0.09, 0.9, 470, 330, 0.001, 2.3, 160]],
    step: [1.28, ['l', 0, 0.07, 0.9, 1500, 360, 0.003, 0.7], ['s', 0, 0.07, 0.4, 210, 110, 0.003], ['b', 0.012, 0.035, 0.45, 2400, 1700, 0.003, 1]],
    lock: [0.58, ['b', 0, 0.025, 0.8, 3300, 2800, 0.001, 6], ['s', 0, 0.06, 0.4, 1450, 1300, 0.001, 2.7, 700], ['b', 0.11, 0.03, 1, 1900, 1300, 0.001, 4], ['s', 0.11, 0.12, 0.7, 620, 560, 0.001, 2.7, 400]],
    sword: [0.44, ['h', 0, 0.16, 0.5, 2600, 6800, 0.05, 0.7], ['s', 0.09, 0.5, 0.4, 1530, 1500, 0.002, 2.76, 1500], ['s', 0.1, 0.32, 0.3, 2240, 2190, 0.002, 1.41, 900], ['b', 0.09, 0.03, 0.6, 3800, 2600, 0.001, 1]],
    heart: [1.76, ['s', 0, 0.2, 0.8, 150, 60, 0.004], ['t', 0, 0.24, 0.55, 620, 220, 0.004], ['b', 0, 0.05, 0.7, 1300, 600, 0.002, 1], ['t', 0.17, 0.26, 0.4, 330, 140, 0.006]],
    potion: [0.41, ['s', 0, 0.09, 0.5, 330, 640, 0.01, 0, 0, 5, 0.085, 1.14], ['s', 0.42, 0.6, 0.35, 1175, 1175, 0.02, 3.01, 300], ['s', 0.42, 0.6, 0.25, 1760, 1760, 0.02]],
    gem: [0.42, ['s', 0, 0.6, 0.4, 1319, 1319, 0.002, 3.5, 900], ['s', 0.075, 0.6, 0.4, 1661, 1661, 0.002, 3.5, 900], ['s', 0.15, 0.8, 0.45, 1976, 1976, 0.002, 3.5, 900]],
    dig: [1.54, ['b', 0, 0.04, 0.9, 2100, 1500, 0.001, 3], ['s', 0, 0.16, 0.22, 1870, 1850, 0.001, 2.4, 700], ['l', 0.03, 0.2, 1, 1100, 260, 0.004, 0.8], ['b', 0.12, 0.03, 0.3, 900, 600, 0.002, 1, 0, 4, 0.045, 0.9]],
    blast: [1.48, ['l', 0, 1.1, 1, 3200, 70, 0.003, 0.5], ['s', 0, 0.8, 1, 120, 30, 0.003], ['b', 0.1, 0.05, 0.35, 1400, 700, 0.002, 1, 0, 9, 0.07, 0.9]],
    snore: [1.86, ['b', 0, 0.75, 0.9, 260, 520, 0.3, 2.5], ['w', 0.05, 0.6, 0.22, 62, 74, 0.3, 0.37, 40], ['b', 0.95, 0.7, 0.35, 900, 420, 0.25, 1.2]],
    growl: [1.01, ['w', 0, 1, 0.8, 72, 52, 0.16, 0.42, 46], ['b', 0, 0.95, 0.9, 620, 340, 0.2, 1.6], ['w', 0.05, 0.9, 0.45, 216, 150, 0.2, 0.16, 70]],
    roar: [1.3, ['w', 0, 1.5, 0.7, 88, 58, 0.12, 0.36, 90], ['w', 0, 1.3, 0.4, 176, 96, 0.16, 0.21, 130], ['b', 0, 1.5, 1, 420, 240, 0.14, 0.8], ['b', 0.08, 1.1, 0.8, 1700, 800, 0.2, 0.8], ['s', 0, 0.5, 0.7, 70, 36, 0.02]],
    wings: [1.4, ['b', 0, 0.045, 0.8, 900, 1500, 0.018, 1.2, 0, 14, 0.052, 1.01], ['s', 0.1, 0.05, 0.12, 5200, 6300, 0.01, 0, 0, 3, 0.17, 1.07]],
    arrow: [1.89, ['b', 0, 0.18, 0.7, 3400, 1000, 0.02, 1.4], ['l', 0.16, 0.07, 1, 900, 300, 0.001, 0.8], ['s', 0.16, 0.16, 0.4, 210, 190, 0.001, 0.11, 30]],
    chime: [0.36, ['s', 0, 1.1, 0.5, 784, 784, 0.004, 2, 280], ['s', 0.14, 1.3, 0.5, 1175, 1175, 0.004, 2, 280], ['s', 0.14, 0.9, 0.14, 2350, 2350, 0.004]],
    fanfare: [0.66, ['w', 0, 0.2, 0.5, 392, 392, 0.02], ['w', 0.15, 0.2, 0.5, 523, 523, 0.02], ['w', 0.3, 0.2, 0.55, 659, 659, 0.02], ['w', 0.45, 1, 0.6, 784, 784, 0.02], ['w', 0.45, 1, 0.35, 523, 523, 0.03], ['w', 0.45, 1, 0.3, 659, 659, 0.03], ['s', 0.45, 1.1, 0.14, 3136, 3136, 0.004, 3.5, 900]],
    defeat: [0.96, ['t', 0, 0.42, 0.5, 392, 388, 0.02], ['t', 0.26, 0.42, 0.6, 311, 308, 0.02], ['t', 0.52, 1.1, 0.7, 262, 247, 0.02], ['s', 0.52, 1.1, 0.5, 131, 123, 0.03]],
    swish: [0.48, ['b', 0, 0.34, 1, 500, 2100, 0.13, 1.1], ['b', 0.04, 0.3, 0.4, 2600, 1200, 0.1, 0.8]],
    tile: [1.48, ['b', 0, 0.035, 1, 1500, 1000, 0.001, 2.4], ['s', 0, 0.08, 0.7, 520, 380, 0.001, 1.7, 160], ['b', 0.045, 0.03, 0.35, 1900, 1400, 0.001, 2]],
    peek: [0.39, ['b', 0, 0.22, 0.5, 700, 1700, 0.1, 1], ['s', 0.03, 0.3, 0.35, 587, 784, 0.06], ['s', 0.3, 0.3, 0.25, 784, 587, 0.05]],
    cart: [1.6, ['l', 0, 0.55, 0.9, 420, 260, 0.12, 1], ['b', 0.02, 0.03, 0.5, 1500, 1100, 0.001, 3, 0, 5, 0.1, 0.97], ['s', 0.08, 0.12, 0.07, 2350, 2750, 0.04, 0, 0, 2, 0.22, 0.95]],
    count: [0.78, ['s', 0, 0.16, 0.6, 880, 880, 0.002, 2, 420], ['b', 0, 0.015, 0.3, 3600, 2600, 0.001, 1.5]],
  };
  const WAVES = { s: 'sine', t: 'triangle', w: 'sawtooth' };
  const FILTERS = { b: 'bandpass', l: 'lowpass', h: 'highpass' };
  const QUIET = 0.5; // of the whole

  /// White noise, the same every time.
  function hiss(context, seconds, shape = () => 1) {
    const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
    const data = buffer.getChannelData(0);
    let seed = 7;
    for (let i = 0; i < data.length; i += 1) { seed = (seed * 16807) % 2147483647; data[i] = (seed / 1073741823.5 - 1) * shape(i / data.length); }
    return buffer;
  }
  /// What every sound goes through: a quiet room of stone, and a hand that holds peaks down.
  function room(context) {
    const input = context.createGain();
    const echo = new ConvolverNode(context, { buffer: hiss(context, 0.5, (t) => (1 - t) ** 4 * 0.4) });
    const hold = new DynamicsCompressorNode(context, { threshold: -16, ratio: 5, attack: 0.002, release: 0.16 });
    input.connect(hold);
    input.connect(echo).connect(new GainNode(context, { gain: 0.22 })).connect(hold);
    hold.connect(new GainNode(context, { gain: QUIET })).connect(context.destination);
    return { input, noise: hiss(context, 2) };
  }
  function voice(context, { input, noise }, name, { pan = 0, pitch = 1, soft = 1 } = {}, when = context.currentTime) {
    const [level, ...layers] = SOUNDS[name];
    const side = new StereoPannerNode(context, { pan });
    side.connect(input);
    let ends = 0;
    for (const [what, at, length, loud, from, to, attack, colour = 1, depth = 0, times = 1, gap = 0, next = 1] of layers) {
      for (let i = 0; i < times; i += 1) {
        const start = when + at + gap * i;
        const stop = start + length;
        const tuned = pitch * next ** i;
        const glide = (param, a, b) => { param.setValueAtTime(a, start); param.exponentialRampToValueAtTime(b, stop); };
        const volume = context.createGain();
        volume.gain.setValueAtTime(0.0001, start);
        volume.gain.linearRampToValueAtTime(loud * level * soft, start + attack);
        volume.gain.exponentialRampToValueAtTime(0.0001, stop);
        const type = FILTERS[what]; // of noise
        const source = type ? context.createBufferSource() : context.createOscillator();
        const filter = (type || what === 'w') && new BiquadFilterNode(context, type && { type, Q: colour });
        glide((type ? filter : source).frequency, from * tuned, to * tuned);
        if (type) Object.assign(source, { buffer: noise, loop: true });
        else {
          source.type = WAVES[what];
          if (filter) glide(filter.frequency, Math.min(6000, from * tuned * 5), from * tuned * 2);
        }
        if (!type && depth) {
          const [mod, much] = [context.createOscillator(), context.createGain()];
          mod.frequency.value = from * tuned * colour;
          glide(much.gain, depth, depth * 0.1 + 0.001);
          mod.connect(much).connect(source.frequency);
          mod.start(start);
          mod.stop(stop);
        }
        (filter ? source.connect(filter) : source).connect(volume).connect(side);
        source.start(start, type ? (i * 0.173) % 1 : undefined);
        source.stop(stop + 0.02);
        ends = Math.max(ends, stop);
      }
    }
    return ends;
  }

  const wish = document.documentElement.dataset;
  let [context, space] = [null, null];
  const muted = () => wish.sound === 'off';
  const last = {};
  const ending = []; // when the voices under way end: at most ten at once
  /// A browser lets nobody sound who was not touched.
  function wake() {
    if (muted() || !window.AudioContext) return;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    space ??= room(context);
    context.resume();
  }
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { capture: true });
  function play(name, how) {
    if (muted() || context?.state !== 'running' || !SOUNDS[name] || document.hidden) return;
    const now = context.currentTime;
    while (ending[0] < now) ending.shift();
    if (now - (last[name] ?? -1) < 0.025 || ending.length > 9) return;
    last[name] = now;
    ending.push(voice(context, space, name, how));
    ending.sort((a, b) => a - b);
  }
  play.muted = muted;
  // What is on its way falls silent too.
  new MutationObserver(() => (muted() ? context?.suspend() : wake())).observe(document.documentElement, { attributeFilter: ['data-sound'] });
  return play;
})();
