// Match: which calls a rule is about: all that it asks for must hold. MATCHERS is what may be asked, the cheapest first.
// Step 3 of a request's walk, and earlier: a match that can never fire is refused when the rule is written.
import * as z from 'zod';
import { body } from './body.ts';
import type { CallFacts } from './call-facts.ts';
import { caller } from './caller.ts';
import { credential } from './credential.ts';
import { header } from './header.ts';
import { allOf, type Matcher } from './matcher.ts';
import { method } from './method.ts';
import { operation } from './operation.ts';
import { path } from './path.ts';
import { query } from './query.ts';

/** A match as it is written. */
export const matchSchema = z.strictObject({
  operation: operation.schema.optional(),
  method: method.schema.optional(),
  path: path.schema.optional(),
  header: header.schema.optional(),
  query: query.schema.optional(),
  body: body.schema.optional(),
  credential: credential.schema.optional(),
  caller: caller.schema.optional(),
});
export type Match = z.infer<typeof matchSchema>;

/** By member, in the order in which a call is asked and a match is judged. */
export const MATCHERS = { operation, method, caller, credential, path, header, query, body } as const;

/** The members that a match has, each with its matcher. The schema above says that they fit together. */
export function asked(match: Match): readonly (readonly [matcher: Matcher<unknown>, wanted: unknown])[] {
  return Object.entries(MATCHERS).flatMap(([name, matcher]) => {
    const wanted = match[name as keyof Match];
    return wanted === undefined ? [] : [[matcher as Matcher<unknown>, wanted] as const];
  });
}

/** Whether calls are ones the rule is about. */
export function compileMatch(match: Match): (facts: CallFacts) => boolean {
  return allOf(asked(match).map(([matcher, wanted]) => matcher.compile(wanted)));
}
