// load: one round of load from a process of its own, so that the server under test keeps its core.
// Takes a LoadRequest as JSON in argv, sends the parent a LoadResult.
import autocannon from 'autocannon';
import { hearParent, tellParentAndEnd } from './channel.ts';

/** One round. */
export interface LoadRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Each request gets an Idempotency-Key of its own. */
  readonly keyed: boolean;
  readonly durationS: number;
  readonly connections: number;
}

/** What came of it; `failed` counts everything but 2xx. */
export interface LoadResult {
  readonly requestsPerS: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const { url, method, headers, body, keyed, durationS, connections } = JSON.parse(process.argv[2] ?? '') as LoadRequest;
hearParent(() => undefined);
let sent = 0;
const withKey = (request: autocannon.Request): autocannon.Request => {
  sent += 1;
  return { ...request, headers: { ...request.headers, 'idempotency-key': `bench-${process.pid}-${sent}` } };
};
const result = await autocannon({
  url,
  connections,
  duration: durationS,
  requests: [{ method, headers, ...(body === undefined ? {} : { body }), ...(keyed ? { setupRequest: withKey } : {}) }],
});
const answer: LoadResult = {
  requestsPerS: result.requests.average,
  p99Ms: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
tellParentAndEnd(answer);
