// counting: whether the counts and lists of a state agree with each other: numbers that were given once, names that are there once.
// Beside the walk: what a schema cannot see of a state that a file brings.
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
