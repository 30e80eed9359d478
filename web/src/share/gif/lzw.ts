// The compression of GIF: variable-length LZW, as its specification (GIF89a, appendix F) has it.

/** A stream of codes of changing length, in blocks of at most 255 bytes with their length in front. */
class CodeStream {
  private bytes: number[] = [];
  private held = 0;
  private bits = 0;

  put(code: number, length: number): void {
    this.held |= code << this.bits;
    this.bits += length;
    while (this.bits >= 8) {
      this.bytes.push(this.held & 255);
      this.held >>>= 8;
      this.bits -= 8;
    }
  }

  blocks(): number[] {
    if (this.bits > 0) this.bytes.push(this.held & 255);
    const blocks: number[] = [];
    for (let at = 0; at < this.bytes.length; at += 255) {
      const block = this.bytes.slice(at, at + 255);
      blocks.push(block.length);
      for (const byte of block) blocks.push(byte);
    }
    blocks.push(0);
    return blocks;
  }
}

const mostCodes = 4096;

/** The compressed indices with all that stands round them in a file: the code size before, the empty block after. */
export function compressed(indices: Uint8Array, bitsOfIndex: number): number[] {
  const size = Math.max(2, bitsOfIndex);
  const clear = 1 << size;
  const end = clear + 1;
  const stream = new CodeStream();
  let known = new Map<number, number>();
  let next = end + 1;
  let length = size + 1;

  stream.put(clear, length);
  let prefix = indices[0] ?? 0;
  for (let i = 1; i < indices.length; ++i) {
    const index = indices[i]!;
    const longer = prefix * 256 + index;
    const code = known.get(longer);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    stream.put(prefix, length);
    prefix = index;
    if (next < mostCodes) {
      known.set(longer, next);
      // The reader is one code behind: the length grows when it needs it.
      if (next === 1 << length) length += 1;
      next += 1;
    } else {
      stream.put(clear, length);
      known = new Map();
      next = end + 1;
      length = size + 1;
    }
  }
  if (indices.length > 0) stream.put(prefix, length);
  stream.put(end, length);
  return [size, ...stream.blocks()];
}
