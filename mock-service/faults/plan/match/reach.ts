// reach: the operations whose calls a match can be about, or why there are none.
// Read when a rule is written; a plan files its rules by what they reach.
import type { Complaint } from '../../../complaint/complaint.ts';
import type { Place, Vocabulary, VocabularyOperation } from '../../fault.ts';
import { asked, MATCHERS, type Match } from './index.ts';
import type { Matcher, Named, Setting } from './matcher.ts';

/** What a match reaches, by name; `elsewhere`: calls that are for no operation too. */
export interface Reach {
  readonly operations: readonly string[];
  readonly elsewhere: boolean;
}

/** What a match reaches, or what is wrong with it; the complaint's path begins at the match. */
export type Reaching = { readonly ok: true; readonly reach: Reach } | { readonly ok: false; readonly complaint: Complaint };

const NEVER = 'a match that can never fire';
const refused = (expected: string): Reaching => ({ ok: false, complaint: { path: '', expected, received: NEVER } });

/** What a call's first line decides. */
const ROUTE: readonly Matcher<unknown>[] = [MATCHERS.operation, MATCHERS.method, MATCHERS.path].map(
  (matcher) => matcher as Matcher<unknown>,
);

/** Members that only the calls of operations have. */
const NEEDS_OPERATION = ['operation', 'query', 'body'] as const;

function reachedBy(match: Match, setting: Setting, among: readonly Named[], isRoute: boolean): readonly Named[] {
  const members = asked(match).filter(([matcher]) => ROUTE.includes(matcher) === isRoute);
  return among.filter((each) => members.every(([matcher, wanted]) => matcher.reaches?.(wanted, each, setting) ?? true));
}

/** The operations that a match's method, path and so on fit: their names. Whatever else is wrong with it. */
export function reachable(match: Match, vocabulary: Vocabulary): readonly string[] {
  const setting: Setting = { at: 'on_wire', vocabulary };
  return reachedBy(match, setting, named(vocabulary), true).map(({ name }) => name);
}

function named({ operations }: Vocabulary): readonly Named[] {
  return Object.entries(operations).map(([name, operation]: [string, VocabularyOperation]) => ({ ...operation, name }));
}

function misfitOf(match: Match, setting: Setting): Complaint | null {
  for (const [matcher, wanted] of asked(match)) {
    const misfit = matcher.misfit?.(wanted, setting) ?? null;
    if (misfit !== null) return misfit;
  }
  return null;
}

/** Operations that have a place `at`: an endpoint has no operation to be in front of, a read commits nothing. */
function withPlace(operations: readonly Named[], at: Place): readonly Named[] {
  if (at === 'before_operation') return operations.filter(({ endpoint }) => endpoint !== true);
  return at === 'after_commit' ? operations.filter(({ commits }) => commits) : operations;
}

/** Narrows what is reached member by member; the first that leaves nothing is the one to complain of. */
function narrowed(match: Match, setting: Setting, routed: readonly Named[]): readonly Named[] | Complaint {
  let among = routed;
  for (const [matcher, wanted] of asked(match)) {
    const next = among.filter((each) => matcher.reaches?.(wanted, each, setting) ?? true);
    if (next.length === 0 && among.length > 0 && matcher.unreached !== undefined) return matcher.unreached(wanted, among, setting);
    among = next;
  }
  return among;
}

/** The members of a route, the most telling first, and what is said when one leaves no operation that the earlier ones reached. */
const ROUTE_WORDS = {
  operation: () => 'an operation',
  path: (among: readonly Named[], { operation }: Match) => `${pathsOf(among)}, the path of ${operation}`,
  method: (among: readonly Named[], { operation, path }: Match) => `${methodsOf(among)}, which ${path ?? operation} takes`,
};

const pathsOf = (among: readonly Named[]): string => [...new Set(among.map(({ path }) => path))].join(' or ');
const methodsOf = (among: readonly Named[]): string => [...new Set(among.map(({ method }) => method))].join(' or ');

/** Which of operation, path and method does not go with those before it, and what would. */
function routeMisfit(match: Match, setting: Setting, all: readonly Named[]): Complaint {
  let among = all;
  for (const member of ['operation', 'path', 'method'] as const) {
    const wanted = match[member];
    const matcher = MATCHERS[member] as Matcher<unknown>;
    const next = wanted === undefined ? among : among.filter((each) => matcher.reaches?.(wanted, each, setting) ?? true);
    if (next.length === 0) return { path: member, expected: ROUTE_WORDS[member](among, match), received: `another ${member}` };
    among = next;
  }
  throw new TypeError('a route that some operation has');
}

/** What a match reaches at a place. */
export function reachOf(match: Match, at: Place, vocabulary: Vocabulary): Reaching {
  const setting: Setting = { at, vocabulary };
  const misfit = misfitOf(match, setting);
  if (misfit !== null) return { ok: false, complaint: misfit };
  const all = named(vocabulary);
  const routed = reachedBy(match, setting, all, true);
  const placed = withPlace(routed, at);
  const names = (operations: readonly Named[]): string => operations.map(({ name }) => name).join(', ');
  const elsewhere = (at === 'on_wire' || at === 'before_access') && NEEDS_OPERATION.every((member) => match[member] === undefined);
  if (routed.length === 0 && !elsewhere) return { ok: false, complaint: routeMisfit(match, setting, all) };
  if (placed.length === 0 && at === 'after_commit')
    return refused(`an operation that commits, because after_commit is where the fault sits; one of: ${names(withPlace(all, at))}`);
  if (placed.length === 0 && !elsewhere) return refused(`another operation than ${names(routed)}, which has no place ${at}`);
  const reached = narrowed(match, setting, placed);
  if ('expected' in reached) return { ok: false, complaint: reached };
  return { ok: true, reach: { operations: reached.map(({ name }) => name), elsewhere } };
}
