// The names of cells: one picture with all of them, and a small card on each cell that shows its part.

import { BufferAttribute, BufferGeometry, Color, Mesh, MeshBasicMaterial } from 'three';
import type { Layout } from '../geometry';
import type { Workshop } from './pieces/model';
import { painted } from './textures';
import { walkHeight } from './wall';

const card = { width: 0.34, height: 0.17 };
const pixels = { width: 96, height: 48 };
const columns = 10;

export class Labels {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly numbers: Map<string, number>;
  private readonly layout: Layout;
  private readonly ink: { ground: Color; wall: Color };

  constructor({ colours }: Workshop, layout: Layout) {
    this.layout = layout;
    this.ink = { ground: new Color(colours.cellName), wall: new Color('#ffffff') };
    const cells = [...layout.places.keys()];
    this.numbers = new Map(cells.map((cell, i) => [cell, i]));
    const rows = Math.ceil(cells.length / columns);
    const isSquare = layout.shape === 'squares';
    const map = painted(columns * pixels.width, rows * pixels.height, (context) => {
      context.fillStyle = '#ffffff';
      context.font = `600 40px ${colours.font}`;
      context.textBaseline = 'middle';
      context.textAlign = isSquare ? 'left' : 'center';
      cells.forEach((cell, i) => {
        const left = (i % columns) * pixels.width;
        context.fillText(cell, left + (isSquare ? 4 : pixels.width / 2), (Math.floor(i / columns) + 0.5) * pixels.height + 2);
      });
    });
    const geometry = new BufferGeometry();
    const uv = cells.flatMap((_, i) => {
      const [u, v] = [(i % columns) / columns, 1 - Math.floor(i / columns) / rows];
      const [du, dv] = [1 / columns, 1 / rows];
      return [u, v, u + du, v, u + du, v - dv, u, v - dv];
    });
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(cells.length * 12), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(cells.length * 12), 3));
    geometry.setIndex(cells.flatMap((_, i) => [4 * i, 4 * i + 2, 4 * i + 1, 4 * i, 4 * i + 3, 4 * i + 2]));
    this.mesh = new Mesh(geometry, new MeshBasicMaterial({ map, transparent: true, depthWrite: false, vertexColors: true }));
    this.mesh.frustumCulled = false;
    for (const cell of cells) this.put(cell, false);
  }

  put(cell: string, isWall: boolean): void {
    const { x, y } = this.layout.places.get(cell)!;
    const isSquare = this.layout.shape === 'squares';
    const middle = isWall ? [x, y + 0.03] : isSquare ? [x - 0.465 + card.width / 2, y + 0.41] : [x, y + 0.465];
    // On a wall names stand in the middle; elsewhere in squares they begin at the left edge.
    if (isWall && isSquare) middle[0]! += card.width * 0.2;
    this.place(cell, middle[0]!, isWall ? walkHeight + 0.006 : 0.006, middle[1]!, card.width, card.height);
    const colour = this.mesh.geometry.getAttribute('color') as BufferAttribute;
    const { r, g, b } = isWall ? this.ink.wall : this.ink.ground;
    for (let n = 0; n < 4; ++n) colour.setXYZ(4 * this.numbers.get(cell)! + n, r, g, b);
    colour.needsUpdate = true;
  }

  hide(cell: string): void {
    this.place(cell, 0, 0, 0, 0, 0);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.map?.dispose();
    this.mesh.material.dispose();
  }

  private place(cell: string, x: number, height: number, z: number, width: number, depth: number): void {
    const position = this.mesh.geometry.getAttribute('position') as BufferAttribute;
    const first = 4 * this.numbers.get(cell)!;
    [[-1, -1], [1, -1], [1, 1], [-1, 1]].forEach(([sx, sz], n) => position.setXYZ(first + n, x + (sx! * width) / 2, height, z + (sz! * depth) / 2));
    position.needsUpdate = true;
  }
}
