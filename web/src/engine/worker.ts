// A thread with an engine of its own. Questions wait until it is loaded, and are answered one by one.

import { loadPlain, loadThinker } from './loading';
import type { Engine } from './module';
import { answers, type Request, type Response } from './requests';

const loaded = self.name === 'thinker' ? loadThinker() : loadPlain();

self.onmessage = async (event: MessageEvent<Request>) => {
  const { id, question, rest } = event.data;
  let response: Response;
  try {
    const answer = (answers[question] as (engine: Engine, ...rest: unknown[]) => unknown)(await loaded, ...rest);
    response = { id, answer };
  } catch (error) {
    response = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response);
};
