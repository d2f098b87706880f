// refuse: a business rule refuses a call that would have passed, worded as the provider words it.
// Only before_operation: a business rule speaks for the operation and nowhere else.
import * as z from 'zod';
import { defineFault, type Vocabulary } from './fault.ts';

/** The refusal of one business rule; nothing is committed. */
export const refuse = defineFault({
  kind: 'refuse',
  about: 'Refuses by the named business rule (R43, …) instead of running the operation.',
  params: z.strictObject({ rule: z.string().describe('id of a business rule') }),
  allowedAt: ['before_operation'],
  check: ({ rule }, vocabulary, reached) => {
    const rules = raisable(vocabulary, reached);
    return rules.includes(rule) ? null : { path: 'rule', expected: `one of ${rules.join(', ')}` };
  },
  inject: async (_next, _call, { rule }, context) => context.refuse(rule),
});

/** The rules by which any of these operations can refuse, in the vocabulary's order. */
function raisable({ operations, rules }: Vocabulary, reached: readonly string[]): readonly string[] {
  const each = reached.map((name) => new Set(operations[name]?.rules ?? rules));
  return rules.filter((rule) => each.some((raised) => raised.has(rule)));
}
