// How the rule is provoked that refuses a PDF.
import { invoiceIn } from '../provider.ts';
import { customerFor, fieldAt, type Scenario } from '../scenario.ts';

/** Each is a refusal of a read. */
export const PDF_SCENARIOS: readonly Scenario[] = [
  {
    rule: 'R01',
    code: 'not_found',
    about: 'the PDF of nothing',
    operation: 'download_invoice_pdf',
    arrange: () => Promise.resolve({ invoice_id: 'inv_nothing' }),
  },
  {
    rule: 'R109',
    code: 'unprintable_text',
    about: 'a line in Thai',
    operation: 'download_invoice_pdf',
    arrange: async (p) => {
      const lines = [
        { description: 'Chá', amount_minor: 100 },
        { description: 'ค่าบริการ', amount_minor: 100 },
      ];
      return { invoice_id: await p.made('create_invoice', { customer_id: await customerFor(p), currency: 'BRL', lines }) };
    },
    expected: { field: { path: 'lines.1.description', received: 'Thai (U+0E04)' } },
  },
  {
    rule: 'R109',
    code: 'unprintable_text',
    about: 'a customer named in Korean, though the invoice is sent already',
    operation: 'download_invoice_pdf',
    arrange: async (p) => {
      const customer_id = await p.made('create_customer', { name: '주식회사' });
      return { invoice_id: await invoiceIn(p, 'open', { customer_id }) };
    },
    expected: fieldAt('customer.name'),
  },
];
