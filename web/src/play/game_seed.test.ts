import { describe, expect, it } from 'vitest';
import { gameSeed } from './game_seed';

describe('a game has a number of its own', () => {
  it('that is as FNV-1a says', () => {
    expect(gameSeed('')).toBe(0x811c9dc5);
    expect(gameSeed('a')).toBe(0xe40c292c);
    expect(gameSeed('foobar')).toBe(0xbf9cf968);
  });
  it('that differs from game to game', () => {
    const seeds = new Set(Array.from({ length: 500 }, () => gameSeed(crypto.randomUUID())));
    expect(seeds.size).toBeGreaterThan(495);
  });
});
