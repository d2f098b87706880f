// The ledger: what was spent, and how much of it on failure.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amounts, createLedger, type Ended, type Work } from '../../../../src/orchestrator/accounts/ledger.ts';
import { wallClock } from './wall-clock.ts';

const RUN = { run: 'r1', operation: 'create_invoice' };

/** Runs each piece of work for so long, and answers the ledger. */
function spent(works: readonly (readonly [Work, number, Ended?])[], linesMax?: number) {
  const clock = wallClock();
  const ledger = createLedger(clock, linesMax === undefined ? {} : { linesMax });
  for (const [work, ms, ended] of works) {
    const end = ledger.begin({ ...RUN, work });
    clock.move(ms);
    end(ended);
  }
  return ledger;
}

describe('a ledger', () => {
  it('tells a day: what it took in all, and what failures took of it', () => {
    const ledger = spent([
      ['attempt', 300, { error_type: 'rate_limited' }],
      ['wait', 2_000, { error_type: 'rate_limited' }],
      ['attempt', 400],
      ['attempt', 90, { error_type: 'timeout' }],
      ['look_up', 60],
      ['model_turn', 1_500, { tokens: 900, costMicros: 2_700 }],
      ['model_turn', 1_000, { error_type: 'invalid_input', tokens: 700, costMicros: 2_100 }],
    ]);
    expect(ledger.total()).toEqual({ elapsedMs: 5_350, attempts: 3, calls: 4, tokens: 1_600, costMicros: 4_800 });
    expect(ledger.wasted()).toEqual({ elapsedMs: 3_450, attempts: 2, calls: 3, tokens: 700, costMicros: 2_100 });
  });

  it.each<[Work, boolean, number]>([
    ['attempt', false, 1],
    ['wait', true, 0],
    ['look_up', true, 1],
    ['replay', true, 1],
    ['refresh', true, 1],
    ['model_turn', false, 0],
  ])('%s that nothing went wrong with: spent on failure %j, calls %i', (work, wasted, calls) => {
    expect(spent([[work, 10]]).lines()).toEqual([
      {
        ...RUN,
        work,
        atMs: Date.UTC(2026, 0, 5),
        error_type: null,
        wasted,
        elapsedMs: 10,
        attempts: work === 'attempt' ? 1 : 0,
        calls,
        tokens: 0,
        costMicros: 0,
      },
    ]);
  });

  it('writes a page into its book', () => {
    const book = createLedger(wallClock());
    const [one, two] = [book.page(), book.page()];
    one.begin({ ...RUN, work: 'attempt' })();
    two.begin({ ...RUN, work: 'wait' })();
    expect([book, one, two].map((ledger) => ledger.lines().map(({ work }) => work))).toEqual([['attempt', 'wait'], ['attempt'], ['wait']]);
  });

  it('writes one line for a piece of work that is ended twice', () => {
    const ledger = createLedger(wallClock());
    const end = ledger.begin({ ...RUN, work: 'attempt' });
    expect(end()).toBe(end({ calls: 7 }));
    expect(ledger.total().calls).toBe(1);
  });

  it.each(['calls', 'tokens', 'costMicros'])('refuses %s that are no count, and the work can still be ended', (field) => {
    const ledger = createLedger(wallClock());
    const end = ledger.begin({ ...RUN, work: 'attempt' });
    for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => end({ [field]: value })).toThrow(`${field}: expected a whole number`);
    expect(ledger.lines()).toEqual([]);
    end();
    expect(ledger.lines()).toHaveLength(1);
  });

  it('keeps the newest lines and counts all', () => {
    const ledger = spent(
      Array.from({ length: 1_001 }, (_, index) => ['attempt', index] as const),
      10,
    );
    expect(ledger.lines().map(({ elapsedMs }) => elapsedMs)).toEqual([991, 992, 993, 994, 995, 996, 997, 998, 999, 1_000]);
    expect(ledger.total()).toMatchObject({ attempts: 1_001, elapsedMs: 500_500 });
    expect(spent([['attempt', 5]], 0).lines()).toEqual([]);
  });

  it('adds up, whatever the clock does', () => {
    const work = fc.constantFrom<Work>('attempt', 'wait', 'look_up', 'replay', 'refresh', 'model_turn');
    const ended = fc.record({ error_type: fc.constantFrom(null, 'timeout' as const), tokens: fc.nat(), calls: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(fc.tuple(work, fc.integer({ min: -100_000, max: 100_000 }), ended), { maxLength: 40 }), (works) => {
        const ledger = spent(works);
        const sum = (unit: keyof Amounts, lines = ledger.lines()) => lines.reduce((all, line) => all + line[unit], 0);
        for (const unit of ['elapsedMs', 'attempts', 'calls', 'tokens', 'costMicros'] as const) {
          expect(ledger.total()[unit]).toBe(sum(unit));
          expect(ledger.wasted()[unit]).toBe(
            sum(
              unit,
              ledger.lines().filter((line) => line.wasted),
            ),
          );
          expect(Math.min(0, ...ledger.lines().map((line) => line[unit]))).toBe(0);
        }
      }),
    );
  });
});
