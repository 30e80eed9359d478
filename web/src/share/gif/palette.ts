// Colours of one frame. Boards are flat: a few colours cover nearly all of them, and what lies between two is only an edge.

/** Red, green and blue in one number; as pixels of a canvas lie in memory, without their opacity. */
type Colour = number;

const redOf = (colour: Colour): number => colour & 255;
const greenOf = (colour: Colour): number => (colour >> 8) & 255;
const blueOf = (colour: Colour): number => (colour >> 16) & 255;

export const mostColours = 256;

function distance(a: Colour, b: Colour): number {
  // Eyes see green best and blue worst.
  return 3 * (redOf(a) - redOf(b)) ** 2 + 6 * (greenOf(a) - greenOf(b)) ** 2 + (blueOf(a) - blueOf(b)) ** 2;
}

export interface Indexed {
  /** Three bytes a colour. */
  table: number[];
  indices: Uint8Array;
  /** So many bits are enough for an index. */
  bits: number;
}

/** The pixels by numbers of colours: exactly where there are at most 256, else the commonest and for the others the nearest of them. */
export function indexed(pixels: Uint32Array): Indexed {
  const counts = new Map<Colour, number>();
  for (const pixel of pixels) {
    const colour = pixel & 0xffffff;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostColours).map(([colour]) => colour);
  const numbers = new Map(common.map((colour, number) => [colour, number]));
  for (const colour of counts.keys()) {
    if (numbers.has(colour)) continue;
    let best = 0;
    for (let i = 1; i < common.length; ++i) if (distance(common[i]!, colour) < distance(common[best]!, colour)) best = i;
    numbers.set(colour, best);
  }
  const bits = Math.max(1, Math.ceil(Math.log2(common.length)));
  const table = common.flatMap((colour) => [redOf(colour), greenOf(colour), blueOf(colour)]);
  while (table.length < 3 << bits) table.push(0);
  return { table, bits, indices: Uint8Array.from(pixels, (pixel) => numbers.get(pixel & 0xffffff)!) };
}
