// fillToTheBrim: rows of every table, made by calls, each field as long and as large as a call may make it.
// What these come to a snapshot must hold and give back.
import { jsonOf } from '../../service/in-process.ts';
import type { Box } from './boxes.ts';

const text = (length: number): string => 'é'.repeat(length);
const MOST = 99_999_999;

/** Makes one of each kind; throws where a call is refused. */
export async function fillToTheBrim(box: Box): Promise<void> {
  let n = 0;
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    n += 1;
    const reply = await box.call(method, path, body, { 'idempotency-key': `${n}`.padEnd(255, 'k') });
    if (reply.status > 299) throw new Error(`${method} ${path}: ${reply.body}`);
    return jsonOf(reply);
  };
  const make = (path: string, body: object) => call('POST', path, { reference: `${n}`.padEnd(100, 'r'), ...body });
  const address = { line1: text(200), city: text(200), postal_code: text(200), country: 'BR' };
  const email = `${'a'.repeat(63)}@${`${'b'.repeat(60)}.`.repeat(3)}com`;
  const tax_ids = Array.from({ length: 5 }, () => ({ type: 'eu_vat', value: 'A'.repeat(30) }));
  const customer = await make('/customers', { name: text(200), email, country: 'BR', address, tax_ids });
  const card = await make(`/customers/${customer.id}/payment_methods`, { payment_method: 'pm_card_visa' });
  await call('PATCH', `/customers/${customer.id}`, { default_payment_method_id: card.id });
  const unit = '0.000000000001';
  const product = await make('/products', { name: text(200), description: text(1000), currency: 'BRL', unit_amount_minor: unit });
  const rates = Array.from({ length: 10 }, (_, at) => ({
    display_name: text(100),
    percentage: '100.0000',
    inclusive: false,
    code: `${at}`.padEnd(40, 'c'),
  }));
  const tax_rate_ids: unknown[] = [];
  for (const rate of rates) tax_rate_ids.push((await make('/tax_rates', { ...rate, country: 'PT' })).id);
  const off = await make('/coupons', { name: text(100), percent_off: '0.0001', valid_until: '0000-01-01T00:00:00Z' });
  const coupon = await make('/coupons', { amount_off_minor: 1, currency: 'BRL', max_redemptions: Number.MAX_SAFE_INTEGER });
  if (off.id === coupon.id) throw new Error('two coupons with one id');
  const period = { start: '0000-01-01', end: '9999-12-31' };
  const lines = [
    { description: text(500), amount_minor: MOST, tax_rate_ids, period, coupon_id: coupon.id },
    { description: 'a', amount_minor: MOST, tax_amount_minor: MOST },
    { description: 'b', unit_amount_minor: '-999999.999999999999', quantity: '1.5' },
    { price_id: (product.price as { id: string }).id, quantity: '999999999999999.999999999999' },
    ...Array.from({ length: 246 }, () => ({ description: 'c', amount_minor: MOST })),
  ];
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}`.padEnd(40, 'm'), text(500)]));
  const custom_fields = Array.from({ length: 4 }, () => ({ name: text(40), value: text(140) }));
  const notes = { number: text(40), memo: text(1000), footer: text(1000), custom_fields, metadata, days_until_due: 3650 };
  const invoice = await make('/invoices', { customer_id: customer.id, currency: 'BRL', lines, coupon_id: coupon.id, ...notes });
  const { number: _number, days_until_due: _days, ...content } = notes;
  const offer = { customer_id: customer.id, currency: 'BRL', coupon_id: coupon.id, ...content };
  const quote = await make('/quotes', { ...offer, lines, expires_on: null });
  await call('POST', `/quotes/${quote.id}/convert`);
  const [first, ...others] = lines;
  const again = [{ ...first, period: undefined }, ...others];
  const often = { interval: 'day', interval_count: 365, starts_on: '9999-12-01', ends_on: '9999-12-31', days_until_due: 3650 };
  await make('/recurring_invoices', { ...offer, lines: again, ...often });
  await call('POST', `/invoices/${invoice.id}/finalize`, {});
  await call('POST', `/invoices/${invoice.id}/send`, {});
  const payment = await make(`/invoices/${invoice.id}/payments`, { amount_minor: MOST });
  await make('/refunds', { payment_id: payment.id, amount_minor: 1, reason: text(500) });
  await make(`/invoices/${invoice.id}/credit_notes`, { amount_minor: MOST, reason: text(500) });
  const paid = await make('/invoices', { customer_id: customer.id, currency: 'BRL', lines: [{ description: 'd', amount_minor: 100 }] });
  await call('POST', `/invoices/${paid.id}/finalize`, {});
  const { url_path } = await make(`/invoices/${paid.id}/payment_links`, {});
  await box.visit('GET', String(url_path));
  await make(`/invoices/${paid.id}/payments`, {});
  await make(`/invoices/${paid.id}/credit_notes`, { amount_minor: 10, credit_amount_minor: 10 });
  await make('/invoice_items', { customer_id: customer.id, currency: 'BRL', description: text(500), amount_minor: -MOST });
}
