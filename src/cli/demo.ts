// demo: the same seeded day three times, with a plain loop, with the contract, and with the harness; then what each one cost.
// A command of the command line.
import type { Language } from '../contract/tool-error.ts';
import { DAY_START_MS } from './demo/day.ts';
import type { Figures } from './demo/figures.ts';
import { createPace } from './demo/pace.ts';
import { type DayOptions, runDay } from './demo/run-day.ts';
import { showTable } from './demo/show.ts';
import { openService } from './demo/site.ts';
import { SILENT, type Story, storyTo } from './demo/story.ts';
import { DEMO_TEXTS } from './demo/texts.ts';
import { createTokenCounter } from './demo/tokens.ts';
import type { Way, WayName } from './demo/way.ts';
import { contract } from './demo/ways/contract.ts';
import { harness } from './demo/ways/harness.ts';
import { naive } from './demo/ways/naive.ts';
import { manualClock } from './embed.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { paintFor } from './paint.ts';

/** Options of `overdue demo`. */
export interface DemoOptions {
  /** Not slowed down for the eye. */
  readonly fast?: boolean;
  /** The figures alone. */
  readonly json?: boolean;
  readonly lang: Language;
  readonly seed: string;
}

const WAYS: readonly (readonly [WayName, Way])[] = [
  ['naive', naive],
  ['contract', contract],
  ['harness', harness],
];

/** Runs `overdue demo`. */
export async function demo({ fast = false, json = false, lang, seed }: DemoOptions): Promise<ExitCode> {
  const tokens = await createTokenCounter();
  const rows: Figures[] = [];
  const tell = (of: Pick<DayOptions, 'clock' | 'pace'>): Story => (json ? SILENT : told(of, lang));
  for (const [name, way] of WAYS) {
    const clock = manualClock(DAY_START_MS);
    const pace = createPace(clock, fast || json || !isWatched());
    const story = tell({ clock, pace });
    if (rows.length === 0) story.opening(seed);
    story.way(name);
    const service = openService(clock);
    try {
      rows.push(await runDay(name, way, { clock, service, pace, seed, lang, tokens, story }));
    } finally {
      service.close();
    }
  }
  const { name: tokenizer, encoding } = tokens;
  const figures = { seed, lang, provider: 'in_process', clock: 'manual', tokenizer, encoding, ways: rows };
  process.stdout.write(json ? `${JSON.stringify(figures)}\n` : `\n${showTable(rows, DEMO_TEXTS[lang], tokens)}\n`);
  return EXIT.ok;
}

/** In a pipe nobody watches. */
function isWatched(): boolean {
  return process.stdout.isTTY === true;
}

function told({ clock, pace }: Pick<DayOptions, 'clock' | 'pace'>, lang: Language): Story {
  const { columns } = process.stdout;
  return storyTo({
    write: (text) => process.stdout.write(text),
    isTTY: isWatched(),
    width: isWatched() && columns > 0 ? columns : 140,
    clock,
    paint: paintFor(process.stdout),
    texts: DEMO_TEXTS[lang],
    owe: pace.owe,
  });
}
