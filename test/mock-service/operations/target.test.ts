// What each write is about: the object whose version a condition compares.
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../mock-service/operations/index.ts';
import { targetIn } from '../../../mock-service/operations/target.ts';

test('every write of what is there has a target, and nothing else has', () => {
  const targets = OPERATIONS.flatMap(({ name, target }) => (target === null ? [] : [[name, target.table, target.argument].join(' ')]));
  expect(targets.toSorted()).toEqual([
    'add_invoice_line_item invoices invoice_id',
    'apply_customer_credit invoices invoice_id',
    'archive_product products product_id',
    'attach_payment_method customers customer_id',
    'cancel_invoice invoices invoice_id',
    'convert_quote_to_invoice quotes quote_id',
    'create_credit_note invoices invoice_id',
    'create_payment_link invoices invoice_id',
    'delete_draft_invoice invoices invoice_id',
    'delete_invoice_item invoice_items invoice_item_id',
    'duplicate_invoice invoices invoice_id',
    'finalize_invoice invoices invoice_id',
    'mark_invoice_paid invoices invoice_id',
    'mark_invoice_uncollectible invoices invoice_id',
    'pause_recurring_invoice recurring_invoices recurring_invoice_id',
    'record_payment invoices invoice_id',
    'remove_invoice_line_item line_items line_item_id',
    'resume_recurring_invoice recurring_invoices recurring_invoice_id',
    'send_invoice invoices invoice_id',
    'send_payment_reminder invoices invoice_id',
    'update_customer customers customer_id',
    'update_invoice invoices invoice_id',
    'update_invoice_item invoice_items invoice_item_id',
    'update_invoice_line_item line_items line_item_id',
    'update_product_price products product_id',
    'void_credit_note credit_notes credit_note_id',
    'void_invoice invoices invoice_id',
  ]);
});

test('a path that names what no table holds is refused when it is defined', () => {
  expect(() => targetIn('/invoices/{invoice_id}/widgets/{widget_id}')).toThrow('no table holds what');
});
