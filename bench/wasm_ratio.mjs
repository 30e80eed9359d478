// How fast the engine is as WebAssembly, against itself as a native program: the same fixed searches (`bench` of UGI) by both in turn, one
// thread each, the best of several rounds.
//
//   node bench/wasm_ratio.mjs build/release/src/cli/tessera build/wasm/src/wasm/tessera.wasm [id...]

import { loadEngine } from '../tests/wasm/engine.mjs';
import { ugiProgram } from './ugi_program.mjs';

const [native, wasm, ...wanted] = process.argv.slice(2);
if (!wasm) {
  console.error('wasm_ratio: say where the native program and the module are');
  process.exit(2);
}
const games = wanted.length > 0 ? wanted : ['himiki', 'himiki-2v2', 'himiki-expert', 'versus', 'versus-91', 'pijersi', 'remparts'];
const rounds = 7;

const program = ugiProgram(native);
const module = await loadEngine(wasm);
console.log('game            nodes    native nodes/s      wasm nodes/s   wasm/native');
for (const game of games) {
  program.tell(`setoption name Game value ${game}`);
  module.send(`setoption name Game value ${game}`);
  let best = [Infinity, Infinity];
  let nodes = 0;
  for (let round = 0; round < rounds; ++round) {
    const began = performance.now();
    const there = await program.ask('bench', 'response ');
    const between = performance.now();
    const here = module.send('bench').at(-1);
    const ended = performance.now();
    if (here !== there) throw new Error(`${game}: native says '${there}', WebAssembly '${here}'`);
    nodes = Number(here.split(' ')[1]);
    best = [Math.min(best[0], between - began), Math.min(best[1], ended - between)];
  }
  const [first, second] = best.map((time) => Math.round((1000 * nodes) / time));
  console.log(
    `${game.padEnd(14)}${String(nodes).padStart(7)}${String(first).padStart(18)}${String(second).padStart(18)}${(second / first).toFixed(2).padStart(14)}`,
  );
}
program.close();
