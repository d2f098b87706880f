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
 * What a binding has to do on the socket.
 * `respond`: all of `reply`; `reset`: TCP RST without a byte; `close`: FIN without a byte;
 * `stall`: not one byte until the caller hangs up.
 */
export type Delivery =
  | { readonly kind: 'respond'; readonly commit: Commit; readonly reply: Reply }
  | { readonly kind: 'reset' | 'close' | 'stall'; readonly commit: Commit };

/** A delivery that answers with the whole reply; `commit` says what happened to the write. */
export function respond(reply: Reply, commit: Commit = 'none'): Delivery {
  return { kind: 'respond', commit, reply };
}
