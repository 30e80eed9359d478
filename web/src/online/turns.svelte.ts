// Games in which it is this player's turn: told by the title, the icon, the app's badge and, if wanted, a notification.

import { goTo } from '../router.svelte';
import { notices } from './notices.svelte';
import { numbered } from './numbered';

const place = 'tessera.online.notify';

function isWanted(): boolean {
  try {
    return localStorage.getItem(place) === 'yes';
  } catch {
    return false;
  }
}

interface Taken {
  game: string;
  variant: string;
  isYours: boolean;
}

class Turns {
  private titled: MutationObserver | null = null;
  private games = $state.raw(new Set<string>());
  /** Games that are on a table here: it knows better than lists and other tabs. */
  private readonly atTable = new Set<string>();
  private readonly variants = new Map<string, string>();
  private readonly others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tessera-turns');
  /** Whether the player wants notifications on this device, and the browser allows them. */
  isNotifying = $state(isWanted() && typeof Notification !== 'undefined' && Notification.permission === 'granted');

  constructor() {
    this.others?.addEventListener('message', ({ data }: MessageEvent<Taken>) => {
      this.name(data.game, data.variant);
      if (!this.atTable.has(data.game)) this.set(data.game, data.isYours);
    });
  }

  get count(): number {
    return this.games.size;
  }

  set(game: string, isYours: boolean): void {
    if (this.games.has(game) === isYours) return;
    const games = new Set(this.games);
    if (isYours) games.add(game);
    else games.delete(game);
    if (!isYours) notices.drop(`turn ${game}`);
    this.games = games;
    this.mark();
  }

  /** All games, as the server lists them. */
  setAll(yours: string[]): void {
    const listed = yours.filter((game) => !this.atTable.has(game));
    const games = new Set([...listed, ...[...this.games].filter((game) => this.atTable.has(game))]);
    for (const game of this.games) if (!games.has(game)) notices.drop(`turn ${game}`);
    this.games = games;
    this.mark();
  }

  /** A game is on the table; gives a function that ends it. */
  sitDown(game: string): () => void {
    this.atTable.add(game);
    return () => this.atTable.delete(game);
  }

  /** As the table has it. Other tabs are not told by the server that a turn was taken. */
  setAtTable(taken: Taken): void {
    this.name(taken.game, taken.variant);
    this.set(taken.game, taken.isYours);
    this.others?.postMessage(taken);
  }

  /** What is played there, where it is known without asking. */
  variantOf(game: string): string | undefined {
    return this.variants.get(game);
  }
  name(game: string, variant: string): void {
    this.variants.set(game, variant);
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
        note.close();
        // Nobody is taken away from another game.
        if (this.atTable.size > 0 && !this.atTable.has(game)) return window.open(address);
        window.focus();
        goTo(address);
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
    this.titled ??= this.watchTitle();
    this.number();
  }

  /** Every page has a title of its own and says nothing of turns: the number is put before it whenever it changes. */
  private watchTitle(): MutationObserver {
    const watch = new MutationObserver(() => this.number());
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return watch;
  }

  private number(): void {
    const title = numbered(document.title, this.count);
    if (title !== document.title) document.title = title;
  }
}

export const turns = new Turns();
