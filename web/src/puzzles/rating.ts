// The player's rating and the puzzles', on this device (docs/decisions/0017).

import { newcomer, rated, type Rated } from './glicko';
import { skillOf, type Puzzle } from './puzzle';
import { keepRating, kept, playerKey, puzzleKey, type Kept, type RatingPoint } from './records';

/** A pack's rating is a model of how hard a puzzle is, not measured on people: so it begins unsure. */
const priorDeviation = 150;
const mostRating = 2300;

/** Where a puzzle's rating begins: 942 for the easiest of the packs, 1250 between medium and hard, 1400 where expert begins. */
export const priorOf = ({ rating }: { rating: number }): Rated => ({
  rating: Math.min(mostRating, Math.round(800 + 0.6 * rating)),
  deviation: priorDeviation,
  volatility: newcomer.volatility,
});

/** A rating period without puzzles is a day. */
const periodMilliseconds = 86_400_000;
const mostPeriods = 3650;

/** As unsure as the days since make it. */
function afterIdleTime(before: Rated, since: number | undefined, now: number): Rated {
  const periods = since === undefined ? 0 : Math.min(mostPeriods, Math.floor((now - since) / periodMilliseconds));
  let idle = before;
  for (let i = 0; i < periods; ++i) idle = rated(idle, []);
  return idle;
}

/** Both after one attempt: it is a game of the player against the puzzle. */
export function afterAttempt(player: Rated, puzzle: Rated, score: 0 | 1): { player: Rated; puzzle: Rated } {
  return {
    player: rated(player, [{ opponent: puzzle, score }]),
    puzzle: rated(puzzle, [{ opponent: player, score: 1 - score }]),
  };
}

const mostHistory = 1000;

export interface Rating {
  before: Rated;
  after: Rated;
}

/** Counts an attempt and keeps both ratings. */
export async function rateAttempt(puzzle: Puzzle, score: 0 | 1, now: number): Promise<Rating> {
  const key = playerKey(skillOf(puzzle));
  const player: Kept = (await kept(key)) ?? { key };
  const opponent: Kept = (await kept(puzzleKey(puzzle))) ?? { key: puzzleKey(puzzle) };
  const before = afterIdleTime(player.rated ?? newcomer, player.at, now);
  const after = afterAttempt(before, opponent.rated ?? priorOf(puzzle), score);
  const point: RatingPoint = { at: now, rating: after.player.rating, deviation: after.player.deviation, puzzle: opponent.key.slice('puzzle:'.length), score };
  await keepRating({ key, rated: after.player, at: now, history: [...(player.history ?? []), point].slice(-mostHistory) });
  await keepRating({ key: opponent.key, rated: after.puzzle, at: now });
  return { before, after: after.player };
}
