// Measures what a first visit costs: bytes, and the time until the page can be used, with an empty cache and a processor four times slower.
// Says so, and fails, where it is more than we promise.
//
//   npm run measure [rounds]     after npm run build

import { readdir, stat } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { served } from './served.mjs';

const rounds = Number(process.argv[2] ?? 5);
const slowdown = 4;
const most = { milliseconds: 2000, bytes: 1_000_000 };

const { address, close } = await served();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

/** A visit of the front page, and a game begun from it. */
async function visit() {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const play = page.getByRole('link', { name: /^Play/ }).or(page.getByRole('button', { name: /^Play/ })).first();
  await play.waitFor();
  const seen = performance.now() - began;
  await play.click();
  // The board answers: it can be tapped as soon as its cells are there.
  await page.getByRole('button', { name: /^[A-Za-z]\d+: / }).first().waitFor();
  const playing = performance.now() - began;
  await context.close();
  return { seen, playing };
}

const visits = [];
for (let i = 0; i < rounds; ++i) visits.push(await visit());
await browser.close();
close();

/** All that the app puts on the device for use without a network, but for the 3D part and the threads, which come when they are wanted. */
async function keptBytes() {
  const folder = new URL('../dist/', import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.br') && !/three|SolidBoard|tessera-threads/.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(new URL(name, folder))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const middle = (what) => visits.map((one) => one[what]).sort((a, b) => a - b)[Math.floor(rounds / 2)];
console.log(`${rounds} first visits, processor ${slowdown} times slower, in the middle:`);
console.log(`  the front page can be used after ${Math.round(middle('seen'))} ms`);
console.log(`  a game begun from it can be played after ${Math.round(middle('playing'))} ms`);
const kept = await keptBytes();
console.log(`  ${Math.round(kept / 1000)} kB is all that is kept for use without a network, compressed, without the 3D part`);
if (middle('seen') > most.milliseconds || kept > most.bytes) {
  console.error(`measure: more than ${most.milliseconds} ms or ${most.bytes / 1000} kB`);
  process.exit(1);
}
