// Properties of recurring invoices: one jump is as good as many steps, and the dates are those of a calendar that others keep.
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { INTERVALS } from '../../../../mock-service/domain/sales/recurrence.ts';
import { type DatedProvider, datedProvider, issuedDates, recurring } from './dated-provider.ts';

const START = '2026-01-15T12:00:00Z';
const DAYS = 1500;
const dayAfter = (days: number): string => Temporal.PlainDate.from('2026-01-15').add({ days }).toString();
const anyDay = fc.integer({ min: 1, max: DAYS });

const schedule = fc.record(
  {
    interval: fc.constantFrom(...INTERVALS),
    interval_count: fc.integer({ min: 1, max: 20 }),
    starts_on: fc.integer({ min: 0, max: 400 }).map(dayAfter),
    occurrences: fc.integer({ min: 1, max: 40 }),
    auto_finalize: fc.boolean(),
  },
  { requiredKeys: ['interval', 'starts_on'] },
);

/** What happens on a day: a command on one of the recurring invoices, a look at the calendar, or a snapshot that is restored. */
interface Step {
  readonly day: number;
  readonly what: 'pause' | 'resume' | 'look' | 'restore';
  readonly which: number;
}
const stepOf = (...what: readonly Step['what'][]): fc.Arbitrary<Step> =>
  fc.record({ day: anyDay, what: fc.constantFrom(...what), which: fc.nat(3) });
const commands = fc.array(stepOf('pause', 'resume'), { maxLength: 10 });
const looks = fc.array(stepOf('look', 'restore'), { maxLength: 30 });

/** Lives through the steps, day by day, until the last day. */
async function lived(begun: DatedProvider, steps: readonly Step[]): Promise<DatedProvider> {
  let p = begun;
  const ids = p.store.rows('recurring_invoices').map(({ id }) => id);
  for (const { day, what, which } of steps.toSorted((a, b) => a.day - b.day)) {
    // At noon: no command is given at the instant when an invoice is due.
    const at = `${dayAfter(day)}T12:00:00Z`;
    p.goTo(at);
    if (what === 'restore') p = datedProvider(at, { contents: JSON.parse(JSON.stringify(p.store.state())) });
    else if (what !== 'look') await p.perform(`${what}_recurring_invoice`, { recurring_invoice_id: ids[which % ids.length] });
  }
  p.goTo(dayAfter(DAYS));
  return p;
}

it('one jump and many steps leave the same rows, ids and numbers, whatever is paused, resumed or restored on the way', async () => {
  const schedules = fc.array(schedule, { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(schedules, commands, looks, async (all, asked, between) => {
    const begun = async (): Promise<DatedProvider> => {
      const p = datedProvider(START);
      for (const each of all) await recurring(p, each);
      return p;
    };
    const jumped = await lived(await begun(), asked);
    const stepped = await lived(await begun(), [...asked, ...between]);
    expect(stepped.store.state()).toEqual(jumped.store.state());
  });
  await fc.assert(property, { numRuns: 60 });
}, 60_000);

const UNITS = { day: 'days', week: 'weeks', month: 'months', year: 'years' } as const;

it('what is issued has the dates of Temporal from the start on, without those that passed under a pause', async () => {
  const pauses = fc.array(fc.tuple(anyDay, fc.integer({ min: 0, max: 300 })), { maxLength: 4 });
  const property = fc.asyncProperty(schedule, pauses, async (asked, given) => {
    const p = datedProvider(START);
    await recurring(p, asked);
    let freeFrom = 0;
    const spans: (readonly [number, number])[] = [];
    for (const [day, length] of given.toSorted(([a], [b]) => a - b)) {
      if (day <= freeFrom) continue;
      spans.push([day, day + length]);
      freeFrom = day + length;
    }
    const steps = spans.flatMap(([from, to]): Step[] => [
      { day: from, what: 'pause', which: 0 },
      { day: to, what: 'resume', which: 0 },
    ]);
    // Resumed after the last day, it would issue what was due there.
    const within = steps.filter(({ day }) => day <= DAYS);
    const end = await lived(p, within);
    const { interval, interval_count = 1, starts_on, occurrences = Number.POSITIVE_INFINITY } = asked;
    const expected: string[] = [];
    for (let n = 0; expected.length < occurrences; n += 1) {
      const date = Temporal.PlainDate.from(starts_on).add({ [UNITS[interval]]: n * interval_count });
      const day = Temporal.PlainDate.from('2026-01-15').until(date).total({ unit: 'days' });
      if (day > DAYS) break;
      // Of the days of a pause the first was issued before it, and the last is issued after it.
      if (!spans.some(([from, to]) => day > from && day < to)) expected.push(date.toString());
    }
    expect(issuedDates(end)).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 150 });
}, 60_000);
