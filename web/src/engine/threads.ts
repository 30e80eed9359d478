// How many threads the engine may think on: one, unless pages and workers may share memory.

/** Phones get hot, and more than a few gain little. */
const mostThreads = 4;

export const threadsHere = (): number =>
  globalThis.crossOriginIsolated === true ? Math.min(navigator.hardwareConcurrency || 1, mostThreads) : 1;
