// A thread with an engine of its own. Questions wait until it is loaded, and are answered one by one.

import { loadPlain, loadThinker } from './loading';
import type { Engine } from './module';
import { answers, type Beginning, type Request, type Response } from './requests';

const loaded = self.name === 'thinker' ? loadThinker() : loadPlain();
let givenUp: Int32Array | null = null;

self.onmessage = async (event: MessageEvent<Request | Beginning>) => {
  if ('givenUp' in event.data) {
    givenUp = new Int32Array(event.data.givenUp);
    return;
  }
  const { id, question, rest, isFollowed } = event.data;
  const answer = answers[question] as (engine: Engine, ...rest: unknown[]) => unknown;
  const isStopped = (): boolean => givenUp !== null && Atomics.load(givenUp, 0) >= id;
  const said = (line: string): void => respond({ id, said: line });
  let response: Response;
  try {
    const engine = await loaded;
    const work = (): unknown => answer(engine, ...rest);
    response = { id, answer: isFollowed ? (isStopped() ? null : engine.followed({ said, isStopped }, work)) : work() };
  } catch (error) {
    response = { id, error: error instanceof Error ? error.message : String(error) };
  }
  respond(response);
};

const respond = (response: Response): void => self.postMessage(response);
