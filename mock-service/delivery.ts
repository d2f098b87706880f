// Delivery: how a reply leaves, or does not, as plain data.
// Steps 6 to 8: operations make the honest one, faults spoil it, a binding performs it.

/** What happened to the write: nothing, it was stored now, or a stored answer was sent again. */
export type Commit = 'none' | 'committed' | 'replayed';

/** A whole HTTP reply. */
export interface Reply {
  readonly status: number;
  /** Names in any case; written as they are. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * How it leaves. `respond`: all of the reply; `reset`: TCP RST without a byte; `close`: FIN without a byte;
 * `stall`: not one byte until the caller hangs up.
 */
export type Leaves = { readonly kind: 'respond' | 'reset' | 'close' | 'stall' };

/** What a binding has to do on the socket: what to send, and how it leaves. `reply` is null when not a byte of it does. */
export type Delivery = { readonly commit: Commit /** A fault had a hand in it: it leaves byte for byte. */; readonly spoiled?: boolean } & (
  | { readonly reply: Reply; readonly leaves: { readonly kind: 'respond' } }
  | { readonly reply: null; readonly leaves: { readonly kind: 'reset' | 'close' | 'stall' } }
);

const RESPOND = { kind: 'respond' } as const;

/** A delivery that answers with the whole reply; `commit` says what happened to the write. */
export function respond(reply: Reply, commit: Commit = 'none'): Delivery {
  return { commit, reply, leaves: RESPOND };
}

/** A delivery without a reply; `commit` says what happened to the write. */
export function leave(kind: 'reset' | 'close' | 'stall', commit: Commit = 'none'): Delivery {
  return { commit, reply: null, leaves: { kind } };
}
