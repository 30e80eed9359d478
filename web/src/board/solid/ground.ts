// What pieces stand on: the board and its tiles. In REMPARTS a tile has a wall on its other side and is turned over to show it.

import { Color, DoubleSide, Group, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, MeshStandardMaterial, RingGeometry } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { corners, type Layout, type Place } from '../geometry';
import type { BoardView } from '../view';
import { groundColour } from './colours';
import { Labels } from './labels';
import { eased, motionMilliseconds, type Motions } from './motions';
import { outlineOf } from './plan';
import type { Workshop } from './pieces/model';
import { fadingBand, plate } from './shapes';
import { slabThickness, tileThickness } from './sizes';
import { grain } from './textures';
import { wallGeometry, wallMaterial } from './wall';

/** Each tile is cut from another part of the wood. */
function cutElsewhere(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <uv_vertex>',
      '#include <uv_vertex>\n#if defined( USE_MAP ) && defined( USE_INSTANCING )\n\tvMapUv += instanceMatrix[ 3 ].xz * vec2( 0.37, 0.61 );\n#endif',
    );
  };
  return material;
}

export class Ground {
  readonly group = new Group();
  private readonly tiles: InstancedMesh;
  private readonly walls: InstancedMesh | null = null;
  private readonly labels: Labels | null = null;
  private readonly places: Place[];
  /** Whether each tile shows its wall, by its number. */
  private readonly isWall: boolean[];
  private readonly isLast: boolean[];
  /** The walls that are seen, and where. */
  private readonly raised = new Map<number, Matrix4>();
  private isShown = false;

  constructor(
    private readonly workshop: Workshop,
    layout: Layout,
    view: BoardView,
  ) {
    const { kit, colours } = workshop;
    this.places = [...layout.places.values()];
    this.isWall = this.places.map(() => false);
    this.isLast = this.places.map(() => false);
    const map = kit.get('grain', () => grain(colours.material));

    const outline = outlineOf(layout);
    const slab = kit.get('slab', () => plate(outline, { thickness: slabThickness, radius: 0.2, bevel: 0.05 }));
    const slabMaterial = kit.get('slab material', () => new MeshStandardMaterial({ color: colours.line, map, roughness: 0.7 }));
    const board = new Mesh(slab, slabMaterial);
    board.position.y = -0.035;
    this.group.add(board, this.shadowOf(outline));

    const tile = kit.get('tile', () => plate(corners(layout.shape, 0.955), { thickness: tileThickness, radius: 0.06, bevel: 0.022 }));
    const material = kit.get('tiles', () => cutElsewhere(new MeshStandardMaterial({ map, roughness: 0.75 })));
    this.tiles = new InstancedMesh(tile, material, this.places.length);
    this.tiles.frustumCulled = false;
    this.group.add(this.tiles);
    if (view.family === 'remparts') {
      this.walls = new InstancedMesh(kit.get('wall', wallGeometry), wallMaterial(kit, colours), this.places.length);
      this.walls.frustumCulled = false;
      this.group.add(this.walls);
    }
    this.places.forEach((_, i) => this.pose(i, 0));
    this.addBullseyes();
    if (view.hasNames) {
      this.labels = new Labels(workshop, layout);
      this.group.add(this.labels.mesh);
    }
  }

  show(view: BoardView, motions: Motions, isStill: boolean): void {
    const walls = new Set(view.marks.filter((mark) => mark.kind === 'wall').map((mark) => mark.cell));
    this.places.forEach((place, i) => {
      const isWall = walls.has(place.cell);
      this.isLast[i] = view.last.has(place.cell);
      if (isWall !== this.isWall[i]) this.turnOver(i, isWall, motions, isStill || !this.isShown);
      else if (!motions.has(place)) this.colour(i, isWall);
      this.isWall[i] = isWall;
    });
    this.isShown = true;
  }

  dispose(): void {
    this.tiles.dispose();
    this.walls?.dispose();
    this.labels?.dispose();
  }

  private colour(i: number, isWall: boolean): void {
    const { colours } = this.workshop;
    const ground = this.isLast[i] ? colours.cellLast : groundColour(colours, this.places[i]!.ground);
    this.tiles.setColorAt(i, new Color(isWall ? colours.wall : ground));
    this.tiles.instanceColor!.needsUpdate = true;
  }

  private turnOver(i: number, isWall: boolean, motions: Motions, isStill: boolean): void {
    const { cell } = this.places[i]!;
    this.labels?.hide(cell);
    motions.start(this.places[i]!, {
      milliseconds: isStill ? 0 : motionMilliseconds,
      at: (part) => {
        const up = isWall ? eased(part) : 1 - eased(part);
        this.pose(i, up);
        this.colour(i, up > 0.5);
      },
      arrived: () => this.labels?.put(cell, isWall),
    });
  }

  /** Puts a tile where it is when it is turned over by this part: 1 is its wall. */
  private pose(i: number, part: number): void {
    const { x, y } = this.places[i]!;
    const half = tileThickness / 2;
    const matrix = new Matrix4()
      .makeTranslation(x, -half + 0.62 * Math.sin(Math.PI * part), y)
      .multiply(new Matrix4().makeRotationX(-Math.PI * part))
      .multiply(new Matrix4().makeTranslation(0, half, 0));
    this.tiles.setMatrixAt(i, matrix);
    this.tiles.instanceMatrix.needsUpdate = true;
    if (!this.walls) return;
    if (part > 0) this.raised.set(i, matrix);
    else this.raised.delete(i);
    // Walls that hang inside the board are not drawn.
    this.walls.count = this.raised.size;
    [...this.raised.values()].forEach((each, n) => this.walls!.setMatrixAt(n, each));
    this.walls.instanceMatrix.needsUpdate = true;
  }

  private addBullseyes(): void {
    const targets = this.places.filter((place) => place.ground === 'target');
    if (targets.length === 0) return;
    const { kit, colours } = this.workshop;
    const geometry = kit.get('bullseye', () => {
      const rings = mergeGeometries([new RingGeometry(0.27, 0.32, 40), new RingGeometry(0.13, 0.175, 32)]);
      rings.rotateX(-Math.PI / 2);
      return rings;
    });
    const material = kit.get('bullseye ink', () => new MeshBasicMaterial({ color: colours.line }));
    for (const { x, y } of targets) {
      const mesh = new Mesh(geometry, material);
      mesh.position.set(x, 0.004, y);
      this.group.add(mesh);
    }
  }

  /** The board lies on the page. */
  private shadowOf(outline: [number, number][]): Mesh {
    const material = this.workshop.kit.get('board shadow material', () => new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: DoubleSide }));
    const mesh = new Mesh(this.workshop.kit.get('board shadow', () => fadingBand(outline, { radius: 0.3, width: 0.24, darkness: 0.55 })), material);
    mesh.position.y = -slabThickness - 0.03;
    return mesh;
  }
}
