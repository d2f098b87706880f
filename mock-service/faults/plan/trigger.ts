// TRIGGERS: when a rule fires, counted over its own matches. Pure: the plan keeps the counts and has the draws.
// Step 3 of a request's walk, once a rule's match and place are reached.
import * as z from 'zod';

const n = z.int().min(1).max(1_000_000);

/** One kind of trigger; `value` is its own number, `ordinal` a match's, from 1. */
interface TriggerKind {
  readonly schema: z.ZodType<number>;
  /** `draw` gives this match's own number in [0, 1). */
  fires(value: number, ordinal: number, draw: () => number): boolean;
  /** Whether no match after number `ordinal` can fire any more. */
  spent(value: number, ordinal: number): boolean;
}

const never = (): boolean => false;

const KINDS = {
  first: {
    schema: n.describe('matches 1 to n'),
    fires: (value, ordinal) => ordinal <= value,
    spent: (value, ordinal) => ordinal >= value,
  },
  nth: {
    schema: n.describe('match n alone'),
    fires: (value, ordinal) => ordinal === value,
    spent: (value, ordinal) => ordinal >= value,
  },
  every: {
    schema: n.describe('matches n, 2n, 3n …'),
    fires: (value, ordinal) => ordinal % value === 0,
    spent: never,
  },
  after: {
    schema: n.describe('every match after n'),
    fires: (value, ordinal) => ordinal > value,
    spent: never,
  },
  probability: {
    schema: z
      .number()
      .min(0)
      .max(1)
      .refine((value) => value <= 0 || value >= 0.000_001, { error: '0, or 0.000001 to 1' })
      .describe('each match with this probability, drawn from the seed: 0 never, 1 always'),
    fires: (value, _ordinal, draw) => draw() < value,
    spent: (value) => value === 0,
  },
} as const satisfies Record<string, TriggerKind>;

/** The kinds of trigger by name. */
export const TRIGGERS: Readonly<Record<keyof typeof KINDS, TriggerKind>> = KINDS;
type Kind = keyof typeof KINDS;

/** When a rule fires: as one of TRIGGERS says; `always`: at each match. */
export type Trigger = { readonly kind: 'always' } | { readonly kind: Kind; readonly value: number };

const names = Object.keys(KINDS).join(', ');

/** A trigger as it is written: `{ "first": 2 }`. */
export const triggerSchema = z
  .strictObject({
    first: KINDS.first.schema.optional(),
    nth: KINDS.nth.schema.optional(),
    every: KINDS.every.schema.optional(),
    after: KINDS.after.schema.optional(),
    probability: KINDS.probability.schema.optional(),
  })
  .refine((trigger) => Object.keys(trigger).length === 1, { error: `exactly one of: ${names}` });

/** The trigger that is written; none: always. */
export function triggerOf(written: z.infer<typeof triggerSchema> | undefined): Trigger {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const value = written?.[kind];
    if (value !== undefined) return { kind, value };
  }
  return { kind: 'always' };
}

/** Whether match number `ordinal` (from 1) fires; `draw` is asked only by a trigger that draws. */
export function fires(trigger: Trigger, ordinal: number, draw: () => number): boolean {
  return trigger.kind === 'always' || TRIGGERS[trigger.kind].fires(trigger.value, ordinal, draw);
}

/** Whether no match after number `ordinal` can fire any more; 0: none ever. */
export function spent(trigger: Trigger, ordinal: number): boolean {
  return trigger.kind !== 'always' && TRIGGERS[trigger.kind].spent(trigger.value, ordinal);
}
