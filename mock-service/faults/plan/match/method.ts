// method: the method of a call. HEAD is a call of the operation that GET is.
// Step 3 of a request's walk.
import * as z from 'zod';
import { defineMatcher } from './matcher.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const;

/** Matches calls by method. */
export const method = defineMatcher<(typeof METHODS)[number]>({
  schema: z.enum(METHODS),
  reaches: (wanted, operation) => operation.method === (wanted === 'HEAD' ? 'GET' : wanted),
  compile:
    (wanted) =>
    ({ call }) =>
      call.method === wanted,
});
