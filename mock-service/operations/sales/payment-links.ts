// Operations on payment links: make one for an invoice, and read it. Paying through one is no operation: whoever has it may.
// Step 5 of a request's walk.
import * as z from 'zod';
import { isRejection, reject } from '../../domain/rejection.ts';
import { DEFAULT_LINK_DAYS, createPaymentLink as link, MAX_LINK_DAYS } from '../../domain/sales/payment-link.ts';
import { paymentLinkSchema } from '../../wire/sales/sales-schemas.ts';
import { listOf } from '../../wire/schemas.ts';
import { id, reference } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { refuseTaken } from '../references.ts';

/** POST /invoices/{invoice_id}/payment_links */
export const createPaymentLink = defineOperation({
  name: 'create_payment_link',
  summary: 'Make an address at which whoever has it can pay all that remains of an open invoice.',
  method: 'POST',
  path: '/invoices/{invoice_id}/payment_links',
  scope: 'payments:write',
  write: 'keyed',
  found_by: { operation: 'list_payment_links', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    expires_at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe(
        `until when, at most ${MAX_LINK_DAYS} days ahead; ISO 8601 with an offset; ${DEFAULT_LINK_DAYS} days from now when left out`,
      )
      .meta({ examples: ['2026-01-20T12:00:00Z'] }),
    reference,
  }),
  answers: 'object',
  output: paymentLinkSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const taken = refuseTaken(tx.payment_links, input.reference);
    if (taken !== null) return taken;
    const linkId = tx.newId('plink');
    const validUntilMs = input.expires_at === undefined ? undefined : Date.parse(input.expires_at);
    const made = link({
      id: linkId,
      reference: input.reference ?? null,
      token: tx.secretFor(linkId),
      invoice,
      validUntilMs,
      profile,
      nowMs,
    });
    return isRejection(made) ? made : tx.payment_links.add(made);
  },
});

/** GET /payment_links/{payment_link_id} */
export const getPaymentLink = defineOperation({
  name: 'get_payment_link',
  summary: 'Get a payment link: its address, until when it is good, and what was paid through it.',
  method: 'GET',
  path: '/payment_links/{payment_link_id}',
  scope: 'payments:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ payment_link_id: id("the payment link's id") }),
  answers: 'object',
  output: paymentLinkSchema,
  run: (input, { tx }) => tx.payment_links.get(input.payment_link_id) ?? reject('R01'),
});

/** GET /payment_links */
export const listPaymentLinks = defineOperation({
  name: 'list_payment_links',
  summary: 'List payment links, newest first.',
  method: 'GET',
  path: '/payment_links',
  scope: 'payments:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ ...pageFields, invoice_id: id('only those for this invoice').optional() }),
  answers: 'list',
  output: listOf(paymentLinkSchema),
  run: ({ invoice_id, ...page }, { tx }) =>
    pageOf(tx.payment_links, { list: 'payment_links', ...page, filters: { invoiceId: invoice_id } }),
});
