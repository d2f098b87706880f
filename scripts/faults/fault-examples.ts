// FAULT_EXAMPLES: one rule for each kind of fault, the call that meets it, and what curl prints then.
// docs/faults.md shows them; a test arms each, sends each as a header, and runs curl.
import { serializeItem, Token } from 'structured-headers';

/** An example. */
export interface FaultExample {
  /** Left out: the fault's own. */
  readonly at?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The operation that meets it: a list is read, a customer is made. */
  readonly operation: 'list_customers' | 'create_customer';
  /** What curl is told besides. */
  readonly flag?: string;
  /** Lines that `curl -sS -i -m 1` prints, or how they begin. */
  readonly curl: readonly string[];
}

const read = 'list_customers';
const write = 'create_customer';

/** By kind. */
export const FAULT_EXAMPLES: Readonly<Record<string, FaultExample>> = {
  latency: { params: { median_ms: 200, sigma: 0.4, max_ms: 900 }, operation: read, curl: ['HTTP/1.1 200 OK'] },
  drip: { params: { chunk_bytes: 64, every_ms: 20 }, operation: read, curl: ['HTTP/1.1 200 OK'] },
  stall: {
    params: { after_body_bytes: 0 },
    at: 'on_wire',
    operation: read,
    curl: ['curl: (28) Operation timed out after', 'HTTP/1.1 200 OK'],
  },
  reset: { at: 'on_wire', operation: write, curl: ['curl: (56) Recv failure: Connection reset by peer'] },
  close: { operation: read, curl: ['curl: (52) Empty reply from server'] },
  keep_alive_death: { params: { when: 'now', how: 'close' }, operation: read, curl: ['HTTP/1.1 200 OK', 'Connection: keep-alive'] },
  upload: { params: { how: 'close', after_bytes: 8 }, operation: write, curl: ['curl: (52) Empty reply from server'] },
  malformed_http: { operation: read, curl: ['curl: (1) Received HTTP/0.9 when not allowed'] },
  truncate: { params: { fraction: 0.25 }, operation: read, curl: ['curl: (18) transfer closed with', 'HTTP/1.1 200 OK'] },
  lost_reply: { params: { how: 'close' }, operation: write, curl: ['curl: (52) Empty reply from server'] },
  garble: {
    params: { how: 'gzip' },
    operation: read,
    flag: '--compressed',
    curl: ['curl: (61) Error while processing content unencoding: incorrect header check', 'HTTP/1.1 200 OK', 'content-encoding: gzip'],
  },
  wrong_content_type: {
    params: { content_type: 'text/html' },
    operation: read,
    curl: ['HTTP/1.1 200 OK', 'content-type: text/html', '{"object":"list","data":['],
  },
  html: {
    params: { status: 200 },
    operation: read,
    curl: [
      'HTTP/1.1 200 OK',
      'content-type: text/html; charset=utf-8',
      '<html><head><title>Sign in</title></head><body><h1>Sign in</h1></body></html>',
    ],
  },
  error_in_success: {
    params: { form: 'envelope' },
    operation: write,
    curl: ['HTTP/1.1 200 OK', '{"error":{"code":"internal_error","status":500,"message":"The provider could not handle the call."}}'],
  },
  other_object: { params: { differs_in: 'object' }, operation: write, curl: ['HTTP/1.1 201 Created', '{"object":"'] },
  stale_list: { params: { writes: 1 }, operation: read, curl: ['HTTP/1.1 200 OK', '{"object":"list","data":['] },
  rate_limited: { params: { wait_s: 5 }, operation: read, curl: ['HTTP/1.1 429 Too Many Requests', 'retry-after: 5'] },
  error_status: {
    params: { status: 502, body: 'upstream connect error' },
    operation: read,
    curl: ['HTTP/1.1 502 Bad Gateway', 'content-type: text/plain; charset=utf-8', 'upstream connect error'],
  },
  maintenance: { params: { duration_s: 3600 }, operation: read, curl: ['HTTP/1.1 503 Service Unavailable', 'retry-after: 3600'] },
  credential: {
    params: { how: 'revoke' },
    operation: read,
    curl: [
      'HTTP/1.1 401 Unauthorized',
      'www-authenticate: Bearer realm="overdue", error="invalid_token", error_description="The API key was revoked"',
    ],
  },
  refuse: { params: { rule: 'R83' }, operation: write, curl: ['HTTP/1.1 409 Conflict'] },
  pass: { operation: read, curl: ['HTTP/1.1 200 OK', 'overdue-fault-applied: pass'] },
};

/** The example as a rule for the first call of each caller. */
export function ruleOf(kind: string, { at, params, operation }: FaultExample): Readonly<Record<string, unknown>> {
  return {
    fault: kind,
    ...(params === undefined ? {} : { params }),
    ...(at === undefined ? {} : { at }),
    match: { operation },
    trigger: { first: 1 },
  };
}

/** The example as the value of the header Overdue-Fault. */
export function headerOf(kind: string, { at, params = {} }: FaultExample): string {
  const all = { ...params, ...(at === undefined ? {} : { at: new Token(at) }) };
  return serializeItem([new Token(kind), new Map(Object.entries(all))]);
}
