// renewal: what became of renewing an access token, as the client says by its RenewalFailure. What went wrong is the failure's cause.
// Step 2 of a failure's walk.
import type { Evidence, Extractor } from '../evidence.ts';

const KINDS: readonly NonNullable<Evidence['renewal']>[] = ['lost', 'refused', 'in_vain'];

/** Reads a RenewalFailure. */
export const renewal: Extractor = {
  source: 'renewal',
  recognises: (link) => link.kind === 'thrown' && link.name === 'RenewalFailure',
  extract: (link) => {
    const said = link.kind === 'thrown' ? link.text('renewal') : undefined;
    const kind = KINDS.find((each) => each === said);
    return kind === undefined ? {} : { renewal: kind };
  },
};
