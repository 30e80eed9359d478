// What is shown about cells: chosen, hinted, where one may go, who won, terrain and counts.

import { CircleGeometry, CylinderGeometry, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, RingGeometry, SphereGeometry, Sprite, SpriteMaterial, type BufferGeometry, type Material } from 'three';
import { corners, type Layout } from '../geometry';
import type { BoardView } from '../view';
import type { Workshop } from './pieces/model';
import { crossStrip, outlineStrip } from './shapes';
import { sizeOf, wallHeight } from './sizes';
import { badge } from './textures';

export class Marks {
  readonly group = new Group();

  constructor(
    private readonly workshop: Workshop,
    private readonly layout: Layout,
  ) {}

  show(view: BoardView): void {
    this.group.clear();
    const walls = new Set(view.marks.filter((mark) => mark.kind === 'wall').map((mark) => mark.cell));
    const taken = new Set([...view.pieces.map((piece) => piece.cell), ...walls]);
    const height = (cell: string): number => (walls.has(cell) ? wallHeight : 0);
    const { colours } = this.workshop;
    const outlines = [
      [view.chosen, 'chosen', colours.accent, 0.07],
      [view.hinted, 'hinted', colours.hint, 0.07, { on: 0.12, off: 0.07 }],
      [view.won, 'won', colours.good, 0.08],
      [view.lost, 'lost', colours.bad, 0.08, { on: 0.06, off: 0.06 }],
      [new Set([...view.targets].filter((cell) => taken.has(cell))), 'aim', colours.accent, 0.055, { on: 0.16, off: 0.08 }],
    ] as const;
    outlines.forEach(([cells, name, colour, width, dash], i) => {
      const line = this.workshop.kit.get(`outline ${name}`, () => outlineStrip(corners(this.layout.shape, 0.88), width, dash));
      for (const cell of cells) this.put(cell, line, this.ink(colour), height(cell) + 0.012 + 0.004 * i);
    });
    for (const cell of view.targets) {
      if (!taken.has(cell)) this.bead(cell, 0.13, [0, 0], 0);
    }
    for (const { cell, kind, value = '' } of view.marks) {
      if (kind === 'terrain') this.terrain(cell, value);
      else if (kind === 'left') this.put(cell, this.workshop.kit.get('cross', () => crossStrip(0.13, 0.06)), this.ink(colours.bad), 0.012);
      else if (kind === 'turned') this.bead(cell, 0.07, [0.37, -0.37], height(cell));
      else if (kind === 'active') this.put(cell, this.workshop.kit.get('ring', () => new RingGeometry(0.44, 0.495, 48).rotateX(-Math.PI / 2)), this.ink(colours.hint), 0.03);
      else if (kind === 'pulled') this.count(cell, value);
    }
  }

  /** Shows one of each kind, for what draws them to get ready: the first tap should not wait for it. */
  rehearse(): void {
    const cell = this.layout.places.keys().next().value ?? '';
    this.bead(cell, 0.13, [0, 0], 0);
    this.count(cell, '1');
  }

  private ink(colour: string): MeshBasicMaterial {
    return this.workshop.kit.get(`ink ${colour}`, () => new MeshBasicMaterial({ color: colour }));
  }

  private put(cell: string, geometry: BufferGeometry, material: Material, height: number): Mesh | null {
    const place = this.layout.places.get(cell);
    if (!place) return null;
    const mesh = new Mesh(geometry, material);
    mesh.position.set(place.x, height, place.y);
    this.group.add(mesh);
    return mesh;
  }

  /** A drop of colour, lying on the ground. */
  private bead(cell: string, radius: number, [x, z]: [number, number], height: number): void {
    const { kit, colours } = this.workshop;
    const geometry = kit.get(`bead ${radius}`, () => new SphereGeometry(radius, 24, 10, 0, 2 * Math.PI, 0, Math.PI / 2).scale(1, 0.45, 1));
    const material = kit.get('bead', () => new MeshStandardMaterial({ color: colours.accent, roughness: 0.35 }));
    this.put(cell, geometry, material, height)?.position.add({ x, y: 0, z });
    const rim = kit.get(`bead rim ${radius}`, () => new CircleGeometry(radius * 1.25, 32).rotateX(-Math.PI / 2));
    this.put(cell, rim, this.ink(colours.cell), height + 0.008)?.position.add({ x, y: 0, z });
  }

  private terrain(cell: string, value: string): void {
    const { kit, colours } = this.workshop;
    const chip = kit.get('chip', () => new CylinderGeometry(0.34, 0.36, 0.06, 40).translate(0, 0.03, 0));
    const side = kit.get('chip side', () => new MeshStandardMaterial({ color: colours.terrain, roughness: 0.7 }));
    this.put(cell, chip, side, 0);
    const map = kit.get(`chip face ${value}`, () => badge(value, { ground: colours.terrain, ink: colours.terrainText, font: colours.font, isDisc: false }));
    const face = kit.get(`chip top ${value}`, () => new MeshStandardMaterial({ map, roughness: 0.7 }));
    this.put(cell, kit.get('chip top', () => new CircleGeometry(0.335, 40).rotateX(-Math.PI / 2)), face, 0.063);
  }

  /** How often a pawn was pulled, at its upper left, facing who looks. */
  private count(cell: string, value: string): void {
    const place = this.layout.places.get(cell);
    if (!place) return;
    const { kit, colours } = this.workshop;
    const map = kit.get(`count face ${value}`, () => badge(value, { ground: colours.accent, ink: colours.onAccent, font: colours.font, isDisc: true }));
    const sprite = new Sprite(kit.get(`count ${value}`, () => new SpriteMaterial({ map, depthTest: false })));
    sprite.scale.setScalar(0.28);
    sprite.position.set(place.x - 0.3, sizeOf('pawn').height + 0.05, place.y - 0.26);
    this.group.add(sprite);
  }
}
