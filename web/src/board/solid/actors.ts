// The pieces on a solid board and how each gets from where it is shown to where it should be.

import { Group, Mesh, Quaternion, Vector3 } from 'three';
import type { Layout } from '../geometry';
import type { Tracked } from '../tracked';
import type { BoardView } from '../view';
import { matched } from './matching';
import { eased, motionMilliseconds, type Motion, type Motions } from './motions';
import { axisOfRoll, rolled, shows } from './orientation';
import { modelOf, turnOf } from './pieces';
import type { Model, Workshop } from './pieces/model';
import type { Caster } from './shadows';
import { sizeOf } from './sizes';

interface Actor {
  piece: Tracked;
  model: Model;
  mesh: Mesh;
  /** Where it is when it does not move. */
  place: Vector3;
  turn: Quaternion;
}

export class Actors {
  readonly group = new Group();
  private actors: Actor[] = [];
  private leaving = new Set<Actor>();
  private isShown = false;

  constructor(
    private readonly workshop: Workshop,
    private readonly layout: Layout,
  ) {}

  show(view: BoardView, motions: Motions, isStill: boolean): void {
    const milliseconds = isStill || !this.isShown ? 0 : motionMilliseconds;
    const { same, gone, come } = matched(this.actors.map(({ piece }) => piece), view.pieces);
    const owner = new Map(this.actors.map((actor) => [actor.piece, actor]));
    const next: Actor[] = [];
    for (const { before, after } of same) {
      const actor = owner.get(before)!;
      next.push(actor);
      this.send(actor, after, view, motions, milliseconds);
    }
    for (const piece of gone) this.leave(owner.get(piece)!, motions, milliseconds);
    for (const piece of come) {
      const actor = this.enter(piece, view, motions, milliseconds);
      if (actor) next.push(actor);
    }
    this.actors = next;
    this.isShown = true;
  }

  casters(): Caster[] {
    return [...this.actors, ...this.leaving].map(({ mesh, model, piece }) => ({
      x: mesh.position.x,
      z: mesh.position.z,
      height: mesh.position.y - model.lift,
      width: sizeOf(piece.kind).width * mesh.scale.x,
    }));
  }

  private restOf(piece: Tracked, model: Model, view: BoardView): Vector3 | null {
    const place = this.layout.places.get(piece.cell);
    if (!place) return null;
    const below = view.pieces.filter((other) => other.cell === piece.cell && other.level < piece.level);
    const height = below.reduce((sum, other) => sum + sizeOf(other.kind).height, 0);
    return new Vector3(place.x, height + model.lift, place.y);
  }

  private enter(piece: Tracked, view: BoardView, motions: Motions, milliseconds: number): Actor | null {
    const model = modelOf(this.workshop, view.family, piece);
    const place = this.restOf(piece, model, view);
    if (!place) return null;
    const mesh = new Mesh(model.geometry, model.material);
    const actor: Actor = { piece, model, mesh, place, turn: turnOf(view.family, piece) };
    mesh.position.copy(place);
    mesh.quaternion.copy(actor.turn);
    this.group.add(mesh);
    motions.start(actor, {
      milliseconds,
      at: (part) => {
        const left = 1 - eased(part);
        mesh.position.set(place.x, place.y + left * 0.9, place.z);
        mesh.scale.setScalar(1 - 0.6 * left);
      },
    });
    return actor;
  }

  private leave(actor: Actor, motions: Motions, milliseconds: number): void {
    const { mesh, place } = actor;
    this.leaving.add(actor);
    motions.start(actor, {
      milliseconds,
      at: (part) => {
        mesh.position.set(place.x, place.y - part * sizeOf(actor.piece.kind).height, place.z);
        mesh.scale.setScalar(1 - 0.7 * eased(part));
      },
      arrived: () => {
        this.group.remove(mesh);
        this.leaving.delete(actor);
      },
    });
  }

