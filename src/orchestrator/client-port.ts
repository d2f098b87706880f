// clientPort: the typed client, or any SDK wrapped in its shape, as a call port. No import of either: the shape is all that counts.
// Under `execute`: the harness is the one owner of renewals, so a client with `auth` has to be made with `refresh: 'manual'`.
import type { ToolError } from '../contract/tool-error.ts';
import type { CallPort } from './port.ts';

/** How the client makes one call. */
export interface ClientCallOptions {
  readonly key?: string;
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/** What comes of a call. */
type Came = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: ToolError };

/** All that is asked of a client. */
export interface ClientLike {
  call(operation: never, input: never, options: never): Promise<Came>;
  refresh?(): Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ToolError }>;
}

/** Whether the client can renew its credential. */
export interface ClientPortOptions {
  /** True for a client with `auth`: its `refresh` is called when a token expired. An API key is nobody's to renew. */
  readonly renews: boolean;
}

/** A port over a client. */
export function clientPort(client: ClientLike, { renews }: ClientPortOptions = { renews: false }): CallPort {
  const call = client.call.bind(client) as (operation: string, input: unknown, options: ClientCallOptions) => Promise<Came>;
  const refresh = client.refresh?.bind(client);
  if (renews && refresh === undefined) throw new TypeError('clientPort: renews: expected a client with a method refresh');
  return {
    call: ({ operation, input, key, deadlineMs, signal }) =>
      call(operation, input, { deadlineMs, signal, ...(key === undefined ? {} : { key }) }),
    // A renewal that is under way serves every caller, so no one caller's signal ends it.
    ...(renews && refresh !== undefined ? { refresh: () => refresh() } : {}),
  };
}
