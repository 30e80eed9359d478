// An animated GIF, frame by frame: each holds only the rectangle that has changed, with colours of its own.

import { compressed } from './lzw';
import { indexed } from './palette';

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where two pictures differ; one pixel where they do not, for every frame must have some. */
export function changedPart(before: Uint32Array | null, after: Uint32Array, width: number): Rectangle {
  const height = after.length / width;
  if (!before) return { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < after.length; ++at) {
    if (after[at] === before[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? { left: 0, top: 0, width: 1, height: 1 } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function cut(pixels: Uint32Array, width: number, part: Rectangle): Uint32Array {
  const inside = new Uint32Array(part.width * part.height);
  for (let y = 0; y < part.height; ++y) {
    const from = (part.top + y) * width + part.left;
    inside.set(pixels.subarray(from, from + part.width), y * part.width);
  }
  return inside;
}

const word = (value: number): number[] => [value & 255, (value >> 8) & 255];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

export class GifEncoder {
  private readonly chunks: Uint8Array<ArrayBuffer>[] = [];
  private before: Uint32Array | null = null;

  constructor(
    private readonly width: number,
    height: number,
  ) {
    // No colours for all frames, and for ever again from the beginning.
    this.add([...letters('GIF89a'), ...word(width), ...word(height), 0x70, 0, 0]);
    this.add([0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, ...word(0), 0]);
  }

  /** The pixels as a canvas gives them; shown for so long. */
  frame(rgba: Uint8ClampedArray, milliseconds: number): void {
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
    const part = changedPart(this.before, pixels, this.width);
    const { table, bits, indices } = indexed(cut(pixels, this.width, part));
    // Each frame stays, and the next is laid over it.
    this.add([0x21, 0xf9, 4, 1 << 2, ...word(Math.round(milliseconds / 10)), 0, 0]);
    this.add([0x2c, ...word(part.left), ...word(part.top), ...word(part.width), ...word(part.height), 0x80 | (bits - 1), ...table]);
    this.add(compressed(indices, bits));
    this.before = pixels.slice();
  }

  finished(): Blob {
    this.add([0x3b]);
    return new Blob(this.chunks, { type: 'image/gif' });
  }

  private add(bytes: number[]): void {
    this.chunks.push(Uint8Array.from(bytes));
  }
}
