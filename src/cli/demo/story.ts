// Story: the demo as it is told while it runs: a line for each thing that happens, in the harness's own words where it has some.
// At the edge: nobody tells it under `--json`.
import type { Listener } from '../../orchestrator/event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Paint } from '../../tck/report-table.ts';
import { eventTerminal, WORD_WIDTH } from '../event-terminal.ts';
import type { TaskName } from './day.ts';
import type { Stored } from './repeats.ts';
import type { DemoTexts } from './texts.ts';
import type { WayName } from './way.ts';

/** Told what happens. */
export interface Story {
  opening(seed: string): void;
  way(name: WayName): void;
  task(name: TaskName, atMs: number, isAgain: boolean): void;
  sends(operation: string, attempt: number): void;
  waits(delayMs: number): void;
  reads(text: string, tokens: number): void;
  wakes(): void;
  readonly event: Listener;
  mended(): void;
  /** What the way believes; `stored`: rows that are really there, when they are too many. */
  ended(isDone: boolean, stored: Stored | null): void;
  /** What was ended before turns out to be done more than once. */
  later(name: TaskName, stored: Stored): void;
}

/** Nobody listens. */
export const SILENT: Story = {
  ...{ opening: () => undefined, way: () => undefined, task: () => undefined, sends: () => undefined, waits: () => undefined },
  ...{ reads: () => undefined, wakes: () => undefined, event: () => undefined, mended: () => undefined, ended: () => undefined },
  later: () => undefined,
};

/** How it is told. */
export interface StoryOptions {
  readonly write: (text: string) => unknown;
  readonly isTTY: boolean;
  /** Columns to cut lines to. */
  readonly width: number;
  readonly clock: Clock;
  readonly paint: Paint;
  readonly texts: DemoTexts;
  /** Told how long a line takes to read. */
  owe(readMs: number): void;
}

const LINE_MS = 200;
const HEADING_MS = 1_800;
const INDENT = '         ';

/** Tells it in lines. */
export function storyTo({ write, isTTY, width, clock, paint, texts, owe }: StoryOptions): Story {
  const line = (text: string, readMs = LINE_MS): void => {
    write(`${text}\n`);
    owe(readMs);
  };
  const stored = (text: string, { table, rows }: Stored): string =>
    text.replace('{times}', texts.times(rows)).replace('{rows}', texts.rows(table, rows));
  const inner = (word: string, rest: string, tint = (text: string) => text): void =>
    line(`${INDENT}${tint(word.padEnd(WORD_WIDTH))}  ${cut(rest, width - INDENT.length - WORD_WIDTH - 2)}`.trimEnd());
  const terminal = eventTerminal({ write, isTTY, clock, paint, indent: INDENT, width, words: texts.words });
  return {
    opening: (seed) => {
      const faint = [texts.where.replace('{seed}', seed), ...texts.legend].map((text) => paint.faint(wrapped(text, width)));
      line([wrapped(texts.opening, width), ...faint].join('\n'), HEADING_MS);
    },
    way: (name) => line(`\n${wrapped(`${texts.ways[name].title}: ${texts.ways[name].rule}`, width)}\n`, HEADING_MS),
    task: (name, atMs, isAgain) => {
      const what = `${texts.tasks[name]}${isAgain ? ` (${texts.again})` : ''}`;
      line(`${paint.faint(new Date(atMs).toISOString().slice(11, 16))}    ${cut(what, width - INDENT.length)}`);
    },
    sends: (operation, attempt) => inner(texts.words.attempt, `${operation} #${attempt}`),
    waits: (delayMs) => inner(texts.words.waiting, `${delayMs / 1_000} s`),
    reads: (text, tokens) =>
      line(`${INDENT}${paint.faint(cut(`${texts.reads} (${tokens}): ${text.replace(/\s+/g, ' ')}`, width - INDENT.length))}`),
    wakes: () => line(`${INDENT}${paint.bad(cut(texts.wakes, width - INDENT.length))}`),
    event: (event) => {
      terminal(event);
      owe(LINE_MS);
    },
    mended: () => line(`${INDENT}${paint.faint(cut(texts.mended, width - INDENT.length))}`),
    ended: (isDone, repeated) => {
      const said = isDone ? texts.done : texts.left;
      const whole = cut(repeated === null ? said : `${said} ${stored(texts.repeated, repeated)}`, width - INDENT.length);
      line(`${INDENT}${isDone && repeated === null ? paint.good(whole) : paint.bad(whole)}`);
    },
    later: (name, repeated) =>
      line(`${INDENT}${paint.bad(cut(`${texts.tasks[name]}: ${stored(texts.later, repeated)}`, width - INDENT.length))}`),
  };
}

/** In lines of at most `width` columns, broken between words. */
export function wrapped(text: string, width: number): string {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => cut(line, width)).join('\n');
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}
