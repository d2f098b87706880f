// Scenarios of invoice items: R28, R32, and what rules on lines say of them.
import { invoiceIn, type Provider } from '../provider.ts';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';
import { customerOf } from './credit-ways.ts';

const itemOn = async (p: Provider, isFinalized: boolean): Promise<string> => {
  const invoice_id = await invoiceIn(p, 'draft');
  const customer_id = customerOf(p, invoice_id);
  const item = await p.made('create_invoice_item', { customer_id, invoice_id, currency: 'BRL', description: 'Frete', amount_minor: 500 });
  if (isFinalized) await p.made('finalize_invoice', { invoice_id });
  return item;
};

/** Of invoice items. */
export const ITEM_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: 'an unknown customer',
    operation: 'create_invoice_item',
    arrange: () => Promise.resolve({ customer_id: 'cus_nobody', currency: 'BRL', description: 'x', amount_minor: 1 }),
    expected: fieldAt('customer_id'),
  },
  {
    rule: 'R02',
    code: 'reference_not_found',
    about: "another customer's draft",
    operation: 'create_invoice_item',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'draft');
      return { customer_id: await customerFor(p), invoice_id, currency: 'BRL', description: 'x', amount_minor: 1 };
    },
    expected: fieldAt('invoice_id'),
  },
  {
    rule: 'R13',
    code: 'invalid_currency',
    about: 'an unknown currency',
    operation: 'create_invoice_item',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRX', description: 'x', amount_minor: 1 }),
    expected: fieldAt('currency'),
  },
  {
    rule: 'R15',
    code: 'amount_ambiguous',
    about: 'an item without money',
    operation: 'create_invoice_item',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', description: 'x' }),
  },
  {
    rule: 'R16',
    code: 'currency_mismatch',
    about: 'an item for a draft in another currency',
    operation: 'create_invoice_item',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'draft');
      return { customer_id: customerOf(p, invoice_id), invoice_id, currency: 'EUR', description: 'x', amount_minor: 1 };
    },
    expected: fieldAt('currency'),
  },
  {
    rule: 'R27',
    code: 'invoice_not_editable',
    about: 'an item for a finalized invoice',
    operation: 'create_invoice_item',
    arrange: async (p) => {
      const invoice_id = await invoiceIn(p, 'open');
      return { customer_id: customerOf(p, invoice_id), invoice_id, currency: 'BRL', description: 'x', amount_minor: 1 };
    },
  },
  {
    rule: 'R28',
    code: 'item_locked',
    about: 'an item on a finalized invoice changed',
    operation: 'update_invoice_item',
    arrange: async (p) => ({ invoice_item_id: await itemOn(p, true), amount_minor: 1 }),
  },
  {
    rule: 'R28',
    code: 'item_locked',
    about: 'an item on a finalized invoice deleted',
    operation: 'delete_invoice_item',
    arrange: async (p) => ({ invoice_item_id: await itemOn(p, true) }),
  },
  {
    rule: 'R32',
    code: 'nothing_to_invoice',
    about: 'nothing is pending',
    operation: 'create_invoice',
    arrange: async (p) => ({ customer_id: await customerFor(p), currency: 'BRL', pending_items: 'include' }),
    expected: fieldAt('pending_items'),
  },
  {
    rule: 'R32',
    code: 'nothing_to_invoice',
    about: 'what is pending is in another currency',
    operation: 'create_invoice',
    arrange: async (p) => {
      const customer_id = await customerFor(p);
      await p.made('create_invoice_item', { customer_id, currency: 'EUR', description: 'x', amount_minor: 1 });
      return { customer_id, currency: 'BRL', pending_items: 'include' };
    },
  },
];
