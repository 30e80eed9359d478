import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { loadEngine } from './engine.mjs';

const source = process.env.TESSERA_SOURCE_DIR;
const engine = await loadEngine(process.env.TESSERA_WASM);
const perftFiles = path.join(source, 'tests/data/perft');
const greatestCount = 10_000_000;

/** The counts of a perft file as { name, position, depth, count }. */
function readPerftFile(file) {
  const cases = [];
  let name = '';
  let position = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [kind, ...rest] = line.split(' ');
    if (kind === 'id') name = rest[0];
    if (kind === 'pos') position = rest.join(' ');
    if (kind === 'perft') cases.push({ name, position, depth: Number(rest[0]), count: BigInt(rest[1]) });
  }
  return cases;
}

for (const file of readdirSync(perftFiles)) {
  const game = path.basename(file, '.perft');
  test(`${game}: perft counts agree`, () => {
    assert.deepEqual(engine.send(`setoption name Game value ${game}`), []);
    let checked = 0;
    for (const { name, position, depth, count } of readPerftFile(path.join(perftFiles, file))) {
      if (count > greatestCount) continue;
      assert.deepEqual(engine.send(`position fen ${position}`), [], name);
      assert.equal(engine.send(`go perft ${depth}`).at(-1), `response ${count}`, `${name} ${depth}`);
      assert.deepEqual(engine.send('query fen'), [`response ${position}`]);
      checked += 1;
    }
    assert.ok(checked >= 5, `only ${checked} counts`);
  });
}

test('the search signature is that of native builds', () => {
  for (const line of readFileSync(path.join(source, 'bench/signature.txt'), 'utf8').trim().split('\n')) {
    const [game, nodes] = line.split(' ');
    engine.send(`setoption name Game value ${game}`);
    assert.deepEqual(engine.send('bench'), [`response ${nodes}`], game);
  }
});

test('a bad line gets one line and does no harm', () => {
  engine.send('position startpos');
  for (const line of ['nonsense', 'position fen x', 'go', 'go infinite', 'setoption name Game value chess', '\u{1F3B2}']) {
    const answer = engine.send(line);
    assert.equal(answer.length, 1, line);
    assert.match(answer[0], /^info string error: /);
  }
  assert.deepEqual(engine.send('query p1turn'), ['response true']);
});

test('the engine thinks and its state can be read', () => {
  engine.send('setoption name Game value pijersi');
  engine.send('position startpos moves a4b5c4');
  const best = engine.send('go depth 2').at(-1).split(' ');
  assert.equal(best[0], 'bestmove');
  const state = engine.state();
  assert.equal(state.game, 'pijersi');
  assert.equal(state.side, 'p2');
  assert.ok(state.actions.some(({ action }) => action === best[1]));
});

test('lines are heard as they come, and a search is given up when told so', async () => {
  const own = await loadEngine(process.env.TESSERA_WASM);
  const heard = [];
  own.listener.onLine = (line) => heard.push(line);
  // Without being told to stop it would think for an hour.
  own.listener.wantsStop = () => heard.some((line) => line.startsWith('info depth 3 '));
  const answer = own.send('go movetime 3600000');
  assert.deepEqual(heard, answer);
  assert.match(answer.at(-1), /^bestmove /);
  own.listener.wantsStop = () => false;
  assert.match(own.send('go depth 4').at(-2), /^info depth 4 /, 'the next search is not given up');
});
