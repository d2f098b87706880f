// Control route for the outbox: what would have been sent, and who was at a payment link.
// Beside the walk: read outside every fault.
import * as z from 'zod';
import { MESSAGE_PURPOSES, type Message } from '../domain/mail/message.ts';
import type { LinkVisit } from '../domain/sales/payment-link.ts';
import type { Store } from '../store/store.ts';
import { message } from '../wire/mail/message.ts';
import { messageSchema } from '../wire/mail/message-schema.ts';
import { linkVisit } from '../wire/sales/sales.ts';
import { linkVisitSchema } from '../wire/sales/sales-schemas.ts';
import { idOf } from '../wire/schemas.ts';
import { defineSandboxRoute } from './route.ts';

const visitInOutbox = z
  .strictObject({ ...linkVisitSchema.shape, invoice_id: idOf('inv', 'what can be paid there') })
  .meta({ id: 'VisitInOutbox', description: 'One time that somebody was at the address of a payment link.' });

const input = z.strictObject({
  purpose: z.enum(MESSAGE_PURPOSES).optional().describe('only messages for this; no visits'),
  to: z.string().optional().describe('only messages to this e-mail; no visits'),
  invoice_id: z.string().optional().describe('only what is about this invoice'),
  since: z.iso.datetime({ offset: true }).optional().describe('only from this instant on, by the calendar'),
  limit: z.coerce.number().int().min(1).max(10_000).default(1000).describe('only the last so many; 1,000 when left out'),
});

type Filter = z.infer<typeof input>;

/** A message, or a visit with the invoice of its link. */
interface Item {
  readonly row: Message | LinkVisit;
  readonly invoiceId: string;
}

function itemsOf(store: Store): readonly Item[] {
  const invoices = new Map(store.rows('payment_links').map(({ id, invoiceId }) => [id, invoiceId] as const));
  const messages = store.rows('messages').map((row) => ({ row, invoiceId: row.invoiceId }));
  const visits = store.rows('link_visits').map((row) => ({ row, invoiceId: invoices.get(row.linkId) ?? '' }));
  // Rows of a table are oldest first but for a calendar that went back; a sort that is stable leaves those of one instant as they were.
  return [...messages, ...visits].sort((one, other) => one.row.createdAtMs - other.row.createdAtMs);
}

function isAskedFor({ row, invoiceId }: Item, { purpose, to, invoice_id, since }: Filter): boolean {
  const isVisit = row.kind === 'link_visit';
  if ((purpose !== undefined && (isVisit || row.purpose !== purpose)) || (to !== undefined && (isVisit || row.to !== to))) return false;
  return (invoice_id === undefined || invoiceId === invoice_id) && (since === undefined || row.createdAtMs >= Date.parse(since));
}

const output = z.strictObject({
  data: z.array(z.union([messageSchema, visitInOutbox])).describe('oldest first; at one instant messages stand before visits'),
  truncated: z.boolean().describe('there are more than the limit shows'),
});

/** The outbox as the control API answers it. */
export type OutboxView = z.infer<typeof output>;

export const readOutbox = defineSandboxRoute({
  name: 'read_outbox',
  summary: 'What would have been sent, and visits to payment links, in order of time; of the tenant main',
  method: 'GET',
  path: '/sandboxes/{sandbox_id}/outbox',
  input,
  output,
  status: 200,
  problems: [404, 422],
  run: (filter, { store }) => {
    const items = itemsOf(store).filter((each) => isAskedFor(each, filter));
    const data = items.slice(-filter.limit).map(({ row, invoiceId }) => (row.kind === 'message' ? message(row) : visit(row, invoiceId)));
    return { data, truncated: items.length > filter.limit };
  },
});

function visit(row: LinkVisit, invoiceId: string): object {
  return { ...(linkVisit(row) as object), invoice_id: invoiceId };
}
