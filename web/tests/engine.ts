// The engine itself, in the test: it says what must be seen.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Engine } from '../src/engine/module';

export async function engineOfTests(): Promise<Engine> {
  const wasm = process.env.TESSERA_WASM ?? resolve(import.meta.dirname, '../../build/wasm/src/wasm/tessera.wasm');
  return Engine.from(await WebAssembly.compile(await readFile(wasm)));
}
