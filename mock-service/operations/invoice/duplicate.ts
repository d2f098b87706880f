// Operation that makes a new draft like an invoice, whatever became of that.
// Step 5 of a request's walk: the lines are judged as new ones are, so that nothing archived or used up is carried on.
import * as z from 'zod';
import { createInvoice } from '../../domain/invoice.ts';
import { sameTerms } from '../../domain/invoice-terms.ts';
import type { LineItem } from '../../domain/line-item.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { invoiceSchema } from '../../wire/schemas.ts';
import { id, reference } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { activeCustomer, refuseTaken } from '../references.ts';
import { newLines, refuseTaxLocation } from './draft.ts';
import { findCoupon } from './line-terms.ts';
import { storeDraft } from './store-invoice.ts';

/** What a line would have been made of. An invoice item's is a plain line: what was claimed once is not claimed again. */
function inputOf(line: LineItem): Parameters<typeof newLines>[1][number] {
  const { amountMinor, unitAmountMinor, quantity, priceId } = line;
  const units = priceId === null ? { unit_amount_minor: unitAmountMinor ?? undefined } : { price_id: priceId };
  return {
    description: line.description,
    ...(priceId === null && unitAmountMinor === null ? { amount_minor: amountMinor } : { ...units, quantity }),
    period: line.period,
    tax_rate_ids: line.taxRates.map(({ taxRateId }) => taxRateId),
    tax_amount_minor: line.givenTaxMinor,
    coupon_id: line.coupon?.couponId ?? null,
  };
}

/** POST /invoices/{invoice_id}/duplicate */
export const duplicateInvoice = defineOperation({
  name: 'duplicate_invoice',
  summary:
    'Make a new draft of an invoice in any state: its lines, terms, notes, coupon and customer, issued today and due after as many days.',
  method: 'POST',
  path: '/invoices/{invoice_id}/duplicate',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'list_invoices', argument: 'reference' },
  status: 201,
  input: z.strictObject({ invoice_id: id("the invoice's id, in any state"), reference }),
  answers: 'object',
  output: invoiceSchema,
  run(input, { tx, nowMs, profile }) {
    const source = tx.invoices.get(input.invoice_id);
    if (source === undefined) return reject('R01');
    const taken = refuseTaken(tx.invoices, input.reference);
    if (taken !== null) return taken;
    const customer = activeCustomer(tx, source.customerId);
    if (isRejection(customer)) return customer;
    const refusal = refuseTaxLocation(source.automaticTax, customer);
    if (refusal !== null) return refusal;
    const invoiceId = tx.newId('inv');
    const lines = newLines(tx, source.lines.map(inputOf));
    if ('kind' in lines) return lines;
    const coupon = findCoupon(tx, source.coupon?.couponId) ?? null;
    if (coupon?.kind === 'rejection') return coupon;
    const { memo, footer, customFields, metadata, customerId, currency, automaticTax } = source;
    const notes = { memo, footer, customFields, metadata };
    const asked = {
      id: invoiceId,
      reference: input.reference ?? null,
      number: null,
      customerId,
      currency,
      automaticTax,
      notes,
      lines,
      coupon,
    };
    const draft = createInvoice({ ...asked, terms: sameTerms(source, nowMs), profile, nowMs });
    return isRejection(draft) ? draft : storeDraft(tx, draft);
  },
});
