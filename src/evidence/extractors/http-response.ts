// http-response: status (in a success that holds an error, the error's), body kind, request id and how far the answer came. Asked first, for every response.
// Step 2 of a failure's walk.
import type { Extractor, Facts, HttpLink } from '../evidence.ts';
import { NO_STATUS } from '../http-forms.ts';
import { requestIdOf } from '../redact.ts';
import { statedStatus } from '../stated-status.ts';
import type { Phase } from '../symptom.ts';

/** The provider's own first, then those of what stands in front of it. */
const REQUEST_ID_HEADERS: readonly string[] = [
  ...['request-id', 'x-request-id', 'x-correlation-id', 'correlation-id', 'x-trace-id', 'x-amzn-requestid', 'x-amz-request-id'],
  ...['x-ms-request-id', 'x-amzn-trace-id', 'cf-ray', 'traceparent'],
];

/** Reads a response. */
export const httpResponse: Extractor = {
  source: 'http-response',
  recognises: (link) => link.kind === 'http',
  extract: (link) => {
    if (link.kind !== 'http') return {};
    const requestId = firstRequestId(link.headers);
    const stated = statedStatus(link);
    const phase = stated === undefined ? phaseOf(link) : undefined;
    // Every response comes by here: members that are set are cheaper than members that are spread.
    const facts: { -readonly [K in keyof Facts]: Facts[K] } = {};
    if (link.status !== NO_STATUS) facts.status = stated ?? link.status;
    if (link.body !== null) facts.body_kind = link.body.kind;
    if (requestId !== undefined) facts.request_id = requestId;
    if (link.request !== null) {
      facts.method = link.request.method;
      facts.keyed = link.request.keyed;
    }
    if (phase !== undefined) facts.phase = phase;
    return facts;
  },
};

function firstRequestId(headers: HttpLink['headers']): string | undefined {
  for (const name of REQUEST_ID_HEADERS) {
    const id = headers[name] === undefined ? undefined : requestIdOf(headers[name]);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** A success that counts as a failure broke off in its body or could not be decoded; other answers came whole. */
function phaseOf(link: HttpLink): Phase | undefined {
  if (link.status < 200 || link.status > 299) return undefined;
  return link.broken || isCutShort(link) ? 'body' : 'decode';
}

function isCutShort({ headers, body, request }: HttpLink): boolean {
  const declared = headers['content-length'] ?? '';
  if (body === null || request?.method === 'HEAD' || headers['content-encoding'] !== undefined) return false;
  return /^\d{1,15}$/.test(declared) && body.sizeBytes() < Number(declared);
}
