// Limits: what a service without a socket cannot show, and why. Each is tried by a test: one that has come to work fails there.
// Beside step 8 of a request's walk; docs/testing.md names them all.

/** Something that is seen over a socket and not in process. */
export interface Limit {
  /** Of the fault. */
  readonly kind: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** The client that does not see it; the global fetch when left out. */
  readonly client?: 'node:http';
  readonly why: string;
}

/** What the fetch of `createInProcess` does not show. */
export const IN_PROCESS_LIMITS: readonly Limit[] = [
  { kind: 'keep_alive_death', why: 'no connection outlives a call, so there is none that could die under the next' },
];

/** What does not show behind MSW. */
export const MSW_LIMITS: readonly Limit[] = [
  ...IN_PROCESS_LIMITS,
  { kind: 'html', params: { status: 302 }, why: 'MSW follows a redirect, and fails in its own words when there is no Location' },
  {
    kind: 'garble',
    params: { how: 'gzip' },
    why: 'what is read is the same, but without Content-Encoding and Content-Length: MSW would decode it again',
  },
  {
    kind: 'reset',
    client: 'node:http',
    why: 'MSW hands the TypeError of the global fetch to every client, and node:http has no code then',
  },
];
