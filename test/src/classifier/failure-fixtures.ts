// The failures in fixtures/failures, loaded and checked against their schema; thrown values are built anew as Error objects.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type Exception, failureFixtureSchema } from '../../../scripts/failure-schema.ts';
import type { OperationContext } from '../../../src/contract/tool-error.ts';

const ROOT = fileURLToPath(new URL('../../../fixtures/failures/', import.meta.url));

export type FailureFixture = z.infer<typeof failureFixtureSchema> & { readonly id: string };

/** Every fixture, by id: its path without extension. */
export const FIXTURES: readonly FailureFixture[] = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:standard|overdue|providers|node|printed|grpc|mcp)[/\\].*\.json$/.test(path))
  .sort()
  .map((path) => ({
    id: path.replaceAll('\\', '/').replace(/\.json$/, ''),
    ...failureFixtureSchema.parse(JSON.parse(readFileSync(ROOT + path, 'utf8'))),
  }));

/** What would have been thrown or answered. */
export function failureOf({ failure }: FailureFixture): unknown {
  if ('exception' in failure) return toError(failure.exception);
  return 'text' in failure ? failure.text : failure;
}

/** What the fixture says of the call. */
export function operationOf({ operation }: FailureFixture): OperationContext {
  if (operation === undefined) return {};
  const { name, write, keyed } = operation;
  return { name, write, ...(keyed === undefined ? {} : { keyed }) };
}

function toError({ name, message, cause, errors, ...own }: Exception): Error {
  const error = new Error(message, cause === undefined ? {} : { cause: toError(cause as Exception) });
  const bundled = errors === undefined ? {} : { errors: (errors as Exception[]).map(toError) };
  return Object.defineProperties(error, Object.getOwnPropertyDescriptors({ name, ...own, ...bundled }));
}
