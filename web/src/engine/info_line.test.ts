import { describe, expect, it } from 'vitest';
import { infoOf } from './info_line';
import { testEngine } from './testing';

describe('a line of the engine', () => {
  it('is read field by field', () => {
    expect(infoOf('info depth 3 seldepth 9 multipv 2 score cp -40 nodes 1200 nps 5000 hashfull 1 time 240 pv a4b5c4 g1f1')).toEqual({
      depth: 3, rank: 2, centi: -40, nodes: 1200, perSecond: 5000, line: ['a4b5c4', 'g1f1'],
    });
  });

  it('has a proved end instead of a number', () => {
    const info = infoOf('info depth 5 seldepth 5 score win -2 nodes 10 nps 10 hashfull 0 time 1 pv a b');
    expect(info).toMatchObject({ win: -2, rank: 1 });
    expect(info).not.toHaveProperty('centi');
  });

  it('is nothing else', () => {
    for (const text of ['', 'bestmove a', 'info string error: no pv', 'info depth 2 nodes 5']) expect(infoOf(text)).toBeNull();
  });
});

it('lines come while the engine searches, and it can be told to stop', async () => {
  const engine = await testEngine();
  engine.order('setoption name Game value versus');
  engine.order('setoption name MultiPV value 3');
  const said: string[] = [];
  const depths = (): number[] => said.flatMap((line) => infoOf(line)?.depth ?? []);
  const follower = { said: (line: string) => void said.push(line), isStopped: () => depths().includes(3) };
  const answer = engine.followed(follower, () => engine.order('go movetime 3600000'));
  expect(said).toEqual(answer);
  expect(new Set(said.flatMap((line) => infoOf(line)?.rank ?? []))).toEqual(new Set([1, 2, 3]));
  expect(Math.max(...depths())).toBeGreaterThanOrEqual(3);
  const quiet = said.length;
  engine.order('go depth 2');
  expect(said).toHaveLength(quiet);
});
