// Loads the engine's WebAssembly module and speaks UGI with it.

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** What the module's C library asks of its host. The engine does no input or output: only a crash would call these. */
export function systemImports(module, memory, listener = {}) {
  const { said = () => undefined, isStopped = () => 0 } = listener;
  const imports = { tessera: { now: () => performance.now(), said, is_stopped: isStopped } };
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (from === 'tessera') continue;
    imports[from] ??= {};
    imports[from][name] =
      kind === 'memory'
        ? memory
        : () => {
            throw new Error(`the engine called ${from}.${name}`);
          };
  }
  return imports;
}

async function instantiate(module, shared) {
  /** Of lines as they come, and when to give up what is being worked on. */
  const listener = { onLine: () => undefined, wantsStop: () => false };
  const textAt = (at, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, length).slice());
  const said = (at, length) => listener.onLine(textAt(at, length));
  const isStopped = () => (listener.wantsStop() ? 1 : 0);
  const { exports } = await WebAssembly.instantiate(module, systemImports(module, shared, { said, isStopped }));
  const memory = shared ?? exports.memory;
  exports._initialize();
  const output = () => textAt(exports.tessera_output(), exports.tessera_output_length());
  const engine = {
    listener,
    /** Sends a line; gives back the lines of the answer. */
    send(line) {
      const bytes = new TextEncoder().encode(line);
      const at = exports.tessera_input(bytes.length);
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      exports.tessera_handle(bytes.length);
      return output().split('\n').slice(0, -1);
    },
    /** The session as an object. */
    state() {
      exports.tessera_state();
      return JSON.parse(output());
    },
  };
  return { engine, exports };
}

export async function loadEngine(path) {
  return (await instantiate(await WebAssembly.compile(await readFile(path)))).engine;
}

/** The module with shared memory and that many threads; `close` ends those that help. */
export async function loadSharedEngine(path, threads) {
  const module = await WebAssembly.compile(await readFile(path));
  const memory = new WebAssembly.Memory({ initial: 256, maximum: 16_384, shared: true });
  const { engine, exports } = await instantiate(module, memory);
  const helpers = Array.from({ length: threads - 1 }, () => {
    const workerData = { module, memory, stackTop: exports.tessera_stack() };
    return new Worker(new URL('helper.mjs', import.meta.url), { workerData });
  });
  // A thread that has begun to search hears nothing of others until it is done.
  await Promise.all(helpers.map((helper) => once(helper, 'message')));
  return { engine, close: () => Promise.all(helpers.map((helper) => helper.terminate())) };
}
