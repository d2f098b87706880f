// Operation that prints an invoice.
// Step 5 of a request's walk: the facts are read at once; what draws them is loaded when the first PDF is asked for.
import * as z from 'zod';
import { dayOf } from '../../domain/day.ts';
import type { Document } from '../../domain/entity.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { LANGUAGES, type Language, languageOf } from '../../domain/language.ts';
import { type Rejection, reject } from '../../domain/rejection.ts';
import { SELLER } from '../../domain/seller.ts';
import type { Transaction } from '../../store/transaction.ts';
import type { InvoiceFacts } from '../../wire/pdf/facts.ts';
import type { InvoicePdf, Unprintable } from '../../wire/pdf/invoice-pdf.ts';
import { documentSchema } from '../../wire/schemas.ts';
import { id } from '../fields.ts';
import { defineOperation, type OperationContext } from '../operation.ts';
import { ownerOf } from '../store-move.ts';

const PDF = 'application/pdf';

function paymentsOf(tx: Transaction, invoiceId: string): InvoiceFacts['payments'] {
  const { rows } = tx.payments.list({ limit: Number.MAX_SAFE_INTEGER, where: { invoiceId } });
  return rows.toReversed().map((payment) => ({ payment, card: tx.payment_methods.get(payment.paymentMethodId ?? '') ?? null }));
}

function taxNamesOf(tx: Transaction, { lines }: Invoice): InvoiceFacts['taxNames'] {
  const ids = new Set(lines.flatMap(({ taxRates }) => taxRates.map(({ taxRateId }) => taxRateId)));
  return new Map(
    [...ids].flatMap((rateId) => {
      const rate = tx.tax_rates.get(rateId);
      return rate === undefined ? [] : [[rateId, rate.displayName] as const];
    }),
  );
}

function factsOf(invoice: Invoice, language: Language | undefined, { tx, nowMs }: OperationContext): InvoiceFacts {
  const customer = ownerOf(tx, invoice);
  return {
    language: language ?? languageOf(customer),
    seller: SELLER,
    invoice,
    customer,
    payments: paymentsOf(tx, invoice.id),
    taxNames: taxNamesOf(tx, invoice),
    today: dayOf(nowMs),
  };
}

/** The number in letters that a header can say, or the id where none of it is left. */
function fileNameOf({ id: invoiceId, number }: Invoice): string {
  const plain = (text: string): string =>
    text
      .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 100);
  return `${plain(number ?? '') || plain(invoiceId) || 'invoice'}.pdf`;
}

function answerOf(made: InvoicePdf | Unprintable, fileName: string): Document | Rejection {
  if (made.kind === 'pdf') return { kind: 'document', mediaType: PDF, fileName, bytes: made.bytes };
  const expected = 'Latin, Greek, Cyrillic, Arabic, Hebrew, Chinese, kana, common signs and emoji';
  const codePoint = `U+${made.codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  return reject('R109', { field: { path: made.path, expected, received: `${made.script} (${codePoint})` } });
}

/** GET /invoices/{invoice_id}/pdf */
export const downloadInvoicePdf = defineOperation({
  name: 'download_invoice_pdf',
  summary: 'Get an invoice as a PDF, in any state; a draft, a void or a cancelled one is marked as such.',
  method: 'GET',
  path: '/invoices/{invoice_id}/pdf',
  scope: 'invoices:read',
  write: 'safe',
  found_by: null,
  status: 200,
  answers: 'document',
  input: z.strictObject({
    invoice_id: id("the invoice's id"),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe('of its words, dates and numbers; when left out, pt-BR for a customer in Brazil, else en'),
  }),
  output: documentSchema(PDF, 'The invoice on A4. The same state of the sandbox gives the same bytes.'),
  async run({ invoice_id: invoiceId, language }, context) {
    const invoice = context.tx.invoices.get(invoiceId);
    if (invoice === undefined) return reject('R01');
    const facts = factsOf(invoice, language, context);
    const { invoicePdf } = await import('../../wire/pdf/invoice-pdf.ts');
    return answerOf(await invoicePdf(facts), fileNameOf(invoice));
  },
});
