// The page's side of the engine's worker: a promise a question.

import type { Answer, Arguments, Question, Response } from './requests';
import EngineWorker from './worker?worker';

/** One that sits at a table answers at once; a thinker may take several threads and long. */
export type Task = 'table' | 'thinker';

export class EngineClient {
  private worker: Worker | null = null;
  private next = 0;
  private readonly waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();

  constructor(private readonly task: Task = 'table') {}

  /** Never blocks the page. Rejects with the engine's sentence where it refuses. */
  ask<Q extends Question>(question: Q, ...rest: Arguments<Q>): Promise<Answer<Q>> {
    this.worker ??= this.start();
    const id = this.next++;
    return new Promise<Answer<Q>>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: never) => void, reject });
      // Plain data only: what comes from reactive state is a proxy, which cannot be sent.
      this.worker!.postMessage(JSON.parse(JSON.stringify({ id, question, rest })));
    });
  }

  /** Gives up what is being worked on; the next question starts afresh. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Stopped());
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new EngineWorker({ name: this.task });
    worker.onmessage = (event: MessageEvent<Response>) => {
      const response = event.data;
      const waiting = this.waiting.get(response.id);
      this.waiting.delete(response.id);
      if (!waiting) return;
      if ('error' in response) waiting.reject(new Error(response.error));
      else waiting.resolve(response.answer as never);
    };
    worker.onerror = (event) => {
      const error = new Error(event.message || 'the engine could not be loaded');
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    return worker;
  }
}

/** The work was given up; nobody waits for it any more. */
export class Stopped extends Error {}
