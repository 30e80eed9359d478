// Keys and screen readers: where one goes on after a choice, and what is read out.

import { expect, test } from './fixtures';
import { begin, playOn, shown } from './playing';

test('a list of games is walked through by arrows, and the way back leads to the page before', async ({ arrive }) => {
  const { page } = await arrive();
  for (const path of ['/online/games', '/online/leaderboards/himiki']) {
    await page.goto('/online/account');
    await page.goto(path);
    const list = page.getByRole('combobox', { name: 'Which game' });
    await list.focus();
    const before = await list.inputValue();
    for (let i = 0; i < 2; ++i) {
      const value = await list.inputValue();
      await page.keyboard.press('ArrowDown');
      await expect(list).not.toHaveValue(value);
      await expect(page).toHaveURL(new RegExp(`[/=]${await list.inputValue()}$`));
      await expect(list).toBeFocused();
    }
    expect(await list.inputValue()).not.toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/online\/account$/);
  }
});

test('after an answer and after sitting down keys go on where one is', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const { id } = await ann.make({ variant: 'pijersi' });
  await ann.open(id);
  await ben.open(id);
  const asked: string[] = [];
  ben.page.on('request', (request) => void (request.url().endsWith('/join') && asked.push(request.method())));
  const join = ben.page.getByRole('button', { name: 'Join this game' });
  await join.focus();
  // Twice in one go.
  await join.evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  await shown(ben, 0, 'running');
  await expect(join).toHaveCount(0);
  await expect(ben.page.getByRole('main')).toBeFocused();
  expect(asked).toEqual(['POST']);

  await playOn(engine, [ann, ben], id, 0, { most: 2, isStrong: () => false });
  await ann.press('Offer a draw');
  await ben.page.getByRole('button', { name: 'Decline' }).focus();
  await ben.page.keyboard.press('Enter');
  await expect(ben.page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expect(ben.page.getByTestId('offers')).toBeFocused();
});

test('of the list of open games only their number is read out', async ({ arrive, ownServer }) => {
  const [ann, ben] = await Promise.all([arrive({ url: ownServer.url }), arrive({ url: ownServer.url })]);
  const count = ann.page.getByTestId('open-count');
  await expect(count).toBeEmpty();
  const { id } = await ben.make({ variant: 'pijersi' });
  await ben.open(id);
  const entry = ann.page.locator(`[data-testid="open-game"][data-game="${id}"]`);
  await expect(entry).toBeVisible();
  expect(await entry.evaluate((item) => item.closest('[aria-live], [role="status"], [role="log"], [role="alert"]'))).toBeNull();
  await expect(count).toHaveText('1 open game');
});

test('a report is sent once, however often one presses', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  const asked: string[] = [];
  ben.page.on('request', (request) => void (request.url().endsWith('/reports') && asked.push(request.method())));
  const manners = ben.page.getByTestId('manners');
  await manners.locator('summary').click();
  await manners.getByLabel('What has happened?').fill('Does not greet');
  await manners.getByRole('button', { name: 'Report' }).evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  await expect(manners.getByRole('status')).toHaveText('Thank you. The report was sent.');
  expect(asked).toEqual(['POST']);
});
