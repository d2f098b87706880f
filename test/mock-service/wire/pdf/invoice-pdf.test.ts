// The PDF of an invoice as Poppler reads it: every field of every seeded invoice, totals, standing, both languages.
import { describe, expect, test } from 'vitest';
import { currencyExponent } from '../../../../mock-service/domain/currency.ts';
import type { InvoiceFacts } from '../../../../mock-service/wire/pdf/facts.ts';
import { factsOf, printed, seededFacts } from './facts.ts';
import { fontsOf, infoOf, linesOf, withPoppler } from './poppler.ts';

/** An amount without groups, as both languages write it but for the point: `1234.56`. */
function plain(minor: number, currency: string): string {
  const places = currencyExponent(currency) ?? 2;
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A page's text with its numbers in the form of `plain`. */
function withPlainNumbers(text: string, language: InvoiceFacts['language']): string {
  return language === 'en'
    ? text.replaceAll(/(?<=\d),(?=\d)/g, '')
    : text.replaceAll(/(?<=\d)\.(?=\d)/g, '').replaceAll(/(?<=\d),(?=\d)/g, '.');
}

function expectedAmounts({ invoice, payments }: InvoiceFacts): readonly number[] {
  const { subtotalMinor, discountMinor, totalMinor, amountRemainingMinor, amountPaidMinor, amountCreditedMinor } = invoice;
  const lines = invoice.lines.flatMap(({ amountMinor, discountMinor: off }) => [amountMinor, off]);
  const paid = payments.map(({ payment }) => payment.amountMinor);
  return [subtotalMinor, discountMinor, totalMinor, amountRemainingMinor, amountPaidMinor, amountCreditedMinor, ...lines, ...paid];
}

/** The mark at the right of the town that the seller is in. */
async function mark(facts: InvoiceFacts): Promise<string | undefined> {
  return linesOf(await printed(facts))
    .find((line) => line.startsWith('01226-010'))
    ?.replace('01226-010 São Paulo ', '');
}

withPoppler(() => {
  describe.each(['en', 'pt-BR'] as const)('in %s', (language) => {
    test('every seeded invoice says its number, its customer, its lines and all of its amounts', async () => {
      const all = seededFacts(language);
      expect(all.length).toBeGreaterThanOrEqual(30);
      for (const facts of all) {
        const { invoice, customer } = facts;
        const text = linesOf(await printed(facts)).join(' ');
        const texts = [invoice.number ?? '', customer.name, ...invoice.lines.map(({ description }) => description)];
        for (const each of texts.flatMap((whole) => whole.split(' '))) expect(text).toContain(each);
        const numbers = withPlainNumbers(text, language);
        for (const minor of expectedAmounts(facts)) if (minor !== 0) expect(numbers).toContain(plain(minor, invoice.currency));
      }
    }, 60_000);
  });

  test('is read from top to bottom in English', async () => {
    const facts = factsOf({
      customer: {
        name: 'Padaria Aurora Ltda',
        email: 'a@example.com',
        country: 'BR',
        taxIds: [{ type: 'br_cpf', value: '52998224725' }],
        address: null,
      },
      invoice: {
        number: 'INV-000042',
        issueDate: '2026-01-05',
        dueDate: '2026-02-04',
        memo: 'Thank you.',
        footer: 'Pay by bank transfer.',
        customFields: [{ name: 'Purchase order', value: 'PO-7' }],
        coupon: { kind: 'discount', couponId: 'c', percentOff: '10', amountOffMinor: null, currency: null },
        amountPaidMinor: 50_00,
        amountCreditedMinor: 20_00,
        amountRemainingMinor: 122_15,
      },
      taxNames: new Map([['iss', 'ISS']]),
      lines: [
        {
          description: 'Consulting, March',
          quantity: '1.5',
          unitAmountMinor: '10000',
          amountMinor: 150_00,
          period: { start: '2026-03-01', end: '2026-03-31' },
          taxRates: [{ taxRateId: 'iss', percentage: '5', inclusive: false }],
        },
        { description: 'Hosting', amountMinor: 56_00, unitAmountMinor: null, quantity: '1', taxRates: [] },
      ],
    });
    expect(linesOf(await printed(facts))).toEqual([
      'Estúdio Maré Alta Ltda',
      'Rua das Palmeiras, 120, sala 42',
      'INVOICE',
      '01226-010 São Paulo OPEN',
      'Brazil',
      'CNPJ 12.345.678/0001-95',
      'faturas@mare-alta.example',
      'Bill to Invoice number INV-000042',
      'Padaria Aurora Ltda Issue date January 5, 2026',
      'Brazil Due date February 4, 2026',
      'CPF 529.982.247-25',
      'Purchase order PO-7',
      'a@example.com',
      'R$122.15 due February 4, 2026',
      'Description Qty Unit price Taxes Amount',
      'Consulting, March 1.5 R$100.00 ISS 5% R$150.00',
      'March 1, 2026 – March 31, 2026',
      'Hosting 1 R$56.00',
      'Subtotal R$206.00',
      'Discount -R$20.60',
      'ISS 5% R$6.75',
      'Total R$192.15',
      'Paid -R$50.00',
      'Credited -R$20.00',
      'Amount remaining R$122.15',
      'Memo',
      'Thank you.',
      'Pay by bank transfer.',
      'Estúdio Maré Alta Ltda · INV-000042 Page 1 of 1',
    ]);
  });

  test('is read from top to bottom in Brazilian Portuguese', async () => {
    const payment = { amountMinor: 29_90, createdAtMs: Date.UTC(2026, 0, 9), status: 'succeeded', amountRefundedMinor: 10_00 } as const;
    const card = { brand: 'visa', last4: '4242' };
    const facts = factsOf({
      language: 'pt-BR',
      customer: {
        name: 'Casa & Cia',
        email: null,
        country: null,
        taxIds: [{ type: 'pt_nif', value: '501442600' }],
        address: { line1: 'Rua do Carmo, 3', city: 'Lisboa', postalCode: '1200-093', country: 'PT' },
      },
      invoice: {
        number: 'FT 2026/7',
        issueDate: '2026-01-05',
        dueDate: null,
        memo: null,
        footer: null,
        currency: 'EUR',
        status: 'paid',
        appliedBalanceMinor: -2_00,
        amountPaidMinor: 29_90,
        amountRemainingMinor: 0,
      },
      taxNames: new Map([['iva', 'IVA']]),
      lines: [
        {
          description: 'Manutenção',
          amountMinor: 31_90,
          unitAmountMinor: '1063.3333',
          quantity: '3',
          taxRates: [{ taxRateId: 'iva', percentage: '22.5', inclusive: true }],
        },
      ],
      payments: [{ payment, card } as InvoiceFacts['payments'][number]],
    });
    expect(linesOf(await printed(facts))).toEqual([
      'Estúdio Maré Alta Ltda',
      'Rua das Palmeiras, 120, sala 42',
      'FATURA',
      '01226-010 São Paulo PAGA',
      'Brasil',
      'CNPJ 12.345.678/0001-95',
      'faturas@mare-alta.example',
      'Cobrar de Número da fatura FT 2026/7',
      'Casa & Cia Data de emissão 5 de janeiro de 2026',
      'Rua do Carmo, 3',
      '1200-093 Lisboa',
      'Portugal',
      'NIF 501442600',
      'Descrição Qtd. Preço unitário Impostos Valor',
      'Manutenção 3 € 10,633333 IVA 22,5% (incl.) € 31,90',
      'Subtotal € 31,90',
      'Total € 31,90',
      'IVA 22,5% (incluído) € 5,86',
      'Saldo do cliente aplicado -€ 2,00',
      'Pago -€ 29,90',
      'Valor restante € 0,00',
      'Pagamentos',
      '9 de janeiro de 2026 · Visa •••• 4242 · € 10,00 reembolsados € 29,90',
      'Estúdio Maré Alta Ltda · FT 2026/7 Página 1 de 1',
    ]);
  });

  test.each([
    ['draft', 'DRAFT', 'RASCUNHO'],
    ['scheduled', 'SCHEDULED', 'AGENDADA'],
    ['cancelled', 'CANCELLED', 'CANCELADA'],
    ['open', 'OPEN', 'EM ABERTO'],
    ['paid', 'PAID', 'PAGA'],
    ['uncollectible', 'UNCOLLECTIBLE', 'INCOBRÁVEL'],
    ['void', 'VOID', 'ANULADA'],
  ] as const)('marks an invoice that is %s: %s, %s', async (status, english, portuguese) => {
    const invoice = { status, dueDate: '2026-01-15' };
    expect(await mark(factsOf({ invoice }))).toBe(english);
    expect(await mark(factsOf({ invoice, language: 'pt-BR' }))).toBe(portuguese);
  });

  test('marks an open invoice as past due from the day after its due date', async () => {
    const invoice = { status: 'open', dueDate: '2026-01-15' } as const;
    expect(await mark(factsOf({ invoice, today: '2026-01-15' }))).toBe('OPEN');
    expect(await mark(factsOf({ invoice, today: '2026-01-16' }))).toBe('PAST DUE');
  });

  test('a draft without number, dates or lines is printed', async () => {
    const invoice = { status: 'draft', number: null, issueDate: null, dueDate: null } as const;
    expect(await mark(factsOf({ invoice, lines: [] }))).toBe('DRAFT');
  });

  test('says its title, its author, its language and when it was made, and embeds subsets of its fonts that say what their glyphs mean', async () => {
    const bytes = await printed(factsOf({ invoice: { number: 'INV-000042', finalizedAtMs: Date.UTC(2026, 0, 5, 12) } }));
    expect(infoOf(bytes)).toMatchObject({
      Title: 'INVOICE INV-000042',
      Author: 'Estúdio Maré Alta Ltda',
      CreationDate: '2026-01-05T12:00:00Z',
      'Page size': '595.28 x 841.89 pts (A4)',
      Pages: '1',
    });
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (en)');
    expect(fontsOf(bytes).map((row) => row.match(/(yes|no) +(yes|no) +(yes|no)/)?.[0])).toEqual(['yes yes yes', 'yes yes yes']);
  });
});

test('the same facts give the same bytes, whatever was printed in between', async () => {
  const facts = factsOf({ invoice: { dueDate: '2026-03-01' } });
  const bytes = await printed(facts);
  await printed(factsOf({ language: 'pt-BR', lines: [{ description: 'مرحبا 网站 🚀 — other texts, other glyphs' }] }));
  expect(Buffer.from(await printed(facts)).equals(Buffer.from(bytes))).toBe(true);
  expect(Buffer.from(await printed({ ...facts, today: '2026-06-01' })).equals(Buffer.from(bytes))).toBe(false);
});
