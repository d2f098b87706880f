// Operations on credit notes.
// Step 5 of a request's walk.
import * as z from 'zod';
import {
  type CreditNote,
  createCreditNote as credit,
  creditNoteNumber,
  voidCreditNote as takeBack,
} from '../../domain/credit/credit-note.ts';
import { MAX_LINES } from '../../domain/invoice.ts';
import { isRejection, reject } from '../../domain/rejection.ts';
import { creditNoteSchema } from '../../wire/credit-schemas.ts';
import { listOf } from '../../wire/schemas.ts';
import { amountMinor, id, reference } from '../fields.ts';
import { storeInvoice } from '../invoice/store-invoice.ts';
import { defineOperation } from '../operation.ts';
import { pageFields, pageOf } from '../page.ts';
import { refuseTaken } from '../references.ts';
import { ownerOf, storeMove } from '../store-move.ts';
import { chargesOf, claimedMinor, refundableMinor } from './claims.ts';
import { storeRefunds } from './store-refunds.ts';

const share = (about: string) => amountMinor.optional().describe(`whole minor units of what was paid ${about}`);

/** POST /invoices/{invoice_id}/credit_notes */
export const createCreditNote = defineOperation({
  name: 'create_credit_note',
  summary: 'Credit an invoice: what is not paid yet is owed no more, what was paid is refunded, kept as credit or given back outside.',
  method: 'POST',
  path: '/invoices/{invoice_id}/credit_notes',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'list_credit_notes', argument: 'reference' },
  status: 201,
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    amount_minor: amountMinor.optional().describe('whole minor units to credit, also when it is all the rest; this or lines, not both'),
    lines: z
      .array(z.strictObject({ line_item_id: id('a line of the invoice'), amount_minor: amountMinor }))
      .max(MAX_LINES)
      .optional()
      .describe('how much to credit of which lines; not together with amount_minor'),
    refund_amount_minor: share('to refund to the cards that were charged'),
    credit_amount_minor: share("to put on the customer's balance; all of it when no share is given"),
    outside_amount_minor: share('that was given back outside'),
    reason: z.string().min(1).max(500).nullable().optional().describe('free text, or null'),
    reference,
  }),
  answers: 'object',
  output: creditNoteSchema,
  run(input, { tx, nowMs, profile }) {
    const invoice = tx.invoices.get(input.invoice_id);
    if (invoice === undefined) return reject('R01');
    const taken = refuseTaken(tx.credit_notes, input.reference);
    if (taken !== null) return taken;
    const charges = chargesOf(tx, invoice.id);
    const crediting = credit(invoice, {
      id: tx.newId('cn'),
      reference: input.reference ?? null,
      // Staged: a refusal drops the transaction and the number with it.
      number: creditNoteNumber(tx.nextNumber('credit_note')),
      amountMinor: input.amount_minor,
      lines: input.lines?.map((line) => ({ lineItemId: line.line_item_id, amountMinor: line.amount_minor })),
      refundMinor: input.refund_amount_minor,
      creditMinor: input.credit_amount_minor,
      outsideMinor: input.outside_amount_minor,
      reason: input.reason ?? null,
      claimedMinor: claimedMinor(tx, invoice.id),
      refundableMinor: refundableMinor(charges),
      customer: ownerOf(tx, invoice),
      nowMs,
      profile,
    });
    if (isRejection(crediting)) return crediting;
    const { creditNote } = crediting;
    if (crediting.invoice !== invoice) storeInvoice(tx, crediting.invoice, nowMs);
    storeRefunds(tx, charges, creditNote);
    storeCredit(tx, creditNote);
    return tx.credit_notes.put(creditNote);
  },
});

/** GET /credit_notes/{credit_note_id} */
export const getCreditNote = defineOperation({
  name: 'get_credit_note',
  summary: 'Get a credit note.',
  method: 'GET',
  path: '/credit_notes/{credit_note_id}',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({ credit_note_id: id("the credit note's id") }),
  answers: 'object',
  output: creditNoteSchema,
  run: (input, { tx }) => tx.credit_notes.get(input.credit_note_id) ?? reject('R01'),
});

/** GET /credit_notes */
export const listCreditNotes = defineOperation({
  name: 'list_credit_notes',
  summary: 'List credit notes, newest first.',
  method: 'GET',
  path: '/credit_notes',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  input: z.strictObject({
    ...pageFields,
    invoice_id: id('only those of this invoice').optional(),
    customer_id: id("only this customer's").optional(),
  }),
  answers: 'list',
  output: listOf(creditNoteSchema),
  run: ({ invoice_id, customer_id, ...page }, { tx }) =>
    pageOf(tx.credit_notes, { list: 'credit_notes', ...page, filters: { invoiceId: invoice_id, customerId: customer_id } }),
});

/** POST /credit_notes/{credit_note_id}/void */
export const voidCreditNote = defineOperation({
  name: 'void_credit_note',
  summary: 'Void a credit note that gave nothing back: its invoice is owed again what it took off.',
  method: 'POST',
  path: '/credit_notes/{credit_note_id}/void',
  scope: 'invoices:write',
  write: 'keyed',
  found_by: { operation: 'get_credit_note', argument: 'credit_note_id' },
  status: 200,
  input: z.strictObject({ credit_note_id: id("the credit note's id") }),
  answers: 'object',
  output: creditNoteSchema,
  run(input, { tx, nowMs }) {
    const creditNote = tx.credit_notes.get(input.credit_note_id);
    if (creditNote === undefined) return reject('R01');
    const invoice = tx.invoices.get(creditNote.invoiceId);
    if (invoice === undefined) throw new Error('a credit note names an invoice that does not exist');
    const voiding = takeBack(creditNote, invoice, nowMs);
    if (isRejection(voiding)) return voiding;
    storeInvoice(tx, voiding.invoice, nowMs);
    return tx.credit_notes.put(voiding.creditNote);
  },
});

/** Puts a credit note's share on the customer's balance. */
function storeCredit(tx: Parameters<typeof storeMove>[0], { id: creditNoteId, creditMinor, currency, ...note }: CreditNote): void {
  if (creditMinor === 0) return;
  const { customerId, invoiceId, createdAtMs: nowMs } = note;
  storeMove(tx, customerId, { amountMinor: -creditMinor, currency, reason: 'credit_note', invoiceId, creditNoteId, nowMs });
}
