// Guidance is complete: every reachable verdict has a short text of its own in both languages.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conclude } from '../../../src/contract/conclude.ts';
import { type Action, EFFECTS, ERROR_TYPES, type ErrorType } from '../../../src/contract/error-types.ts';
import { GUIDANCE_MAX, guidance, type Verdict, waitText } from '../../../src/contract/guidance/guidance.ts';
import { LANGUAGES, type Language, type ToolErrorDetails } from '../../../src/contract/tool-error.ts';

const WAITS = [null, 0, 2000, 900_000, 518_400_000] as const;

const DETAILS: readonly ToolErrorDetails[] = [
  {},
  { decline: 'soft' },
  { decline: 'hard' },
  { existing_id: 'pay_4k2' },
  { fields: [{ path: 'lines.0.quantity', expected: 'a whole number' }] },
  { allowed_operations: ['void_invoice', 'record_payment'] },
];

/** Every verdict `conclude` can reach, with every condition a text depends on. */
function reachable(): Verdict[] {
  return (Object.keys(ERROR_TYPES) as ErrorType[]).flatMap((error_type) =>
    EFFECTS.flatMap((effect) =>
      [true, false].flatMap((safeToRepeat) =>
        [true, false].flatMap((flag) => {
          const { action } = conclude({ error_type, effect, safeToRepeat, veto: flag, refreshable: flag });
          return WAITS.flatMap((retry_after_ms) =>
            DETAILS.flatMap((details) =>
              [true, false].map((operationKnown) => ({ error_type, effect, action, retry_after_ms, details, operationKnown })),
            ),
          );
        }),
      ),
    ),
  );
}

const verdicts = reachable();

/** What every text with this action has to say. */
const SAYS: Readonly<Record<Language, Readonly<Partial<Record<Action, RegExp>>>>> = {
  en: {
    retry_with_backoff: /repeat the identical call/i,
    reconcile_first: /look up|look it up/,
    escalate: /a person must/,
    refresh_credentials: /fresh token/,
    treat_as_done: /done/,
  },
  'pt-BR': {
    retry_with_backoff: /repita (agora )?exatamente a mesma chamada/i,
    reconcile_first: /(?:consulte|verifique) .*antes de repetir/,
    escalate: /uma pessoa precisa/,
    refresh_credentials: /novo token/,
    treat_as_done: /concluída/,
  },
};

describe.each(LANGUAGES)('guidance in %s', (lang) => {
  it('exists, is whole and short for every reachable verdict', () => {
    for (const verdict of verdicts) {
      const text = guidance(verdict, lang);
      expect(text.length).toBeLessThanOrEqual(240);
      expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u);
      expect(text).not.toMatch(/undefined|null| {2}/);
    }
  });

  it('says what its action means', () => {
    for (const verdict of verdicts) expect(guidance(verdict, lang)).toMatch(SAYS[lang][verdict.action] ?? /./);
  });

  it('differs between any two pairs of type and action', () => {
    const owners = new Map<string, string>();
    for (const verdict of verdicts) {
      const owner = `${verdict.error_type} ${verdict.action}`;
      const text = guidance(verdict, lang);
      expect(owners.get(text) ?? owner).toBe(owner);
      owners.set(text, owner);
    }
  });

  it('names the wait of a retry when one is known', () => {
    const waiting = verdicts.filter((verdict) => verdict.action === 'retry_with_backoff' && verdict.retry_after_ms === 2000);
    expect(waiting.length).toBeGreaterThan(0);
    for (const verdict of waiting) expect(guidance(verdict, lang)).toMatch(/(ait|guarde) 2 s\b/);
  });

  it('never exceeds its length, whatever names it is given', () => {
    const name = fc.string({ unit: fc.constantFrom('a', '_', '$', '{', '.'), minLength: 1, maxLength: 80 });
    const details = fc.record({
      existing_id: name,
      allowed_operations: fc.array(name, { maxLength: 9 }),
      fields: fc.array(fc.record({ path: name, expected: name }), { maxLength: 9 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...verdicts), details, (verdict, named) => {
        expect(guidance({ ...verdict, details: named }, lang).length).toBeLessThanOrEqual(GUIDANCE_MAX);
      }),
    );
  });
});

describe('guidance', () => {
  const base: Verdict = {
    error_type: 'timeout',
    action: 'retry_with_backoff',
    effect: 'unknown',
    retry_after_ms: null,
    operationKnown: false,
  };

  it('differs between the two languages', () => {
    for (const verdict of verdicts) expect(guidance(verdict, 'en')).not.toBe(guidance(verdict, 'pt-BR'));
  });

  const says: readonly (readonly [Verdict, Language, string])[] = [
    [base, 'en', 'If this call changes something, look it up first'],
    [base, 'pt-BR', 'Se esta chamada altera algo, consulte antes'],
    [{ ...base, operationKnown: true }, 'en', 'Wait a little, then repeat the identical call'],
    [{ ...base, error_type: 'duplicate', action: 'treat_as_done', details: { existing_id: 'ref_9' } }, 'en', 'in place as ref_9'],
    [{ ...base, error_type: 'duplicate', action: 'reconcile_first', details: { existing_id: 'ref_9' } }, 'pt-BR', 'ref_9 pode ser'],
    [{ ...base, error_type: 'duplicate', action: 'fix_input', details: { existing_id: 'ref_9' } }, 'en', 'ref_9 holds this name'],
    [{ ...base, error_type: 'payment_declined', action: 'escalate', details: { decline: 'soft' } }, 'en', 'another day'],
    [{ ...base, error_type: 'payment_declined', action: 'escalate', details: { decline: 'hard' } }, 'pt-BR', 'Não cobre mais'],
    [{ ...base, error_type: 'quota_exhausted', action: 'escalate', retry_after_ms: 518_400_000 }, 'en', '6 days from now'],
    [
      { ...base, error_type: 'business_rule_violation', action: 'fix_input', details: { allowed_operations: ['void_invoice'] } },
      'en',
      'Allowed now: void_invoice.',
    ],
    [
      { ...base, error_type: 'invalid_input', action: 'fix_input', details: { fields: [{ path: 'currency', expected: 'x' }] } },
      'pt-BR',
      'Corrija currency',
    ],
    [{ ...base, error_type: 'timeout', action: 'reconcile_first', effect: 'partial' }, 'en', 'send only what is missing'],
  ];

  it.each(says)('%j in %s says "%s"', (verdict, lang, words) => {
    expect(guidance(verdict, lang)).toContain(words);
  });

  it.each([
    [1, '1 s'],
    [2000, '2 s'],
    [2001, '3 s'],
    [119_000, '119 s'],
    [121_000, '3 min'],
    [900_000, '15 min'],
    [41_234_000, '12 h'],
    [518_400_000, '6 dias'],
  ])('rounds %i ms up to %s', (waitMs, text) => {
    expect(waitText(waitMs, 'pt-BR')).toBe(text);
  });
});
