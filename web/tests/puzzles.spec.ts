// The puzzle trainer: hints, failed ones, the day's puzzle, runs, ratings, proofs, paper.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { newcomer, rated, type Rated } from '../src/puzzles/glicko';
import { priorOf } from '../src/puzzles/rating';
import { tacticPack, type TacticFile } from '../src/puzzles/pack_files';
import { engineOfTests } from './engine';
import { pressOnceOpened } from './press_at_once';
import { Table, textMode, type } from './table';

interface InPack {
  id: string;
  par: number;
  rating: number;
  solutions: string[];
}

const packs = new Map(
  ['mindlock', 'headlock', 'classic'].map((name) => {
    const file = JSON.parse(readFileSync(new URL(`../../data/puzzles/${name}.json`, import.meta.url), 'utf8')) as { puzzles: InPack[] };
    return [name, file.puzzles] as const;
  }),
);

const titles: Record<string, string> = { mindlock: 'Mindlock', headlock: 'Headlock', classic: 'Headlock: the rulebook’s numbers' };

/** The puzzle on the table, by its heading. */
async function puzzleShown(page: Page): Promise<InPack> {
  await expect(page.getByTestId('flat-board').or(page.locator('canvas')).first()).toBeVisible();
  const heading = (await page.getByRole('heading', { level: 1 }).textContent())!;
  const [title, id] = heading.split(' · ');
  const pack = Object.keys(titles).find((name) => titles[name] === title)!;
  return packs.get(pack)!.find((puzzle) => puzzle.id === id)!;
}

async function solve(page: Page): Promise<InPack> {
  const puzzle = await puzzleShown(page);
  const table = new Table(page);
  for (const [i, action] of puzzle.solutions[0]!.split(' ').entries()) {
    await table.expectMoves(i);
    await type(page, action);
  }
  return puzzle;
}

test('four hints lead through a puzzle, and a failed one is played again', async ({ page }) => {
  await textMode(page);
  await page.goto('/puzzles/classic');
  await page.getByRole('link', { name: 'Puzzle F01, PAR 3', exact: true }).click();
  const hint = page.getByTestId('hint');
  for (const [step, said] of [/black cube with water on C2: wood beats water/, /Move the white cube on C4/, /Tip C4 to C3. It removes the black cube with water on C2/, /The solution: C4>BC3/].entries()) {
    await page.getByRole('button', { name: `Hint ${step + 1} of 4` }).click();
    await expect(hint).toContainText(said);
  }
  await expect(hint).toContainText('counts as failed');
  await solve(page);
  await expect(page.getByTestId('status')).toContainText('Solved at PAR!');

  await page.goto('/puzzles/headlock');
  await expect(page.getByRole('link', { name: 'Puzzle F01, PAR 3, failed' })).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByText('1 puzzle is waiting')).toBeVisible();
  await page.getByRole('link', { name: 'Play them' }).click();
  await solve(page);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByText('No failed puzzle is waiting.')).toBeVisible();
  await page.goto('/puzzles/headlock');
  await expect(page.getByRole('link', { name: 'Puzzle F01, PAR 3, solved, best 3' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Failed');
  await expect(page.getByText('There is none of this kind.').first()).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByText('Not rated yet').first()).toBeVisible();
});

test('a puzzle is solved by taps, taken back, and gone on with after a reload', async ({ page }) => {
  await page.goto('/puzzles/mindlock/F001');
  const table = new Table(page);
  await table.tap('E5', 'D5');
  await table.expectMoves(1);
  await page.reload();
  await table.expectMoves(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await table.expectMoves(0);
  await table.tap('E5', 'D5', 'D5', 'E5');
  await expect(page.getByTestId('status')).toContainText('Solved at PAR!');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('F002');
});

test('the puzzle of a day is the same in two browsers', async ({ browser, page }) => {
  const other = await (await browser.newContext({ locale: 'fr', timezoneId: 'Pacific/Kiritimati', serviceWorkers: 'block' })).newPage();
  const keys: (string | null)[] = [];
  for (const one of [page, other]) {
    await one.goto('/puzzles/daily/2026-11-18');
    keys.push(await one.getByTestId('daily').getAttribute('data-puzzle'));
  }
  expect(keys[0]).toMatch(/^(mindlock|headlock|classic)\//);
  expect(keys[0]).toBe(keys[1]);
  await page.goto('/puzzles/daily/2026-02-30');
  await expect(page.getByText('There is no puzzle for this day.')).toBeVisible();
});

test('the day counts for a streak and is told without the solution', async ({ page }) => {
  await textMode(page);
  await page.goto('/puzzles/daily');
  const puzzle = await solve(page);
  const text = page.getByTestId('share');
  await expect(text).toContainText(`${puzzle.par} moves, PAR ${puzzle.par}, no hint`);
  await expect(text).not.toContainText('>');
  await expect(page.getByTestId('streak')).toContainText('1 day in a row');
});

test('a run ends by the clock or by the third miss', async ({ page }) => {
  await textMode(page);
  await page.clock.install();
  await page.goto('/puzzles/run/3?seed=7');
  await page.getByRole('button', { name: '3 minutes: start' }).click();
  await solve(page);
  await expect(page.getByTestId('run-solved')).toHaveText('1 solved');
  await page.getByRole('button', { name: 'Skip (a miss)' }).click();
  await expect(page.getByTestId('run-missed')).toHaveText('1 of 3 misses');
  // Nobody looks for three minutes.
  await page.clock.fastForward('03:00');
  await expect(page.getByRole('heading', { name: 'The time is up.' })).toBeVisible();
  await expect(page.getByText('1 puzzle solved')).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  for (let misses = 1; misses < 3; ++misses) {
    await page.getByRole('button', { name: 'Skip (a miss)' }).click();
    await expect(page.getByTestId('run-missed')).toHaveText(`${misses} of 3 misses`);
  }
  await page.getByRole('button', { name: 'Skip (a miss)' }).click();
  await expect(page.getByRole('heading', { name: 'Three misses.' })).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByText('Best: 1')).toBeVisible();
});

test('the rating moves as Glicko-2 says', async ({ page }) => {
  await textMode(page);
  await page.goto('/puzzles/rated/locks');
  const after = (player: Rated, puzzle: InPack, score: 0 | 1): Rated => rated(player, [{ opponent: priorOf(puzzle), score }]);
  const said = (from: Rated, to: Rated): string =>
    `Your rating: ${Math.round(from.rating).toLocaleString('en')} → ${Math.round(to.rating).toLocaleString('en')}`;
  const first = await solve(page);
  const winner = after(newcomer, first, 1);
  await expect(page.getByTestId('change')).toHaveText(said(newcomer, winner));
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByTestId('change')).toBeHidden();
  const second = await puzzleShown(page);
  expect(second).not.toEqual(first);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByTestId('change')).toHaveText(said(winner, after(winner, second, 0)));
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.getByTestId('change')).toBeHidden();
  await page.getByRole('button', { name: 'Hint 1 of 4' }).click();
  // The hint itself, not that it is looked for.
  await expect(page.getByRole('button', { name: 'Hint 2 of 4' })).toBeVisible();
  await solve(page);
  await expect(page.getByTestId('change')).toHaveText('This try is not rated.');
  await page.goto('/puzzles');
  await expect(page.getByRole('img', { name: /in 2 tries/ })).toBeVisible();
});

