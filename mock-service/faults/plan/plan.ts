// Plan: a sandbox's ordered fault rules; it folds those that match around the rest of the walk, each at its place.
// Step 3 of a request's walk. The first rule is the outermost; a call meets the plan as it stood when the call arrived.
import type { RoutedCall } from '../../call.ts';
import type { Delivery } from '../../delivery.ts';
import type { Random } from '../../determinism/random.ts';
import type { FaultContext, Next, Place } from '../fault.ts';
import { matcher } from './match.ts';
import type { PlanContents, PlanState } from './plan-state.ts';
import { MAX_RULES, type Rule } from './rule.ts';
import { Tally } from './tally.ts';
import { fires, spent } from './trigger.ts';
import { hasItsTurn } from './upload.ts';

/** A rule of a plan, with what has become of it. */
export interface PlannedRule extends Rule {
  /** `rule_1` and so on, in the order they were armed. */
  readonly id: string;
  /** How often it fired. */
  readonly hits: number;
  /** How often it would have fired and found nothing to spoil. */
  readonly bypassed: number;
  /** It was counted, and for no caller counted so far can it fire again. */
  readonly completed: boolean;
}

/** A fault that fired on a call. */
export interface FiredFault {
  readonly rule_id: string;
  readonly kind: string;
  readonly at: Place;
  /** It found nothing to spoil after all. */
  bypassed?: true;
}

/** One firing of one rule: what its fault's context is made of. */
export interface Firing extends Pick<FaultContext, 'at' | 'ordinal' | 'random' | 'armedAtMs' | 'bypass'> {}

/** What the plan needs to know of one call. */
export interface PlannedCall {
  readonly call: RoutedCall;
  /** The fault the call asks for itself; the innermost at its place. */
  readonly oneShot: Rule | null;
  /** True: its body is on its way, and only the faults that act before it is read have their turn; the others have theirs later. */
  readonly bodyUnread?: boolean;
  /** Makes a fault's context. */
  context(firing: Firing): FaultContext;
  /** Told of each fault that fires, in order; the same object says later whether it was bypassed. */
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
  /** Whether some rule acts before a body is read. */
  uploads(): boolean;
  /** The plan as it stands now, for one call. */
  begin(planned: PlannedCall): Around;
  /** All of it as plain JSON. `readPlanState` reads it again, `restore` goes on from what that read. */
  state(): PlanState;
  /** Takes the place of all that was armed and counted; calls on their way keep what they met. */
  restore(contents: PlanContents): void;
}

/** A rule with its counts. */
interface Entry {
  readonly id: string;
  readonly rule: Rule;
  readonly armedAtMs: number;
  readonly matches: (call: RoutedCall) => boolean;
  readonly tally: Tally;
  hits: number;
  bypassed: number;
}

function report({ id, rule, tally, hits, bypassed }: Entry): PlannedRule {
  return { ...rule, id, hits, bypassed, completed: tally.allSpent((matched) => spent(rule.trigger, matched)) };
}

/** Counts a match; the firing when it fires, else null. */
function tick(entry: Entry, { call }: PlannedCall, random: Random): Omit<Firing, 'bypass'> | null {
  const { rule, tally, id, armedAtMs } = entry;
  const { match, draw } = tally.next(rule.count === 'caller' ? call.caller : '');
  if (!fires(rule.trigger, match)) return null;
  entry.hits += 1;
  return { at: rule.at, ordinal: match, armedAtMs, random: random.fork('fault', id, call.caller, draw) };
}

/** Takes a firing back, once however often it is asked. */
function takeBack(entry: Entry, { call }: PlannedCall, fault: FiredFault): () => void {
  return () => {
    if (fault.bypassed) return;
    fault.bypassed = true;
    entry.hits -= 1;
    entry.bypassed += 1;
    entry.tally.giveBack(entry.rule.count === 'caller' ? call.caller : '');
  };
}

/** One rule around the rest. Past a commit the rest goes first: an answer that commits nothing is no match. */
async function wrap(entry: Entry, planned: PlannedCall, random: Random, next: Next): Promise<Delivery> {
  const { fault, at, params } = entry.rule;
  const inject = async (rest: Next): Promise<Delivery> => {
    const firing = tick(entry, planned, random);
    if (firing === null) return rest();
    const fired: FiredFault = { rule_id: entry.id, kind: fault.kind, at };
    planned.onFired(fired);
    return fault.inject(rest, planned.call, params, planned.context({ ...firing, bypass: takeBack(entry, planned, fired) }));
  };
  if (at !== 'after_commit') return inject(next);
  const delivery = await next();
  return delivery.commit === 'none' ? delivery : inject(async () => delivery);
}

const always = (): boolean => true;

/** What a one-shot is run as: its matches are counted over all one-shots. */
function onceOf(rule: Rule, tally: Tally, armedAtMs: number): Entry {
  return { id: 'header', rule, armedAtMs, matches: always, tally, hits: 0, bypassed: 0 };
}

/** A plan without rules; its draws come from `random`, its times from `now` in milliseconds of the sandbox's calendar. */
export function createPlan(random: Random, now: () => number): Plan {
  let entries: readonly Entry[] = [];
  let armed = 0;
  let refused = 0;
  let oneShots = new Tally();
  return {
    add: (rule) => {
      if (entries.length >= MAX_RULES) {
        refused += 1;
        return null;
      }
      armed += 1;
      const entry = { ...onceOf(rule, new Tally(), now()), id: `rule_${armed}`, matches: matcher(rule.match) };
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
    uploads: () => entries.some(({ rule }) => rule.fault.beforeBody === true),
    begin: (planned) => {
      const { call, oneShot, bodyUnread = false } = planned;
      if (entries.length === 0 && oneShot === null) return (_place, next) => next();
      const once = oneShot === null ? [] : [onceOf(oneShot, oneShots, now())];
      const standing = [...entries.filter(({ rule, matches }) => hasItsTurn(rule, bodyUnread) && matches(call)), ...once];
      return (place, next) =>
        standing
          .filter(({ rule }) => rule.at === place)
          .reduceRight<Next>((rest, entry) => () => wrap(entry, planned, random, rest), next)();
    },
    state: () => {
      const rules = entries.map(({ id, rule, armedAtMs, hits, bypassed, tally }) => {
        return { id, rule: rule.written, armed_at_ms: armedAtMs, hits, bypassed, callers: tally.state() };
      });
      return { armed, refused, rules, one_shots: oneShots.state() };
    },
    restore: (contents) => {
      ({ armed, refused } = contents);
      oneShots = new Tally(contents.one_shots);
      entries = contents.rules.map(({ id, rule, armed_at_ms, hits, bypassed, callers }) => {
        return { id, rule, armedAtMs: armed_at_ms, matches: matcher(rule.match), tally: new Tally(callers), hits, bypassed };
      });
    },
  };
}
