// Delete, cancel, void and write off are four different things: in each state one is meant, and the others say which.
import { describe, expect, test } from 'vitest';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../../mock-service/domain/lifecycle.ts';
import { isRejection } from '../../../mock-service/domain/rejection.ts';
import { createProvider, invoiceIn, type Provider, refusalOf, traceOf } from './provider.ts';

const ENDS = ['delete_draft_invoice', 'cancel_invoice', 'void_invoice', 'mark_invoice_uncollectible'] as const;

type Row = readonly [status: InvoiceStatus, done: readonly (typeof ENDS)[number][], named: readonly string[]];

/** State → what is done there, and what the others name. */
const ROWS: readonly Row[] = [
  ['draft', ['delete_draft_invoice'], ['delete_draft_invoice']],
  ['scheduled', ['cancel_invoice'], ['cancel_invoice']],
  ['open', ['void_invoice', 'mark_invoice_uncollectible'], ['void_invoice', 'mark_invoice_uncollectible']],
  ['paid', [], ['create_credit_note']],
  ['uncollectible', ['void_invoice'], ['void_invoice', 'record_payment']],
  ['void', [], ['duplicate_invoice']],
  ['cancelled', [], ['duplicate_invoice']],
];

const CELLS = ROWS.flatMap(([status, done, named]) => ENDS.map((end) => ({ status, end, isDone: done.includes(end), named })));

/** Operations that a sentence names. */
const namedIn = (detail: string): readonly string[] => detail.match(/[a-z]+(?:_[a-z]+)+/g) ?? [];

/** What may be done, by trying it: no refusal for want of the right state. */
async function isPossible(provider: Provider, operation: string, invoice_id: string): Promise<boolean> {
  const input = operation === 'create_credit_note' ? { invoice_id, amount_minor: 1 } : { invoice_id };
  const { result } = await provider.perform(operation, input);
  return !isRejection(result);
}

describe('the end of an invoice', () => {
  test('has a row for every state', () => {
    expect(ROWS.map(([status]) => status).toSorted()).toEqual([...INVOICE_STATUSES].toSorted());
  });

  test.each(CELLS)('$status, $end: done $isDone, else it names $named', async ({ status, end, isDone, named }) => {
    const provider = createProvider();
    const invoice_id = await invoiceIn(provider, status);
    const before = traceOf(provider.store);
    const { result } = await provider.perform(end, { invoice_id });
    expect(isRejection(result)).toBe(!isDone);
    if (isDone) return;
    const { detail, allowedOperations = [] } = refusalOf(result);
    expect(namedIn(detail)).toEqual(named);
    expect(allowedOperations).toEqual(expect.arrayContaining([...named]));
    expect(allowedOperations.filter((each) => (ENDS as readonly string[]).includes(each))).toEqual(
      ENDS.filter((each) => CELLS.some((cell) => cell.status === status && cell.end === each && cell.isDone)).toSorted(
        (a, b) => allowedOperations.indexOf(a) - allowedOperations.indexOf(b),
      ),
    );
    expect(traceOf(provider.store)).toStrictEqual(before);
    for (const operation of named) expect(await isPossible(provider, operation, await invoiceIn(provider, status))).toBe(true);
  });

  test.each(['open', 'uncollectible'] as const)('of one that is %s and was paid in part is no void: all say so', async (status) => {
    for (const end of ENDS) {
      const provider = createProvider();
      const invoice_id = await invoiceIn(provider, status);
      await provider.made('record_payment', { invoice_id, amount_minor: 1 });
      const { result } = await provider.perform(end, { invoice_id });
      if (!isRejection(result)) {
        expect([status, end]).toEqual(['open', 'mark_invoice_uncollectible']);
        continue;
      }
      expect(namedIn(result.detail)).toEqual(['create_credit_note', ...(status === 'open' ? ['mark_invoice_uncollectible'] : [])]);
      expect(result.allowedOperations).toContain('create_credit_note');
      expect(result.allowedOperations).not.toContain('void_invoice');
    }
  });
});
