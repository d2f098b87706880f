// The payment page as a browser gets it: in the payer's language, escaped, with nothing that runs.
import { describe, expect, test } from 'vitest';
import { BROWSER, linkSandbox } from './link-sandbox.ts';

describe('a browser', () => {
  test('gets a page that can be paid on, which runs nothing and tells nobody its address', async () => {
    const { visit, linkTo, openInvoice } = await linkSandbox();
    const { url_path } = await linkTo(await openInvoice({ memo: '<script>alert(1)</script> & "so on"', number: '<b>7</b>' }));
    const page = await visit('GET', undefined, BROWSER, url_path);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).toContain('R$123.45');
    expect(page.text).toContain('<form method="post">');
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so on&quot;');
    expect(page.text).toContain('&lt;b&gt;7&lt;/b&gt;');
    expect(page.text).not.toContain('<script>');
    const paid = await visit('POST', 'payment_method_id=pm_card_visa', BROWSER, url_path);
    expect(paid.text).toContain('<h1>Paid. Thank you.</h1>');
    expect(paid.text).not.toContain('<form');
  });

  test.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', 'Pague esta fatura', ['R$\u00a0123,45', '3 de março de 2026']],
    ['pt', 'pt-BR', 'Pague esta fatura', ['R$\u00a0123,45', '3 de março de 2026']],
    ['de,pt;q=0.2', 'pt-BR', 'Pague esta fatura', ['R$\u00a0123,45', '3 de março de 2026']],
    ['de', 'en', 'Pay this invoice', ['R$123.45', 'March 3, 2026']],
    ['', 'en', 'Pay this invoice', ['R$123.45', 'March 3, 2026']],
  ])('that prefers %j reads %s', async (language, lang, title, values) => {
    const { visit } = await linkSandbox();
    const { text } = await visit('GET', undefined, { ...BROWSER, 'accept-language': language });
    for (const part of [`<html lang="${lang}">`, `<h1>${title}</h1>`, ...values.map((value) => `<dd>${value}</dd>`)])
      expect(text).toContain(part);
  });

  test('reads why it cannot pay, under the same status', async () => {
    const { visit } = await linkSandbox();
    const declined = await visit('POST', 'payment_method_id=pm_card_chargeDeclinedExpiredCard', { ...BROWSER, 'accept-language': 'pt-BR' });
    expect(declined.status).toBe(402);
    expect(declined.text).toContain('O cartão foi recusado. (expired_card)');
    expect(declined.text).toContain('<form method="post">');
    const unknown = await visit('GET', undefined, BROWSER, '/pay/x');
    expect([unknown.status, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(unknown.text).toContain('There is no such link.');
    expect(unknown.text).not.toContain('<form');
  });

  test.each([
    ['JPY', 1_800, '¥1,800'],
    ['BHD', 12_500, 'BHD\u00a012.500'],
    ['EUR', 50, '€0.50'],
  ])('reads %s as that is written', async (currency, amount_minor, written) => {
    const { visit, linkTo, openInvoice } = await linkSandbox();
    const { url_path } = await linkTo(await openInvoice({ currency, lines: [{ description: 'x', amount_minor }] }));
    expect((await visit('GET', undefined, BROWSER, url_path)).text).toContain(written);
  });
});
