// Upload rules: those of faults that act before a request's body is read, and why one of them could never fire.
// Step 3 of a request's walk, in front of it: a call whose body is on its way meets these and no others.
import type { Complaint, Complaints } from '../../complaint/complaint.ts';
import type { Fault, Vocabulary } from '../fault.ts';
import type { Match } from './match/index.ts';
import { reachable } from './match/reach.ts';

interface UploadRule {
  readonly fault: Fault;
  readonly match: Match;
}

/** Methods whose calls have a body. What another method's call brings is nobody's input, and no upload. */
const WITH_BODY: readonly string[] = ['POST', 'PATCH', 'PUT'];

/** Whether a call may meet a fault that acts before its body is read. */
export function isUpload(method: string): boolean {
  return WITH_BODY.includes(method);
}

/** Whether a rule has its turn while the body is unread; no other has it then, and this one has none later. */
export function hasItsTurn({ fault }: Pick<UploadRule, 'fault'>, bodyUnread: boolean): boolean {
  return (fault.beforeBody === true) === bodyUnread;
}

/** Why an upload rule could never fire, or null: it can, or it is none. */
export function uploadMisfit({ fault, match }: UploadRule, vocabulary: Vocabulary): Complaint | null {
  if (fault.beforeBody !== true) return null;
  if (match.body !== undefined)
    return { path: 'match.body', expected: `no such field: ${fault.kind} acts before the body is read`, received: 'a match on the body' };
  if (match.query !== undefined)
    return { path: 'match.query', expected: 'no such field: calls with a query have no body', received: 'a match on the query' };
  // No operation has it, so its calls are answered 405; their bodies are read all the same.
  if (match.method === 'PUT') return null;
  const methods = reachable(match, vocabulary).map((name) => vocabulary.operations[name]?.method ?? '');
  if (methods.some(isUpload)) return null;
  const writes = Object.entries(vocabulary.operations).flatMap(([name, { method }]) => (isUpload(method) ? [name] : []));
  const expected = `an operation whose calls have a body, because ${fault.kind} acts while it is read; one of: ${writes.join(', ')}`;
  return { path: 'match', expected, received: 'a match that can never fire' };
}

/** What is wrong with a call that asks for such a fault and has no body left to read. */
export const TOO_LATE: Complaints = [{ path: '', expected: 'a call whose body is yet to be read', received: 'a call without one' }];
