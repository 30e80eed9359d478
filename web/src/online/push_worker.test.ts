import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8');

/** The worker's part in a bare service worker; what it shows for a message. */
async function noteOf(told: unknown, kept: unknown): Promise<{ title: string; body: string; address: string }> {
  const listeners: Record<string, (event: unknown) => void> = {};
  const notes: { title: string; body: string; address: string }[] = [];
  const self = {
    addEventListener: (kind: string, work: (event: unknown) => void) => (listeners[kind] = work),
    registration: {
      showNotification: async (title: string, { body, data }: { body: string; data: { address: string } }) => void notes.push({ title, body, address: data.address }),
    },
  };
  const caches = { open: async () => ({ match: async () => (kept === null ? undefined : { json: async () => kept }) }) };
  runInNewContext(script, { self, caches });
  const waits: Promise<unknown>[] = [];
  listeners.push!({ data: { json: () => told }, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
  return notes[0]!;
}

describe('a note of the service worker', () => {
  const french = { language: 'fr', turn: 'C’est à vous de jouer.', games: { pijersi: 'PIJERSI' } };

  it('is in the language that the page has kept, and names the game', async () => {
    expect(await noteOf({ game: 'abc123', variant: 'pijersi' }, french)).toEqual({ title: 'PIJERSI', body: 'C’est à vous de jouer.', address: '/online/game/abc123' });
  });
  it('comes also where nothing was kept, or nothing is told', async () => {
    expect(await noteOf({ game: 'abc123', title: 'Tessera', text: 'It is your turn.' }, null)).toEqual({ title: 'Tessera', body: 'It is your turn.', address: '/online/game/abc123' });
    expect(await noteOf({ game: '../evil' }, french)).toMatchObject({ title: 'Tessera', address: '/online' });
  });
});

/** Which pages a click on a note brings to the front or opens. */
async function clicked(address: string, urls: string[]): Promise<string[]> {
  const listeners: Record<string, (event: unknown) => void> = {};
  const done: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => void done.push(`focus ${url}`),
    navigate: async (to: string) => void done.push(`navigate ${url} to ${to}`),
  }));
  const clients = { matchAll: async () => pages, openWindow: async (to: string) => void done.push(`open ${to}`) };
  const self = { addEventListener: (kind: string, work: (event: unknown) => void) => (listeners[kind] = work), clients };
  runInNewContext(script, { self, URL });
  const waits: Promise<unknown>[] = [];
  listeners.notificationclick!({ notification: { close: () => undefined, data: { address } }, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
  return done;
}

describe('a click on a note', () => {
  const other = 'https://tessera.test/online/game/other1';
  const same = 'https://tessera.test/online/game/abc123?key=secret';

  it('goes to the page that shows the game already', async () => {
    expect(await clicked('/online/game/abc123', [other, same])).toEqual([`focus ${same}`]);
  });
  it('takes no other page away from what it shows', async () => {
    expect(await clicked('/online/game/abc123', [other])).toEqual(['open /online/game/abc123']);
  });
});
