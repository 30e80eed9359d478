// Which engine a worker gets: with threads for one that thinks where the page may share memory, else the plain one.

import sharedUrl from '@engine/tessera-threads.wasm?url';
import plainUrl from '@engine/tessera.wasm?url';
import HelperWorker from './helper?worker';
import type { Helping } from './helper';
import { Engine, sharedMemory } from './module';
import { threadsHere } from './threads';

export async function loadPlain(): Promise<Engine> {
  return Engine.from(await WebAssembly.compileStreaming(fetch(plainUrl)));
}

export async function loadThinker(): Promise<Engine> {
  const threads = threadsHere();
  const module = threads > 1 ? await sharedModule() : null;
  return module ? loadShared(module, threads) : loadPlain();
}

/** Null without a network, where it was never wanted before. */
const sharedModule = (): Promise<WebAssembly.Module | null> => WebAssembly.compileStreaming(fetch(sharedUrl)).catch(() => null);

async function loadShared(module: WebAssembly.Module, threads: number): Promise<Engine> {
  const memory = sharedMemory();
  const engine = await Engine.from(module, memory);
  const helpers = Array.from({ length: threads - 1 }, () => started({ module, memory, stackTop: engine.stackForHelper() }));
  // Once this thread searches it hears nothing of others, so they come first.
  await Promise.all(helpers);
  engine.order(`setoption name Threads value ${threads}`);
  return engine;
}

/** Settled when the helper works, or when it turns out that it cannot: the engine does its part too. */
function started(told: Helping): Promise<void> {
  return new Promise((done) => {
    const helper = new HelperWorker();
    helper.onmessage = () => done();
    helper.onerror = () => done();
    helper.postMessage(told);
  });
}
