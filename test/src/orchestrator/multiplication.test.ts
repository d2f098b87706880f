// One owner of retries: a key that arrived more often than the harness sent it has another owner below.
import { describe, expect, test } from 'vitest';
import { createIssued } from '../../../src/orchestrator/intents/issued.ts';
import { multiplication } from '../../../src/orchestrator/multiplication.ts';
import { site, startProvider } from './provider.ts';

const seen = (...keys: readonly (string | null)[]) => keys.map((idempotency_key) => ({ idempotency_key }));

describe('what was issued, held against what arrived,', () => {
  test.each([
    ['nothing of either', [], [], { issued: 0, seen: 0, factor: 1, multiplied: [], foreign: [] }],
    [
      'as often as it was sent',
      [{ key: 'a', attempts: 2 }],
      seen('a', 'a'),
      { issued: 2, seen: 2, factor: 1, multiplied: [], foreign: [] },
    ],
    [
      'three times for each attempt',
      [{ key: 'a', attempts: 2 }],
      seen('a', 'a', 'a', 'a', 'a', 'a'),
      { issued: 2, seen: 6, factor: 3, multiplied: [{ key: 'a', issued: 2, seen: 6, factor: 3 }], foreign: [] },
    ],
    ['not at all', [{ key: 'a', attempts: 2 }], seen(), { issued: 2, seen: 0, factor: 0, multiplied: [], foreign: [] }],
    [
      'under a key of somebody else',
      [{ key: 'a', attempts: 1 }],
      seen('a', 'b'),
      { issued: 1, seen: 1, factor: 1, multiplied: [], foreign: ['b'] },
    ],
    ['without keys', [{ key: 'a', attempts: 1 }], seen('a', null, null), { issued: 1, seen: 1, factor: 1, multiplied: [], foreign: [] }],
  ])('shows what came %s', (_how, issued, journal, report) => {
    expect(multiplication(issued, journal)).toEqual(report);
  });

  test('names the worst first, and adds up what was issued in several runs', () => {
    const issued = [
      { key: 'a', attempts: 1 },
      { key: 'b', attempts: 1 },
      { key: 'a', attempts: 1 },
    ];
    const { multiplied } = multiplication(issued, seen('a', 'a', 'a', 'b', 'b', 'b'));
    expect(multiplied.map(({ key, factor }) => [key, factor])).toEqual([
      ['b', 3],
      ['a', 1.5],
    ]);
  });
});

test('keys that were not sent for longest are forgotten first', () => {
  const issued = createIssued(2);
  for (const key of ['a', 'b', 'a', 'c']) issued.note(key);
  expect(issued.list()).toEqual([
    { key: 'a', attempts: 2 },
    { key: 'c', attempts: 1 },
  ]);
});

describe('over the real provider', () => {
  const provider = startProvider();
  const rules = [{ fault: 'error_status', params: { status: 503 }, trigger: { first: 2 }, match: { operation: 'create_customer' } }];

  test('a harness alone multiplies nothing', async () => {
    const at = await site(provider, { rules });
    await at.run('create_customer', { name: 'Padaria Aurora' });
    expect(at.harness.issued()).toMatchObject([{ attempts: 3 }]);
    expect(multiplication(at.harness.issued(), await at.journal())).toMatchObject({
      factor: 1,
      multiplied: [],
    });
  });

  test('an SDK that repeats by itself below it is found out', async () => {
    const at = await site(provider, { rules: [] });
    const { call } = at.port;
    at.port.call = async (request) => {
      await call(request);
      return call(request);
    };
    await at.run('create_customer', { name: 'Padaria Aurora' }, { key: 'order-1' });
    const report = multiplication(at.harness.issued(), await at.journal());
    expect(report.multiplied).toEqual([{ key: 'order-1', issued: 1, seen: 2, factor: 2 }]);
  });
});
