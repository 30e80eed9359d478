// Forms that several things on the board share. Outlines are seen from above: x to the right, the second number down.

import { BufferAttribute, BufferGeometry, ExtrudeGeometry, LatheGeometry, Shape, Vector2 } from 'three';

type Outline = [number, number][];

const towards = (from: [number, number], to: [number, number], distance: number): [number, number] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + ((to[0] - from[0]) / length) * distance, from[1] + ((to[1] - from[1]) / length) * distance];
};

/** A polygon with round corners. */
function roundedShape(outline: Outline, radius: number): Shape {
  const shape = new Shape();
  outline.forEach((corner, i) => {
    const [ax, ay] = towards(corner, outline.at(i - 1)!, radius);
    const [bx, by] = towards(corner, outline[(i + 1) % outline.length]!, radius);
    if (i === 0) shape.moveTo(ax, -ay);
    else shape.lineTo(ax, -ay);
    shape.quadraticCurveTo(corner[0], -corner[1], bx, -by);
  });
  shape.closePath();
  return shape;
}

/** A board of that outline, its upper side at height 0, its edges broken. */
export function plate(outline: Outline, { thickness, radius, bevel }: { thickness: number; radius: number; bevel: number }): BufferGeometry {
  const geometry = new ExtrudeGeometry(roundedShape(outline, radius), {
    depth: thickness - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 3,
  });
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, bevel - thickness, 0);
  return geometry;
}

/** Corners of a profile made round, so that light runs over them. */
function softened(profile: Outline, radius: number): Vector2[] {
  return profile.flatMap((corner, i) => {
    const before = profile[i - 1];
    const after = profile[i + 1];
    if (!before || !after) return [new Vector2(...corner)];
    const reach = Math.min(radius, Math.hypot(before[0] - corner[0], before[1] - corner[1]) / 2, Math.hypot(after[0] - corner[0], after[1] - corner[1]) / 2);
    const a = towards(corner, before, reach);
    const b = towards(corner, after, reach);
    return [0, 0.33, 0.67, 1].map((t) => {
      const mix = (n: 0 | 1): number => (1 - t) ** 2 * a[n] + 2 * t * (1 - t) * corner[n] + t ** 2 * b[n];
      return new Vector2(mix(0), mix(1));
    });
  });
}

/** Something turned on a lathe: its profile as radius and height, from below. */
export const turned = (profile: Outline, radius: number): BufferGeometry => new LatheGeometry(softened(profile, radius), 32);

/** Lays a round face over a turned thing, seen from above: `scale` is the radius that fills it. */
export function faceFromAbove(geometry: BufferGeometry, scale: number): void {
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  for (let i = 0; i < position.count; ++i) uv.setXY(i, 0.5 + position.getX(i) / (2 * scale), 0.5 - position.getZ(i) / (2 * scale));
}

/** Lying on the ground; corners go round clockwise, as seen from above. */
function flatGeometry(quads: Outline[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const positions = quads.flatMap((quad) => quad.flatMap(([x, z]) => [x, 0, z]));
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setIndex(quads.flatMap((_, i) => [4 * i, 4 * i + 2, 4 * i + 1, 4 * i, 4 * i + 3, 4 * i + 2]));
  return geometry;
}

/** A line along a polygon, lying on the board; in dashes where their lengths are given. */
export function outlineStrip(outline: Outline, width: number, dash?: { on: number; off: number }): BufferGeometry {
  const scaled = (by: number): Outline => outline.map(([x, y]) => [x * by, y * by]);
  const apothem = Math.hypot(...outline[0]!) * Math.cos(Math.PI / outline.length);
  const inner = scaled(1 - width / 2 / apothem);
  const outer = scaled(1 + width / 2 / apothem);
  const quads: Outline[] = [];
  outline.forEach((_, i) => {
    const j = (i + 1) % outline.length;
    const piece = (from: number, to: number): void => {
      const on = (line: Outline, part: number): [number, number] => [
        line[i]![0] + (line[j]![0] - line[i]![0]) * part,
        line[i]![1] + (line[j]![1] - line[i]![1]) * part,
      ];
      quads.push([on(outer, from), on(outer, to), on(inner, to), on(inner, from)]);
    };
    if (!dash) return piece(0, 1);
    // Whole dashes, one at each corner.
    const length = Math.hypot(outline[j]![0] - outline[i]![0], outline[j]![1] - outline[i]![1]);
    const count = Math.max(1, Math.round(length / (dash.on + dash.off)));
    const on = dash.on / (dash.on + dash.off) / count;
    piece(0, on / 2);
    for (let n = 1; n < count; ++n) piece(n / count - on / 2, n / count + on / 2);
    piece(1 - on / 2, 1);
  });
  return flatGeometry(quads);
}

/** Crosses of two strokes, for what is barred. */
export function crossStrip(reach: number, width: number): BufferGeometry {
  const w = width / 2 / Math.SQRT2;
  return flatGeometry([
    [[-reach - w, -reach + w], [-reach + w, -reach - w], [reach + w, reach - w], [reach - w, reach + w]],
    [[reach - w, -reach - w], [reach + w, -reach + w], [-reach + w, reach + w], [-reach - w, reach - w]],
  ]);
}

/** A band round a board that is dark under its edge and fades outwards. */
export function fadingBand(outline: Outline, { radius, width, darkness }: { radius: number; width: number; darkness: number }): BufferGeometry {
  const edge = roundedShape(outline, radius).getPoints(4).map(({ x, y }): [number, number] => [x, -y]);
  const shifted = (by: number): Outline => edge.map((point) => towards(point, [0, 0], -by));
  const [inner, outer] = [shifted(-0.2), shifted(width)];
  const quads = edge.map((_, i): Outline => {
    const next = (i + 1) % edge.length;
    return [outer[i]!, outer[next]!, inner[next]!, inner[i]!];
  });
  const geometry = flatGeometry(quads);
  const shade = [0, 0, darkness, darkness].flatMap((alpha) => [0, 0, 0, alpha]);
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(quads.flatMap(() => shade)), 4));
  return geometry;
}
