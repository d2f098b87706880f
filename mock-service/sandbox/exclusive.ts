// exclusive: one write at a time on one invoice (R73); a second one that comes meanwhile is refused, not queued.
// Between idempotency and the operation: step 5 of a request's walk. Only a fault at before_operation makes a write take any time.
import type { Delivery } from '../delivery.ts';
import type { Next } from '../faults/fault.ts';
import { readJson } from '../read-json.ts';
import type { Admitted } from './admit.ts';
import { rejected } from './answers.ts';
import { ending } from './step.ts';
import type { Visit } from './visit.ts';

/** The invoice that a call is about: the one in its path, else the one its body names. */
function invoiceOf({ call }: Visit): string | null {
  const { invoice_id } = call.params;
  if (invoice_id !== undefined) return invoice_id;
  const json = readJson(call.body);
  if (json.kind !== 'json' || typeof json.value !== 'object' || json.value === null) return null;
  const named = Object.hasOwn(json.value, 'invoice_id') ? (json.value as { readonly invoice_id?: unknown }).invoice_id : undefined;
  return typeof named === 'string' ? named : null;
}

function holding(held: Set<string>, invoiceId: string, next: Next): ReturnType<Next> {
  held.add(invoiceId);
  return ending(next, () => held.delete(invoiceId));
}

/** Runs `next` while the call's invoice is held; or R73, when another write holds it. Reads and other writes pass. */
export function exclusive(visit: Visit, { operation, credential }: Admitted, next: Next): Delivery | Promise<Delivery> {
  const invoiceId = operation.write === 'safe' ? null : invoiceOf(visit);
  if (invoiceId === null) return next();
  const { held } = visit.sandbox.tenant(credential.tenantId);
  return held.has(invoiceId) ? rejected(visit, 'R73') : holding(held, invoiceId, next);
}
