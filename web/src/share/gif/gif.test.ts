import { describe, expect, it } from 'vitest';
import { changedPart, GifEncoder } from './encoder';
import { compressed } from './lzw';
import { indexed } from './palette';

/** What a reader of the format does, written the other way round: codes become strings of indices. */
function expanded([size = 2, ...blocks]: number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; blocks[at]! > 0; at += blocks[at]! + 1) bytes.push(...blocks.slice(at + 1, at + 1 + blocks[at]!));
  const clear = 1 << size;
  let table: number[][] = [];
  let length = size + 1;
  const reset = (): void => {
    table = Array.from({ length: clear + 2 }, (_, i) => [i]);
    length = size + 1;
  };
  reset();
  const out: number[] = [];
  let last: number[] | null = null;
  for (let bit = 0; ; ) {
    let code = 0;
    for (let i = 0; i < length; ++i, ++bit) code |= ((bytes[bit >> 3]! >> (bit & 7)) & 1) << i;
    if (code === clear + 1) return out;
    if (code === clear) {
      reset();
      last = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...last!, last![0]!];
    out.push(...entry);
    if (last && table.length < 4096) {
      table.push([...last, entry[0]!]);
      if (table.length === 1 << length && length < 12) length += 1;
    }
    last = entry;
  }
}

describe('the compression', () => {
  it.each([1, 2, 5, 8])('of indices of %i bits can be undone', (bits) => {
    for (const count of [1, 2, 3, 100, 20_000]) {
      // Runs, repetitions and noise.
      const indices = Uint8Array.from({ length: count }, (_, i) => (i % 3 === 0 ? (i * 7919) >> 5 : i >> 4) & ((1 << bits) - 1));
      expect(expanded(compressed(indices, bits))).toEqual([...indices]);
    }
  });

  it('makes flat pictures small', () => {
    expect(compressed(new Uint8Array(100_000), 4).length).toBeLessThan(1_000);
  });
});

describe('colours', () => {
  it('are exact where there are few', () => {
    const pixels = Uint32Array.from([0xff0000ff, 0xff00ff00, 0xffff0000, 0xff0000ff]);
    const { table, indices, bits } = indexed(pixels);
    expect(bits).toBe(2);
    const shown = [...indices].map((index) => table.slice(3 * index, 3 * index + 3));
    expect(shown).toEqual([[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 0, 0]]);
  });

  it('are the commonest and the nearest where there are many', () => {
    const pixels = Uint32Array.from({ length: 4000 }, (_, i) => (i < 3000 ? 0xff202020 : 0xff000000 + i * 37));
    const { table, indices } = indexed(pixels);
    expect(table).toHaveLength(768);
    expect(table.slice(3 * indices[0]!, 3 * indices[0]! + 3)).toEqual([32, 32, 32]);
  });
});

describe('a frame', () => {
  it('holds what has changed', () => {
    const before = new Uint32Array(20 * 10);
    const after = before.slice();
    after[3 * 20 + 4] = 1;
    after[5 * 20 + 9] = 1;
    expect(changedPart(before, after, 20)).toEqual({ left: 4, top: 3, width: 6, height: 3 });
    expect(changedPart(null, after, 20)).toEqual({ left: 0, top: 0, width: 20, height: 10 });
    expect(changedPart(after, after, 20)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });
});

it('a file has its head, a loop, its frames and an end', async () => {
  const encoder = new GifEncoder(4, 2);
  const picture = new Uint8ClampedArray(4 * 2 * 4).fill(255);
  encoder.frame(picture, 500);
  encoder.frame(picture, 1500);
  const bytes = new Uint8Array(await encoder.finished().arrayBuffer());
  const text = String.fromCharCode(...bytes);
  expect(text.slice(0, 6)).toBe('GIF89a');
  expect(text).toContain('NETSCAPE2.0');
  expect([bytes[6], bytes[8]]).toEqual([4, 2]);
  expect(text.split('\x21\xf9\x04\x04').length - 1).toBe(2);
  expect(text).toContain('\x21\xf9\x04\x04\x96\x00');
  expect(bytes.at(-1)).toBe(0x3b);
});
