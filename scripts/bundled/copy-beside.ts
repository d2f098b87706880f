// copy-beside: copies the libraries that stay outside the bundle, with all that they need, to where a program of dist is to find them.
// `npm run build:beside -- <folder>` makes <folder>/node_modules; the container's second stage holds it.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BESIDE, closureOf, type Lock } from './beside.ts';

const ROOT = join(import.meta.dirname, '../..');
const [to] = process.argv.slice(2);
if (to === undefined) throw new Error('where to? npm run build:beside -- <folder>');

mkdirSync(join(to, 'node_modules'), { recursive: true });
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
for (const path of closureOf(BESIDE, lock)) {
  // What is optional may be of another platform.
  if (existsSync(join(ROOT, path)))
    cpSync(join(ROOT, path), join(to, path), {
      recursive: true,
      filter: (from) => !from.slice(join(ROOT, path).length).includes('/node_modules/'),
    });
}
