// Plan: a sandbox's ordered fault rules; it folds those that match around the rest of the walk, each at its place.
// Step 3 of a request's walk. The first rule is the outermost; a call meets the plan as it stood when the call arrived.
import type { RoutedCall } from '../../call.ts';
import { type Delivery, isBroken } from '../../delivery.ts';
import type { Random } from '../../determinism/random.ts';
import type { FaultContext, Next, Place } from '../fault.ts';
import { ArmedRule, type Firing, type PlannedRule } from './armed-rule.ts';
import { CallFacts } from './match/call-facts.ts';
import type { PlanContents, PlanState } from './plan-state.ts';
import { MAX_RULES, type Rule } from './rule.ts';
import { Tally } from './tally.ts';
import { hasItsTurn } from './upload.ts';

export type { Firing, PlannedRule };

/** A fault that fired on a call. */
export interface FiredFault {
  readonly rule_id: string;
  readonly kind: string;
  readonly at: Place;
  /** It found nothing to spoil after all. */
  bypassed?: true;
}

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
  /** Arms rules behind those that stand, or in their place: all, or, when there is no room, none: null. */
  arm(rules: readonly Rule[], inPlace?: boolean): readonly PlannedRule[] | null;
  /** In the order they were armed. */
  list(): readonly PlannedRule[];
  /** False when there is no such rule. */
  remove(id: string): boolean;
  clear(): void;
  /** How many rules are armed. */
  readonly size: number;
  /** How many rules found no room so far. */
  readonly refused: number;
  /** Whether some rule acts before a body is read. */
  uploads(): boolean;
  /** The plan as it stands now, for one call. */
  begin(planned: PlannedCall): Around;
  /** All of it as plain JSON. `readPlanState` reads it again, `restore` goes on from what that read. */
  state(): PlanState;
  /** The same with its rules ready to run: what another plan goes on from by `restore` without reading them again. */
  contents(): PlanContents;
  /** Takes the place of all that was armed and counted; calls on their way keep what they met. */
  restore(contents: PlanContents): void;
}

/** What a fault makes of the rest. Whatever is broken already is not spoiled once more: it stays as it is, and that is no hit. */
async function spoil({ rule }: ArmedRule, planned: PlannedCall, firing: Firing, rest: Next): Promise<Delivery> {
  let real: Delivery | null = null;
  const next = async (): Promise<Delivery> => {
    real = await rest();
    return real;
  };
  const delivery = await rule.fault.inject(next, planned.call, rule.params, planned.context(firing));
  const found = real as Delivery | null; // assigned in `next`, where the compiler does not look
  if (found === null) return { ...delivery, spoiled: true };
  if (delivery !== found && isBroken(found)) {
    firing.bypass();
    return found;
  }
  return delivery.reply === found.reply ? delivery : { ...delivery, spoiled: true };
}

/** One rule around the rest. Past a commit the rest goes first: an answer that commits nothing is no match. */
async function wrap(armed: ArmedRule, planned: PlannedCall, next: Next): Promise<Delivery> {
  const { fault, at } = armed.rule;
  const inject = async (rest: Next): Promise<Delivery> => {
    const fired: FiredFault = { rule_id: armed.id, kind: fault.kind, at };
    const firing = armed.match(planned.call.caller, () => {
      fired.bypassed = true;
    });
    if (firing === null) return rest();
    planned.onFired(fired);
    return spoil(armed, planned, firing, rest);
  };
  if (at !== 'after_commit') return inject(next);
  const delivery = await next();
  return delivery.commit === 'none' ? delivery : inject(async () => delivery);
}

const NOTHING_AROUND: Around = (_place, next) => next();

/** The rules that take turns, by the name of their queue. */
function queuesOf(rules: readonly ArmedRule[]): ReadonlyMap<string, readonly ArmedRule[]> {
  const queues = new Map<string, ArmedRule[]>();
  for (const each of rules) {
    const { queue } = each.rule;
    const behind = queue === null ? undefined : queues.get(queue);
    if (behind !== undefined) behind.push(each);
    else if (queue !== null) queues.set(queue, [each]);
  }
  return queues;
}

/** Keeps its rules in order, and for each operation those that can be about its calls. */
class RulePlan implements Plan {
  readonly #random: Random;
  readonly #now: () => number;
  #rules: readonly ArmedRule[] = [];
  /** Made when a call first asks, for as long as the rules stay; null: calls for no operation. */
  #byOperation = new Map<string | null, readonly ArmedRule[]>();
  /** By queue, in their order. */
  #queues: ReadonlyMap<string, readonly ArmedRule[]> = new Map();
  #uploads = false;
  #armed = 0;
  #refused = 0;
  #oneShots = new Tally();

  constructor(random: Random, now: () => number) {
    this.#random = random;
    this.#now = now;
  }

