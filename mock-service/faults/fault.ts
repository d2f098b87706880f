// Fault: one way the provider misbehaves; it wraps the rest of the walk.
// Not calling `next` means nothing was committed; calling it and then spoiling the delivery means it was.
import type { z } from 'zod';
import type { RoutedCall } from '../call.ts';
import type { Delivery } from '../delivery.ts';
import type { Random } from '../determinism/random.ts';
import type { Field } from './plan/match/field.ts';

/**
 * Where on the walk a rule sits, from the outside in: around everything; around access and all behind it;
 * around idempotency, and only for answers that commit or replay a commit; around the operation alone.
 */
export const PLACES = ['on_wire', 'before_access', 'after_commit', 'before_operation'] as const;
export type Place = (typeof PLACES)[number];

/** What the rest of the walk answers. */
export type Next = () => Delivery | Promise<Delivery>;

/** Extra members of a problem document a fault makes. */
export interface ProblemExtra {
  readonly detail?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a fault may ask of the provider. It is implemented in sandbox/fault-context.ts. */
export interface FaultContext {
  /** Where this rule sits. */
  readonly at: Place;
  /** Which of this caller's matches of the rule it is, from 1. */
  readonly ordinal: number;
  /** This rule's draws for this caller's match: `fork(seed, rule, caller, ordinal)`. */
  readonly random: Random;
  /** When the rule was armed, by the calendar; for one that a call asks for itself, now. */
  readonly armedAtMs: number;
  /** The sandbox's dates. */
  readonly calendar: { now(): number; readonly followsClock: boolean };
  /** The service's timer, which no calendar stops. */
  readonly timer: { sleep(delayMs: number): Promise<void> };
  /** The credential this call came with; both are no-ops when it is not one of the sandbox's. */
  readonly credential: { expire(): void; revoke(): void };
  /** The sandbox's data, for a fault that answers from the past. */
  readonly state: {
    /** Lets this call's operation read what there was before the last `writes` commits, or `ms` ago by the calendar; as far back as is kept. */
    rewind(to: { readonly writes: number } | { readonly ms: number }): void;
  };
  /** The fault found nothing to spoil: it is no hit, and is counted as bypassed. */
  bypass(): void;
  /** The refusal of a business rule, as the provider itself would word it. */
  refuse(ruleId: string): Delivery;
  /** A problem document in the provider's own form. */
  problem(status: number, code: string, extra?: ProblemExtra): Delivery;
}

/** What the calls of an operation may carry besides their path; null: nothing. */
export interface OperationInput {
  readonly query: Field | null;
  readonly body: Field | null;
}

/** What a rule may know of an operation. */
export interface VocabularyOperation {
  readonly commits: boolean;
  readonly method: string;
  /** After the base path: `/invoices/{invoice_id}`. */
  readonly path: string;
  /** Business rules by which it can refuse; all of them when left out. */
  readonly rules?: readonly string[];
  /** True: it answers a list. */
  readonly list?: boolean;
  /** True: it answers one object that has an id. */
  readonly object?: boolean;
  /** Words of its form without which it commits nothing; any will do when left out. */
  readonly commitsFor?: Readonly<Record<string, string>>;
  /** True: it answers in place of an operation, so that nothing can sit before_operation. */
  readonly endpoint?: true;
  /** What its calls may carry; made when it is first asked. */
  input?(): OperationInput;
}

/** What a rule's parameters may name; a fault refuses what could never fire. */
export interface Vocabulary {
  /** By name. */
  readonly operations: Readonly<Record<string, VocabularyOperation>>;
  /** Ids of the business rules, "R01" and so on. */
  readonly rules: readonly string[];
  /** API keys and OAuth clients by name: the operations that each gets to the work of. */
  readonly credentials: Readonly<Record<string, readonly string[]>>;
}

/** Which parameter makes a rule useless, what was expected, and what came: another value, when nobody says. */
export interface Unusable {
  readonly path: string;
  readonly expected: string;
  readonly received?: string;
}

/** One kind of fault. `P` is what its parameters parse to. */
export interface Fault<P = unknown> {
  /** Wire name, snake_case; the file has the same words. */
  readonly kind: string;
  /** One sentence: what the caller meets. */
  readonly about: string;
  readonly params: z.ZodType<P>;
  /** True: it fires before the request's body is read, and `next` is never called; its rule can match nothing of the body. */
  readonly beforeBody?: true;
  /** The first one is the default, unless `placeFor` says otherwise. */
  readonly allowedAt: readonly [Place, ...Place[]];
  /** Optional power: the default with these parameters; null: the usual one. */
  placeFor?(params: P): Place | null;
  /** True: it does nothing to a call that came without a credential. */
  readonly needsCredential?: true;
  /**
   * Optional power: the body without which it finds nothing to spoil: the answer's own (`own_body`; where nothing runs, the stand-in's), or any
   * that the caller sees (`seen_body`); null: it needs none.
   */
  needs?(params: P): 'own_body' | 'seen_body' | null;
  /** Optional power: from when on it does nothing any more, by the calendar, where it was armed at `armedAtMs`. */
  endsAtMs?(params: P, armedAtMs: number): number;
  /**
   * Optional power: the complaint about parameters that parse but can never fire (which one, what was expected), or null;
   * its path is `match` when it is what the rule reaches that is wrong.
   * `reached` names the operations that the rule's match can reach. `nowMs` is when the rule is armed, by the calendar; null: long ago.
   */
  check?(params: P, vocabulary: Vocabulary, reached: readonly string[], nowMs: number | null): Unusable | null;
  inject(next: Next, call: RoutedCall, params: P, context: FaultContext): Promise<Delivery>;
}

/** Keeps a fault's parameter type where it is written; lists hold `Fault<unknown>`-shaped values. */
export function defineFault<P>(fault: Fault<P>): Fault<P> {
  return fault;
}
