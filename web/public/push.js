// Part of the service worker: notes that the server sends while no page is open.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // A note without words is one all the same.
  }
  const address = /^\w+$/.test(told.game ?? '') ? `/online/game/${told.game}` : '/online';
  event.waitUntil(self.registration.showNotification(told.title ?? 'Tessera', { body: told.text ?? '', tag: told.game ?? 'tessera', icon: '/icon.svg', data: { address } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? '/online';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === address) ?? pages[0];
    if (!there) return self.clients.openWindow(address);
    await there.focus();
    return there.navigate?.(address);
  };
  event.waitUntil(open());
});
