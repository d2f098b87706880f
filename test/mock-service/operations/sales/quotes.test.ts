// Quotes: reckoned as the invoice that they become, good until a day, converted once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import { createProvider, type Input, type Provider } from '../provider.ts';
import { aQuote } from './quote-makers.ts';

const quoteOf = async (p: Provider, quote_id: string): Promise<Input> => {
  const { result } = await p.perform('get_quote', { quote_id });
  return { ...result };
};
const invoiceOf = async (p: Provider, quote_id: string): Promise<Input> => {
  const { result } = await p.perform('convert_quote_to_invoice', { quote_id });
  return { ...result };
};

const idsOf = (lines: unknown): readonly string[] => (lines as readonly { readonly id: string }[]).map(({ id }) => id);

describe('a quote', () => {
  it('stands for 30 days when nobody says, for ever when that is said, and has a number of its own', async () => {
    const p = createProvider();
    const { quote_id } = await aQuote(p);
    expect(await quoteOf(p, quote_id)).toMatchObject({
      status: 'open',
      expiresOn: '2026-04-01',
      number: 'QUO-000001',
      totalMinor: 3752,
      invoiceId: null,
    });
    const lasting = await aQuote(p, { expires_on: null });
    expect(await quoteOf(p, lasting.quote_id)).toMatchObject({ expiresOn: null, number: 'QUO-000002' });
  });

  it.each(['2026-03-02', '2027-03-02'])('may stand until today or a year from now: %s', async (expires_on) => {
    const p = createProvider();
    const { quote_id } = await aQuote(p, { expires_on });
    expect(await quoteOf(p, quote_id)).toMatchObject({ status: 'open', expiresOn: expires_on });
    expect(await invoiceOf(p, quote_id)).toMatchObject({ status: 'draft' });
  });

  it('becomes a draft of its lines, and each names the other', async () => {
    const p = createProvider();
    const { quote_id, customer_id } = await aQuote(p, {
      memo: 'Obrigado',
      metadata: { deal: '7' },
      custom_fields: [{ name: 'PO', value: '9' }],
    });
    const invoice = await invoiceOf(p, quote_id);
    expect(invoice).toMatchObject({ kind: 'invoice', status: 'draft', number: null, customerId: customer_id, quoteId: quote_id });
    expect(invoice).toMatchObject({
      memo: 'Obrigado',
      metadata: { deal: '7' },
      customFields: [{ name: 'PO', value: '9' }],
      totalMinor: 3752,
    });
    expect(await quoteOf(p, quote_id)).toMatchObject({ status: 'converted', invoiceId: invoice.id, convertedAtMs: invoice.createdAtMs });
    expect(p.store.rows('line_items')).toEqual(invoice.lines);
    // A line that is on file twice would be two rows of one id when a draft is deleted and made anew.
    const quoted = idsOf((await quoteOf(p, quote_id)).lines);
    expect(idsOf(invoice.lines).filter((id) => quoted.includes(id))).toEqual([]);
  });

  it('keeps the prices, taxes and discounts that were quoted, whatever became of them since', async () => {
    const p = createProvider();
    const { result: product } = await p.perform('create_product', { name: 'Chá', currency: 'BRL', unit_amount_minor: '1000' });
    if (!('price' in product)) throw new Error('a product was made');
    const rate = await p.made('create_tax_rate', { display_name: 'ISS', percentage: '5', inclusive: false });
    const coupon = await p.made('create_coupon', { percent_off: '10' });
    const lines = [{ price_id: product.price.id, quantity: '2', tax_rate_ids: [rate] }];
    const { quote_id } = await aQuote(p, { lines, coupon_id: coupon });
    await p.made('update_product_price', { product_id: product.id, unit_amount_minor: '9999' });
    await p.made('archive_product', { product_id: product.id });
    const quoted = { subtotalMinor: 2000, discountMinor: 200, taxMinor: 90, totalMinor: 1890 };
    expect(await quoteOf(p, quote_id)).toMatchObject(quoted);
    expect(await invoiceOf(p, quote_id)).toMatchObject({
      ...quoted,
      lines: [{ unitAmountMinor: '1000', taxes: [{ taxRateId: rate, amountMinor: 90 }] }],
    });
  });

  it('stands again when its draft is deleted, and becomes another one', async () => {
    const p = createProvider();
    const { quote_id } = await aQuote(p);
    const first = await invoiceOf(p, quote_id);
    await p.perform('delete_draft_invoice', { invoice_id: first.id });
    expect(await quoteOf(p, quote_id)).toMatchObject({ status: 'open', invoiceId: null, convertedAtMs: null });
    const second = await invoiceOf(p, quote_id);
    expect(second).toMatchObject({ status: 'draft', quoteId: quote_id });
    expect(second.id).not.toBe(first.id);
    expect(p.store.rows('line_items').map(({ id }) => id)).toEqual(idsOf(second.lines));
  });

  it('is found by its reference, its customer and its state', async () => {
    const p = createProvider();
    const one = await aQuote(p, { reference: 'offer-1' });
    const other = await aQuote(p);
    await invoiceOf(p, other.quote_id);
    const found = async (filters: Input): Promise<readonly string[]> => {
      const { result } = await p.perform('list_quotes', filters);
      return 'items' in result ? result.items.map(({ id }) => id) : [];
    };
    expect(await found({ reference: 'offer-1' })).toEqual([one.quote_id]);
    expect(await found({ customer_id: other.customer_id })).toEqual([other.quote_id]);
    expect(await found({ status: 'converted' })).toEqual([other.quote_id]);
    expect(await found({ status: 'open', customer_id: other.customer_id })).toEqual([]);
    expect(await found({})).toEqual([other.quote_id, one.quote_id]);
  });
});