  private send(actor: Actor, piece: Tracked, view: BoardView, motions: Motions, milliseconds: number): void {
    const model = modelOf(this.workshop, view.family, piece);
    const place = this.restOf(piece, model, view);
    if (!place) return;
    const { place: from, turn: before } = actor;
    const dx = place.x - from.x;
    const dz = place.z - from.z;
    const isRoll = isRolling(piece, before, dx, dz);
    const turn = isRoll ? rolled(before, dx, dz) : turnOf(view.family, piece, before);
    const isSameWay = turn.angleTo(before) < 1e-3;
    const isSamePlace = from.distanceTo(place) < 1e-3;
    const isSameModel = model.name === actor.model.name;
    actor.piece = piece;
    if (isSameWay && isSamePlace && isSameModel) return;
    // Whatever it was doing ends where that was to lead.
    motions.finish(actor);
    if (!isSameModel) {
      actor.mesh.geometry = model.geometry;
      actor.mesh.material = model.material;
      actor.model = model;
    }
    actor.place = place;
    actor.turn = turn;
    const at = isRoll
      ? rolling(actor.mesh, from, place, before)
      : moving(actor.mesh, { from, to: place, before, after: turn, rise: riseOf(piece, from, place, before, turn) });
    motions.start(actor, { milliseconds, at });
  }
}

/** Whether a cube gets there by one roll: onto the next cell, and then it shows what it should. */
function isRolling({ kind, faces = [] }: Tracked, turn: Quaternion, dx: number, dz: number): boolean {
  const isNext = Math.abs(Math.abs(dx) + Math.abs(dz) - 1) < 0.01 && Math.abs(dx * dz) < 0.01;
  return kind === 'cube' && faces.length > 1 && isNext && shows(rolled(turn, dx, dz), faces);
}

/** Over its lower edge. Cubes are a little smaller than cells: the edge slips on by what is missing. */
function rolling(mesh: Mesh, from: Vector3, to: Vector3, before: Quaternion): Motion['at'] {
  const half = sizeOf('cube').width / 2;
  const way = to.clone().sub(from);
  const direction = way.clone().normalize();
  const axis = axisOfRoll(way.x, way.z);
  const edge = from.clone().addScaledVector(direction, half).setY(from.y - half);
  const arm = from.clone().sub(edge);
  const slip = way.length() - 2 * half;
  return (part) => {
    const done = eased(part);
    const turn = new Quaternion().setFromAxisAngle(axis, (done * Math.PI) / 2);
    mesh.position.copy(arm).applyQuaternion(turn).add(edge).addScaledVector(direction, slip * done);
    mesh.quaternion.copy(turn).multiply(before);
    mesh.scale.setScalar(1);
  };
}

/** How high something is lifted on its way: to be turned over, to step onto another, to jump. */
function riseOf(piece: Tracked, from: Vector3, to: Vector3, before: Quaternion, after: Quaternion): number {
  const up = new Vector3(0, 1, 0);
  const isOverturned = up.clone().applyQuaternion(before).distanceTo(up.clone().applyQuaternion(after)) > 0.1;
  if (isOverturned) return 0.55;
  if (Math.abs(from.y - to.y) > 0.01) return 0.3;
  // Cubes that do not roll are carried: by a gate, a mirror, a transfer.
  if (piece.kind === 'cube') return Math.hypot(to.x - from.x, to.z - from.z) > 0.1 ? 0.8 : 0.08;
  return 0;
}

interface Way {
  from: Vector3;
  to: Vector3;
  before: Quaternion;
  after: Quaternion;
  rise: number;
}

function moving(mesh: Mesh, { from, to, before, after, rise }: Way): Motion['at'] {
  return (part) => {
    const done = eased(part);
    mesh.position.lerpVectors(from, to, done);
    mesh.position.y += rise * Math.sin(Math.PI * done);
    mesh.quaternion.slerpQuaternions(before, after, done);
    mesh.scale.setScalar(1);
  };
}
