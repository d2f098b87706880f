// generate: writes everything that is generated; `--check` writes nothing, names what is stale and exits 1.
// One command, so that nobody has to know which file comes from where: OUTPUTS says it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputs } from './outputs.ts';

const ROOT = join(import.meta.dirname, '..');

function present(path: string): string | null {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const check = process.argv.includes('--check');
const stale = (await outputs(ROOT)).filter(({ path, text }) => present(path) !== text);
for (const { path, text } of check ? [] : stale) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
const word = check ? 'stale' : 'written';
process.stdout.write(stale.map(({ path }) => `${word}  ${path}\n`).join('') || 'everything generated is fresh\n');
if (check && stale.length > 0) {
  process.stderr.write('Run `npm run generate` and commit what it writes.\n');
  process.exitCode = 1;
}
