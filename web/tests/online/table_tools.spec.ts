// The buttons of a table: where keys go on, and what is not offered because the server would refuse it.

import { expect, test } from './fixtures';
import { begin, playOn, shown } from './playing';

test('what cannot be undone is asked for where the keys are', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  await begin(ann, ben, { variant: 'pijersi' });
  const tools = ann.page.getByRole('group', { name: 'Game', exact: true });
  for (const name of ['Resign', 'Call the game off']) {
    const button = tools.getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(tools.getByRole('button', { name: 'No', exact: true })).toBeFocused();
    // A second Enter ends nothing.
    await ann.page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  }
  await tools.getByRole('button', { name: 'Resign', exact: true }).press('Enter');
  await tools.getByRole('button', { name: 'Yes', exact: true }).press('Enter');
  await shown(ann, 0, 'over');
  await expect(tools).toBeFocused();
});

test('only what the server would take is offered', async ({ arrive, engine }) => {
  const players = await Promise.all([arrive(), arrive()]);
  const [ann, ben] = players;
  const id = await begin(ann!, ben!, { variant: 'pijersi' });
  await playOn(engine, players, id, 0, { most: 1, isStrong: () => false });
  await expect(ann!.page.getByRole('button', { name: 'Ask to take back' })).toBeEnabled();
  await expect(ben!.page.getByRole('button', { name: 'Ask to take back' })).toBeDisabled();

  const draw = ann!.page.getByRole('button', { name: 'Offer a draw' });
  await draw.click();
  await ben!.press('Decline');
  await expect(ann!.page.getByTestId('news')).toHaveText('The draw was declined.');
  await expect(draw).toBeDisabled();
  await playOn(engine, players, id, 1, { most: 2, isStrong: () => false });
  await expect(draw).toBeEnabled();
});

test('lines that are written quickly are all said', async ({ arrive }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  await begin(ann, ben, { variant: 'pijersi' });
  await ann.page.getByTestId('chat').locator('summary').click();
  const field = ann.page.getByLabel('Message');
  for (const line of ['one', 'two', 'three']) {
    await field.fill(line);
    await field.press('Enter');
  }
  await expect(ben.lines()).toHaveCount(3);
  await expect(field).toHaveValue('');
});
