// VERSUS: a pawn is a disc of two colours, Dark's number on one side and Light's on the other; it changes hands by being
// turned over.

import type { BufferAttribute, BufferGeometry } from 'three';
import { turned } from '../shapes';
import { sizeOf } from '../sizes';
import { pawnFaces } from '../textures';
import { polished, type Model, type Workshop } from './model';

function pawnGeometry(): BufferGeometry {
  const { width, height } = sizeOf('pawn');
  const radius = width / 2;
  const half = height / 2;
  const seam = 0.002;
  const geometry = turned(
    [[0, -half], [radius * 0.94, -half], [radius, -half * 0.5], [radius, -seam], [radius * 0.985, -seam], [radius * 0.985, seam], [radius, seam], [radius, half * 0.5], [radius * 0.94, half], [0, half]],
    0.02,
  );
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  for (let i = 0; i < position.count; ++i) {
    const isDark = position.getY(i) > 0;
    const x = 0.5 + (position.getX(i) / radius) * 0.49;
    const z = (position.getZ(i) / radius) * 0.49;
    // Turned over about the x axis the lower side is upright too.
    uv.setXY(i, (isDark ? x : 1 + x) / 2, isDark ? 0.5 - z : 0.5 + z);
  }
  return geometry;
}

export function pawn({ kit, colours }: Workshop, faces: string[], isLight: boolean): Model {
  const [dark = '', light = ''] = isLight ? [faces[1], faces[0]] : faces;
  const name = `pawn ${dark} ${light}`;
  const map = kit.get(`${name} faces`, () => pawnFaces(colours, dark, light));
  return {
    name,
    geometry: kit.get('pawn', pawnGeometry),
    material: kit.get(name, () => polished(map)),
    lift: sizeOf('pawn').height / 2,
  };
}
