// input-errors: a success with a list of what is wrong with the input, by the list's own name: `userErrors`, `inputErrors`, `fieldErrors`.
// Step 2 of a failure's walk, after error-words, whose narrower word stands. @see https://shopify.dev/docs/api/admin-graphql, the interface DisplayableError
import type { Extractor } from '../evidence.ts';
import { once } from '../link.ts';
import { isObject, readNames, readProperty } from '../values/safe-read.ts';

/** Names without separators, in lower case. */
const LISTS: ReadonlySet<string> = new Set('usererrors inputerrors fielderrors validationerrors invalidparams invalidfields'.split(' '));
/** GraphQL's are under `data` and the name of what was called. */
const DEPTH_MAX = 4;
const NAMES_MAX = 40;

/** Reads the list's name alone: what is in it is read as any error's words are. */
export const inputErrors: Extractor = {
  source: 'input-errors',
  recognises: (link) => link.kind === 'http' && link.status >= 200 && link.status <= 299 && isListed(link),
  extract: () => ({ says: 'bad_input', error_in_success: true }),
};

const isListed = once((link) => link.kind === 'http' && lists(link.body?.json, DEPTH_MAX));

function lists(value: unknown, depth: number): boolean {
  if (depth === 0 || !isObject(value) || Array.isArray(value)) return false;
  return readNames(value, NAMES_MAX).some((name) => {
    const member = readProperty(value, name);
    if (!LISTS.has(name.replace(/[_-]/g, '').toLowerCase())) return lists(member, depth - 1);
    return isObject(member) && readNames(member, 1).length > 0;
  });
}
