// pass: nothing happens. In a queue it is the turn of a call that is to succeed; in a plan it shows in the journal what a match reaches.
// Every place makes sense.
import * as z from 'zod';
import { defineFault } from './fault.ts';

/** Lets the call through. */
export const pass = defineFault({
  kind: 'pass',
  about: 'Lets the call through as it is.',
  params: z.strictObject({}),
  allowedAt: ['before_access', 'before_operation', 'after_commit', 'on_wire'],
  inject: async (next) => next(),
});
