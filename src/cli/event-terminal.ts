// eventTerminal: what the harness tells, for a person who watches: the events' own words, and on a terminal a countdown that is redrawn.
// At the edge, a listener of the harness's events; where nobody watches a terminal it is a plain line per event.
import type { HarnessEvent, Listener } from '../orchestrator/event.ts';
import type { Clock } from '../ports/clock.ts';
import type { Paint } from '../tck/report-table.ts';

/** Where it is shown, and how. */
export interface EventTerminalOptions {
  readonly write: (text: string) => unknown;
  /** Whether a line may be drawn over. */
  readonly isTTY: boolean;
  /** What the countdown goes by: the harness's own. */
  readonly clock: Clock;
  readonly paint: Paint;
  /** Put before each line. */
  readonly indent?: string;
  /** Columns that a line may take: one that wraps cannot be drawn over. As long as it gets when left out. */
  readonly width?: number;
  /** The events' own words when left out. */
  readonly words?: EventWords;
}

/** What is said besides names and numbers: a word for each kind of event, and what a hand-off and the next call's time are called. */
export type EventWords = Readonly<Record<HarnessEvent['kind'] | 'hand_off' | 'again_in', string>>;

export const EVENT_WORDS: EventWords = {
  attempt: 'attempt',
  waiting: 'waiting',
  refreshing: 'refreshing',
  reconciling: 'reconciling',
  escalated: 'escalated',
  succeeded: 'succeeded',
  stopped: 'stopped',
  hand_off: 'hand-off',
  again_in: 'again in',
};

const TICK_MS = 1_000;
const CLEAR_LINE = '\r\u001b[2K';

/** A listener for `createHarness`; runs side by side share the lines, so that only the last one's countdown is drawn. */
export function eventTerminal(options: EventTerminalOptions): Listener {
  const { write, isTTY, clock } = options;
  let stop = (): void => undefined;
  return (event) => {
    stop();
    stop = () => undefined;
    if (event.kind === 'waiting' && isTTY) stop = countDown({ write, clock, event, line: (leftMs) => lineOf(event, leftMs, options) });
    else write(`${lineOf(event, event.kind === 'waiting' ? event.delayMs : 0, options)}\n`);
  };
}

type Waiting = Extract<HarnessEvent, { kind: 'waiting' }>;

interface CountDown {
  readonly write: (text: string) => unknown;
  readonly clock: Clock;
  readonly event: Waiting;
  line(leftMs: number): string;
}

/** Draws the line over and over; what it returns leaves it standing as the wait that it was. */
function countDown({ write, clock, event, line }: CountDown): () => void {
  const endMs = clock.now() + event.delayMs;
  let cancel = (): void => undefined;
  const draw = (): void => {
    const leftMs = Math.max(0, endMs - clock.now());
    write(CLEAR_LINE + line(leftMs));
    cancel = leftMs > 0 ? clock.after(Math.min(TICK_MS, leftMs), draw) : () => undefined;
  };
  draw();
  return () => {
    cancel();
    write(`${CLEAR_LINE}${line(event.delayMs)}\n`);
  };
}

function lineOf(
  event: HarnessEvent,
  leftMs: number,
  { paint, indent = '', width = Number.POSITIVE_INFINITY, words = EVENT_WORDS }: EventTerminalOptions,
): string {
  const word = words[event.kind].padEnd(WORD_WIDTH);
  const [what, why] = detailOf(event, leftMs, words);
  const plain = `${indent}${word}  ${what}${why}`;
  // A colour that is cut in two would go on.
  if (plain.length > width) return `${plain.slice(0, Math.max(0, width - 1))}…`;
  const isBad = event.kind === 'stopped' || event.kind === 'escalated';
  const tint = event.kind === 'succeeded' ? paint.good : isBad ? paint.bad : (text: string): string => text;
  return `${indent}${tint(word)}  ${what}${why === '' ? '' : paint.faint(why)}`;
}

/** Columns of the first word. */
export const WORD_WIDTH = 'reconciling'.length;

/** What is said besides the word, and why: "4.0 s  rate_limited", " (server_named_wait)". */
function detailOf(event: HarnessEvent, leftMs: number, words: EventWords): readonly [what: string, why: string] {
  switch (event.kind) {
    case 'attempt':
      return [`${event.operation} #${event.attempt}`, ''];
    case 'waiting':
      return [`${seconds(leftMs)}  ${event.error_type}`, ` (${event.because})`];
    case 'refreshing':
      return [event.error_type, ''];
    case 'reconciling':
      return [event.error_type, ` (${event.how})`];
    case 'escalated':
      return [`${event.error_type}  ${words.hand_off} ${event.handOff}`, ` (${event.because})`];
    case 'stopped':
      return [
        event.error_type + (event.retryAfterMs === null ? '' : `  ${words.again_in} ${seconds(event.retryAfterMs)}`),
        ` (${event.because})`,
      ];
    default:
      return [event.operation, ` (${event.how})`];
  }
}

/** "4.2 s"; whole from ten seconds on. */
function seconds(ms: number): string {
  return `${ms < 10_000 ? (Math.ceil(ms / 100) / 10).toFixed(1) : Math.ceil(ms / 1_000)} s`;
}
