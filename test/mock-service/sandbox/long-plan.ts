// A long plan: every trigger, every matcher, windows, lives, queues; and calls that meet it.
// The calls are drawn from a seed, so that a run can be had again.
import type { Call } from '../../../mock-service/call.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { callOf } from '../service/in-process.ts';

/** Rules that count each caller's matches, and whose faults are no other caller's business. */
export const OWN_RULES: readonly object[] = [
  { fault: 'error_status', params: { status: 500 }, trigger: { first: 2 }, match: { operation: 'list_customers' } },
  { fault: 'error_status', params: { status: 502 }, trigger: { nth: 7 } },
  { fault: 'error_status', params: { status: 503 }, trigger: { every: 11 }, at: 'before_access' },
  { fault: 'error_status', params: { status: 504 }, trigger: { after: 15 }, match: { operation: 'get_invoice' } },
  { fault: 'error_status', params: { status: 529 }, trigger: { probability: 0.1 } },
  { fault: 'error_status', params: { status: 500 }, trigger: { probability: 0 } },
  { fault: 'pass', trigger: { probability: 1 }, match: { operation: 'list_products' } },
  { fault: 'rate_limited', params: { retry_after: 'date' }, trigger: { probability: 0.3 }, match: { query: { status: 'open' } } },
  { fault: 'rate_limited', trigger: { every: 5 }, match: { header: { 'X-Shop': '*' } } },
  { fault: 'latency', params: { delay_ms: 50 }, trigger: { every: 3 } },
  { fault: 'latency', params: { delay_ms: 20 }, trigger: { probability: 0.2 }, at: 'on_wire' },
  { fault: 'stall', trigger: { nth: 40 } },
  { fault: 'reset', trigger: { probability: 0.05 }, match: { method: 'GET' } },
  { fault: 'close', trigger: { every: 13 }, at: 'on_wire' },
  { fault: 'drip', params: { chunk_bytes: 10, every_ms: 5 }, trigger: { every: 3 }, match: { operation: 'list_products' } },
  { fault: 'truncate', trigger: { probability: 0.1 } },
  { fault: 'garble', trigger: { every: 17 } },
  { fault: 'garble', trigger: { first: 1 }, match: { path: '/invoices/*' } },
  { fault: 'html', trigger: { nth: 3 }, match: { path: '/customers', method: 'POST' } },
  { fault: 'wrong_content_type', trigger: { after: 25 }, match: { credential: 'read_only' }, at: 'on_wire' },
  { fault: 'lost_reply', trigger: { every: 4 }, match: { operation: 'create_customer' } },
  { fault: 'lost_reply', params: { how: 'close' }, trigger: { probability: 0.2 }, match: { body: { name: 'Bia' } } },
  { fault: 'lost_reply', params: { how: 'stall' }, trigger: { nth: 5 }, match: { body: { 'address.city': 'Porto' } } },
  { fault: 'refuse', params: { rule: 'R78' }, trigger: { nth: 4 }, match: { query: { limit: 3 } } },
  { fault: 'pass', match: { caller: '*' }, trigger: { after: 3 } },
  { fault: 'error_status', params: { status: 501 }, queue: 'reads', match: { operation: 'get_invoice' } },
  { fault: 'pass', queue: 'reads', trigger: { first: 3 } },
  { fault: 'garble', queue: 'reads', trigger: { first: 2 } },
  { fault: 'lost_reply', queue: 'writes', match: { operation: 'create_customer' } },
  { fault: 'error_status', params: { status: 503 }, queue: 'writes', match: { operation: 'create_customer' } },
];

/** Rules that count over all callers, come and go with the calendar, or take a key away. */
export const SHARED_RULES: readonly object[] = [
  { fault: 'error_status', params: { status: 507 }, trigger: { every: 19 }, count: 'sandbox' },
  {
    fault: 'error_status',
    params: { status: 503 },
    window: { from: '2026-03-01T08:01:00Z', until: '2026-03-01T08:02:00Z' },
    trigger: { every: 6 },
  },
  { fault: 'rate_limited', ttl_ms: 90_000, trigger: { every: 8 } },
  { fault: 'credential', params: { how: 'revoke' }, match: { credential: 'restricted' }, trigger: { nth: 6 } },
];

type Headers = Readonly<Record<string, string>>;
type Make = (base: string, key: (name: string) => Headers, n: number) => Call;

const CALLS: readonly Make[] = [
  (base, key) => callOf('GET', `${base}/customers`, undefined, key('default')),
  (base, key) => callOf('GET', `${base}/customers?limit=3`, undefined, key('default')),
  (base, key) => callOf('GET', `${base}/invoices?status=open&limit=3`, undefined, { ...key('read_only'), 'x-shop': 'a' }),
  (base, key) => callOf('GET', `${base}/invoices/inv_none`, undefined, key('default')),
  (base, key) => callOf('HEAD', `${base}/products`, undefined, key('read_only')),
  (base, key) => callOf('GET', `${base}/products`, undefined, key('default')),
  (base, key, n) => callOf('POST', `${base}/customers`, { name: 'Ana' }, { ...key('default'), 'idempotency-key': `a${n}` }),
  (base, key, n) => callOf('POST', `${base}/customers`, { name: 'Bia' }, { ...key('restricted'), 'idempotency-key': `b${n % 7}` }),
  (base, key) => callOf('POST', `${base}/customers`, { name: 'Caio', address: { city: 'Porto' } }, key('default')),
  (base, key) => callOf('POST', `${base}/customers`, { nome: 'Bia' }, key('default')),
  (base, key) => callOf('GET', `${base}/nowhere`, undefined, key('default')),
  (base, key) => callOf('GET', `${base}/customers`, undefined, { ...key('default'), authorization: '' }),
];

/** `count` calls of one caller; `label` decides which, and keeps its idempotency keys its own. */
export function callsOf(label: string, count: number): readonly ((base: string, secret: (name: string) => string) => Call)[] {
  const random = createRandom('long plan').fork(label);
  return Array.from({ length: count }, (_, n) => {
    const make = CALLS[random.int(0, CALLS.length - 1)];
    return (base, secret) => {
      const key = (name: string): Headers => ({ authorization: `Bearer ${secret(name)}`, 'overdue-caller': label });
      const call = make?.(base, key, n) ?? callOf('GET', `${base}/`);
      const idempotency = call.headers['idempotency-key'];
      return idempotency === undefined ? call : { ...call, headers: { ...call.headers, 'idempotency-key': `${label}-${idempotency}` } };
    };
  });
}
