// A day on which the harness tells each of its words, in front of the real provider; and one event of each kind by hand.
import type { HarnessEvent, Listener } from '../../../src/orchestrator/event.ts';
import { site, startProvider } from './provider.ts';

/** Every word, in the order in which they stand in the type. */
export const WORDS = ['attempt', 'waiting', 'refreshing', 'reconciling', 'escalated', 'succeeded', 'stopped'] as const;

const once = (fault: string, operation: string, more: object = {}) => ({ fault, match: { operation }, trigger: { first: 1 }, ...more });

/** Rules for one run after the other: a wait, an expired token, a lost write that is looked up, a rule, a dead credential. */
const RULES = [
  once('rate_limited', 'list_invoices', { params: { wait_s: 2 } }),
  once('credential', 'list_customers', { params: { how: 'expire' } }),
  once('garble', 'create_customer', { at: 'after_commit' }),
  once('credential', 'list_payments', { params: { how: 'revoke' } }),
];

/** Runs it with these listeners; what was told. */
export async function tellAll(listeners: readonly Listener[]): Promise<readonly HarnessEvent[]> {
  const provider = startProvider();
  const events: HarnessEvent[] = [];
  const onEvent: Listener = (event) => {
    events.push(event);
    for (const listener of listeners) listener(event);
  };
  const { run, sandbox } = await site(provider, { rules: RULES, tokens: true, harness: { onEvent } });
  await run('list_invoices');
  await run('list_customers');
  await run('create_customer', { name: 'Livraria Sol' });
  await run('record_payment', { invoice_id: sandbox.handles['invoice.open'] ?? '', amount_minor: 99_999_999 });
  await run('list_payments');
  return events;
}
