// The built pages on a free port, for tools that look at them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export async function served() {
  const server = spawn(process.execPath, [fileURLToPath(new URL('../serve.mjs', import.meta.url)), '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await once(createInterface({ input: server.stdout }), 'line');
  return { address, close: () => server.kill() };
}
