// undici-fetch: the words of a fetch, Node's (`fetch failed`, `terminated`) and those of browsers and other runtimes, and undici's codes.
// @see https://github.com/nodejs/undici/blob/main/lib/core/errors.js
import type { Extractor, Facts } from '../evidence.ts';
import { errnoOf, nameOf } from '../redact.ts';
import type { Phase } from '../symptom.ts';
import { isOfFetch } from '../texts/fetch-words.ts';
import { lateIn, phraseIn } from '../texts/sign-of.ts';

const PHASE_BY_CODE: Readonly<Record<string, Phase>> = {
  UND_ERR_CONNECT_TIMEOUT: 'connect',
  UND_ERR_INVALID_ARG: 'connect',
  UND_ERR_NOT_SUPPORTED: 'connect',
  UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'send',
  UND_ERR_SOCKET: 'headers',
  UND_ERR_HEADERS_TIMEOUT: 'headers',
  UND_ERR_HEADERS_OVERFLOW: 'headers',
  UND_ERR_BODY_TIMEOUT: 'body',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'body',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'body',
};

/** How far the call had come when Node's fetch says no more than this. */
const PHASE_BY_WORDS: Readonly<Record<string, Phase | null>> = { 'fetch failed': null, terminated: 'body' };

/** Reads what the global fetch throws. */
export const undiciFetch: Extractor = {
  source: 'undici-fetch',
  recognises: (link) =>
    link.kind === 'thrown' && (link.text('code')?.startsWith('UND_ERR_') === true || isOfFetch(link.name, link.message)),
  extract: (link) => {
    if (link.kind !== 'thrown') return {};
    const errno = errnoOf(link.text('code'));
    if (errno === undefined) return wrapperFacts(link.message);
    const phase = Object.hasOwn(PHASE_BY_CODE, errno) ? PHASE_BY_CODE[errno] : undefined;
    const exception = nameOf(link.name);
    return { errno, ...(exception === undefined ? {} : { exception }), ...(phase === undefined ? {} : { phase }) };
  },
};

function wrapperFacts(message: string): Facts {
  const isNodes = Object.hasOwn(PHASE_BY_WORDS, message);
  const sign = isNodes ? undefined : (phraseIn(message) ?? lateIn(message));
  const phase = isNodes ? PHASE_BY_WORDS[message] : sign?.[1];
  return {
    transport_failed: true,
    ...(sign === undefined ? {} : { symptom: sign[0] }),
    ...(phase === undefined || phase === null ? {} : { phase }),
  };
}
