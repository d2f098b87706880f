// The shortest ways to a quote in each of its states.
import { type Input, NOW_MS, type Provider } from '../provider.ts';

const LINES = [{ description: 'Mudança', unit_amount_minor: '1250.5', quantity: '3' }];

/** An open quote and its customer. */
export async function aQuote(p: Provider, more: Input = {}, customer: Input = {}): Promise<{ quote_id: string; customer_id: string }> {
  const customer_id = await p.made('create_customer', { name: 'Casa do Chá', ...customer });
  const quote_id = await p.made('create_quote', { customer_id, currency: 'BRL', lines: LINES, ...more });
  return { quote_id, customer_id };
}

/** An open quote whose last day was yesterday, as the calendar finds it before it has caught up. */
export async function anExpiredQuote(p: Provider): Promise<{ quote_id: string }> {
  const { quote_id } = await aQuote(p);
  const quote = p.store.rows('quotes').find(({ id }) => id === quote_id);
  if (quote === undefined) throw new Error('the quote was just made');
  const tx = p.store.begin('call', NOW_MS);
  tx.quotes.put({ ...quote, expiresOn: '2026-03-01' });
  tx.commit();
  return { quote_id };
}
