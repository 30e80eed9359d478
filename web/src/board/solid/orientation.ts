// How a cube of HI MI KI lies, as a rotation. All cubes are alike: fire above and below, water to the left and right, wood to
// the front and back; so each of the six ways to lie (H4) is that one cube, turned.

import { Quaternion, Vector3 } from 'three';

const up = new Vector3(0, 1, 0);
const right = new Vector3(1, 0, 0);
const front = new Vector3(0, 0, 1);
const quarter = Math.PI / 2;

/** The element on the side that now points this way. */
function elementTowards(turn: Quaternion, direction: Vector3): string {
  const own = direction.clone().applyQuaternion(turn.clone().invert());
  const [x, y, z] = [Math.abs(own.x), Math.abs(own.y), Math.abs(own.z)];
  return y > x && y > z ? 'H' : x > z ? 'M' : 'K';
}

/** What a cube shows: top, x face, y face, as the engine tells it. */
export const facesOf = (turn: Quaternion): [string, string, string] => [
  elementTowards(turn, up),
  elementTowards(turn, right),
  elementTowards(turn, front),
];

export const shows = (turn: Quaternion, faces: string[]): boolean => facesOf(turn).every((face, i) => face === faces[i]);

/** The axis about which a cube rolls when it goes this way; z is towards who looks. */
export const axisOfRoll = (dx: number, dz: number): Vector3 => new Vector3(dz, 0, -dx).normalize();

/** How a cube lies after a roll over one edge. */
export const rolled = (turn: Quaternion, dx: number, dz: number): Quaternion =>
  new Quaternion().setFromAxisAngle(axisOfRoll(dx, dz), quarter).multiply(turn);

/** The 24 ways to put a cube down. */
const ways: Quaternion[] = [0, 1, 2, 3].flatMap((turns) => {
  const about = new Quaternion().setFromAxisAngle(up, turns * quarter);
  const tops = [
    new Quaternion(),
    new Quaternion().setFromAxisAngle(right, quarter),
    new Quaternion().setFromAxisAngle(right, -quarter),
    new Quaternion().setFromAxisAngle(right, 2 * quarter),
    new Quaternion().setFromAxisAngle(front, quarter),
    new Quaternion().setFromAxisAngle(front, -quarter),
  ];
  return tops.map((top) => about.clone().multiply(top));
});

/** The way to show these faces that is nearest to how the cube lies now. */
export function lying(faces: string[], now: Quaternion): Quaternion {
  let best = now;
  let least = Infinity;
  for (const way of ways) {
    const angle = way.angleTo(now);
    if (angle < least - 1e-6 && shows(way, faces)) {
      best = way;
      least = angle;
    }
  }
  return best.clone();
}

/** Which way signs stand on the cube's own sides; on those above and below they point to the back and to the front. */
function signUp(side: Vector3): Vector3 {
  return side.y > 0.5 ? front.clone().negate() : side.y < -0.5 ? front.clone() : up.clone();
}

/** How upright the sign on the side towards `direction` stands, if upright is `ideal`. */
function uprightness(turn: Quaternion, direction: Vector3, ideal: Vector3): number {
  const side = direction.clone().applyQuaternion(turn.clone().invert());
  return signUp(side).applyQuaternion(turn).dot(ideal);
}

/** The way to show these faces in which who looks can read them best. A cube cannot have them all upright. */
export function laid(faces: string[]): Quaternion {
  const worth = (way: Quaternion): number => 2 * uprightness(way, up, front.clone().negate()) + uprightness(way, front, up);
  const fitting = ways.filter((way) => shows(way, faces));
  return fitting.reduce((best, way) => (worth(way) > worth(best) + 1e-6 ? way : best), fitting[0] ?? new Quaternion()).clone();
}
