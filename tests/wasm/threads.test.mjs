// The module with shared memory: several threads find what one finds, and none of them breaks the others' memory.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadSharedEngine } from './engine.mjs';

const path = process.env.TESSERA_WASM_THREADS;

/** As the last report of a search has them. */
function nodesOf(lines) {
  const words = lines.filter((line) => line.includes(' pv ')).at(-1).split(' ');
  return Number(words[words.indexOf('nodes') + 1]);
}

test('without helpers it is the plain engine', async () => {
  const { engine, close } = await loadSharedEngine(path, 1);
  engine.send('setoption name Game value pijersi');
  assert.equal(engine.send('go perft 2').at(-1), 'response 34054');
  await close();
});

for (const game of ['himiki', 'versus', 'pijersi', 'remparts', 'himiki-expert']) {
  test(`${game}: three threads think and agree with the rules`, async () => {
    const { engine, close } = await loadSharedEngine(path, 3);
    engine.send(`setoption name Game value ${game}`);
    engine.send('setoption name Threads value 3');
    for (let i = 0; i < 12; ++i) {
      const answer = engine.send('go movetime 60');
      const best = answer.at(-1).split(' ')[1];
      assert.deepEqual(engine.send(`go manual ${best}`).filter((line) => line.startsWith('info string error')), [], best);
    }
    await close();
  });
}

test('helpers search too', async () => {
  const { engine, close } = await loadSharedEngine(path, 3);
  engine.send('setoption name Game value pijersi');
  const nodes = (threads) => {
    engine.send(`setoption name Threads value ${threads}`);
    engine.send('uginewgame');
    engine.send('position startpos');
    return nodesOf(engine.send('go depth 4'));
  };
  const alone = nodes(1);
  assert.equal(nodes(1), alone, 'one thread is repeatable');
  // Each thread counts its own; with three at work the sum differs from that of one.
  assert.notEqual(nodes(3), alone);
  await close();
});

test('numbered pieces of work are all done', async () => {
  const { engine, close } = await loadSharedEngine(path, 3);
  engine.send('setoption name Game value pijersi');
  engine.send('setoption name Threads value 3');
  for (let i = 0; i < 20; ++i) assert.equal(engine.send('go perft 3').at(-1).split(' ')[0], 'response');
  const counted = engine.send('go perft 3').at(-1);
  engine.send('setoption name Threads value 1');
  assert.equal(engine.send('go perft 3').at(-1), counted);
  await close();
});

test('the thread that was asked reports, and hears that it shall stop', async () => {
  const { engine, close } = await loadSharedEngine(path, 3);
  engine.send('setoption name Game value versus');
  engine.send('setoption name Threads value 3');
  for (let i = 0; i < 5; ++i) {
    const heard = [];
    engine.listener.onLine = (line) => heard.push(line);
    engine.listener.wantsStop = () => heard.length >= 3;
    assert.deepEqual(engine.send('go movetime 3600000'), heard);
    assert.match(heard.at(-1), /^bestmove /);
  }
  await close();
});
