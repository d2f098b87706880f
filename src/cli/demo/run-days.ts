// runDays: the three ways in turn, each with a service, a clock and a sandbox of its own: same seed, same plan, same start.
// Under `demo`, and under the page that shows its table.
import type { Language } from '../../contract/tool-error.ts';
import { type ManualClock, manualClock } from '../embed.ts';
import { DAY_START_MS } from './day.ts';
import type { Figures } from './figures.ts';
import { createPace, type Pace } from './pace.ts';
import { runDay } from './run-day.ts';
import { openService } from './site.ts';
import type { Story } from './story.ts';
import type { TokenCounter } from './tokens.ts';
import type { Way, WayName } from './way.ts';
import { contract } from './ways/contract.ts';
import { harness } from './ways/harness.ts';
import { naive } from './ways/naive.ts';

const WAYS: readonly (readonly [WayName, Way])[] = [
  ['naive', naive],
  ['contract', contract],
  ['harness', harness],
];

/** How the days are. */
export interface DaysOptions {
  readonly seed: string;
  readonly lang: Language;
  readonly tokens: TokenCounter;
  /** Not slowed down for the eye. */
  readonly isFast: boolean;
  /** Who is told of a day that goes by this clock. */
  storyOf(clock: ManualClock, pace: Pace): Story;
}

/** A row for each way, in the order of the story. */
export async function runDays({ seed, lang, tokens, isFast, storyOf }: DaysOptions): Promise<readonly Figures[]> {
  const rows: Figures[] = [];
  for (const [name, way] of WAYS) {
    const clock = manualClock(DAY_START_MS);
    const pace = createPace(clock, isFast);
    const story = storyOf(clock, pace);
    if (rows.length === 0) story.opening(seed);
    story.way(name);
    const service = openService(clock);
    try {
      rows.push(await runDay(name, way, { clock, service, pace, seed, lang, tokens, story }));
    } finally {
      service.close();
    }
  }
  return rows;
}
