// Sandboxes and, for each kind of state, real calls that change it: leaks, forks, resets and snapshots are all tried with these.
// A new kind of state does not compile before it is here.
import type { Reply } from '../../../../mock-service/delivery.ts';
import type { Snapshot } from '../../../../mock-service/sandbox/snapshot/document.ts';
import type { PartName } from '../../../../mock-service/sandbox/state/parts.ts';
import { callOf, type inProcess, replyOf } from '../../service/in-process.ts';

type Provider = ReturnType<typeof inProcess>;
type Headers = Readonly<Record<string, string>>;

/** A sandbox, by what a stranger can do with it. */
export interface Box {
  readonly id: string;
  readonly secret: string;
  readonly basePath: string;
  readonly handles: Readonly<Record<string, string>>;
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Reply>;
  /** A call without a credential, at the root of the sandbox's address. */
  visit(method: string, path: string): Promise<Reply>;
  control(method: string, path: string, body?: unknown): ReturnType<Provider['control']>;
  snapshot(): Promise<Snapshot>;
}

/** A sandbox as the control API answered it. */
export function boxOf(provider: Provider, { id, base_path, credentials, handles }: Awaited<ReturnType<Provider['control']>>['body']): Box {
  const secret = credentials.default?.secret ?? '';
  const control: Box['control'] = (method, path, body) => provider.control(method, `/sandboxes/${id}${path}`, body);
  return {
    id,
    secret,
    basePath: base_path,
    handles,
    call: async (method, path, body, headers = {}) =>
      replyOf(await provider.handle(callOf(method, `${base_path}${path}`, body, { authorization: `Bearer ${secret}`, ...headers }))),
    visit: async (method, path) =>
      replyOf(await provider.handle(callOf(method, `${base_path.replace(/\/v1$/, '')}${path}`, undefined, { authorization: '' }))),
    control,
    snapshot: async () => (await control('GET', '/snapshot')).body as unknown as Snapshot,
  };
}

/** A new sandbox, with a rate limit that no test here meets: without one there are no buckets, and that kind of state never changes. */
export async function createBox(provider: Provider, options: object = {}): Promise<Box> {
  const limited = { rate_limit: { capacity: 200, refill_per_s: 100 }, ...options };
  return boxOf(provider, (await provider.control('POST', '/sandboxes', limited)).body);
}

/** The sandbox that is always there. */
export async function defaultBox(provider: Provider): Promise<Box> {
  return boxOf(provider, (await provider.control('GET', '/sandboxes/default')).body);
}

/** What changes each kind of state; `n` tells one time from another. */
export const CHANGES: { readonly [Part in PartName]: (box: Box, n: number) => Promise<unknown> } = {
  calendar: (box, n) => box.control('POST', '/clock/advance', { duration_ms: 1000 + n }),
  limits: (box) => box.call('GET', '/customers'),
  credentials: expireReader,
  oauth: (box, n) => box.control('POST', '/oauth/grants', { client: n % 2 === 0 ? 'default' : 'other_tenant' }),
  callers: (box, n) => box.call('GET', '/customers', undefined, { 'overdue-caller': `ana ${n}` }),
  plan: (box, n) =>
    box.control('POST', '/rules', { fault: 'error_status', params: { status: 503 }, match: { path: '/coupons' }, trigger: { nth: n + 1 } }),
  journal: (box) => box.call('GET', '/nowhere'),
  requests: (box) => box.call('GET', '/nowhere'),
  tenants: (box, n) => box.call('POST', '/customers', { name: `Ana ${n}`, reference: `ref ${n}` }, { 'idempotency-key': `key ${n}` }),
};

/** Ends the life of the key that may only read, by a call with it. */
async function expireReader(box: Box): Promise<Reply> {
  const { body } = await box.control('GET', '');
  return box.call('GET', '/customers', undefined, {
    authorization: `Bearer ${body.credentials.read_only?.secret}`,
    'overdue-fault': 'credential;how=expire',
  });
}

/** Every part's name. */
export const PART_NAMES = Object.keys(CHANGES) as readonly PartName[];
