// credential: the name of the API key or OAuth client that a call came with; "none": it is none of the sandbox's.
// Step 3 of a request's walk.
import * as z from 'zod';
import { oneOf } from '../../../complaint/one-of.ts';
import type { Place } from '../../fault.ts';
import { defineMatcher, PRESENT, type Setting } from './matcher.ts';

const NONE = 'none';

const isBehindAccess = (at: Place): boolean => at === 'after_commit' || at === 'before_operation';

/** Names of the credentials that get to an operation's own work. */
function admitted({ vocabulary }: Setting, operations: readonly string[]): readonly string[] {
  return Object.entries(vocabulary.credentials).flatMap(([name, opens]) => (operations.some((each) => opens.includes(each)) ? [name] : []));
}

/** Matches calls by credential. */
export const credential = defineMatcher({
  schema: z.string().describe('the name of an API key ("default") or OAuth client ("oauth:default"); "*": any; "none": none that is known'),
  misfit: (wanted, { vocabulary }) => {
    const names = [...Object.keys(vocabulary.credentials), NONE, PRESENT];
    return names.includes(wanted) ? null : { path: 'credential', expected: oneOf(names, wanted), received: 'an unknown credential' };
  },
  reaches: (wanted, { name }, setting) => {
    if (!isBehindAccess(setting.at)) return true;
    const names = admitted(setting, [name]);
    return wanted === PRESENT ? names.length > 0 : names.includes(wanted);
  },
  unreached: (_wanted, among, setting) => ({
    path: 'credential',
    expected: `a credential that access lets through, because ${setting.at} is behind it; ${oneOf(
      admitted(
        setting,
        among.map(({ name }) => name),
      ),
    )}`,
    received: 'a match that can never fire',
  }),
  compile:
    (wanted) =>
    ({ call }) =>
      wanted === PRESENT ? call.credential !== null : (call.credential ?? NONE) === wanted,
});
