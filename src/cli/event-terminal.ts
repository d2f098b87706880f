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
}

const TICK_MS = 1_000;
const CLEAR_LINE = '\r\u001b[2K';

/** A listener for `createHarness`; runs side by side share the lines, so that only the last one's countdown is drawn. */
export function eventTerminal({ write, isTTY, clock, paint, indent = '' }: EventTerminalOptions): Listener {
  let stop = (): void => undefined;
  return (event) => {
    stop();
    stop = () => undefined;
    if (event.kind === 'waiting' && isTTY) {
      stop = countDown({ write, clock, event, line: (leftMs) => indent + paintedLine(event, leftMs, paint) });
      return;
    }
    write(`${indent}${paintedLine(event, event.kind === 'waiting' ? event.delayMs : 0, paint)}\n`);
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

function paintedLine(event: HarnessEvent, leftMs: number, paint: Paint): string {
  const word = event.kind.padEnd(WORD_WIDTH);
  const painted =
    event.kind === 'succeeded' ? paint.good(word) : event.kind === 'stopped' || event.kind === 'escalated' ? paint.bad(word) : word;
  return `${painted}  ${detail(event, leftMs, paint)}`;
}

const WORD_WIDTH = 'reconciling'.length;

/** "create_invoice #2", "0:04  rate_limited (server_named_wait)". */
function detail(event: HarnessEvent, leftMs: number, paint: Paint): string {
  const why = (text: string): string => paint.faint(`(${text})`);
  switch (event.kind) {
    case 'attempt':
      return `${event.operation} #${event.attempt}`;
    case 'waiting':
      return `${seconds(leftMs)}  ${event.error_type} ${why(event.because)}`;
    case 'refreshing':
      return event.error_type;
    case 'reconciling':
      return `${event.error_type} ${why(event.how)}`;
    case 'escalated':
      return `${event.error_type} ${why(event.because)}  hand-off ${event.handOff}`;
    case 'stopped':
      return `${event.error_type} ${why(event.because)}${event.retryAfterMs === null ? '' : `  again in ${seconds(event.retryAfterMs)}`}`;
    default:
      return `${event.operation} ${why(event.how)}`;
  }
}

/** "4.2 s"; whole from ten seconds on. */
function seconds(ms: number): string {
  return `${ms < 10_000 ? (Math.ceil(ms / 100) / 10).toFixed(1) : Math.ceil(ms / 1_000)} s`;
}
