// unsendable: our own client, or Node's, could not write the call as a request, so nothing was sent.
// Step 2 of a failure's walk. @see https://nodejs.org/api/errors.html#err_invalid_char
import type { Extractor } from '../evidence.ts';
import { expectationOf, pathOf } from '../redact.ts';

const CODES: readonly string[] = ['ERR_UNSENDABLE_INPUT', 'ERR_UNSENDABLE_CONFIG', 'ERR_INVALID_CHAR'];

/** Reads which field it was, when the error says so. */
export const unsendable: Extractor = {
  source: 'unsendable',
  recognises: (link) => link.kind === 'thrown' && CODES.includes(link.text('code') ?? ''),
  extract: (link) => {
    const errno = link.kind === 'thrown' ? CODES.find((code) => code === link.text('code')) : undefined;
    if (link.kind !== 'thrown' || errno === undefined) return {};
    const path = pathOf(link.text('field'));
    const fields = path === undefined ? {} : { fields: [{ path, expected: expectationOf(link.text('expected')) }] };
    return { errno, phase: 'connect', ...fields };
  },
};
