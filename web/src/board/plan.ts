// Where the buttons of a board lie, in parts of the picture under them.

import { corners, type Layout } from './geometry';

export interface Area {
  cell: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** A CSS polygon. */
  clip: string;
  /** What is nearer to the eye lies over what is behind it. */
  order: number;
}

export interface Plan {
  /** Of the picture, its width by its height. */
  ratio: number;
  areas: Area[];
}

/** The button that covers a polygon of the picture. */
export function areaOf(cell: string, polygon: [number, number][], order: number): Area {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
  const clip = polygon.map(([x, y]) => `${percent((x - left) / width)} ${percent((y - top) / height)}`).join(', ');
  return { cell, left, top, width, height, clip: `polygon(${clip})`, order };
}

export function flatPlan(layout: Layout): Plan {
  const outline = corners(layout.shape);
  const areas = [...layout.places.values()].map(({ cell, x, y }) =>
    areaOf(cell, outline.map(([dx, dy]) => [(x + dx - layout.left) / layout.width, (y + dy - layout.top) / layout.height]), 0),
  );
  return { ratio: layout.width / layout.height, areas };
}
