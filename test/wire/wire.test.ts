// Proof at the wire: each fault over a real socket is, to six clients that nobody here wrote, what fixtures/wire declares.
// A client that is missing is skipped; where CI is set it fails. The broken example proves that the comparison bites.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS } from '../../mock-service/faults/index.ts';
import { wireFixtures } from '../../scripts/wire/wire-fixtures.ts';
import { WIRE_CLIENTS, type WireClient } from '../../scripts/wire/wire-schema.ts';
import { unlessMissing } from '../unless-missing.ts';
import { carryOut, complaints, type Sightings } from './carry-out.ts';
import { CLIENTS, type Found } from './clients/index.ts';
import { type Provider, startProvider } from './provider.ts';

const PATIENCE_MS = 120_000;
const FIXTURES = wireFixtures(join(import.meta.dirname, '../../fixtures/wire'));
const BROKEN = wireFixtures(join(import.meta.dirname, 'broken-example'));
/** What every client must say of each of them. */
const OBJECTIONS = [
  ['close/taken-for-a-reset', /^sees /],
  ['latency/that-never-fires', /^the fault never fired$/],
  ['rate_limited/with-another-wait', /^reads retry-after: "2"$/],
  ['error_in_success/with-another-code', /^reads code: "internal_error"$/],
] as const;

const found = Object.fromEntries(await Promise.all(WIRE_CLIENTS.map(async (name) => [name, await CLIENTS[name]()]))) as Record<
  WireClient,
  Found
>;
const sightings = new Map<WireClient, Sightings>();
let provider: Provider;

beforeAll(async () => {
  provider = await startProvider();
  await Promise.all(
    WIRE_CLIENTS.map(async (name) => {
      const { client } = { client: undefined, ...found[name] };
      if (client !== undefined) sightings.set(name, await carryOut([...FIXTURES, ...BROKEN], client, provider));
    }),
  );
}, PATIENCE_MS);

afterAll(async () => {
  await Promise.all(Object.values(found).map(async (one) => 'client' in one && one.client.close?.()));
  await provider?.close();
});

test('every kind of fault is met at the wire', () => {
  expect([...new Set(FIXTURES.map(({ rule }) => rule.fault))].sort()).toEqual(FAULTS.map(({ kind }) => kind).sort());
});

test('a fixture lies in the folder of its fault', () => {
  expect(FIXTURES.filter(({ id, rule }) => !id.startsWith(`${rule.fault}/`))).toEqual([]);
});

test('no broken example is left out', () => {
  expect(OBJECTIONS.map(([id]) => id).toSorted()).toEqual(BROKEN.map(({ id }) => id));
});

describe.each(WIRE_CLIENTS)('%s', (name) => {
  const { missing = null } = { missing: undefined, ...found[name] };
  unlessMissing(missing, () => {
    test.each(FIXTURES)('sees $id: $about', (fixture) => {
      expect(complaints(fixture, name, sightings.get(name)?.get(fixture.id)), fixture.because).toEqual([]);
    });

    test.each(OBJECTIONS)('sees in the broken example %s what is wrong, and nothing else', (id, objection) => {
      const fixture = BROKEN.find((broken) => broken.id === id);
      expect(fixture && complaints(fixture, name, sightings.get(name)?.get(id))).toEqual([expect.stringMatching(objection)]);
    });
  });
});
