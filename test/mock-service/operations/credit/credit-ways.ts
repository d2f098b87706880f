// The shortest ways to a customer with credit, a paid invoice and a credit note.
import { invoiceIn, type Provider } from '../provider.ts';

export const customerOf = (p: Provider, invoiceId: unknown): string =>
  p.store.rows('invoices').find(({ id }) => id === invoiceId)?.customerId ?? 'nobody';

/** Credit for a customer: an invoice whose total is negative. */
export async function giveCredit(p: Provider, customer_id: string, amountMinor: number, currency = 'BRL'): Promise<void> {
  const lines = [{ description: 'Devolução', amount_minor: -amountMinor }];
  await p.made('finalize_invoice', { invoice_id: await p.made('create_invoice', { customer_id, currency, lines }) });
}

/** An invoice of 10,000 paid by card, or from outside. */
export const paidBy = async (p: Provider, payment_method_id?: string, amount_minor = 10_000): Promise<string> => {
  const invoice_id = await invoiceIn(p, 'open');
  await p.made('record_payment', { invoice_id, amount_minor, ...(payment_method_id === undefined ? {} : { payment_method_id }) });
  return invoice_id;
};

export const creditNote = async (p: Provider, invoice_id: string, amount_minor: number): Promise<string> =>
  p.made('create_credit_note', { invoice_id, amount_minor });
