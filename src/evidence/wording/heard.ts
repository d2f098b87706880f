// isHeard: whether an answer with this status can mean what its words seem to say. A table: an error's words are loose where its status is sharp.
// Step 2 of a failure's walk, for `wording`.
import type { Meaning } from '../meaning.ts';
import { LOOSE, WIDE } from './traits.ts';

/** Not of a call that named itself. */
const PASSING: readonly Meaning[] = ['throttled', 'in_progress', ...LOOSE];
const OF_STATE: readonly Meaning[] = ['stale', 'rule', 'already_done', 'maybe_done', 'duplicate', 'absent', 'bad_input', 'bad_field'];

/** What each status does not let its words say; a status that is not listed lets them say everything but `broken`. */
const UNHEARD: Readonly<Record<number, readonly Meaning[]>> = {
  // A body that came alone.
  0: [],
  200: [],
  201: [],
  202: [],
  207: [],
  401: ['denied', 'unauthorized', ...PASSING, ...OF_STATE, 'bad_setup', 'quota', 'key_done', 'key_reused', 'key_in_use'],
  402: [
    ...WIDE,
    'bad_field',
    'bad_credential',
    'bad_setup',
    'absent',
    'unavailable',
    'timed_out',
    'broken',
    'no_permission',
    'rule',
    'throttled',
  ],
  403: [
    'unauthorized',
    'bad_field',
    ...WIDE,
    'absent',
    'timed_out',
    'unavailable',
    'in_progress',
    'locked',
    'maybe_done',
    'already_done',
    'stale',
  ],
  404: ['bad_field', ...WIDE, ...PASSING, 'no_permission', 'bad_credential', 'rule', 'duplicate', 'stale', 'already_done', 'maybe_done'],
  409: ['bad_field', ...WIDE, 'bad_setup', 'unavailable', 'timed_out'],
  500: WIDE,
  501: [...WIDE, ...PASSING, ...OF_STATE],
};

/** Statuses that say it all, but for what is listed. */
const SHARP: Readonly<Record<number, readonly Meaning[]>> = {
  405: ['absent', 'bad_setup'],
  406: ['duplicate', 'rule', 'already_done', 'bad_setup', 'bad_input', 'bad_field'],
  407: [],
  408: ['rule', 'declined'],
  411: [],
  412: ['duplicate', 'key_reused', 'key_in_use', 'rule', 'declined', 'suspended'],
  413: ['throttled'],
  414: [],
  415: [],
  // Servers of their own errors' making use it for whatever they refuse; no client waits for 100 Continue any more.
  417: [...OF_STATE, 'key_reused', 'key_in_use', 'locked', 'declined', 'no_permission', 'suspended', 'quota', 'throttled'],
  421: [],
  423: ['suspended', 'rule', 'unpaid'],
  425: ['quota', 'throttled', 'in_progress'],
  426: [],
  428: ['key_reused', 'key_in_use'],
  429: ['quota', 'maybe_done', 'unpaid', 'suspended', 'declined', 'key_in_use', 'locked'],
  431: [],
  502: ['throttled', 'quota', 'suspended', 'unpaid', 'timed_out'],
  503: ['down_for_long', 'throttled', 'quota', 'suspended', 'unpaid', 'key_in_use', 'locked'],
  504: ['throttled', 'quota', 'suspended', 'unpaid'],
  505: [],
  507: [],
  // Frappe's word for a deadlock, not WebDAV's.
  508: ['locked'],
  509: [],
  511: [],
};

/** True when an answer with this status may mean that. */
export function isHeard(meaning: Meaning, status: number): boolean {
  const sharp = SHARP[status];
  if (sharp !== undefined) return sharp.includes(meaning);
  if (status >= 520) return status === 529 && meaning === 'unavailable';
  return !(UNHEARD[status] ?? ['broken']).includes(meaning);
}
