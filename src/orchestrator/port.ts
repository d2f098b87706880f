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

/** What the provider promises of an operation. */
export interface OperationFacts {
  readonly name: string;
  readonly write: NonNullable<OperationContext['write']>;
  /** The read that finds a lost write, and the argument that carries the reference or the object's id; null: only replaying the key. */
  readonly found_by: { readonly operation: string; readonly argument: string } | null;
}

/** Whom the calls go to and as whom: names for breakers, budgets and hand-offs, never a secret. */
export interface Target {
  /** `host:port`, or another name that all calls to one provider share. */
  readonly host: string;
  /** The credential's name. */
  readonly credential: string;
}
