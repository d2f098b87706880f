// PAGE_VISITS: visits to a payment link's address that provoke every status that the document has of it.
import type { PlannedCall } from './calls.ts';

/** One visit, to a link of the seed data, on a calendar that stands at the seed's epoch. */
export interface PageVisit {
  readonly operation: 'view_payment_page' | 'pay_payment_link';
  readonly status: number;
  readonly why: string;
  /** Its handle after `payment_link.`; null: an address that no link has. */
  readonly link: 'open' | 'expired' | null;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is done before it. */
  readonly before?: readonly PlannedCall[];
}

const json = { 'content-type': 'application/json' };
const card = (payment_method_id: unknown) => ({ body: JSON.stringify({ payment_method_id }), headers: json });
const voided = { operation: 'void_invoice', method: 'POST', path: '/invoices/$seed.invoice.open/void' };

const both = (status: number, why: string, more: Pick<PageVisit, 'link' | 'before'>): readonly PageVisit[] =>
  (['view_payment_page', 'pay_payment_link'] as const).map((operation) => ({ operation, status, why, ...more }));

export const PAGE_VISITS: readonly PageVisit[] = [
  ...both(200, 'an open invoice', { link: 'open' }),
  { operation: 'view_payment_page', status: 200, why: 'a browser', link: 'open', headers: { accept: 'text/html' } },
  ...both(403, 'a seller who is suspended', { link: 'open' }),
  ...both(404, 'nothing', { link: null }),
  ...both(409, 'an invoice that is void', { link: 'open', before: [voided] }),
  ...both(410, 'a link that has expired', { link: 'expired' }),
  { operation: 'pay_payment_link', status: 400, why: 'a card that is no text', link: 'open', ...card(7) },
  { operation: 'pay_payment_link', status: 402, why: 'a card that is declined', link: 'open', ...card('pm_card_chargeDeclined') },
  { operation: 'pay_payment_link', status: 415, why: 'a text', link: 'open', body: 'x', headers: { 'content-type': 'text/plain' } },
  { operation: 'pay_payment_link', status: 422, why: 'a card on file', link: 'open', ...card('default') },
];
