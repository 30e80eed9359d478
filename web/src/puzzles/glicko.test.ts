import { describe, expect, it } from 'vitest';
import { expected, newcomer, rated, type Rated } from './glicko';

const one = (rating: number, deviation: number): Rated => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  it('gives what the paper gives for its example', () => {
    const after = rated(one(1500, 200), [
      { opponent: one(1400, 30), score: 1 },
      { opponent: one(1550, 100), score: 0 },
      { opponent: one(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('expects of each opponent of the example what the paper expects', () => {
    const chances = [one(1400, 30), one(1550, 100), one(1700, 300)].map((other) => expected(one(1500, 200), other));
    [0.639, 0.432, 0.303].forEach((chance, i) => expect(chances[i]).toBeCloseTo(chance, 3));
  });

  it('only becomes less sure in a period without results', () => {
    const after = rated(one(1500, 50), []);
    expect(after.rating).toBe(1500);
    // The square root of 50² and (173.7178 times 0.06)².
    expect(after.deviation).toBeCloseTo(51.07, 1);
    expect(rated(newcomer, []).deviation).toBe(350);
  });

  it('follows a surprise with more volatility', () => {
    const after = rated(one(1500, 60), Array.from({ length: 6 }, () => ({ opponent: one(2300, 30), score: 1 })));
    expect(after.volatility).toBeGreaterThan(0.06);
  });
});
