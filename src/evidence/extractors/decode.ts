// decode: a JSON parser gave up on a body that had arrived.
// Step 2 of a failure's walk.
import type { Extractor } from '../evidence.ts';

const PARSER_WORDS = /\bJSON\b/;
const MARKUP_WORDS = /^Unexpected token '?</;

/** Reads the SyntaxError of JSON.parse; one without the word JSON is a programming fault. */
export const decode: Extractor = {
  source: 'decode',
  recognises: (link) => link.kind === 'thrown' && link.name === 'SyntaxError' && PARSER_WORDS.test(link.message),
  extract: (link) => {
    if (link.kind !== 'thrown') return {};
    return { exception: 'SyntaxError', phase: 'decode', body_kind: MARKUP_WORDS.test(link.message) ? 'html' : 'invalid_json' };
  },
};
