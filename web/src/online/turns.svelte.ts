// Games in which it is this player's turn: told by the title, the icon, the app's badge and, if wanted, a notification.

import { goTo } from '../router.svelte';

const place = 'tessera.online.notify';

function isWanted(): boolean {
  try {
    return localStorage.getItem(place) === 'yes';
  } catch {
    return false;
  }
}

class Turns {
  private games = $state.raw(new Set<string>());
  /** Whether the player wants notifications on this device, and the browser allows them. */
  isNotifying = $state(isWanted() && typeof Notification !== 'undefined' && Notification.permission === 'granted');

  get count(): number {
    return this.games.size;
  }

  set(game: string, isYours: boolean): void {
    if (this.games.has(game) === isYours) return;
    const games = new Set(this.games);
    if (isYours) games.add(game);
    else games.delete(game);
    this.games = games;
    this.mark();
  }

  /** All games that are not followed, as the lobby lists them. */
  setAll(yours: string[]): void {
    this.games = new Set(yours);
    this.mark();
  }

  /** Whether the browser agrees. */
  async want(isOn: boolean): Promise<boolean> {
    let isAllowed = false;
    if (isOn && typeof Notification !== 'undefined') isAllowed = (await Notification.requestPermission()) === 'granted';
    this.isNotifying = isOn && isAllowed;
    try {
      localStorage.setItem(place, this.isNotifying ? 'yes' : 'no');
    } catch {
      // Then it holds until the page is closed.
    }
    return !isOn || isAllowed;
  }

  /** Only for who looks elsewhere. */
  async tell(game: string, text: string): Promise<void> {
    if (!this.isNotifying || !document.hidden) return;
    const address = `/online/game/${game}`;
    const options = { tag: game, icon: '/icon.svg', data: { address } };
    try {
      const note = new Notification(text, options);
      note.onclick = () => {
        window.focus();
        goTo(address);
        note.close();
      };
    } catch {
      // Phones want it from the service worker.
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(text, options).catch(() => undefined);
    }
  }

  private mark(): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = this.count > 0 ? '/icon-turn.svg' : '/icon.svg';
    const badge = this.count > 0 ? navigator.setAppBadge?.(this.count) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }
}

export const turns = new Turns();
