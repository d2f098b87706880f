// client-codes: the codes that axios, got, node-fetch and superagent put on errors of their own.
// Step 2 of a failure's walk. A code of a system below it is read by node-errno.
// @see https://github.com/axios/axios/blob/v1.x/lib/core/AxiosError.js, https://github.com/sindresorhus/got/blob/main/documentation/8-errors.md
import type { Extractor, Facts, ThrownLink } from '../evidence.ts';
import { once } from '../link.ts';
import { nameOf } from '../redact.ts';
import type { Sign } from '../symptom.ts';

const SIGNS: Readonly<Record<string, Sign>> = {
  // axios
  ERR_CANCELED: ['cancelled'],
  ERR_NETWORK: ['connection_lost'],
  ERR_FR_TOO_MANY_REDIRECTS: ['redirected_in_circles'],
  ERR_BAD_OPTION: ['bad_address', 'connect'],
  ERR_BAD_OPTION_VALUE: ['bad_address', 'connect'],
  ERR_NOT_SUPPORT: ['bad_address', 'connect'],
  // got
  ERR_BODY_PARSE_FAILURE: ['not_json', 'decode'],
  ERR_TOO_MANY_REDIRECTS: ['redirected_in_circles'],
  ERR_UNSUPPORTED_PROTOCOL: ['bad_address', 'connect'],
  ERR_READING_RESPONSE_STREAM: ['cut_short', 'body'],
  // node-fetch, on `type`
  'invalid-json': ['not_json', 'decode'],
  'request-timeout': ['timed_out', 'headers'],
  'body-timeout': ['timed_out', 'body'],
  'max-redirect': ['redirected_in_circles'],
  'no-redirect': ['redirected_in_circles'],
  'max-size': ['unreadable', 'body'],
  // node:http
  ERR_STREAM_PREMATURE_CLOSE: ['cut_short', 'body'],
  // undici, whose parser's error has no code on some versions of Node
  HTTPParserError: ['not_http', 'headers'],
};

/** superagent calls its own deadline an aborted connection and says on `errno` which it was. */
const DEADLINE_ERRNOS: readonly (string | undefined)[] = ['ETIME', 'ETIMEDOUT'];
/** got says on `event` which of its deadlines passed: until these nothing is sent. */
const CONNECTING: readonly (string | undefined)[] = ['lookup', 'connect', 'secureConnect', 'socket'];

/** axios calls a deadline of AbortSignal.timeout a cancellation. Its http adapter leaves the reason on the signal, its fetch adapter in the message. */
function endedByDeadline({ text, message }: ThrownLink): boolean {
  return text('config', 'signal', 'reason', 'name') === 'TimeoutError' || message === 'The operation was aborted due to timeout';
}

/** Reads a client's own error. */
export const clientCodes: Extractor = {
  source: 'client-codes',
  recognises: (link) => link.kind === 'thrown' && Object.keys(factsOf(link)).length > 0,
  extract: (link) => factsOf(link),
};

const factsOf = once((link) => (link.kind === 'thrown' ? factsIn(link) : {}));

function factsIn(link: ThrownLink): Facts {
  if (link.text('code') === 'ECONNABORTED' && DEADLINE_ERRNOS.includes(link.text('errno'))) return { aborted_by: 'deadline' };
  if (link.text('code') === 'ERR_CANCELED' && endedByDeadline(link)) return { aborted_by: 'deadline' };
  if (link.name === 'TimeoutError' && CONNECTING.includes(link.text('event'))) return { aborted_by: 'deadline', phase: 'connect' };
  const key = [link.text('code'), link.text('type'), link.name].find((each) => each !== undefined && Object.hasOwn(SIGNS, each));
  const sign = key === undefined ? undefined : SIGNS[key];
  if (sign === undefined) return {};
  const exception = nameOf(link.name);
  return {
    symptom: sign[0],
    ...(sign[1] === undefined ? {} : { phase: sign[1] }),
    ...(exception === undefined ? {} : { exception }),
  };
}
