// Callers: whose matches a plan counts: the `Overdue-Caller` header, else the API key, else "anonymous".
// Step 2 of a request's walk. Bounded, so that a caller who invents names cannot fill the memory.
import type { Credential } from '../access/credentials.ts';
import { type HeaderMap, headerOf } from '../call.ts';

/** How many names a sandbox tells apart; later ones are counted together as "others". */
export const MAX_CALLERS = 10_000;
const MAX_NAME_LENGTH = 100;

/** A sandbox's callers. */
export interface Callers {
  /** The caller's name: the header's first 100 characters, else the key's name. */
  nameOf(headers: HeaderMap, credential: Credential | undefined): string;
}

/** No callers yet. */
export function createCallers(): Callers {
  const known = new Set<string>();
  return {
    nameOf: (headers, credential) => {
      const given = headerOf({ headers }, 'overdue-caller')?.trim().slice(0, MAX_NAME_LENGTH);
      if (!given) return credential === undefined ? 'anonymous' : `key:${credential.name}`;
      if (known.size >= MAX_CALLERS && !known.has(given)) return 'others';
      known.add(given);
      return given;
    },
  };
}
