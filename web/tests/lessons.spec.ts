// Lessons: every one done to its end by taps on cells and buttons, slips answered kindly, progress kept.

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { answers } from '../src/engine/requests';
import { everybody, type Screen } from '../src/engine/types';
import { lessons } from '../src/lessons';
import type { Lesson, Step } from '../src/lessons/types';
import { en } from '../src/lessons/words/en';
import { engineOfTests } from './engine';
import { Table } from './table';
import { tap, tapsOf } from './taps';

const words: Record<string, string | undefined> = en;
const told = (page: Page): Locator => page.getByTestId('told');
const stepOf = (page: Page): Locator => page.getByTestId('step');

async function open(page: Page, lesson: string): Promise<Table> {
  await page.goto(`/learn/${lesson}`);
  await expect(told(page)).toBeVisible();
  return new Table(page);
}

/** A second engine follows the step: it knows how actions are tapped and what Muk Yan rolls. */
async function follower(lesson: Lesson, step: Step): Promise<{ screen: () => Screen; act: (action: string) => void; roll: (seed: number) => string }> {
  const engine = await engineOfTests();
  answers.open(engine, { id: step.id ?? lesson.id, actions: [], ...(step.position === 'startpos' ? {} : { position: step.position }) });
  return {
    screen: () => answers.screen(engine, everybody),
    act: (action) => void answers.act(engine, action),
    roll: (seed) => answers.roll(engine, false, seed)!.action,
  };
}

for (const lesson of lessons) {
  test(`the lesson ${lesson.id} is done by taps`, async ({ page }) => {
    const table = await open(page, lesson.id);
    for (const [number, step] of lesson.steps.entries()) {
      await expect(stepOf(page)).toHaveText(`Step ${number + 1} of ${lesson.steps.length}`);
      await expect(told(page)).toHaveText(words[`${step.name}.ask`]!);
      const engine = await follower(lesson, step);
      for (const [done, part] of step.parts.entries()) {
        const { actions } = engine.screen();
        const action = actions.find((one) => one.action === part.show)!;
        await tap(table, actions, tapsOf(action, 0));
        const isLast = done + 1 === step.parts.length;
        await expect(told(page)).toContainText(words[isLast ? `${step.name}.done` : `${step.name}.then${done + 1}`]!);
        engine.act(part.show);
        for (const reply of part.replies ?? []) engine.act(typeof reply === 'string' ? reply : engine.roll(reply.seed));
        if (isLast && part.replies) await expect(told(page)).toContainText(words[`${step.name}.reply`]!);
      }
      await expect(page.getByRole('alert')).toBeEmpty();
      await table.press(number + 1 === lesson.steps.length ? 'Finish' : 'Next');
    }
    await expect(page.getByTestId('lesson-end')).toBeVisible();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByTestId(`lesson-${lesson.id}`)).toContainText('completed');
    await page.reload();
    await expect(page.getByTestId(`lesson-${lesson.id}`)).toContainText('completed');
  });
}

test('what is allowed but not asked for is answered kindly, and nothing is lost', async ({ page }) => {
  const table = await open(page, 'himiki');
  await table.tap('C4', 'B4');
  await expect(told(page)).toContainText('That is allowed, but try something else here.');
  await expect(table.cell('C4')).toHaveAttribute('aria-label', /White cube, fire on top/);
  // A slip that happens often has a sentence of its own.
  await table.tap('C4', 'C4');
  await expect(told(page)).toContainText(en['himiki.tip.turned']);
  // What is not allowed is refused as in a game, with its rule.
  await table.tap('C4', 'E6');
  await expect(page.getByRole('alert')).toContainText('Rule H5');
  await table.tap('C4', 'C3');
  await expect(told(page)).toContainText(en['himiki.tip.done']);
  await table.press('Next');
  await table.tap('C4', 'B4');
  await expect(told(page)).toContainText(en['himiki.win.lost']);
  await expect(page.getByTestId('score-p1')).toContainText('0 of 5 points');
  await table.tap('C4', 'C3');
  await expect(page.getByTestId('score-p1')).toContainText('1 of 5 points');
});

test('steps are shown, skipped and gone back to', async ({ page }) => {
  const table = await open(page, 'remparts');
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  // Half by hand, the rest is shown.
  await table.tap('d6');
  await expect(told(page)).toContainText(en['remparts.break.then1']);
  await table.press('Show me');
  await expect(told(page)).toContainText(en['remparts.break.done']);
  await expect(table.cell('d3')).toHaveAttribute('aria-label', /Black monarch/);
  await table.press('Next');
  await table.press('Next');
  await expect(stepOf(page)).toHaveText('Step 3 of 6');
  await table.press('Back');
  await expect(told(page)).toHaveText(en['remparts.build.ask']);
  await table.press('Show me');
  await expect(told(page)).toContainText(en['remparts.build.reply']);
  // Once more from the start of the step.
  await table.press('Show me');
  await expect(told(page)).toContainText(en['remparts.build.reply']);
});

