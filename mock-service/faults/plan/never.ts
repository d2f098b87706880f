// neverMisfit: why a rule whose parts are right by themselves could never fire together: its fault finds no body, no key, no commit, no time.
// Read when a rule is written. What only the calls of a test decide is not judged: docs/plan.md lists it.
import type { Complaint } from '../../complaint/complaint.ts';
import type { Fault, Place, Vocabulary, VocabularyOperation } from '../fault.ts';
import { comesAfter } from '../spoil.ts';
import { contradictionIn } from './match/contradictions.ts';
import type { Match } from './match/index.ts';
import { isWild } from './match/path.ts';
import type { Reach } from './match/reach.ts';
import type { Span } from './span.ts';

/** What is judged of a rule. */
interface JudgedRule {
  readonly fault: Fault;
  readonly params: unknown;
  readonly at: Place;
  readonly match: Match;
  readonly reach: Reach;
  readonly span: Span;
}

type Judge = (rule: JudgedRule, reached: readonly VocabularyOperation[], nowMs: number | null) => Complaint | null;

const NEVER = 'a match that can never fire';

const contradicting: Judge = ({ match, at }, reached) => {
  const complaint = contradictionIn(match, { at, isEndpoint: reached.some(({ endpoint }) => endpoint === true) });
  return complaint && { ...complaint, path: `match.${complaint.path}` };
};

/** The caller of a HEAD sees no body, whatever it is. */
const unseenBody: Judge = ({ fault, params, match }) => {
  if (match.method !== 'HEAD' || (fault.needs?.(params) ?? null) === null) return null;
  return {
    path: 'match.method',
    expected: `a method whose answers have a body, for ${fault.kind} to spoil`,
    received: 'HEAD, which shows none',
  };
};

/** Whether each path that fits a match is an operation's own. */
function isKnown(wanted: string, paths: readonly string[]): boolean {
  const segments = wanted.split('/');
  return paths.some((path) => {
    const known = path.split('/');
    return known.length === segments.length && known.every((each, at) => isWild(each) || each === segments[at]);
  });
}

/** OPTIONS is answered without a body wherever there is something. */
function bodilessMisfit({ fault, params, match, at }: JudgedRule, { operations }: Vocabulary): Complaint | null {
  const { method, path } = match;
  if (method !== 'OPTIONS' || path === undefined || !comesAfter(at) || fault.needs?.(params) !== 'own_body') return null;
  if (
    !isKnown(
      path,
      Object.values(operations).map((operation) => operation.path),
    )
  )
    return null;
  return {
    path: 'match.method',
    expected: `a method whose answers have a body, for ${fault.kind} to spoil`,
    received: 'OPTIONS, answered by a 204',
  };
}

const withoutKey: Judge = ({ fault, match }) =>
  fault.needsCredential === true && match.credential === 'none'
    ? { path: 'match.credential', expected: `a credential, for ${fault.kind} to end; or *`, received: NEVER }
    : null;

/** An endpoint may commit only for some of its words. */
const withoutCommit: Judge = ({ at, match: { body = {} } }, reached) => {
  if (at !== 'after_commit') return null;
  const names = reached.flatMap(({ commitsFor = {} }) => Object.entries(commitsFor));
  if (names.length === 0 || reached.some(({ commitsFor }) => commitsFor === undefined)) return null;
  const other = names.find(([name, word]) => body[name] !== undefined && body[name] !== '*' && body[name] !== word);
  if (other === undefined) return null;
  const [name, word] = other;
  return {
    path: `match.body.${name}`,
    expected: `${word}: nothing else commits, and after_commit is where the fault sits`,
    received: NEVER,
  };
};

const endedBefore: Judge = ({ fault, params, span: { fromMs } }, _reached, nowMs) => {
  if (nowMs === null || fromMs === null || (fault.endsAtMs?.(params, nowMs) ?? Number.POSITIVE_INFINITY) > fromMs) return null;
  return { path: 'window.from', expected: `an instant before the end of ${fault.kind}`, received: 'one that is not' };
};

const JUDGES: readonly Judge[] = [contradicting, unseenBody, withoutKey, withoutCommit, endedBefore];

/** Why a rule could never fire, or null: it can, or nobody can know. `nowMs`: when it is armed; null: it was armed long ago. */
export function neverMisfit(rule: JudgedRule, vocabulary: Vocabulary, nowMs: number | null): Complaint | null {
  const reached = rule.reach.operations.flatMap((name) => vocabulary.operations[name] ?? []);
  for (const judge of JUDGES) {
    const complaint = judge(rule, reached, nowMs);
    if (complaint !== null) return complaint;
  }
  return bodilessMisfit(rule, vocabulary);
}
