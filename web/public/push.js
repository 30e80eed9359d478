// Part of the service worker: notes that the server sends while no page is open.

/** As the page kept them, in the player's language (src/online/push.ts). */
async function pushWords() {
  try {
    const kept = await (await caches.open('tessera-push')).match('/push-words.json');
    return kept ? await kept.json() : {};
  } catch {
    return {};
  }
}

async function note(told) {
  const words = await pushWords();
  const isGame = /^\w+$/.test(told.game ?? '');
  const title = words.games?.[told.variant] ?? told.title ?? 'Tessera';
  const body = words.turn ?? told.text ?? '';
  const data = { address: isGame ? `/online/game/${told.game}` : '/online' };
  await self.registration.showNotification(title, { body, lang: words.language ?? '', tag: isGame ? told.game : 'tessera', icon: '/icon.svg', data });
}

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // A note without words is one all the same.
  }
  event.waitUntil(note(told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? '/online';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Any other page may be a game that is being played.
    const there = pages.find((page) => new URL(page.url).pathname === address);
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
