// Control routes for a sandbox's fault plan: arm, list, clear.
// Beside the walk: a rule armed here is met by calls that arrive afterwards.
import * as z from 'zod';
import type { Complaints } from '../complaint/complaint.ts';
import { invalidRequest } from '../complaint/invalid-request.ts';
import { MAX_RULES, readRule, readRules, ruleSchema } from '../faults/plan/rule.ts';
import { VOCABULARY } from '../sandbox/vocabulary.ts';
import { ControlRefusal, defineSandboxRoute } from './route.ts';
import { ruleView, viewOfRule } from './rule-view.ts';

const RULES_PATH = '/sandboxes/{sandbox_id}/rules';
const nothing = z.strictObject({});

/** The plan's own reader knows better what is wrong with a rule: it names the valid kinds, places and operations. */
const newRule = z.unknown().meta({ ...z.toJSONSchema(ruleSchema, { io: 'input' }), id: 'NewRule' });

const unreadable = (complaints: Complaints): ControlRefusal => new ControlRefusal(invalidRequest(complaints, 'the rule'));

/** There is no room: nothing was armed, and the plan counts what was refused. */
const noRoom = (): ControlRefusal =>
  new ControlRefusal({ code: 'too_many_rules', detail: `A sandbox holds at most ${MAX_RULES} rules; delete some first.` });

export const createRule = defineSandboxRoute({
  name: 'create_rule',
  summary: 'Arm a fault rule',
  method: 'POST',
  path: RULES_PATH,
  input: newRule,
  output: ruleView,
  status: 201,
  problems: [404, 409, 422],
  run: (input, { plan, calendar }) => {
    const reading = readRule(input, VOCABULARY, calendar.now());
    if (!reading.ok) return unreadable(reading.complaints);
    const [armed] = plan.arm([reading.rule]) ?? [];
    return armed === undefined ? noRoom() : viewOfRule(armed);
  },
});

export const armPlan = defineSandboxRoute({
  name: 'arm_plan',
  summary: 'Arm several fault rules at once: all of them, or none when one is refused',
  method: 'POST',
  path: '/sandboxes/{sandbox_id}/plan',
  input: z.strictObject({
    rules: z.array(newRule).max(MAX_RULES).describe('in the order in which they surround a call, the outermost first'),
    replace: z.boolean().default(false).describe('true: in place of those that stand; false: behind them'),
  }),
  output: z.strictObject({ data: z.array(ruleView) }),
  status: 201,
  problems: [404, 409, 422],
  run: ({ rules, replace }, { plan, calendar }) => {
    const reading = readRules(rules, VOCABULARY, calendar.now());
    if (!reading.ok) {
      const [first, ...rest] = reading.complaints.map((complaint) => ({ ...complaint, path: `rules.${complaint.path}` }));
      return unreadable(first === undefined ? reading.complaints : [first, ...rest]);
    }
    const armed = plan.arm(reading.rules, replace);
    return armed === null ? noRoom() : { data: armed.map(viewOfRule) };
  },
});

export const listRules = defineSandboxRoute({
  name: 'list_rules',
  summary: 'The plan: every rule with its hits, and whether all are completed',
  method: 'GET',
  path: RULES_PATH,
  input: nothing,
  output: z.strictObject({
    data: z.array(ruleView),
    completed: z.boolean().describe('every rule is completed'),
    capacity: z.int().describe('how many rules it holds at most'),
    refused: z.int().min(0).describe('how many rules found no room so far'),
  }),
  status: 200,
  problems: [404],
  run: (_input, { plan }) => {
    const rules = plan.list();
    const completed = rules.every((rule) => rule.completed);
    return { data: rules.map(viewOfRule), completed, capacity: MAX_RULES, refused: plan.refused };
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
