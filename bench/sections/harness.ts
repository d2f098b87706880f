// harness: how long it waits for scripted failures; and a thousand seeded days of lost answers of each kind, by what the provider promises.
// In process, on a clock that nobody waits for: the numbers are counts, and no machine makes them smaller.
import { DAYS, type Day, type DayEnd, liveNaively, liveThrough, PROMISES, type Promises } from '../../test/src/orchestrator/lost-writes.ts';
import { halfway, site, startProvider } from '../../test/src/orchestrator/provider.ts';
import { customer, SCRIPTED } from '../../test/src/orchestrator/scripted.ts';
import type { Section, Size } from '../section.ts';
import { grouped, show } from '../show.ts';

const RUNS: Readonly<Record<Size, number>> = { full: 1_000, quick: 20 };
const SIDE_BY_SIDE = 125;

/** As the page has it, docs/harness.md. */
export const LOST_WRITES_HEAD = [
  ...[
    'the day',
    'protected by',
    'twice',
    'promised and not there',
    'answered',
    'found',
    'by a person’s word',
    'left to a person',
    'calls a day',
  ],
];

/** One row's days. */
async function days(day: Day, promises: Promises, count: number): Promise<readonly DayEnd[]> {
  const provider = startProvider();
  const ends: DayEnd[] = [];
  for (let from = 1; from <= count; from += SIDE_BY_SIDE) {
    const seeds = Array.from({ length: Math.min(SIDE_BY_SIDE, count + 1 - from) }, (_, index) => from + index);
    ends.push(...(await liveThrough(provider, day, promises, seeds)));
  }
  if (provider.defects.length > 0) throw new Error('the provider itself failed', { cause: provider.defects[0] });
  return ends;
}

function rowOf(day: Day, promises: Promises, ends: readonly DayEnd[]): string[] {
  const count = (holds: (end: DayEnd) => boolean): string => grouped(ends.filter(holds).length);
  const how = (end: DayEnd): string | undefined => {
    const last = end.outcomes.at(-1);
    return last?.ok === true ? last.how : undefined;
  };
  return [
    day,
    promises,
    count(({ stored }) => stored.length > 1),
    count((end) => end.given !== null && !end.stored.includes(end.given)),
    count((end) => how(end) === 'answered'),
    count((end) => how(end) === 'found'),
    count(({ resumed }) => resumed?.ok === true),
    count(({ resumed }) => resumed?.ok === false),
    (ends.reduce((sum, { calls }) => sum + calls, 0) / ends.length).toFixed(1),
  ];
}

/** What protects the loop that it is compared with. */
export const NAIVE = 'nothing: three tries, no key';

async function naiveRow(day: Day, count: number): Promise<string[]> {
  const counts: number[] = [];
  const provider = startProvider();
  for (let from = 1; from <= count; from += SIDE_BY_SIDE) {
    const seeds = Array.from({ length: Math.min(SIDE_BY_SIDE, count + 1 - from) }, (_, index) => from + index);
    counts.push(...(await liveNaively(provider, day, seeds)));
  }
  return [day, NAIVE, grouped(counts.filter((invoices) => invoices > 1).length), '', '', '', '', '', ''];
}

const WAITS_HEAD = ['the failure', 'waits, ms', 'events', 'ends', 'virtual ms', 'stored', 'people woken'];

/** What the harness does about each failure, every draw the middle of its range. */
async function waitsRows(): Promise<string[][]> {
  const provider = startProvider();
  const rows: string[][] = [];
  for (const { failure, rules, credential = 'default' } of SCRIPTED) {
    const at = await site(provider, { rules, credential, harness: { random: halfway() } });
    const outcome = await at.run('create_customer', customer);
    const ends = outcome.ok ? outcome.how : outcome.error.error_type;
    const [stored, people] = [await at.created('customers'), await at.handOffs()].map(({ length }) => String(length));
    const tookMs = grouped(outcome.attempts.elapsed_ms);
    rows.push([failure, JSON.stringify(at.delays()), at.kinds().join(' '), ends, tookMs, stored ?? '', people ?? '']);
  }
  return rows;
}

/** A line on stderr when a row is lived through, since all of them take minutes. */
function progressOf(total: number): (row: string) => void {
  const beganMs = performance.now();
  let done = 0;
  return (row) => {
    done += 1;
    console.error(`${String(done).padStart(2)} of ${total} rows, ${((performance.now() - beganMs) / 1_000).toFixed(0)} s: ${row}`);
  };
}

/** What becomes of scripted failures and of lost writes. */
export const harness: Section = {
  name: 'harness',
  about:
    'how long the harness waits for scripted failures, and what it makes of a thousand days of lost answers of each kind; five to eight minutes',
  run: async (size) => {
    show('Scripted failures of one create, on a manual clock; each wait the middle of its range', WAITS_HEAD, await waitsRows());
    const count = RUNS[size];
    const rows: string[][] = [];
    const tell = progressOf(Object.keys(DAYS).length * (Object.keys(PROMISES).length + 1));
    for (const day of Object.keys(DAYS) as Day[]) {
      for (const promises of Object.keys(PROMISES) as Promises[]) {
        rows.push(rowOf(day, promises, await days(day, promises, count)));
        tell(`${day}, ${promises}`);
      }
      rows.push(await naiveRow(day, count));
      tell(`${day}, ${NAIVE}`);
    }
    show(
      `Lost writes: ${grouped(count)} seeded days a row, one invoice wanted on each; days by what became of them`,
      LOST_WRITES_HEAD,
      rows,
    );
  },
};
