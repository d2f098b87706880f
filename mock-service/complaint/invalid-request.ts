// invalidRequest: complaints as the facts of a 422: one sentence, and a bounded list.
// Beside the walk: every refused input leaves as this, whoever read it.
import type { Complaint } from './complaint.ts';

/** No problem lists more. */
export const MAX_COMPLAINTS = 20;
/** Names come from the caller: they are cut where nobody would read on. */
const MAX_PATH_LENGTH = 100;

/** The facts of an `invalid_request` problem. */
export interface InvalidRequest {
  readonly code: 'invalid_request';
  /** The first three, and how many more there are. */
  readonly detail: string;
  readonly errors: readonly Complaint[];
}

function cut(path: string): string {
  return path.length > MAX_PATH_LENGTH ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path;
}

/** The names there are need no saying twice. */
function withoutNames(expected: string): string {
  return expected.split('; valid ones:', 1)[0] ?? expected;
}

/** "There is no such field" says it all: nothing was expected there. */
function isAll(said: string): boolean {
  return said.startsWith('no ');
}

/** Whatever was complained of, in at most MAX_COMPLAINTS items; `whole` names what an empty path stands for. */
export function invalidRequest(complaints: readonly Complaint[], whole = 'the input'): InvalidRequest {
  const errors = complaints.slice(0, MAX_COMPLAINTS).map((complaint) => ({ ...complaint, path: cut(complaint.path) }));
  const told = errors.slice(0, 3).map(({ path, expected, received }, index) => {
    const isTold = errors.slice(0, index).some((earlier) => earlier.expected === expected);
    const said = isTold ? withoutNames(expected) : expected;
    return `${path || whole}: ${isAll(said) ? said : `expected ${said}, got ${received}`}`;
  });
  const rest = complaints.length - told.length;
  return { code: 'invalid_request', detail: `${told.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`, errors };
}
