// Callers: whose matches a plan counts: the `Overdue-Caller` header, else the key or client, else "anonymous".
// Step 2 of a request's walk. Bounded, so that a caller who invents names cannot fill the memory.
import { type HeaderMap, headerOf, MAX_CALLER_LENGTH } from '../call.ts';

/** How many names a sandbox tells apart; later ones are counted together as "others". */
export const MAX_CALLERS = 10_000;

/** A sandbox's callers. */
export interface Callers {
  /** The caller's name: the header's first 100 characters, else the client's name; null: nobody that is known. */
  nameOf(headers: HeaderMap, client: string | null): string;
  state(): CallersState;
}

/** The names that callers gave themselves, in the order they came. */
export interface CallersState {
  readonly named: readonly string[];
}

/** No callers yet, or those of a state. */
export function createCallers(from?: CallersState): Callers {
  const known = new Set<string>(from?.named);
  return {
    nameOf: (headers, client) => {
      const given = headerOf({ headers }, 'overdue-caller')?.trim().slice(0, MAX_CALLER_LENGTH);
      if (!given) return client ?? 'anonymous';
      if (known.size >= MAX_CALLERS && !known.has(given)) return 'others';
      known.add(given);
      return given;
    },
    state: () => ({ named: [...known] }),
  };
}
