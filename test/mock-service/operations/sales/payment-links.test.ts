// Payment links as operations: made for an open invoice, found again, each with a secret of its own.
import { describe, expect, it } from 'vitest';
import { createProvider, type Input, invoiceIn, NOW_MS } from '../provider.ts';

describe('a payment link', () => {
  it('is good for 7 days when nobody says, and for 90 at most', async () => {
    const p = createProvider();
    const invoice_id = await invoiceIn(p, 'open');
    const { result } = await p.perform('create_payment_link', { invoice_id });
    expect(result).toMatchObject({ kind: 'payment_link', invoiceId: invoice_id, paymentId: null, validUntilMs: NOW_MS + 7 * 86_400_000 });
    const longest = await p.perform('create_payment_link', { invoice_id, expires_at: '2026-05-31T11:30:00+02:00' });
    expect(longest.result).toMatchObject({ validUntilMs: NOW_MS + 90 * 86_400_000 });
  });

  it('has a secret of its own, which the same calls give again', async () => {
    const tokens = async (): Promise<readonly string[]> => {
      const p = createProvider();
      const invoice_id = await invoiceIn(p, 'open');
      for (let n = 0; n < 200; n += 1) await p.made('create_payment_link', { invoice_id });
      return p.store.rows('payment_links').map(({ token }) => token);
    };
    const made = await tokens();
    expect(new Set(made).size).toBe(200);
    expect(made.every((token) => /^[a-z0-9]{32}$/.test(token))).toBe(true);
    expect(await tokens()).toEqual(made);
  });

  it('is found by its reference and its invoice', async () => {
    const p = createProvider();
    const [one, other] = [await invoiceIn(p, 'open'), await invoiceIn(p, 'open')];
    const first = await p.made('create_payment_link', { invoice_id: one, reference: 'link-1' });
    const second = await p.made('create_payment_link', { invoice_id: other });
    const found = async (filters: Input): Promise<readonly string[]> => {
      const { result } = await p.perform('list_payment_links', filters);
      return 'items' in result ? result.items.map(({ id }) => id) : [];
    };
    expect(await found({ reference: 'link-1' })).toEqual([first]);
    expect(await found({ invoice_id: other })).toEqual([second]);
    expect(await found({})).toEqual([second, first]);
    expect((await p.perform('get_payment_link', { payment_link_id: first })).result).toMatchObject({ id: first, reference: 'link-1' });
  });
});
