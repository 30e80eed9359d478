// Encodes in a thread of its own, so that the page stays alive.

import { GifEncoder } from './encoder';

export type ToWorker = { width: number; height: number } | { pixels: Uint8ClampedArray; milliseconds: number } | 'finish';
export type FromWorker = 'encoded' | Blob;

let encoder: GifEncoder | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  let answer: FromWorker = 'encoded';
  if (data === 'finish') answer = encoder!.finished();
  else if ('pixels' in data) encoder!.frame(data.pixels, data.milliseconds);
  else encoder = new GifEncoder(data.width, data.height);
  self.postMessage(answer);
};
