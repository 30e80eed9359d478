// A clock for two sides. It runs for the side to act and tells when one is out of time.

import type { Party, Screen } from '../engine/types';

const index = (side: Party): 0 | 1 => (side === 'p1' ? 0 : 1);

export class Clock {
  /** Milliseconds left as shown, p1's first. */
  shown = $state<[number, number]>([0, 0]);
  running = $state<Party | null>(null);
  private since = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly left_: [number, number],
    private readonly onFlag: (side: Party) => void,
  ) {
    this.shown = [...left_];
  }

  run(side: Party): void {
    this.settle();
    this.running = side;
    this.since = performance.now();
    this.timer ??= setInterval(() => this.tick(), 100);
  }

  /** An action was made; the time goes to who is next. */
  acted(screen: Screen, isSameSeat: boolean): void {
    if (isSameSeat && this.running) return;
    if (this.running) this.run(screen.side);
  }

  stop(): void {
    this.settle();
    this.running = null;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  left(): [number, number] {
    const now: [number, number] = [...this.left_];
    if (this.running) now[index(this.running)] = Math.max(0, now[index(this.running)] - (performance.now() - this.since));
    return now;
  }

  /** What a computer may spend on an action. */
  budget(): number {
    if (!this.running) return 1000;
    return Math.max(20, Math.min(1500, this.left()[index(this.running)] / 40));
  }

  private settle(): void {
    if (!this.running) return;
    this.left_[index(this.running)] = this.left()[index(this.running)];
    this.since = performance.now();
  }

  private tick(): void {
    this.shown = this.left();
    const side = this.running;
    if (!side || this.shown[index(side)] > 0) return;
    this.stop();
    this.onFlag(side);
  }
}

/** `4:05`, below ten seconds `9.3`. */
export function timeText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return seconds.toFixed(1);
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
