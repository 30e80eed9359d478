// People play whole stretches of every kind of game by taps alone. A second engine, in the test, says which taps make which
// action and what must be seen afterwards; it likes what seldom happens: points, holds, tiles, captures, knights that come back.

import { expect, test, type Page } from '@playwright/test';
import type { Engine } from '../src/engine/module';
import { everybody, type Action, type Screen } from '../src/engine/types';
import { engineOfTests } from './engine';
import { start, type Seat } from './table';
import { tap, tapsOf } from './taps';

const person: Seat = 'A person at this screen';

interface Course {
  id: string;
  seats: string[];
  setup?: string;
  actions: number;
  /** Motions and taps that must have come up, so that the test shows what it says. */
  wanted: string[];
}

const courses: Course[] = [
  { id: 'himiki', seats: ['White', 'Black'], actions: 60, wanted: ['tip', 'turn', 'win', 'points', 'hold', 'do:end'] },
  { id: 'himiki-expert', seats: ['White', 'Black'], setup: 'fixed-deal', actions: 60, wanted: ['play', 'points', 'win'] },
  { id: 'himiki-2v2', seats: ['White of Light', 'Black of Light', 'White of Dark', 'Black of Dark'], actions: 40, wanted: ['tip', 'points'] },
  { id: 'versus', seats: ['Dark', 'Light'], actions: 50, wanted: ['slide', 'pull', 'points'] },
  { id: 'pijersi', seats: ['White', 'Black'], actions: 30, wanted: ['slide', 'take'] },
  { id: 'remparts', seats: ['White', 'Black'], actions: 120, wanted: ['build', 'destroy', 'slide', 'take', 'back', 'do:end'] },
];

/** A small generator, the same on every machine. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kindsOf = (screen: Screen): string[] => screen.last?.beats.flat().map((motion) => motion.kind) ?? [];
/** The rarer what an action does, the better; chance decides among equals. Games shall go on, so nobody wins here. */
function chosen(engine: Engine, screen: Screen, seen: Map<string, number>, below: (most: number) => number): Action {
  let best: { action: Action; worth: number } | null = null;
  for (const action of screen.actions) {
    const after = engine.preview<Screen>(action.action, everybody)!;
    const kinds = [...kindsOf(after), ...tapsOf(action, 0).filter((tap) => !tap.startsWith('cell:') && !tap.startsWith('lies:'))];
    const rarity = kinds.map((kind) => 1000 / (1 + (seen.get(kind) ?? 0)));
    const worth = (after.outcome ? -10_000 : Math.max(0, ...rarity)) + below(300);
    if (!best || worth > best.worth) best = { action, worth };
  }
  return best!.action;
}

/** Where pieces stand, by what cells are called. */
async function occupied(page: Page): Promise<string[]> {
  const labels = await page.locator('[data-cell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels.filter((label) => /: (White|Black|Dark|Light) /.test(label)).map((label) => label.split(':')[0]!).sort();
}

for (const { id, seats, setup, actions, wanted } of courses) {
  test(`${id} is played by taps`, async ({ page }) => {
    test.setTimeout(120_000);
    const engine = await engineOfTests();
    engine.order(`setoption name Game value ${id}`);
    if (setup) engine.order(`setoption name Setup value ${setup}`);
    const table = await start(page, id, Object.fromEntries(seats.map((name) => [name, person])), undefined, setup);

    const below = chance(7);
    const seen = new Map<string, number>();
    let holder = '';
    for (let number = 0; number < actions; ++number) {
      const screen = engine.screen<Screen>(everybody);
      const action = chosen(engine, screen, seen, below);
      // Where there are secrets the device is passed on whenever somebody else is to act.
      if (setup && screen.seat !== holder) await table.press(/^I am /);
      holder = screen.seat;
      const taps = tapsOf(action, number);
      await tap(table, screen.actions, taps);
      await table.expectMoves(number + 1);
      engine.order(`go manual ${action.action}`);
      const after = engine.screen<Screen>(everybody);
      for (const kind of [...kindsOf(after), ...taps]) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const cells = [...new Set(after.pieces.map((piece) => piece.cell))].sort();
      // A cube that turns in place leaves all cells as they were: what is told shows that the table has it.
      await expect(page.getByTestId('announced')).toContainText(`: ${after.last!.notation}.`);
      await expect.poll(() => occupied(page), { message: action.action }).toEqual(cells);
      if (after.outcome) break;
    }
    expect(wanted.filter((kind) => !seen.has(kind)), [...seen.keys()].filter((kind) => !kind.startsWith('cell:')).join(' ')).toEqual([]);
  });
}
