// Somebody in front of a browser: what they do, and every byte that reaches their page.

import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Screen } from '../../src/engine/types';
import { Table, type as typeMove } from '../table';

/** Only what tests look at. */
export interface Message {
  t: string;
  game?: string;
  n?: number;
  kind?: string;
  rid?: number;
  ply?: number;
  action?: string;
  screen?: Screen;
  [name: string]: unknown;
}

export interface NewGame {
  variant: string;
  setup?: string;
  clock?: unknown;
  seats?: unknown[];
  rated?: boolean;
  isPrivate?: boolean;
  side?: 'chosen' | 'random';
}

export interface MadeGame {
  id: string;
  key?: string;
  seatKeys?: Record<string, string>;
}

export const fischer = (seconds: number, increment = 5): unknown => ({ kind: 'fischer', initial: seconds * 1000, increment: increment * 1000 });

export class Player {
  /** What came by the WebSocket, in order, as it came. */
  readonly heard: string[] = [];
  /** And by HTTP, under /api/. */
  readonly bodies: string[] = [];
  readonly said: string[] = [];
  readonly table: Table;
  private readonly reading: Promise<void>[] = [];

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    this.table = new Table(page);
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(payload.toString()));
      socket.on('framesent', ({ payload }) => this.said.push(payload.toString()));
    });
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return;
      this.reading.push(
        response.text().then(
          (text) => void this.bodies.push(text),
          () => undefined, // The page went elsewhere before the answer came.
        ),
      );
    });
  }

  /** A browser of their own, in text mode unless said otherwise; a guest once the lobby is there. */
  static async arrive(browser: Browser, url: string, options: { taps?: boolean; path?: string } = {}): Promise<Player> {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en' });
    if (!options.taps) {
      await context.addInitScript(() => {
        if (!localStorage.getItem('tessera.settings')) localStorage.setItem('tessera.settings', JSON.stringify({ textMode: true }));
      });
    }
    const player = new Player(await context.newPage(), url);
    await player.page.goto(options.path ?? '/online');
    await player.expectConnected();
    return player;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  async read(): Promise<string[]> {
    await Promise.all(this.reading);
    return this.bodies;
  }

  /** By the API with this browser's cookie. */
  async ask<T>(method: string, path: string, data?: unknown): Promise<{ status: number; body: T }> {
    const response = await this.context.request.fetch(`/api/v1/${path}`, {
      method,
      headers: { 'X-Tessera': '1', Origin: this.url },
      ...(data === undefined ? {} : { data }),
    });
    const text = await response.text();
    return { status: response.status(), body: (text ? JSON.parse(text) : null) as T };
  }

  async make(game: NewGame): Promise<MadeGame> {
    const wish = { clock: fischer(600), seats: ['me', 'open'], rated: false, isPrivate: false, side: 'chosen', ...game };
    const { status, body } = await this.ask<MadeGame>('POST', 'games', wish);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  }

  async open(id: string, key?: string): Promise<void> {
    await this.page.goto(`/online/game/${id}${key ? `?key=${key}` : ''}`);
    await expect(this.game()).toBeVisible();
  }

  /** Opens a waiting game and sits down. */
  async join(id: string, key?: string): Promise<void> {
    await this.open(id, key);
    await this.page.getByRole('button', { name: 'Join this game' }).click();
  }

  game(): Locator {
    return this.page.getByTestId('online-game');
  }

  async expectConnected(): Promise<void> {
    await expect(this.page.getByTestId('online-state')).toHaveAttribute('data-state', 'connected');
  }

  async expectState(state: 'waiting' | 'running' | 'over'): Promise<void> {
    await expect(this.game()).toHaveAttribute('data-state', state);
  }

  async expectPlayed(count: number): Promise<void> {
    await expect(this.game()).toHaveAttribute('data-played', String(count));
  }

  async played(): Promise<number> {
    return Number(await this.game().getAttribute('data-played'));
  }

  /** Types an action; it is on the board when the server has it. */
  async act(action: string): Promise<void> {
    await typeMove(this.page, action);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async say(text: string): Promise<void> {
    const chat = this.page.getByTestId('chat');
    if ((await chat.getAttribute('open')) === null) await chat.locator('summary').click();
    await this.page.getByLabel('Message').fill(text);
    await this.press('Send');
  }

  lines(): Locator {
    return this.page.getByTestId('chat-line');
  }

  /** Messages about this game, whose kind is known. */
  messages(game: string): Message[] {
    return this.heard.map((text) => JSON.parse(text) as Message).filter((message) => message.game === game);
  }

  /** The newest screen that the server drew for this page. */
  screen(game: string): Screen | null {
    return this.messages(game).findLast(({ screen }) => screen)?.screen ?? null;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
