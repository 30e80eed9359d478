// The real engine for unit tests, which run in node.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Engine } from './module';

export async function testEngine(): Promise<Engine> {
  const path = process.env.TESSERA_WASM ?? fileURLToPath(new URL('../../../build/wasm/src/wasm/tessera.wasm', import.meta.url));
  return Engine.from(await WebAssembly.compile(await readFile(path)));
}
