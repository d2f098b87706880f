// The self-check over the control API: books that add up, in every tenant, and what it says when they do not.
import { describe, expect, test } from 'vitest';
import type { TenantId } from '../../../mock-service/access/credentials.ts';
import { checkBooks } from '../../../mock-service/control/check-route.ts';
import { createTimer, manualClock } from '../../../mock-service/determinism/clock.ts';
import { createRandom } from '../../../mock-service/determinism/random.ts';
import { createSandboxes } from '../../../mock-service/sandbox/sandboxes.ts';
import { callOf, inProcess, replyOf } from '../service/in-process.ts';

const GOOD = { ok: true, violations: [] };

describe('the self-check', () => {
  test('finds nothing in a fresh sandbox, nor after calls that moved credit', async () => {
    const { control, handle } = inProcess();
    const { handles } = (await control('GET', '/sandboxes/default')).body;
    expect(await control('GET', '/sandboxes/default/check')).toMatchObject({ status: 200, body: GOOD });
    const calls = [
      [`/v1/invoices/${handles['invoice.open_with_credit']}/credit`, {}],
      [`/v1/invoices/${handles['invoice.paid']}/credit_notes`, { amount_minor: 2000, credit_amount_minor: 500, refund_amount_minor: 1500 }],
      [`/v1/credit_notes/${handles['credit_note.issued']}/void`, {}],
    ] as const;
    const statuses: number[] = [];
    for (const [path, body] of calls) statuses.push(replyOf(await handle(callOf('POST', path, body))).status);
    expect(statuses).toEqual([200, 201, 200]);
    expect((await control('GET', '/sandboxes/default/check')).body).toEqual(GOOD);
  });

  test.each<TenantId>(['main', 'other'])('names the row and the rule when the books of tenant %s are wrong', (tenantId) => {
    const clock = manualClock(0);
    const sandboxes = createSandboxes({
      random: createRandom('check'),
      seed: 'check',
      clock,
      timer: createTimer(clock),
      onDefect: () => undefined,
    });
    const tx = sandboxes.find('default')?.tenant(tenantId).store.begin('call');
    const [customer] = tx?.customers.list({ limit: 1 }).rows ?? [];
    if (tx === undefined || customer === undefined) throw new Error('the seed has customers');
    tx.customers.put({ ...customer, balanceMinor: customer.balanceMinor - 1 });
    tx.commit();
    const context = {
      sandboxes,
      params: { sandbox_id: 'default' },
      origin: 'http://localhost',
      refused: { beforeCall: 0, connections: 0, died: 0, held: () => 0 },
    };
    expect(checkBooks.run({}, context)).toEqual({
      ok: false,
      violations: [{ rule: 'M11', id: customer.id, what: 'balance = Σ balance transactions' }],
    });
  });
});
