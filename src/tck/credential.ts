// The credential of a question, by the name a case gives it: a key, or the first pair of a family of OAuth tokens.
// A step of a suite run, before the question is asked.
import type { Control, SandboxInfo } from '../control/client.ts';
import { SuiteError } from './resolve.ts';
import type { Question } from './subject.ts';

/** Names that no sandbox hands out, for calls that come with no usable key at all. */
const BY_SUITE: Readonly<Record<string, string>> = {
  /** The subject sends no Authorization header when its key is empty. */
  missing: '',
  unknown: 'sk_test_overdue_nobody_has_this_key',
  /** Not one token: spaces are not allowed in a bearer token. */
  malformed: 'not one token',
};

/** Names of cases about OAuth: a pair that is good, and one whose refresh token is not. */
const BY_GRANT: Readonly<Record<string, { readonly refresh_token?: string }>> = {
  oauth: {},
  oauth_spent: { refresh_token: 'rt_test_nobody_has_this_refresh_token' },
};

/**
 * What a question comes with: one of the suite's own names, a key the sandbox handed out, or a family of tokens it is asked for.
 * @throws SuiteError when nobody knows the name.
 */
export async function credentialsFor(name: string, sandbox: SandboxInfo, control: Control): Promise<Pick<Question, 'credential' | 'auth'>> {
  const byGrant = Object.hasOwn(BY_GRANT, name) ? BY_GRANT[name] : undefined;
  if (byGrant !== undefined) {
    const { access_token, ...auth } = await control.grant(sandbox.id, {});
    return { credential: access_token, auth: { ...auth, ...byGrant } };
  }
  const known = { ...sandbox.credentials, ...BY_SUITE };
  const credential = Object.hasOwn(known, name) ? known[name] : undefined;
  if (credential === undefined)
    throw new SuiteError(`credential "${name}" is none of ${[...Object.keys(known), ...Object.keys(BY_GRANT)].join(', ')}`);
  return { credential };
}
