// The boards of the front page share one engine: they take turns.

import { EngineClient } from '../engine/client';

let demo: EngineClient | null = null;

export function sharedDemo(): EngineClient {
  demo ??= new EngineClient();
  return demo;
}
