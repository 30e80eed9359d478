// The finished games of this device as a collection. The engine replays each once; what it said is remembered while the page is open.

import type { EngineClient } from '../engine/client';
import type { FiledPly } from '../engine/explorer_answers';
import { keptGames, type KeptGame } from '../play/kept_games';
import { addGame, type Positions, type Result } from './collection';

export interface OwnGames {
  positions: Positions;
  games: number;
}

const filed = new Map<string, { changed: number; plies: FiledPly[] }>();

/** Who has won, by what a kept game says of its end; nothing where it is not over. */
export function resultOf(ended: string | null): Result | null {
  const [word, loser] = (ended ?? '').split(' ');
  if (word === 'draw') return 'draw';
  if (word === 'p1win' || (loser === 'p2' && (word === 'resigned' || word === 'time'))) return 'p1';
  if (word === 'p2win' || (loser === 'p1' && (word === 'resigned' || word === 'time'))) return 'p2';
  return null;
}

async function pliesOf(engine: EngineClient, game: KeptGame): Promise<FiledPly[]> {
  const known = filed.get(game.key);
  if (known?.changed === game.changed) return known.plies;
  // A game that cannot be replayed any more counts for nothing.
  const plies = await engine.ask('filedGame', game.script).catch(() => []);
  filed.set(game.key, { changed: game.changed, plies });
  return plies;
}

/** Counts those of one game; tells how far it has come. */
export async function ownGames(engine: EngineClient, id: string, tell: (done: number, all: number) => void): Promise<OwnGames> {
  const kept = await keptGames().catch(() => []);
  const finished = kept.filter((game) => game.script.id === id && resultOf(game.ended) !== null);
  const positions: Positions = {};
  let games = 0;
  for (const game of finished) {
    tell(games, finished.length);
    addGame(positions, await pliesOf(engine, game), resultOf(game.ended)!);
    games += 1;
  }
  return { positions, games };
}
