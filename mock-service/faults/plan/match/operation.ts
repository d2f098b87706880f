// operation: the name of the operation that a call is for.
// Step 3 of a request's walk. The plan finds its rules by this name, so it is rarely asked.
import * as z from 'zod';
import { oneOf } from '../../../complaint/one-of.ts';
import { defineMatcher } from './matcher.ts';

/** Matches calls of one operation. */
export const operation = defineMatcher({
  schema: z.string().describe('an operation by name'),
  misfit: (wanted, { vocabulary }) => {
    const names = Object.keys(vocabulary.operations);
    return names.includes(wanted) ? null : { path: 'operation', expected: oneOf(names, wanted), received: 'an unknown operation' };
  },
  reaches: (wanted, { name }) => wanted === name,
  compile:
    (wanted) =>
    ({ call }) =>
      call.operation === wanted,
});
