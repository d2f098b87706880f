// download_invoice_pdf through the service: its headers, its language, its bytes, whatever the state of the invoice.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '../../../../mock-service/delivery.ts';
import { INVOICE_STATUSES } from '../../../../mock-service/domain/lifecycle.ts';
import { callOf, inProcess, jsonOf, replyOf } from '../../service/in-process.ts';
import { linesOf, withPoppler } from '../../wire/pdf/poppler.ts';
import { createProvider, invoiceIn } from '../provider.ts';

let service: ReturnType<typeof inProcess>;
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
  replyOf(await service.handle(callOf(method, `/v1${path}`, undefined, headers)));
const post = async (path: string, body: unknown): Promise<string> =>
  String(jsonOf(replyOf(await service.handle(callOf('POST', `/v1${path}`, body)))).id);

/** A draft of one line for a customer of a country. */
async function draftFor(country: string | null, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const customer_id = await post('/customers', { name: 'Casa do Chá', country });
  return post('/invoices', { customer_id, currency: 'BRL', lines: [{ description: 'Chá', amount_minor: 1_234_56 }], ...more });
}

const bytesOf = ({ body }: Reply): Buffer => Buffer.from(body as Uint8Array);

beforeEach(() => {
  service = inProcess();
});

describe('a PDF', () => {
  test('comes with its type, a name to be saved as and a tag of its bytes', async () => {
    const id = await draftFor('BR', { number: 'FT 2026/07 á' });
    const reply = await get(`/invoices/${id}/pdf`);
    expect([reply.status, reply.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="FT-2026-07-.pdf"',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      },
    ]);
    expect(bytesOf(reply).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('of a draft without a number is named by its id', async () => {
    const id = await draftFor('BR');
    expect((await get(`/invoices/${id}/pdf`)).headers['content-disposition']).toBe(`attachment; filename="${id}.pdf"`);
  });

  test('is the same as long as nothing changed, however late it is, and says so when asked', async () => {
    const id = await draftFor('BR', { due_date: '2030-01-01' });
    const first = await get(`/invoices/${id}/pdf`);
    await service.clock.advance(90 * 24 * 60 * 60 * 1000);
    const later = await get(`/invoices/${id}/pdf`);
    expect(bytesOf(later).equals(bytesOf(first))).toBe(true);
    const tag = String(first.headers.etag);
    expect((await get(`/invoices/${id}/pdf`, { 'if-none-match': tag })).status).toBe(304);
    const head = await get(`/invoices/${id}/pdf`, {}, 'HEAD');
    expect([head.status, head.headers.etag, head.headers['content-type']]).toEqual([200, tag, 'application/pdf']);
    await service.handle(callOf('PATCH', `/v1/invoices/${id}`, { memo: 'Obrigado' }));
    expect((await get(`/invoices/${id}/pdf`, { 'if-none-match': tag })).status).toBe(200);
  });

  test('is not to be had of nothing, in no other language, and with no key for invoices', async () => {
    const id = await draftFor('BR');
    expect((await get('/invoices/inv_nothing/pdf')).status).toBe(404);
    expect(jsonOf(await get(`/invoices/${id}/pdf?language=de`))).toMatchObject({ status: 422, errors: [{ path: 'language' }] });
    const { id: sandbox, credentials } = (await service.control('POST', '/sandboxes', {})).body;
    const headers = { 'overdue-sandbox': sandbox, authorization: `Bearer ${credentials.restricted?.secret}` };
    expect(jsonOf(await get(`/invoices/${id}/pdf`, headers))).toMatchObject({ status: 403, code: 'insufficient_scope' });
  });

  test('is refused with the field and the script, and a draft may be mended', async () => {
    const id = await draftFor('BR', { memo: 'ขอบคุณ' });
    expect(jsonOf(await get(`/invoices/${id}/pdf`))).toMatchObject({
      status: 422,
      code: 'unprintable_text',
      rule: 'R109',
      errors: [{ path: 'memo', received: 'Thai (U+0E02)' }],
    });
    await service.handle(callOf('PATCH', `/v1/invoices/${id}`, { memo: 'Obrigado' }));
    expect((await get(`/invoices/${id}/pdf`)).status).toBe(200);
  });
});

test.each(INVOICE_STATUSES)('an invoice that is %s has a PDF', async (status) => {
  const provider = createProvider();
  const { result, committed } = await provider.perform('download_invoice_pdf', { invoice_id: await invoiceIn(provider, status) });
  expect([result.kind, committed]).toEqual(['document', false]);
});

withPoppler(() => {
  test.each([
    ['BR', undefined, 'FATURA'],
    ['PT', undefined, 'INVOICE'],
    [null, undefined, 'INVOICE'],
    ['BR', 'en', 'INVOICE'],
    ['US', 'pt-BR', 'FATURA'],
  ])('for a customer in %s who asks for %s it is called %s', async (country, language, title) => {
    const id = await draftFor(country);
    const reply = await get(`/invoices/${id}/pdf${language === undefined ? '' : `?language=${language}`}`);
    expect(linesOf(bytesOf(reply))).toContain(title);
  });

  test('its amounts are those of the API, payments, refunds and credit included', async () => {
    const { handles } = (await service.control('GET', '/sandboxes/default')).body;
    for (const handle of [
      'paid',
      'partially_paid',
      'partially_refunded',
      'open_with_credit',
      'taxed',
      'discounted',
      'void',
      'uncollectible',
    ]) {
      const id = handles[`invoice.${handle}`];
      expect(id).toBeDefined();
      const invoice = jsonOf(await get(`/invoices/${id}`));
      const text = linesOf(bytesOf(await get(`/invoices/${id}/pdf?language=en`)))
        .join(' ')
        .replaceAll(/(?<=\d),(?=\d)/g, '');
      for (const member of ['subtotal_minor', 'total_minor', 'amount_paid_minor', 'amount_credited_minor', 'amount_remaining_minor']) {
        const minor = Math.abs(Number(invoice[member]));
        if (minor !== 0)
          expect(text).toContain(
            invoice.currency === 'JPY' ? String(minor) : `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
          );
      }
    }
  });
});
