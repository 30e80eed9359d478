// A soft shadow under each piece: the cheapest thing that makes it stand on the board.

import { InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Workshop } from './pieces/model';
import { softShadow } from './textures';

export interface Caster {
  x: number;
  z: number;
  /** Of its lower side above the ground. */
  height: number;
  width: number;
}

const most = 64;

export class Shadows {
  readonly mesh: InstancedMesh;

  constructor({ kit }: Workshop) {
    const map = kit.get('shadow', softShadow);
    const material = kit.get('piece shadow', () => new MeshBasicMaterial({ map, transparent: true, depthWrite: false, opacity: 0.75 }));
    this.mesh = new InstancedMesh(kit.get('shadow plane', () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)), material, most);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
    this.mesh.count = 0;
  }

  show(casters: Caster[]): void {
    this.mesh.count = Math.min(most, casters.length);
    const matrix = new Matrix4();
    casters.slice(0, most).forEach(({ x, z, height, width }, i) => {
      // The light comes from the upper left; what is high casts its shadow further off.
      const shift = 0.05 + 0.25 * Math.max(0, height);
      const scale = width * 1.5;
      matrix.makeScale(scale, 1, scale).setPosition(x + shift, 0.008, z + shift * 0.8);
      this.mesh.setMatrixAt(i, matrix);
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
  }
}
