// Idempotency records: what a second call under a key is told, and for how long.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { respond } from '../../mock-service/delivery.ts';
import { readJson } from '../../mock-service/read-json.ts';
import { fingerprintOf, isSameRequest } from '../../mock-service/store/fingerprint.ts';
import { createIdempotencyRecords, type IdempotencyRecords } from '../../mock-service/store/idempotency.ts';

const START_MS = 1_768_478_400_000;
const DAY_MS = 86_400_000;

const answer = (body: string) => respond({ status: 201, headers: {}, body }, 'committed');
const claimNew = (records: IdempotencyRecords, scope: string, nowMs = START_MS) => {
  const claim = records.claim(scope, 'f', nowMs);
  if (claim.state !== 'new') throw new Error(`expected a new claim, got ${claim.state}`);
  return claim;
};

describe('a key', () => {
  test.each([
    { first: 'keep', again: 'f', afterMs: 0, state: 'replay' },
    { first: 'keep', again: 'other', afterMs: 0, state: 'mismatch' },
    { first: 'run', again: 'f', afterMs: 0, state: 'in_flight' },
    { first: 'run', again: 'other', afterMs: 0, state: 'mismatch' },
    { first: 'release', again: 'f', afterMs: 0, state: 'new' },
    { first: 'release', again: 'other', afterMs: 0, state: 'new' },
    { first: 'keep', again: 'f', afterMs: DAY_MS - 1, state: 'replay' },
    { first: 'keep', again: 'f', afterMs: DAY_MS, state: 'new' },
    { first: 'keep', again: 'other', afterMs: DAY_MS, state: 'new' },
    { first: 'run', again: 'f', afterMs: DAY_MS, state: 'in_flight' },
  ] as const)('after "$first", asked with fingerprint $again $afterMs ms later, is $state', ({ first, again, afterMs, state }) => {
    const records = createIdempotencyRecords();
    const claim = claimNew(records, 's');
    if (first === 'keep') claim.keep(answer('one'));
    if (first === 'release') claim.release();
    expect(records.claim('s', again, START_MS + afterMs).state).toBe(state);
  });

  test('replays the kept answer itself', () => {
    const records = createIdempotencyRecords();
    claimNew(records, 's').keep(answer('one'));
    expect(records.claim('s', 'f', START_MS)).toEqual({ state: 'replay', answer: answer('one') });
  });

  test.each([
    ['keep', 'keep', 'one'],
    ['keep', 'release', 'one'],
  ] as const)('that was settled by %s is not changed by a later %s', (_first, second, body) => {
    const records = createIdempotencyRecords();
    const claim = claimNew(records, 's');
    claim.keep(answer('one'));
    if (second === 'keep') claim.keep(answer('two'));
    else claim.release();
    expect(records.claim('s', 'f', START_MS)).toEqual({ state: 'replay', answer: answer(body) });
  });

  test('that was released and claimed anew is not settled by its first use', () => {
    const records = createIdempotencyRecords();
    const first = claimNew(records, 's');
    first.release();
    claimNew(records, 's');
    first.keep(answer('one'));
    first.release();
    expect(records.claim('s', 'f', START_MS).state).toBe('in_flight');
  });

  test('lives for itself: another scope is another record', () => {
    const records = createIdempotencyRecords();
    claimNew(records, 's').keep(answer('one'));
    expect(records.claim('t', 'f', START_MS).state).toBe('new');
  });

  test('lives 24 h on a calendar that stands still for ever', () => {
    const records = createIdempotencyRecords();
    claimNew(records, 's').keep(answer('one'));
    for (let index = 0; index < 100; index += 1) expect(records.claim('s', 'f', START_MS).state).toBe('replay');
  });
});

