// PIJERSI: a low block with its sign on every side, so that one stands well on another.

import type { BufferAttribute, BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { sizeOf } from '../sizes';
import { signFace } from '../textures';
import { polished, type Model, type Workshop } from './model';

function blockGeometry(): BufferGeometry {
  const { width, height } = sizeOf('rock');
  const geometry = new RoundedBoxGeometry(width, height, width, 4, 0.06);
  // Its sides are lower than wide: they show the middle of the picture, not all of it squeezed.
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  const each = uv.count / 6;
  for (let i = 0; i < uv.count; ++i) {
    const side = Math.floor(i / each);
    if (side !== 2 && side !== 3) uv.setY(i, 0.5 + ((uv.getY(i) - 0.5) * height) / width);
  }
  geometry.clearGroups();
  return geometry;
}

export function block({ kit, colours }: Workshop, kind: string, isLight: boolean): Model {
  const name = `block ${kind} ${isLight}`;
  const map = kit.get(`${name} face`, () => signFace({ colours, isLight }, kind, 0.33));
  return {
    name,
    geometry: kit.get('block', blockGeometry),
    material: kit.get(name, () => polished(map)),
    lift: sizeOf(kind).height / 2,
  };
}
