// An invoice that is asked for by its number, where its id belongs.
import { expect, test } from 'vitest';
import { checkLaws } from '../../../src/contract/laws.ts';
import { called, opened } from './surface-calls.ts';

const BY_LANGUAGE = [
  ['en', 'an id inv_…, not a number; search_invoices finds it by its number'],
  ['pt-BR', 'um id inv_…, não um número; search_invoices acha a fatura pelo número'],
] as const;

test.each(BY_LANGUAGE)('a number in the place of an id is told how the id looks, and what finds it: %s', async (lang, expected) => {
  const { client } = await opened({ lang });
  for (const [tool, invoice_id] of [
    ['get_invoice', 'INV-000027'],
    ['get_invoice', '2026-1'],
    ['record_payment', 'INV-000027'],
    ['void_invoice', '#27'],
  ] as const) {
    const { isError, said, text } = await called(client, tool, { invoice_id });
    expect({ isError, type: said.error_type }).toEqual({ isError: true, type: 'not_found' });
    expect(said.details.fields).toEqual([{ path: 'invoice_id', expected }]);
    expect(text).not.toContain(invoice_id);
    expect(checkLaws(said)).toEqual([]);
  }
});

test('what looks like an id is not, and what it says is the provider’s', async () => {
  const { client } = await opened();
  const { said } = await called(client, 'get_invoice', { invoice_id: 'inv_nowhere' });
  expect(said).toMatchObject({ error_type: 'not_found' });
  expect(said.details?.fields).toBeUndefined();
});
