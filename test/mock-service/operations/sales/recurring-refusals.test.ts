// Recurring invoices that a rule refuses: each pauses itself, says why, and leaves no other trace.
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE } from '../../../../mock-service/domain/profile.ts';
import type { Input } from '../provider.ts';
import { type DatedProvider, datedProvider, recurring } from './dated-provider.ts';

const START = '2026-01-15T12:00:00Z';
const get = (p: DatedProvider, recurring_invoice_id: string): Promise<Input> => p.made('get_recurring_invoice', { recurring_invoice_id });

interface Spoilt {
  readonly when: string;
  readonly more?: Input;
  /** Its line names a product's price. */
  readonly priced?: boolean;
  spoil(p: DatedProvider, of: { readonly customer_id: string; readonly product_id: string }): Promise<unknown>;
  readonly rule: string;
  readonly code: string;
}

/** What may have become of its customer or its price before the next date. */
const SPOILT: readonly Spoilt[] = [
  {
    when: 'the customer is archived',
    spoil: (p, { customer_id }) => p.made('update_customer', { customer_id, active: false }),
    rule: 'R04',
    code: 'customer_inactive',
  },
  {
    when: 'the customer lost its country',
    more: { automatic_tax: true },
    spoil: (p, { customer_id }) => p.made('update_customer', { customer_id, country: null }),
    rule: 'R39',
    code: 'tax_location_missing',
  },
  {
    when: 'the customer lost its e-mail',
    more: { auto_send: true },
    spoil: (p, { customer_id }) => p.made('update_customer', { customer_id, email: null }),
    rule: 'R59',
    code: 'customer_email_missing',
  },
  {
    when: 'its price is archived',
    priced: true,
    spoil: (p, { product_id }) => p.made('archive_product', { product_id }),
    rule: 'R06',
    code: 'catalogue_inactive',
  },
  {
    when: 'its price is replaced',
    priced: true,
    spoil: (p, { product_id }) => p.made('update_product_price', { product_id, unit_amount_minor: '2' }),
    rule: 'R06',
    code: 'catalogue_inactive',
  },
];

describe('a refusal by a rule', () => {
  it.each(SPOILT)(
    'pauses it with the reason, and leaves no other trace: $when',
    async ({ priced = false, more = {}, spoil, rule, code }) => {
      const p = datedProvider(START);
      const product = await p.made('create_product', { name: 'Chá', currency: 'BRL', unit_amount_minor: '1000' });
      const lines = priced ? { lines: [{ price_id: (product.price as { id: string }).id }] } : {};
      const { id, customer_id } = await recurring(
        p,
        { starts_on: '2026-01-31', ...lines, ...more },
        { country: 'BR', email: 'a@example.com' },
      );
      p.goTo('2026-02-01');
      await spoil(p, { customer_id, product_id: product.id });
      p.goTo('2026-02-27');
      const before = p.store.rows('invoices');
      p.goTo('2028-01-01');
      expect(p.store.rows('invoices')).toEqual(before);
      expect(p.store.rows('line_items')).toHaveLength(1);
      expect(await get(p, id)).toMatchObject({
        status: 'paused',
        issuedCount: 1,
        nextOn: '2026-02-28',
        pausedAtMs: Date.UTC(2026, 1, 28),
        stoppage: { rule, code, date: '2026-02-28', detail: expect.stringMatching(/^Refused: /) },
      });
    },
  );

  it('of a closed period does, too; its number is not used up, and it goes on when it is resumed', async () => {
    const profile = { ...DEFAULT_PROFILE, lockedUntil: '2026-02-28' };
    const p = datedProvider('2026-03-01', { profile });
    const { id } = await recurring(p, { starts_on: '2026-03-31' }, {});
    p.goTo('2026-03-31');
    expect(p.store.rows('invoices')[0]).toMatchObject({ number: 'INV-000001' });
    const later = datedProvider('2026-04-10', { profile: { ...profile, lockedUntil: '2026-04-30' }, contents: p.store.state() });
    later.goTo('2026-04-30');
    expect(await get(later, id)).toMatchObject({ status: 'paused', stoppage: { rule: 'R36', date: '2026-04-30' } });
    const open = datedProvider('2026-04-30T09:00:00Z', { contents: later.store.state() });
    await open.made('resume_recurring_invoice', { recurring_invoice_id: id });
    expect(await get(open, id)).toMatchObject({ status: 'active', stoppage: null, issuedCount: 2 });
    expect(open.store.rows('invoices')[1]).toMatchObject({ number: 'INV-000002', issueDate: '2026-04-30' });
  });

  it('that would come at once refuses the recurring invoice itself', async () => {
    const p = datedProvider(START);
    const given = { starts_on: '2026-01-31', auto_send: true };
    await expect(recurring(p, given)).rejects.toThrow('"rule":"R59"');
    await expect(recurring(p, { ...given, currency: 'XXX', auto_send: false })).rejects.toThrow('"rule":"R13"');
    await expect(recurring(p, { starts_on: '2026-01-31', lines: [{ price_id: 'price_nothing' }] })).rejects.toThrow(
      '"path":"lines.0.price_id"',
    );
    expect(p.store.rows('recurring_invoices')).toEqual([]);
  });
});
