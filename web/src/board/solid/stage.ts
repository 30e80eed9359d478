// Draws a board's view into a canvas, when something has changed and at no other time.

import { DirectionalLight, HemisphereLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { layoutOf } from '../geometry';
import type { BoardView } from '../view';
import { Actors } from './actors';
import { coloursNow } from './colours';
import { aim } from './eye';
import { Ground } from './ground';
import { Kit } from './kit';
import { Marks } from './marks';
import { Motions } from './motions';
import { eyeFor } from './plan';
import { Shadows } from './shadows';

interface Props {
  ground: Ground;
  marks: Marks;
  shadows: Shadows;
  actors: Actors;
  kit: Kit;
}

export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly motions = new Motions();
  private props: Props | null = null;
  private view: BoardView | null = null;
  /** Shown with the next frame. What comes in between is not shown: a move tried, and then made, does not jump back. */
  private next: BoardView | null = null;
  private frame = 0;
  private built = '';

  /** Throws where the canvas cannot be drawn on. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly isStill: () => boolean,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    const sky = new HemisphereLight('#ffffff', '#b9a78c', 1.75);
    const lamp = new DirectionalLight('#fff6e6', 1.6);
    lamp.position.set(-3, 7, -2.2);
    const front = new DirectionalLight('#ffffff', 0.45);
    front.position.set(1, 2, 5);
    this.scene.add(sky, lamp, front);
  }

  show(view: BoardView): void {
    this.next = view;
    this.ask();
  }

  /** Colours have changed: everything is made anew and stands where it stood. */
  dress(): void {
    this.built = '';
    if (this.view) this.show(this.next ?? this.view);
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    // At once: a canvas that was resized is empty.
    if (this.props) this.draw();
    else this.ask();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.strike();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private ask(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    this.frame = 0;
    if (this.next) {
      const view = this.next;
      this.next = null;
      this.apply(view);
    }
    this.motions.step(now);
    this.draw();
    if (this.motions.isAny) this.ask();
  }

  private apply(view: BoardView): void {
    this.view = view;
    const wanted = [view.family, view.board.cells.length, view.isTurned, view.hasNames].join();
    const isNew = wanted !== this.built || !this.props;
    if (isNew) this.build(view);
    this.built = wanted;
    const { ground, marks, actors } = this.props!;
    const isStill = this.isStill();
    ground.show(view, this.motions, isStill);
    actors.show(view, this.motions, isStill);
    if (isNew) {
      // Nobody sees this: it is drawn over in the same frame.
      marks.rehearse();
      this.renderer.render(this.scene, this.camera);
    }
    marks.show(view);
  }

  private build(view: BoardView): void {
    this.strike();
    const layout = layoutOf(view.board, view.isTurned);
    const workshop = { kit: new Kit(), colours: coloursNow() };
    const ground = new Ground(workshop, layout, view);
    const marks = new Marks(workshop, layout);
    const shadows = new Shadows(workshop);
    const actors = new Actors(workshop, layout);
    this.scene.add(ground.group, marks.group, shadows.mesh, actors.group);
    aim(this.camera, eyeFor(layout, view.family));
    this.props = { ground, marks, shadows, actors, kit: workshop.kit };
  }

  private strike(): void {
    this.motions.finishAll();
    if (!this.props) return;
    const { ground, marks, shadows, actors, kit } = this.props;
    this.scene.remove(ground.group, marks.group, shadows.mesh, actors.group);
    ground.dispose();
    shadows.dispose();
    kit.dispose();
    this.props = null;
  }

  private draw(): void {
    if (!this.props) return;
    this.props.shadows.show(this.props.actors.casters());
    this.renderer.render(this.scene, this.camera);
  }
}
