import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { facesOf, laid, lying, rolled } from './orientation';

const all = ['HMK', 'HKM', 'MHK', 'MKH', 'KHM', 'KMH'].map((faces) => [...faces]);

/** H5: along a row the top and the x face change places, along a column the top and the y face. */
const tipped = ([top, x, y]: string[], dx: number): string[] => (dx === 0 ? [y!, x!, top!] : [x!, top!, y!]);

describe('a cube', () => {
  it('lies in each of the six ways', () => {
    for (const faces of all) {
      expect(facesOf(lying(faces, new Quaternion()))).toEqual(faces);
      expect(facesOf(laid(faces))).toEqual(faces);
    }
  });

  it('shows after any rolls what the rules say', () => {
    const steps = [[1, 0], [0, 1], [0, 1], [-1, 0], [0, -1], [1, 0], [1, 0], [0, -1], [-1, 0], [-1, 0], [0, 1], [1, 0]] as const;
    for (const start of all) {
      let faces = start;
      let turn = lying(start, new Quaternion());
      for (let round = 0; round < 50; ++round) {
        const [dx, dz] = steps[(round * 7 + round * round) % steps.length]!;
        turn = rolled(turn, dx, dz);
        faces = tipped(faces, dx);
        expect(facesOf(turn)).toEqual(faces);
      }
    }
  });

  it('rolls towards where it goes: its top comes to lie there', () => {
    for (const [dx, dz] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const top = new Vector3(0, 1, 0).applyQuaternion(rolled(new Quaternion(), dx, dz));
      expect([top.x, top.y, top.z].map(Math.round).map((n) => n + 0)).toEqual([dx, 0, dz]);
    }
  });

  it('pivots by a quarter about the vertical', () => {
    const turn = lying(['H', 'K', 'M'], new Quaternion());
    const top = new Vector3(0, 1, 0).applyQuaternion(turn);
    expect(top.y).toBeCloseTo(1);
    expect(turn.angleTo(new Quaternion())).toBeCloseTo(Math.PI / 2);
  });

  it('is laid down with its top upright where it can be', () => {
    expect(laid(['H', 'M', 'K']).angleTo(new Quaternion())).toBeCloseTo(0);
    // Wood is on the front: tipped back, its sign points away from who looks.
    const wood = new Vector3(0, 1, 0).applyQuaternion(laid(['K', 'M', 'H']));
    expect(wood.z).toBeCloseTo(-1);
  });

  it('stays as it is where it shows what it should', () => {
    const turn = rolled(rolled(new Quaternion(), 1, 0), 0, 1);
    expect(lying(facesOf(turn), turn).angleTo(turn)).toBeCloseTo(0);
  });
});
