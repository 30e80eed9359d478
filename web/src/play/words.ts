// What the engine's words are in the player's language.

import type { Motion, Outcome, Party, Piece, Refusal, Screen, Tap } from '../engine/types';
import { sideKey, type Family, type Variant } from '../games/catalog';
import { t, tOf, type Key } from '../i18n/index.svelte';
import type { OtherEnd } from './game.svelte';
import type { Table } from './table.svelte';

export function variantTitle(variant: Variant): string {
  const parts = [t(`family.${variant.family}`)];
  if (variant.mode !== 'duel') parts.push(tOf('mode', variant.mode));
  if (variant.edition === 1) parts.push(t('edition', { number: 1 }));
  return parts.join(' · ');
}

export const sideName = (family: Family, side: Party): string => t(sideKey(family, side) as Key);

/** Seats of four have names; else the side's. */
export function seatName(family: Family, seat: string): string {
  return seat === 'p1' || seat === 'p2' ? sideName(family, seat) : tOf('seat', seat);
}

export const element = (letter: string): string => tOf('element', letter.toUpperCase());

export function pieceName(family: Family, { kind, side, faces = [] }: Omit<Piece, 'cell'>): string {
  const whose = sideName(family, side);
  if (kind === 'cube' && faces.length === 1) return t('piece.cube.top', { side: whose, top: element(faces[0]!) });
  if (kind === 'cube') return t('piece.cube', { side: whose, top: element(faces[0]!), x: element(faces[1]!), y: element(faces[2]!) });
  if (kind === 'pawn') return t('piece.pawn', { side: whose, up: faces[0]!, other: faces[1]! });
  return tOf('piece', kind, { side: whose });
}

export interface CellState {
  isChosen: boolean;
  leadsOn: boolean;
  isStart: boolean;
}

/** All that there is to say about a cell: what stands there, what is about it, what can be done. */
export function describeCell(family: Family, screen: Pick<Screen, 'pieces' | 'marks'>, ground: string, cell: string, state: CellState): string {
  const here = screen.pieces.filter((one) => one.cell === cell).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const marks = screen.marks.filter((mark) => mark.cell === cell);
  const parts: string[] = [];
  if (here.length === 2) parts.push(t('cell.on', { upper: pieceName(family, here[0]!), lower: pieceName(family, here[1]!) }));
  else if (here.length === 1) parts.push(pieceName(family, here[0]!));
  else if (!marks.some((mark) => mark.kind === 'wall')) parts.push(t('cell.empty'));
  if (ground === 'target') parts.push(t('cell.target'));
  for (const { kind, value = '' } of marks) {
    if (kind === 'terrain') parts.push(t('cell.terrain', { tile: tOf('tile', value) }));
    else if (kind === 'pulled') parts.push(t('cell.pulled', { value: Number(value) }));
    else parts.push(tOf('cell', kind, { value }));
  }
  if (state.isChosen) parts.push(t('cell.chosen'));
  else if (state.leadsOn) parts.push(t(state.isStart ? 'cell.may' : 'cell.can'));
  return parts.join(', ');
}

/** The same for every cell of a table, with what was tapped there. */
export function describerOf(table: Table): (cell: string) => string {
  const screen = table.preview ?? table.screen;
  const grounds = new Map(table.board?.cells.map((spot) => [spot.cell, spot.ground]));
  const chosen = new Set(table.taps);
  const { next } = table.composition;
  return (cell) =>
    screen
      ? describeCell(table.variant.family, screen, grounds.get(cell) ?? '', cell, {
          isChosen: chosen.has(`cell:${cell}`),
          leadsOn: next.has(`cell:${cell}`),
          isStart: table.taps.length === 0,
        })
      : '';
}

/** What a tap that is no cell is called. */
export function tapName(tap: Tap): string {
  const [kind = '', value = ''] = tap.split(':');
  if (kind === 'lies') {
    if (value.endsWith('.')) return t('lies.top', { top: element(value[0]!) });
    return t('lies', { top: element(value[0]!), x: element(value[1]!) });
  }
  return tOf(kind, value);
}

/** What the player is asked. */
export function question(variant: Variant, screen: Screen, taps: Tap[], next: Set<Tap>, isComplete: boolean): string {
  if (taps.length > 0) {
    const kinds = new Set([...next].map((tap) => tap.split(':')[0]));
    if (kinds.has('lies')) return t('ask.lies');
    if (kinds.has('back')) return t('ask.back');
    return t(isComplete ? 'ask.more' : 'ask.to');
  }
  const phase = screen.facts.find((fact) => fact.kind === 'phase')?.value ?? 'turn';
  if (phase !== 'turn') return tOf('ask', phase);
  if (variant.isPuzzle) return t('ask.turn.puzzle');
  if (variant.family === 'himiki') return t('ask.turn.himiki');
  return t(variant.family === 'remparts' ? 'ask.turn.remparts' : 'ask.turn');
}

/** What fills a gap of a refusal: cells stay, tiles, seats and pieces have names. */
function worded(value: string): string {
  if (value === 'w') return t('side.white');
  if (value === 'b') return t('side.black');
  for (const prefix of ['word', 'tile', 'seat'] as const) {
    const word = tOf(prefix, value);
    if (word !== value) return word;
  }
  return value;
}

/** A refusal in the player's language where a dictionary has it. */
export function refusalText(refusal: Refusal): string {
  const { key, arguments: values = [], sentence } = refusal;
  const told = key ? tOf('refusal', key, Object.fromEntries(values.map((value, i) => [String(i), worded(value)]))) : '';
  const text = told && told !== key ? told : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return text.endsWith('.') || text.endsWith('?') ? text : `${text}.`;
}

export function outcomeText(variant: Variant, outcome: Outcome): string {
  if (variant.isPuzzle) return outcome.result === 'p1win' ? t('outcome.solved.plain') : tOf('reason', outcome.reason);
  if (outcome.result === 'draw') return `${t('outcome.draw')}. ${tOf('reason', outcome.reason)}`;
  const winner = sideName(variant.family, outcome.result === 'p1win' ? 'p1' : 'p2');
  return `${t(`outcome.${outcome.result}`, { winner })}. ${tOf('reason', outcome.reason)}`;
}

export function otherEndText(variant: Variant, end: OtherEnd): string {
  return t(`outcome.${end.kind}`, { loser: sideName(variant.family, end.loser) });
}

/** The last action and what came of it, for who listens. */
export function announcement(variant: Variant, { last }: Screen): string {
  if (!last) return '';
  const player = seatName(variant.family, variant.seats === 4 ? last.seat : last.side);
  const said = last.beats.flat().map((motion) => motionText(variant.family, motion)).filter((text) => text !== null);
  return [t('said.action', { player, notation: last.notation }), ...said].join(' ');
}

/** What happened, for who hears it. */
function motionText(family: Family, motion: Motion): string | null {
  const { kind, cell = '', to = '', side, value = '' } = motion;
  const player = side ? sideName(family, side) : '';
  if (kind === 'points') return Number(value) < 0 ? t('said.points.lost', { player }) : t('said.points', { value: Number(value), player });
  if (kind === 'hold') return t('said.hold', { player, element: element(value) });
  if (kind === 'win' || kind === 'lose' || kind === 'pull') return t(`said.${kind}`, { cell, to });
  return kind === 'take' ? t('said.take', { cell }) : null;
}
