// A tool error that is too long for a model is shortened by fixed steps, and stays one.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conclude } from '../../../src/contract/conclude.ts';
import { BYTES_MAX, fitError } from '../../../src/contract/converters/fit-error.ts';
import { EFFECTS, ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import { GUIDANCE_MAX } from '../../../src/contract/guidance/guidance.ts';
import { checkLaws } from '../../../src/contract/laws.ts';
import { type ToolError, toolErrorSchema } from '../../../src/contract/tool-error.ts';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ minLength: 1, maxLength, unit: 'grapheme' }),
    fc.constantFrom('é'.repeat(maxLength), '€', '𝒳'.repeat(maxLength / 2), 'x'),
  );
const names = fc.array(text(120), { maxLength: 40 });
const details = fc.record(
  {
    fields: fc.array(fc.record({ path: text(120), expected: text(300) }), { maxLength: 20 }),
    allowed_operations: names,
    existing_id: text(120),
    succeeded: names,
    failed: names,
    decline: fc.constantFrom('soft' as const, 'hard' as const),
    origin: fc.constantFrom('edge' as const, 'local' as const),
    refreshable: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** As the contract's producers make them: what may be done is concluded, and no guidance is longer than one may be. */
const toolErrors: fc.Arbitrary<ToolError> = fc
  .record(
    {
      error_type: fc.constantFrom(...(Object.keys(ERROR_TYPES) as ErrorType[])),
      effect: fc.constantFrom(...EFFECTS),
      guidance: fc.oneof(fc.string({ minLength: 1, maxLength: GUIDANCE_MAX }), fc.constant('ã'.repeat(GUIDANCE_MAX))),
      retry_after_ms: fc.option(fc.nat()),
      rule: text(80),
      because: text(400),
      correlation_id: text(300),
      upstream: fc.record({ status: fc.nat(999), code: text(120), request_id: text(120) }, { requiredKeys: [] }),
      attempts: fc.record({ count: fc.integer({ min: 1, max: 99 }), elapsed_ms: fc.nat() }),
      details,
    },
    { requiredKeys: ['error_type', 'effect', 'guidance', 'retry_after_ms', 'rule', 'because', 'correlation_id'] },
  )
  .map((made) => ({ ...made, ...conclude({ error_type: made.error_type, effect: made.effect, safeToRepeat: true }) }));

describe('any tool error', () => {
  test('fits, is valid, keeps the laws it kept, and what is acted by', () => {
    fc.assert(
      fc.property(toolErrors, (error) => {
        const fitted = fitError(error);
        expect(bytesOf(fitted)).toBeLessThanOrEqual(BYTES_MAX);
        expect(toolErrorSchema.safeParse(fitted).success).toBe(true);
        const broken = checkLaws(error, { write: 'idempotent' });
        expect(checkLaws(fitted, { write: 'idempotent' }).filter((law) => !broken.includes(law))).toEqual([]);
        for (const name of ['error_type', 'retryable', 'guidance', 'action', 'effect', 'retry_after_ms', 'attempts'] as const) {
          expect(fitted[name]).toEqual(error[name]);
        }
        expect(JSON.stringify(fitted)).not.toMatch(/\\ud[89a-f]/);
      }),
      { numRuns: 400 },
    );
  });

  test('that fits is the very same', () => {
    fc.assert(
      fc.property(toolErrors, (error) => {
        fc.pre(bytesOf(error) <= BYTES_MAX);
        expect(fitError(error)).toBe(error);
      }),
    );
  });
});

const long: ToolError = {
  error_type: 'invalid_input',
  retryable: false,
  guidance: 'Correct it.',
  action: 'fix_input',
  effect: 'not_applied',
  retry_after_ms: null,
  rule: 'mcp.arguments',
  because: 'b'.repeat(200),
  correlation_id: 'id-1',
};
const fields = (count: number, expected: string) => Array.from({ length: count }, (_, at) => ({ path: `lines.${at}.quantity`, expected }));

describe('what is shortened', () => {
  test('first: what is expected', () => {
    const { details, because } = fitError({ ...long, details: { fields: fields(4, 'e'.repeat(120)) } });
    expect(because).toBe(long.because);
    expect(details?.fields?.map(({ expected }) => expected.length)).toEqual([80, 80, 80, 80]);
  });

  test('then: the reason', () => {
    const { details, because } = fitError({ ...long, details: { fields: fields(8, 'e'.repeat(100)) } });
    expect(because.length).toBeLessThan(200);
    expect(details?.fields).toHaveLength(8);
  });

  test('then: lists from their ends, the longest first', () => {
    const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}_${at}_0123456789`);
    const { details } = fitError({ ...long, details: { succeeded: ids('ok', 5_000), failed: ids('no', 3) } });
    expect(details?.failed).toHaveLength(3);
    expect(details?.succeeded?.[0]).toBe('ok_0_0123456789');
    expect(details?.succeeded?.length).toBeGreaterThan(10);
  });

  test('then: what is listed, whole, and what is known besides stays', () => {
    const { details } = fitError({ ...long, details: { decline: 'soft', succeeded: ['x'.repeat(900)] } });
    expect(details).toEqual({ decline: 'soft' });
  });

  test('at last, guidance that no one of ours is: a stranger wrote it', () => {
    const fitted = fitError({ ...long, guidance: '\u0000'.repeat(5_000) });
    expect(bytesOf(fitted)).toBeLessThanOrEqual(BYTES_MAX);
    expect(toolErrorSchema.safeParse(fitted).success).toBe(true);
  });
});
