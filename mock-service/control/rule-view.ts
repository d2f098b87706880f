// ruleView: a fault rule as the control API shows it: as it was written, and what has become of it.
// Beside the walk: arming and listing both answer with it.
import * as z from 'zod';
import { PLACES } from '../faults/fault.ts';
import { FAULTS } from '../faults/index.ts';
import { matchSchema } from '../faults/plan/match/index.ts';
import type { PlannedRule } from '../faults/plan/plan.ts';
import { ttlSchema, windowSchema } from '../faults/plan/span.ts';
import { triggerSchema } from '../faults/plan/trigger.ts';

/** The form of it. */
export const ruleView = z
  .strictObject({
    id: z.string(),
    fault: z.enum(FAULTS.map(({ kind }) => kind)),
    params: z.unknown(),
    at: z.enum(PLACES),
    match: matchSchema,
    trigger: triggerSchema.nullable().describe('null: every match'),
    count: z.enum(['caller', 'sandbox']),
    window: windowSchema.nullable(),
    ttl_ms: ttlSchema.nullable(),
    queue: z.string().nullable(),
    armed_at: z.iso.datetime().describe('by the sandbox’s calendar'),
    hits: z.int().min(0).describe('how often it fired'),
    bypassed: z.int().min(0).describe('how often it would have fired, and found nothing to spoil: no hit, no match'),
    completed: z
      .boolean()
      .describe('it can fire no more: its trigger is used up for every caller counted so far, or it has expired; hits says whether it did'),
    expired: z.boolean().describe('its window or its life is over'),
  })
  .meta({ id: 'Rule', description: 'An armed fault rule.' });

export type RuleView = z.infer<typeof ruleView>;

/** A rule in that form. */
export function viewOfRule(rule: PlannedRule): RuleView {
  const { id, fault, params, at, match, trigger, count, queue, written, armedAtMs } = rule;
  const { hits, bypassed, completed, expired } = rule;
  return {
    id,
    fault: fault.kind,
    params,
    at,
    match,
    trigger: trigger.kind === 'always' ? null : { [trigger.kind]: trigger.value },
    count,
    window: written.window ?? null,
    ttl_ms: written.ttl_ms ?? null,
    queue,
    armed_at: new Date(armedAtMs).toISOString(),
    hits,
    bypassed,
    completed,
    expired,
  };
}
