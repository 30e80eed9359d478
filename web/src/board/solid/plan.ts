// Where cells are seen on a solid board, with what stands on them: there the buttons lie.

import type { Family } from '../../games/catalog';
import { corners, type Layout } from '../geometry';
import { hullOf } from '../hull';
import { areaOf, type Plan } from '../plan';
import type { BoardView } from '../view';
import { eyeOn, project, ratioOf, type Eye, type Point } from './camera';
import { rim, sizeOf, slabThickness, tallest, wallHeight } from './sizes';

/**
 * The outline of the whole board seen from above: its cells and the rim round them. A board that nearly is a rectangle is one.
 */
export function outlineOf(layout: Layout): [number, number][] {
  const round = corners(layout.shape, 1 + 2 * rim);
  const hull = hullOf([...layout.places.values()].flatMap(({ x, y }) => round.map(([dx, dy]): [number, number] => [x + dx, y + dy])));
  const right = Math.max(...hull.map(([x]) => x));
  const bottom = Math.max(...hull.map(([, y]) => y));
  const area = hull.reduce((sum, [x, y], i) => sum + (x * hull[(i + 1) % hull.length]![1] - y * hull[(i + 1) % hull.length]![0]) / 2, 0);
  if (Math.abs(area) < 0.85 * 4 * right * bottom) return hull;
  return [[-right, -bottom], [right, -bottom], [right, bottom], [-right, bottom]];
}

/** The eye for a board: it sees all of it, and what may stand on its last row. */
export function eyeFor(layout: Layout, family: Family): Eye {
  const outline = outlineOf(layout);
  const at = (y: number) => ([x, z]: [number, number]): Point => ({ x, y, z });
  const tops = [...layout.places.values()].map(({ x, y }): Point => ({ x, y: tallest[family], z: y - 0.4 }));
  // A little air on all sides holds the shadow of the board.
  const air = outline.map(([x, z]): Point => ({ x: x + 0.16 * Math.sign(x), y: -slabThickness, z: z + 0.16 * Math.sign(z) }));
  return eyeOn([...outline.map(at(0)), ...air, ...tops]);
}

interface Standing {
  width: number;
  height: number;
}

function standingOn(view: BoardView): Map<string, Standing> {
  const standing = new Map<string, Standing>();
  for (const mark of view.marks) {
    if (mark.kind === 'wall') standing.set(mark.cell, { width: 0.9, height: wallHeight });
  }
  for (const piece of view.pieces) {
    const { width, height } = sizeOf(piece.kind);
    const below = standing.get(piece.cell);
    standing.set(piece.cell, { width: Math.max(width, below?.width ?? 0), height: height + (below?.height ?? 0) });
  }
  return standing;
}

export function solidPlan(layout: Layout, view: BoardView): Plan {
  const eye = eyeFor(layout, view.family);
  const standing = standingOn(view);
  const outline = corners(layout.shape);
  const areas = [...layout.places.values()].map(({ cell, x, y }) => {
    const points: Point[] = outline.map(([dx, dz]) => ({ x: x + dx, y: 0, z: y + dz }));
    const above = standing.get(cell);
    if (above) {
      const half = above.width / 2;
      for (const [dx, dz] of [[-half, -half], [half, -half], [half, half], [-half, half]] as const) {
        points.push({ x: x + dx, y: above.height, z: y + dz });
      }
    }
    return areaOf(cell, hullOf(points.map((point) => project(eye, point))), Math.round(10 * (y - layout.top)));
  });
  return { ratio: ratioOf(eye), areas };
}
