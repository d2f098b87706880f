// sampleScores: how many samples of each client are judged right, in type, retryable and effect; read from fixtures/failures.
// The page on classify shows them as a table; a sample that is wrong is no failure of generate, the tests say which may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classify } from '../../src/classifier/classify.ts';
import { conclude } from '../../src/contract/conclude.ts';
import type { ToolError } from '../../src/contract/tool-error.ts';
import { sampleFixtureSchema } from '../failure-schema.ts';

/** How the source of a sample ends that scripts/samples wrote; other failures were written by hand. */
export const PROVOKED = /, provoked by scripts\/samples$/;

/** One sample, what is right and what was answered. */
export interface Judged {
  readonly client: string;
  readonly name: string;
  readonly source: string;
  readonly right: Pick<ToolError, 'error_type' | 'effect' | 'retryable'>;
  readonly answer: ToolError;
}

/** Every sample of every client, judged. */
export function judgedSamples(root: string): readonly Judged[] {
  const folder = join(root, 'fixtures/failures');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => /^([^/\\]+)[/\\]([^/\\]+)\.json$/.exec(path) ?? [])
    .flatMap(([path, client, name]) => (path === undefined ? [] : { path, client: client ?? '', name: name ?? '' }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, client, name }) => judged(client, name, JSON.parse(readFileSync(join(folder, path), 'utf8'))) ?? []);
}

function judged(client: string, name: string, content: unknown): Judged | null {
  const parsed = sampleFixtureSchema.safeParse(content);
  if (!parsed.success || !PROVOKED.test(parsed.data.source)) return null;
  const { failure, operation, expected, source } = parsed.data;
  const thrown = 'exception' in failure ? failure.exception : 'text' in failure ? failure.text : failure;
  const context = operation === undefined ? {} : { operation: { name: operation.name, write: operation.write, keyed: false } };
  const { retryable } = conclude({ ...expected, safeToRepeat: false });
  return { client, name, source, right: { ...expected, retryable }, answer: classify(thrown, context) };
}
