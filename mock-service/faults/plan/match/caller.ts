// caller: who calls: the `Overdue-Caller` header, else the key or client ("key:default"), else "anonymous".
// Step 3 of a request's walk.
import * as z from 'zod';
import { defineMatcher, PRESENT } from './matcher.ts';

/** A caller's name is a header's value, cut at 100 characters. */
const NAME = /^[!-~\u0080-\u00ff](?:[\t -~\u0080-\u00ff]{0,98}[!-~\u0080-\u00ff])?$/;

/** Matches calls by caller. */
export const caller = defineMatcher({
  schema: z
    .string()
    .regex(NAME, { error: 'a caller’s name: 1 to 100 characters, none above U+00FF, no outer spaces' })
    .describe('the Overdue-Caller header, else "key:<name>" or "oauth:<name>", else "anonymous"; "*": any but "anonymous"'),
  compile:
    (wanted) =>
    ({ call }) =>
      wanted === PRESENT ? call.caller !== 'anonymous' : call.caller === wanted,
});
