// CORPUS: what every file of fixtures/failures holds, as plain data. For the fuzz test.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../fixtures/failures/', import.meta.url));

/** A failure by the path of its file. */
export interface Kept {
  readonly path: string;
  readonly failure: unknown;
}

/** In the order of their paths. */
export const CORPUS: readonly Kept[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /[/\\].*\.json$/.test(path))
  .sort()
  .map((path) => {
    const { failure } = JSON.parse(readFileSync(ROOT + path, 'utf8')) as { failure: Record<string, unknown> };
    return { path: path.replaceAll('\\', '/'), failure: failure.exception ?? failure.text ?? failure };
  });
