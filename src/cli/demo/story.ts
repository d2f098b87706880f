// Story: the demo as it is told while it runs: a line for each thing that happens, in the harness's own words where it has some.
// At the edge: nobody tells it under `--json`.
import type { Listener } from '../../orchestrator/event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Paint } from '../../tck/report-table.ts';
import { eventTerminal } from '../event-terminal.ts';
import type { TaskName } from './day.ts';
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
  ended(isDone: boolean): void;
}

/** Nobody listens. */
export const SILENT: Story = {
  ...{ opening: () => undefined, way: () => undefined, task: () => undefined, sends: () => undefined, waits: () => undefined },
  ...{ reads: () => undefined, wakes: () => undefined, event: () => undefined, mended: () => undefined, ended: () => undefined },
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
  const inner = (word: string, rest: string, tint = (text: string) => text): void =>
    line(`${INDENT}${tint(word.padEnd(11))}  ${cut(rest, width - INDENT.length - 13)}`.trimEnd());
  const terminal = eventTerminal({ write, isTTY, clock, paint, indent: INDENT, width });
  return {
    opening: (seed) => line(`${texts.opening}\n${paint.faint(texts.where.replace('{seed}', seed))}`, HEADING_MS),
    way: (name) => line(`\n${texts.ways[name].title}: ${texts.ways[name].rule}\n`, HEADING_MS),
    task: (name, atMs, isAgain) =>
      line(`${paint.faint(new Date(atMs).toISOString().slice(11, 16))}    ${texts.tasks[name]}${isAgain ? ` (${texts.again})` : ''}`),
    sends: (operation, attempt) => inner('attempt', `${operation} #${attempt}`),
    waits: (delayMs) => inner('waiting', `${delayMs / 1_000} s`),
    reads: (text, tokens) =>
      line(`${INDENT}${paint.faint(cut(`${texts.reads} (${tokens}): ${text.replace(/\s+/g, ' ')}`, width - INDENT.length))}`),
    wakes: () => line(`${INDENT}${paint.bad(texts.wakes)}`),
    event: (event) => {
      terminal(event);
      owe(LINE_MS);
    },
    mended: () => line(`         ${paint.faint(texts.mended)}`),
    ended: (isDone) => line(`${INDENT}${isDone ? paint.good(texts.done) : paint.bad(texts.left)}`),
  };
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}
