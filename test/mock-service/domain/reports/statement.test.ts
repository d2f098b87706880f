// A statement over random histories: it balances, and says at every cut what the invoices and the balance said themselves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../mock-service/domain/day.ts';
import { DEFAULT_PROFILE, type RuleProfile } from '../../../../mock-service/domain/profile.ts';
import { accountEntriesOf } from '../../../../mock-service/domain/reports/account-entries.ts';
import type { AccountEntry } from '../../../../mock-service/domain/reports/account-entry.ts';
import { type Accounts, NOTHING } from '../../../../mock-service/domain/reports/accounts.ts';
import { type StatementPeriod, statementOf } from '../../../../mock-service/domain/reports/statement.ts';
import { history, live, type Moment } from './histories.ts';

const RUNS = 1000;
const DAY_MS = 86_400_000;

const closingOf = ({ balances }: StatementPeriod): ReadonlyMap<string, Accounts> =>
  new Map(balances.map(({ currency, closing }) => [currency, closing]));
const openingOf = ({ balances }: StatementPeriod): ReadonlyMap<string, Accounts> =>
  new Map(balances.map(({ currency, opening }) => [currency, opening]));

/** Both together. */
const plus = (one: Accounts, other: Accounts): Accounts => ({
  owedMinor: one.owedMinor + other.owedMinor,
  writtenOffMinor: one.writtenOffMinor + other.writtenOffMinor,
  creditMinor: one.creditMinor + other.creditMinor,
});

/** Without the currencies in which nothing stands. */
const standing = (accounts: ReadonlyMap<string, Accounts>): Readonly<Record<string, Accounts>> =>
  Object.fromEntries([...accounts].filter(([, each]) => Object.values(each).some((minor) => minor !== 0)));

/** What the rows said at the end of a day. */
function saidAt(moments: readonly Moment[], day: string): ReadonlyMap<string, Accounts> {
  return moments.findLast(({ atMs }) => atMs < Date.parse(day) + DAY_MS)?.accounts ?? new Map();
}

function addsUp({ balances, entries }: StatementPeriod): boolean {
  return balances.every(({ currency, opening, closing }) => {
    let running = opening;
    for (const { entry, after } of entries.filter((each) => each.entry.currency === currency)) {
      running = plus(running, entry.change);
      if (JSON.stringify(running) !== JSON.stringify(after)) return false;
    }
    return JSON.stringify(running) === JSON.stringify(closing);
  });
}

/** Statements of two neighbouring periods say what that of both says. */
function expectJoined(happened: readonly AccountEntry[], from: string | null, cut: string, to: string | null): void {
  const next = dayOf(Date.parse(cut) + DAY_MS);
  const [first, second] = [statementOf(happened, { from, to: cut }), statementOf(happened, { from: next, to })];
  const whole = statementOf(happened, { from, to });
  expect([...first.entries, ...second.entries]).toStrictEqual(whole.entries);
  expect(standing(openingOf(second))).toStrictEqual(standing(closingOf(first)));
  expect(standing(openingOf(first))).toStrictEqual(standing(openingOf(whole)));
  expect(closingOf(second)).toStrictEqual(closingOf(whole));
}

async function balance(profile: RuleProfile, numRuns: number): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>();
  const property = fc.asyncProperty(history, fc.double({ min: 0, max: 1, noNaN: true }), async (steps, part) => {
    const { rows, moments, met: names } = await live(steps, profile);
    for (const name of names) met.set(name, (met.get(name) ?? 0) + 1);
    const happened = accountEntriesOf(rows);
    for (const { type } of happened) met.set(type, (met.get(type) ?? 0) + 1);
    const whole = statementOf(happened, { from: null, to: null });
    expect(addsUp(whole)).toBe(true);
    expect(standing(closingOf(whole))).toStrictEqual(standing(moments.at(-1)?.accounts ?? new Map()));
    expect([...openingOf(whole).values()].every((opening) => JSON.stringify(opening) === JSON.stringify(NOTHING))).toBe(true);
    const days = [...new Set(moments.map(({ atMs }) => dayOf(atMs)))];
    for (const day of days) {
      const until = statementOf(happened, { from: null, to: day });
      expect(standing(closingOf(until))).toStrictEqual(standing(saidAt(moments, day)));
      const after = statementOf(happened, { from: day, to: null });
      expect(addsUp(after)).toBe(true);
      expect(standing(openingOf(after))).toStrictEqual(standing(saidAt(moments, dayOf(Date.parse(day) - DAY_MS))));
    }
    const at = Math.floor(part * days.length);
    const [from, cut] = [days[Math.floor(at / 2)] ?? '', days[Math.min(at, days.length - 1)] ?? ''];
    expectJoined(happened, null, cut, null);
    expectJoined(happened, from, cut, days.at(-1) ?? null);
  });
  await fc.assert(property, { numRuns, seed: 20_260_701 });
  return met;
}

describe(`a statement, over ${RUNS} random histories`, () => {
  it('balances at every cut, and says what the invoices and the balance say', { timeout: 120_000 }, async () => {
    const met = await balance(DEFAULT_PROFILE, RUNS);
    const everywhere = ['mark_invoice_uncollectible', 'void_invoice', 'payment', 'payment_reversed', 'refund', 'credit_note'];
    const too = [
      'credit_note_voided',
      'credit_applied',
      'credit_given',
      'invoice_written_off',
      'invoice_voided',
      'schedule',
      'cancel_invoice',
    ];
    expect([...everywhere, ...too].filter((name) => (met.get(name) ?? 0) < 50)).toStrictEqual([]);
  });
  it('balances as well where a surplus goes to the balance and drafts are paid', { timeout: 120_000 }, async () => {
    const met = await balance({ ...DEFAULT_PROFILE, R43: false, R40: false }, RUNS / 4);
    expect((met.get('overpayment') ?? 0) > 50).toBe(true);
  });
});
