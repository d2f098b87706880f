// demo: the same seeded day three times, with a plain loop, with the contract, and with the harness; then what each one cost.
// A command of the command line.
import type { Language } from '../contract/tool-error.ts';
import type { Pace } from './demo/pace.ts';
import { runDays } from './demo/run-days.ts';
import { showTable } from './demo/show.ts';
import { SILENT, type Story, storyTo } from './demo/story.ts';
import { DEMO_TEXTS } from './demo/texts.ts';
import { createTokenCounter } from './demo/tokens.ts';
import type { ManualClock } from './embed.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { paintFor } from './paint.ts';

/** Options of `overdue demo`. */
export interface DemoOptions {
  /** Not slowed down for the eye, which a pipe never is. */
  readonly fast?: boolean;
  /** The figures alone. */
  readonly json?: boolean;
  readonly lang: Language;
  readonly seed: string;
}

/** Runs `overdue demo`. */
export async function demo({ fast = false, json = false, lang, seed }: DemoOptions): Promise<ExitCode> {
  const { stdout } = process;
  const tokens = await createTokenCounter();
  const storyOf = (clock: ManualClock, pace: Pace): Story => (json ? SILENT : told(clock, pace, lang));
  const ways = await runDays({ seed, lang, tokens, isFast: fast || json || stdout.isTTY !== true, storyOf });
  const { name: tokenizer, encoding } = tokens;
  const texts = DEMO_TEXTS[lang];
  const titled = ways.map(({ way, ...figures }) => ({ way, title: texts.ways[way].title, ...figures }));
  if (json) stdout.write(`${JSON.stringify({ seed, lang, provider: 'in_process', clock: 'manual', tokenizer, encoding, ways: titled })}\n`);
  else stdout.write(`\n${showTable(ways, texts, tokens, widthOf(stdout))}\n`);
  return EXIT.ok;
}

const PIPE_WIDTH = 140;

const widthOf = ({ isTTY, columns }: NodeJS.WriteStream): number => (isTTY === true && columns > 0 ? columns : PIPE_WIDTH);

function told(clock: ManualClock, { owe }: Pace, lang: Language): Story {
  const { stdout } = process;
  const isTTY = stdout.isTTY === true;
  const width = widthOf(stdout);
  const [paint, texts] = [paintFor(stdout), DEMO_TEXTS[lang]];
  return storyTo({ write: (text) => stdout.write(text), isTTY, width, clock, paint, texts, owe });
}
