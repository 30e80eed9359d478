// How near to `movetime` answers come, by the clock of who asks: 20 answers a game from its start.
//
//   node bench/movetime.mjs build/release/src/cli/tessera [milliseconds]

import { ugiProgram } from './ugi_program.mjs';

const [path, time = '100'] = process.argv.slice(2);
if (!path) {
  console.error('movetime: say where the program is');
  process.exit(2);
}
const program = ugiProgram(path);
console.log(`milliseconds more than ${time}: least, middle, most`);
for (const game of ['himiki', 'himiki-2v2', 'himiki-expert', 'versus', 'versus-91', 'pijersi', 'remparts']) {
  program.tell(`setoption name Game value ${game}`);
  const over = [];
  for (let i = 0; i < 20; ++i) {
    await program.ask('isready', 'readyok');
    program.tell('position startpos');
    const began = performance.now();
    await program.ask(`go movetime ${time}`, 'bestmove');
    over.push(performance.now() - began - Number(time));
  }
  over.sort((a, b) => a - b);
  console.log(`${game.padEnd(14)}${[over[0], over[10], over[19]].map((value) => value.toFixed(1).padStart(7)).join('')}`);
}
program.close();
