// One instance of the engine: lines in, lines and JSON out. It runs wherever WebAssembly does.

interface Exports {
  /** Where it is the module's own. */
  memory?: WebAssembly.Memory;
  __stack_pointer?: WebAssembly.Global<'i32'>;
  _initialize(): void;
  tessera_input(length: number): number;
  tessera_handle(length: number): void;
  tessera_output(): number;
  tessera_output_length(): number;
  tessera_state(): void;
  tessera_games(): void;
  tessera_board(): void;
  tessera_screen(viewer: number): void;
  tessera_preview(length: number, viewer: number): void;
  tessera_why_not(length: number): void;
  tessera_roll(isRuthless: number, seed: number): void;
  tessera_ask(length: number): void;
  tessera_stack(): number;
  tessera_help(): void;
}

/** A module with shared memory, for threads: all its instances have the same one. */
export interface Shared {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}

/** As src/wasm/CMakeLists.txt has it linked, in pages of 64 KiB: 16 MiB that grow to at most 1 GiB. */
export const sharedMemory = (): WebAssembly.Memory => new WebAssembly.Memory({ initial: 256, maximum: 16_384, shared: true });

/** Who follows the engine at work: it hears each line as it is written, and may have the work given up. */
export interface Follower {
  said?: (line: string) => void;
  isStopped?: () => boolean;
}

interface Calls {
  said(at: number, length: number): void;
  is_stopped(): number;
}
const noCalls: Calls = { said: () => undefined, is_stopped: () => 0 };

/** The engine does no input or output: only a crash would call what its C library asks of the host. */
function importsOf(module: WebAssembly.Module, calls: Calls, memory?: WebAssembly.Memory): WebAssembly.Imports {
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {
    tessera: { now: () => performance.now(), said: calls.said, is_stopped: calls.is_stopped },
  };
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (from === 'tessera') continue;
    if (kind === 'memory') {
      (imports[from] ??= {})[name] = memory!;
      continue;
    }
    (imports[from] ??= {})[name] = () => {
      throw new Error(`the engine called ${from}.${name}`);
    };
  }
  return imports;
}

export class Engine {
  private follower: Follower = {};

  private constructor(
    private readonly exports: Exports,
    private readonly memory: WebAssembly.Memory,
  ) {}

  static async from(module: WebAssembly.Module, shared?: WebAssembly.Memory): Promise<Engine> {
    let engine: Engine | null = null;
    const calls: Calls = {
      said: (at, length) => engine?.follower.said?.(engine.textAt(at, length)),
      is_stopped: () => (engine?.follower.isStopped?.() ? 1 : 0),
    };
    const instance = await WebAssembly.instantiate(module, importsOf(module, calls, shared));
    const exports = instance.exports as unknown as Exports;
    exports._initialize();
    engine = new Engine(exports, shared ?? exports.memory!);
    return engine;
  }

  /** Does the work with somebody following it. */
  followed<T>(follower: Follower, work: () => T): T {
    this.follower = follower;
    try {
      return work();
    } finally {
      this.follower = {};
    }
  }

  /** The top of a stack for one more thread. */
  stackForHelper(): number {
    return this.exports.tessera_stack();
  }

  /** Sends a line of UGI; gives back the lines of the answer. */
  send(line: string): string[] {
    this.exports.tessera_handle(this.put(line));
    return this.output().split('\n').slice(0, -1);
  }

  /** The same, where an error is a bug of ours. */
  order(line: string): string[] {
    const answer = this.send(line);
    const error = answer.find((text) => text.startsWith('info string error: '));
    if (error) throw new Error(`${line}: ${error.slice('info string error: '.length)}`);
    return answer;
  }

  games<T>(): T {
    this.exports.tessera_games();
    return this.json();
  }
  state<T>(): T {
    this.exports.tessera_state();
    return this.json();
  }
  board<T>(): T {
    this.exports.tessera_board();
    return this.json();
  }
  screen<T>(viewer: number): T {
    this.exports.tessera_screen(viewer);
    return this.json();
  }
  /** After one action, or several with blanks between them. */
  preview<T>(action: string, viewer: number): T | null {
    this.exports.tessera_preview(this.put(action), viewer);
    return this.json();
  }
  whyNot<T>(taps: string[]): T | null {
    this.exports.tessera_why_not(this.put(taps.join(' ')));
    return this.json();
  }
  roll<T>(isRuthless: boolean, seed: number): T | null {
    this.exports.tessera_roll(isRuthless ? 1 : 0, seed);
    return this.json();
  }

  /** A question of src/wasm/questions.cpp; an error is the engine's sentence. */
  ask<T>(name: string, asked: unknown): T {
    this.exports.tessera_ask(this.put(`${name}\n${JSON.stringify(asked)}`));
    const answer = this.json<T | { error: string }>();
    if (answer !== null && typeof answer === 'object' && 'error' in answer) throw new Error(answer.error);
    return answer as T;
  }

  private put(text: string): number {
    const bytes = new TextEncoder().encode(text);
    const at = this.exports.tessera_input(bytes.length);
    new Uint8Array(this.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  private output(): string {
    return this.textAt(this.exports.tessera_output(), this.exports.tessera_output_length());
  }

  private textAt(at: number, length: number): string {
    // A copy: text cannot be decoded out of shared memory.
    return new TextDecoder().decode(new Uint8Array(this.memory.buffer, at, length).slice());
  }

  private json<T>(): T {
    return JSON.parse(this.output()) as T;
  }
}

/** Another thread over the same memory: helps whenever the engine searches, and never returns. */
export async function help({ module, memory }: Shared, stackTop: number, isReady: () => void): Promise<void> {
  const { exports } = await WebAssembly.instantiate(module, importsOf(module, noCalls, memory));
  const { __stack_pointer, tessera_help } = exports as unknown as Exports;
  __stack_pointer!.value = stackTop;
  isReady();
  tessera_help();
}
