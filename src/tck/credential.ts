// The credential of a question, by the name a case gives it.
// A step of a suite run, before the question is asked.
import { SuiteError } from './resolve.ts';

/** Names that no sandbox hands out, for calls that come with no usable key at all. */
const BY_SUITE: Readonly<Record<string, string>> = {
  /** The subject sends no Authorization header when its key is empty. */
  missing: '',
  unknown: 'sk_test_overdue_nobody_has_this_key',
  /** Not one token: spaces are not allowed in a bearer token. */
  malformed: 'not one token',
};

/**
 * The secret behind a name: one of the suite's own names, or one the sandbox handed out.
 * @throws SuiteError when nobody knows the name.
 */
export function credentialFor(name: string, handedOut: Readonly<Record<string, string>>): string {
  const known = { ...handedOut, ...BY_SUITE };
  const secret = Object.hasOwn(known, name) ? known[name] : undefined;
  if (secret === undefined) throw new SuiteError(`credential "${name}" is none of ${Object.keys(known).join(', ')}`);
  return secret;
}