test('a lesson goes on where it was left', async ({ page }) => {
  const table = await open(page, 'pijersi');
  await table.press('Next');
  await table.press('Next');
  await expect(stepOf(page)).toHaveText('Step 3 of 7');
  await page.reload();
  await expect(stepOf(page)).toHaveText('Step 3 of 7');
  await page.goto('/learn');
  await expect(page.getByTestId('lesson-pijersi')).not.toContainText('completed');
  await page.getByRole('link', { name: 'PIJERSI: Go on with step 3' }).click();
  await expect(told(page)).toHaveText(en['pijersi.run.ask']);
});

test('games lead to their lessons, and lessons to a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn REMPARTS in a few minutes' }).click();
  await expect(told(page)).toHaveText(en['remparts.break.ask']);
  await page.goto('/new/himiki-expert-2v2');
  await page.getByRole('link', { name: /^Learn/ }).last().click();
  await expect(told(page)).toHaveText(en['expert.mana.ask']);
  const table = await open(page, 'versus');
  for (let i = 0; i < 6; ++i) await table.press('Next');
  await table.press('Finish');
  await expect(page.getByRole('link', { name: 'Next lesson: PIJERSI' })).toBeVisible();
  await table.press('Play VERSUS now');
  await expect(table.status()).toContainText('Dark to move');
});

test('a lesson is done by typed moves, and told aloud', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(/Text mode/).check();
  await open(page, 'versus');
  const type = async (text: string): Promise<void> => {
    await page.getByLabel('Type a move').fill(text);
    await page.getByRole('button', { name: 'Play it' }).click();
  };
  await type('d4d7');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await type('d4c4');
  await expect(told(page)).toContainText('That is allowed');
  await type('d4e4');
  await expect(told(page)).toContainText(en['versus.walk.reply']);
  await expect(page.getByTestId('announced')).toContainText('Light: i3f3.');
  await expect(told(page)).toHaveAttribute('aria-live', 'polite');
});

test('pieces are seen to move, and who goes on meanwhile is not held up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = await open(page, 'remparts');
  await table.press('Show me');
  await expect(told(page)).toContainText(en['remparts.break.then1']);
  await table.press('Next');
  await expect(told(page)).toHaveText(en['remparts.build.ask']);
  await table.press('Show me');
  await expect(told(page)).toContainText(en['remparts.build.reply']);
  await expect(table.cell('d4')).toHaveAttribute('aria-label', /White large knight/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`no fault that axe sees in lessons, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const check = async (): Promise<void> => {
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    };
    const table = await open(page, 'himiki');
    await check();
    await table.tap('C4', 'B4');
    await expect(told(page)).toContainText('That is allowed');
    await check();
    await table.tap('C4', 'C3');
    await expect(told(page)).toContainText(en['himiki.tip.done']);
    await check();
    await open(page, 'mukyan');
    for (let i = 0; i < 5; ++i) await table.press('Next');
    await table.press('Back');
    await expect(page.getByTestId('dice')).toBeVisible();
    await check();
    await table.press('Next');
    await table.press('Finish');
    await expect(page.getByTestId('lesson-end')).toBeVisible();
    await check();
    await page.goto('/learn');
    await expect(page.getByTestId('lesson-mukyan')).toContainText('completed');
    await check();
    await page.goto('/learn/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page.');
  });
}

test.describe('in German on a small phone', () => {
  test.use({ locale: 'de', viewport: { width: 320, height: 640 } });

  test('nothing is too wide', async ({ page }) => {
    const expectToFit = async (what: string): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(320);
    };
    await page.goto('/learn');
    await expect(page.getByTestId('lesson-himiki')).toBeVisible();
    await expectToFit('/learn');
    for (const lesson of lessons) {
      await page.goto(`/learn/${lesson.id}`);
      for (const [number, step] of lesson.steps.entries()) {
        await expect(stepOf(page)).toHaveText(`Schritt ${number + 1} von ${lesson.steps.length}`);
        await expectToFit(step.name);
        if (number === 0) {
          await page.getByRole('button', { name: 'Zeig es mir' }).click();
          await expect(page.getByTestId('told')).toHaveClass(/done/);
          await expectToFit(`${step.name}, done`);
        }
        await page.getByRole('button', { name: /^(Weiter|Abschließen)$/ }).click();
      }
      await expect(page.getByTestId('lesson-end')).toBeVisible();
      await expectToFit(`${lesson.id}, end`);
    }
  });
});