const line = fc.oneof(
  fc.record({ description: fc.constant('x'), amount_minor: fc.integer({ min: -9_999, max: 99_999 }) }),
  fc.record({
    description: fc.constant('x'),
    unit_amount_minor: fc.integer({ min: 0, max: 99_999 }).map((units) => String(units / 8)),
    quantity: fc.integer({ min: 0, max: 400 }).map((count) => String(count / 4)),
  }),
);

describe('a quote and an invoice of the same lines, taxes and coupons', () => {
  it('come to the same, and so does the invoice that the quote becomes', async () => {
    const property = fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(3),
      fc.boolean(),
      async (lines, taxed, hasCoupon) => {
        const p = createProvider();
        const rates: string[] = [];
        for (const percentage of ['5', '8.25', '23'].slice(0, taxed))
          rates.push(await p.made('create_tax_rate', { display_name: 'T', percentage, inclusive: percentage === '23' }));
        const coupon_id = hasCoupon ? await p.made('create_coupon', { percent_off: '12.5' }) : null;
        const customer_id = await p.made('create_customer', { name: 'x' });
        const asked = { customer_id, currency: 'BRL', lines: lines.map((each) => ({ ...each, tax_rate_ids: rates })), coupon_id };
        const { result: invoice } = await p.perform('create_invoice', asked);
        const { result: quote } = await p.perform('create_quote', asked);
        if (isRejection(invoice) || isRejection(quote)) throw new Error('neither is refused');
        const { result: converted } = await p.perform('convert_quote_to_invoice', { quote_id: 'id' in quote ? quote.id : '' });
        for (const other of [quote, converted]) expect(sums(other)).toEqual(sums(invoice));
      },
    );
    await fc.assert(property, { numRuns: 150 });
  });
});

function sums(made: object): object {
  const { subtotalMinor, discountMinor, taxMinor, inclusiveTaxMinor, totalMinor, lines } = made as Record<string, unknown>;
  const ofLines = (lines as { amountMinor: number; taxes: unknown; invoiceDiscountMinor: number }[]).map(
    ({ amountMinor, taxes, invoiceDiscountMinor }) => ({ amountMinor, taxes, invoiceDiscountMinor }),
  );
  return { subtotalMinor, discountMinor, taxMinor, inclusiveTaxMinor, totalMinor, ofLines };
}