  get size(): number {
    return this.#rules.length;
  }

  get refused(): number {
    return this.#refused;
  }

  arm(rules: readonly Rule[], inPlace = false): readonly PlannedRule[] | null {
    const standing = inPlace ? [] : this.#rules;
    if (standing.length + rules.length > MAX_RULES) {
      this.#refused += rules.length;
      return null;
    }
    const armedAtMs = this.#now();
    const added = rules.map((rule, index) => new ArmedRule({ id: `rule_${this.#armed + index + 1}`, rule, armedAtMs }, this.#random));
    this.#armed += rules.length;
    this.#set([...standing, ...added]);
    return added.map((each) => each.report(armedAtMs));
  }

  list(): readonly PlannedRule[] {
    const nowMs = this.#now();
    return this.#rules.map((each) => each.report(nowMs));
  }

  remove(id: string): boolean {
    const kept = this.#rules.filter((each) => each.id !== id);
    const removed = kept.length < this.#rules.length;
    if (removed) this.#set(kept);
    return removed;
  }

  clear(): void {
    this.#set([]);
  }

  uploads(): boolean {
    return this.#uploads;
  }

  begin(planned: PlannedCall): Around {
    const { oneShot } = planned;
    if (this.#rules.length === 0 && oneShot === null) return NOTHING_AROUND;
    const standing = this.#standing(planned);
    const id = 'header';
    const own = (rule: Rule) => new ArmedRule({ id, rule, armedAtMs: this.#now() }, this.#random, undefined, this.#oneShots);
    const all = oneShot === null ? standing : [...standing, own(oneShot)];
    if (all.length === 0) return NOTHING_AROUND;
    return (place, next) =>
      all.filter(({ rule }) => rule.at === place).reduceRight<Next>((rest, each) => () => wrap(each, planned, rest), next)();
  }

  state(): PlanState {
    const rules = this.#rules.map((each) => each.state());
    return { armed: this.#armed, refused: this.#refused, rules, one_shots: this.#oneShots.state() };
  }

  contents(): PlanContents {
    const rules = this.#rules.map((each) => ({ ...each.state(), rule: each.rule }));
    return { armed: this.#armed, refused: this.#refused, rules, one_shots: this.#oneShots.state() };
  }

  restore({ armed, refused, rules, one_shots }: PlanContents): void {
    this.#armed = armed;
    this.#refused = refused;
    this.#oneShots = new Tally(one_shots);
    this.#set(
      rules.map(({ id, rule, armed_at_ms, ...counts }) => new ArmedRule({ id, rule, armedAtMs: armed_at_ms }, this.#random, counts)),
    );
  }

  #set(rules: readonly ArmedRule[]): void {
    this.#rules = rules;
    this.#byOperation = new Map();
    this.#queues = queuesOf(rules);
    this.#uploads = rules.some(({ rule }) => rule.fault.beforeBody === true);
  }

  /** Those that can be about calls of an operation. */
  #about(operation: string | null): readonly ArmedRule[] {
    const known = this.#byOperation.get(operation);
    if (known !== undefined) return known;
    const about = this.#rules.filter(({ rule: { reach } }) =>
      operation === null ? reach.elsewhere : reach.operations.includes(operation),
    );
    this.#byOperation.set(operation, about);
    return about;
  }

  /** Those that a call meets: it fits, they are there, and it is their turn. */
  #standing({ call, bodyUnread = false }: PlannedCall): readonly ArmedRule[] {
    const about = this.#about(call.operation);
    if (about.length === 0) return about;
    const facts = new CallFacts(call);
    let nowMs: number | undefined;
    const now = (): number => {
      nowMs ??= this.#now();
      return nowMs;
    };
    const next = new Map<string, ArmedRule | undefined>();
    const isNext = (each: ArmedRule): boolean => {
      const { queue } = each.rule;
      if (queue === null) return true;
      if (!next.has(queue)) next.set(queue, this.#nextOf(queue, call.caller, now));
      return next.get(queue) === each;
    };
    const standing: ArmedRule[] = [];
    for (const each of about)
      if (each.fits(facts) && hasItsTurn(each.rule, bodyUnread) && each.isOpen(now) && isNext(each)) standing.push(each);
    return standing;
  }

  /** The first rule of a queue that a caller has not used up, whether or not it fits the call at hand. */
  #nextOf(queue: string, caller: string, now: () => number): ArmedRule | undefined {
    return this.#queues.get(queue)?.find((each) => !each.isSpentFor(caller, now));
  }
}

/** A plan without rules; its draws come from `random`, its times from `now` in milliseconds of the sandbox's calendar. */
export function createPlan(random: Random, now: () => number): Plan {
  return new RulePlan(random, now);
}
