// invoiceText: an invoice's native JSON, written at once: without the object between, which cost a create more than anything else.
// Step 6 of a request's walk: entities.ts says what is written, a test holds the two against each other.
import type { Invoice } from '../domain/invoice.ts';
import type { LineItem } from '../domain/line-item.ts';

/** What JSON has another form for. @see RFC 8259, section 7 */
const ESCAPED = /[^ !\u0023-\u005b\u005d-\ud7ff\ue000-\uffff]/;

/** A text, or null. Only words of a closed list need no such care: even an id may come out of a snapshot that somebody wrote. */
function quoted(text: string | null): string {
  if (text === null) return 'null';
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}

const listed = <Item>(items: readonly Item[], write: (item: Item) => string): string =>
  items.length === 0 ? '[]' : `[${items.map(write).join(',')}]`;

let lastMs = Number.NaN;
let lastInstant = '';

/** The last instant's text is kept: what is made together is made at the same time. */
function instant(ms: number | null): string {
  if (ms === null) return 'null';
  if (ms !== lastMs) {
    lastInstant = `"${new Date(ms).toISOString()}"`;
    lastMs = ms;
  }
  return lastInstant;
}

const tax = ({ taxRateId, amountMinor, inclusive }: LineItem['taxes'][number]): string =>
  `{"tax_rate_id":${quoted(taxRateId)},"amount_minor":${amountMinor},"inclusive":${inclusive}}`;

const period = ({ start, end }: { readonly start: string; readonly end: string }): string =>
  `{"start":${quoted(start)},"end":${quoted(end)}}`;

const lineText = (l: LineItem): string =>
  `{"object":"line_item","id":${quoted(l.id)},"reference":${quoted(l.reference)},"description":${quoted(l.description)}` +
  `,"amount_minor":${l.amountMinor},"unit_amount_minor":${quoted(l.unitAmountMinor)},"quantity":${quoted(l.quantity)}` +
  `,"source":"${l.source}","price_id":${quoted(l.priceId)},"period":${l.period === null ? 'null' : period(l.period)}` +
  `,"coupon_id":${quoted(l.coupon?.couponId ?? null)},"discount_minor":${l.discountMinor}` +
  `,"invoice_discount_minor":${l.invoiceDiscountMinor},"taxes":${listed(l.taxes, tax)}}`;

/** The same text as `JSON.stringify(encode(invoice))`. */
export const invoiceText = (i: Invoice): string =>
  `{"object":"invoice","id":${quoted(i.id)},"reference":${quoted(i.reference)},"number":${quoted(i.number)}` +
  `,"customer_id":${quoted(i.customerId)},"status":"${i.status}","currency":"${i.currency}"` +
  `,"collection_method":"${i.collectionMethod}","memo":${quoted(i.memo)},"footer":${quoted(i.footer)}` +
  `,"custom_fields":${listed(i.customFields, ({ name, value }) => `{"name":${quoted(name)},"value":${quoted(value)}}`)}` +
  `,"metadata":${JSON.stringify(i.metadata)},"issue_date":${quoted(i.issueDate)},"due_date":${quoted(i.dueDate)}` +
  `,"days_until_due":${i.daysUntilDue},"lines":${listed(i.lines, lineText)},"coupon_id":${quoted(i.coupon?.couponId ?? null)}` +
  `,"tax_level":"${i.taxLevel}","automatic_tax":${i.automaticTax},"subtotal_minor":${i.subtotalMinor}` +
  `,"discount_minor":${i.discountMinor},"tax_minor":${i.taxMinor},"inclusive_tax_minor":${i.inclusiveTaxMinor}` +
  `,"total_minor":${i.totalMinor},"applied_balance_minor":${i.appliedBalanceMinor},"amount_due_minor":${i.amountDueMinor}` +
  `,"amount_paid_minor":${i.amountPaidMinor},"amount_credited_minor":${i.amountCreditedMinor}` +
  `,"amount_remaining_minor":${i.amountRemainingMinor},"quote_id":${quoted(i.quoteId)},"recurring_invoice_id":${quoted(i.recurringInvoiceId)},"version":${i.version},"created_at":${instant(i.createdAtMs)}` +
  `,"scheduled_at":${instant(i.scheduledAtMs)},"finalized_at":${instant(i.finalizedAtMs)},"sent_at":${instant(i.sentAtMs)}` +
  `,"reminded_at":${instant(i.remindedAtMs)},"reminders_count":${i.remindersCount},"paid_at":${instant(i.paidAtMs)}` +
  `,"uncollectible_at":${instant(i.uncollectibleAtMs)},"voided_at":${instant(i.voidedAtMs)}` +
  `,"cancelled_at":${instant(i.cancelledAtMs)}}`;
