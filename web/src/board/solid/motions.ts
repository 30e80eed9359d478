// Things on their way. Nothing is drawn once all have arrived.

export interface Motion {
  milliseconds: number;
  /** Puts the thing where it is at this part of its way, 0 to 1. */
  at: (part: number) => void;
  arrived?: () => void;
}

/** A little shorter than a beat, so that one has ended before the next begins. */
export const motionMilliseconds = 240;

export const eased = (part: number): number => part * part * (3 - 2 * part);

export class Motions {
  private readonly running = new Map<object, { motion: Motion; begun: number | null }>();

  get isAny(): boolean {
    return this.running.size > 0;
  }

  has(thing: object): boolean {
    return this.running.has(thing);
  }

  /** What the thing was doing before is over at once. */
  start(thing: object, motion: Motion): void {
    this.finish(thing);
    if (motion.milliseconds > 0) {
      motion.at(0);
      this.running.set(thing, { motion, begun: null });
    } else {
      motion.at(1);
      motion.arrived?.();
    }
  }

  finish(thing: object): void {
    const own = this.running.get(thing);
    if (!own) return;
    this.running.delete(thing);
    own.motion.at(1);
    own.motion.arrived?.();
  }

  finishAll(): void {
    for (const thing of [...this.running.keys()]) this.finish(thing);
  }

  /** A way begins with the first frame that shows it, however long that took to prepare. */
  step(now: number): void {
    for (const [thing, own] of this.running) {
      own.begun ??= now;
      const part = (now - own.begun) / own.motion.milliseconds;
      if (part >= 1) this.finish(thing);
      else own.motion.at(part);
    }
  }
}
