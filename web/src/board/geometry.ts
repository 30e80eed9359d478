// Where cells are drawn: the engine's coordinates, turned round for who sits on the other side.

import type { Board, Party, Spot } from '../engine/types';
import type { Family } from '../games/catalog';

export interface Place {
  cell: string;
  ground: string;
  /** In units of a cell, y down as screens have it. */
  x: number;
  y: number;
}

export interface Layout {
  shape: Board['shape'];
  places: Map<string, Place>;
  /** The whole board with half a cell round it. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export function layoutOf(board: Board, isTurned: boolean): Layout {
  const sign = isTurned ? -1 : 1;
  const placeOf = (spot: Spot): Place => ({ cell: spot.cell, ground: spot.ground, x: sign * spot.x, y: -sign * spot.y });
  const places = new Map(board.cells.map((spot) => [spot.cell, placeOf(spot)]));
  const xs = [...places.values()].map((place) => place.x);
  const ys = [...places.values()].map((place) => place.y);
  const margin = board.shape === 'squares' ? 0.56 : 0.64;
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    shape: board.shape,
    places,
    left,
    top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

/** The corners of a cell round its middle, for a radius of half a cell. */
export function corners(shape: Board['shape'], scale = 1): [number, number][] {
  if (shape === 'squares') {
    const half = scale / 2;
    return [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ];
  }
  const radius = scale / Math.sqrt(3);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** The cell to go to from another by an arrow key: the nearest one in that direction. */
export function neighbourTowards(layout: Layout, from: string, dx: number, dy: number): string | null {
  const start = layout.places.get(from);
  if (!start) return null;
  let best: { cell: string; cost: number } | null = null;
  for (const place of layout.places.values()) {
    const along = (place.x - start.x) * dx + (place.y - start.y) * dy;
    const across = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
    if (along < 0.3 || across > along * 1.01) continue;
    const cost = along + across;
    if (!best || cost < best.cost - 1e-9) best = { cell: place.cell, cost };
  }
  return best?.cell ?? null;
}

/** Whether a side begins at the top of the board. The sides of HI MI KI sit left and right. */
export function sitsAtTop(family: Family, board: Board, side: Party): boolean {
  return board.cells.some((spot) => spot.y > 0 && spot.ground === `home-${side}`) || (family === 'versus' && side === 'p2');
}
