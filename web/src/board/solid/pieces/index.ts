// Which piece is made how.

import { Quaternion, Vector3 } from 'three';
import { isLight, type Family } from '../../../games/catalog';
import type { Tracked } from '../../tracked';
import { laid, lying } from '../orientation';
import { block } from './block';
import { cube } from './cube';
import { figure } from './figure';
import type { Model, Workshop } from './model';
import { pawn } from './pawn';

const blocks = new Set(['rock', 'paper', 'scissors', 'wise']);

export function modelOf(workshop: Workshop, family: Family, piece: Tracked): Model {
  const light = isLight(family, piece.side);
  if (piece.kind === 'cube') return cube(workshop, piece.faces ?? [], light);
  if (piece.kind === 'pawn') return pawn(workshop, piece.faces ?? [], light);
  if (blocks.has(piece.kind)) return block(workshop, piece.kind, light);
  return figure(workshop, piece.kind, light);
}

const overturned = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI);

/** How a piece lies at rest, coming from how it lay, if it was there. */
export function turnOf(family: Family, piece: Tracked, before?: Quaternion): Quaternion {
  if (piece.kind === 'cube' && (piece.faces?.length ?? 0) > 1) return before ? lying(piece.faces!, before) : laid(piece.faces!);
  if (piece.kind === 'pawn' && isLight(family, piece.side)) return overturned.clone();
  return new Quaternion();
}
