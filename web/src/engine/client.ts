// The page's side of the engine's worker: a promise a question.

import type { Answer, Arguments, Beginning, Question, Response } from './requests';
import EngineWorker from './worker?worker';

/** One that sits at a table answers at once; a thinker may take several threads and long. */
export type Task = 'table' | 'thinker';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onSaid: ((line: string) => void) | null;
}

export class EngineClient {
  private worker: Worker | null = null;
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** What the worker looks at while it is too busy to hear messages; only pages of their own may share memory. */
  private givenUp: Int32Array | null = null;

  constructor(private readonly task: Task = 'table') {}

  /** Never blocks the page. Rejects with the engine's sentence where it refuses. */
  ask<Q extends Question>(question: Q, ...rest: Arguments<Q>): Promise<Answer<Q>> {
    return this.post(question, rest, null);
  }

  /** The same for long work: lines are told as the engine writes them, and it may be given up. */
  follow<Q extends Question>(onSaid: (line: string) => void, question: Q, ...rest: Arguments<Q>): Promise<Answer<Q>> {
    return this.post(question, rest, onSaid);
  }

  /** Has work that is followed given up soon, what it has learnt kept; it rejects at once. Where that cannot be, all work ends. */
  giveUp(): void {
    if (!this.givenUp) return this.stop();
    Atomics.store(this.givenUp, 0, this.next - 1);
    for (const [id, { reject, onSaid }] of this.waiting) {
      if (!onSaid) continue;
      this.waiting.delete(id);
      reject(new Stopped());
    }
  }

  /** Gives up what is being worked on; the next question starts afresh. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.rejectAll(new Stopped());
  }

  private post<Q extends Question>(question: Q, rest: Arguments<Q>, onSaid: Waiting['onSaid']): Promise<Answer<Q>> {
    this.worker ??= this.start();
    const id = this.next++;
    return new Promise<Answer<Q>>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: never) => void, reject, onSaid });
      // Plain data only: what comes from reactive state is a proxy, which cannot be sent.
      this.worker!.postMessage(JSON.parse(JSON.stringify({ id, question, rest, isFollowed: onSaid !== null })));
    });
  }

  private start(): Worker {
    const worker = new EngineWorker({ name: this.task });
    worker.onmessage = (event: MessageEvent<Response>) => this.hear(event.data);
    worker.onerror = (event) => this.rejectAll(new Error(event.message || 'the engine could not be loaded'));
    if (globalThis.crossOriginIsolated === true) {
      const givenUp = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      this.givenUp = new Int32Array(givenUp).fill(this.next - 1);
      worker.postMessage({ givenUp } satisfies Beginning);
    }
    return worker;
  }

  private hear(response: Response): void {
    const waiting = this.waiting.get(response.id);
    if (!waiting) return;
    if ('said' in response) {
      waiting.onSaid?.(response.said);
      return;
    }
    this.waiting.delete(response.id);
    if ('error' in response) waiting.reject(new Error(response.error));
    else waiting.resolve(response.answer as never);
  }

  private rejectAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** The work was given up; nobody waits for it any more. */
export class Stopped extends Error {}
