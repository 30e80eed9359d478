// Figures turned on a lathe, their sign on top: the knights and monarchs of REMPARTS, and each side's VERSUS.

import type { BufferAttribute, BufferGeometry } from 'three';
import { CylinderGeometry, SphereGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { faceFromAbove, turned } from '../shapes';
import { sizeOf } from '../sizes';
import { signFace } from '../textures';
import { polished, type Model, type Workshop } from './model';

/** A spool: wide foot, waist, wide head. */
function spool(radius: number, height: number): BufferGeometry {
  const geometry = turned(
    [[0, 0], [radius, 0], [radius, height * 0.2], [radius * 0.8, height * 0.38], [radius * 0.8, height * 0.6], [radius * 0.94, height * 0.8], [radius * 0.94, height], [0, height]],
    0.035,
  );
  faceFromAbove(geometry, radius * 1.02);
  return geometry;
}

/** Points round the head, of the same plain colour as the body. */
function crown(radius: number, height: number): BufferGeometry[] {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = Math.PI / 8 + (i * Math.PI) / 4;
    const bead = new SphereGeometry(radius * 0.145, 10, 8);
    bead.translate(Math.cos(angle) * radius * 0.84, height + radius * 0.06, Math.sin(angle) * radius * 0.84);
    plain(bead);
    return bead;
  });
}

/** A band round the waist of a VERSUS. */
function collar(radius: number, height: number): BufferGeometry {
  const ring = new CylinderGeometry(radius * 0.9, radius * 0.9, height * 0.12, 36, 1);
  ring.translate(0, height * 0.5, 0);
  plain(ring);
  return ring;
}

function plain(geometry: BufferGeometry): void {
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  for (let i = 0; i < uv.count; ++i) uv.setXY(i, 0.5, 0.03);
}

function figureGeometry(kind: string): BufferGeometry {
  const { width, height } = sizeOf(kind);
  const radius = width / 2;
  if (kind === 'monarch') return mergeGeometries([spool(radius, height - radius * 0.2), ...crown(radius, height - radius * 0.2)]);
  if (kind === 'versus') return mergeGeometries([spool(radius, height), collar(radius, height)]);
  return spool(radius, height);
}

/** How much of the head a sign takes. Shields are drawn in their sizes already. */
const signScale: Record<string, number> = { monarch: 0.24, versus: 0.33 };

export function figure({ kit, colours }: Workshop, kind: string, isLight: boolean): Model {
  const name = `figure ${kind} ${isLight}`;
  const map = kit.get(`${name} face`, () => signFace({ colours, isLight }, kind, signScale[kind] ?? 0.31));
  return {
    name,
    geometry: kit.get(`figure ${kind}`, () => figureGeometry(kind)),
    material: kit.get(name, () => polished(map)),
    lift: 0,
  };
}
