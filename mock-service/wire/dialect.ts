// Dialect: how one provider words its answers; a dialect is a value, its file sits beside this one.
// Step 6 of a request's walk: what the domain answered goes in, a reply comes out.
import type { Complaint } from '../complaint/complaint.ts';
import type { Reply } from '../delivery.ts';
import type { Answer } from '../domain/entity.ts';
import type { Rejection, RuleId } from '../domain/rejection.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { Quota } from './rate-limit-headers.ts';

/** What can be put on the wire: an entity, a page of them, newest first, or what is left of one. */
export type Encodable = Answer;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What every answer needs to know of its call: `stamp` puts it on the reply. */
export interface WireContext {
  readonly requestId: string;
  /** The sandbox's calendar, milliseconds since 1970. */
  readonly nowMs: number;
  /** What is left of the caller's quota; absent before it was asked for. */
  readonly quota?: Quota | null;
}

/** A refusal that no business rule made. A known code brings its own status; any other needs one. */
export type ProblemFacts = (
  | { readonly code: ProblemCode; readonly status?: number }
  | { readonly code: string; readonly status: number }
) & {
  /** One English sentence; the code's own when absent. */
  readonly detail?: string;
  readonly rule?: RuleId;
  readonly errors?: readonly Complaint[];
  /** insufficient_scope: what the key lacks. */
  readonly scope?: string;
  /** Lower-case names; a `date` among them stands. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** The answer to a defect of ours. A fault may answer the same code; only a defect is marked. */
export const DEFECT: ProblemFacts = { code: 'internal_error', headers: { 'overdue-defect': '1' } };

/** A provider's way of answering. Its replies carry their content type and what is special about them; `stamp` adds what every answer has. */
export interface Dialect {
  encode(value: Encodable): Json;
  /** An answer of `status` that carries `value`. */
  success(value: Encodable, status: number): Reply;
  /** The refusal of a business rule. */
  rejection(rejection: Rejection, context: WireContext): Reply;
  /** Any other refusal: access, parsing, routing, limits, faults. */
  problem(facts: ProblemFacts, context: WireContext): Reply;
}
