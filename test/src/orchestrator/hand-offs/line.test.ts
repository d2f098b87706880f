// A hand-off's event as a line: whatever was raised can be read again, and is what it was.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_TYPES, type ErrorType } from '../../../../src/contract/error-types.ts';
import { readLine, writeLine } from '../../../../src/orchestrator/hand-offs/line.ts';
import { fingerprintOf, makeHandOff } from '../../../../src/orchestrator/hand-offs/make-hand-off.ts';
import { raisedOf } from './raised.ts';

const AT = '2026-01-05T00:00:00.000Z';
const ISSUE = { id: 'n1', resumeToken: 'n2', atMs: Date.parse(AT), expiresMs: 1 };
const text = fc.string({ unit: 'binary', maxLength: 3_000 });

describe('an event', () => {
  it('is read as it was written, whatever its names are', () => {
    const given = fc.record({
      type: fc.constantFrom(...(Object.keys(ERROR_TYPES) as ErrorType[])),
      more: fc.record({
        operation: text,
        target: fc.record({ host: text, credential: text }),
        intent: fc.option(text),
        input: fc.dictionary(text, fc.anything()),
      }),
      code: text,
    });
    fc.assert(
      fc.property(given, ({ type, more, code }) => {
        const hand_off = makeHandOff(raisedOf(type, more, { upstream: { code } }), ISSUE);
        const event = { kind: 'raised', at: AT, hand_off } as const;
        const line = writeLine({ line: 'l', event });
        expect(line).not.toContain('\n');
        // A half of a surrogate pair has no place in UTF-8, but JSON escapes it.
        expect(readLine(new TextDecoder().decode(new TextEncoder().encode(line)))).toEqual({ hand_off_log: 1, line: 'l', event });
        expect(hand_off.fingerprint).toEqual(fingerprintOf(hand_off.observed, more.target));
        expect(hand_off.asked.intent === null).toBe(more.intent === null);
      }),
    );
  });

  it.each<[string, Parameters<typeof raisedOf>[2], string]>([
    ['guidance that is a book', { guidance: 'x'.repeat(300_000) }, 'too_long'],
    ['a field that no tool error has', { unheard: 'of' } as object, 'other_shape'],
  ])('with %s is refused before it is written', (_, error, because) => {
    const made = makeHandOff(raisedOf('unknown'), ISSUE);
    const hand_off = { ...made, observed: { ...made.observed, ...error } };
    expect(() => writeLine({ line: 'l', event: { kind: 'raised', at: AT, hand_off } })).toThrow(`got ${because}`);
  });

  it.each([
    ['int_7h3k', 'int_7h3k'],
    ['0198c0de-aaaa-7bbb-8ccc-000000000001', '0198c0de-aaaa-7bbb-8ccc-000000000001'],
    ['for ana@example.com', null],
    ['', null],
    ['x'.repeat(201), null],
  ])('shows what names a write %j as %j, and an intent as a digest in place of nothing', (intent, shown) => {
    const { asked } = makeHandOff(raisedOf('timeout', { intent, found_by: intent }), ISSUE);
    expect(asked.found_by).toBe(shown);
    expect(asked.intent).toMatch(shown === null ? /^[0-9a-f]{32}$/ : shown);
  });

  it('that was written before a record said what it is found by, or with an answer, is read', () => {
    const hand_off = makeHandOff(raisedOf('timeout'), ISSUE);
    const { found_by: _later, ...asked } = hand_off.asked;
    const event = { kind: 'raised', at: AT, hand_off: { ...hand_off, asked } };
    expect(readLine(JSON.stringify({ hand_off_log: 1, line: 'l', event }))).toMatchObject({ event: { hand_off } });
    const resolved = { kind: 'resolved', at: AT, id: 'n1', applied: false } as const;
    expect(readLine(writeLine({ line: 'l', event: resolved }))).toMatchObject({ event: resolved });
  });
});
