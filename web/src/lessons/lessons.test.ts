// Every step of every lesson, in the real engine.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../engine/module';
import { answers } from '../engine/requests';
import { everybody, type Screen } from '../engine/types';
import { lessonFor, variantOf, variants } from '../games/catalog';
import { glyphs } from '../games/glyphs';
import { isMet, slipOf } from './goals';
import { lessonAfter, lessonOf, lessons } from './index';
import type { Part, Reply, Step } from './types';
import { en } from './words/en';

const words: Record<string, string | undefined> = en;
let engine: Engine;

beforeAll(async () => {
  const wasm = process.env.TESSERA_WASM ?? resolve(import.meta.dirname, '../../../build/wasm/src/wasm/tessera.wasm');
  engine = await Engine.from(await WebAssembly.compile(await readFile(wasm)));
});

/** The step after these actions; throws where one of them is not legal. */
function open(id: string, step: Step, actions: string[]): Screen {
  const position = step.position === 'startpos' ? {} : { position: step.position };
  answers.open(engine, { id: step.id ?? id, actions, ...position });
  return answers.screen(engine, everybody);
}

/** All legal actions that a part accepts here. */
function acceptedBy({ goal }: Part, screen: Screen): string[] {
  return screen.actions.map(({ action }) => action).filter((action) => isMet(goal, action, answers.preview(engine, action, everybody)!));
}

function actionOf(reply: Reply): string {
  if (typeof reply === 'string') return reply;
  const roll = answers.roll(engine, false, reply.seed);
  expect(roll, `seed ${reply.seed}`).not.toBeNull();
  return roll!.action;
}

/** Actions with the answers to them; every answer must be legal. */
function answered(id: string, step: Step, actions: string[], { replies = [] }: Part): string[] {
  let all = actions;
  for (const reply of replies) {
    const screen = open(id, step, all);
    const action = actionOf(reply);
    expect(screen.actions.map((one) => one.action), `${all.join(' ')} answered`).toContain(action);
    all = [...all, action];
  }
  return all;
}

/** Walks every way through a step that its goals accept. */
function walk(id: string, step: Step, actions: string[] = [], done = 0): number {
  const part = step.parts[done];
  if (!part) return 1;
  const accepted = acceptedBy(part, open(id, step, actions));
  expect(accepted.length, `${step.name}, part ${done + 1} after ${actions.join(' ')}`).toBeGreaterThan(0);
  // Where a part accepts a great many actions, a few of them stand for all.
  const some = accepted.length > 12 ? accepted.filter((_, i) => i % Math.ceil(accepted.length / 6) === 0) : accepted;
  let ways = 0;
  for (const action of some) ways += walk(id, step, answered(id, step, [...actions, action], part), done + 1);
  return ways;
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  it('is of a game, takes a few minutes and is introduced', () => {
    expect(variantOf(id)).toBeDefined();
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(9);
    expect(words[lesson.about]).toBeDefined();
    for (const sign of lesson.signs) expect(glyphs[sign]).toBeDefined();
  });

  it.each(lesson.steps.map((step) => [step.name, step] as const))('%s can be done in every way that it accepts', (_, step) => {
    expect(walk(id, step)).toBeGreaterThan(0);
  });

  it.each(lesson.steps.map((step) => [step.name, step] as const))('%s is done by what is shown', (_, step) => {
    let actions: string[] = [];
    for (const part of step.parts) {
      const screen = open(id, step, actions);
      expect(acceptedBy(part, screen), actions.join(' ')).toContain(part.show);
      actions = answered(id, step, [...actions, part.show], part);
    }
  });

  it.each(lesson.steps.filter(({ slips }) => slips).map((step) => [step.name, step] as const))('%s has slips that can happen', (_, step) => {
    const seen = new Set<string>();
    let actions: string[] = [];
    for (const part of step.parts) {
      for (const { action } of open(id, step, actions).actions) {
        const after = answers.preview(engine, action, everybody)!;
        const slip = isMet(part.goal, action, after) ? undefined : slipOf(step.slips!, action, after);
        if (slip) seen.add(slip.says);
      }
      actions = answered(id, step, [...actions, part.show], part);
    }
    expect([...seen].sort()).toEqual(step.slips!.map(({ says }) => says).sort());
  });

  it.each(lesson.steps.map((step) => [step.name, step] as const))('%s points at cells of its board, and its dice lie before Muk Yan', (_, step) => {
    const screen = open(id, step, []);
    expect(screen.outcome).toBeNull();
    const cells = answers.open(engine, { id: step.id ?? id, actions: [] }).board.cells.map(({ cell }) => cell);
    for (const cell of step.look ?? []) expect(cells).toContain(cell);
    if (step.seed === undefined) return;
    open(id, step, []);
    const roll = answers.roll(engine, false, step.seed)!;
    expect(roll.dice).toHaveLength(2);
    // What is asked for is what he would do himself.
    expect(acceptedBy(step.parts[0]!, screen)).toContain(roll.action);
  });
});

it('every word is used, and every step has its words', () => {
  const wanted = lessons.flatMap(({ steps }) =>
    steps.flatMap(({ name, parts, slips = [] }) => [
      `${name}.ask`,
      `${name}.done`,
      ...parts.slice(1).map((_, i) => `${name}.then${i + 1}`),
      ...(parts[parts.length - 1]!.replies ? [`${name}.reply`] : []),
      ...slips.map(({ says }) => `${name}.${says}`),
    ]),
  );
  const told = Object.keys(en).filter((key) => !key.endsWith('.about'));
  expect(told.sort()).toEqual([...new Set(wanted)].sort());
});

it('instructions are short', () => {
  for (const [key, text] of Object.entries(en)) {
    const sentences = text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;
    expect(sentences, key).toBeLessThanOrEqual(2);
    expect(text.length, key).toBeLessThanOrEqual(150);
  }
});

it('every variant has a lesson, and lessons follow each other', () => {
  for (const variant of variants) expect(lessonOf(lessonFor(variant)), variant.id).toBeDefined();
  expect(lessonAfter('himiki')?.id).toBe('versus');
  expect(lessonAfter(lessons[lessons.length - 1]!.id)).toBeUndefined();
});
