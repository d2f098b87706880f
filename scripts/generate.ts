// generate: writes everything that is generated; `--check` writes nothing, names what is stale and exits 1.
// One command, so that nobody has to know which file comes from where: outputs.ts says it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputs } from './outputs.ts';
import { stale } from './stale.ts';

const ROOT = join(import.meta.dirname, '..');

const check = process.argv.includes('--check');
const found = stale(ROOT, await outputs(ROOT));
for (const { path, text } of check ? [] : found) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
const word = check ? 'stale' : 'written';
process.stdout.write(found.map(({ path }) => `${word}  ${path}\n`).join('') || 'everything generated is fresh\n');
if (check && found.length > 0) {
  process.stderr.write('Run `npm run generate` and commit what it writes.\n');
  process.exitCode = 1;
}
