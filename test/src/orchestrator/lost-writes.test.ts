// A thousand seeded days of each kind: whatever became of the answers, no invoice is there twice and none that was promised is missing.
import { describe, expect, test } from 'vitest';
import { DAYS, type Day, type DayEnd, liveNaively, liveThrough, PROMISES, type Promises } from './lost-writes.ts';
import { startProvider } from './provider.ts';

const RUNS = 1_000;
const SIDE_BY_SIDE = 125;

/** Seeds 1 to 1,000, shared out among what a provider may promise; each kind of promise meets every way of losing an answer. */
const SHARES: Readonly<Record<Promises, number>> = { 'key and reference': 375, 'key alone': 125, 'reference alone': 375, neither: 125 };

async function all(day: Day): Promise<readonly (DayEnd & { readonly promises: Promises })[]> {
  const provider = startProvider();
  const ends: (DayEnd & { readonly promises: Promises })[] = [];
  let seed = 0;
  for (const promises of Object.keys(SHARES) as Promises[]) {
    for (let begun = 0; begun < SHARES[promises]; begun += SIDE_BY_SIDE) {
      const seeds = Array.from({ length: SIDE_BY_SIDE }, () => ++seed);
      ends.push(...(await liveThrough(provider, day, promises, seeds)).map((end) => ({ ...end, promises })));
    }
  }
  expect(provider.defects).toEqual([]);
  return ends;
}

const last = ({ outcomes, resumed }: DayEnd) => resumed ?? outcomes.at(-1);
const about = ({ seed, outcomes, stored }: DayEnd) => ({
  seed,
  stored,
  told: outcomes.map((outcome) => (outcome.ok ? outcome.how : outcome.because)),
});

describe.each(Object.keys(DAYS) as Day[])('a thousand days of %s', (day) => {
  test('leave no invoice twice and none lost, and nobody is told what is not so', { timeout: 300_000 }, async () => {
    const ends = await all(day);
    expect(ends).toHaveLength(RUNS);
    expect(ends.filter(({ stored }) => stored.length > 1).map(about), 'there twice').toEqual([]);
    expect(ends.filter((end) => last(end)?.ok === true && end.given !== end.stored[0]).map(about), 'promised and not there').toEqual([]);
    const saysNothingHappened = (end: DayEnd) => end.outcomes.some((outcome) => !outcome.ok && outcome.error.effect === 'not_applied');
    expect(ends.filter((end) => saysNothingHappened(end) && last(end)?.ok !== true && end.stored.length > 0).map(about), 'denied').toEqual(
      [],
    );
    // Whoever cannot know has a human who does: no day ends in silence.
    expect(ends.filter((end) => end.resumed !== null && end.handOffs === 0).map(about), 'nobody knows').toEqual([]);
    const open = ends.filter((end) => last(end)?.ok !== true);
    expect([...new Set(open.filter(({ promises }) => promises.startsWith('key')).map(about))], 'a key that did not settle it').toEqual([]);
  });
});

test.each(Object.keys(DAYS) as Day[])('%s leaves invoices twice behind a loop that tries everything three times', async (day) => {
  const counts = await liveNaively(
    startProvider(),
    day,
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(counts.filter((count) => count > 1).length).toBeGreaterThan(5);
});

test('the promises that a day may be lived under are those of the table', () => {
  expect(Object.keys(SHARES)).toEqual(Object.keys(PROMISES));
});
