// Puts compressed copies beside the built files, for `serve.mjs`: brotli and gzip, done once instead of at each visit.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = new URL('dist', import.meta.url).pathname;
const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|html|svg|wasm|json|webmanifest)$/.test(name));
let before = 0;
let after = 0;
for (const name of names) {
  const path = join(folder, name);
  const content = await readFile(path);
  const small = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  await writeFile(`${path}.br`, small);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  before += content.length;
  after += small.length;
}
console.log(`compressed ${names.length} files: ${Math.round(before / 1000)} kB to ${Math.round(after / 1000)} kB`);
