import type { BufferGeometry, Material, Texture } from 'three';
import { MeshStandardMaterial } from 'three';
import type { Colours } from '../colours';
import type { Kit } from '../kit';

/** What a piece is made of. Pieces that look alike share it. */
export interface Model {
  /** Changes when the piece has to be made anew. */
  name: string;
  geometry: BufferGeometry;
  material: Material;
  /** How high its middle is when it stands on the ground. */
  lift: number;
}

export interface Workshop {
  kit: Kit;
  colours: Colours;
}

/** Polished wood or stone with a picture on it. */
export const polished = (map: Texture): MeshStandardMaterial => new MeshStandardMaterial({ map, roughness: 0.48, metalness: 0 });
