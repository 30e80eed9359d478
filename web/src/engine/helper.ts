// One more thread of the engine: told once which module, memory and stack, it says that it is there and helps until it is terminated.

import { help, type Shared } from './module';

export interface Helping extends Shared {
  stackTop: number;
}

self.onmessage = (event: MessageEvent<Helping>) => void help(event.data, event.data.stackTop, () => self.postMessage('ready'));
