// What an event makes of a game's state. Nothing here draws, asks or waits.

import type { GameEvent, GameState, OnlineOutcome } from '../net/messages';

/** The server's whole state tells of one seat that is away, events tell of all. */
export interface Held extends GameState {
  /** Until when each seat that is away may come back. */
  absent?: Record<number, number>;
}

export interface Told {
  state: Held;
  /** The event does not tell all that has changed: the whole state is to be asked for. */
  isPartial: boolean;
}

export const absentIn = ({ absent, gone, graceUntil }: Held): Record<number, number> =>
  absent ?? (gone === undefined || graceUntil === undefined ? {} : { [gone]: graceUntil });

/** The board of a game with secrets is there from its beginning. */
type Started = GameEvent & { kind: 'started'; screen?: GameState['screen'] };

export function afterEvent(before: Held, event: GameEvent): Told {
  const numbered: Held = { ...before, n: event.n };
  const { state, isPartial = false } = changed(numbered, event);
  return { state: event.clock === undefined ? state : { ...state, clock: event.clock }, isPartial };
}

function changed(state: Held, event: GameEvent): { state: Held; isPartial?: boolean } {
  switch (event.kind) {
    case 'seated':
      // It may be this player, in another tab: `you` and the keys are the server's to tell.
      return { state: { ...state, seats: state.seats.map((seat, i) => (i === event.seat ? { player: event.player } : seat)) }, isPartial: true };
    case 'left':
      return { state: { ...state, seats: state.seats.map((seat, i) => (i === event.seat ? { open: true } : seat)) }, isPartial: true };
    case 'filled':
      return { state: { ...state, seats: state.seats.map((seat, i) => (i === event.seat ? event.place : seat)) } };
    case 'started': {
      const { screen }: Started = event;
      return { state: { ...state, state: 'running', ...(screen ? { screen } : {}) }, isPartial: true };
    }
    case 'action':
      return { state: afterAction(state, event) };
    case 'undone':
      return { state: undone(state, event.played, event.screen), isPartial: true };
    case 'offered':
      return { state: { ...state, offers: [...withoutOffer(state, event.what, event.seat), { what: event.what, seat: event.seat }] } };
    case 'declined':
      return { state: { ...state, offers: state.offers.filter(({ what }) => what !== event.what) } };
    case 'ended':
      return { state: ended(state, event) };
    case 'aborted':
      return { state: ended(state, { ...event, kind: 'ended', outcome: event.outcome ?? calledOff }) };
    case 'said': {
      const { room, seat, name, player, text, at } = event;
      return { state: { ...state, chat: [...state.chat, { room, seat, name, text, at, ...(player ? { player } : {}) }] } };
    }
    case 'renamed':
      // Whose lines of the chat it concerns is the server's to tell.
      return { state, isPartial: true };
    case 'gone':
      return { state: { ...state, absent: { ...absentIn(state), [event.seat]: event.until } } };
    case 'back':
      // Who knows of one seat only asks whether another is still away.
      return { state: { ...state, absent: without(absentIn(state), event.seat) }, isPartial: state.absent === undefined };
    case 'rematched':
      return event.next ? { state: { ...state, rematch: event.next, offers: [] } } : { state, isPartial: true };
    default:
      return { state };
  }
}

const withoutOffer = (state: GameState, what: string, seat: number): GameState['offers'] =>
  state.offers.filter((offer) => offer.what !== what || offer.seat !== seat);

const without = (absent: Record<number, number>, seat: number): Record<number, number> =>
  Object.fromEntries(Object.entries(absent).filter(([away]) => Number(away) !== seat));

function withoutGrace(state: Held): GameState {
  const { gone: _gone, graceUntil: _until, absent: _absent, ...rest } = state;
  return rest;
}

function afterAction(state: GameState, event: GameEvent & { kind: 'action' }): GameState {
  const { action, notation, side, screen, left, at } = event;
  const script = state.script && { ...state.script, actions: [...state.script.actions.slice(0, event.ply), action] };
  const { clock } = state;
  let next = clock;
  if (clock && left) {
    const { deadline: _deadline, ...rest } = clock;
    // Who is next is seen on the board; until it is, the other side is the likely one.
    next = { ...rest, left, at, running: side === 'p1' ? 'p2' : 'p1' };
  }
  return {
    ...state,
    clock: next,
    played: [...state.played.slice(0, event.ply), { action, notation, side }],
    // What was offered lapses when the other side acts.
    offers: state.offers.filter(({ seat }) => seat % 2 === event.seat % 2),
    ...(script ? { script } : {}),
    ...(screen ? { screen } : {}),
  };
}

function undone(state: GameState, played: number, screen: GameState['screen']): GameState {
  return {
    ...state,
    played: state.played.slice(0, played),
    undone: state.undone + 1,
    offers: [],
    ...(state.script ? { script: { ...state.script, actions: state.script.actions.slice(0, played) } } : {}),
    ...(screen ? { screen } : {}),
  };
}

const calledOff: OnlineOutcome = { result: 'aborted', reason: 'aborted', sentence: 'The game was called off.' };

const over = (state: Held): GameState => ({ ...withoutGrace(state), state: 'over', offers: [], clock: state.clock && { ...state.clock, running: null } });

function ended(state: Held, { outcome, ratings, fairness, script }: GameEvent & { kind: 'ended' }): GameState {
  return { ...over(state), outcome, ...(ratings ? { ratings } : {}), ...(fairness ? { fairness } : {}), ...(script ? { script } : {}) };
}
