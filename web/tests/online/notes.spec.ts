// Notifications of the browser, for who looks elsewhere: one a turn.

import { choose, randomBelow } from './choosing';
import { expect, test } from './fixtures';
import type { Player } from './player';
import { begin, playOn, scriptOf, shown } from './playing';

/** Notifications are counted, and the page is one that nobody looks at. */
async function lookAway(player: Player): Promise<void> {
  await player.context.grantPermissions(['notifications'], { origin: player.url });
  await player.context.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = new Proxy(Notification, {
      construct: (real, [text, options]: [string, NotificationOptions]) => {
        const told = JSON.parse(document.documentElement.dataset.told ?? '[]') as string[];
        document.documentElement.dataset.told = JSON.stringify([...told, `${options.tag} ${text}`]);
        const note = new real(text, options);
        document.addEventListener(`click ${options.tag}`, () => note.dispatchEvent(new Event('click')));
        return note;
      },
    });
  });
  await player.page.goto('/online/account');
  await player.page.getByRole('checkbox', { name: 'Notify me on this device' }).check();
}

const told = (player: Player): Promise<string[]> => player.page.evaluate(() => JSON.parse(document.documentElement.dataset.told ?? '[]') as string[]);

test('a turn in a game that is not open is told by a notification, once', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  await lookAway(ann);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  expect(await told(ann)).toEqual([`${id} Your turn: PIJERSI`]);
  // Within the app: the page stays the same, and so do its counts.
  await ann.page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(ann.game()).toHaveCount(0);
  await ben.act(choose(engine, scriptOf(ben, id)!, false, randomBelow(3)));
  await expect.poll(() => told(ann)).toEqual([`${id} Your turn: PIJERSI`, `${id} PIJERSI: It is your turn.`]);
  await expect(ann.page.getByTestId('notices')).toContainText('PIJERSI: It is your turn.');
});

test('a turn elsewhere does not tell of the turn at this table again', async ({ arrive, engine }) => {
  const [ann, ben, cat] = await Promise.all([arrive(), arrive(), arrive()]);
  await lookAway(ann);
  const here = await begin(ann, ben, { variant: 'pijersi' });
  await expect.poll(() => told(ann)).toEqual([`${here} Your turn: PIJERSI`]);
  const { id: elsewhere } = await ann.make({ variant: 'versus', seats: ['open', 'me'] });
  await cat.join(elsewhere);
  await shown(cat, 0, 'running');
  await cat.act(choose(engine, scriptOf(cat, elsewhere)!, false, randomBelow(3)));
  await expect(ann.page.getByTestId('notices')).toContainText('It is your turn.');
  expect((await told(ann)).map((one) => one.split(' ')[0])).toEqual([here, elsewhere]);

  // Nor does a click take anybody away from this table.
  const click = (): Promise<boolean> => ann.page.evaluate((tag) => document.dispatchEvent(new Event(`click ${tag}`)), elsewhere);
  const [opened] = await Promise.all([ann.context.waitForEvent('page'), click()]);
  await expect(opened.getByTestId('online-game')).toHaveAttribute('data-game', elsewhere);
  await expect(ann.game()).toHaveAttribute('data-game', here);
});

test('a note of a turn is not shown at the game itself', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  await ann.page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(ann.game()).toHaveCount(0);
  await ben.act(choose(engine, scriptOf(ben, id)!, false, randomBelow(3)));
  const note = ann.page.getByTestId('notices');
  await expect(note).toContainText('It is your turn.');
  await ann.page.goBack();
  await shown(ann, 2, 'running');
  await expect(note).toBeEmpty();
});