describe('the cap', () => {
  test('refuses a new key while every record is live, drops none, and names itself', () => {
    const records = createIdempotencyRecords(2);
    claimNew(records, 'a').keep(answer('a'));
    claimNew(records, 'running');
    expect(records.claim('b', 'f', START_MS)).toEqual({ state: 'full', cap: 2 });
    expect(['a', 'running'].map((scope) => records.claim(scope, 'f', START_MS).state)).toEqual(['replay', 'in_flight']);
  });

  test('makes room as records end: released at once, kept after their 24 h', () => {
    const records = createIdempotencyRecords(2);
    claimNew(records, 'a').keep(answer('a'));
    claimNew(records, 'b', START_MS + 1).release();
    claimNew(records, 'c', START_MS + 2).keep(answer('c'));
    expect(records.claim('d', 'f', START_MS + DAY_MS - 1).state).toBe('full');
    claimNew(records, 'd', START_MS + DAY_MS).keep(answer('d'));
    expect(records.claim('e', 'f', START_MS + DAY_MS).state).toBe('full');
    expect(records.claim('c', 'f', START_MS + DAY_MS).state).toBe('replay');
  });

  test('never drops a record that runs, whatever its age', () => {
    const records = createIdempotencyRecords(1);
    claimNew(records, 'a');
    expect(records.claim('b', 'f', START_MS + 2 * DAY_MS).state).toBe('full');
    expect(records.claim('a', 'f', START_MS + 2 * DAY_MS).state).toBe('in_flight');
  });

  test('holds whatever is claimed, kept, released and waited for: a live record answers as it must, a new one fits or is refused', () => {
    const step = fc.record({
      scope: fc.integer({ min: 0, max: 6 }),
      end: fc.constantFrom('keep', 'release', 'run'),
      waitMs: fc.constantFrom(0, DAY_MS / 3),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const records = createIdempotencyRecords(3);
        const live = new Map<number, number>();
        let nowMs = START_MS;
        for (const { scope, end, waitMs } of steps) {
          nowMs += waitMs;
          for (const [name, untilMs] of live) if (untilMs <= nowMs) live.delete(name);
          const claim = records.claim(String(scope), 'f', nowMs);
          expect(claim.state === 'new').toBe(!live.has(scope) && live.size < 3);
          expect(claim.state === 'full').toBe(!live.has(scope) && live.size === 3);
          if (claim.state !== 'new') continue;
          if (end === 'keep') claim.keep(answer('x'));
          if (end === 'release') claim.release();
          else live.set(scope, end === 'keep' ? nowMs + DAY_MS : Number.POSITIVE_INFINITY);
        }
      }),
    );
  });
});

describe('a fingerprint', () => {
  const utf8 = new TextEncoder();
  const bodyOf = (bytes: Uint8Array) => {
    const json = readJson(bytes);
    return { bytes, json: json.kind === 'json' ? json : null };
  };
  const of = (method: string, path: string, body: string): string => fingerprintOf(method, path, bodyOf(utf8.encode(body)));

  test.each([
    ['{"a":1,"b":[1,2]}', '{ "b" : [1, 2],\n "a" : 1.0 }', true],
    ['{"a":"\\u00e9"}', '{"a":"é"}', true],
    ['{"a":{"c":1,"b":2}}', '{"a":{"b":2,"c":1}}', true],
    ['{"a":[1,2]}', '{"a":[2,1]}', false],
    ['{"a":1}', '{"a":"1"}', false],
    ['{"a":1}', '{"a":1,"b":null}', false],
    ['{"a":1', '{"a":1 ', false],
    ['{"a":1}', `{"a":1${' '.repeat(600)}}`, true],
    ['{"a":2}', `{"a":1${' '.repeat(600)}}`, false],
    [`{"a":[${'1e21,'.repeat(97)}1]}`, `{"a":[${'1e+21, '.repeat(97)}1]}`, true],
    ['', '{}', false],
    ['{"__proto__":1}', '{}', false],
  ])('of %j and %j: same is %s', (one, other, same) => {
    expect(isSameRequest(of('POST', '/invoices', one), of('POST', '/invoices', other))).toBe(same);
  });

  test('depends on method and path', () => {
    const all = [of('POST', '/a', ''), of('PATCH', '/a', ''), of('POST', '/b', ''), of('POST', '/a', '{}')];
    expect(all.map((one) => all.filter((other) => isSameRequest(one, other)).length)).toEqual([1, 1, 1, 1]);
  });

  test('tells bytes apart that are not UTF-8', () => {
    const of = (byte: number): string => fingerprintOf('POST', '/a', bodyOf(Uint8Array.of(byte)));
    expect(isSameRequest(of(0xff), of(0xfe))).toBe(false);
  });

  test('of a long body is short, and as particular', () => {
    const long = (end: string) => of('POST', '/a', JSON.stringify({ a: 'a'.repeat(10_000) + end }));
    expect(long('b')).toMatch(/^[0-9a-f]{64}$/);
    expect(long('b')).not.toBe(long('c'));
    expect(long('b')).toBe(of('POST', '/a', `{ "a": "${'a'.repeat(10_000)}b" }`));
  });

  test('survives nesting that no serialiser does', () => {
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    expect(of('POST', '/a', deep)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is the same however members are ordered and spaced (any JSON)', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([name, member]) => [name, reversed(member)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(readJson(utf8.encode(JSON.stringify(value))).kind === 'json');
        const [one, other] = [JSON.stringify(reversed(value), null, 2), JSON.stringify(value)];
        expect(isSameRequest(of('POST', '/a', one), of('POST', '/a', other))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
