// Pages say only what they know: not before it is there, not where asking has failed, and not what was true once.

import { expect, test } from './fixtures';
import { begin, playOn, shown } from './playing';

test('that there is no game is said only when the server has said so', async ({ arrive }) => {
  const ann = await arrive();
  const { body: me } = await ann.ask<{ name: string }>('POST', 'accounts', { name: `Una${Date.now() % 1e7}`, password: 'a long pass phrase' });
  const none = ann.page.getByText('You have no game in progress.');
  const failed = ann.page.getByRole('alert').filter({ hasText: 'The server could not be reached.' });
  for (const [path, empty] of [
    ['/online', none],
    [`/online/players/${me.name}`, ann.page.getByText('No game yet.')],
  ] as const) {
    await ann.context.route('**/api/v1/games?*', (route) => route.abort());
    await ann.page.goto(path);
    await expect(failed).toBeVisible();
    await expect(empty).toHaveCount(0);
    await ann.context.unroute('**/api/v1/games?*');
    await ann.page.reload();
    await expect(empty).toBeVisible();
    await expect(failed).toHaveCount(0);
  }
});

test('a note of a turn speaks the language that was chosen meanwhile', async ({ arrive, engine }) => {
  const [ann, ben] = await Promise.all([arrive(), arrive()]);
  const id = await begin(ann, ben, { variant: 'pijersi' });
  await playOn(engine, [ann, ben], id, 0, { most: 1 });
  await ann.page.getByRole('link', { name: 'Settings', exact: true }).click();
  await ann.page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(ann.page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await playOn(engine, [ben, ben], id, 1, { most: 2, isStrong: () => false });
  await expect(ann.page.getByTestId('notices').getByRole('link')).toHaveText('Partie öffnen');
  await ann.page.getByTestId('notices').getByRole('link').click();
  await shown(ann, 2, 'running');
});

test('the box for notes while Tessera is closed says what is true after signing out', async ({ arrive }) => {
  const ann = await arrive();
  expect((await ann.ask('POST', 'accounts', { name: `Pia${Date.now() % 1e7}`, password: 'a long pass phrase' })).status).toBeLessThan(300);
  await ann.context.route('**/api/v1/push/key', (route) => route.fulfill({ json: { key: 'AAAA' } }));
  await ann.context.route('**/api/v1/push', (route) => route.fulfill({ json: {} }));
  // A browser that is subscribed, and cannot be again.
  await ann.context.addInitScript(() => {
    let subscription: object | null = { endpoint: 'https://push.example/1', unsubscribe: async () => (subscription = null) };
    const pushManager = { getSubscription: async () => subscription, subscribe: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    const worker = { getRegistration: async () => ({ pushManager }), addEventListener: () => undefined };
    Object.defineProperty(navigator, 'serviceWorker', { value: worker });
  });
  await ann.page.goto('/online/account');
  await expect(ann.page.getByTestId('me')).toHaveAttribute('data-kind', 'account');
  const box = ann.page.getByRole('checkbox', { name: 'Also while Tessera is closed' });
  await expect(box).toBeChecked();
  await ann.press('Sign out');
  await expect(ann.page.getByTestId('me')).toHaveAttribute('data-kind', 'guest');
  await expect(box).not.toBeChecked();
});
