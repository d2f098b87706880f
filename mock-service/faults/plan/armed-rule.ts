// ArmedRule: a rule in a plan, with what has become of it: matches counted, hits, what was bypassed.
// Step 3 of a request's walk: the plan asks it whether it meets a call, and counts a match where its place is reached.
import type { Random } from '../../determinism/random.ts';
import type { FaultContext } from '../fault.ts';
import type { CallFacts } from './match/call-facts.ts';
import { compileMatch } from './match/index.ts';
import type { PlanContents } from './plan-state.ts';
import type { Rule } from './rule.ts';
import { isOpen, isOver, isTimed } from './span.ts';
import { Tally } from './tally.ts';
import { fires, spent } from './trigger.ts';

/** A rule of a plan, with what has become of it. */
export interface PlannedRule extends Rule {
  /** `rule_1` and so on, in the order they were armed. */
  readonly id: string;
  readonly armedAtMs: number;
  /** How often it fired. */
  readonly hits: number;
  /** How often it would have fired and found nothing to spoil. */
  readonly bypassed: number;
  /** It can fire no more: for none of the callers counted so far, or because its time, its fault's or its chance is none. */
  readonly completed: boolean;
  /** Its window or its life is over. */
  readonly expired: boolean;
}

/** One firing of one rule: what its fault's context is made of. */
export interface Firing extends Pick<FaultContext, 'at' | 'ordinal' | 'random' | 'armedAtMs' | 'bypass'> {}

/** A rule and when it was armed. */
export interface Arming {
  readonly id: string;
  readonly rule: Rule;
  readonly armedAtMs: number;
}

type Counts = Pick<PlanContents['rules'][number], 'hits' | 'bypassed' | 'callers'>;

/** A rule that is armed; `random` is the sandbox's. */
export class ArmedRule {
  readonly id: string;
  readonly rule: Rule;
  readonly armedAtMs: number;
  /** Whether its match fits a call of an operation that it reaches, for by these a plan files it; its time and its turn are other questions. */
  readonly fits: (facts: CallFacts) => boolean;
  readonly #random: Random;
  readonly #chances: Random | null;
  readonly #tally: Tally;
  readonly #isTimed: boolean;
  /** From when on its fault does nothing any more, by the calendar. */
  readonly #endsAtMs: number;
  #hits: number;
  #bypassed: number;

  constructor({ id, rule, armedAtMs }: Arming, random: Random, counts?: Counts, tally = new Tally(counts?.callers)) {
    this.id = id;
    this.rule = rule;
    this.armedAtMs = armedAtMs;
    const { operation: _filed, ...match } = rule.match;
    this.fits = compileMatch(match);
    this.#random = random;
    this.#chances = rule.trigger.kind === 'probability' ? random.fork('trigger', id) : null;
    this.#tally = tally;
    this.#isTimed = isTimed(rule.span);
    this.#endsAtMs = rule.fault.endsAtMs?.(rule.params, armedAtMs) ?? Number.POSITIVE_INFINITY;
    this.#hits = counts?.hits ?? 0;
    this.#bypassed = counts?.bypassed ?? 0;
  }

  /** Whether the calendar is within its window and its life. */
  isOpen(now: () => number): boolean {
    return !this.#isTimed || isOpen(this.rule.span, this.armedAtMs, now());
  }

  /** Whether a caller has used it up, or its time is over. */
  isSpentFor(caller: string, now: () => number): boolean {
    return spent(this.rule.trigger, this.#tally.matchedBy(this.#counted(caller))) || this.#hasEnded(now);
  }

  /** Counts a match of `caller`: the firing when it fires, else null. `onBypassed` hears of it, once, when it is taken back. */
  match(caller: string, onBypassed: () => void): Firing | null {
    const { at, trigger } = this.rule;
    const counted = this.#counted(caller);
    const { match, draw } = this.#tally.next(counted);
    if (!fires(trigger, match, () => this.#chances?.unitAt(counted, draw) ?? 1)) return null;
    this.#hits += 1;
    let isBypassed = false;
    const bypass = (): void => {
      if (isBypassed) return;
      isBypassed = true;
      this.#hits -= 1;
      this.#bypassed += 1;
      this.#tally.giveBack(counted);
      onBypassed();
    };
    const drawn = (): Random => this.#random.fork('fault', this.id, caller, draw);
    let random: Random | undefined;
    return {
      at,
      ordinal: match,
      armedAtMs: this.armedAtMs,
      bypass,
      // Made when it is asked for: most faults draw nothing, and a thousand rules may fire on one call.
      get random() {
        random ??= drawn();
        return random;
      },
    };
  }

  report(nowMs: number): PlannedRule {
    const { id, rule, armedAtMs } = this;
    const { trigger, span } = rule;
    const expired = isOver(span, armedAtMs, nowMs);
    const isOverAnyway = this.#hasEnded(() => nowMs) || spent(trigger, 0);
    const completed = isOverAnyway || this.#tally.allSpent((matched) => spent(trigger, matched));
    return { ...rule, id, armedAtMs, hits: this.#hits, bypassed: this.#bypassed, completed, expired };
  }

  state() {
    const { id, rule, armedAtMs } = this;
    return { id, rule: rule.written, armed_at_ms: armedAtMs, hits: this.#hits, bypassed: this.#bypassed, callers: this.#tally.state() };
  }

  /** Its window, its life or what its fault does is over; the calendar is asked only where one of them can be. */
  #hasEnded(now: () => number): boolean {
    if (!this.#isTimed && this.#endsAtMs === Number.POSITIVE_INFINITY) return false;
    const nowMs = now();
    return nowMs >= this.#endsAtMs || isOver(this.rule.span, this.armedAtMs, nowMs);
  }

  #counted(caller: string): string {
    return this.rule.count === 'caller' ? caller : '';
  }
}