test('a proof is shown in counts and step by step', async ({ page }) => {
  await page.goto('/puzzles/proof/classic/F01');
  await expect(page.getByTestId('proof-stage')).toContainText('So 3 moves are the least: that is PAR.');
  const rows = page.getByTestId('proof-table').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  for (let cost = 0; cost < 3; ++cost) await expect(rows.nth(cost)).toContainText('no solution');
  await expect(rows.nth(3)).toContainText('1 solution');
  await page.getByRole('button', { name: 'Show the solutions' }).click();
  await expect(page.getByTestId('solution')).toContainText('C4>BC3*');
  for (let step = 1; step <= 3; ++step) {
    await page.getByRole('button', { name: 'Step on' }).click();
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
  }
  await expect(page.getByTestId('flat-board').locator('.piece')).toHaveCount(1);
  await page.goto('/puzzles/proof?game=mindlock&position=nonsense');
  await expect(page.getByTestId('proof-stage')).toContainText('This is no puzzle that could be proved');
});

test('a proof can be stopped', async ({ page }) => {
  const hardest = packs.get('mindlock')!.at(-1)!;
  await pressOnceOpened(page, 'Stop');
  await page.goto(`/puzzles/proof/mindlock/${hardest.id}`);
  await expect(page.getByTestId('proof-stage')).toHaveText('Stopped. What was found until then holds.');
});

test('a sheet is printed without the page around it', async ({ page }) => {
  await page.goto('/puzzles/print?pack=mindlock&grade=M&count=6');
  await expect(page.getByTestId('flat-board')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Solutions' })).toBeVisible();
  expect(await page.locator('.paper').evaluate((paper) => getComputedStyle(paper).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect((await page.screenshot({ fullPage: true })).length).toBeGreaterThan(10_000);
  // Six boards and their solutions are two pages.
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
});

const tactics = new URL('../../data/puzzles/tactics/pijersi.json', import.meta.url);

test('a tactic is missed, said so, and solved', async ({ page }) => {
  test.skip(!existsSync(tactics), 'there is no pack of tactics');
  const tactic = tacticPack(JSON.parse(readFileSync(tactics, 'utf8')) as TacticFile, 'tactics-pijersi').puzzles[0]!;
  if (tactic.kind !== 'tactic') throw new Error('a pack of tactics holds tactics');
  const engine = await engineOfTests();
  engine.order('setoption name Game value pijersi');
  engine.order(`position fen ${tactic.position}`);
  const wrong = engine.screen<{ actions: { action: string }[] }>(-1).actions.find(({ action }) => action !== tactic.solution[0])!;
  await textMode(page);
  await page.goto(`/puzzles/tactics-pijersi/${tactic.id}`);
  const table = new Table(page);
  await type(page, wrong.action);
  await expect(page.getByText('does not win by force')).toBeVisible();
  await table.expectMoves(0);
  await page.getByRole('button', { name: 'Hint 1 of 2' }).click();
  await expect(page.getByTestId('hint')).toContainText('Look at the piece');
  // The defender answers by himself.
  for (let i = 0; i < tactic.solution.length; i += 2) {
    await table.expectMoves(i);
    await type(page, tactic.solution[i]!);
  }
  await expect(page.getByTestId('status')).toContainText('Solved!');
  await page.goto('/puzzles/tactics-pijersi');
  await expect(page.getByRole('link', { name: new RegExp(`^Puzzle ${tactic.id}, .*failed`) })).toBeVisible();
});

const pages = ['/puzzles', '/puzzles/mindlock', '/puzzles/mindlock/F001', '/puzzles/daily/2026-11-18', '/puzzles/daily/2030-01-01', '/puzzles/rated/locks', '/puzzles/run/3', '/puzzles/failed', '/puzzles/proof/classic/F01', '/puzzles/print'];

for (const theme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`axe sees no fault, ${theme}: ${path}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    });
  }
}

for (const locale of ['fr', 'it', 'de', 'es', 'nl']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });
    test('fits a small phone', async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.includes('/proof/')) await expect(page.getByTestId('proof-stage').locator('strong')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
    });
  });
}
