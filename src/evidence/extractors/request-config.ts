// request-config: the method of a call that got no answer, and whether it carried a key, from the configuration axios leaves on its error.
// Step 2 of a failure's walk. @see https://axios-http.com/docs/handling_errors
import type { Extractor } from '../evidence.ts';

/** Reads the request of an error without a response. */
export const requestConfig: Extractor = {
  source: 'request-config',
  recognises: (link) => link.kind === 'thrown' && link.request !== null,
  extract: (link) => (link.kind === 'thrown' && link.request !== null ? { ...link.request } : {}),
};
