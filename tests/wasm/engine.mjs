// Loads the engine's WebAssembly module and speaks UGI with it.

import { readFile } from 'node:fs/promises';

/** What the module's C library asks of its host. The engine does no input or output: only a crash would call these. */
function systemImports(module) {
  const imports = { tessera: { now: () => performance.now() } };
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (from === 'tessera') continue;
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error(`the engine called ${from}.${name}`);
    };
  }
  return imports;
}

export async function loadEngine(path) {
  const module = await WebAssembly.compile(await readFile(path));
  const { exports } = await WebAssembly.instantiate(module, systemImports(module));
  exports._initialize();
  const output = () => {
    const bytes = new Uint8Array(exports.memory.buffer, exports.tessera_output(), exports.tessera_output_length());
    return new TextDecoder().decode(bytes);
  };
  return {
    /** Sends a line; gives back the lines of the answer. */
    send(line) {
      const bytes = new TextEncoder().encode(line);
      const at = exports.tessera_input(bytes.length);
      new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
      exports.tessera_handle(bytes.length);
      return output().split('\n').slice(0, -1);
    },
    /** The session as an object. */
    state() {
      exports.tessera_state();
      return JSON.parse(output());
    },
  };
}
