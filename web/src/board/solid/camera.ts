// From where a solid board is looked at. The eye never moves, so that buttons can lie exactly where cells are seen. This file
// needs no library: the buttons are laid out before anything solid is loaded.

/** In units of a cell from the middle of the board; y up, z towards who looks. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface Eye {
  distance: number;
  /** What is seen, on a plane one unit before the eye, y up. */
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Steep enough that a stack hides little of the cell behind it, gentle enough that its front is seen. */
export const elevation = (62 * Math.PI) / 180;

/** Where a point is seen on the plane one unit before the eye. */
function onPlane(distance: number, { x, y, z }: Point): [number, number] {
  const depth = distance - (y * Math.sin(elevation) + z * Math.cos(elevation));
  return [x / depth, (y * Math.cos(elevation) - z * Math.sin(elevation)) / depth];
}

/** The eye that sees all of these points and nothing round them. */
export function eyeOn(points: Point[]): Eye {
  const reach = Math.max(...points.map((point) => Math.hypot(point.x, point.z)));
  const distance = 4.3 * reach;
  const seen = points.map((point) => onPlane(distance, point));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  return { distance, left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export const ratioOf = (eye: Eye): number => (eye.right - eye.left) / (eye.top - eye.bottom);

/** Where a point is in the picture: from 0 to 1 to the right and down. */
export function project(eye: Eye, point: Point): [number, number] {
  const [x, y] = onPlane(eye.distance, point);
  return [(x - eye.left) / (eye.right - eye.left), (eye.top - y) / (eye.top - eye.bottom)];
}

export const positionOf = (eye: Eye): Point => ({
  x: 0,
  y: eye.distance * Math.sin(elevation),
  z: eye.distance * Math.cos(elevation),
});
