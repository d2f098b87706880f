// A service without sockets, and calls to it as plain data.
import type { Call } from '../../../mock-service/call.ts';
import type { Delivery, Reply } from '../../../mock-service/delivery.ts';
import { manualClock } from '../../../mock-service/determinism/clock.ts';
import type { JournalEntry } from '../../../mock-service/index.ts';
import { createService, type ServiceOptions } from '../../../mock-service/service.ts';

export const START_MS = Date.UTC(2026, 1, 1, 9);
export const DEFAULT_KEY = 'sk_test_overdue_default';

/** Members of the control API's answers that tests read. */
export interface ControlBody {
  readonly id: string;
  readonly base_path: string;
  readonly credentials: Readonly<Record<string, { readonly id: string; readonly secret: string }>>;
  readonly handles: Readonly<Record<string, string>>;
  readonly data: readonly { readonly id: string; readonly hits: number; readonly completed: boolean }[];
  readonly completed: boolean;
  readonly result: { readonly id: string };
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly path: string; readonly expected: string; readonly received: string }[];
}

/** What is really stored. */
export interface Truth {
  readonly counts: Readonly<Record<string, number>>;
  readonly created: Readonly<Record<string, readonly { readonly id: string }[]>>;
}

/** A call; a body is sent as JSON. `target` may have a query; a header set to "" is left out. */
export function callOf(method: string, target: string, body?: unknown, headers: Record<string, string> = {}): Call {
  const [path = '', query = ''] = target.split('?');
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const all = { host: 'localhost', authorization: `Bearer ${DEFAULT_KEY}`, ...json, ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  return { method, path, query, headers: sent, body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)) };
}

/** The reply of a delivery that is one. */
export function replyOf(delivery: Delivery): Reply {
  if (delivery.reply === null) throw new Error(`expected a reply, got ${delivery.leaves.kind}`);
  return delivery.reply;
}

/** The JSON in a reply. */
export function jsonOf(reply: Reply): Record<string, unknown> {
  return JSON.parse(String(reply.body));
}

/** A service on a manual clock; `defects` must stay empty. */
export function inProcess(options: Partial<ServiceOptions> = {}) {
  const clock = manualClock(START_MS);
  const defects: unknown[] = [];
  const service = createService({ clock, onDefect: (error) => defects.push(error), ...options });
  const control = async (method: string, target: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await service.control(callOf(method, `/__overdue${target}`, body, headers));
    return { status: reply.status, headers: reply.headers, body: (reply.body === '' ? {} : jsonOf(reply)) as unknown as ControlBody };
  };
  const handle = async (call: Call): Promise<Delivery> => {
    const met = call.body.length > 0 ? await service.arrive(call) : null;
    return (met ?? (await service.handle(call))).delivery;
  };
  const arm = async (rule: unknown, sandbox = 'default'): Promise<string> => {
    const { status, body } = await control('POST', `/sandboxes/${sandbox}/rules`, rule);
    if (status !== 201) throw new Error(`rule refused: ${body.detail}`);
    return body.id;
  };
  const truth = async (sandbox = 'default') => (await control('GET', `/sandboxes/${sandbox}/truth`)).body as unknown as Truth;
  const journal = async (sandbox = 'default') =>
    (await control('GET', `/sandboxes/${sandbox}/journal`)).body.data as unknown as readonly JournalEntry[];
  return { service, clock, defects, control, arm, truth, journal, handle };
}
