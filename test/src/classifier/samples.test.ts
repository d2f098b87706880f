// What real clients threw or printed when a case was provoked: the type and the effect are known from what was done, and no repeat is ever called safe that is not.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type Exception, sampleFixtureSchema } from '../../../scripts/failure-schema.ts';
import { classify } from '../../../src/classifier/classify.ts';

const ROOT = fileURLToPath(new URL('../../../fixtures/failures/', import.meta.url));
const OTHERS = /^(?:standard|overdue|providers|node|printed|grpc|mcp)$/;

const SAMPLES = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name))
  .flatMap(({ name }) => readdirSync(ROOT + name).map((file) => `${name}/${file}`));

/** What the words that a client left behind cannot say: the reason stands in docs/limits.md. */
const KNOWN: Readonly<Record<string, string>> = {
  'axios/stall-in-body.json': 'network_error unknown',
  'node-fetch/stall.json': 'unknown unknown',
  'node-fetch/stall-in-body.json': 'unknown unknown',
};

it.each(SAMPLES)('%s', (path) => {
  const { failure, operation, expected } = sampleFixtureSchema.parse(JSON.parse(readFileSync(ROOT + path, 'utf8')));
  const thrown: Exception | string | object = 'exception' in failure ? failure.exception : 'text' in failure ? failure.text : failure;
  const error = classify(
    thrown,
    operation === undefined ? {} : { operation: { name: operation.name, write: operation.write, keyed: false } },
  );
  expect(`${error.error_type} ${error.effect}`).toBe(KNOWN[path] ?? `${expected.error_type} ${expected.effect}`);
});
