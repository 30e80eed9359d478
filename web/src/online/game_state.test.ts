import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answers } from '../engine/requests';
import { testEngine } from '../engine/testing';
import type { GameEvent, GameState, Joined } from '../net/messages';
import { timeLeft } from './clock_reading';
import { absentIn, afterEvent, type Held } from './game_state';

const folder = new URL('../../../tests/data/messages/', import.meta.url);
const message = <T>(name: string): T => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as T;
const running = message<Joined>('server_joined');
const event = (name: string): GameEvent => message<GameEvent>(`event_${name}`);
const after = (name: string, state: GameState = running): Held => afterEvent(state, event(name)).state;

describe('an event of every kind', () => {
  const names = readdirSync(folder).filter((name) => name.startsWith('event_'));
  it.each(names)('%s counts', (name) => {
    const told = message<GameEvent>(name.replace('.json', ''));
    expect(afterEvent(running, told).state.n).toBe(told.n);
  });
});

describe('an action', () => {
  const state = after('action');

  it('is played on', () => {
    expect(state.script?.actions).toEqual(['a1b1a1', 'f1e1']);
    expect(state.played.map(({ notation }) => notation)).toEqual(['a1-b1=a1', 'f1-e1']);
  });

  it('sets the clock for the other side, from the time it was made', () => {
    const { at } = event('action');
    expect(state.clock).toMatchObject({ left: [300_000, 299_500], running: 'p1', at });
    expect(state.clock?.deadline).toBeUndefined();
  });

  it('answers a draw that the other side had offered', () => {
    expect(after('action', after('offered')).offers).toEqual([]);
  });

  it('brings the screen of a game with secrets', () => {
    const secret = after('action_secret', message<Joined>('server_joined_secret'));
    expect(secret.screen?.played).toBe(1);
    expect(secret.script).toBeUndefined();
    expect(secret.clock).toBeNull();
  });
});

it('what is taken back is gone, and the clock has to be asked for', () => {
  const { state, isPartial } = afterEvent(running, event('undone'));
  expect(state.played).toEqual([]);
  expect(state.script?.actions).toEqual([]);
  expect(state.undone).toBe(running.undone + 1);
  expect(isPartial).toBe(true);
});

it('an offer stands until it is declined', () => {
  const offered = after('offered');
  expect(offered.offers).toEqual([{ what: 'draw', seat: 0 }]);
  expect(after('declined', offered).offers).toEqual([]);
});

it('a game with secrets that begins shows its board', () => {
  const { screen, ...waiting } = message<Joined>('server_joined_secret');
  const told = { ...event('started'), screen } as GameEvent;
  expect(afterEvent({ ...waiting, state: 'waiting' }, told).state).toMatchObject({ state: 'running', screen });
});

describe('who is gone', () => {
  const first = event('gone') as GameEvent & { kind: 'gone' };
  const second = { ...first, seat: 1, until: first.until + 5000 };
  const back = event('back');

  it('has until then, and may come back', () => {
    const gone = after('gone');
    expect(absentIn(gone)).toEqual({ 0: first.until });
    expect(absentIn(after('back', gone))).toEqual({});
  });

  it('does not come back with somebody else', () => {
    const both = afterEvent(afterEvent(running, first).state, second).state;
    expect(absentIn(both)).toEqual({ 0: first.until, 1: second.until });
    const told = afterEvent(both, back);
    expect(absentIn(told.state)).toEqual({ 1: second.until });
    expect(told.isPartial).toBe(false);
  });

  it('is one of perhaps several where only the state has told it', () => {
    const joined = { ...running, gone: 1, graceUntil: second.until };
    expect(absentIn(joined)).toEqual({ 1: second.until });
    expect(absentIn(afterEvent(joined, first).state)).toEqual({ 0: first.until, 1: second.until });
    expect(afterEvent(joined, { ...back, seat: 1 } as GameEvent).isPartial).toBe(true);
  });
});

it('what is said in a room that one is not in only counts', () => {
  expect(after('said').chat).toMatchObject([{ room: 'players', name: 'Ann', player: 'a:5f2c81d0a1b2c3d4', text: 'Good luck!' }]);
  expect(after('hidden')).toEqual({ ...running, n: 9 });
});

it('whoever goes by another name is asked for anew', () => {
  expect(afterEvent(running, event('renamed')).isPartial).toBe(true);
});

it('the end stops the clock and tells ratings and chance', () => {
  const state = after('ended', after('gone'));
  expect(state).toMatchObject({ state: 'over', outcome: { result: 'p2win', reason: 'resignation' }, ratings: { after: [1516.2, 1541.7] } });
  expect(state.clock?.running).toBeNull();
  expect(absentIn(state)).toEqual({});
  expect(state.fairness).toMatchObject({ commitment: running.fairness.commitment, seed: expect.any(String), salt: expect.any(String) });
});

it('a rematch is named', () => {
  expect(after('rematched').rematch).toBe('r5m1a7ch');
});

it('somebody who sits down may be this player in another tab', () => {
  const told = afterEvent(message<Joined>('server_joined_waiting'), event('seated'));
  expect(told.state.seats[1]).toEqual({ player: { id: 'g:9a8b7c6d5e4f1a2b', name: 'Guest 1a2b' } });
  expect(told.isPartial).toBe(true);
});

it('a free seat that was given to the computer is the computer’s', () => {
  expect(after('filled', message<Joined>('server_joined_waiting')).seats[1]).toEqual({ bot: 4 });
});

describe('the clock', () => {
  const clock = running.clock!;

  it('runs for the side to act only', () => {
    expect(timeLeft(clock, clock.at + 7500)).toEqual([300_000, 290_000]);
  });
  it('never shows more than there was, nor less than nothing', () => {
    expect(timeLeft(clock, clock.at - 60_000)).toEqual([300_000, 297_500]);
    expect(timeLeft(clock, clock.at + 900_000)).toEqual([300_000, 0]);
  });
  it('waits for the delay first', () => {
    const delayed = { kind: 'delay', initial: 300_000, delay: 3000, left: [300_000, 200_000], running: 'p2', at: 1000 } as const;
    const state = { ...delayed, left: [...delayed.left] as [number, number] };
    expect(timeLeft(state, 3900)).toEqual([300_000, 200_000]);
    expect(timeLeft(state, 5000)).toEqual([300_000, 199_000]);
  });
  it('stands where nobody is to act', () => {
    expect(timeLeft({ ...clock, running: null }, clock.at + 7500)).toEqual([300_000, 297_500]);
  });
});

it('the examples are games that the engine can play', async () => {
  const engine = await testEngine();
  const ended = event('ended');
  if (ended.kind !== 'ended') throw new Error('not an end');
  const { played } = answers.open(engine, ended.script!);
  expect(played).toEqual([...running.played, { action: 'f1e1', notation: 'f1-e1', side: 'p2' }]);
});
