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

/** Answers under these have no body. @see RFC 9110, sections 15.3.5, 15.3.6, 15.4.5 */
export const BODILESS: readonly number[] = [204, 205, 304];

/** How a connection ends before its time: `reset`: TCP RST; `close`: FIN; `stall`: nothing more until the caller hangs up. */
export type Break = 'reset' | 'close' | 'stall';

/**
 * What a binding has to do on the socket: what to send, and how it leaves. `reply` is null when nothing of it does.
 * `respond`: all of the reply; with `dies` the connection breaks afterwards: at once, or when its next call arrives.
 * `drip`: all of it, `chunkBytes` at a time, one chunk every `everyMs` on the service's timer.
 * `truncate`: the head, which promises the whole body, and `bodyBytes` of the body; then the connection breaks as `end` says.
 * `reset`, `close`, `stall`: not a byte; `uploadBytes`: so much of the request's body is read first, the rest never (left out: all of it).
 * `malformed`: bytes that are no HTTP, then FIN.
 */
export type Leaves =
  | { readonly kind: 'respond'; readonly dies?: { readonly how: 'reset' | 'close'; readonly when: 'now' | 'next_call' } }
  | { readonly kind: 'drip'; readonly chunkBytes: number; readonly everyMs: number }
  | { readonly kind: 'truncate'; readonly bodyBytes: number; readonly end: Break }
  | { readonly kind: Break; readonly uploadBytes?: number }
  | { readonly kind: 'malformed'; readonly bytes: string };

/** The ways that send something of a reply. */
type Sends = Extract<Leaves, { readonly kind: 'respond' | 'drip' | 'truncate' }>;

/** How a call is answered, or not. */
export type Delivery = {
  readonly commit: Commit;
  /** The reply is a fault's, or a fault has changed it: it leaves byte for byte. */
  readonly spoiled?: boolean;
} & ({ readonly reply: Reply; readonly leaves: Sends } | { readonly reply: null; readonly leaves: Exclude<Leaves, Sends> });

const RESPOND = { kind: 'respond' } as const;

/** A delivery that answers with the whole reply; `commit` says what happened to the write. */
export function respond(reply: Reply, commit: Commit = 'none'): Delivery {
  return { commit, reply, leaves: RESPOND };
}

/** A delivery without a reply; `commit` says what happened to the write. */
export function leave(kind: Break, commit: Commit = 'none'): Delivery {
  return { commit, reply: null, leaves: { kind } };
}

/** Whether how it leaves has been spoiled: a connection that breaks or dies, chunks with pauses, or a length that is not the body's. */
export function isBroken({ reply, leaves }: Delivery): boolean {
  return leaves.kind !== 'respond' || leaves.dies !== undefined || (reply !== null && 'content-length' in reply.headers);
}

/** Whether the connection is held open, silent, until the caller hangs up. */
export function isStall({ leaves }: Delivery): boolean {
  return leaves.kind === 'stall' || (leaves.kind === 'truncate' && leaves.end === 'stall');
}
