// The wall on the other side of a tile of REMPARTS: bricks with battlements. It hangs under its tile, upside down.

import type { BufferAttribute, BufferGeometry } from 'three';
import { MeshStandardMaterial } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Colours } from './colours';
import type { Kit } from './kit';
import { tileThickness, wallHeight } from './sizes';
import { bricks } from './textures';

const width = 0.9;
const battlement = 0.11;
/** Where one walks between the battlements. */
export const walkHeight = wallHeight - battlement;

/** Bricks of one size wherever they are: the picture is laid on by place instead of by side. */
function laid(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  for (let i = 0; i < position.count; ++i) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const [nx, ny] = [Math.abs(normal.getX(i)), Math.abs(normal.getY(i))];
    if (ny > 0.7) uv.setXY(i, 0.5 + x * 1.1, 0.5 + z * 1.1);
    else uv.setXY(i, 0.5 + (nx > 0.7 ? z : x) * 1.1, y * 1.72);
  }
  geometry.clearGroups();
  return geometry;
}

export function wallGeometry(): BufferGeometry {
  const body = new RoundedBoxGeometry(width, walkHeight, width, 1, 0.025).translate(0, walkHeight / 2, 0);
  const size = 0.2;
  const reach = (width - size) / 2;
  const round = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]].map(([x, z]) =>
    new RoundedBoxGeometry(size, battlement + 0.03, size, 1, 0.022).translate(x! * reach, walkHeight + battlement / 2 - 0.015, z! * reach),
  );
  const geometry = laid(mergeGeometries([body, ...round]));
  geometry.rotateX(Math.PI);
  geometry.translate(0, -tileThickness, 0);
  return geometry;
}

export function wallMaterial(kit: Kit, colours: Colours): MeshStandardMaterial {
  const map = kit.get('bricks', () => bricks(colours));
  return kit.get('wall material', () => new MeshStandardMaterial({ map, roughness: 0.85 }));
}
