// One more thread over the engine's memory: helps until it is terminated.

import { parentPort, workerData } from 'node:worker_threads';

import { systemImports } from './engine.mjs';

const { module, memory, stackTop } = workerData;
const { exports } = await WebAssembly.instantiate(module, systemImports(module, memory));
exports.__stack_pointer.value = stackTop;
parentPort.postMessage('ready');
exports.tessera_help();
