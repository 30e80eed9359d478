// A game as an animated picture: a frame an action, made while the page goes on.

import type { EngineClient } from '../engine/client';
import type { GameScript, Viewer } from '../engine/types';
import { FlatPainter } from './flat_picture';
import { viewAt } from './game_views';
import type { FromWorker, ToWorker } from './gif/worker';
import GifWorker from './gif/worker?worker';
import { rastered } from './raster';

/** More would take minutes and make files that nobody can send. */
export const mostFrames = 400;

export interface AnimationWish {
  script: GameScript;
  viewer: Viewer;
  isTurned: boolean;
  title: string;
  /** Of the picture, in pixels. */
  width: number;
  /** Between two actions. */
  milliseconds: number;
}

/** The work was given up. */
export class Cancelled extends Error {}

/** The end is looked at for longer, and so is the beginning. */
function durations(wish: AnimationWish): number[] {
  const last = wish.script.actions.length;
  return Array.from({ length: last + 1 }, (_, i) => wish.milliseconds * (i === last ? 4 : i === 0 ? 1.5 : 1));
}

/** Tells how many frames are done; gives up as soon as the signal says so. */
export async function animated(engine: EngineClient, wish: AnimationWish, tell: (done: number) => void, signal: AbortSignal): Promise<Blob> {
  const painter = new FlatPainter();
  const worker = new GifWorker();
  const ask = (message: ToWorker, transfer: Transferable[] = []): Promise<FromWorker> =>
    new Promise((done, failed) => {
      signal.addEventListener('abort', () => failed(new Cancelled()), { once: true });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => done(data);
      worker.onerror = (event) => failed(new Error(event.message));
      worker.postMessage(message, transfer);
    });
  try {
    for (const [at, milliseconds] of durations(wish).entries()) {
      const view = await viewAt(engine, wish.script, at, wish.viewer, wish.isTurned);
      if (signal.aborted) throw new Cancelled();
      const picture = painter.paint(view, wish.title);
      const canvas = await rastered(picture, wish.width / picture.width);
      const { data, width, height } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      if (at === 0) await ask({ width, height });
      await ask({ pixels: data, milliseconds }, [data.buffer]);
      tell(at + 1);
    }
    return (await ask('finish')) as Blob;
  } finally {
    worker.terminate();
    painter.close();
  }
}
