// Plan: a sandbox's ordered fault rules; it folds those that match around the rest of the walk, each at its place.
// Step 3 of a request's walk. The first rule is the outermost; a call meets the plan as it stood when the call arrived.
import type { RoutedCall } from '../../call.ts';
import type { Delivery } from '../../delivery.ts';
import type { Random } from '../../determinism/random.ts';
import type { FaultContext, Next, Place } from '../fault.ts';
import { matcher } from './match.ts';
import type { Rule } from './rule.ts';
import { fires, spent } from './trigger.ts';

/** A rule of a plan, with what has become of it. */
export interface PlannedRule extends Rule {
  /** `rule_1` and so on, in the order they were armed. */
  readonly id: string;
  /** How often it fired. */
  readonly hits: number;
  /** It was counted, and for no caller counted so far can it fire again. */
  readonly completed: boolean;
}

/** A fault that fired on a call. */
export interface FiredFault {
  readonly rule_id: string;
  readonly kind: string;
  readonly at: Place;
}

/** What the plan needs to know of one call. */
export interface PlannedCall {
  readonly call: RoutedCall;
  /** The fault the call asks for itself; the innermost at its place. */
  readonly oneShot: Rule | null;
  /** Makes a fault's context. */
  context(at: Place, random: Random, ordinal: number): FaultContext;
  /** Told of each fault that fires, in order. */
  onFired(fault: FiredFault): void;
}

/** Puts the faults of one place around the rest of the walk. */
export type Around = (place: Place, next: Next) => ReturnType<Next>;

/** A sandbox's plan. */
export interface Plan {
  /** Arms a rule; null when the plan is full. */
  add(rule: Rule): PlannedRule | null;
  /** In the order they were armed. */
  list(): readonly PlannedRule[];
  /** False when there is no such rule. */
  remove(id: string): boolean;
  clear(): void;
  /** The plan as it stands now, for one call. */
  begin(planned: PlannedCall): Around;
}

/** How many rules a plan holds. */
export const MAX_RULES = 1000;

/** A rule with its counts: matches by caller, and hits. */
interface Entry {
  readonly id: string;
  readonly rule: Rule;
  readonly matches: (call: RoutedCall) => boolean;
  readonly matched: Map<string, number>;
  hits: number;
}

function report({ id, rule, matched, hits }: Entry): PlannedRule {
  const completed = matched.size > 0 && [...matched.values()].every((ordinal) => spent(rule.trigger, ordinal));
  return { ...rule, id, hits, completed };
}

/** Counts a match; its number and the fault's draws when it fires, else null. */
function tick(entry: Entry, { call }: PlannedCall, random: Random): { readonly ordinal: number; readonly draws: Random } | null {
  const key = entry.rule.count === 'caller' ? call.caller : '';
  const ordinal = (entry.matched.get(key) ?? 0) + 1;
  entry.matched.set(key, ordinal);
  if (!fires(entry.rule.trigger, ordinal)) return null;
  entry.hits += 1;
  return { ordinal, draws: random.fork('fault', entry.id, call.caller, ordinal) };
}

/** One rule around the rest. Past a commit the rest goes first: an answer that commits nothing is no match. */
async function wrap(entry: Entry, planned: PlannedCall, random: Random, next: Next): Promise<Delivery> {
  const { fault, at, params } = entry.rule;
  const inject = async (rest: Next): Promise<Delivery> => {
    const fired = tick(entry, planned, random);
    if (fired === null) return rest();
    planned.onFired({ rule_id: entry.id, kind: fault.kind, at });
    return fault.inject(rest, planned.call, params, planned.context(at, fired.draws, fired.ordinal));
  };
  if (at !== 'after_commit') return inject(next);
  const delivery = await next();
  return delivery.commit === 'none' ? delivery : inject(async () => delivery);
}

/** A plan without rules; its draws come from `random`. */
export function createPlan(random: Random): Plan {
  let entries: readonly Entry[] = [];
  let armed = 0;
  const oneShots = new Map<string, number>();
  return {
    add: (rule) => {
      if (entries.length >= MAX_RULES) return null;
      armed += 1;
      const entry: Entry = { id: `rule_${armed}`, rule, matches: matcher(rule.match), matched: new Map(), hits: 0 };
      entries = [...entries, entry];
      return report(entry);
    },
    list: () => entries.map(report),
    remove: (id) => {
      const kept = entries.filter((entry) => entry.id !== id);
      const removed = kept.length < entries.length;
      entries = kept;
      return removed;
    },
    clear: () => {
      entries = [];
    },
    begin: (planned) => {
      const { call, oneShot } = planned;
      if (entries.length === 0 && oneShot === null) return (_place, next) => next();
      const once: Entry[] = oneShot === null ? [] : [{ id: 'header', rule: oneShot, matches: () => true, matched: oneShots, hits: 0 }];
      const standing = [...entries.filter(({ matches }) => matches(call)), ...once];
      return (place, next) =>
        standing
          .filter(({ rule }) => rule.at === place)
          .reduceRight<Next>((rest, entry) => () => wrap(entry, planned, random, rest), next)();
    },
  };
}
