// Endpoint: what a sandbox answers beside its operations, at the root of its address, with forms of its own.
// Step 4 of a request's walk, in place of admit and all behind it: on_wire, before_access and after_commit faults sit around it.
import type { Call } from '../../call.ts';
import type { Delivery } from '../../delivery.ts';
import type { WireContext } from '../../wire/dialect.ts';
import type { Sandbox } from '../sandbox.ts';

/** One endpoint. It has its own form of input and of answers, and no idempotency key. */
export interface Endpoint {
  /** In the journal and in fault rules, where an operation has its name. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** At the root of the service or of a sandbox: before `/v1`. */
  readonly path: string;
  /** What its form may hold: texts, or one of a list of words; null: it takes none. */
  readonly form: Readonly<Record<string, readonly string[] | null>> | null;
  /** Whether it ever commits what its caller would have to find again. */
  readonly commits: boolean;
  /** Words of its form without which it commits nothing. */
  readonly commitsFor?: Readonly<Record<string, string>>;
  /** Reads a call, once; `params` are those of its path, decoded. */
  open(sandbox: Sandbox, call: Call, params: Readonly<Record<string, string>>): OpenedCall;
}

/** A call to an endpoint that has been read. */
export interface OpenedCall {
  /** Who calls, when the call itself proves it. */
  readonly client: string | null;
  /** What the journal keeps of what was sent: no secrets, no tokens. */
  readonly recorded: Readonly<Record<string, string>>;
  answer(wire: WireContext): Delivery;
}
