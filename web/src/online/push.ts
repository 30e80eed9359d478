// Web Push, where the server has keys for it: a note even while Tessera is closed.

import { api } from '../net/api';

/** The server's public key; nothing where it has none, or this browser cannot. */
export async function pushKey(): Promise<string | null> {
  if (typeof PushManager === 'undefined' || !navigator.serviceWorker) return null;
  return (await api.pushKey().catch(() => undefined))?.key ?? null;
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
  return true;
}
