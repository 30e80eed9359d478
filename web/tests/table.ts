// How a player uses the table, by what can be read on it.

import { expect, type Locator, type Page } from '@playwright/test';

export class Table {
  constructor(readonly page: Page) {}

  cell(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}: `) });
  }

  async tap(...names: string[]): Promise<void> {
    for (const name of names) await this.cell(name).click();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  status(): Locator {
    return this.page.getByTestId('status');
  }

  moves(): Locator {
    return this.page.getByRole('list', { name: 'Moves' }).getByRole('listitem');
  }

  async expectMoves(count: number): Promise<void> {
    await expect(this.moves()).toHaveCount(count);
  }
}

export type Seat = 'A person at this screen' | 'Computer' | 'Muk Yan and his dice';

/** Starts a game by the form, every seat as said. */
export async function start(page: Page, id: string, seats: Record<string, Seat>, level?: number, setup?: string): Promise<Table> {
  await page.goto(`/new/${id}`);
  for (const [name, who] of Object.entries(seats)) await page.getByRole('combobox', { name, exact: true }).selectOption(who);
  if (level) await page.getByRole('combobox', { name: 'Level of the computer' }).selectOption(String(level));
  if (setup) await page.getByRole('combobox', { name: 'Start', exact: true }).selectOption(setup);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByTestId('status')).not.toBeEmpty();
  return new Table(page);
}

/** Words instead of taps, from now on. */
export async function textMode(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByLabel(/Text mode/).check();
}

export async function type(page: Page, action: string): Promise<void> {
  await page.getByLabel('Type a move').fill(action);
  await page.getByRole('button', { name: 'Play it' }).click();
}
