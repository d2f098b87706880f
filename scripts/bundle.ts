// bundle: puts what runs into dist as a few files instead of some five hundred; see docs/decisions/0019.
// The second half of `npm run build`: tsc checks and writes the types, this writes the programs, next to each other.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BESIDE } from './bundled/beside.ts';
import { drawnWords } from './bundled/drawn-words.ts';

const ROOT = join(import.meta.dirname, '..');
const CHUNKS = join(ROOT, 'dist/chunks');

/** What is named from outside besides the package's exports and its command: by the container and, without a socket, by the bench. */
const NAMED = ['mock-service/main.ts', 'mock-service/service.ts'];

/** The sources of the exports and of the command that package.json names. */
function doors(): readonly string[] {
  const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
  return [...new Set([...text.matchAll(/"\.\/dist\/([^"]+)\.js"/g)].map(([, path = '']) => `${path}.ts`))];
}

/** Some libraries are CommonJS and ask for parts of Node by `require`, which ES modules lack. */
const REQUIRE = "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);";

/** What somebody brings along who uses the door that asks for it. */
const BROUGHT = ['@opentelemetry/api', 'msw', 'vitest'];

const KEEP_MS = 24 * 60 * 60 * 1000;

/** Chunks of earlier builds stay a day: a service that was started from one loads the rest of itself when it is needed. */
function removeOldChunks(nowMs: number): void {
  mkdirSync(CHUNKS, { recursive: true });
  for (const name of readdirSync(CHUNKS)) {
    const path = join(CHUNKS, name);
    if (nowMs - statSync(path).mtimeMs > KEEP_MS) rmSync(path, { force: true });
  }
}

removeOldChunks(Date.now());
await build({
  absWorkingDir: ROOT,
  entryPoints: [...NAMED, ...doors()],
  outbase: '.',
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: [...BROUGHT, ...BESIDE],
  plugins: [drawnWords],
  banner: { js: REQUIRE },
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
});
