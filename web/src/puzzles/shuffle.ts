// Chance that is the same on every device: integers only, by a mixer of 32 bits.

/** Every number of 32 bits gives another; near ones give far ones. */
export function mixed(seed: number): number {
  let x = (seed + 0x9e3779b9) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** A list in an order that the seed alone decides: from the end on, each changes places with one not behind it. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const order = [...list];
  let state = mixed(seed);
  for (let last = order.length - 1; last > 0; --last) {
    state = mixed(state);
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
