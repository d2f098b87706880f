// pdfPictures: two invoices as PDFs and as pictures for docs/pdf.md, one in each language.
// Run by hand: `npm run -s pictures`; it takes Poppler's pdftoppm. Bytes of a picture depend on its version, so no test compares them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { manualClock } from '../mock-service/determinism/clock.ts';
import { createService } from '../mock-service/service.ts';

const DOCS = join(import.meta.dirname, '../docs');

const service = createService({
  clock: manualClock(Date.UTC(2026, 1, 2, 9)),
  onDefect: (error) => {
    throw error;
  },
});

/** Sends a call to the default sandbox; its answer's body. */
async function called(method: string, path: string, body?: unknown): Promise<string | Uint8Array> {
  const headers = { host: 'localhost', authorization: 'Bearer sk_test_overdue_default', 'content-type': 'application/json' };
  const call = { method, path: `/v1${path}`, query: '', headers, body: new TextEncoder().encode(JSON.stringify(body ?? '')) };
  const { delivery } = await service.handle(body === undefined ? { ...call, body: new Uint8Array() } : call);
  if (delivery.reply === null || delivery.reply.status >= 300) throw new Error(`${method} ${path}: ${delivery.reply?.body}`);
  return delivery.reply.body;
}

/** The id of what a call made. */
async function made(path: string, body: unknown): Promise<string> {
  return JSON.parse(String(await called('POST', path, body))).id;
}

/** Prints an invoice and makes a picture of its first page. */
async function picture(invoiceId: string, name: string): Promise<void> {
  const bytes = await called('GET', `/invoices/${invoiceId}/pdf`);
  execFileSync('pdftoppm', ['-png', '-r', '80', '-singlefile', '-', join(DOCS, name)], { input: bytes });
}

const iss = await made('/tax_rates', { display_name: 'ISS', percentage: '5', inclusive: false });
const vat = await made('/tax_rates', { display_name: 'VAT', percentage: '23', inclusive: true });
const coupon = await made('/coupons', { percent_off: '10', name: 'Boas-vindas' });

const bakery = await made('/customers', {
  name: 'Padaria Aurora Ltda',
  email: 'financeiro@padaria-aurora.example',
  country: 'BR',
  address: { line1: 'Avenida Brasil, 1500', city: 'Recife', postal_code: '50030-230', country: 'BR' },
  tax_ids: [{ type: 'br_cnpj', value: '99.387.853/0001-95' }],
});
const fatura = await made('/invoices', {
  customer_id: bakery,
  currency: 'BRL',
  issue_date: '2026-02-02',
  days_until_due: 15,
  coupon_id: coupon,
  custom_fields: [{ name: 'Pedido', value: 'PED-2026-0117' }],
  memo: 'Pagamento por Pix ou transferência. Obrigado pela parceria!',
  footer: 'Em caso de dúvida sobre esta fatura, escreva para faturas@mare-alta.example.',
  lines: [
    { description: 'Consultoria contábil, por hora', unit_amount_minor: '18500', quantity: '6.5', tax_rate_ids: [iss] },
    {
      description: 'Manutenção mensal do site',
      amount_minor: 450_00,
      period: { start: '2026-01-01', end: '2026-01-31' },
      tax_rate_ids: [iss],
    },
    { description: 'Energia medida, kWh', unit_amount_minor: '95.47', quantity: '312.5' },
  ],
});
await called('POST', `/invoices/${fatura}/finalize`, {});
await called('POST', `/invoices/${fatura}/payments`, { amount_minor: 500_00 });
await picture(fatura, 'invoice-pt-br');

const studio = await made('/customers', {
  name: 'Bright & Early Studio',
  email: 'accounts@bright-early.example',
  country: 'IE',
  address: { line1: '12 Harbour Street', city: 'Dublin', postal_code: 'D02 X285', country: 'IE' },
  tax_ids: [{ type: 'eu_vat', value: 'IE6388047V' }],
});
const invoice = await made('/invoices', {
  customer_id: studio,
  currency: 'EUR',
  issue_date: '2026-02-02',
  days_until_due: 30,
  custom_fields: [{ name: 'Purchase order', value: 'PO-4471' }],
  memo: 'Thank you for your business. 谢谢 · شكرا · 🙏',
  footer: 'Please quote the invoice number with your payment.',
  lines: [
    { description: 'Website translation into Chinese: 网站翻译', unit_amount_minor: '11', quantity: '8200', tax_rate_ids: [vat] },
    { description: 'ترجمة الموقع إلى العربية (مراجعة)', amount_minor: 640_00, tax_rate_ids: [vat] },
    { description: 'Launch support 🚀', unit_amount_minor: '9500', quantity: '4', tax_rate_ids: [vat] },
  ],
});
await called('POST', `/invoices/${invoice}/finalize`, {});
await picture(invoice, 'invoice-en');
