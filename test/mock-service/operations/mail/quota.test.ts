// The quota of e-mails (R60): counted by the day of the calendar in UTC, for whatever sends.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PROFILE, type RuleProfile } from '../../../../mock-service/domain/profile.ts';
import { isRejection } from '../../../../mock-service/domain/rejection.ts';
import { createProvider, refusalOf } from '../provider.ts';
import { datedProvider, issuedDates, recurring } from '../sales/dated-provider.ts';
import { reachable } from './mail-scenarios.ts';

const HOUR_MS = 3_600_000;
const MIDNIGHT_MS = Date.UTC(2026, 2, 2);

const quotaOf = (emailsPerDay: number): RuleProfile => ({ ...DEFAULT_PROFILE, emailsPerDay });

describe('the quota of a day', () => {
  it('lets as many messages go as it says, whatever the hours they are sent at', async () => {
    const hours = fc.array(fc.nat({ max: 71 }), { maxLength: 30 }).map((all) => all.toSorted((one, other) => one - other));
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 4 }), hours, async (quota, sendings) => {
        let nowMs = MIDNIGHT_MS;
        const provider = createProvider(quotaOf(quota), () => nowMs);
        const invoice_id = await reachable(provider, { issue_date: '2026-01-01', due_date: '2026-01-02' });
        const sent = new Map<number, number>();
        for (const [at, hour] of sendings.entries()) {
          nowMs = MIDNIGHT_MS + hour * HOUR_MS;
          const day = Math.floor(hour / 24);
          const operation = at % 2 === 0 ? 'send_invoice' : 'send_payment_reminder';
          const { result } = await provider.perform(operation, { invoice_id });
          const before = sent.get(day) ?? 0;
          if (before < quota) sent.set(day, before + 1);
          else expect(refusalOf(result)).toMatchObject({ rule: 'R60', retryAfterS: (24 - (hour % 24)) * 3600 });
          expect(isRejection(result)).toBe(before >= quota);
        }
        expect(provider.store.count('messages')).toBe([...sent.values()].reduce((sum, count) => sum + count, 0));
      }),
      { numRuns: 30 },
    );
  });

  it('asks to wait for the next day to the second, never for none', async () => {
    let nowMs = MIDNIGHT_MS;
    const provider = createProvider(quotaOf(0), () => nowMs);
    const invoice_id = await reachable(provider);
    const waits: unknown[] = [];
    for (const at of [0, 1, 12 * HOUR_MS, 24 * HOUR_MS - 1000, 24 * HOUR_MS - 1]) {
      nowMs = MIDNIGHT_MS + at;
      waits.push(refusalOf((await provider.perform('send_invoice', { invoice_id })).result).retryAfterS);
    }
    expect(waits).toEqual([86_400, 86_400, 43_200, 1, 1]);
  });

  it('is not asked where R60 is off', async () => {
    const provider = createProvider({ ...quotaOf(0), R60: false });
    const invoice_id = await reachable(provider);
    for (const _ of [1, 2]) await provider.made('send_payment_reminder', { invoice_id });
    expect(provider.store.rows('messages').map(({ nthOfDay }) => nthOfDay)).toEqual([1, 2]);
  });

  it('is a thousand unless somebody says so', () => {
    expect([DEFAULT_PROFILE.R60, DEFAULT_PROFILE.emailsPerDay]).toEqual([true, 1000]);
  });
});

describe('a recurring invoice that is sent by itself', () => {
  const AUTO = { starts_on: '2026-01-15', auto_send: true };
  const EMAIL = { email: 'caixa@aurora.example' };

  it('leaves a message on each of its dates, dated then', async () => {
    const p = datedProvider('2026-01-10');
    await recurring(p, AUTO, EMAIL);
    expect(p.goTo('2026-03-20')).toBe(true);
    expect(p.store.rows('messages')).toMatchObject([
      { purpose: 'invoice', sentOn: '2026-01-15', nthOfDay: 1, createdAtMs: Date.UTC(2026, 0, 15) },
      { purpose: 'invoice', sentOn: '2026-02-15', nthOfDay: 1 },
      { purpose: 'invoice', sentOn: '2026-03-15', nthOfDay: 1 },
    ]);
    expect(p.store.rows('invoices').map(({ sentAtMs }) => sentAtMs)).toEqual(
      p.store.rows('messages').map(({ createdAtMs }) => createdAtMs),
    );
  });

  it('stops where the quota of its date is used up, and leaves neither an invoice nor a message', async () => {
    const p = datedProvider('2026-01-10', { profile: quotaOf(1) });
    const first = await recurring(p, AUTO, EMAIL);
    const second = await recurring(p, AUTO, EMAIL);
    p.goTo('2026-01-20');
    expect([issuedDates(p, first.id), issuedDates(p, second.id)]).toEqual([['2026-01-15'], []]);
    expect(p.store.rows('recurring_invoices')).toMatchObject([
      { id: first.id, status: 'active', stoppage: null },
      { id: second.id, status: 'paused', stoppage: { rule: 'R60', code: 'quota_exceeded', date: '2026-01-15' } },
    ]);
    expect(p.store.count('messages')).toBe(1);
  });

  it('without sending leaves none', async () => {
    const p = datedProvider('2026-01-10', { profile: quotaOf(0) });
    await recurring(p, { starts_on: '2026-01-15' }, EMAIL);
    p.goTo('2026-02-20');
    expect([issuedDates(p).length, p.store.count('messages')]).toEqual([2, 0]);
  });
});
