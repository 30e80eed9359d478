// Web Push, where the server has keys for it: a note even while Tessera is closed.

import { variants } from '../games/catalog';
import { language } from '../i18n/index.svelte';
import { api } from '../net/api';
import { variantTitle } from '../play/words';
import { o, onlineWords } from './words';

/** Where the service worker finds the words, since it cannot see what language was chosen; it reads the same names. */
const wordsCache = 'tessera-push';
const wordsAddress = '/push-words.json';

/** What a note says, in the language of now: by variant, and where that is not known. */
export async function keepPushWords(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const playable = variants.filter(({ isPuzzle }) => !isPuzzle);
  const words = {
    language: language(),
    turn: o('online.turn.elsewhere'),
    games: Object.fromEntries(playable.map((variant) => [variant.id, variantTitle(variant)])),
  };
  const cache = await caches.open(wordsCache);
  await cache.put(wordsAddress, new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } }));
}

/** The server's public key; nothing where it has none, or this browser cannot. */
export async function pushKey(): Promise<string | null> {
  if (typeof PushManager === 'undefined' || !navigator.serviceWorker) return null;
  return (await api.pushKey().catch(() => undefined))?.key ?? null;
}

/** Another language was chosen, or the words are those of an older app. */
export async function renewPushWords(): Promise<void> {
  if (!(await isPushed())) return;
  await onlineWords.load();
  await keepPushWords();
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);

export async function isPushed(): Promise<boolean> {
  return (await (await registration())?.pushManager?.getSubscription()) != null;
}

/** Whether it is on afterwards. */
export async function setPushed(isOn: boolean, key: string): Promise<boolean> {
  const worker = await registration();
  const before = await worker?.pushManager.getSubscription();
  if (!isOn) {
    if (before) {
      await api.endPush(before.endpoint);
      await before.unsubscribe();
    }
    return false;
  }
  const subscription = before ?? (await worker?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  if (!subscription) return false;
  const { endpoint, keys } = subscription.toJSON();
  await api.push({ endpoint, key: keys?.p256dh, auth: keys?.auth });
  await keepPushWords();
  return true;
}

/** Somebody else is signed in afterwards: their notes must not come to who was here before, nor the other way round. */
export async function withPush(work: () => Promise<unknown>): Promise<void> {
  const key = (await isPushed().catch(() => false)) ? await pushKey() : null;
  if (!key) {
    await work();
    return;
  }
  await setPushed(false, key);
  try {
    await work();
  } finally {
    // Who was refused is who was here before. Without it notes are off, and the box says so.
    await setPushed(true, key).catch(() => undefined);
  }
}
