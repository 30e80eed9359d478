// How seats, players and ends are called.

import { seatsOf, type Variant } from '../games/catalog';
import { t, tOf } from '../i18n/index.svelte';
import type { OnlineOutcome, Seat, Summary } from '../net/messages';
import { seatName, sideName } from '../play/words';
import { o, oOf } from './words';

/** `White`, or of four seats `White of Light`. */
export const seatTitle = (variant: Variant, seat: number): string => seatName(variant.family, seatsOf(variant)[seat] ?? 'p1');

/** The server calls a guest by a number of four signs, and whoever has left by none; accounts' names have no blank. */
export function shownName(name: string): string {
  const guest = /^Guest ([0-9a-f]{4})$/.exec(name);
  if (guest) return o('online.name.guest', { number: guest[1]! });
  return name === 'gone' ? o('online.name.gone') : name;
}

export function playerName(seat: Seat | undefined): string {
  if (seat?.player) return shownName(seat.player.name);
  if (seat?.bot !== undefined) return o('online.game.seat.bot', { level: seat.bot });
  if (seat?.mukyan) return o(seat.mukyan === 'ruthless' ? 'online.new.seat.ruthless' : 'online.game.seat.mukyan');
  return seat?.open || seat?.invited ? o('online.game.seat.open') : o('online.game.seat.nobody');
}

export const isPerson = (seat: Seat | undefined): boolean => seat !== undefined && seat.bot === undefined && !seat.mukyan;

/** Accounts have a page of their own. */
export const profileOf = (seat: Seat | undefined): string | null =>
  seat?.player?.id?.startsWith('a:') ? `/online/players/${encodeURIComponent(seat.player.name)}` : null;

/** Who plays against whom, by sides. */
export function sidesOf({ seats }: Pick<Summary, 'seats'>): { first: string; second: string } {
  const of = (side: number): string => seats.filter((_, i) => i % 2 === side).map(playerName).join(' & ');
  return { first: of(0), second: of(1) };
}

/** How a game ended: by its rules, or as the server has judged. */
export function endText(variant: Variant, { result, reason, sentence }: OnlineOutcome): string {
  const loser = result === 'p1win' ? sideName(variant.family, 'p2') : sideName(variant.family, 'p1');
  const winner = result === 'p1win' ? sideName(variant.family, 'p1') : sideName(variant.family, 'p2');
  const known = [tOf('reason', reason), oOf('online.reason', reason, { loser })].find((text) => text !== reason);
  const why = known ?? sentence;
  if (result === 'aborted') return why;
  return result === 'draw' ? `${t('outcome.draw')}. ${why}` : `${t(`outcome.${result}`, { winner })}. ${why}`;
}
