// callLines: what the harness does for each call of a tool, as lines for a person: what passes by itself and what needs somebody look apart.
// At the edge, a listener of the harness's events: a line for each wait while it works, and one when it is over.
import { ERROR_TYPES } from '../../contract/error-types.ts';
import type { HarnessEvent, Listener } from '../../orchestrator/event.ts';
import type { Paint } from '../../tck/report-table.ts';
import { EVENT_WORDS } from '../event-terminal.ts';

/** Where the lines go. */
export interface CallLinesOptions {
  /** Takes a line without its newline. */
  readonly show: (line: string) => unknown;
  readonly paint: Paint;
  /** Told when a call ended in a hand-off. */
  readonly onHandOff?: (id: string) => unknown;
}

/** A listener for `createHarness`. */
export function callLines({ show, paint, onHandOff }: CallLinesOptions): Listener {
  const begunMs = new Map<string, number>();
  return (event) => {
    const { run, atMs } = event;
    const sinceMs = begunMs.get(run) ?? atMs;
    begunMs.set(run, sinceMs);
    if (event.kind === 'attempt') return;
    show(lineOf(event, atMs - sinceMs, paint));
    if (!isOver(event)) return;
    begunMs.delete(run);
    if (event.kind === 'escalated') onHandOff?.(event.handOff);
  };
}

type Kind<Name extends HarnessEvent['kind']> = Extract<HarnessEvent, { kind: Name }>;
type Shown = Exclude<HarnessEvent, Kind<'attempt'>>;

function isOver(event: Shown): event is Kind<'succeeded' | 'stopped' | 'escalated'> {
  return event.kind === 'succeeded' || event.kind === 'stopped' || event.kind === 'escalated';
}

/** "  ~ create_invoice  waiting 2.0 s  rate_limited, transient (server_named_wait)". */
function lineOf(event: Shown, tookMs: number, paint: Paint): string {
  const { kind, operation, attempt } = event;
  const spent = `${attempt} ${attempt === 1 ? 'attempt' : 'attempts'}, ${seconds(tookMs)}`;
  if (kind === 'succeeded') return `${paint.good(`+ ${operation}  ${EVENT_WORDS[kind]}`)}  ${spent}${paint.faint(` (${event.how})`)}`;
  const cause = `${event.error_type}, ${ERROR_TYPES[event.error_type].class}`;
  if (isOver(event)) return `${paint.bad(`! ${operation}  ${EVENT_WORDS[kind]}  ${cause}`)}  ${spent}${paint.faint(` (${event.because})`)}`;
  const doing = kind === 'waiting' ? `${EVENT_WORDS[kind]} ${seconds(event.delayMs)}` : EVENT_WORDS[kind];
  return `${paint.faint(`~ ${operation}  ${doing}  ${cause}`)}${paint.faint(reasonOf(event))}`;
}

function reasonOf(event: Kind<'waiting' | 'refreshing' | 'reconciling'>): string {
  if (event.kind === 'waiting') return ` (${event.because})`;
  return event.kind === 'reconciling' ? ` (${event.how})` : '';
}

/** "2.0 s", "12 s". */
function seconds(ms: number): string {
  return `${ms < 10_000 ? (ms / 1_000).toFixed(1) : Math.round(ms / 1_000)} s`;
}
