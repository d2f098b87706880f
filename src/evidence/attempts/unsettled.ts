// isUnsettled: whether an attempt with these facts may have done its work: it was sent, and no answer says that it was refused.
// Step 2 of a failure's walk, for failures that tell of several attempts: their effect is the least certain of them (law 6).
import type { Facts } from '../evidence.ts';
import type { Symptom } from '../symptom.ts';
import { attemptsIn } from '../texts/attempts.ts';
import { errnoInText } from '../texts/errno-in-text.ts';
import { spokenOf } from '../texts/spoken.ts';
import { statusInText } from '../texts/status-in-text.ts';
import { toldBy } from '../wording/told-by.ts';

const UNANSWERED: readonly (Symptom | undefined)[] = [
  ...(['timed_out', 'connection_lost', 'cut_short', 'not_http', 'not_json', 'bad_coding', 'unreadable'] as const),
];
const ERRNOS: readonly (string | undefined)[] = [
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ESOCKETTIMEDOUT', 'ECONNABORTED'],
  ...['UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'],
];
const GRPC: readonly (string | undefined)[] = ['CANCELLED', 'UNKNOWN', 'DEADLINE_EXCEEDED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS'];
/** The server's own, but for those that say that it did nothing. */
const REFUSING: readonly number[] = [501, 505, 506, 510, 511, 521, 522, 523, 525, 526];

/** False as well for what was refused, and for what never left. */
export function isUnsettled({ phase, status, symptom, errno, grpc_status, aborted_by, says, told }: Facts): boolean {
  if (phase === 'connect') return false;
  if (status !== undefined) return status === 408 || (status >= 500 && !REFUSING.includes(status));
  if ((says ?? told) === 'broken') return true;
  return UNANSWERED.includes(symptom) || ERRNOS.includes(errno) || GRPC.includes(grpc_status) || aborted_by !== undefined;
}

/** True for a text that tells of several attempts, one of which is unsettled. */
export function tellsUnsettled(text: string): boolean {
  const attempts = attemptsIn(text);
  return attempts.length > 1 && attempts.some(isUnsettledText);
}

/** The same of the text of one attempt. */
export function isUnsettledText(text: string): boolean {
  const spoken = spokenOf(text);
  const status = statusInText(spoken.message);
  const errno = errnoInText(spoken.message);
  const told = status === undefined ? toldBy(spoken) : {};
  const phase = errno?.phase ?? told.phase;
  // An attempt is told in a word.
  if (status === undefined && errno === undefined && Object.keys(told).length === 0)
    return /\btime-?out|\btimed? out|\btempo limite|\btiempo (?:de espera|l[íi]mite)/i.test(spoken.message);
  if (status !== undefined) return isUnsettled({ status });
  return isUnsettled({ ...told, ...(errno === undefined ? {} : { errno: errno.errno }), ...(phase === undefined ? {} : { phase }) });
}
