// Control routes for a sandbox's fault plan: arm, list, clear.
// Beside the walk: a rule armed here is met by calls that arrive afterwards.
import { z } from 'zod';
import { invalidRequest } from '../complaint/invalid-request.ts';
import { PLACES } from '../faults/fault.ts';
import { FAULTS } from '../faults/index.ts';
import type { PlannedRule } from '../faults/plan/plan.ts';
import { MAX_RULES, readRule, ruleSchema } from '../faults/plan/rule.ts';
import { VOCABULARY } from '../sandbox/vocabulary.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';

const RULES_PATH = '/sandboxes/{sandbox_id}/rules';
const nothing = z.strictObject({});

/** A rule as the control API shows it. */
const ruleView = z
  .strictObject({
    id: z.string(),
    fault: z.enum(FAULTS.map(({ kind }) => kind)),
    params: z.unknown(),
    at: z.enum(PLACES),
    match: z.strictObject({ operation: z.string().optional(), method: z.string().optional(), path: z.string().optional() }),
    trigger: z
      .partialRecord(z.enum(['first', 'nth', 'every']), z.int())
      .nullable()
      .describe('null: every match'),
    count: z.enum(['caller', 'sandbox']),
    hits: z.int().min(0).describe('how often it fired'),
    completed: z.boolean().describe('it was counted, and can fire for none of the callers counted so far'),
  })
  .meta({ id: 'Rule', description: 'An armed fault rule.' });

/** An armed rule as the control API answers it. */
export type RuleView = z.infer<typeof ruleView>;

function view({ id, fault, params, at, match, trigger, count, hits, completed }: PlannedRule) {
  const wireTrigger = trigger.kind === 'always' ? null : { [trigger.kind]: trigger.n };
  return { id, fault: fault.kind, params, at, match, trigger: wireTrigger, count, hits, completed };
}

export const createRule = defineSandboxRoute({
  name: 'create_rule',
  summary: 'Arm a fault rule',
  method: 'POST',
  path: RULES_PATH,
  // The plan's own reader knows better what is wrong with a rule: it names the valid kinds, places and operations.
  input: z.unknown().meta({ ...z.toJSONSchema(ruleSchema, { io: 'input' }), id: 'NewRule' }),
  output: ruleView,
  status: 201,
  problems: [404, 409, 422],
  run: (input, { plan }) => {
    const reading = readRule(input, VOCABULARY);
    if (!reading.ok) return new ControlRefusal(invalidRequest(reading.complaints, 'the rule'));
    const planned = plan.add(reading.rule);
    if (planned !== null) return view(planned);
    const detail = `A sandbox holds at most ${MAX_RULES} rules; delete some first.`;
    return new ControlRefusal({ code: 'too_many_rules', detail });
  },
});

export const listRules = defineSandboxRoute({
  name: 'list_rules',
  summary: 'The plan: every rule with its hits, and whether all are completed',
  method: 'GET',
  path: RULES_PATH,
  input: nothing,
  output: z.strictObject({ data: z.array(ruleView), completed: z.boolean().describe('every rule is completed') }),
  status: 200,
  problems: [404],
  run: (_input, { plan }) => {
    const rules = plan.list();
    return { data: rules.map(view), completed: rules.every(({ completed }) => completed) };
  },
});

export const clearRules = defineSandboxRoute({
  name: 'clear_rules',
  summary: 'Clear the plan',
  method: 'DELETE',
  path: RULES_PATH,
  input: nothing,
  output: null,
  status: 204,
  problems: [404],
  run: (_input, { plan }) => plan.clear(),
});

export const deleteRule = defineSandboxRoute({
  name: 'delete_rule',
  summary: 'Take one rule out of the plan',
  method: 'DELETE',
  path: `${RULES_PATH}/{rule_id}`,
  input: nothing,
  output: null,
  status: 204,
  problems: [404],
  run: (_input, { plan }, { params }) => (plan.remove(params.rule_id ?? '') ? undefined : new ControlRefusal({ code: 'rule_not_found' })),
});
