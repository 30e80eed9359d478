// What a board shows at each moment of a game.

import { trackAnew } from '../board/tracked';
import { cellsWhere, touchedCells, type BoardView } from '../board/view';
import type { EngineClient } from '../engine/client';
import type { Board, GameScript, Screen, Viewer } from '../engine/types';
import { settings } from '../play/settings.svelte';
import { knownVariant } from '../play/table.svelte';

/** The game as it stood after so many actions. */
export const scriptAt = (script: GameScript, at: number): GameScript => ({ ...script, actions: script.actions.slice(0, at) });

export function viewOf(id: string, board: Board, screen: Screen, isTurned: boolean): BoardView {
  const seen = screen.last?.beats.flat() ?? [];
  return {
    family: knownVariant(id).family,
    board,
    pieces: trackAnew(screen.pieces),
    marks: screen.marks,
    targets: new Set(),
    chosen: new Set(),
    last: touchedCells(seen),
    won: cellsWhere(seen, 'win'),
    lost: cellsWhere(seen, 'lose'),
    hinted: new Set(),
    isTurned,
    hasNames: settings.coordinates,
  };
}

export async function viewAt(engine: EngineClient, script: GameScript, at: number, viewer: Viewer, isTurned: boolean): Promise<BoardView> {
  const { board, screen } = await engine.ask('glance', scriptAt(script, at), viewer);
  return viewOf(script.id, board, screen, isTurned);
}
