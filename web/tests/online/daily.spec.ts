// The day's puzzle: the server replays a solution before it stands on the board.

import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';

interface Puzzle {
  id: string;
  par: number;
  solutions: string[];
}

test('a solution of the day is entered, and a made-up one is refused', async ({ arrive }) => {
  const ann = await arrive();
  await ann.page.goto('/puzzles/daily');
  const [pack, id] = (await ann.page.getByTestId('daily').getAttribute('data-puzzle'))!.split('/') as [string, string];
  const file = JSON.parse(readFileSync(new URL(`../../../data/puzzles/${pack}.json`, import.meta.url), 'utf8')) as { puzzles: Puzzle[] };
  const { par, solutions } = file.puzzles.find((puzzle) => puzzle.id === id)!;
  const actions = solutions[0]!.split(' ');

  const board = ann.page.getByTestId('daily-board');
  const today = (await board.getAttribute('data-date'))!;
  for (const made of [[], actions.slice(0, -1), [...actions, actions[0]!], ['A1>A2'], [7], 'all of it']) {
    const { status } = await ann.ask('POST', `daily/${today}`, { actions: made, millis: 1 });
    expect(status, JSON.stringify(made)).toBeGreaterThanOrEqual(400);
  }
  expect((await ann.ask('POST', 'daily/2026-02-30', { actions, millis: 1000 })).status).toBeGreaterThanOrEqual(400);

  for (const [i, action] of actions.entries()) {
    await ann.table.expectMoves(i);
    await ann.act(action);
  }
  await expect(board.getByRole('button', { name: 'Enter my solution' })).toBeVisible();
  // Who comes back later can still enter it.
  await ann.page.goto(`/puzzles/daily/${today}`);
  const asked: string[] = [];
  ann.page.on('request', (request) => void (request.url().includes('/api/v1/daily/') && request.method() === 'POST' && asked.push(request.url())));
  // Twice in one go, and it is sent once.
  await board.getByRole('button', { name: 'Enter my solution' }).evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  const name = (await ann.ask<{ name: string }>('GET', 'me')).body.name;
  await expect(board.getByRole('row', { name: new RegExp(name) })).toContainText(String(par));
  expect(asked).toHaveLength(1);
});
