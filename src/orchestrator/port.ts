// CallPort: all that the harness knows of whoever sends calls: one operation, one attempt, one answer.
// Under `execute`: the client has this shape; a test or another SDK brings its own.
import type { OperationContext, ToolError } from '../contract/tool-error.ts';

/** One attempt. */
export interface CallRequest {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Sent as the idempotency key; left out for an operation that takes none. */
  readonly key?: string;
  /** What is left of the whole deadline, in milliseconds. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/** What came of it. `error` is a tool error; what has another shape is read as `unknown`. */
export type CallResult = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ToolError };

/** Sends calls. Neither promise rejects for what the network does. */
export interface CallPort {
  call(request: CallRequest): Promise<CallResult>;
  /** Renews the credential; absent: it is an API key, which nobody can renew. */
  refresh?(signal: AbortSignal): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ToolError }>;
}

/** An operation's own reader of its look-up. */
export type ReadFound = (
  value: unknown,
  reference: string,
  input: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, unknown>> | null;

/** What the provider promises of an operation. */
export interface OperationFacts {
  readonly name: string;
  readonly write: NonNullable<OperationContext['write']>;
  /**
   * The read that finds a lost write, and the argument that carries the reference or the object's id; null: only replaying the key.
   * `argument: 'reference'` promises that the provider refuses a second object with the same reference.
   */
  readonly found_by: { readonly operation: string; readonly argument: string } | null;
  /**
   * Finds the object with this reference in what that read answers; null: it is not there. Needed where the answer is neither an array nor
   * `{ data: […] }`, or its rows have no member `reference`. An answer that it cannot read, or throws at, is taken for no answer. `input` is
   * what was sent: a caller who chose the reference may have used it before, for something else, and what is found is believed.
   */
  readonly readFound?: ReadFound | undefined;
}

/** Whom the calls go to and as whom: names for breakers, budgets and hand-offs, never a secret. */
export interface Target {
  /** `host:port`, or another name that all calls to one provider share. */
  readonly host: string;
  /** The credential's name. */
  readonly credential: string;
}
