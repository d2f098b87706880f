// Scenario: how a business rule is provoked, and the shortest ways to where it bites.
import type { InvoiceStatus } from '../../../mock-service/domain/lifecycle.ts';
import type { RuleProfile } from '../../../mock-service/domain/profile.ts';
import type { RuleId } from '../../../mock-service/domain/rejection.ts';
import { type Input, invoiceIn, type Provider } from './provider.ts';

export interface Scenario {
  readonly rule: RuleId;
  readonly code: string;
  readonly about: string;
  readonly operation: string;
  /** Where it differs from the default one. */
  readonly profile?: Partial<RuleProfile>;
  /** Brings the provider where the rule bites and answers the input that does it. */
  arrange(provider: Provider): Promise<Input>;
  /** Further members the refusal must have. */
  readonly expected?: Readonly<Record<string, unknown>>;
}

export const fieldAt = (path: string) => ({ field: { path } });

export const customerFor = (p: Provider): Promise<string> => p.made('create_customer', { name: 'Casa do Chá' });
export const draftWith =
  (line: Input): Scenario['arrange'] =>
  async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', lines: [{ description: 'Chá', ...line }] });
export const lineOn =
  (line: Input): Scenario['arrange'] =>
  async (p) => ({ invoice_id: await invoiceIn(p, 'draft'), description: 'Chá', ...line });
export const invoiceAt =
  (status: InvoiceStatus, more: Input = {}): Scenario['arrange'] =>
  async (p) => ({ invoice_id: await invoiceIn(p, status), ...more });
export const lineAt =
  (status: Exclude<InvoiceStatus, 'draft'>, more: Input = { description: 'Outro' }): Scenario['arrange'] =>
  async (p) => {
    const invoice_id = await invoiceIn(p, status);
    const line_item_id = p.store.rows('invoices').find(({ id }) => id === invoice_id)?.lines[0]?.id;
    return { invoice_id, line_item_id, ...more };
  };
export const paymentOf = async (p: Provider): Promise<string> => {
  const invoice_id = await invoiceIn(p, 'open');
  return p.made('record_payment', { invoice_id, amount_minor: 10_000 });
};
export const refundOf =
  (more: Input): Scenario['arrange'] =>
  async (p) => ({ payment_id: await paymentOf(p), ...more });

export const DRAFT = [
  'update_invoice',
  'add_invoice_line_item',
  'update_invoice_line_item',
  'remove_invoice_line_item',
  'delete_draft_invoice',
  'finalize_invoice',
  'send_invoice',
  'duplicate_invoice',
];
