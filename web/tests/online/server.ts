// A real server with a folder of its own, which can be killed and started again on the same port.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const builds = ['release', 'dev'].map((preset) => join(root, 'build', preset, 'src/cli/tessera'));
const program = process.env.TESSERA_PROGRAM ?? builds.find((path) => existsSync(path)) ?? builds[0]!;

/** Tests come from one address and in a hurry: they want no limits, except where limits are tested. */
export interface ServerOptions {
  isLimited?: boolean;
  store?: string;
}

export class Server {
  private process: ChildProcess | null = null;
  /** All that it wrote, over all its lives. */
  log = '';

  private constructor(
    readonly port: number,
    readonly folder: string,
    private readonly options: ServerOptions,
  ) {}

  static async start(options: ServerOptions = {}): Promise<Server> {
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), 'tessera-online-')), options);
    await server.go();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it (again) on the same port with the same folder; it is ready when this returns. */
  async go(): Promise<void> {
    const { isLimited = false, store } = this.options;
    const args = ['serve', '--address', '127.0.0.1', '--port', String(this.port), '--web', join(root, 'web/dist'), '--puzzles', join(root, 'data/puzzles')];
    args.push('--store', store ?? join(this.folder, 'tessera.db'));
    if (!isLimited) args.push('--requests-per-second', '0', '--messages-per-second', '0', '--connections-per-address', '0');
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = child;
    let fault: Error | null = null;
    child.on('error', (error) => (fault = error));
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data: Buffer) => (this.log += data.toString()));
    // Asked again and again, because there is no other way to know: what it writes is for people.
    for (let i = 0; ; ++i) {
      if (fault) throw fault as Error;
      if (child.exitCode !== null) throw new Error(`The server has ended with ${child.exitCode}: ${this.log}`);
      try {
        if ((await fetch(`${this.url}/readyz`)).ok) return;
      } catch {
        // Not listening yet.
      }
      if (i > 400) throw new Error(`The server does not get ready: ${this.log}`);
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /** As a power cut would: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As an operator would; the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
