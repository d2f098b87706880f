// startServicePlace: our service, with a sandbox for each call, arranged as its case says.
// Used by samples. Calendar and seed stand still, so that the same call gets the same bytes.
import { startService } from '../../mock-service/index.ts';
import type { Arranged } from './case.ts';

/** Where a call goes, and its key. */
export interface Target {
  readonly url: string;
  readonly key: string;
}

interface Sandbox {
  readonly id: string;
  readonly base_url: string;
  readonly credentials: Readonly<Record<string, { readonly secret: string }>>;
  readonly handles: Readonly<Record<string, string>>;
}

/** The service: where a payment is recorded as arranged, and its end. */
export interface ServicePlace {
  readonly arrange: (arranged: Arranged) => Promise<Target>;
  readonly close: () => Promise<void>;
}

/** Starts it on loopback. */
export async function startServicePlace(): Promise<ServicePlace> {
  const service = await startService({ drainMs: 0 });
  async function control<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(service.controlUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    arrange: async ({ rule, credential = 'default', invoice = 'invoice.open' }) => {
      const sandbox = await control<Sandbox>('/sandboxes', { seed: 'samples', frozen_at: '2026-03-01T08:00:00Z' });
      if (rule !== undefined) await control(`/sandboxes/${sandbox.id}/rules`, { ...rule, match: { operation: 'record_payment' } });
      return {
        url: `${sandbox.base_url}/invoices/${sandbox.handles[invoice] ?? invoice}/payments`,
        key: sandbox.credentials[credential]?.secret ?? 'sk_test_nobody',
      };
    },
    close: () => service.close(),
  };
}
