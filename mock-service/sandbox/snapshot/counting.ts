// counting: whether the counts and lists of a state agree with each other: numbers that were given once, names that are there once.
// Beside the walk: what a schema cannot see of a state that a file brings.

import type { TokenByNumber } from '../../access/oauth.ts';
import { CLIENT_NAMES, MAY } from '../../access/oauth-clients.ts';
import type { GrantState } from '../../access/oauth-grants.ts';
import type { Complaint } from '../../complaint/complaint.ts';
import type { Settings } from '../sandbox.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

type Counted = Omit<SandboxState, 'plan'>;
type Rule = readonly [path: string, expected: string, holds: (state: Counted, settings: Settings) => boolean];

const areOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** In order, each once, none after the last one that was given. */
const areGiven = (numbers: readonly number[], last: number): boolean =>
  numbers.every((number, at) => number <= last && number > (numbers[at - 1] ?? Number.NEGATIVE_INFINITY));

const records = ({ tenants }: Counted) => [tenants.main, tenants.other].map(({ idempotency }) => idempotency?.records ?? []);

const isWithin = (asked: readonly string[], allowed: readonly string[]): boolean => asked.every((each) => allowed.includes(each));

/** A client that has users has the families it may have. */
function isConsentedTo({ client, scopes }: GrantState): boolean {
  return MAY[client].grantTypes.includes('refresh_token') && scopes.length > 0 && isWithin(scopes, MAY[client].scopes);
}

/** A token opens no more than its family was given, or, without one, its client may have for itself. */
function isIssued({ client, tenantId, scopes }: TokenByNumber, grant: GrantState | undefined): boolean {
  const name = CLIENT_NAMES.find((each) => client === `oauth:${each}`);
  if (name === undefined || (grant !== undefined && grant.client !== name)) return false;
  const given = grant ?? MAY[name];
  return tenantId === given.tenantId && isWithin(scopes, given.scopes);
}

/** A family that was revoked has no refresh token; any other has the one that is good. */
const isWhole = ({ revoked, refreshToken }: GrantState): boolean => revoked === (refreshToken === null);

const RULES: readonly Rule[] = [
  [
    'limits.buckets',
    'levels up to the capacity of the limit, and none without one',
    ({ limits }, { rateLimit }) =>
      Object.values(limits.buckets).every(({ level }) => rateLimit !== null && level <= rateLimit.capacity * 1000),
  ],
  [
    'oauth.tokens',
    'tokens in order, no more than were issued',
    ({ oauth: { tokens } }) =>
      areGiven(
        tokens.tokens.map(({ number }) => number),
        tokens.issued,
      ),
  ],
  [
    'oauth.grants',
    'families in order, no more than were added',
    ({ oauth: { grants } }) =>
      areGiven(
        grants.grants.map(({ number }) => number),
        grants.added - 1,
      ),
  ],
  [
    'oauth.grants',
    'refresh tokens that were given, each to one family',
    ({ oauth: { grants } }) => {
      const numbers = grants.grants.flatMap(({ refreshToken }) => (refreshToken === null ? [] : [refreshToken]));
      return areOnce(numbers) && numbers.every((number) => number <= grants.refresh_tokens);
    },
  ],
  [
    'oauth.tokens',
    'tokens of families that are there',
    ({ oauth: { tokens, grants } }) => {
      const known = new Set(grants.grants.map(({ number }) => number));
      return tokens.tokens.every(({ grant }) => grant === null || known.has(grant));
    },
  ],
  [
    'oauth.grants',
    'families that a user consented to: of a client that has users, of scopes that it may ask for',
    ({ oauth: { grants } }) => grants.grants.every((grant) => isConsentedTo(grant) && isWhole(grant)),
  ],
  [
    'oauth.tokens',
    'tokens of their family’s client, tenant and scopes, or of what their client may have for itself',
    ({ oauth: { tokens, grants } }) => {
      const known = new Map(grants.grants.map((grant) => [grant.number, grant] as const));
      return tokens.tokens.every((token) => isIssued(token, token.grant === null ? undefined : known.get(token.grant)));
    },
  ],
  ['callers.named', 'each name once', ({ callers }) => areOnce(callers.named)],
  [
    'journal.lines',
    'lines in order, from the one after those dropped',
    ({ journal }) => journal.lines.every(({ seq }, at) => seq === journal.dropped + at + 1),
  ],
  ['requests', 'a request for each line', ({ requests, journal }) => requests >= journal.dropped + journal.lines.length],
  ['tenants', 'each idempotency key once', (state) => records(state).every((each) => areOnce(each.map(({ scope }) => scope)))],
];

/** What does not agree; nothing when all does. */
export function countingComplaints(state: Counted, settings: Settings): readonly Complaint[] {
  return RULES.flatMap(([path, expected, holds]) =>
    holds(state, settings) ? [] : [{ path: `parts.${path}`, expected, received: 'something else' }],
  );
}
