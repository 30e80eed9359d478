import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../engine/types';
import { layoutOf } from '../geometry';
import type { BoardView } from '../view';
import { elevation, eyeOn, positionOf, project, type Point } from './camera';
import { aim } from './eye';
import { eyeFor, solidPlan } from './plan';

const squares: Board = {
  shape: 'squares',
  cells: [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ cell: `${'ABC'[y]}${x + 1}`, x: x - 1, y: y - 1, ground: 'plain' }))),
};
const view: BoardView = {
  family: 'pijersi',
  board: squares,
  pieces: [{ id: 1, cell: 'B2', side: 'p1', kind: 'rock', level: 0 }, { id: 2, cell: 'B2', side: 'p1', kind: 'rock', level: 1 }],
  marks: [],
  targets: new Set(),
  chosen: new Set(),
  last: new Set(),
  won: new Set(),
  lost: new Set(),
  hinted: new Set(),
  isTurned: false,
  hasNames: true,
};

describe('the eye', () => {
  it('sees what it was put there for, from edge to edge', () => {
    const points: Point[] = [{ x: -3, y: 0, z: 2 }, { x: 3, y: 0, z: 2 }, { x: 0, y: 1, z: -4 }];
    const seen = points.map((point) => project(eyeOn(points), point));
    expect(Math.min(...seen.map(([x]) => x))).toBeCloseTo(0);
    expect(Math.max(...seen.map(([x]) => x))).toBeCloseTo(1);
    expect(Math.min(...seen.map(([, y]) => y))).toBeCloseTo(0);
    expect(Math.max(...seen.map(([, y]) => y))).toBeCloseTo(1);
  });

  it('sees things where the picture shows them', () => {
    const eye = eyeFor(layoutOf(squares, false), 'pijersi');
    const camera = new PerspectiveCamera();
    aim(camera, eye);
    for (const point of [{ x: 0, y: 0, z: 0 }, { x: 1.2, y: 0.4, z: -1 }, { x: -1, y: 0.9, z: 1.3 }]) {
      const { x, y } = new Vector3(point.x, point.y, point.z).project(camera);
      const [left, top] = project(eye, point);
      expect(left).toBeCloseTo((x + 1) / 2);
      expect(top).toBeCloseTo((1 - y) / 2);
    }
    expect(Math.atan2(positionOf(eye).y, positionOf(eye).z)).toBeCloseTo(elevation);
  });
});

/** Whether a point of the picture is within a convex area. */
function isIn(area: { left: number; top: number; width: number; height: number; clip: string }, [x, y]: [number, number]): boolean {
  const polygon = [...area.clip.matchAll(/([\d.-]+)% ([\d.-]+)%/g)].map(([, px, py]) => [
    area.left + (Number(px) / 100) * area.width,
    area.top + (Number(py) / 100) * area.height,
  ]) as [number, number][];
  const signs = polygon.map(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return signs.every((sign) => sign >= 0) || signs.every((sign) => sign <= 0);
}

describe('buttons of a solid board', () => {
  const layout = layoutOf(squares, false);
  const eye = eyeFor(layout, 'pijersi');
  const { areas } = solidPlan(layout, view);
  /** Whom a tap here meets: the nearest of what lies there. */
  const tapped = (at: [number, number]): string | undefined =>
    areas.filter((area) => isIn(area, at)).sort((a, b) => b.order - a.order)[0]?.cell;

  it('lie under the middle of every cell, that behind a stack too', () => {
    for (const { cell, x, y } of layout.places.values()) expect(tapped(project(eye, { x, y: 0, z: y })), cell).toBe(cell);
  });

  it('reach up to the top of a stack', () => {
    expect(tapped(project(eye, { x: 0, y: 0.88, z: 0 }))).toBe('B2');
    expect(tapped(project(eye, { x: 0.2, y: 0.88, z: -0.2 }))).toBe('B2');
  });
});
