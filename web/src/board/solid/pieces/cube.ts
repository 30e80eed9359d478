// HI MI KI: a cube with its three elements on all six sides. A puzzle's black cube has signs above and below only.

import type { BufferAttribute, BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { sizeOf } from '../sizes';
import { cubeFaces, cubeTiles } from '../textures';
import { polished, type Model, type Workshop } from './model';

/** Sides in the order of a box: right, left, top, bottom, front, back. */
function cubeGeometry(sides: string[]): BufferGeometry {
  const { width } = sizeOf('cube');
  const geometry = new RoundedBoxGeometry(width, width, width, 4, width * 0.1);
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  const each = uv.count / 6;
  for (let i = 0; i < uv.count; ++i) {
    const [column, row] = cubeTiles[sides[Math.floor(i / each)]!]!;
    uv.setXY(i, (column + uv.getX(i)) / 2, (1 - row + uv.getY(i)) / 2);
  }
  geometry.clearGroups();
  return geometry;
}

export function cube({ kit, colours }: Workshop, faces: string[], isLight: boolean): Model {
  const isWhole = faces.length > 1;
  const sides = isWhole ? ['M', 'M', 'H', 'H', 'K', 'K'] : ['none', 'none', faces[0] ?? 'none', faces[0] ?? 'none', 'none', 'none'];
  const looks = `cube ${isLight} ${isWhole}`;
  const map = kit.get(`${looks} faces`, () => cubeFaces({ colours, isLight }, isWhole));
  return {
    name: `${looks} ${sides.join('')}`,
    geometry: kit.get(`cube ${sides.join('')}`, () => cubeGeometry(sides)),
    material: kit.get(looks, () => polished(map)),
    lift: sizeOf('cube').height / 2,
  };
}
