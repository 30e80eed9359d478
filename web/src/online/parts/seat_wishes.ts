// What a form for a new game says, as the server wants it.

import { seatsOf, type Variant } from '../../games/catalog';
import type { GameWish, SeatWish } from '../../net/api';
import type { ClockKind } from '../../net/messages';

export type SeatChoice = 'open' | 'invited' | 'bot' | 'fair' | 'ruthless';

export interface GameForm {
  variant: Variant;
  setup: string;
  clock: ClockKind | null;
  /** A seat's number, or whichever. */
  side: 'random' | number;
  /** By seat; the own one does not matter. */
  others: SeatChoice[];
  /** By seat, of computers. */
  levels: number[];
  isRated: boolean;
  isPrivate: boolean;
}

/** Which seat is the maker's: by chance the server exchanges sides afterwards. */
export const ownSeat = ({ side }: Pick<GameForm, 'side'>): number => (side === 'random' ? 0 : side);

/** The maker goes to another seat: everybody keeps their place beside them, so that the partner stays the partner. */
export function turnedTo<T>(bySeat: T[], from: number, to: number): T[] {
  const count = bySeat.length;
  return bySeat.map((_, seat) => bySeat[(seat - to + from + count) % count]!);
}

export function usualChoices(variant: Variant): SeatChoice[] {
  return seatsOf(variant).map((_, seat) => (variant.script === seat ? 'fair' : 'open'));
}

export function choicesFor(variant: Variant, seat: number): SeatChoice[] {
  return variant.script === seat ? ['fair', 'ruthless'] : ['open', 'invited', 'bot'];
}

/** Accounts only, persons only, two of them, with a clock. */
export function mayBeRated({ variant, clock, others, side }: GameForm, isAccount: boolean): boolean {
  const isPersons = others.every((choice, seat) => seat === ownSeat({ side }) || choice === 'open' || choice === 'invited');
  return isAccount && variant.seats === 2 && clock !== null && isPersons;
}

function wished(choice: SeatChoice, level: number): SeatWish {
  if (choice === 'bot') return { bot: level };
  return choice === 'fair' || choice === 'ruthless' ? { mukyan: choice } : choice;
}

export function gameWish(form: GameForm, isAccount: boolean): GameWish {
  const { variant, setup, clock, side, others, levels, isPrivate } = form;
  const own = ownSeat(form);
  return {
    variant: variant.id,
    ...(setup ? { setup } : {}),
    clock,
    seats: others.map((choice, seat) => (seat === own ? 'me' : wished(choice, levels[seat]!))),
    rated: form.isRated && mayBeRated(form, isAccount),
    isPrivate,
    side: side === 'random' ? 'random' : 'chosen',
  };
}
